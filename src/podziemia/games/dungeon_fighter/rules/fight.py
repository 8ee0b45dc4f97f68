"""DF-1.12, DF-3.15 to DF-3.22, DF-14: a fight, from turning up the monster to its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.kernel.loops import phases
from podziemia.kernel.questions import Rules

from .. import entries
from ..content import PERMAFROST
from ..entries import Foe
from ..events import (
    BigBadAppeared,
    MonsterAppeared,
    MonstersShuffled,
)
from ..state import COLOURED, State
from .end import win
from .flight import FLED
from .flips import flip_before_fight
from .lying import place_icebergs
from .party import gain_special_die
from .setup import LAST_LEVEL
from .turns import turns


def fight(state: State) -> Rules:
    """DF-4, DF-16.7: against one monster after the other, until one is not fled from."""
    while (yield from phases(state, "fight", FIGHT)) == FLED:
        pass


def boss_battle(state: State) -> Rules:
    """DF-14.5, DF-14.8, DF-14.15: a fight like any other, but the last one; no scars come of it
    (DF-14.14, DF-R-67)."""
    yield from phases(state, "fight", BATTLE)
    win(state)


def reveal_monster(state: State) -> Rules:
    """DF-3.15 to DF-3.18: the top monster, its life and its coins; the fight begins."""
    if not state.monster_deck:
        shuffle_monsters(state)
    monster = state.monster_deck.pop()
    state.show()
    assert state.room is not None
    begin(state, monster, monster.life + state.room.more_life)
    state.reward = monster.gold
    state.emit(MonsterAppeared, "DF-3.15", monster.id, state.monster_life, monster.gold)
    for effect in state.room.effects:
        match effect:
            case entries.WaterCubes():
                gain_special_die(state, "water", "DF-3.11")
            case entries.SnowDie():
                gain_special_die(state, "snow", "DF-3.11")
    yield from ()


def shuffle_monsters(state: State) -> None:
    """DF-3.19, DF-R-4: the defeated ones of level IV are a new deck."""
    again = [monster for monster in state.monster_discard if monster.level == LAST_LEVEL]
    state.emit(MonstersShuffled, "DF-3.19", len(again))
    for monster in again:
        state.monster_discard.remove(monster)
    state.rng.shuffle(again)
    state.monster_deck = again


def reveal_big_bad(state: State) -> Rules:
    """DF-2.17, DF-14.1 to DF-14.4: one of them, known only now, without room (DF-14.4), level or
    gold (DF-14.2); its life with that of the difficulty (DF-14.3)."""
    state.rng.shuffle(state.big_bads)
    found = state.big_bads.pop()
    state.show()
    begin(state, found, found.life)
    state.reward = 0
    state.emit(BigBadAppeared, "DF-14.1", found.id, state.monster_life)
    yield from ()


def begin(state: State, monster: Foe, life: int) -> None:
    """DF-3.17, DF-4.3: its life with that of the difficulty (DF-2.12); the coloured dice are
    ready, and unused special ones remain (DF-16.10)."""
    state.monster = monster
    state.monster_life = life + state.extra_life()
    state.demanded = 0
    state.dice = COLOURED + tuple(die for die in state.dice if die in state.granted)


def prepare_icebergs(state: State) -> Rules:
    """DF-3.20, DF-14.11: icebergs first, whoever wants them."""
    assert state.monster is not None
    room = state.room
    wanted = room is not None and any(isinstance(e, entries.Icebergs) for e in room.effects)
    if wanted or "place_icebergs_all" in state.monster.setup:
        place_icebergs(state, "DF-3.20")
    yield from ()


def prepare_overlays(state: State) -> Rules:
    """DF-3.20, DF-3.21, DF-R-5: then overlays, each flipped once though room and monster want it;
    the first active hero is to the left of the leader (DF-4.1, DF-14.12, DF-R-42)."""
    assert state.monster is not None
    room = state.room
    wanted = room is not None and any(isinstance(e, entries.FlipPermafrost) for e in room.effects)
    if wanted or "flip_permafrost_both" in state.monster.setup:  # DF-10.18
        yield from flip_before_fight(state, [overlay.id for overlay in PERMAFROST])
    first = state.after(state.leader)
    assert first is not None
    state.active = first.number


FIGHT: Final[list[Callable[[State], Rules[str | None]]]] = [
    reveal_monster,
    prepare_icebergs,
    prepare_overlays,
    turns,
]
BATTLE: Final[list[Callable[[State], Rules[str | None]]]] = [
    reveal_big_bad,
    prepare_icebergs,
    prepare_overlays,
    turns,
]
