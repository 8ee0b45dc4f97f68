"""Positions for scenarios: building a state from words, and saying a state in the same words.

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import ids
from podziemia.kernel.given import (
    Given,
    known,
    one_of,
    possible,
    read_given,
    seat_by_seat,
    unknown,
)

from . import content
from .content import BLACK, HEROES, MISSIONS, OBJECTIVES, POWERS, SYMBOLS, WHITE
from .dungeon import DUNGEONS, LETTERS, MONSTER_MASK, NUMBERS, ROOMS, letters, mask
from .entries import Letter
from .rules.round import TOO_MANY
from .rules.score import BOXES, METRICS, ROOMS_EXPLORED, TOTAL, best, boxes, count, games_to_play
from .sheet import Sheet
from .shown.view import sheet_view
from .state import Player, State

BEFORE: Final = ("setup", "powers")
IN_ROUND: Final = ("roll", "dice", "end", "boss")
PHASES: Final = (*BEFORE, *IN_ROUND, "scoring")
WORDS: Final = (*LETTERS, *SYMBOLS)
DEFAULT_DUNGEON: Final = "dungeon_a"
DEFAULT_DICE: Final = ("warrior", "wizard", "cleric", "rogue", "warrior", "wizard")

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000, le=1_000)]
Level: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=content.TOP_LEVEL)]
Parts: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=content.PARTS)]
RoomNames: TypeAlias = Literal["all"] | tuple[str, ...]
"""A set of rooms; `all` is every room but the vault B7."""


class SheetGiven(Given, frozen=True):
    """A player, and the sheet, as a scenario describes them."""

    power: str | None = None
    objective: str | None = None
    training: tuple[str, ...] | None = None
    levels: tuple[Level, Level, Level, Level] | None = None
    parts: dict[str, Parts] = msgspec.field(default_factory=dict)
    potions: Small = 0
    hearts: Small = 0
    damage: Small = 0
    resurrected: bool = False
    room: str | None = None
    path: tuple[str, ...] = ()
    explored: RoomNames = ()
    defeated: RoomNames = ()
    looted: tuple[Letter, ...] = ()
    looted_now: tuple[Letter, ...] = ()
    gone: tuple[Letter, ...] = ()
    off_map_gems: Small = 0
    traps: Small = 0
    walls: Small = 0
    waters: Small = 0
    bosses: tuple[Points, ...] = ()
    mission_points: Small = 0


class PositionGiven(Given, frozen=True):
    """A position as a scenario describes it."""

    phase: str = "dice"
    round: Small | None = None
    game: Small = 1
    dungeon: str = DEFAULT_DUNGEON
    missions: tuple[str, ...] = ()
    claims: dict[str, Small] = msgspec.field(default_factory=dict)
    dice: tuple[str, ...] = DEFAULT_DICE
    players: dict[str, SheetGiven] = msgspec.field(default_factory=dict)
    results: tuple[tuple[dict[str, Points], ...], ...] = ()


def arrange(state: State, given: Mapping[str, Any]) -> None:
    """To a safe point; what is not given is as at the start of a game."""
    position = read_given(given, PositionGiven)
    arrange_results(state, position)
    phase = one_of(position.phase, PHASES, "phase")
    arrange_phase(state, phase, position.round)
    if phase == "setup":
        beside = set(given) - {"phase", "round", "game", "results"}
        possible(not beside, "given", ", ".join(sorted(beside)), "PD-1.1")
        return
    state.dungeon = known(DUNGEONS, position.dungeon, "dungeon")
    arrange_missions(state, position)
    state.dice = read_dice(position.dice)
    state.power_box, state.objective_box = list(POWERS.values()), list(OBJECTIVES.values())
    described = seat_by_seat(position.players, state.players_count, SheetGiven())
    for player, about in zip(state.players, described, strict=True):
        arrange_cards(state, player, about)
        arrange_sheet(player.sheet, about, f"players.{player.seat}")


def arrange_results(state: State, position: PositionGiven) -> None:
    """PD-21.2: which game of a campaign this is, and the score boxes of those before."""
    possible(1 <= position.game <= games_to_play(state), "game", position.game, "PD-21.2")
    state.game = position.game - 1
    nothing = dict.fromkeys([*BOXES, TOTAL, ROOMS_EXPLORED], 0)
    for game in position.results:
        possible(len(game) == state.players_count, "results", len(game), "PD-21.3")
        for result in game:
            for box in result:
                one_of(box, tuple(nothing), "results")
        state.results.append([nothing | result for result in game])
    possible(len(state.results) <= state.game, "results", len(state.results), "PD-21.2")
    state.winners = [best(state, game)[1] for game in state.results]


def arrange_missions(state: State, position: PositionGiven) -> None:
    """PD-1.6, PD-15.4: the missions on the table, and those fulfilled; each is there once."""
    state.missions = [known(MISSIONS, name, "missions") for name in position.missions]
    for name, number in position.claims.items():
        possible(1 <= number <= state.round, "claims", number, "PD-15.6")
        state.claims.append((known(MISSIONS, name, "claims").id, number))
    names = [*position.missions, *position.claims]
    possible(len({*names}) == len(names), "missions", ", ".join(names), "PD-1.19")


def arrange_phase(state: State, phase: str, given: int | None) -> None:
    """The match goes on with a phase of a game, and of a round in it."""
    at = state.cursor.set
    at("adventure", range(games_to_play(state)), state.game)
    at("game", (*BEFORE, "rounds", "scoring"), "rounds" if phase in IN_ROUND else phase)
    least = 0 if phase in (*BEFORE, "roll") else 1
    most = {"setup": 0, "powers": 0, "roll": content.ROUNDS - 1}.get(phase, content.ROUNDS)
    state.round = least if given is None else given
    possible(least <= state.round <= most, "round", state.round, "PD-2.1")
    if phase in IN_ROUND:
        coming = state.round + (phase == "roll")
        ends_season = coming in content.SEASON_ENDS
        possible(phase != "boss" or ends_season, "phase", f"boss, {coming}", "PD-16.1")
        at("rounds", range(1, content.ROUNDS + 1), coming)
        at("round", IN_ROUND if ends_season else IN_ROUND[:-1], phase)


def read_dice(symbols: Sequence[str]) -> list[int]:
    """Six symbols, the first three of white dice; each must be on its die (PD-2.6)."""
    if len(symbols) != len(content.DICE_COLOURS):
        raise unknown("dice", ", ".join(symbols))
    sides = [[SYMBOLS[face] for face in content.FACES[die]] for die in content.DICE_COLOURS]
    rolled = zip(symbols, sides, strict=True)
    found = [SYMBOLS.index(one_of(symbol, faces, "dice")) for symbol, faces in rolled]
    again = max(found.count(content.SKULL), found.count(content.CLOVER)) >= TOO_MANY
    possible(not again, "dice", ", ".join(symbols), "PD-2.4")
    return found


def arrange_cards(state: State, player: Player, about: SheetGiven) -> None:
    """The kept cards, if any, and the training fields."""
    if about.power is not None:
        player.power = known(POWERS, about.power, "power")
        possible(player.power in state.power_box, "power", about.power, "PD-1.8")
        player.powers = [player.power]
        state.power_box.remove(player.power)
    if about.objective is not None:
        objective = known(OBJECTIVES, about.objective, "objective")
        possible(objective in state.objective_box, "objective", about.objective, "PD-1.8")
        player.objectives, player.sheet.training = [objective], objective.training
        state.objective_box.remove(objective)
    if about.training is not None:
        black = [known(content.HERO_NUMBERS, hero, "training") for hero in about.training]
        training = tuple(BLACK if hero in black else WHITE for hero in range(len(HEROES)))
        player.sheet.training = training


def read_parts(parts: Mapping[str, int], where: str) -> list[int]:
    """The parts of items by name; the others have none."""
    found = {known(content.ITEM_NUMBERS, item, where): parts[item] for item in parts}
    return [found.get(item, 0) for item in content.ITEM_NUMBERS.values()]


def read_path(names: Sequence[str], where: str) -> tuple[int, ...]:
    """Rooms walked through, in order."""
    return tuple(known(NUMBERS, name, where) for name in names)


def read_rooms(found: RoomNames, where: str) -> int:
    """A set of rooms from their ids."""
    if found == "all":
        return sum(room.bit for room in ROOMS if room.id != "b7")
    return mask(set(read_path(found, where)))


def read_gems(found: Sequence[Letter]) -> int:
    """A set of gems from their letters."""
    return mask({LETTERS.index(letter) for letter in found})


def arrange_sheet(sheet: Sheet, about: SheetGiven, where: str) -> None:
    """One sheet as described; who walked through a room has explored it and won its fight."""
    if about.levels is not None:
        sheet.levels = list(about.levels)
    sheet.parts = read_parts(about.parts, f"{where}.parts")
    for name in ("potions", "hearts", "damage", "traps", "walls", "waters", "mission_points"):
        setattr(sheet, name, getattr(about, name))
    sheet.resurrected, sheet.bosses = about.resurrected, about.bosses
    walked = (*about.path, *([] if about.room is None else [about.room]))
    sheet.path = read_path(walked, f"{where}.path")
    sheet.room = sheet.path[-1] if sheet.path else sheet.room
    sheet.explored = read_rooms(about.explored, f"{where}.explored") | mask({*sheet.path})
    defeated = read_rooms(about.defeated, f"{where}.defeated")
    possible(about.defeated == "all" or not defeated & ~MONSTER_MASK, where, "defeated", "PD-10.1")
    sheet.defeated = (defeated | sheet.explored) & MONSTER_MASK
    sheet.looted_now, sheet.gone = read_gems(about.looted_now), read_gems(about.gone)
    sheet.looted = read_gems(about.looted) | sheet.looted_now
    sheet.gems = sheet.looted.bit_count() + about.off_map_gems
    check_sheet(sheet, where)


def check_sheet(sheet: Sheet, where: str) -> None:
    """Every track has a place for what is on it."""
    potions, hearts, damage, gems = sheet.potions, sheet.hearts, sheet.damage, sheet.gems
    possible(potions <= content.CIRCLES, f"{where}.potions", potions, "PD-7.3")
    held = potions * content.HEARTS_PER_POTION
    possible(hearts <= held, f"{where}.hearts", hearts, "PD-3.4")
    possible(damage <= content.DAMAGE_HEARTS, f"{where}.damage", damage, "PD-3.16")
    off_map = gems - sheet.looted.bit_count()
    sources = sheet.levels[content.ROGUE] >= content.POWER_LEVEL, potions == content.CIRCLES
    possible(off_map <= sum(sources), f"{where}.off_map_gems", off_map, "PD-13.8")
    twice = sheet.looted & sheet.gone
    possible(not twice, f"{where}.gone", letters(twice), "PD-13.6")
    bosses = len(sheet.bosses)
    possible(bosses <= len(content.SEASON_ENDS), f"{where}.bosses", bosses, "PD-16.1")


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    dungeon = state.dungeon
    return {
        "phase": state.phase,
        "round": state.round,
        "game": state.game + 1,
        "dungeon": dungeon.id if dungeon is not None else None,
        "bosses": ids(dungeon.bosses) if dungeon is not None else [],
        "missions": ids(state.missions),
        "claims": dict(state.claims),
        "dice": [SYMBOLS[symbol] for symbol in state.dice],
        "results": [[dict(result) for result in game] for game in state.results],
        "players": {str(player.seat): inspect_player(state, player) for player in state.players},
    }


def inspect_player(state: State, player: Player) -> dict[str, Any]:
    """One player in the words of scenarios, with every counter and score box."""
    sheet = player.sheet
    counted = METRICS if state.dungeon is not None else ()
    return {
        "power": player.power.id if player.power is not None else None,
        "objective": player.objective.id if player.objective is not None else None,
        "dealt_powers": ids(player.powers),
        "dealt_objectives": ids(player.objectives),
        **sheet_view(sheet),
        "training": [HEROES[h] for h, colour in enumerate(sheet.training) if colour == BLACK],
        "parts": {content.ITEMS[item]: parts for item, parts in enumerate(sheet.parts) if parts},
        "score": boxes(state, player, sheet),
        "counters": {metric: count(metric, sheet, state.map) for metric in counted},
    }
