"""What happened unseen is told to those who may know it, and to nobody else."""

import pytest
from msgspec.structs import replace

import podziemia
from podziemia.games.boss_monster import GAME
from podziemia.games.boss_monster.events import (
    CardDrawn,
    CardStolen,
    HandDealt,
    HandShown,
    PlayerEliminated,
    RoomPlaced,
    RoomReturned,
    RoundBegan,
)
from podziemia.kernel.events import Event, secret_fields
from podziemia.kernel.rng import Rng
from podziemia.lab.corpus import play_on

SECRETS: list[tuple[Event, set[int], Event]] = [
    # what happened, who knows, what the others learn
    (
        HandDealt("BM-3.8", 1, ("fear", "freeze")),
        {1},
        HandDealt("BM-3.8", 1, ()),
    ),
    (CardDrawn("BM-7.9", 1, "room", "open_grave"), {1}, CardDrawn("BM-7.9", 1, "room", None)),
    (
        RoomPlaced("BM-8.3", 1, 2, "open_grave", "fear"),
        {1},
        RoomPlaced("BM-8.3", 1, 2, None, "fear"),
    ),
    (RoomReturned("BM-18.49", 1, "open_grave"), {1}, RoomReturned("BM-18.49", 1, None)),
    (
        CardStolen("BM-18.4", 1, 2, "spell", "fear"),
        {1, 2},
        CardStolen("BM-18.4", 1, 2, "spell", None),
    ),
    (HandShown("BM-18.60", 1, 2, ("fear",)), {1, 2}, HandShown("BM-18.60", 1, 2, ())),
]


@pytest.mark.rule("BM-14.1", "BM-14.11", "BM-3.12", "BM-8.3", "BM-18.4", "BM-18.60")
@pytest.mark.parametrize(("event", "knowing", "told"), SECRETS)
def test_only_those_concerned_learn_which_card_it_was(
    event: Event, knowing: set[int], told: Event
) -> None:
    for seat in (0, 1, 2, 3, None):
        assert event.seen_by(seat) == (event if seat in knowing else told)


def test_every_event_with_a_secret_is_listed_here() -> None:
    secret = {type(event) for event, _, _ in SECRETS}
    assert secret == {kind for kind in GAME.event_types if secret_fields(kind)}


def test_events_are_frozen() -> None:
    event = CardDrawn("BM-7.9", 1, "room", "open_grave")
    with pytest.raises(AttributeError):
        event.card = None  # type: ignore[misc] # the point of the test
    assert replace(event, card=None) != event


@pytest.mark.rule("BM-13.8")
def test_a_round_begins_with_how_everybody_stands() -> None:
    match = podziemia.start("boss_monster", 4, seed=2)
    fell: dict[int, tuple[int, int]] = {}
    told, rounds, scored = 0, 0, 0
    for _ in play_on(match, Rng(1)):
        players = match.view(None)["players"]
        now = {each["seat"]: (each["soul_count"], each["wound_count"]) for each in players}
        for event in match.events(None)[told:]:
            if isinstance(event, PlayerEliminated):
                fell[event.seat] = event.souls, event.wounds
            if isinstance(event, RoundBegan):
                standing = zip(event.souls, event.wounds, strict=True)
                assert dict(enumerate(standing)) == now | fell
                rounds, scored = rounds + 1, scored + sum(event.souls) + sum(event.wounds)
        told = len(match.events(None))
    assert fell, "the match shows that the fallen keep their score"
    assert rounds > 2
    assert scored > 0
