"""A quest as heroes may imagine it: true where they have been, invented where they have not.

What they know stays: the floor plan, the doors, the goal, the rules they have learnt, and that
whoever and whatever the goal needs waits somewhere. An unseen area gets what lies in some area of
another quest, laid anew on its own squares.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache, lru_cache
from typing import Final, TypeVar

import msgspec

from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Square

from ..content import CHEST_NUMBERS, COMPONENTS, MONSTERS
from ..geometry import Cell, Cells, Floor, Size, all_bodies, as_cells, as_set
from ..quests import QUESTS, Contents, Quest, parts
from ..quests.rules import NpcReaches, Offering, RuneColor, Sand
from ..state import State
from .plan import is_seen, known_rules

P = TypeVar("P", bound=parts.Placed)

ONE_SPACE: Final = ("pit", "rubble")
"""DJ-12.18: how many tokens of one space are left in the box lies open."""
LIKE: Final = 8
"""What lies in an area is taken from one of so many that are nearest to it in size."""
TRIES: Final = 4
"""So often a place is drawn before those that are still free are looked for."""
TOKENS: Final = {
    "coins": "money_pile_token",
    "healing_potion": "healing_potion_token",
    "vitality_potion": "vitality_potion_token",
}


def invent(state: State, rng: Rng) -> None:
    """The quest and what waits in it, as it could be for all that the heroes know."""
    state.quest = replace(state.quest, doors=doors_anew(state, rng))
    contents = Imagined(state, rng).contents()
    state.quest = veiled(state, contents, rng)
    state.options = replace(state.options, own_quest="")
    state.unrevealed = contents


def veiled(state: State, contents: dict[int, Contents], rng: Rng) -> Quest:
    """The quest without what is written of unseen areas, unopened chests and rules to come."""
    quest = state.quest
    known = known_rules(state)
    sand = quest.rule(Sand)
    scheduled = {area for each in sand.schedule for area in each.areas} if sand is not None else ()
    opened = {int(name.removeprefix("chest.")) for name in state.gone if name.startswith("chest.")}
    chests = dict(rng.pick(tables()))
    npcs = {npc.id: npc for each in contents.values() for npc in each.npcs}
    return replace(
        quest,
        areas={
            area: untold(each, named=area in scheduled) if area in contents else each
            for area, each in quest.areas.items()
        },
        contents={**quest.contents, **contents},
        encounters={
            name: each
            for name, each in quest.encounters.items()
            if quest.area(each.square) not in contents
        },
        npcs=quest.npcs | npcs,
        text="",
        rules=tuple(rule for rule in quest.rules if rule.id in known),
        chests=chests | {number: quest.chests[number] for number in opened & quest.chests.keys()},
    )


def doors_anew(state: State, rng: Rng) -> dict[str, parts.Door]:
    """DJ-1.17: those of which no side has been seen have each other's kinds and colours."""
    quest = state.quest
    unseen = [name for name in quest.doors if not is_seen(quest, name, state.revealed)]
    looks = [(quest.doors[name].kind, quest.doors[name].color) for name in unseen]
    rng.shuffle(looks)
    found = quest.doors.copy()
    for name, (kind, color) in zip(unseen, looks, strict=True):
        found[name] = msgspec.structs.replace(found[name], kind=kind, color=color)
    return found


@lru_cache(maxsize=256)
def untold(area: parts.Area, *, named: bool) -> parts.Area:
    """An area of which nothing has been read yet; those of a public schedule are named there."""
    names = (area.name_en, area.name_pl) if named else ("", "")
    return msgspec.structs.replace(area, name_en=names[0], name_pl=names[1], text_en="", text_pl="")


@cache
def tables() -> tuple[dict[int, parts.ChestContents], ...]:
    """What the quests of the box have in their chests."""
    return tuple(quest.chests for quest in QUESTS.values())


@lru_cache(maxsize=1 << 10)
def like(size: int, own: str) -> tuple[Contents, ...]:
    """Areas of the other quests of the box that have to be found, those nearest to a size."""
    found = [
        (abs(quest.floor.areas[area].bit_count() - size), contents)
        for quest in QUESTS.values()
        for area, contents in quest.contents.items()
        if area and quest.id != own
    ]
    return tuple(contents for _, contents in sorted(found, key=lambda each: each[0])[:LIKE])


class Imagined:
    """What is laid in unseen areas, and what the box still has for them."""

    def __init__(self, state: State, rng: Rng) -> None:
        self.state = state
        self.rng = rng
        self.unseen = sorted(state.unrevealed)
        floor = state.floor
        self.free: dict[int, Cells] = {
            area: floor.areas[area] & ~kept_clear(state.quest) for area in self.unseen
        }
        """The cells on which nothing lies yet."""
        self.chests = {colour: len(state.chests[colour]) for colour in CHEST_NUMBERS}
        laid = Counter(token.name for tokens in state.tokens.values() for token in tokens)
        self.treasures = {kind: COMPONENTS[TOKENS[kind]].count - laid[kind] for kind in TOKENS}
        self.glyphs = COMPONENTS["glyph_token"].count - len(state.glyphs)
        self.laid: dict[int, Laid] = {area: Laid() for area in self.unseen}

    def contents(self) -> dict[int, Contents]:
        """What waits in every unseen area."""
        self.lay_obstacles()
        reached = self.lay_keys()
        self.lay_needed([area for area in self.unseen if area in reached] or self.unseen)
        for area in self.unseen:
            self.fill(area)
        name = f"imagined.{self.rng.word()}"
        return {area: laid.contents(f"{name}.{area}") for area, laid in self.laid.items()}

    # Squares

    def spot(self, area: int, cells: Cells = -1) -> Square | None:
        """A free square of an area, which is free no longer."""
        free, inside = self.free[area] & cells, cells_in(self.state.floor, area)
        for _ in range(TRIES):
            cell = self.rng.pick(inside)
            if free >> cell & 1:
                break
        else:
            if not free:
                return None
            cell = self.rng.pick(as_cells(free))
        self.free[area] &= ~(1 << cell)
        return self.state.floor.squares[cell]

    def anywhere(self, areas: list[int]) -> tuple[int, Square] | None:
        """A free square of one of some areas."""
        shuffled = areas.copy()
        self.rng.shuffle(shuffled)
        for area in shuffled:
            square = self.spot(area)
            if square is not None:
                return area, square
        return None

    # What everybody knows to be there

    def lay_obstacles(self) -> None:
        """DJ-12.18: as many pits and as much rubble of one space as are not in the box."""
        quest = self.state.quest
        missing = [
            obstacle.kind
            for area in self.unseen
            for obstacle in self.state.unrevealed[area].obstacles
            if len(obstacle.squares) == 1 and obstacle.kind in ONE_SPACE
        ]
        for kind in sorted(missing):
            areas = self.unseen.copy()
            self.rng.shuffle(areas)
            for area in areas:
                square = self.spot(area, not_needed(quest.floor, area))
                if square is not None:
                    self.laid[area].obstacles.append(parts.Obstacle(kind=kind, squares=(square,)))
                    break

    def lay_keys(self) -> frozenset[int]:
        """DJ-17.7: a key for every rune-locked door, this side of it; the areas in reach then."""
        state = self.state
        found = set(state.keys)
        for tokens in state.tokens.values():
            for token in tokens:
                if token.kind == "key":
                    found.add(token.name)
                elif token.kind == "encounter":
                    encounter = state.quest.encounters[token.name]
                    found |= {encounter.key} if isinstance(encounter, Offering) else set()
        missing = [d.color for d in state.quest.doors.values() if d.color and d.color not in found]
        while True:
            reached = in_reach(state, frozenset(found))
            place = None
            if missing:
                place = self.anywhere([area for area in self.unseen if area in reached])
            if place is None:
                return reached
            color = missing.pop(self.nearest_lock(missing, reached))
            self.laid[place[0]].keys.append(parts.RuneKey(square=place[1], color=color))
            found.add(color)

    def nearest_lock(self, colors: list[RuneColor], reached: frozenset[int]) -> int:
        """The place of a colour that opens a door in reach; the first one if there is none."""
        quest = self.state.quest
        for place, color in enumerate(colors):
            door = next(each for each in quest.doors.values() if each.color == color)
            if any(quest.area(square) in reached for pair in door.pairs for square in pair):
                return place
        return 0

    def lay_needed(self, areas: list[int]) -> None:
        """DJ-22.8: whoever and whatever the goal and the known rules name waits somewhere."""
        state, quest = self.state, self.state.quest
        known = known_rules(state)
        sources = [quest.head.win, *(rule for rule in quest.rules if rule.id in known)]
        names = {name for source in sources for name in named_in(source)}
        for contents in [state.unrevealed[area] for area in self.unseen]:
            for monster in contents.monsters:
                if monster.named in names:
                    self.stand_anywhere(areas, monster)
            for relic in contents.relics:
                if relic.id in names and (place := self.anywhere(areas)) is not None:
                    self.laid[place[0]].relics.append(moved(relic, place[1]))
            for npc in contents.npcs:
                if npc.id in names and (place := self.anywhere(areas)) is not None:
                    self.laid[place[0]].npcs.append(moved(npc, place[1]))

    def stand_anywhere(self, areas: list[int], monster: parts.MonsterPlaced) -> None:
        """A named monster stands in one of these areas, or in any other with room for it."""
        first = areas.copy()
        self.rng.shuffle(first)
        for area in dict.fromkeys((*first, *self.unseen)):
            if self.stand(area, monster):
                return

    # What may be there

    def fill(self, area: int) -> None:
        """Monsters and tokens as in an area of about this size in another quest, laid anew."""
        quest, laid = self.state.quest, self.laid[area]
        size = quest.floor.areas[area].bit_count()
        sample = self.rng.pick(like(size, quest.id))
        for monster in sample.monsters:
            self.stand(area, msgspec.structs.replace(monster, named=None))
        for _ in sample.glyphs[: self.glyphs]:
            if (square := self.spot(area)) is not None:
                self.glyphs -= 1
                laid.glyphs.append(parts.Glyph(square=square))
        for chest in sample.chests:
            if self.chests[chest.color] and (square := self.spot(area)) is not None:
                self.chests[chest.color] -= 1
                laid.chests.append(parts.Chest(square=square, color=chest.color))
        for treasure in sample.treasures:
            if self.treasures[treasure.kind] > 0 and (square := self.spot(area)) is not None:
                self.treasures[treasure.kind] -= 1
                laid.treasures.append(parts.Treasure(square=square, kind=treasure.kind))

    def stand(self, area: int, monster: parts.MonsterPlaced) -> bool:
        """The same monster on free squares of an area, if it fits."""
        free = self.free[area]
        places = lying(self.state.floor, area, MONSTERS[monster.monster].footprint)
        for _ in range(TRIES if places else 0):
            square, cells, upright = self.rng.pick(places)
            if not cells & ~free:
                break
        else:
            fitting = [place for place in places if not place[1] & ~free]
            if not fitting:
                return False
            square, cells, upright = self.rng.pick(fitting)
        self.free[area] &= ~cells
        stands = msgspec.structs.replace(monster, square=square, upright=upright)
        self.laid[area].monsters.append(stands)
        return True


def moved(placed: P, square: Square) -> P:
    """The same on another square."""
    return msgspec.structs.replace(placed, square=square)


class Laid:
    """What has been laid in one area."""

    __slots__ = (
        *("chests", "glyphs", "keys", "monsters", "npcs", "obstacles", "relics", "treasures"),
    )

    def __init__(self) -> None:
        self.monsters: list[parts.MonsterPlaced] = []
        self.obstacles: list[parts.Obstacle] = []
        self.glyphs: list[parts.Glyph] = []
        self.keys: list[parts.RuneKey] = []
        self.relics: list[parts.Relic] = []
        self.chests: list[parts.Chest] = []
        self.treasures: list[parts.Treasure] = []
        self.npcs: list[parts.Npc] = []

    def contents(self, name: str) -> Contents:
        """All of it."""
        return Contents(
            id=name,
            monsters=tuple(self.monsters),
            obstacles=tuple(self.obstacles),
            glyphs=tuple(self.glyphs),
            keys=tuple(self.keys),
            relics=tuple(self.relics),
            chests=tuple(self.chests),
            treasures=tuple(self.treasures),
            encounters=(),
            npcs=tuple(self.npcs),
        )


# The floor plan, which everybody knows


@lru_cache(maxsize=1 << 9)
def cells_in(floor: Floor, area: int) -> tuple[Cell, ...]:
    """All cells of an area."""
    return tuple(as_cells(floor.areas[area]))


@lru_cache(maxsize=1 << 9)
def lying(floor: Floor, area: int, size: Size) -> tuple[tuple[Square, Cells, bool], ...]:
    """Every place for a figure of this size in an area, lying or standing upright."""
    inside, plan = floor.areas[area], floor.plan(frozenset())
    return tuple(
        (floor.squares[body[0]], as_set(body), bool(upright))
        for upright, each in enumerate(dict.fromkeys((size, size[::-1])))
        for body in all_bodies(plan, each)
        if not as_set(body) & ~inside
    )


@lru_cache(maxsize=1 << 9)
def clear_cells(floor: Floor, squares: tuple[Square, ...]) -> Cells:
    """The spaces of doors and stairs, and these squares."""
    found = as_set(floor.stairs) | as_set(map(floor.cell, squares))
    for door in floor.doors.values():
        found |= door.cells
    return found


def kept_clear(quest: Quest) -> Cells:
    """Where nothing is imagined: at doors and stairs, at ways out, where the goal is, and where the
    heroes begin (DJ-1.20)."""
    squares = [square for way in quest.exits.values() for square in way.squares]
    if isinstance(quest.head.win, NpcReaches):
        squares.append(quest.head.win.square)
    start = quest.floor.cell(quest.start)
    beginning = 1 << start | quest.floor.plan(frozenset()).around[start]
    return clear_cells(quest.floor, tuple(squares)) | beginning


@lru_cache(maxsize=256)
def not_needed(floor: Floor, area: int) -> Cells:
    """The cells without which an area still hangs together."""
    inside, around = floor.areas[area], floor.plan(frozenset()).around
    found = 0
    for cell in as_cells(inside):
        others = inside & ~(1 << cell)
        reached = fresh = others & -others
        while fresh:
            beside = 0
            for each in as_cells(fresh):
                beside |= around[each]
            fresh = beside & others & ~reached
            reached |= fresh
        if reached == others:
            found |= 1 << cell
    return found


def in_reach(state: State, keys: frozenset[str]) -> frozenset[int]:
    """The areas that heroes can come to with these keys, from where they have been."""
    quest = state.quest
    ways = [
        [quest.area(square) for square in door.pairs[0]]
        for door in quest.doors.values()
        if door.color is None or door.color in keys
    ]
    ways += [[quest.area(square) for square in stairs.squares] for stairs in quest.stairs]
    found = set(state.revealed - state.swallowed)
    while True:
        more = {
            area
            for way in ways
            if not found.isdisjoint(way)
            for area in way
            if area not in state.swallowed
        }
        if more <= found:
            return frozenset(found)
        found |= more


def named_in(source: object) -> tuple[str, ...]:
    """Whom and what a goal or a rule names: monsters, a relic, a quest figure."""
    found: list[str] = []
    for key in ("named", "relic", "npc"):
        value = getattr(source, key, None)
        found += value if isinstance(value, tuple) else [value] if value else []
    return tuple(found)
