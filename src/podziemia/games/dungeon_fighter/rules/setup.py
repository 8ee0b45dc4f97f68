"""DF-2: from the box to the first round."""

from __future__ import annotations

from podziemia.kernel.questions import SAFE, Rules, ask

from .. import options as choice
from ..content import BIG_BADS, EQUIPMENT, HEROES, MONSTERS, NUMBERS, ROOMS
from ..entries import Monster
from ..events import HeroChosen, LeaderChosen, TableSet
from ..state import Hero, State

DRAWN_LEVELS = (3, 2, 1)
"""DF-2.8: level IV lies at the bottom, level I on top."""
LAST_LEVEL = 4


def setup(state: State) -> Rules:
    """DF-2.1 to DF-2.18: decks, chest and difficulty.

    The target, the life track and the supply (DF-2.1, DF-2.10, DF-2.15, DF-2.16) only wait. Cards
    of other boxes would be more entries of the same kinds (DF-16.26, DF-16.27).
    """
    rng, numbers = state.rng, NUMBERS.setup
    state.unchosen = list(HEROES.values())
    if state.options.hero_choice == "drawn":
        rng.shuffle(state.unchosen)
    state.room_deck = list(ROOMS.values())
    rng.shuffle(state.room_deck)  # DF-2.5
    state.market_deck = list(EQUIPMENT.values())
    rng.shuffle(state.market_deck)  # DF-2.6
    build_monster_deck(state)
    state.big_bads = list(BIG_BADS.values())
    state.white_dice = numbers.white_dice  # DF-2.14
    state.coins = state.count - numbers.coins_less_than_heroes  # DF-2.18
    state.emit(TableSet, "DF-2.14", state.coins, state.white_dice, state.options.difficulty)
    yield from ()


def build_monster_deck(state: State) -> None:
    """DF-2.7, DF-2.8, DF-2.9: from the bottom all of level IV, three of III, of II and of I; the
    others nobody sees (DF-R-1)."""
    state.monster_deck = shuffled(state, LAST_LEVEL)
    for level in DRAWN_LEVELS:
        found = shuffled(state, level)
        drawn = NUMBERS.setup.monsters_per_level
        state.monster_deck += found[:drawn]
        state.removed += found[drawn:]


def shuffled(state: State, level: int) -> list[Monster]:
    """The monsters of a level, in any order."""
    found = [monster for monster in MONSTERS.values() if monster.level == level]
    state.rng.shuffle(found)
    return found


def choose_heroes(state: State) -> Rules:
    """DF-2.2 to DF-2.4: everybody chooses a hero or draws one; none is taken twice (DF-R-51)."""
    for number in state.each("choosing", range(state.count)):
        yield SAFE
        seat = state.seats[number]
        if state.options.hero_choice == "drawn":
            card = state.unchosen[-1]
        else:
            ways = [choice.ChooseHero(card.id) for card in state.unchosen]
            about = {"number": number + 1, "heroes": state.count}
            chosen = yield from ask(seat, "choose-hero", ways, rule="DF-2.2", about=about)
            card = HEROES[chosen.hero]
        state.unchosen.remove(card)
        state.heroes.append(Hero(number, card))
        state.emit(HeroChosen, "DF-2.2", card.id, seat)


def choose_leader(state: State) -> Rules:
    """DF-2.13: the first leader is drawn, or chosen by the first seat (DF-R-85)."""
    if state.options.first_leader == "drawn":
        state.leader = state.rng.die(state.count) - 1
    else:
        ways = [choice.ChooseLeader(hero.piece) for hero in state.heroes]
        chosen = yield from ask(state.seats[0], "choose-leader", ways, rule="DF-2.13")
        state.leader = state.named(chosen.hero).number
    state.emit(LeaderChosen, "DF-2.13", state.heroes[state.leader].piece)
    yield from ()
