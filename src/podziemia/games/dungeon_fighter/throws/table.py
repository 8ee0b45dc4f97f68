"""DF-13.33 to DF-13.37, DF-13.47: what people report of real dice, and what it comes to.

A report that cannot be true is refused: a die cannot show what it does not have, lie on what is
not there, or have done what its lie excludes.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Literal, TypeAlias

from podziemia.kernel.errors import refuse_if
from podziemia.kernel.questions import Free, Option
from podziemia.kernel.rng import Rng

from ..content import DICE, OVERLAYS, SECTIONS, TECHNIQUES
from ..options.throwing import Flipped, FlipReport, Landed, Report
from ..shapes import Section
from .facts import Corner, Die, Facts, Request, RestingOn

LIES: Final[dict[str, RestingOn]] = {
    "section": "section",
    "line": "section",
    "hole": "hole",
    "margin": "margin",
    "bones": "bones",
    "off": "table",
    "overlay": "overlay",
    "overlay_hole": "overlay_hole",
    "wall": "wall",
}
Lies: TypeAlias = Literal["section", "line", "hole", "margin", "bones", "off"]
ANYWHERE: Final[tuple[Lies, ...]] = (
    "section",
    "section",
    "line",
    "hole",
    "margin",
    "bones",
    "off",
)
"""Where a reported die may lie, whatever stands on the target."""
SURFACES: Final = {"hole": "table", "off": "table", "wall": "wall"}
ON_WAY: Final = ("floe", "pond")
"""Techniques whose bounce is one off the table."""
HALF_TURN: Final = 180
MOST_FAILED: Final = 20


def reported(request: Request, number: int = 0) -> Free:
    """DF-13.34: the report of a throw; of one of the dice, where several are thrown together."""
    die = request.dice[number]

    def check(option: Option) -> None:
        assert isinstance(option, Report)
        verify_report(request, die, option)

    return Free(
        Report,
        check=check,
        sample=lambda rng: any_report(request, die, rng),
        default=Report(bounced=False, lies="off", symbol=DICE[die.kind].outcomes[-1]),
    )


def verify_report(request: Request, die: Die, report: Report) -> None:
    """DF-13.34: raise a Refusal, with its rule, if this cannot have happened."""
    rule, kind = "DF-13.34", DICE[die.kind]
    refuse_if(report.symbol not in kind.outcomes, rule, "df-refused-symbol", {"die": die.kind})
    verify_place(request, kind.corners, report)
    once = len(set(report.icebergs)) == len(report.icebergs)
    standing = once and set(report.icebergs) <= set(request.icebergs)
    refuse_if(not standing, rule, "df-refused-no-iceberg")
    done = set(report.performed)
    known = done <= set(request.required) and len(done) == len(report.performed)
    refuse_if(not known, rule, "df-refused-not-required")
    refuse_if("wall" in done and report.lies == "wall", "DF-6.15", "df-refused-on-wall")
    flat = not report.bounced and any(name in done for name in ON_WAY)
    refuse_if(flat, "DF-6.22", "df-refused-not-bounced")


def verify_place(request: Request, corners: int, report: Report) -> None:
    """DF-13.34, DF-13.36: where the die lies is there, and is one place."""
    rule, lies, sections = "DF-13.34", report.lies, report.sections
    unknown = any(name not in SECTIONS for name in sections)
    refuse_if(unknown or len(set(sections)) < len(sections), rule, "df-refused-section")
    if lies == "line":
        refuse_if(not 1 < len(sections) <= corners, rule, "df-refused-line", {"most": corners})
        refuse_if(not connected(sections), rule, "df-refused-line-apart")
        fits = report.most is None or (report.most in sections and len(sections) < corners)
        refuse_if(not fits, rule, "df-refused-most")
    else:
        wanted = 1 if lies == "section" else 0
        refuse_if(len(sections) != wanted or report.most is not None, rule, "df-refused-place")
    overlays = {each.id for each in request.overlays}
    on_overlay = lies in ("overlay", "overlay_hole")
    fits = report.overlay in overlays if on_overlay else report.overlay is None
    refuse_if(not fits, rule, "df-refused-no-overlay")
    if lies == "overlay_hole":
        assert report.overlay is not None
        refuse_if(not OVERLAYS[report.overlay].has_hole, rule, "df-refused-no-opening")
    refuse_if(lies == "wall" and "wall" not in request.required, rule, "df-refused-no-wall")


def connected(sections: Sequence[str]) -> bool:
    """Whether one can go from each section to each other without leaving them."""
    found, waiting = {sections[0]}, [sections[0]]
    while waiting:
        here = waiting.pop()
        more = [name for name in sections if name not in found and touch(here, name)]
        found.update(more)
        waiting += more
    return len(found) == len(sections)


def touch(one: str, other: str) -> bool:
    """Whether two sections have a point in common."""
    a, b = SECTIONS[one], SECTIONS[other]
    if a.r_max == b.r_max:
        return a.r_min == b.r_min and gap(a, b) <= 0
    return (a.r_max == b.r_min or b.r_max == a.r_min) and gap(a, b) <= 0


def gap(one: Section, other: Section) -> float:
    """How many degrees are between two sections; 0 where they only meet."""
    middle = (one.theta_min + one.theta_max - other.theta_min - other.theta_max) / 2
    apart = abs((middle + HALF_TURN) % (2 * HALF_TURN) - HALF_TURN)
    return apart - (one.theta_max - one.theta_min + other.theta_max - other.theta_min) / 2


def landed(request: Request, reports: Sequence[Report]) -> Landed:
    """DF-13.35: the facts that reports come to, one for each die."""
    pairs = zip(request.dice, reports, strict=True)
    return Landed(facts=tuple(facts_of(die, report) for die, report in pairs))


def facts_of(die: Die, report: Report) -> Facts:
    """DF-13.35: the facts of one die."""
    done = [fact for name in report.performed for fact in TECHNIQUES[name].facts]
    surface = SURFACES.get(report.lies, "board")
    if report.lies == "overlay":
        surface = f"overlay:{report.overlay}"
    return Facts(
        die=die.id,
        bounced_before_board=report.bounced,
        resting_on=LIES[report.lies],
        symbol=report.symbol,
        corners=corners_of(DICE[die.kind].corners, report),
        overlay=report.overlay if report.lies == "overlay" else None,
        lowest_surface=surface,
        technique_facts=tuple(sorted(done)),
        icebergs_touched=tuple(sorted(report.icebergs)),
    )


def corners_of(corners: int, report: Report) -> tuple[Corner, ...]:
    """DF-13.35: one section has all corners; on a line each has one, and `most` the rest."""
    if report.lies == "section":
        return (Corner(report.sections[0]),) * corners
    found = [Corner(section) for section in report.sections]
    if report.most is not None:
        found += [Corner(report.most)] * (corners - len(found))
    return tuple(found)


def any_report(request: Request, die: Die, rng: Rng) -> Report:
    """Some report that can be true."""
    kind = DICE[die.kind]
    place = rng.pick(ANYWHERE)
    sections: tuple[str, ...] = ()
    if place in ("section", "line"):
        sections = (rng.pick(list(SECTIONS)),)
    if place == "line":
        beside = [name for name in SECTIONS if name != sections[0] and touch(name, sections[0])]
        sections = (*sections, rng.pick(beside))
    return Report(
        bounced=rng.below(4) > 0,
        lies=place,
        symbol=rng.pick(kind.outcomes),
        sections=sections,
        most=rng.pick(sections) if place == "line" else None,
        icebergs=tuple(name for name in request.icebergs if rng.below(5) == 0),
    )


def flip_reported(dice: Collection[str]) -> Free:
    """DF-13.37: the report of flips, until the overlay lies on the target; perhaps on real dice
    (DF-13.4)."""
    lying = set(dice)

    def check(option: Option) -> None:
        assert isinstance(option, FlipReport)
        known = set(option.dice_underneath) <= lying
        once = len(set(option.dice_underneath)) == len(option.dice_underneath)
        refuse_if(not (known and once), "DF-13.47", "df-refused-underneath")
        many = option.failed > MOST_FAILED
        refuse_if(many, "DF-13.37", "df-refused-flips", {"most": MOST_FAILED})

    return Free(
        FlipReport,
        check=check,
        sample=lambda rng: FlipReport(0 if rng.below(5) else 1),
        default=FlipReport(),
    )


def flipped(report: FlipReport) -> Flipped:
    """DF-13.47: an overlay that lies on the target, nobody knows where."""
    under = report.dice_underneath
    return Flipped(HALF_TURN, touches_table=False, on_target=True, dice_underneath=under)
