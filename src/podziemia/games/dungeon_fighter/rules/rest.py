"""DF-11: rest, after every won fight but the last (DF-11.1): loot, scars, the way on."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import SAFE, Rules

from .. import options as choice
from ..content import EQUIPMENT, MOST_SCARS, NUMBERS, OVERKILL
from ..entries import COLOURS, Monster
from ..events import (
    HeroDied,
    LeaderChosen,
    OverkillRewarded,
    RoomLaidAside,
    ScarTaken,
    TargetCleared,
)
from ..state import Hero, State
from .decide import by_leader, decide
from .party import drop, gain_coins, put_into_box, receive

OVERKILL_COINS: Final = 1


def loot(state: State) -> Rules:
    """DF-11.2, DF-11.3, DF-11.4: a coin for much more than was needed, and the coins of the
    monster."""
    attempt = state.attempt
    if state.monster_life <= OVERKILL or (attempt is not None and attempt.ultra):
        state.emit(OverkillRewarded, "DF-11.2", state.monster_life)
        gain_coins(state, OVERKILL_COINS, "overkill", "DF-11.2")
    assert state.monster is not None
    gain_coins(state, state.reward, state.monster.id, "DF-11.4")
    state.reward = 0
    yield from ()


def scars(state: State) -> Rules:
    """DF-11.5, DF-11.19, DF-11.22: everybody stunned gets a scar, or dies of the fourth; the
    others keep the life they have (DF-11.17)."""
    stunned = [hero.number for hero in state.heroes if hero.stunned]
    for number in state.each("scars", stunned):
        yield SAFE
        hero = state.heroes[number]
        if len(hero.scars) == MOST_SCARS:  # DF-11.9
            hero.dead = True
            state.emit(HeroDied, "DF-11.9", hero.piece)
        else:
            yield from take_scar(state, hero)


def take_scar(state: State, hero: Hero) -> Rules:
    """DF-11.5, DF-11.8: over a colour of the owner's choice; then all the life that is left
    (DF-11.6)."""
    ways = [choice.TakeScar(colour) for colour in COLOURS if colour not in hero.scars]
    chosen = yield from decide(state, hero, "scar", ways, rule="DF-11.5")
    free_token(state, hero)
    hero.scars = tuple(c for c in COLOURS if c in hero.scars or c == chosen.colour)
    hero.life = hero.max_life
    state.emit(ScarTaken, "DF-11.5", hero.piece, chosen.colour)


def tokens_out(state: State) -> int:
    """DF-16.25: scars and upgrades that lie on heroes."""
    return sum(len(hero.scars) + len(hero.upgrades) for hero in state.heroes)


def free_token(state: State, hero: Hero) -> None:
    """DF-16.25, DF-R-86: scars come first: if there is no token left, an upgrade gives one up, the
    scarred hero's own before those of others."""
    if tokens_out(state) < NUMBERS.setup.tokens:
        return
    for other in state.clockwise(hero.number):
        if other.upgrades:
            gone = other.upgrades[-1]
            other.upgrades = other.upgrades[:-1]
            other.tired = tuple(colour for colour in other.tired if colour != gone)
            return


def move_on(state: State) -> Rules:
    """DF-11.10, DF-11.13, DF-11.15: who threw last leads (DF-R-53); monster and room are laid
    aside, and now its stalls count (DF-3.13). No skill of this box does anything in a rest
    (DF-8.25, DF-11.11)."""
    state.leader = state.thrower
    state.emit(LeaderChosen, "DF-11.10", state.heroes[state.leader].piece)
    clear_target(state)
    state.dice, state.granted, state.whites_thrown = (), (), 0
    for hero in state.heroes:
        hero.turned = ()  # DF-11.14
    assert isinstance(state.monster, Monster)
    state.monster_discard.append(state.monster)
    state.monster, state.monster_life, state.demanded = None, 0, 0
    assert state.room is not None
    state.laid_aside.append(state.room)
    state.emit(RoomLaidAside, "DF-11.15", state.room.id, state.symbols())
    state.room = None
    state.offered = ()
    yield from ()


def clear_target(state: State) -> None:
    """DF-10.27, DF-10.37, DF-11.12: dice, overlays, icebergs and gadgets leave the table; tokens
    go home (DF-8.19, DF-8.22)."""
    state.lying, state.overlays, state.icebergs = (), (), ()
    state.tokens = ()
    state.attempt = None
    state.emit(TargetCleared, "DF-11.12")


def inherit(state: State) -> Rules:
    """DF-11.18, DF-11.21: the leader hands out what a dead hero carried; the rest goes into the
    box (DF-R-22)."""
    for hero in state.heroes:
        while hero.dead and hero.gear:
            card = hero.gear[0]
            ways: list[choice.GiveTo | choice.Discard]
            ways = [choice.GiveTo(each.piece) for each in state.heroes if each.can_carry(card)]
            ways.append(choice.Discard(card.id))
            about = {"card": card.id}
            chosen = yield from by_leader(state, "inherit", ways, rule="DF-11.18", about=about)
            drop(hero, card)
            if isinstance(chosen, choice.GiveTo):
                receive(state, EQUIPMENT[card.id], state.named(chosen.hero), "DF-11.18")
            else:
                put_into_box(state, card, "DF-11.18")
