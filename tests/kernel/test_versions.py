"""A version of the rules is a switch: matches and records go on under the one they began with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from podziemia.games.boss_monster import GAME as BOSS_MONSTER
from podziemia.games.boss_monster.content import BOSSES
from podziemia.kernel import registry
from podziemia.kernel.bots import RandomBot
from podziemia.kernel.content import in_box
from podziemia.kernel.errors import BadInput
from podziemia.kernel.events import Aside, Event
from podziemia.kernel.game import Switch, Value
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng
from tests.laws.toys.wells import Draw, Wells, wells


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is a game like any other."""
    monkeypatch.setattr(registry, "games", lambda: (wells(),))


def deep(match: Match[Wells], decisions: int = 8) -> Match[Wells]:
    """Draw deep so many times."""
    for _ in range(decisions):
        match.play(min(match.pending), Draw(deep=True))
    return match


def test_a_new_match_begins_with_the_newest_version() -> None:
    older, newer = (deep(registry.start("toy_ve", 2, 3, version=v)) for v in (1, 2))
    assert sum(older.state.coins) > 0
    assert newer.state.coins == [2 * coins for coins in older.state.coins]
    assert deep(registry.start("toy_ve", 2, 3)).state.coins == newer.state.coins


def test_a_position_is_arranged_for_the_newest_version() -> None:
    met: list[int] = []
    game = replace(wells(), lay_out=lambda state, _: met.append(state.version))
    assert game.arrange(2, {}, {}, Rng(1)).version == 2
    assert met == [2]


def test_a_card_is_in_the_box_from_its_version_on() -> None:
    new = msgspec.structs.replace(BOSSES["robobo"], since=3)
    assert in_box([*BOSSES.values(), new], 2) == list(BOSSES.values())
    assert in_box([new], 3) == [new]


@pytest.mark.parametrize("version", [1, 2])
def test_a_record_is_played_by_the_rules_it_was_made_under(version: int) -> None:
    match = deep(registry.start("toy_ve", 2, 3, version=version))
    record = match.record()
    assert record.setup.version == version
    assert registry.replay(record.to_json()).state.coins == match.state.coins


def test_a_record_of_another_version_does_not_pass_for_one_of_this() -> None:
    written = deep(registry.start("toy_ve", 2, 3, version=1)).record().to_json()
    with pytest.raises(BadInput):
        registry.replay(written.replace(b'"version": 1', b'"version": 2'))


def test_copies_and_snapshots_of_a_running_match_keep_its_version() -> None:
    match = deep(registry.start("toy_ve", 2, 3, version=1), 4)
    thawed = registry.start("toy_ve", 2, 3, version=1)
    thawed.thaw(match.freeze())
    undone = deep(registry.start("toy_ve", 2, 3, version=1), 4)
    undone.rewind(1)
    deep(undone, 3)
    ended = deep(match.fork(), 4).state.coins
    for other in (thawed, undone, match):
        assert other.state.version == 1
        assert deep(other, 4).state.coins == ended
    assert match.determinize(0, 1).state.version == 1


class Drawn(Event, frozen=True):
    """A bucket has come up, and for the eye: how high the water splashes."""

    seat: int
    coins: int
    splash: Aside[int] = 0


class MoreDrawn(Event, frozen=True, tag="drawn"):
    """The same with one more fact."""

    seat: int
    coins: int
    fish: int = 0


def test_a_record_outlives_a_field_for_the_eye(monkeypatch: pytest.MonkeyPatch) -> None:
    match = deep(registry.start("toy_ve", 2, 3))
    written = match.record()
    monkeypatch.setattr("tests.laws.toys.wells.Drawn", partial(Drawn, splash=7))
    again = registry.replay(written)
    assert [msgspec.to_builtins(event)["splash"] for event in again.all_events()] == [7] * 8
    assert again.record().check == written.check


def test_and_no_other_field(monkeypatch: pytest.MonkeyPatch) -> None:
    written = deep(registry.start("toy_ve", 2, 3)).record()
    monkeypatch.setattr("tests.laws.toys.wells.Drawn", MoreDrawn)
    with pytest.raises(BadInput) as refusal:
        registry.replay(written)
    assert refusal.value.message == "record-check"


RECORD = Path(__file__).parents[1] / "records/boss_monster/version-2/2-players.json"


def test_a_record_outlives_a_new_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    written, fog = RECORD.read_bytes(), Switch("fog", default=False, rule="BM-17.9")

    def start(players: int, options: Mapping[str, Value], rng: Rng) -> Any:
        known = {key: value for key, value in options.items() if key != fog.id}
        return BOSS_MONSTER.start(players, known, rng)

    now = replace(BOSS_MONSTER, start=start, switches=(*BOSS_MONSTER.switches, fog))
    monkeypatch.setattr(registry, "games", lambda: (now,))
    again = registry.replay(written)
    assert again.over
    assert again.record().to_json() == written
    new = registry.start("boss_monster", 2, 1)
    assert new.record().setup.options["fog"] is False, "a new match says all its options"


def test_a_record_outlives_its_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "games", lambda: (replace(wells(), bots={"wet": RandomBot}),))
    match = deep(registry.start("toy_ve", 2, 3, seats=["wet", "human"]), 4)
    match.hand_over(1, "wet")
    written = match.record().to_json()
    monkeypatch.setattr(registry, "games", lambda: (replace(wells(), bots={"dry": RandomBot}),))
    again = registry.replay(written)
    assert again.controllers == ["wet", "wet"]
    assert again.record().to_json() == written
    again.hand_over(0, "dry")
    assert deep(again, 4).record().setup.seats == ("dry", "wet")
    with pytest.raises(BadInput) as refusal:
        registry.start("toy_ve", 2, 3, seats=["wet", "human"])
    assert refusal.value.message == "unknown-bot"


def test_the_rules_read_the_default_of_a_variant_that_a_record_does_not_know(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    written, given = deep(registry.start("toy_ve", 2, 3)).record().to_json(), []

    def start(players: int, options: Mapping[str, Value], rng: Rng) -> Wells:
        given.append(dict(options))
        return Wells(players, rng)

    now = replace(wells(), start=start, switches=(Switch("frost", default=False, rule="VE-1"),))
    monkeypatch.setattr(registry, "games", lambda: (now,))
    assert registry.replay(written).record().setup.options == {}
    assert given == [{"frost": False}]


@pytest.mark.parametrize("name", ["x" * 1000, "a\nb", "a\0b"])
def test_a_bot_whose_name_nobody_could_write_down_is_refused(name: str) -> None:
    setup = deep(registry.start("toy_ve", 2, 3)).record().setup
    with pytest.raises(BadInput) as refusal:
        registry.reopen(msgspec.structs.replace(setup, seats=(name, "human")))
    assert refusal.value.message == "unknown-bot"


def test_a_version_that_is_no_longer_played_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    written = deep(registry.start("toy_ve", 2, 3, version=1)).record().to_json()
    monkeypatch.setattr(registry, "games", lambda: (wells(version=3, oldest=2),))
    with pytest.raises(BadInput) as refusal:
        registry.replay(written)
    assert refusal.value.message == "record-version"
    assert deep(registry.start("toy_ve", 2, 3, version=2)).over
