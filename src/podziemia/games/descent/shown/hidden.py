"""Dealing anew what a seat may not know (ledger of hidden information; DJ-18.6, DJ-12.1).

Nobody knows the order of decks and of chests not laid. Heroes do not know the overlord's hand, the
numbers of chests on the map, nor what waits in areas they have not seen: they get a quest that
could be this one for all they know (`invented`).
"""

from __future__ import annotations

from podziemia.kernel.hidden import deal_piles_anew
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng

from ..content import CHEST_NUMBERS
from ..state import OVERLORD, State, Token
from .invented import invent


def deal_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal everything hidden from a seat anew, consistently with what it can tell."""
    state.rng = rng
    if not state.skill_decks:  # before the setup
        return
    if not state.options.free_hero_choice:
        rng.shuffle(state.sheets)
    for skills in state.skill_decks.values():
        rng.shuffle(skills)
    for treasures in state.treasures.values():
        rng.shuffle(treasures)
    if seat == OVERLORD:
        rng.shuffle(state.deck)
        for numbers in state.chests.values():
            rng.shuffle(numbers)
        return
    deal_piles_anew([state.hand, state.deck], rng)
    deal_chests_anew(state, rng)
    invent(state, rng)


def deal_chests_anew(state: State, rng: Rng) -> None:
    """DJ-1.14, DJ-1.17: the numbers on the map, under rubble and not laid, colour by colour."""
    buried = list(state.buried)
    for colour, numbers in CHEST_NUMBERS.items():
        chest = Token("chest", colour)
        laid = [
            (cell, place)
            for cell, tokens in sorted(state.tokens.items())
            for place, token in enumerate(tokens)
            if token.known == chest
        ]
        gone = [place for place, number in enumerate(buried) if number in numbers]
        pool = [*state.chests[colour], *(buried[place] for place in gone)]
        pool += [state.tokens[cell][place].number for cell, place in laid]
        rng.shuffle(pool)
        for cell, place in laid:
            tokens = list(state.tokens[cell])
            tokens[place] = Token("chest", colour, pool.pop())
            state.tokens[cell] = tuple(tokens)
        for place in gone:
            buried[place] = pool.pop()
        state.chests[colour] = pool
    state.buried = tuple(buried)
