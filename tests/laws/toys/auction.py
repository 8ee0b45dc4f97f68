"""FR: a free answer. In turn everybody bids any number of coins they have."""

from __future__ import annotations

import itertools
from dataclasses import replace
from functools import partial

from podziemia.kernel.errors import Refusal
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Free, Option, Rules, Seat, ask_free
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Scene, Text, Words
from tests.laws.toys.frame import Plain, by_points, make_game

COINS, ROUNDS = 100, 3
CALLS = itertools.count()  # what a check must not look at


class Bid(Option, frozen=True):
    """So many coins, and a word that is said aloud."""

    coins: int
    word: str = ""


class Sale(Plain):
    """Coins, and what was bought."""

    __slots__ = ("bids", "bought", "coins")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.coins = [COINS] * players
        self.bought = [0] * players
        self.bids = [0] * players


def play(fault: str, state: Sale) -> Rules[Outcome]:
    """FR-1: three sales; everybody bids, and the highest bid buys."""
    for _ in state.each("round", range(ROUNDS)):
        for seat in state.each("bid", range(state.players_count)):
            yield SAFE
            sample = partial(foreseen_bid if fault == "telling sample" else any_bid, state, seat)
            free = Free(Bid, partial(check, fault, state, seat), sample, Bid(0))
            bid = yield from ask_free(seat, "bid", free, rule="FR-2")
            assert isinstance(bid, Bid)
            state.bids[seat] = bid.coins
        best = state.bids.index(max(state.bids))
        state.coins[best] -= state.bids[best]
        state.bought[best] += 1
    return by_points(state.bought, "FR-9")


def check(fault: str, state: Sale, seat: Seat, option: Option) -> None:
    """FR-3, FR-4: no more than one has, and nothing below zero."""
    assert isinstance(option, Bid)
    if fault == "wavering check" and next(CALLS) % 2:
        return
    if option.coins < 0:
        raise Refusal("FR-4", "fr-below-zero")
    if option.coins > state.coins[seat]:
        raise Refusal("FR-3", "fr-too-much", {"coins": state.coins[seat]})


def any_bid(state: Sale, seat: Seat, rng: Rng) -> Bid:
    """Any legal bid."""
    return Bid(rng.below(state.coins[seat] + 1))


def foreseen_bid(state: Sale, seat: Seat, _: Rng) -> Bid:
    """A legal bid by chance to come, which nobody may know."""
    return any_bid(state, seat, state.rng.copy())


def view(state: Sale, _: Seat | None) -> View:
    """Everything is open."""
    return {"coins": list(state.coins), "bids": list(state.bids), "bought": list(state.bought)}


def scene(view: View) -> Scene:
    """Everybody's purse."""
    purses = [
        Text(id=f"purse:{seat}", words=Words("fr-purse", {"seat": seat, "coins": c, "bought": b}))
        for seat, (c, b) in enumerate(zip(view["coins"], view["bought"], strict=True))
    ]
    return Scene(Words("fr-title"), tuple(purses))


def auction(fault: str = "") -> Game[Sale]:
    """The game, healthy or with a fault."""
    game = make_game(
        "FR",
        players=range(2, 3),
        state=Sale,
        play=partial(play, fault),
        options=(Bid,),
        view=view,
        conclude=lambda state: by_points(state.bought, "FR-9"),
    )
    return replace(game, scene=scene)
