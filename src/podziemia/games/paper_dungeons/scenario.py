"""Positions for scenarios: building a state from words, and saying a state in the same words.

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from podziemia.kernel import given
from podziemia.kernel.content import attributes, ids
from podziemia.kernel.given import Given, Points, Small, known, one_of, possible

from . import content
from .content import BLACK, HEROES, MISSIONS, OBJECTIVES, POWERS, SYMBOLS
from .dungeon import DUNGEONS, LETTERS, MONSTER_MASK, NUMBERS, ROOMS, letters, mask
from .entries import Letter
from .rules.round import TOO_MANY
from .rules.score import BOXES, METRICS, ROOMS_EXPLORED, TOTAL, best, boxes, games_to_play
from .sheet import Sheet
from .shown.view import sheet_view
from .state import Player, State

BEFORE: Final = ("setup", "powers")
IN_ROUND: Final = ("roll", "dice", "end", "boss")
PHASES: Final = (*BEFORE, *IN_ROUND, "scoring")
WORDS: Final = (*LETTERS, *SYMBOLS)
DEFAULT_DUNGEON: Final = "dungeon_a"
DEFAULT_DICE: Final = ("warrior", "wizard", "cleric", "rogue", "warrior", "wizard")
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
    dungeon: str | None = None
    missions: tuple[str, ...] = ()
    claims: dict[str, Small] = msgspec.field(default_factory=dict)
    dice: tuple[str, ...] | None = None
    players: dict[str, SheetGiven] = msgspec.field(default_factory=dict)
    results: tuple[tuple[dict[str, Points], ...], ...] = ()


def lay_out(state: State, position: PositionGiven) -> None:
    """The table as described; what is not given is as at the start of a game."""
    lay_out_results(state, position)
    phase = one_of(position.phase, PHASES, "phase")
    lay_out_phase(state, phase, position.round)
    if phase == "setup":
        given.only(position, ("phase", "round", "game", "results"), "PD-1.1")
        return
    named = DEFAULT_DUNGEON if position.dungeon is None else position.dungeon
    state.dungeon = known(DUNGEONS, named, "dungeon")
    lay_out_missions(state, position)
    state.dice = read_dice(DEFAULT_DICE if position.dice is None else position.dice)
    state.power_box, state.objective_box = list(POWERS.values()), list(OBJECTIVES.values())
    for player, about in given.described(state.players, position.players, SheetGiven):
        lay_out_cards(state, player, about)
        lay_out_sheet(player.sheet, about, f"players.{player.seat}")


def lay_out_results(state: State, position: PositionGiven) -> None:
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


def lay_out_missions(state: State, position: PositionGiven) -> None:
    """PD-1.6, PD-15.4: the missions on the table, and those fulfilled; each is there once."""
    state.missions = given.all_known(MISSIONS, position.missions, "missions")
    for name, number in position.claims.items():
        possible(1 <= number <= state.round, "claims", number, "PD-15.6")
        state.claims.append((known(MISSIONS, name, "claims").id, number))
    names = [*position.missions, *position.claims]
    possible(len({*names}) == len(names), "missions", ", ".join(names), "PD-1.19")


def lay_out_phase(state: State, phase: str, number: int | None) -> None:
    """The match goes on with a phase of a game, and of a round in it."""
    at = state.cursor.set
    at("adventure", range(games_to_play(state)), state.game)
    at("game", (*BEFORE, "rounds", "scoring"), "rounds" if phase in IN_ROUND else phase)
    least = 0 if phase in (*BEFORE, "roll") else 1
    most = {"setup": 0, "powers": 0, "roll": content.ROUNDS - 1}.get(phase, content.ROUNDS)
    state.round = least if number is None else number
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
        raise given.unknown("dice", ", ".join(symbols))
    sides = [[SYMBOLS[face] for face in content.FACES[die]] for die in content.DICE_COLOURS]
    rolled = zip(symbols, sides, strict=True)
    found = [SYMBOLS.index(one_of(symbol, faces, "dice")) for symbol, faces in rolled]
    again = max(found.count(content.SKULL), found.count(content.CLOVER)) >= TOO_MANY
    possible(not again, "dice", ", ".join(symbols), "PD-2.4")
    return found


def lay_out_cards(state: State, player: Player, about: SheetGiven) -> None:
    """The kept cards, if any, and the training fields."""
    if about.power is not None:
        power = known(POWERS, about.power, "power")
        player.power = given.taken(state.power_box, power, "power", "PD-1.8")
        player.powers = [power]
    if about.objective is not None:
        kept = known(OBJECTIVES, about.objective, "objective")
        player.objectives = [given.taken(state.objective_box, kept, "objective", "PD-1.8")]
        player.sheet.training = content.TRAINING[kept]
    if about.training is not None:
        black = given.all_known(content.HERO_NUMBERS, about.training, "training")
        player.sheet.training = tuple(int(hero in black) for hero in range(len(HEROES)))


def read_parts(parts: Mapping[str, int], where: str) -> list[int]:
    """The parts of items by name; the others have none."""
    found = {known(content.ITEM_NUMBERS, item, where): parts[item] for item in parts}
    return [found.get(item, 0) for item in content.ITEM_NUMBERS.values()]


def read_rooms(found: RoomNames, where: str) -> int:
    """A set of rooms from their ids."""
    if found == "all":
        return sum(room.bit for room in ROOMS if room.id != "b7")
    return mask(set(given.all_known(NUMBERS, found, where)))


def read_gems(found: Sequence[Letter]) -> int:
    """A set of gems from their letters."""
    return mask({LETTERS.index(letter) for letter in found})


def lay_out_sheet(sheet: Sheet, about: SheetGiven, where: str) -> None:
    """One sheet as described; who walked through a room has explored it and won its fight."""
    if about.levels is not None:
        sheet.levels = list(about.levels)
    sheet.parts = read_parts(about.parts, f"{where}.parts")
    given.take_over(sheet, about, "potions", "hearts", "damage", "resurrected", "bosses")
    given.take_over(sheet, about, "traps", "walls", "waters", "mission_points")
    walked = (*about.path, *([] if about.room is None else [about.room]))
    sheet.path = tuple(given.all_known(NUMBERS, walked, f"{where}.path"))
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
    possible(hearts <= potions * content.HEARTS_PER_POTION, f"{where}.hearts", hearts, "PD-3.4")
    possible(damage <= content.DAMAGE_HEARTS, f"{where}.damage", damage, "PD-3.16")
    off_map = gems - sheet.looted.bit_count()
    sources = sheet.is_awake(content.ROGUE), potions == content.CIRCLES
    possible(off_map <= sum(sources), f"{where}.off_map_gems", off_map, "PD-13.8")
    possible(not (twice := sheet.looted & sheet.gone), f"{where}.gone", letters(twice), "PD-13.6")
    bosses = len(sheet.bosses)
    possible(bosses <= len(content.SEASON_ENDS), f"{where}.bosses", bosses, "PD-16.1")


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    return {
        **attributes(state, "phase", "round", "dungeon", "missions"),
        "game": state.game + 1,
        "bosses": ids(state.dungeon.bosses) if state.dungeon is not None else [],
        "claims": dict(state.claims),
        "dice": [SYMBOLS[symbol] for symbol in state.dice],
        "results": [[dict(result) for result in game] for game in state.results],
        "players": {str(player.seat): inspect_player(state, player) for player in state.players},
    }


def inspect_player(state: State, player: Player) -> dict[str, Any]:
    """One player in the words of scenarios, with every counter and score box."""
    sheet = player.sheet
    counted = METRICS if state.dungeon is not None else {}
    return {
        **attributes(player, "power", "objective"),
        "dealt_powers": ids(player.powers),
        "dealt_objectives": ids(player.objectives),
        **sheet_view(sheet),
        "training": [HEROES[h] for h, colour in enumerate(sheet.training) if colour == BLACK],
        "parts": {content.ITEMS[item]: parts for item, parts in enumerate(sheet.parts) if parts},
        "score": boxes(state, player, sheet),
        "counters": {metric: counter(sheet, state.map) for metric, counter in counted.items()},
    }
