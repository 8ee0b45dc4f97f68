"""Distributions drawn as an SVG picture: a histogram and a box for each, one below the other; and
shares of victories, a bar for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from podziemia.lab.report import Group

WIDTH: Final = 900
LABELS: Final = 220
NUMBERS: Final = 150
TOP: Final = 92
ROW: Final = 46
LOW_ROW: Final = 24  # of a share
HILL: Final = 28  # the height of a histogram
BOX: Final = 6
BOTTOM: Final = 56
BINS: Final = 32
TICKS: Final = 9
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
STYLE: Final = """
text { font-family: system-ui, sans-serif; font-size: 13px; fill: #222; }
.title { font-size: 19px; font-weight: 600; }
.about, .tick { fill: #555; }
.number { font-variant-numeric: tabular-nums; text-anchor: end; }
.tick { text-anchor: middle; }
.grid { stroke: #e2e2e2; }
.hill { fill: #9db8d2; }
.whisker { stroke: #33526e; stroke-width: 1.5; }
.box { fill: #33526e; }
.median { stroke: #fff; stroke-width: 2.5; }
"""


class Words(NamedTuple):
    """What is written into a picture, in the reader's language."""

    title: str
    about: str
    axis: str
    median: str
    range: str


class Scale(NamedTuple):
    """Where values lie from left to right."""

    least: int
    most: int

    def x(self, value: float) -> float:
        """The place of a value."""
        span = WIDTH - LABELS - NUMBERS
        return round(LABELS + span * (value - self.least) / (self.most - self.least), 1)


def step_for(span: int, number: int) -> int:
    """A round number that divides a span into at most about so many parts."""
    return next((step for step in STEPS if span / step <= number), STEPS[-1])


def draw(groups: Sequence[Group], labels: Sequence[str], words: Words) -> str:
    """A picture of the distributions, from top to bottom."""
    least = min(min(group.values) for group in groups)
    most = max(max(group.values) for group in groups)
    tick = step_for(most + 1 - least, TICKS)
    scale = Scale(least // tick * tick, (most // tick + 1) * tick)
    width = step_for(most + 1 - least, BINS)
    rows: list[str] = []
    for number, (group, label) in enumerate(zip(groups, labels, strict=True)):
        rows += row(group, label, scale, width, TOP + ROW * number)
    return framed(words, scale, tick, TOP + ROW * len(groups), rows)


def draw_shares(groups: Sequence[Group], labels: Sequence[str], words: Words) -> str:
    """A picture of the shares of victories, from top to bottom."""
    scale = Scale(0, 100)
    rows: list[str] = []
    for number, (group, label) in enumerate(zip(groups, labels, strict=True)):
        rows += bar(group, label, scale, TOP + LOW_ROW * number)
    return framed(words, scale, 10, TOP + LOW_ROW * len(groups), rows)


def framed(words: Words, scale: Scale, tick: int, bottom: int, rows: Sequence[str]) -> str:
    """Rows in a picture with what is written around them."""
    height = bottom + BOTTOM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'role="img" aria-label="{escape(words.title)}">',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text class="title" x="20" y="34">{escape(words.title)}</text>',
        f'<text class="about" x="20" y="56">{escape(words.about)}</text>',
        f'<text class="number" x="{WIDTH - 85}" y="{TOP - 8}">{escape(words.median)}</text>',
        f'<text class="number" x="{WIDTH - 16}" y="{TOP - 8}">{escape(words.range)}</text>',
        *grid(scale, tick, bottom),
        f'<text class="tick" x="{scale.x((scale.least + scale.most) / 2)}" y="{height - 14}">'
        f"{escape(words.axis)}</text>",
    ]
    return "\n".join([*lines, *rows, "</svg>", ""])


def grid(scale: Scale, tick: int, bottom: int) -> Iterator[str]:
    """Lines at round numbers."""
    for value in range(scale.least, scale.most + 1, tick):
        x = scale.x(value)
        yield f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{bottom}"/>'
        yield f'<text class="tick" x="{x}" y="{bottom + 18}">{value}</text>'


def row(group: Group, label: str, scale: Scale, width: int, top: int) -> Iterator[str]:
    """One distribution: its name, its histogram, its box and its numbers."""
    spread = group.spread()
    floor = top + HILL + 4
    yield f'<text x="20" y="{floor}">{escape(label)}</text>'
    yield hill(group.values, scale, width, floor)
    middle = floor + BOX
    left, right, median = scale.x(spread.lower), scale.x(spread.upper), scale.x(spread.median)
    ends = f'x1="{scale.x(spread.least)}" x2="{scale.x(spread.most)}"'
    yield f'<line class="whisker" {ends} y1="{middle}" y2="{middle}"/>'
    size = f'width="{max(right - left, 1):g}" height="{BOX}"'
    yield f'<rect class="box" x="{left}" y="{middle - BOX // 2}" {size}/>'
    ends = f'y1="{middle - BOX // 2}" y2="{middle + BOX // 2}"'
    yield f'<line class="median" x1="{median}" x2="{median}" {ends}/>'
    yield f'<text class="number" x="{WIDTH - 85}" y="{floor}">{spread.median:g}</text>'
    span = f"{spread.least}–{spread.most}"  # noqa: RUF001 -- a dash between numbers
    yield f'<text class="number" x="{WIDTH - 16}" y="{floor}">{span}</text>'


def bar(group: Group, label: str, scale: Scale, top: int) -> Iterator[str]:
    """One share: its name, a bar, where it may lie, and its numbers."""
    share = group.share()
    left, right = scale.x(0), scale.x(100 * share.share)
    middle = top + LOW_ROW // 2
    yield f'<text x="20" y="{middle + 5}">{escape(label)}</text>'
    size = f'width="{right - left:g}" height="{LOW_ROW - 8}"'
    yield f'<rect class="hill" x="{left}" y="{top + 4}" {size}/>'
    ends = f'x1="{scale.x(100 * share.lower)}" x2="{scale.x(100 * share.upper)}"'
    yield f'<line class="whisker" {ends} y1="{middle}" y2="{middle}"/>'
    percent = f"{100 * share.share:.1f}"
    yield f'<text class="number" x="{WIDTH - 85}" y="{middle + 5}">{percent}</text>'
    yield f'<text class="number" x="{WIDTH - 16}" y="{middle + 5}">{share.matches}</text>'


def hill(values: Sequence[int], scale: Scale, width: int, floor: int) -> str:
    """A histogram as one outline."""
    counts: dict[int, int] = {}
    for value in values:
        counts[value // width] = counts.get(value // width, 0) + 1
    highest = max(counts.values())
    points = []
    for number in range(min(counts), max(counts) + 1):
        y = round(floor - HILL * counts.get(number, 0) / highest, 1)
        left, right = max(number * width, scale.least), min((number + 1) * width, scale.most)
        points += [f"{scale.x(left)},{y}", f"{scale.x(right)},{y}"]
    first, last = (points[end].partition(",")[0] for end in (0, -1))
    return f'<polygon class="hill" points="{first},{floor} {" ".join(points)} {last},{floor}"/>'
