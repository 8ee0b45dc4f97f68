"""A value that only bots can play with: it stands where nobody is a person, and nowhere else."""

from dataclasses import replace

import msgspec
import pytest

from podziemia import BadInput
from podziemia.kernel import registry
from podziemia.kernel.bots import RandomBot
from podziemia.kernel.game import Game, Switch
from podziemia.table.web.endpoints import game_info
from tests.laws.toys.frame import known
from tests.laws.toys.wells import Wells, wells

PACE = Switch("pace", "slow", "VE-1", ("slow", "brisk", "blur"), for_bots="blur")


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Game[Wells]:
    """A game with such a switch, and a bot."""
    game = replace(wells(), switches=(PACE,), bots={"wet": RandomBot})
    known(monkeypatch, game)
    return game


def pace(*seats: str, **options: str) -> object:
    """What stands at a table where these sit down."""
    match = registry.start("toy_ve", 2, 1, options, seats or None)
    assert match.setup is not None
    return match.setup.options["pace"]


def test_it_stands_where_nobody_is_a_person(hasty: Game[Wells]) -> None:
    assert pace() == pace("wet", "random") == "blur"
    assert pace("wet", "wet", pace="brisk") == pace(pace="brisk") == "brisk"
    assert pace("wet", "human") == pace("human", "human") == "slow"


def test_a_person_cannot_play_with_it(hasty: Game[Wells]) -> None:
    with pytest.raises(BadInput) as refusal:
        pace("wet", "human", pace="blur")
    assert refusal.value.message == "option-for-bots"
    for language in ("en", "pl"):
        sentence = refusal.value.sentence(language)
        assert "blur" in sentence
        assert "slow | brisk" in sentence
    with pytest.raises(BadInput, match="slow"):
        registry.options_for(hasty, {"pace": "blur"}, people=True)
    assert registry.options_for(hasty, {}, people=True) == {"pace": "slow"}


def test_nobody_comes_to_it_later(hasty: Game[Wells]) -> None:
    match = registry.start("toy_ve", 2, 1, {}, ["wet", "wet"])
    with pytest.raises(BadInput, match="blur"):
        match.hand_over(0, "human")
    match.hand_over(0, "random")
    slow = registry.start("toy_ve", 2, 1, {"pace": "slow"}, ["wet", "wet"])
    slow.hand_over(0, "human")
    assert slow.controllers == ["human", "wet"]


def test_a_record_of_it_is_played_again_whoever_sits_there(hasty: Game[Wells]) -> None:
    setup = registry.start("toy_ve", 2, 1).setup
    assert setup is not None
    assert setup.seats == ("human", "human")
    again = registry.reopen(msgspec.structs.replace(setup, seed=2))
    assert again.setup is not None
    assert again.setup.options == {"pace": "blur"}


def test_the_lobby_does_not_offer_it(hasty: Game[Wells]) -> None:
    assert game_info.__wrapped__(hasty).switches[0].choices == ("slow", "brisk")


def test_what_this_machine_lacks_is_offered_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    switch = replace(PACE, here=lambda value: value != "slow")
    game = replace(wells(), switches=(switch,), bots={"wet": RandomBot})
    known(monkeypatch, game)
    assert pace("wet", "human") == "brisk"
    assert [each.choices for each in game_info(game).switches] == [("brisk",)]
    for seats in (("wet", "human"), ("wet", "wet")):
        with pytest.raises(BadInput) as refusal:
            pace(*seats, pace="slow")
        assert refusal.value.message == "option-not-here"
        for language in ("en", "pl"):
            assert "brisk" in refusal.value.sentence(language)


def test_what_this_machine_lacks_can_be_watched(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(wells(), switches=(PACE,))
    known(monkeypatch, game)
    record = registry.start("toy_ve", 2, 1, {"pace": "slow"}).record()
    known(monkeypatch, replace(game, switches=(replace(PACE, here=lambda _: False),)))
    assert registry.replay(record).record() == record
