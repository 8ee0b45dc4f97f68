"""What somebody means who types words: a command of one letter, or an option by its words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from podziemia.cli.terminal.comparison import fold
from podziemia.cli.terminal.options import ListedOption

ALONE: Final = frozenset("upwlnbrq")  # commands that stand alone
WITH_WORDS: Final = frozenset("s")  # and those that words may follow, after a space
ASKING: Final = "?"  # words may follow it at once
SHORTEST: Final = 2  # letters that may stand for an option
YES: Final = frozenset({"y", "yes", "t", "tak"})


class Command(NamedTuple):
    """A letter, and what follows it."""

    letter: str
    words: str = ""


def command(typed: str) -> Command | None:
    """The command somebody typed, if it is exactly one."""
    if typed.startswith(ASKING):
        return Command(ASKING, typed.removeprefix(ASKING).strip())
    letter, _, words = typed.partition(" ")
    letter = letter.lower()
    if letter in WITH_WORDS or (letter in ALONE and not words):
        return Command(letter, words.strip())
    return None


def meant(typed: str, found: Sequence[ListedOption]) -> list[ListedOption]:
    """The options somebody may mean: so called, else beginning so, else with that in their words.

    The square it leads to stands for an option too (`b1`), and the last part of the name of its
    first piece.
    """
    wanted = fold(typed)
    if len(wanted) < SHORTEST:
        return []
    ways: tuple[Callable[[str], bool], ...] = (
        lambda name: name == wanted,
        lambda name: name.startswith(wanted),
        lambda name: wanted in name,
    )
    for fits in ways:
        if fitting := [entry for entry in found if any(map(fits, names(entry)))]:
            return fitting
    return []


def names(entry: ListedOption) -> Iterable[str]:
    """What an option may be called."""
    yield from (fold(words) for words in (entry.words, entry.short, entry.square) if words)
    for piece in entry.refs[:1]:
        yield fold(piece.replace(":", ".").rpartition(".")[2].replace("_", " "))


def means_yes(answer: str) -> bool:
    """Whether an answer is a yes."""
    return fold(answer) in YES
