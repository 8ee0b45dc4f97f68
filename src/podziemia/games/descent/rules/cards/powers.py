"""DJ-18.3, DJ-26.11: power cards that add something when an area is revealed."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.effects import Effects
from podziemia.kernel.questions import Option, Rules, ask

from ... import options as choice
from ...content import KINDS, OVERLORD_CARDS
from ...events import MonsterUpgraded
from ...state import OVERLORD, Monster, State
from ..spawn import Ground, is_free, place_one

PASS: Final = choice.Pass()
HORDES: Final = ("beastman", "skeleton", "bane_spider")
EXTRA: Final = 2
REVEALING: Final = Effects[[State, int, list[Monster]], None]()
"""What these powers do, by the area and the monsters that its quest has placed there."""


def area_revealed(state: State, area: int, placed: list[Monster]) -> Rules:
    """DJ-18.3, DJ-26.11: every such power once, in an order that the overlord chooses."""
    waiting = [power.id for power in state.powers if power.id in REVEALING]
    while waiting and placed:
        name = waiting[0]
        if len(set(waiting)) > 1:
            ways = [choice.Use(each) for each in dict.fromkeys(waiting)]
            name = (yield from ask(OVERLORD, "power-order", ways, rule="DJ-26.11")).source
        waiting.remove(name)
        yield from REVEALING[name](state, area, placed)


@REVEALING.register
def brilliant_commander(state: State, area: int, placed: list[Monster]) -> Rules:
    """DJ-18.3: a normal monster that the quest has placed becomes a master, if there is one."""
    ways: list[Option] = [PASS]
    ways += [
        choice.Upgrade(monster.piece)
        for monster in placed
        if monster in state.monsters
        and not monster.card.master
        and not monster.named
        and is_free(state, KINDS[monster.card.kind]["master"])
    ]
    chosen = yield from ask(OVERLORD, "upgrade", ways, rule="DJ-18.3")
    if isinstance(chosen, choice.Upgrade):
        monster = next(each for each in placed if each.piece == chosen.piece)
        monster.card = KINDS[monster.card.kind]["master"]
        state.emit(MonsterUpgraded, "DJ-18.3", monster.piece, monster.card.id)


@REVEALING.register
def hordes_of_the_things(state: State, area: int, placed: list[Monster]) -> Rules:
    """DJ-18.3: up to two more monsters of one kind, next to those of the quest; sight does not
    matter."""
    beside = 0
    for monster in placed:
        if monster in state.monsters:
            beside |= state.plan.touching(monster.cells)
    ground = Ground(state.floor.areas[area], beside)
    names: tuple[str, ...] = HORDES
    for _ in range(EXTRA):
        extra = yield from place_one(state, names, ground, "DJ-18.3")
        if extra is None:
            return
        names = (extra.card.id,)


REVEALING.check(
    [card.id for card in OVERLORD_CARDS.values() if card.type == "power" and card.effect]
)
