"""Where every card and sheet is, and who may see it: what the laws of the kernel count.

Written without a look at `view.py`, so that each can be checked against the other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from podziemia.kernel.content import ids
from podziemia.kernel.inventory import ALL, NOBODY, Inventory

from .content import BOSSES, CAMPAIGNS, FACE_NAMES, HEROES, ITEMS, MISSIONS, MONSTER_HEROES, RANKS
from .dungeon import DUNGEONS, NUMBERS, Dungeon
from .state import State


def inventory(state: State) -> Inventory:
    """Every card and sheet, with its number."""
    found = Inventory(printed(state.dungeon))
    sort_out(found, MISSIONS, [*ids(state.missions), *dict(state.claims)], "missions")
    found.lay("box", [*state.power_box, *state.objective_box], NOBODY)  # PD-1.10
    for player in state.players:
        seat = player.seat
        power, objective = state.powers_known, state.objectives_known  # the kept one is first
        found.lay(f"powers.{seat}", player.powers[:power], ALL)
        found.lay(f"powers.{seat}", player.powers[power:], seat)
        found.lay(f"objectives.{seat}", player.objectives[:objective], ALL)
        found.lay(f"objectives.{seat}", player.objectives[objective:], seat)
        found.lay("sheets", [f"sheet.{seat}"], seat if seat in state.before else ALL)  # PD-24.1
    return found


@cache
def printed(dungeon: Dungeon | None) -> Inventory:
    """What is on every sheet, the dungeon card and its bosses, and those that stay in the box."""
    found, ranks = Inventory(), (name for _, name in RANKS)
    sheet = (*HEROES, *FACE_NAMES.values(), *ITEMS, *MONSTER_HEROES, *NUMBERS, *CAMPAIGNS, *ranks)
    found.lay("sheet", sheet, ALL)
    sort_out(found, BOSSES, [] if dungeon is None else ids(dungeon.bosses), "bosses")  # PD-1.5
    sort_out(found, DUNGEONS, [] if dungeon is None else [dungeon.id], "dungeon")  # PD-1.3
    return found


def sort_out(found: Inventory, cards: Iterable[str], on_table: Collection[str], place: str) -> None:
    """Cards that lie open in their place, or in the box."""
    found.lay(place, [card for card in cards if card in on_table], ALL)
    found.lay("box", [card for card in cards if card not in on_table], NOBODY)
