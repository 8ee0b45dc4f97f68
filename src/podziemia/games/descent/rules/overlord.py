"""DJ-11: the overlord's turn: threat and cards, what is played before the monsters, activations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podziemia.kernel.loops import phases
from podziemia.kernel.questions import SAFE, Fact, Option, Rules, ask, ask_secret

from .. import options as choice
from ..content import CARDS_DRAWN, MOST_CARDS
from ..entries import OverlordCard
from ..events import OverlordTurnBegan
from ..state import OVERLORD, Activation, Monster, State
from .cards.charm import dark_charm
from .cards.events import GUST, gust_of_wind
from .guard import guard_window
from .hand import discard, discards, draw, moment, of_powers, play, playable
from .heroes import watch
from .monsters import activate
from .quests import rouse, rousings
from .reveal import look
from .skills import OVERLORD_TURN, taunt_window
from .spawn import spawn
from .threat import gain_threat

NOBODY: Final = -1
PASS: Final = choice.Pass()
END_TURN: Final = choice.EndTurn()
OPENING: Final = (
    *moment("opening", "DJ-12.28", "start_window").cards,
    *moment("opening", "DJ-12.10", "spawn_step").cards,
)
"""What can be played before the first monster is activated."""
SAME_CIRCUMSTANCE: Final = dict.fromkeys(("event", "trap"), ("event", "trap"))
"""DJ-12.8: one card for one circumstance, be it an event or a trap."""


def take_turn(state: State) -> Rules:
    """DJ-11: from step 1 to the last activation."""
    yield from phases(state, "overlord", TURN)


def collect(state: State) -> Rules:
    """DJ-11.1, DJ-11.2, DJ-12.29, DJ-R-64: the wind drops, and heroes see farther again; guards may
    strike before there is threat for every hero, and cards (DJ-10.21)."""
    state.modifiers.expire(GUST)
    yield from look(state)
    state.window = ()
    for monster in state.monsters:
        monster.done = False
    watch(state)
    state.emit(OverlordTurnBegan, "DJ-11.1")
    yield from guard_window(state)
    gain_threat(state, income(state), "DJ-11.1")
    draw(state, CARDS_DRAWN + of_powers(state, "draw"))


def income(state: State) -> int:
    """DJ-11.1: the threat of a turn."""
    return state.count + sum(hero.kit.sums.get("threat", 0) for hero in state.heroes)


def keep_hand(state: State) -> Rules:
    """DJ-11.3, DJ-11.4: at most eight cards are kept; more can be discarded in what follows."""
    while len(state.hand) > MOST_CARDS:
        yield SAFE
        chosen = yield from ask_secret(
            OVERLORD, "hand-limit", lambda: discards(state), rule="DJ-11.3"
        )
        assert isinstance(chosen, choice.DiscardCard)
        discard(state, chosen.card)


def first_guard(state: State) -> Rules:
    """DJ-10.21: after step 1."""
    yield from guard_window(state)


def opening(state: State) -> Rules:
    """DJ-11.5, DJ-11.6, DJ-12.28: one event or trap, one power and one spawn card, in any order;
    and a sleeper may be woken."""
    while state.hand or rousings(state):
        yield SAFE
        chosen = yield from ask_secret(
            OVERLORD, "opening", lambda: opening_options(state), rule="DJ-12.28"
        )
        match chosen:
            case choice.PlayCard(name):
                card = play(state, name)
                state.window += (card.type,)
                yield from resolve(state, card)
                yield from look(state)
                yield from guard_window(state)
            case choice.DiscardCard(name):
                discard(state, name)
            case choice.Rouse(piece):
                rouse(state, piece)
            case _:
                return


def opening_options(state: State) -> list[Option]:
    """DJ-12.2, DJ-12.8, DJ-12.12, DJ-12.28: cards of types not played yet, discards, sleepers."""
    over = played_out(state)
    cards = [
        card
        for card in OPENING
        if card.type not in over and (card.type != "trap" or state.on_map())
    ]
    return [PASS, *playable(state, cards), *rousings(state), *discards(state)]


def played_out(state: State) -> set[str]:
    """DJ-12.8, DJ-12.28: the types of which no more can be played in this turn's window."""
    return {other for name in state.window for other in SAME_CIRCUMSTANCE.get(name, (name,))}


def resolve(state: State, card: OverlordCard) -> Rules:
    """DJ-12.6, DJ-12.10, DJ-12.11, DJ-12.20: what a card does; powers only lie there from now on
    (DJ-R-27)."""
    match card.type:
        case "spawn":
            yield from spawn(state, card)
        case "trap":
            yield from dark_charm(state, card)
        case "event":
            gust_of_wind(state)
        case "power":
            pass


def taunts(state: State) -> Rules:
    """DJ-26.20: heroes' last word before the monsters act."""
    yield from taunt_window(state)


def activations(state: State) -> Rules:
    """DJ-11.7, DJ-11.9, DJ-26.30: each monster once, in any order, or not at all; those that have
    just come, too."""
    while True:
        if state.activation.monster == NOBODY:
            yield SAFE
            waiting = [each for each in state.monsters if not each.done and not each.asleep]
            if not waiting:
                return
            ways: list[Option] = [END_TURN]
            ways += [choice.Activate(monster.piece) for monster in waiting]
            about: dict[str, Fact] = {"left": len(waiting)}
            chosen = yield from ask(OVERLORD, "activate", ways, rule="DJ-11.7", about=about)
            if not isinstance(chosen, choice.Activate):
                return
            monster = state.figure(chosen.piece)
            assert isinstance(monster, Monster)
            state.activation = Activation(monster.number)
        yield from activate(state, state.monster(state.activation.monster))


def close(state: State) -> Rules:
    """DJ-10.21, DJ-11.13: guards may strike once more; then the turn is over."""
    yield from guard_window(state)
    state.modifiers.expire(OVERLORD_TURN)
    state.window = ()


TURN: Final[list[Callable[[State], Rules[None]]]] = [
    collect,
    keep_hand,
    first_guard,
    opening,
    taunts,
    activations,
    close,
]
