"""DF-13.46: facts drawn from what was measured."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from podziemia.games.dungeon_fighter.content import HOLE_IDS, LANDINGS, TECHNIQUE_IDS
from podziemia.games.dungeon_fighter.options.throwing import Skill
from podziemia.games.dungeon_fighter.throws.bounds import in_order
from podziemia.games.dungeon_fighter.throws.facts import Die, LyingOverlay, Request
from podziemia.games.dungeon_fighter.throws.judge import judge
from podziemia.games.dungeon_fighter.throws.sampled import drawn_flip, measured, outcomes
from podziemia.games.dungeon_fighter.throws.world import landing
from podziemia.kernel.rng import Rng

SKILLS: tuple[Skill, ...] = get_args(Skill)
DICE = (Die("white:1", "white"),)
MANY = 2000


def judged(request: Request, skill: Skill, throws: int = MANY) -> Counter[str]:
    """How drawn throws end."""
    free, rng, found = landing(request, skill), Rng(f"{request} {skill}"), Counter[str]()
    for _ in range(throws):
        drawn = free.sample(rng)
        free.check(drawn)
        for facts in drawn.facts:  # type: ignore[attr-defined] # a Landed
            each = judge(facts, request.required)
            found[str(each.value) if each.hit else str(each.reason)] += 1
            found["line"] += each.hit and len(each.line_sections) > 1
            found["iceberg"] += len(facts.icebergs_touched)
            found[facts.symbol] += 1
    return found


@pytest.mark.rule("DF-13.2", "DF-13.46")
@pytest.mark.parametrize("skill", SKILLS)
def test_drawn_throws_end_as_measured(skill: Skill) -> None:
    found, wanted = judged(Request(DICE), skill), measured((), skill)
    wanted_shares: dict[str, float] = dict(outcomes((), skill))
    for outcome, share in wanted_shares.items():
        assert found[outcome] / MANY == pytest.approx(share, abs=0.04), outcome
    assert found["eye"] / MANY == pytest.approx(0.25, abs=0.04)
    hits = sum(found[value] for value in wanted.sections)
    assert found["line"] / hits == pytest.approx(wanted.line, abs=0.05)


@pytest.mark.rule("DF-13.46")
def test_every_set_of_techniques_has_outcomes_that_sum_up() -> None:
    for skill in SKILLS:
        for first in TECHNIQUE_IDS:
            for second in TECHNIQUE_IDS:
                shares = dict(outcomes(in_order((first, second)), skill))
                assert sum(shares.values()) == pytest.approx(1, abs=0.01)
                assert min(shares.values()) >= 0


@pytest.mark.rule("DF-13.46")
def test_what_is_measured_is_measured_for_every_skill() -> None:
    sets = {each.techniques for each in LANDINGS.values()}
    assert () in sets
    for techniques in sets:
        for skill in SKILLS:
            assert measured(techniques, skill).techniques == techniques
    for each in LANDINGS.values():
        assert sum(each.sections.values()) + sum(each.misses.values()) == pytest.approx(1, abs=0.01)


@pytest.mark.rule("DF-13.46", "DF-10.2")
def test_a_closed_hole_takes_no_die_and_icebergs_are_touched() -> None:
    found = judged(Request(DICE, icebergs=HOLE_IDS), "clumsy")
    assert found["hole"] == 0
    assert found["iceberg"] / MANY == pytest.approx(0.45, abs=0.1)


@pytest.mark.rule("DF-13.46", "DF-13.47")
def test_overlays_catch_a_few_dice() -> None:
    overlays = (LyingOverlay("permafrost_1"), LyingOverlay("weak_point"))
    found = judged(Request(DICE, overlays=overlays), "sure_hand")
    assert 20 < found["0"] < 120
    assert 5 < found["overlay_hole"] < 60


@pytest.mark.rule("DF-13.16", "DF-13.46")
def test_three_cubes_are_drawn_one_by_one() -> None:
    cubes = Request(tuple(Die(f"water:{number}", "water") for number in range(3)))
    found = judged(cubes, "average", 300)
    assert found["eye"] + found["blank"] == 900


@pytest.mark.rule("DF-13.46")
def test_a_flip_touches_the_table_one_time_in_five() -> None:
    rng = Rng("flips")
    touched = sum(drawn_flip(rng).touches_table for _ in range(MANY))
    assert touched / MANY == pytest.approx(0.2, abs=0.03)
