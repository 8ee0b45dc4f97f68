"""A quest drawn in letters, as the terminal shows it."""

# Not compiled: no match runs through it.
from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from podziemia.kernel.scene import Square
from podziemia.kernel.texts import say_from

from ..content import MONSTERS, RELICS
from ..vocabulary import MonsterKind
from .quest import Contents, Quest, body
from .report import LOCALE

Sign: TypeAlias = tuple[str, str, tuple[Square, ...]]
"""A letter, what it means, and where it is drawn."""
SIGNS: Final = {
    "pit": "_",
    "water": "~",
    "rubble": "^",
    "lit": "!",
    "dark": ":",
    "chest": "$",
    "healing_potion": '"',
    "vitality_potion": "'",
    "coins": ".",
    "key": "-",
    "relic": "*",
    "encounter": "?",
    "stairs": "%",
    "exit": ">",
    "npc": "@",
    "named": "&",
    "door": "|",
    "rune": "#",
}


def draw(quest: Quest, language: str = "en") -> str:
    """The map with everything on it, and below it what the signs mean.

    A bare square shows the digit of its area; doors stand between squares.
    """
    signs: dict[Square, str] = {}
    legend: dict[str, str] = {}
    for letter, meaning, squares in signs_of(quest, language):
        signs |= dict.fromkeys(squares, letter)
        legend.setdefault(letter, meaning)
    doors: dict[frozenset[Square], str] = {}
    for door in quest.doors.values():
        kind = "door" if door.color is None else "rune"
        doors |= {frozenset(pair): SIGNS[kind] for pair in door.pairs}
        legend.setdefault(SIGNS[kind], word(kind, language))
    lines = []
    for row, letters in enumerate(quest.rows):
        line, below = "", ""
        for column, letter in enumerate(letters):
            here = (row, column)
            line += signs.get(here, letter.replace(".", " "))
            line += doors.get(frozenset((here, (row, column + 1))), " ")
            below += doors.get(frozenset((here, (row + 1, column))), " ") + " "
        lines.append(line.rstrip())
        if below.strip():
            lines.append(below.rstrip())
    return "\n".join((*lines, "", *(f"{letter}  {legend[letter]}" for letter in legend)))


def signs_of(quest: Quest, language: str) -> Iterator[Sign]:
    """Everything on the map: the ground first, figures last."""
    for contents in quest.contents.values():
        for obstacle in contents.obstacles:
            yield SIGNS[obstacle.kind], word(obstacle.kind, language), obstacle.squares
    for exit_ in quest.exits.values():
        yield SIGNS["exit"], name(exit_, language), exit_.squares
    for stairs in quest.stairs:
        yield SIGNS["stairs"], word("stairs", language), stairs.squares
    for contents in quest.contents.values():
        for kind, square in tokens_of(contents):
            yield SIGNS[kind], word(kind, language), (square,)
        for relic in contents.relics:
            yield SIGNS["relic"], name(RELICS[relic.id], language), (relic.square,)
    for npc in quest.npcs.values():
        yield SIGNS["npc"], name(npc, language), (npc.square,)
    yield from monsters_of(quest, language)


def tokens_of(contents: Contents) -> Iterator[tuple[str, Square]]:
    """What lies in an area, and where."""
    for glyph in contents.glyphs:
        yield ("lit" if glyph.active else "dark"), glyph.square
    for treasure in contents.treasures:
        yield treasure.kind, treasure.square
    for kind, placed in (
        ("key", contents.keys),
        ("chest", contents.chests),
        ("encounter", contents.encounters),
    ):
        yield from ((kind, each.square) for each in placed)


def monsters_of(quest: Quest, language: str) -> Iterator[Sign]:
    """The monsters: a letter for each kind, a capital one for masters, a sign for named ones."""
    letters = monster_letters(quest)
    named = ", ".join(name(each, language) for each in quest.named.values())
    for contents in quest.contents.values():
        for placed in contents.monsters:
            monster = MONSTERS[placed.monster]
            letter = letters[monster.kind]
            if placed.named is not None:
                yield SIGNS["named"], named, body(placed)
            else:
                shown = letter.upper() if monster.master else letter
                yield shown, name(monster, language), body(placed)


def monster_letters(quest: Quest) -> dict[MonsterKind, str]:
    """A letter for each kind of monster in the quest: the first of its name that is free."""
    found: dict[MonsterKind, str] = {}
    for contents in quest.contents.values():
        for placed in contents.monsters:
            kind = MONSTERS[placed.monster].kind
            free = (letter for letter in str(kind) if letter not in found.values())
            found.setdefault(kind, next(free, "z"))
    return found


def name(thing: object, language: str) -> str:
    """What something is called."""
    return str(getattr(thing, f"name_{language}"))


def word(kind: str, language: str) -> str:
    """What a sign means."""
    said = say_from(LOCALE, language, f"dj-draw-{kind.replace('_', '-')}")
    assert said is not None, kind
    return said
