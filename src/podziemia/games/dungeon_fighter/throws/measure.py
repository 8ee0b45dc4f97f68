"""DF-13.43, DF-13.44, DF-13.46: throws of bots measured by simulation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from podziemia.kernel.rng import Rng

from ..content import BOT_SKILLS
from .facts import Die, Facts, Request
from .hand import throw_of
from .judge import judge
from .world import answer_throw

VALUES: Final = ("1", "2", "3", "4", "5", "10")


class Cell(msgspec.Struct):
    """How throws of a skill under a set of techniques have ended."""

    techniques: tuple[str, ...]
    skill: str
    throws: int = 0
    lines: int = 0
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    rests: list[tuple[int, int]] = []

    @property
    def hits(self) -> int:
        """How many have hit."""
        return sum(self.outcomes[value] for value in VALUES)

    @property
    def hit(self) -> float:
        """The share of hits."""
        return self.hits / self.throws if self.throws else 0.0

    @property
    def damage(self) -> float:
        """The damage of a throw, on average."""
        dealt = sum(int(value) * self.outcomes[value] for value in VALUES)
        return dealt / self.throws if self.throws else 0.0

    def add(self, facts: Facts) -> None:
        """Count a throw."""
        judged = judge(facts, self.techniques)
        self.throws += 1
        self.outcomes[str(judged.value) if judged.hit else (judged.reason or "")] += 1
        self.lines += judged.hit and len(judged.line_sections) > 1
        if facts.pose is not None:
            self.rests.append((facts.pose.x, facts.pose.y))


def measure(
    techniques: tuple[str, ...],
    skill: str,
    throws: int,
    seed: int | str,
    tick: Callable[[int], None] = lambda _: None,
) -> Cell:
    """Throw so often."""
    cell = Cell(techniques, skill, rests=[])
    request = Request(dice=(Die("white", "white"),), required=techniques)
    for number in range(throws):
        rng = Rng(f"{seed} {'+'.join(techniques)} {skill} {number}")
        landed = answer_throw(request, throw_of(request, skill, rng), rng)
        cell.add(landed.facts[0])
        tick(1)
    return cell


def as_toml(cells: Iterable[Cell]) -> str:
    """The file of landings."""
    return "\n".join(map(row, cells))


def row(cell: Cell) -> str:
    """One entry of it."""
    name = "_".join((*(cell.techniques or ("plain",)), cell.skill))
    techniques = ", ".join(f'"{each}"' for each in cell.techniques)
    sections = ", ".join(f'"{value}" = {share(cell, value)}' for value in VALUES)
    misses = ", ".join(
        f'"{reason}" = {share(cell, reason)}'
        for reason in sorted(cell.outcomes)
        if reason not in VALUES
    )
    line = round(cell.lines / cell.hits, 4) if cell.hits else 0.0
    return (
        f'[[landing]]\nid = "{name}"\ntechniques = [{techniques}]\nskill = "{cell.skill}"\n'
        f"throws = {cell.throws}\nsections = {{ {sections} }}\nmisses = {{ {misses} }}\n"
        f"line = {line}\n"
    )


def share(cell: Cell, outcome: str) -> float:
    """How often this was the outcome."""
    return round(cell.outcomes[outcome] / cell.throws, 4)


def skills() -> tuple[str, ...]:
    """The skills of bots."""
    return tuple(BOT_SKILLS)
