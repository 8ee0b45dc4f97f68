"""Positions for scenarios: building a state from words, and saying a state in the same words.

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from podziemia.kernel.game import Value
from podziemia.kernel.given import check_keys, each, items, known, number, one_of, truth, unknown
from podziemia.kernel.rng import Rng

from . import content
from .content import BLACK, HEROES, MISSIONS, OBJECTIVES, POWERS, SYMBOLS, WHITE, ids
from .dungeon import DUNGEONS, LETTERS, MONSTER_MASK, NUMBERS, ROOMS, mask
from .rules.score import BOXES, METRICS, ROOMS_EXPLORED, TOTAL, best, boxes, count, games_to_play
from .sheet import Sheet
from .shown.view import sheet_view
from .state import Player, State

BEFORE: Final = ("setup", "powers")
IN_ROUND: Final = ("roll", "dice", "end", "boss")
PHASES: Final = (*BEFORE, *IN_ROUND, "scoring")
KEYS = ("phase", "round", "game", "dungeon", "missions", "claims", "dice", "players", "results")
DEFAULT_DUNGEON: Final = "dungeon_a"
DEFAULT_DICE: Final = ("warrior", "wizard", "cleric", "rogue", "warrior", "wizard")


def arrange(
    players: int, options: Mapping[str, Value], given: Mapping[str, Any], rng: Rng
) -> State:
    """A state at a safe point; what is not given is as at the start of a game."""
    check_keys(given, KEYS, "given")
    state = State.of(players, options, rng)
    state.game = number(given.get("game", 1), "game", 1, games_to_play(state)) - 1
    nothing = dict.fromkeys([*BOXES, TOTAL, ROOMS_EXPLORED], 0)
    state.results = [[nothing | result for result in game] for game in given.get("results", [])]
    state.winners = [best(state, game)[1] for game in state.results]
    phase = one_of(given.get("phase", "dice"), PHASES, "phase")
    arrange_phase(state, phase, given.get("round"))
    if phase == "setup":
        return state
    state.dungeon = known(DUNGEONS, given.get("dungeon", DEFAULT_DUNGEON), "dungeon")
    state.missions = [known(MISSIONS, name, "missions") for name in given.get("missions", [])]
    claims = given.get("claims", {})
    state.claims = [(known(MISSIONS, name, "claims").id, claims[name]) for name in claims]
    state.dice = read_dice(given.get("dice", DEFAULT_DICE))
    described = given.get("players", {})
    check_keys(described, [str(seat) for seat in range(players)], "players")
    state.power_box, state.objective_box = list(POWERS.values()), list(OBJECTIVES.values())
    for player in state.players:
        about, where = described.get(str(player.seat), {}), f"players.{player.seat}"
        check_keys(about, (*CARD_KEYS, *SHEET_WORDS, "room", "off_map_gems"), where)
        arrange_cards(state, player, about)
        arrange_sheet(player.sheet, about, where)
    return state


def arrange_phase(state: State, phase: str, given: object) -> None:
    """The match goes on with a phase of a game, and of a round in it."""
    at = state.cursor.set
    at("adventure", range(games_to_play(state)), state.game)
    at("game", (*BEFORE, "rounds", "scoring"), "rounds" if phase in IN_ROUND else phase)
    first = 0 if phase in (*BEFORE, "roll") else 1
    state.round = first if given is None else number(given, "round", most=content.ROUNDS)
    if phase in IN_ROUND:
        coming = state.round + (phase == "roll")
        at("rounds", range(1, content.ROUNDS + 1), coming)
        at("round", IN_ROUND if coming in content.SEASON_ENDS else IN_ROUND[:-1], phase)


def read_dice(symbols: Sequence[str]) -> list[int]:
    """Six symbols, the first three of white dice; each must be on its die (PD-2.6)."""
    if len(symbols) != len(content.DICE_COLOURS):
        raise unknown("dice", ", ".join(symbols))
    sides = [[SYMBOLS[face] for face in content.FACES[die]] for die in content.DICE_COLOURS]
    rolled = zip(symbols, sides, strict=True)
    return [SYMBOLS.index(one_of(symbol, faces, "dice")) for symbol, faces in rolled]


CARD_KEYS: Final = ("power", "objective", "training")


def arrange_cards(state: State, player: Player, about: Mapping[str, Any]) -> None:
    """The kept cards, if any, and the training fields."""
    if "power" in about:
        player.power = known(POWERS, about["power"], "power")
        player.powers = [player.power]
        state.power_box.remove(player.power)
    if "objective" in about:
        objective = known(OBJECTIVES, about["objective"], "objective")
        player.objectives, player.sheet.training = [objective], objective.training
        state.objective_box.remove(objective)
    if "training" in about:
        black = [known(content.HERO_NUMBERS, hero, "training") for hero in about["training"]]
        training = tuple(BLACK if hero in black else WHITE for hero in range(len(HEROES)))
        player.sheet.training = training


def read_levels(levels: object, where: str) -> list[int]:
    """The levels of the four heroes, from 1 to 6."""
    found = items(levels, where)
    if len(found) != len(HEROES) or not all(1 <= level <= content.TOP_LEVEL for level in found):
        raise unknown(where, levels)
    return found


def read_parts(parts: Mapping[str, object], where: str) -> list[int]:
    """The parts of items by name; the others have none."""
    found = {known(content.ITEM_NUMBERS, item, where): parts[item] for item in parts}
    numbers = content.ITEM_NUMBERS.values()
    return [number(found.get(item, 0), where, most=content.PARTS) for item in numbers]


read_path: Final = each(partial(known, NUMBERS))
"""Rooms walked through, in order."""


def read_rooms(found: object, where: str) -> int:
    """A set of rooms from their ids; `all` is every room but the vault B7."""
    if found == "all":
        return sum(room.bit for room in ROOMS if room.id != "b7")
    return mask(set(read_path(found, where)))


def read_gems(found: object, where: str) -> int:
    """A set of gems from their letters."""
    numbers = {letter: place for place, letter in enumerate(LETTERS)}
    return mask(set(each(partial(known, numbers))(found, where)))


SHEET_WORDS: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "levels": read_levels,
    "parts": read_parts,
    "resurrected": truth,
    "path": read_path,
    "explored": read_rooms,
    "defeated": read_rooms,
    **dict.fromkeys(("looted", "looted_now", "gone"), read_gems),
    "bosses": each(partial(number, least=-100)),
    **dict.fromkeys(("potions", "hearts", "damage", "traps", "walls", "waters"), number),
    "mission_points": number,
}
"""What a sheet is described with, and how it is read."""


def arrange_sheet(sheet: Sheet, about: Mapping[str, Any], where: str) -> None:
    """One sheet as described; who walked through a room has explored it and won its fight."""
    for key, read in SHEET_WORDS.items():
        if key in about:
            setattr(sheet, key, read(about[key], f"{where}.{key}"))
    if "room" in about:
        sheet.path += (known(NUMBERS, about["room"], "room"),)
    sheet.room = sheet.path[-1] if sheet.path else sheet.room
    for room in sheet.path:
        sheet.explored |= 1 << room
    sheet.defeated |= sheet.explored & MONSTER_MASK
    sheet.looted |= sheet.looted_now
    off_map = number(about.get("off_map_gems", 0), f"{where}.off_map_gems")
    sheet.gems = sheet.looted.bit_count() + off_map


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
