"""What happened unseen is told to those who may know it, and to nobody else."""

import pytest

from podziemia.games.paper_dungeons.events import (
    EVENT_TYPES,
    CardsDealt,
    LeveledUp,
    OwnEvent,
    PowerKept,
)
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng


@pytest.mark.rule("PD-1.16")
def test_only_its_owner_sees_a_pair() -> None:
    event = CardsDealt("PD-1.8", 1, ("ranger", "noble"), ("wanderers", "big_hunt"))
    assert event.seen_by(1) == event
    for seat in (0, 2, None):
        assert event.seen_by(seat) == CardsDealt("PD-1.8", 1, (), ())


@pytest.mark.rule("PD-24.1")
def test_while_all_play_at_once_only_the_player_knows() -> None:
    hidden = LeveledUp("PD-5.2", 1, False, "rogue", 2)
    shown = LeveledUp("PD-5.2", 1, True, "rogue", 2)
    for seat in (0, 2, None):
        assert hidden.seen_by(seat) is None
        assert shown.seen_by(seat) == shown
    assert hidden.seen_by(1) == hidden


def test_everything_else_is_for_all() -> None:
    secret = {kind for kind in EVENT_TYPES if issubclass(kind, OwnEvent)} | {CardsDealt}
    event = PowerKept("PD-1.11", 0, "ranger", ("rogue",))
    assert all(event.seen_by(seat) is event for seat in (0, 1, None))
    assert {kind for kind in EVENT_TYPES if "seen_by" in vars(kind)} <= secret


@pytest.mark.rule("PD-24.1")
def test_a_round_tells_others_nothing_before_it_ends() -> None:
    game = find("paper_dungeons")
    state = game.arrange(2, options_for(game, {}), {}, Rng(1))
    match = Match(game, state)
    before = len(match.events(1))
    for choice in ({"type": "use_die", "die": 0}, {"type": "level_up", "hero": "warrior"}):
        match.play(0, choice)
    assert len(match.events(1)) == before == len(match.events(None))
    assert len(match.events(0)) > before
