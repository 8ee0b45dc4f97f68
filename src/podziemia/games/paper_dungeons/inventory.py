"""Where every card and sheet is, and who may see it: what the laws of the kernel count.

Written without a look at `view.py`, so that each can be checked against the other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import cache

from podziemia.kernel.content import ContentEntry

from .content import BOSSES, CAMPAIGNS, FACE_NAMES, HEROES, ITEMS, MISSIONS, MONSTER_HEROES, RANKS
from .dungeon import DUNGEONS, NUMBERS, Dungeon
from .state import State

ALL, NOBODY = "all", "nobody"


def inventory(state: State) -> Counter[str]:
    """Every card and sheet as `<who sees it>:<place>:<thing>`, with its number."""
    found = Counter(printed(state.dungeon))
    on_table = [*(mission.id for mission in state.missions), *(name for name, _ in state.claims)]
    found.update(sort_out(MISSIONS, on_table, "missions"))
    found.update(f"{NOBODY}:box:{card.id}" for card in state.power_box)  # PD-1.10
    found.update(f"{NOBODY}:box:{card.id}" for card in state.objective_box)
    for player in state.players:
        seat = player.seat
        found.update(hand(player.powers, seat, "powers", kept_open=state.powers_known))
        found.update(hand(player.objectives, seat, "objectives", kept_open=state.objectives_known))
        who = seat if seat in state.before else ALL  # PD-24.1
        found[f"{who}:sheets:sheet.{seat}"] += 1
    return found


@cache
def printed(dungeon: Dungeon | None) -> dict[str, int]:
    """What is on every sheet, the dungeon card and its bosses, and those that stay in the box."""
    dice, ranks = FACE_NAMES.values(), (name for _, name in RANKS)
    sheet = (*HEROES, *dice, *ITEMS, *MONSTER_HEROES, *NUMBERS, *CAMPAIGNS, *ranks)
    found = Counter(f"{ALL}:sheet:{name}" for name in sheet)
    bosses = () if dungeon is None else [boss.id for boss in dungeon.bosses]
    found.update(sort_out(BOSSES, bosses, "bosses"))  # PD-1.5
    found.update(sort_out(DUNGEONS, () if dungeon is None else [dungeon.id], "dungeon"))  # PD-1.3
    return dict(found)


def sort_out(cards: Iterable[str], on_table: Collection[str], place: str) -> list[str]:
    """Cards that lie open in their place, or in the box."""
    return [f"{ALL}:{place}:{c}" if c in on_table else f"{NOBODY}:box:{c}" for c in cards]


def hand(cards: Sequence[ContentEntry], seat: int, place: str, *, kept_open: bool) -> list[str]:
    """The cards dealt: the kept one, which is first, may lie open, the others never."""
    owners = (ALL if kept_open and card is cards[0] else seat for card in cards)
    return [f"{who}:{place}.{seat}:{card.id}" for who, card in zip(owners, cards, strict=True)]
