"""DF-13.46: facts drawn from what was measured, for training and mass simulation.

Of a set of techniques the measured set with most of them counts; every other technique lets as
many hits through as it does of plain throws, and the rest miss it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from podziemia.kernel.rng import Rng

from ..content import DICE, HOLES, LANDINGS, OVERLAYS, SECTIONS, TECHNIQUES
from ..options.throwing import Flipped, Landed, Skill
from ..shapes import Landing
from .draws import Draws
from .facts import Corner, Die, Facts, Request, RestingOn
from .table import touch
from .target import section_at

ICEBERG: Final = 0.10
"""How often each standing iceberg is touched."""
ON_RING, IN_OPENING, ON_WEAK_POINT = 0.03, 0.015, 0.02
"""How often a hit lies on an overlay instead, or in its opening."""
FLIP_FAILS: Final = 0.2
TURNED: Final = 540
PLACES: Final[dict[str, tuple[RestingOn, str]]] = {
    "hole": ("hole", "table"),
    "margin": ("margin", "board"),
    "bones": ("bones", "board"),
    "off": ("table", "table"),
    "wall": ("wall", "wall"),
}
"""Where a die lies that has missed, and on what."""


def drawn_landing(request: Request, skill: Skill, rng: Rng) -> Landed:
    """DF-13.46: how a throw of a hand of this skill ends."""
    draws = Draws(rng)
    return Landed(tuple(drawn_facts(request, die, skill, draws) for die in request.dice))


def drawn_flip(rng: Rng) -> Flipped:
    """DF-13.46: how a flip ends."""
    fails = Draws(rng).even() < FLIP_FAILS
    return Flipped(TURNED, touches_table=fails, on_target=not fails)


@cache
def measured(required: tuple[str, ...], skill: Skill) -> Landing:
    """What was measured of the set with most of these techniques."""
    fitting = [
        each
        for each in LANDINGS.values()
        if each.skill == skill and set(each.techniques) <= set(required)
    ]
    return max(fitting, key=lambda each: len(each.techniques))


@cache
def passes(technique: str, skill: Skill) -> float:
    """How many of the hits of plain throws this technique lets through."""
    alone, plain = measured((technique,), skill), measured((), skill)
    return min(1.0, alone.hit / plain.hit) if plain.hit else 0.0


@cache
def outcomes(required: tuple[str, ...], skill: Skill) -> tuple[tuple[str, float], ...]:
    """Every outcome with its share: a value, or a reason to miss."""
    found = measured(required, skill)
    shares = {str(outcome): share for outcome, share in found.sections.items()} | found.misses
    for technique in required:
        if technique in found.techniques:
            continue
        passing = passes(technique, skill)
        lost = 0.0
        for value in map(str, found.sections):
            lost += shares[value] * (1 - passing)
            shares[value] *= passing
        shares[f"technique:{technique}"] = shares.get(f"technique:{technique}", 0.0) + lost
    return tuple(shares.items())


def drawn_facts(request: Request, die: Die, skill: Skill, draws: Draws) -> Facts:
    """How one die ends."""
    required = request.required
    outcome = drawn_outcome(outcomes(required, skill), draws)
    icebergs = [hole for hole in request.icebergs if draws.even() < ICEBERG]
    if outcome == "hole":
        hole = draws.rng.pick(list(HOLES))
        if hole in request.icebergs:
            icebergs = sorted({*icebergs, hole})
            return lying(request, die, around(hole), tuple(icebergs), draws)
    if outcome.isdecimal():
        worth = [name for name, each in SECTIONS.items() if each.value == int(outcome)]
        section = draws.rng.pick(worth)
        on_line = draws.even() < measured(required, skill).line
        beside = [name for name in SECTIONS if on_line and beside_it(name, section)]
        sections = (section, draws.rng.pick(beside)) if beside else (section,)
        return lying(request, die, sections, tuple(icebergs), draws)
    failed = outcome.partition(":")[2]
    place, surface = PLACES.get(outcome, ("table", "table"))
    done = [] if outcome == "no_bounce" else [name for name in required if name != failed]
    return Facts(
        die=die.id,
        bounced_before_board=outcome != "no_bounce",
        resting_on=place,
        symbol=draws.rng.pick(DICE[die.kind].outcomes),
        lowest_surface=surface,
        technique_facts=facts_of(done),
        icebergs_touched=tuple(icebergs),
    )


def drawn_outcome(shares: Sequence[tuple[str, float]], draws: Draws) -> str:
    """One of the outcomes, by their shares."""
    rest = draws.even() * sum(share for _, share in shares)
    for outcome, share in shares:
        rest -= share
        if rest < 0:
            return outcome
    return shares[-1][0]


def beside_it(name: str, section: str) -> bool:
    """Whether one corner of a die in a section can be in this other one."""
    return name != section and touch(name, section)


def around(hole: str) -> tuple[str, ...]:
    """The section around a hole."""
    found = section_at(HOLES[hole].x, HOLES[hole].y)
    assert found is not None
    return (found.id,)


def lying(
    request: Request,
    die: Die,
    sections: Sequence[str],
    icebergs: tuple[str, ...],
    draws: Draws,
) -> Facts:
    """A die that lies on the target, by chance on an overlay."""
    kind = DICE[die.kind]
    corners = [Corner(sections[0])] * (kind.corners - len(sections) + 1)
    corners += [Corner(section) for section in sections[1:]]
    place: RestingOn = "section"
    overlay, surface = None, "board"
    for each in request.overlays:
        ring, chance = OVERLAYS[each.id].has_hole, draws.even()
        most = ON_RING if ring else ON_WEAK_POINT
        if chance < most:
            place, overlay, surface, corners = "overlay", each.id, f"overlay:{each.id}", []
            break
        if ring and chance < most + IN_OPENING:
            place, corners = "overlay_hole", [Corner("hole")] * kind.corners
            break
    return Facts(
        die=die.id,
        resting_on=place,
        symbol=draws.rng.pick(kind.outcomes),
        corners=tuple(corners),
        overlay=overlay,
        lowest_surface=surface,
        technique_facts=facts_of(request.required),
        icebergs_touched=icebergs,
    )


def facts_of(techniques: Sequence[str]) -> tuple[str, ...]:
    """The facts of techniques that were performed."""
    return tuple(sorted(fact for name in techniques for fact in TECHNIQUES[name].facts))
