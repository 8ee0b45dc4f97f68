"""DF-13.18 to DF-13.22, DF-13.41, DF-13.45: what facts come to; pure, the same in every mode."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from ..content import BULLSEYE, PHYSICS, SECTIONS, TECHNIQUES
from ..options.throwing import Flipped
from .facts import Corner, Facts, RestingOn

LOW: Final = ("margin", "bones", "off")
"""DF-7.6: places of lower value than any section."""
MISSES: Final[dict[RestingOn, str]] = {
    "wall": "wall",
    "hole": "hole",
    "overlay_hole": "overlay_hole",
    "margin": "margin",
    "bones": "bones",
    "table": "off",
    "off_table": "off",
    "other_die": "off",
}
"""DF-7.13, DF-7.14, DF-7.15, DF-13.18: why a die that rests there has missed."""


class Judged(msgspec.Struct, frozen=True):
    """What a throw comes to; where the die lies is said of a miss, too (DF-13.45)."""

    hit: bool
    reason: str | None
    """Of a miss: `no_bounce`, `technique:<id>`, or one of MISSES."""
    place: RestingOn
    """Where the die lies, by the lower surface."""
    section: str | None
    """The counted section."""
    value: int
    """Of the counted section; 0 anywhere else, overlays included."""
    overlay: str | None
    line_sections: tuple[str, ...]
    """DF-13.21: the different sections under the corners, the highest value first."""

    @property
    def bullseye(self) -> bool:
        """Whether the counted section is the bullseye (DF-7.39)."""
        return self.section == BULLSEYE.id


class JudgedFlip(msgspec.Struct, frozen=True):
    """DF-13.41: whether a flipped overlay lies where it is, and whether the flip did damage."""

    lies: bool
    damage: bool


def judge(facts: Facts, required: Iterable[str]) -> Judged:
    """DF-13.18, DF-13.20, DF-13.21: hit or miss, and where the die lies; an overlay does not
    make up for the bounce or for a technique (DF-10.49)."""
    place, section = lies(facts)
    reason = missed(facts, place, required)
    line = line_sections(facts.corners) if section is not None else ()
    return Judged(
        hit=reason is None,
        reason=reason,
        place=place,
        section=section,
        value=0 if section is None else SECTIONS[section].value,
        overlay=facts.overlay if place == "overlay" else None,
        line_sections=line,
    )


def missed(facts: Facts, place: RestingOn, required: Iterable[str]) -> str | None:
    """DF-13.18: the first reason why this is a miss: the bounce (DF-7.12), a technique (DF-7.16),
    or the place."""
    if not facts.bounced_before_board:
        return "no_bounce"
    for technique in required:
        if not set(TECHNIQUES[technique].facts) <= set(facts.technique_facts):
            return f"technique:{technique}"
    return MISSES.get(place)


def lies(facts: Facts) -> tuple[RestingOn, str | None]:
    """DF-13.19, DF-13.22: where the die lies at last (DF-7.18), and the section that counts: by
    what lies lowest (DF-7.17, DF-10.8, DF-10.21), on an overlay by that alone (DF-10.20)."""
    surface, place = facts.lowest_surface, facts.resting_on
    if surface == "table" and place not in ("hole", "table", "off_table"):
        outside = any(corner.section == "off" for corner in facts.corners)
        return ("table" if outside else "hole"), None
    if surface.startswith("iceberg:"):
        return "hole", None
    ignored = place == "overlay" and surface == "board"
    if place not in ("section", "other_die") and not ignored:
        return place, None
    found = counted(facts.corners)
    if found in SECTIONS:
        return "section", found
    if place == "other_die":
        return "other_die", None
    if found is None:
        return "hole", None  # DF-R-12
    return ("bones" if found == "bones" else "margin"), None


def counted(corners: Sequence[Corner]) -> str | None:
    """DF-7.3, DF-7.4, DF-7.6, DF-7.7: the section with most of the corners, of equal ones the
    lowest, or one of LOW; None without any."""
    counts = Counter(corner.section for corner in corners if corner.section != "hole")
    low = sum(counts.pop(place, 0) for place in LOW)
    most = max(counts.values(), default=0)
    if low and low >= most:
        bones = sum(corner.section == "bones" for corner in corners)
        return "bones" if 2 * bones > low else "margin"
    equal = [section for section, count in counts.items() if count == most]
    return min(equal, key=rank, default=None)


def rank(section: str) -> tuple[int, str]:
    """Sections by value."""
    return SECTIONS[section].value, section


def line_sections(corners: Iterable[Corner]) -> tuple[str, ...]:
    """DF-13.21: the different sections under the corners, the highest value first; never an overlay
    (DF-10.44)."""
    found = {corner.section for corner in corners if corner.section in SECTIONS}
    return tuple(sorted(found, key=rank, reverse=True))


def judge_flip(flipped: Flipped) -> JudgedFlip:
    """DF-13.41: off the target is 1 damage and a new flip; turned too little, a new flip."""
    if flipped.touches_table or not flipped.on_target:
        return JudgedFlip(lies=False, damage=True)
    enough = flipped.turned_degrees >= PHYSICS.flip.min_turn_deg
    return JudgedFlip(lies=enough, damage=False)
