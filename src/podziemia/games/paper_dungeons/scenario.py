"""Positions for scenarios: building a state from words, and saying a state in the same words.

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Value
from podziemia.kernel.rng import Rng

from . import content
from .dungeon import DUNGEONS, LETTERS, MONSTER_ROOMS, NUMBERS, ROOMS
from .rules.score import METRICS, best, boxes, count, games_to_play
from .sheet import Sheet
from .shown.view import sheet_view
from .state import Player, State

T = TypeVar("T")

BEFORE: Final = ("setup", "powers")
IN_ROUND: Final = ("roll", "dice", "end", "boss")
PHASES: Final = (*BEFORE, *IN_ROUND, "scoring")
KEYS: Final = (
    "phase",
    "round",
    "game",
    "dungeon",
    "missions",
    "claims",
    "dice",
    "players",
    "results",
)
NUMBERS_OF_SHEET: Final = (
    "potions",
    "hearts",
    "damage",
    "traps",
    "walls",
    "waters",
    "mission_points",
)
PLAYER_KEYS: Final = (
    "power",
    "objective",
    "training",
    "levels",
    "parts",
    "resurrected",
    "room",
    "path",
    "explored",
    "defeated",
    "looted",
    "looted_now",
    "gone",
    "off_map_gems",
    "bosses",
    *NUMBERS_OF_SHEET,
)
DEFAULT_DUNGEON: Final = "dungeon_a"
DEFAULT_DICE: Final = ("warrior", "wizard", "cleric", "rogue", "warrior", "wizard")


def arrange(
    players: int, options: Mapping[str, Value], given: Mapping[str, Any], rng: Rng
) -> State:
    """A state at a safe point; what is not given is as at the start of a game."""
    check_keys(given, KEYS, "given")
    state = State.of(players, options, rng)
    phase = one_of(given.get("phase", "dice"), PHASES, "phase")
    state.game = number(given.get("game", 1), "game") - 1
    state.results = [
        [{**dict.fromkeys("ABCDEFGHIJKL", 0), "rooms": 0, **result} for result in game]
        for game in given.get("results", [])
    ]
    state.winners = [best(state, game)[1] for game in state.results]
    state.round = number(given.get("round", 0 if phase in (*BEFORE, "roll") else 1), "round")
    arrange_phase(state, phase)
    if phase == "setup":
        return state
    state.dungeon = known(DUNGEONS, given.get("dungeon", DEFAULT_DUNGEON), "dungeon")
    state.missions = [
        known(content.MISSIONS, name, "missions") for name in given.get("missions", [])
    ]
    claims = given.get("claims", {})
    state.claims = [(known(content.MISSIONS, name, "claims").id, claims[name]) for name in claims]
    state.dice = read_dice(given.get("dice", DEFAULT_DICE))
    described = given.get("players", {})
    check_keys(described, [str(seat) for seat in range(players)], "players")
    state.power_box = list(content.POWERS.values())
    state.objective_box = list(content.OBJECTIVES.values())
    for player in state.players:
        about = described.get(str(player.seat), {})
        where = f"players.{player.seat}"
        check_keys(about, PLAYER_KEYS, where)
        arrange_cards(state, player, about)
        arrange_sheet(player.sheet, about, where)
    return state


def arrange_phase(state: State, phase: str) -> None:
    """The match goes on with a phase of a game."""
    at = state.cursor.set
    at("adventure", range(games_to_play(state)), state.game)
    at("game", (*BEFORE, "rounds", "scoring"), "rounds" if phase in IN_ROUND else phase)
    if phase in IN_ROUND:
        number = state.round + (phase == "roll")
        at("rounds", range(1, content.ROUNDS + 1), number)
        at("round", IN_ROUND if number in content.SEASON_ENDS else IN_ROUND[:-1], phase)


def read_dice(symbols: Sequence[str]) -> list[int]:
    """Six symbols, the first three of white dice; each must be on its die (PD-2.6)."""
    if len(symbols) != len(content.DICE_COLOURS):
        raise BadInput("scenario-unknown", {"where": "dice", "name": ", ".join(symbols)})
    dice = []
    for symbol, colour in zip(symbols, content.DICE_COLOURS, strict=True):
        faces = [content.SYMBOLS[face] for face in content.FACES[colour]]
        dice.append(content.SYMBOLS.index(one_of(symbol, faces, "dice")))
    return dice


def arrange_cards(state: State, player: Player, about: Mapping[str, Any]) -> None:
    """The kept cards; who is given none has none."""
    if "power" in about:
        power: content.Power = known(content.POWERS, about["power"], "power")
        state.power_box.remove(power)
        player.powers, player.power = [power], power
    if "objective" in about:
        objective: content.Objective = known(content.OBJECTIVES, about["objective"], "objective")
        state.objective_box.remove(objective)
        player.objectives = [objective]
        player.sheet.training = objective.training
    if "training" in about:
        black = [known(content.HERO_NUMBERS, hero, "training") for hero in about["training"]]
        player.sheet.training = tuple(
            content.BLACK if hero in black else content.WHITE for hero in range(4)
        )


def arrange_sheet(sheet: Sheet, about: Mapping[str, Any], where: str) -> None:
    """One sheet as described."""
    sheet.levels = read_levels(about.get("levels", sheet.levels), where)
    for item, parts in about.get("parts", {}).items():
        if parts not in range(content.PARTS + 1):
            raise BadInput("scenario-unknown", {"where": f"{where}.parts", "name": str(parts)})
        sheet.parts[known(content.ITEM_NUMBERS, item, "parts")] = parts
    for key in NUMBERS_OF_SHEET:
        setattr(sheet, key, number(about.get(key, getattr(sheet, key)), f"{where}.{key}"))
    sheet.resurrected = about.get("resurrected", False)
    sheet.path = [known(NUMBERS, room, "path") for room in about.get("path", [])]
    if "room" in about:
        sheet.path.append(known(NUMBERS, about["room"], "room"))
    sheet.room = sheet.path[-1] if sheet.path else sheet.room
    sheet.explored = rooms(about.get("explored", []), "explored")
    for room in sheet.path:
        sheet.explored |= 1 << room
    sheet.defeated = rooms(about.get("defeated", []), "defeated")
    sheet.defeated |= sheet.explored & sum(1 << room for room in MONSTER_ROOMS)
    sheet.looted = gems(about.get("looted", []), "looted")
    sheet.looted_now = gems(about.get("looted_now", []), "looted_now")
    sheet.looted |= sheet.looted_now
    sheet.gone = gems(about.get("gone", []), "gone")
    off_map = number(about.get("off_map_gems", 0), f"{where}.off_map_gems")
    sheet.gems = sheet.looted.bit_count() + off_map
    sheet.bosses = [number(points, f"{where}.bosses") for points in about.get("bosses", [])]


def read_levels(levels: Sequence[int], where: str) -> list[int]:
    """Four levels, in the order of the sheet."""
    found = [number(level, f"{where}.levels") for level in levels]
    if len(found) != len(content.HEROES) or not all(
        1 <= level <= content.TOP_LEVEL for level in found
    ):
        raise BadInput("scenario-unknown", {"where": f"{where}.levels", "name": str(levels)})
    return found


def rooms(found: Sequence[str], where: str) -> int:
    """A set of rooms from their ids; `all` is every room but the vault B7."""
    if found == "all":
        return sum(room.bit for room in ROOMS if room.id != "b7")
    return sum(1 << known(NUMBERS, name, where) for name in dict.fromkeys(found))


def gems(found: Sequence[str], where: str) -> int:
    """A set of gems from their letters."""
    numbers = {letter: place for place, letter in enumerate(LETTERS)}
    return sum(1 << known(numbers, letter, where) for letter in dict.fromkeys(found))


def number(value: Any, where: str) -> int:
    """A whole number, or a fault that says where it was looked for."""
    if type(value) is not int:
        raise BadInput("scenario-unknown", {"where": where, "name": str(value)})
    return value


def known(kinds: Mapping[str, T], name: Any, where: str) -> T:
    """The thing of this name, or a fault that says where it was looked for."""
    if not isinstance(name, str) or name not in kinds:
        raise BadInput("scenario-unknown", {"where": where, "name": str(name)})
    return kinds[name]


def one_of(name: Any, allowed: Sequence[str], where: str) -> str:
    """The word, if it is one of those allowed."""
    if name not in allowed:
        raise BadInput("scenario-unknown", {"where": where, "name": str(name)})
    return str(name)


def check_keys(given: Any, allowed: Sequence[str], where: str) -> None:
    """Every key is one of those that mean something."""
    if not isinstance(given, Mapping):
        raise BadInput("scenario-unknown", {"where": where, "name": str(given)})
    for key in given:
        one_of(key, allowed, where)


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    return {
        "phase": state.step,
        "round": state.round,
        "game": state.game + 1,
        "dungeon": state.dungeon.id if state.dungeon is not None else None,
        "bosses": [boss.id for boss in state.dungeon.bosses] if state.dungeon is not None else [],
        "missions": [mission.id for mission in state.missions],
        "claims": dict(state.claims),
        "dice": [content.SYMBOLS[symbol] for symbol in state.dice],
        "results": [[dict(result) for result in game] for game in state.results],
        "players": {str(player.seat): inspect_player(state, player) for player in state.players},
    }


def inspect_player(state: State, player: Player) -> dict[str, Any]:
    """One player in the words of scenarios, with every counter and score box."""
    sheet = player.sheet
    counters = (
        {}
        if state.dungeon is None
        else {metric: count(metric, sheet, state.dungeon) for metric in METRICS}
    )
    return {
        "power": player.power.id if player.power is not None else None,
        "objective": player.objective.id if player.objective is not None else None,
        "dealt_powers": [power.id for power in player.powers],
        "dealt_objectives": [objective.id for objective in player.objectives],
        **sheet_view(sheet),
        "training": [
            content.HEROES[h] for h, colour in enumerate(sheet.training) if colour == content.BLACK
        ],
        "parts": {content.ITEMS[item]: parts for item, parts in enumerate(sheet.parts) if parts},
        "score": boxes(state, player, sheet),
        "counters": counters,
    }


def refer(state: State, piece: str) -> str:
    """What a piece is now; options of this game name things by their ids already."""
    return piece
