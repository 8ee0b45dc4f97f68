"""DF-6.2, DF-6.12 to DF-6.28: every technique, thrown so that it does it, and so that it fails."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from podziemia.games.dungeon_fighter.content import TECHNIQUE_IDS, TECHNIQUES
from podziemia.games.dungeon_fighter.options.throwing import Spot
from podziemia.games.dungeon_fighter.throws import hand
from podziemia.games.dungeon_fighter.throws.bounds import bounds, in_order
from podziemia.games.dungeon_fighter.throws.draws import Draws
from podziemia.games.dungeon_fighter.throws.facts import Die, Facts, Request
from podziemia.games.dungeon_fighter.throws.gesture import verify_throw
from podziemia.games.dungeon_fighter.throws.judge import judge
from podziemia.games.dungeon_fighter.throws.physics.throwing import Flying
from podziemia.games.dungeon_fighter.throws.release import Start
from podziemia.kernel.rng import Rng
from tests.games.dungeon_fighter.thrown import RED, throw

TRIES = 14


def thrown(required: tuple[str, ...], seed: int, **changed: Any) -> Facts:
    """The nominal throw, changed; a hand may throw like that."""
    made = replace(hand.nominal(required), **changed)
    verify_throw(required, made)
    return throw(Request(RED, required), made, seed).facts[0]


@pytest.mark.rule("DF-6.1", "DF-6.2", "DF-7.1", "DF-13.27")
@pytest.mark.parametrize("technique", TECHNIQUE_IDS)
def test_a_throw_that_bounces_and_does_it_may_hit(technique: str) -> None:
    required = (technique,)
    for seed in range(TRIES):
        facts = thrown(required, seed)
        judged = judge(facts, required)
        if judged.hit:
            break
    else:
        pytest.fail(f"{technique}: no hit in {TRIES} throws")
    assert facts.bounced_before_board
    assert set(TECHNIQUES[technique].facts) <= set(facts.technique_facts)
    assert judge(facts, ()).hit, "a technique that nobody demands changes nothing"


def straight_at_it(technique: str) -> Flying:
    """A throw that falls onto the target, whatever else its control says."""
    required = (technique,)
    made = hand.nominal(required)
    if made.waterfall is not None:
        made = replace(made, waterfall=None)
    facts = frozenset(TECHNIQUES[technique].facts)
    start = Start((0.0, -0.05, 0.1), (0.0, 0.2, -1.0), (0.0, 0.0, 0.0), 5.0, None, facts)
    flying = Flying(
        Request(RED, () if technique == "waterfall" else required), made, start, Draws(Rng(1))
    )
    assert flying.go(6.0)
    return flying


@pytest.mark.rule("DF-6.2", "DF-6.3", "DF-7.12")
@pytest.mark.parametrize("technique", TECHNIQUE_IDS)
def test_a_throw_that_never_touches_the_table_first_is_a_miss(technique: str) -> None:
    facts = straight_at_it(technique).facts(0)
    assert facts.contacts
    assert not facts.bounced_before_board
    assert judge(facts, (technique,)).reason == "no_bounce"
    assert judge(facts, ()).reason == "no_bounce"


@pytest.mark.rule("DF-6.13", "DF-6.14", "DF-6.18", "DF-7.16", "DF-13.27")
@pytest.mark.parametrize(
    ("technique", "changed"),
    [
        ("pond", {"pond": Spot(-2800, -1800)}),
        ("floe", {"floe": Spot(-2800, -600)}),
        ("wall", {"wall": 18_000, "speed": 900, "y": -3400, "z": 1000, "elevation": 0}),
        ("bump", {"impact": 81}),
        ("airborne", {"hop": 451}),
        ("prayer", {"palms": -151}),
        ("roundhouse", {"turn": 1551}),
        ("blind", {"waited": 8001}),
    ],
)
def test_a_throw_that_bounces_and_does_not_do_it_is_a_miss(
    technique: str, changed: dict[str, Any]
) -> None:
    required = (technique,)
    found = [thrown(required, seed, **changed) for seed in range(4)]
    for facts in found:
        assert not set(TECHNIQUES[technique].facts) <= set(facts.technique_facts)
        reason = judge(facts, required).reason
        assert reason == (f"technique:{technique}" if facts.bounced_before_board else "no_bounce")
    assert any(facts.bounced_before_board for facts in found)


@pytest.mark.rule("DF-6.12", "DF-13.16")
def test_a_cube_that_leaves_the_waterfall_over_a_long_side_has_missed() -> None:
    cubes = Request(tuple(Die(f"water:{number}", "water") for number in range(3)), ("waterfall",))
    made = hand.nominal(("waterfall",))
    assert made.waterfall is not None
    beside = replace(made, waterfall=replace(made.waterfall, lateral=200))
    verify_throw(("waterfall",), beside)
    left, middle, right = throw(cubes, beside, 3).facts
    assert "left_waterfall_by_short_edge" in left.technique_facts
    assert "left_waterfall_by_short_edge" in middle.technique_facts
    assert right.technique_facts == ()


@pytest.mark.rule("DF-6.16", "DF-6.19", "DF-6.20", "DF-6.21", "DF-6.23", "DF-6.24", "DF-13.27")
@pytest.mark.parametrize(
    "technique", ["launcher", "header", "under_table", "weak_hand", "secret_x", "low_profile"]
)
def test_what_only_the_body_does_is_true_by_its_control(technique: str) -> None:
    facts = thrown((technique,), 0)
    assert facts.technique_facts == TECHNIQUES[technique].facts
    assert thrown((), 0).technique_facts == ()


@pytest.mark.rule("DF-6.18", "DF-6.22")
def test_a_bounce_off_the_floe_is_one_off_the_table() -> None:
    for seed in range(TRIES):
        facts = thrown(("floe",), seed)
        touched = [contact.what for contact in facts.contacts]
        if touched[0] == "floe" and "table" not in touched[:2]:
            assert facts.bounced_before_board
            return
    pytest.fail("no throw met the floe first")


@pytest.mark.rule("DF-6.29", "DF-13.30")
def test_a_head_may_nudge_the_die_on_the_waterfall() -> None:
    required = in_order(("waterfall", "header"))
    assert bounds(required).primary == "waterfall"
    facts = thrown(required, 0)
    assert "touched_head" in facts.technique_facts


@pytest.mark.rule("DF-6.13", "DF-6.18")
def test_a_floe_in_the_pond_serves_both() -> None:
    required = in_order(("pond", "floe"))
    found = [thrown(required, seed) for seed in range(TRIES)]
    assert any(judge(facts, required).hit for facts in found)
