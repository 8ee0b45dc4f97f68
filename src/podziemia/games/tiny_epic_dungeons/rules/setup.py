"""TED-2: from the box to the first turn."""

from __future__ import annotations

from podziemia.kernel.questions import SAFE, Rules, ask

from .. import options as choice
from ..content import (
    BOSSES,
    DEALT,
    ENCOUNTERS,
    ENTRANCE,
    GATE,
    GOBLIN_DECK,
    HEROES,
    LOOT,
    MINIONS,
    ROOMS,
    SPELLS,
    STACKS,
)
from ..entries import DungeonCard, HeroMat
from ..events import DungeonLaid, HeroChosen
from ..geometry import CENTRE, NEXT, laid
from ..state import Hero, State


def setup(state: State) -> Rules:
    """TED-2.10 to TED-2.18, TED-2.23, TED-2.24: dungeon, torch, decks, Boss, mats, who begins.

    Mats and markers that only wait (TED-2.10, TED-2.11, TED-2.14, TED-2.15, TED-2.17, TED-2.22)
    are no part of the state. Alone or together, the rules are the same (TED-21.1, TED-21.2).
    """
    build_deck(state)
    lay_dungeon(state)
    rng = state.rng
    state.goblin_deck = list(GOBLIN_DECK)
    rng.shuffle(state.goblin_deck)  # TED-2.13
    state.minion_deck = list(MINIONS.values())
    rng.shuffle(state.minion_deck)
    state.boss_box = list(BOSSES.values())
    rng.shuffle(state.boss_box)
    state.boss = state.boss_box.pop()  # TED-2.16: nobody knows which
    state.loot_deck = list(LOOT.values())
    rng.shuffle(state.loot_deck)  # TED-2.18
    state.spell_deck = list(SPELLS.values())
    rng.shuffle(state.spell_deck)
    state.torch = state.torch_start()  # TED-2.12
    state.mats = list(HEROES.values())
    if state.options.hero_choice != "choice":
        rng.shuffle(state.mats)
    if state.options.hero_choice == "dealt":
        state.dealt = [[state.mats.pop() for _ in range(DEALT)] for _ in range(state.count)]
    if state.options.first_player == "random":  # TED-R-50
        state.first = rng.below(state.count)
    state.active = state.first
    state.emit(DungeonLaid, "TED-2.5", state.count, len(state.deck), state.torch)
    yield from ()


def build_deck(state: State) -> None:
    """TED-2.1, TED-2.2, TED-2.3, TED-2.4, TED-2.5: stack A on stack B on stack C; what is left over
    is not looked at (TED-2.6)."""
    rooms, encounters, rng = list(ROOMS.values()), list(ENCOUNTERS.values()), state.rng
    rng.shuffle(rooms)
    rng.shuffle(encounters)
    a, b, c = STACKS[state.count]
    top = taken(rooms, a)
    middle = taken(encounters, state.count) + taken(rooms, b)
    rng.shuffle(middle)
    bottom = [*taken(rooms, c), GATE]
    rng.shuffle(bottom)
    state.deck = bottom + middle + top
    state.box = rooms + encounters


def taken(cards: list[DungeonCard], count: int) -> list[DungeonCard]:
    """So many cards from the top of a pile."""
    return [cards.pop() for _ in range(count)]


def lay_dungeon(state: State) -> None:
    """TED-2.7, TED-2.8, TED-2.9: the Entrance with its seal, and four cards around it."""
    state.rooms = {CENTRE: ENTRANCE}
    state.rotations = {CENTRE: 0}
    state.layout = laid(state.layout, CENTRE, ENTRANCE.mask)
    state.seals = (CENTRE,)
    for cell in NEXT[CENTRE]:
        state.lay(cell)


def choose_heroes(state: State) -> Rules:
    """TED-2.19 to TED-2.21: every hero gets a mat: chosen freely, of those dealt, or at random."""
    for number in state.each("choosing", range(state.count)):
        yield SAFE
        seat = state.leaders[number]
        if state.options.hero_choice == "random":
            mat = state.mats[-1]
        else:
            offered = state.dealt[number] if state.dealt else state.mats
            ways = [choice.ChooseHero(mat.id) for mat in offered]
            about = {"number": number + 1, "heroes": state.count}
            chosen = yield from ask(seat, "choose-hero", ways, rule="TED-2.19", about=about)
            mat = HEROES[chosen.hero]
        take_mat(state, number, mat)
        state.emit(HeroChosen, "TED-2.19", mat.id, seat)


def take_mat(state: State, number: int, mat: HeroMat) -> None:
    """TED-2.20, TED-2.21: the hero stands on the Entrance, with full health and focus."""
    if state.dealt:
        state.mats += [other for other in state.dealt[number] if other is not mat]
        state.dealt[number] = []
    else:
        state.mats.remove(mat)
    state.heroes.append(Hero(number, mat))
