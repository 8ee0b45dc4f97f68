"""Facts of the whole game that no single position shows."""

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import product
from typing import Any

import pytest

import podziemia
from podziemia.games.paper_dungeons.content import CLOVER, FACES, SKULL
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.lab.corpus import play_on

GAME = find("paper_dungeons")


def played(players: int, seed: int, **options: object) -> Match[Any]:
    match = podziemia.start("paper_dungeons", players, seed, options)
    for _ in play_on(match, Rng(seed)):
        pass
    return match


@pytest.mark.rule("PD-1.1")
@pytest.mark.parametrize("players", [0, 9])
def test_one_to_eight_play(players: int) -> None:
    with pytest.raises(podziemia.BadInput):
        podziemia.start("paper_dungeons", players)


@pytest.mark.rule("PD-2.1", "PD-4.1", "PD-4.18", "PD-16.1")
@pytest.mark.parametrize("players", [1, 2, 8])
def test_eight_rounds_of_three_dice_and_three_bosses(players: int) -> None:
    match = played(players, 5)
    for player in match.state.players:
        assert [len(digits) for digits in player.sheet.digits] == [3] * 8
        assert len(player.sheet.bosses) == 3
    assert match.outcome is not None
    assert match.outcome.scores[0]["L"] == sum(
        match.outcome.scores[0][box] for box in "ABCDEFGHIJK"
    )


@pytest.mark.rule("PD-21.2", "PD-21.3", "PD-21.4", "PD-21.6")
def test_a_campaign_is_three_games_whose_totals_are_added() -> None:
    match = played(2, 3, adventure="around_the_kingdom")
    revealed = [
        event for event in match.all_events() if event.__struct_config__.tag == "dungeon_revealed"
    ]
    assert [getattr(event, "dungeon", "") for event in revealed] == [
        "dungeon_j",
        "dungeon_k",
        "dungeon_l",
    ]
    assert len(match.state.results) == 3
    assert match.outcome is not None
    for seat in (0, 1):
        totals = [game[seat]["L"] for game in match.state.results]
        assert match.outcome.scores[seat]["L"] == sum(totals)


@pytest.mark.rule("PD-2.4", "PD-2.12")
def test_how_often_a_roll_is_rejected_and_what_is_left() -> None:
    rolls = list(product(*(FACES[colour] for colour in (0, 0, 0, 1, 1, 1))))
    good = [roll for roll in rolls if roll.count(SKULL) < 3 and roll.count(CLOVER) < 3]
    assert (len(rolls), len(good)) == (46656, 43535)
    assert min(6 - roll.count(SKULL) for roll in good) == 4


@pytest.mark.rule("PD-2.4", "PD-24.3")
def test_no_accepted_roll_has_three_skulls_or_three_clovers() -> None:
    rejected = 0
    for seed in range(30):
        for event in played(1, seed).all_events():
            name, dice = (
                event.__struct_config__.tag,
                Counter(face.partition("_")[2] for face in getattr(event, "dice", ())),
            )
            too_many = dice["skull"] >= 3 or dice["clover"] >= 3
            assert name != "dice_rolled" or not too_many
            assert name != "roll_rejected" or too_many
            rejected += name == "roll_rejected"
    assert rejected


@pytest.mark.rule("PD-1.19", "PD-1.8", "PD-1.10")
def test_no_card_is_held_by_two_players() -> None:
    match = podziemia.start("paper_dungeons", 8, seed=2)
    powers = [power for player in match.state.players for power in player.powers]
    objectives = [card for player in match.state.players for card in player.objectives]
    assert len(set(powers)) == len(set(objectives)) == 16
    assert not match.state.power_box


def prepared(seed: int, first: Callable[[Iterable[int]], int]) -> Match[Any]:
    """A match of eight in its first round; of all who are asked, this one answers first."""
    match = podziemia.start("paper_dungeons", 8, seed)
    while match.state.phase != "dice":
        seat = first(match.pending)
        match.play(seat, match.pending[seat].options[-1])
    return match


@pytest.mark.rule("PD-1.17", "PD-1.9", "PD-1.12")
def test_the_order_of_answers_in_the_setup_changes_nothing() -> None:
    longest = 0
    for seed in range(3):
        upwards, downwards = prepared(seed, min), prepared(seed, max)
        assert [decision.seat for decision in upwards.decisions] != [
            decision.seat for decision in downwards.decisions
        ]
        assert GAME.inspect(upwards.state) == GAME.inspect(downwards.state)
        for seat in (None, *range(8)):
            assert upwards.events(seat) == downwards.events(seat)
        longest = max(longest, len(upwards.decisions))
    assert longest > 8 * 2 + 2, "powers of several players were used"


@pytest.mark.rule("PD-1.3")
def test_every_dungeon_is_drawn_now_and_then() -> None:
    drawn = {podziemia.start("paper_dungeons", 1, seed).state.dungeon.id for seed in range(100)}
    assert len(drawn) == 12


@pytest.mark.rule("PD-22.1", "PD-22.5")
def test_a_solo_player_always_wins_and_gets_a_rank() -> None:
    match = played(1, 4)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.rule) == ((0,), "PD-22.5")
    assert match.view(None)["rank"] in GAME.cards


def test_who_resigns_alone_ends_the_match() -> None:
    match = podziemia.start("paper_dungeons", 1, seed=1)
    match.resign(0)
    assert match.outcome is not None
    assert match.outcome.rule == "PD-R-71"


@pytest.mark.rule("PD-23.9", "PD-18.9")
def test_no_round_is_long() -> None:
    match = podziemia.start("paper_dungeons", 1, seed=9)
    longest = begun = 0
    rng = Rng(9)
    while not match.over:
        before = match.state.round
        match.play(0, rng.pick(match.pending[0].options[1:] or match.pending[0].options))
        if match.state.round != before:
            longest = max(longest, len(match.decisions) - begun)
            begun = len(match.decisions)
    assert longest < 40


@pytest.mark.rule("PD-R-71", "PD-21.4", "PD-21.7")
def test_who_resigned_stays_behind_for_the_whole_campaign() -> None:
    match = podziemia.start("paper_dungeons", 3, 6, {"adventure": "heroes_of_the_city"})
    match.resign(0)
    for _ in play_on(match, Rng(6)):
        pass
    assert len(match.state.results) == 3
    assert match.view(1)["players"][0]["resigned"]
    assert match.outcome is not None
    assert match.outcome.places[0] == 3
    assert all(0 not in winners for winners in match.state.winners)


def test_copies_go_on_in_the_middle_of_everybodys_dice() -> None:
    match = podziemia.start("paper_dungeons", 8, "copies", {"manual_potions": True})
    chance, replayed = Rng("copies"), []
    while not match.over:
        seat = chance.pick(sorted(match.pending))
        match.play(seat, match.pending[seat].sample(chance))
        replayed.append(match.replayed_by_fork())
        if len(replayed) % 20 == 0:
            copy = match.fork()
            assert copy.digest() == match.digest()
            assert copy.pending.keys() == match.pending.keys()
    assert sum(replayed) / len(replayed) < 5
