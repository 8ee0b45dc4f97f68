"""Where every card and sheet is, and who may see it: what the laws of the kernel count.

Written without a look at `view.py`, so that each can be checked against the other.
"""

from __future__ import annotations

from collections import Counter
from functools import cache

from .content import BOSSES, CAMPAIGNS, FACE_NAMES, HEROES, ITEMS, MISSIONS, MONSTER_HEROES, RANKS
from .dungeon import DUNGEONS, NUMBERS, Dungeon
from .state import Player, State

ALL, NOBODY = "all", "nobody"


def inventory(state: State) -> Counter[str]:
    """Every card and sheet as `<who sees it>:<place>:<thing>`, with its number."""
    found = Counter(printed(state.dungeon))
    on_table = [*(mission.id for mission in state.missions), *(name for name, _ in state.claims)]
    for name in MISSIONS:
        found[f"{ALL}:missions:{name}" if name in on_table else f"{NOBODY}:box:{name}"] += 1
    for card in (*state.power_box, *state.objective_box):  # PD-1.10
        found[f"{NOBODY}:box:{card.id}"] += 1
    for player in state.players:
        add_hand(state, player, found)
        who = str(player.seat) if player.seat in state.before else ALL  # PD-24.1
        found[f"{who}:sheets:sheet.{player.seat}"] += 1
    return found


@cache
def printed(dungeon: Dungeon | None) -> dict[str, int]:
    """What is on every sheet, the dungeon card and its bosses, and those that stay in the box."""
    found: Counter[str] = Counter()
    sheet = [
        *HEROES,
        *FACE_NAMES.values(),
        *ITEMS,
        *MONSTER_HEROES,
        *NUMBERS,
        *CAMPAIGNS,
        *(name for _, name in RANKS),
    ]
    for name in sheet:
        found[f"{ALL}:sheet:{name}"] += 1
    bosses = () if dungeon is None else dungeon.bosses
    for name, boss in BOSSES.items():  # PD-1.5
        found[f"{ALL}:bosses:{name}" if boss in bosses else f"{NOBODY}:box:{name}"] += 1
    for name, card in DUNGEONS.items():  # PD-1.3
        found[f"{ALL}:dungeon:{name}" if card is dungeon else f"{NOBODY}:box:{name}"] += 1
    return dict(found)


def add_hand(state: State, player: Player, found: Counter[str]) -> None:
    """The cards dealt: the kept power lies open, the kept objective perhaps, the others never."""
    seat = player.seat
    for index, power in enumerate(player.powers):
        who = ALL if index == 0 and state.powers_known else str(seat)
        found[f"{who}:powers.{seat}:{power.id}"] += 1
    for index, objective in enumerate(player.objectives):
        who = ALL if index == 0 and state.objectives_known else str(seat)
        found[f"{who}:objectives.{seat}:{objective.id}"] += 1
