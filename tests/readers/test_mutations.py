"""Whatever is wrong with a file gets a sentence: no traceback, no hang, no mistake of our own."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import podziemia
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Game
from podziemia.kernel.texts import LANGUAGES
from tests.budget import Budget
from tests.readers.formats import FORMATS, REFUSED, Format
from tests.readers.mutations import mutant

LEAST: Final = 300
SECONDS: Final = 2.0
"""Of the processor, for each kind of each game; the least may take longer."""
PATIENCE: Final = 20.0
"""Seconds of processor time after which a file counts as one that hangs."""
SHORTEST: Final = 10
"""Letters of a sentence."""
KINDS: Final = [(kind, game) for kind in FORMATS for game in podziemia.games() if kind.files(game)]


@pytest.mark.parametrize(("kind", "game"), KINDS, ids=str)
def test_a_file_gone_wrong_gets_a_sentence(
    kind: Format, game: Game[Any], budget: Budget, tmp_path: Path
) -> None:
    files = kind.files(game)

    def check(number: int) -> None:
        chance = Random(f"{kind}/{game}/{number}")
        good = chance.choice(files)
        path = tmp_path / good.name
        path.write_bytes(mutant(good, files, chance))
        try:
            with patience(PATIENCE):
                kind.use(game, path, good)
        except REFUSED as fault:
            said = sentences(fault)
        except Exception as bug:
            bug.add_note(f"{good.name}, gone wrong, is {path}")
            raise
        else:
            said = []
        assert all(len(text) > SHORTEST for text in said), said

    budget.spend(SECONDS, LEAST, check)


def sentences(fault: Exception) -> list[str]:
    """A fault, told in every language it has."""
    if not isinstance(fault, BadInput):
        return [str(fault)]
    return [str(fault), *(fault.sentence(language) for language in LANGUAGES)]


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer than so much time of the processor."""

    def interrupt(signum: int, frame: object) -> None:
        msg = f"it takes longer than {seconds:g} s"
        raise TimeoutError(msg)

    before = signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
