"""A picture of where thrown dice come to lie, as SVG: a target for each set of techniques."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import cos, radians, sin
from typing import Final

from ..content import BONES, HOLES, SECTIONS, TARGET
from .target import turned

COLUMNS: Final = 5
CELL: Final = 260
"""The width of a picture of one target."""
HEAD: Final = 24
GAP: Final = 8
FULL: Final = 360
REACH: Final = 27.0
"""How many centimetres around the middle it shows."""
SCALE: Final = CELL / (2 * REACH)
"""Dots for a centimetre."""
HUNDREDTHS: Final = 1000
"""Hundredths of a millimetre in a centimetre."""
STYLE: Final = (
    "text{font:13px sans-serif;fill:#222}.table{fill:#d9c3a0}.board{fill:#eaf3f8;stroke:#567}"
    ".line{fill:none;stroke:#89a;stroke-width:.6}.hole{fill:#345}.bone{fill:#fff;stroke:#99a}"
    ".die{fill:#b0102a;fill-opacity:.55}"
)


def draw(groups: Sequence[tuple[str, Sequence[tuple[int, int]]]]) -> str:
    """All targets, each with its dice."""
    rows = -(-len(groups) // COLUMNS)
    width, height = COLUMNS * CELL, rows * (CELL + HEAD)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f'<style>{STYLE}</style><rect width="{width}" height="{height}" fill="#fff"/>',
        f'<defs><g id="target">{"".join(target())}</g></defs>',
    ]
    for number, (label, rests) in enumerate(groups):
        x = number % COLUMNS * CELL + CELL / 2
        y = number // COLUMNS * (CELL + HEAD) + HEAD
        lines.append(f'<text x="{x:g}" y="{y - 7}" text-anchor="middle">{escape(label)}</text>')
        lines.append(f'<g transform="translate({x:g} {y + CELL / 2:g})"><use href="#target"/>')
        lines += (f'<circle class="die" cx="{u}" cy="{v}" r="2.2"/>' for u, v in dots(rests))
        lines.append("</g>")
    return "\n".join([*lines, "</svg>", ""])


def dots(rests: Sequence[tuple[int, int]]) -> Iterator[tuple[float, float]]:
    """Places in the picture, where y points downwards; what lies beyond it is left out."""
    for x, y in rests:
        if max(abs(x), abs(y)) < REACH * HUNDREDTHS:
            yield round(x / HUNDREDTHS * SCALE, 1), round(-y / HUNDREDTHS * SCALE, 1)


def target() -> Iterator[str]:
    """The target on the table."""
    side, corner = CELL - GAP, (GAP - CELL) / 2
    yield f'<rect class="table" x="{corner:g}" y="{corner:g}" width="{side}" height="{side}"/>'
    for bone in BONES.values():
        knobs = bone.knobs
        for side in (-1, 1):
            x, y = turned(knobs.centre_r, side * knobs.side_offset, bone.theta)
            yield disc("bone", x, y, knobs.radius)
    yield disc("board", 0, 0, TARGET.outline_radius)
    for radius in sorted({section.r_max for section in SECTIONS.values()}):
        yield disc("line", 0, 0, radius)
    for section in SECTIONS.values():
        if section.theta_max - section.theta_min < FULL:
            way = radians(section.theta_min)
            ends = (
                (r * SCALE * cos(way), -r * SCALE * sin(way))
                for r in (section.r_min, section.r_max)
            )
            (a, b), (c, d) = ends
            yield f'<path class="line" d="M{a:.1f} {b:.1f}L{c:.1f} {d:.1f}"/>'
    for hole in HOLES.values():
        yield disc("hole", hole.x, hole.y, hole.radius)


def disc(name: str, x: float, y: float, radius: float) -> str:
    """A circle."""
    u, v, r = (round(side * SCALE, 1) for side in (x, -y, radius))
    return f'<circle class="{name}" cx="{u}" cy="{v}" r="{r}"/>'
