"""Where everything is, and who may see it: what a game tells the laws, in a form they can count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from podziemia.kernel.questions import Seat

ALL: Final = "all"
NOBODY: Final = "nobody"
BOX: Final = "box"
"""The place of what takes no part."""


class Inventory(Counter[str]):
    """How many there are of each `<who sees it>:<place>:<thing>`."""

    def lay(self, place: str, things: Iterable[object], *seen_by: Seat | str) -> None:
        """Count things, each written as its id, at a place; some seats see them, all or nobody."""
        seats = ",".join(map(str, seen_by))
        for thing in things:
            self[f"{seats}:{place}:{thing}"] += 1

    def in_play(self) -> Counter[str]:
        """How many there are of each thing, wherever they lie but in the box."""
        found: Counter[str] = Counter()
        for where, count in self.items():
            _, place, thing = where.split(":", 2)
            if place != BOX:
                found[thing] += count
        return found
