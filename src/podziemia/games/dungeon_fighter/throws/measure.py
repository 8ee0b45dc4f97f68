"""DF-13.43, DF-13.44, DF-13.46: throws of bots measured by simulation: `podziemia throws measure`.

Beside every figure stands how far it is from what is drawn in `sampled` mode: half of what the
shares of all outcomes differ by, together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from typing import Any, Final, get_args

import msgspec

from podziemia.kernel.game import Measurement
from podziemia.kernel.rng import Rng
from podziemia.kernel.texts import texts

from ..content import NOMINALS, TECHNIQUE_IDS
from ..options.throwing import Skill
from .bounds import in_order
from .facts import Die, Facts, Request
from .hand import throw_of
from .judge import judge
from .picture import draw
from .sampled import outcomes
from .world import answer_throw

VALUES: Final = ("1", "2", "3", "4", "5", "10")
SKILLS: Final[tuple[Skill, ...]] = get_args(Skill)
DIE: Final = Die("white", "white")
PERCENT: Final = 100


class Cell(msgspec.Struct):
    """How throws of a skill under a set of techniques have ended."""

    techniques: tuple[str, ...]
    skill: Skill
    throws: int = 0
    lines: int = 0
    outcomes: dict[str, int] = {}
    rests: list[tuple[int, int]] = []
    """Where the dice have come to lie, in hundredths of a millimetre."""

    @property
    def hits(self) -> int:
        """How many have hit."""
        return sum(self.outcomes.get(value, 0) for value in VALUES)

    @property
    def hit(self) -> float:
        """The share of hits."""
        return self.hits / self.throws

    @property
    def damage(self) -> float:
        """The damage of a throw, on average."""
        return sum(int(value) * self.outcomes.get(value, 0) for value in VALUES) / self.throws

    @property
    def distance(self) -> float:
        """How far the shares of outcomes are from those that are drawn."""
        drawn = dict(outcomes(self.techniques, self.skill))
        names = sorted({*drawn, *self.outcomes})
        return sum(abs(drawn.get(name, 0.0) - self.share(name)) for name in names) / 2

    def share(self, outcome: str) -> float:
        """How often this was the outcome."""
        return self.outcomes.get(outcome, 0) / self.throws


def measure(
    techniques: tuple[str, ...],
    skill: Skill,
    throws: int,
    seed: str,
    tick: Callable[[int], None] = lambda _: None,
) -> Cell:
    """Throw so often."""
    cell, counts = Cell(techniques, skill), Counter[str]()
    request = Request(dice=(DIE,), required=techniques)
    for number in range(throws):
        rng = Rng(f"{seed} {'+'.join(techniques)} {skill} {number}")
        landed = answer_throw(request, throw_of(request, skill, rng), rng)
        count(cell, counts, landed.facts[0])
        tick(1)
    cell.outcomes = dict(sorted(counts.items()))
    return cell


def count(cell: Cell, counts: Counter[str], facts: Facts) -> None:
    """Count a throw."""
    judged = judge(facts, cell.techniques)
    cell.throws += 1
    counts[str(judged.value) if judged.hit else str(judged.reason)] += 1
    cell.lines += judged.hit and len(judged.line_sections) > 1
    if facts.pose is not None:
        cell.rests.append((facts.pose.x, facts.pose.y))


def measured_sets() -> list[tuple[str, ...]]:
    """What is measured: plain throws, every technique, and the sets that have their own throws."""
    alone = ((name,) for name in TECHNIQUE_IDS)
    together = (in_order(each.techniques) for each in NOMINALS.values())
    return sorted({(), *chain(alone, together)}, key=lambda each: (len(each), each))


def make(trials: int, seed: str, tick: Callable[[int], None]) -> dict[str, Any]:
    """Every set, thrown by every skill."""
    cells = [
        measure(techniques, skill, trials, seed, tick)
        for techniques in measured_sets()
        for skill in SKILLS
    ]
    return {"seed": seed, "cells": [figures(cell) for cell in cells]}


def figures(cell: Cell) -> dict[str, Any]:
    """A cell ready for JSON."""
    more = {name: round(getattr(cell, name), 4) for name in ("hit", "damage", "distance")}
    found: dict[str, Any] = msgspec.to_builtins(cell)
    return found | more


def cells_of(found: dict[str, Any]) -> Iterator[Cell]:
    """The cells of figures."""
    return (msgspec.convert(each, Cell) for each in found["cells"])


def show(found: dict[str, Any], language: str) -> str:
    """A line for each cell."""
    said = texts("dungeon_fighter", language)
    lines = [said.say("df-measured")]
    for cell in cells_of(found):
        about = {
            "techniques": ", ".join(cell.techniques) or "none",
            "skill": cell.skill,
            "throws": cell.throws,
            "hit": round(cell.hit * PERCENT),
            "damage": f"{cell.damage:.2f}",
            "distance": f"{cell.distance:.2f}",
        }
        lines.append(said.say("df-measured-cell", about))
    return "\n".join(lines)


HEAD: Final = (
    "# How throws of bots end, by techniques and skill: shares measured by simulation, the work of"
    " `podziemia throws measure`. All of it is house.\n"
)


def files(found: dict[str, Any]) -> dict[str, str]:
    """The table that `sampled` mode draws from, and where the dice have come to lie."""
    cells = list(cells_of(found))
    rests = [(label(cell), cell.rests) for cell in cells if cell.skill == "average"]
    return {"landings.toml": as_toml(cells), "rests.svg": draw(rests)}


def label(cell: Cell) -> str:
    """A set of techniques in a picture."""
    return " + ".join(cell.techniques) or "plain"


def as_toml(cells: Sequence[Cell]) -> str:
    """The file of landings."""
    return "\n".join([HEAD, *map(row, cells)])


def row(cell: Cell) -> str:
    """One entry of it."""
    name = "_".join((*(cell.techniques or ("plain",)), cell.skill))
    techniques = ", ".join(f'"{each}"' for each in cell.techniques)
    sections = ", ".join(f'"{value}" = {cell.share(value):.4g}' for value in VALUES)
    reasons = [outcome for outcome in cell.outcomes if outcome not in VALUES]
    misses = ", ".join(f'"{reason}" = {cell.share(reason):.4g}' for reason in reasons)
    return (
        f'[[landing]]\nid = "{name}"\ntechniques = [{techniques}]\nskill = "{cell.skill}"\n'
        f"throws = {cell.throws}\nsections = {{ {sections} }}\nmisses = {{ {misses} }}\n"
        f"line = {cell.lines / max(cell.hits, 1):.4g}\n"
    )


def steps(trials: int) -> int:
    """How many throws that are."""
    return len(measured_sets()) * len(SKILLS) * trials


THROWS: Final = Measurement(steps=steps, make=make, show=show, files=files)
"""The command `podziemia throws measure`."""
