"""What is found out once while options are put into words, and anew whenever they are again."""

from __future__ import annotations

import msgspec
import pytest

import podziemia
from podziemia.kernel import registry
from podziemia.kernel.ask_view import ask_view
from podziemia.kernel.glance import glance, once
from podziemia.kernel.questions import WORLD
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Offer


class Table:
    """Something that changes."""

    def __init__(self) -> None:
        self.coins = 1
        self.looks = 0


@once
def counted(table: Table) -> int:
    """The coins, counted by somebody who looks."""
    table.looks += 1
    return table.coins


def test_in_a_glance_a_state_is_looked_at_once() -> None:
    one, other = Table(), Table()
    other.coins = 5
    with glance():
        assert [counted(one), counted(other), counted(one)] == [1, 5, 1]
    assert (one.looks, other.looks) == (1, 1)


def test_what_changes_between_two_glances_is_seen() -> None:
    table = Table()
    for coins in (1, 2):
        table.coins = coins
        with glance():
            assert counted(table) == coins


def test_without_a_glance_nothing_is_remembered() -> None:
    table = Table()
    with glance():
        counted(table)
    table.coins = 7
    assert counted(table) == 7


def test_a_state_that_is_gone_lends_its_place_to_no_other() -> None:
    with glance():
        for coins in range(50):
            table = Table()
            table.coins = coins
            assert counted(table) == coins
            del table


@pytest.mark.parametrize("game", [game.id for game in registry.games()])
def test_an_offer_is_the_same_in_a_glance_and_alone(game: str) -> None:
    chance, found = Rng("offers"), registry.find(game)
    match, compared = podziemia.start(game, players=found.players[-1], seed="offers"), 0
    while not match.over and compared < 1_500:
        for seat, ask in match.pending.items():
            shown = ask_view(found, match.state, ask)
            for option, offer in zip(shown["options"], shown["offers"], strict=True):
                assert msgspec.to_builtins(match.offer(seat, option)) == offer
                compared += 1
        seat, ask = next(iter(match.pending.items()))
        match.play(seat, ask.sample(chance))
    assert compared > 100


@pytest.mark.parametrize("game", [game.id for game in registry.games()])
def test_what_is_only_listed_leaves_out_what_is_told_of_one_alone(game: str) -> None:
    chance, found = Rng("listed"), registry.find(game)
    match, compared = podziemia.start(game, players=found.players[-1], seed="listed"), 0
    while not match.over and compared < 1_500:
        for seat in match.pending.keys() - {WORLD}:
            listed = match.view(seat, listed=True)["ask"]["offers"]
            for shown, whole in zip(listed, match.view(seat)["ask"]["offers"], strict=True):
                offer = msgspec.convert(whole, Offer)
                if shown.more:
                    offer = msgspec.structs.replace(offer, becomes={}, tells={}, more=True)
                assert shown == offer
                compared += 1
        seat, ask = next(iter(match.pending.items()))
        match.play(seat, ask.sample(chance))
    assert compared > 100
