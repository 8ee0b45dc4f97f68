"""OV: one against many. The overlord strikes, the heroes dig; either side may give up."""

from __future__ import annotations

from functools import partial

from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome, first_against_others
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from tests.laws.toys.frame import Plain, make_game

OVERLORD, GOLD, LIFE = 0, 5, 2


class Strike(Option, frozen=True):
    """Strike a hero."""

    hero: Seat


class Dig(Option, frozen=True):
    """Dig for gold, by chance."""


class Hide(Option, frozen=True):
    """Heal one wound."""


class Mine(Plain):
    """Wounds of the heroes, and gold that was found."""

    __slots__ = ("gold", "wounds")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.gold, self.wounds = 0, [0] * players

    def heroes(self) -> list[Seat]:
        """Who still digs."""
        gone = {OVERLORD, *self.resigned, *self.out}
        return [seat for seat in range(self.players_count) if seat not in gone]


def play(fault: str, state: Mine) -> Rules[Outcome]:
    """OV-2: the overlord, then every hero, until there is gold enough or nobody digs."""
    while True:
        for seat in state.each("turn", [OVERLORD, *state.heroes()]):
            yield SAFE
            if state.gold >= GOLD:
                return heroes_win(fault)
            if seat == OVERLORD:
                yield from strike(state)
            elif seat in state.heroes():
                yield from dig(state, seat)
            if not state.heroes():
                return overlord_wins()


def strike(state: Mine) -> Rules:
    """OV-3: a hero is wounded, and out after the second wound."""
    strikes = [Strike(hero) for hero in state.heroes()]
    struck = yield from ask(OVERLORD, "strike", strikes, rule="OV-3")
    state.wounds[struck.hero] += 1
    if state.wounds[struck.hero] >= LIFE:
        state.out.append(struck.hero)


def dig(state: Mine, seat: Seat) -> Rules:
    """OV-4: dig, or hide and heal."""
    match (yield from ask(seat, "dig", [Dig(), Hide()], rule="OV-4")):
        case Dig():
            state.gold += state.rng.die(2)
        case Hide():
            state.wounds[seat] = max(0, state.wounds[seat] - 1)
            state.gold += 1


def heroes_win(fault: str) -> Outcome:
    """OV-5: all heroes win, also those who are out."""
    return Outcome(winners=(1,) if fault == "one hero wins" else (1, 2), rule="OV-5")


def overlord_wins() -> Outcome:
    """OV-6: nobody digs any more."""
    return Outcome(winners=(OVERLORD,), rule="OV-6")


def leave(fault: str, state: Mine, seat: Seat) -> Outcome | None:
    """OV-9: without an overlord the heroes win; without heroes the overlord does."""
    if seat == OVERLORD:
        return heroes_win(fault)
    return None if state.heroes() else overlord_wins()


def view(state: Mine, _: Seat | None) -> View:
    """Everything is open."""
    return {"gold": state.gold, "wounds": list(state.wounds), "out": list(state.out)}


def overlord(fault: str = "") -> Game[Mine]:
    """The game for three players, healthy or with a fault."""
    return make_game(
        "OV",
        players=range(3, 4),
        state=Mine,
        play=partial(play, fault),
        options=(Strike, Dig, Hide),
        view=view,
        conclude=lambda _: overlord_wins(),
        leave=partial(leave, fault),
        sides=first_against_others,
    )
