"""A quest as it is played: its file, put together and ready to be asked."""

# Not compiled: what players bring to the table is of a class that is not either.
from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from podziemia.kernel.content import Brought
from podziemia.kernel.scene import Square

from ..content import MONSTERS
from ..entries import Monster
from ..geometry import Floor
from . import parts
from .rules import AnyEncounter, Rule

R = TypeVar("R", bound=Rule)


@dataclass(frozen=True, slots=True, eq=False)
class Contents:
    """DJ-18.2: what waits in an area until it is revealed."""

    id: str
    """The quest and the area, of those that are constants."""
    monsters: tuple[parts.MonsterPlaced, ...]
    obstacles: tuple[parts.Obstacle, ...]
    glyphs: tuple[parts.Glyph, ...]
    keys: tuple[parts.RuneKey, ...]
    relics: tuple[parts.Relic, ...]
    chests: tuple[parts.Chest, ...]
    treasures: tuple[parts.Treasure, ...]
    encounters: tuple[AnyEncounter, ...]
    npcs: tuple[parts.Npc, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Quest(Brought):
    """A quest: what is told of it, its map, what waits where, and what it asks of the rules."""

    id: str
    head: parts.Header
    rows: tuple[str, ...]
    """The map as drawn: the digit of an area, or a dot where there is no square."""
    floor: Floor
    start: Square
    """The glyph that the heroes start around (DJ-1.20)."""
    areas: dict[int, parts.Area]
    contents: dict[int, Contents]
    doors: dict[str, parts.Door]
    stairs: tuple[parts.Stairs, ...]
    exits: dict[str, parts.Exit]
    npcs: dict[str, parts.Npc]
    named: dict[str, Monster]
    """DJ-14.17: the named monsters, as cards of their own."""
    encounters: dict[str, AnyEncounter]
    rules: tuple[Rule, ...]
    chests: dict[int, parts.ChestContents]
    text: str = ""
    """The file of a quest that the players have brought."""
    own: bool = False
    """Whether they have; heroes never get to know the file."""

    def __str__(self) -> str:
        return self.id

    @classmethod
    def read_again(cls, text: str) -> Quest:
        """The quest that the players have brought."""
        from .own import own_quest  # noqa: PLC0415 -- which reads quests

        return own_quest(text)

    def rule(self, kind: type[R]) -> R | None:
        """The first rule of a kind, if the quest has one."""
        return next((rule for rule in self.rules if isinstance(rule, kind)), None)

    def area(self, square: Square) -> int:
        """The area of a square."""
        return self.floor.area[self.floor.cell(square)]


def rows_of(drawn: str) -> tuple[str, ...]:
    """The rows of a map as drawn."""
    return tuple(drawn.strip("\n").split("\n"))


def body(placed: parts.MonsterPlaced) -> tuple[Square, ...]:
    """The squares that a monster of the quest stands on."""
    rows, columns = MONSTERS[placed.monster].footprint
    if placed.upright:
        rows, columns = columns, rows
    top, left = placed.square
    return tuple((top + row, left + column) for row in range(rows) for column in range(columns))


def card(named: parts.NamedMonster) -> Monster:
    """DJ-14.17, DJ-14.18: a named monster as a card of its own, whose values are told."""
    base = MONSTERS[named.base]
    kept = tuple(each for each in base.abilities if each.id not in named.without)
    two, three, four, five = (wounds + named.wounds for wounds in base.wounds)
    return Monster(
        id=named.id,
        name_en=named.name_en,
        name_pl=named.name_pl,
        effect_en=named.effect_en,
        effect_pl=named.effect_pl,
        source=named.source,
        confidence=named.confidence,
        kind=base.kind,
        rank=base.rank,
        footprint=base.footprint,
        figures=base.figures,
        speed=base.speed + named.speed,
        armor=base.armor + named.armor,
        wounds=(two, three, four, five),
        attack=base.attack,
        dice=base.dice + named.dice,
        bonuses=base.bonuses,
        abilities=kept + named.abilities,
    )


def quest_of(file: parts.QuestFile) -> Quest:
    """The quest of a file in which nothing is wrong."""
    rows = rows_of(file.map)
    floor = Floor(
        [[-1 if letter == "." else int(letter) for letter in row] for row in rows],
        {door.id: door.pairs for door in file.door},
        [stairs.squares for stairs in file.stairs],
    )

    def of(area: int, placed: parts.Placed | AnyEncounter) -> bool:
        return int(rows[placed.square[0]][placed.square[1]]) == area

    def contents(area: int) -> Contents:
        return Contents(
            id=f"{file.quest.id}.{area}",
            monsters=tuple(each for each in file.monster if of(area, each)),
            obstacles=tuple(
                each
                for each in file.obstacle
                if int(rows[each.squares[0][0]][each.squares[0][1]]) == area
            ),
            glyphs=tuple(each for each in file.glyph if of(area, each)),
            keys=tuple(each for each in file.rune_key if of(area, each)),
            relics=tuple(each for each in file.relic if of(area, each)),
            chests=tuple(each for each in file.chest if of(area, each)),
            treasures=tuple(each for each in file.treasure if of(area, each)),
            encounters=tuple(each for each in file.encounter if of(area, each)),
            npcs=tuple(each for each in file.npc if of(area, each)),
        )

    areas = {area.id: area for area in sorted(file.area, key=lambda area: area.id)}
    return Quest(
        id=file.quest.id,
        head=file.quest,
        rows=rows,
        floor=floor,
        start=next(each.square for each in file.glyph if each.active and of(0, each)),
        areas=areas,
        contents={area: contents(area) for area in areas},
        doors={door.id: door for door in file.door},
        stairs=file.stairs,
        exits={each.id: each for each in file.exit},
        npcs={each.id: each for each in file.npc},
        named={each.id: card(each) for each in file.named_monster},
        encounters={each.id: each for each in file.encounter},
        rules=file.rule,
        chests={each.number: each for each in file.chest_contents},
    )
