"""Threads of the server may meet a type for the first time at the same moment."""

from __future__ import annotations

import subprocess
import sys

RUNS = 8
FIRST_USE = """
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
ready = threading.Barrier(4)


def read():
    ready.wait()
    for tutorial in written:
        msgspec.convert(tutorial, Script)


threads = [threading.Thread(target=read) for _ in range(4)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def test_threads_that_meet_a_type_at_once_do_not_crash() -> None:
    """Without `learn_types` every third run or so ends in a segmentation fault of msgspec."""
    for _ in range(RUNS):
        subprocess.run([sys.executable, "-c", FIRST_USE], check=True)  # noqa: S603 -- as above
