"""Threads of the server may meet something for the first time at the same moment."""

from __future__ import annotations

import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import pytest

from podziemia.kernel import texts
from podziemia.kernel.texts import KERNEL_LOCALE, Messages

RUNS: Final = 24
FIRST_USE: Final = """
import os
import sys
import threading
import tomllib

import msgspec

from podziemia.kernel.registry import games
from podziemia.kernel.tutorial import Script
from podziemia.table.web.app import learn_types

learn_types()
sys.setswitchinterval(1e-6)
written = [tomllib.loads((game.folder / "tutorial.toml").read_text()) for game in games()]


def read(ready):
    ready.wait()
    for tutorial in written:
        msgspec.convert(tutorial, Script)


def meet():
    ready = threading.Barrier(4)
    threads = [threading.Thread(target=read, args=(ready,)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


for _ in range(int(sys.argv[1])):  # each in a process that has not met the type yet
    if not os.fork():
        meet()
        os._exit(0)
    assert os.wait()[1] == 0
"""
IMPORTING: Final = """
import importlib.abc
import sys
import threading

from podziemia.kernel.registry import games
from podziemia.kernel.texts import KERNEL_LOCALE, messages_of, texts

games()
importing, speaking = threading.Event(), threading.Event()


class Slow(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "fluent.runtime":
            importing.set()
            speaking.wait(0.5)  # whoever speaks now waits for it


def speak():
    importing.wait()
    texts(None, "pl").say("player-number", {"number": 1})
    speaking.set()


sys.meta_path.insert(0, Slow())
thread = threading.Thread(target=speak)
thread.start()
messages_of(KERNEL_LOCALE, "en")
thread.join()
assert speaking.is_set()
"""


def run(program: str, *arguments: str) -> None:
    """Run a program to its good end."""
    subprocess.run([sys.executable, "-c", program, *arguments], check=True)  # noqa: S603 -- our own


def test_threads_that_meet_a_type_at_once_do_not_crash() -> None:
    """Without `learn_types` every third run or so ends in a segmentation fault of msgspec."""
    run(FIRST_USE, str(RUNS))


def test_threads_that_speak_for_the_first_time_at_once_do_not_wait_for_one_another() -> None:
    run(IMPORTING)


def test_threads_that_say_a_message_for_the_first_time_at_once_both_say_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    messages = Messages([KERNEL_LOCALE], "en")
    parsing, said, parsed = threading.Event(), threading.Event(), texts.parsed

    def slowly(source: str) -> object:
        if not parsing.is_set():
            parsing.set()
            said.wait()  # the other one is faster
        return parsed(source)

    monkeypatch.setattr(texts, "parsed", slowly)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(messages.pattern, "player-number")
        parsing.wait()
        found = messages.pattern("player-number")
        said.set()
    assert found is not None
    assert first.result() == found
