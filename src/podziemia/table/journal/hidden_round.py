"""The hidden common round: the others may know who has finished, no more."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from podziemia.kernel.questions import Seat


class HiddenRound(msgspec.Struct):
    """What everybody has done in a hidden common round, and what the others may have noticed of it.

    Every public entry since its beginning is open to all, or one seat's own. Of the own entries
    of a seat the others notice those by which it finishes, or is asked again.
    """

    since: int
    """How many decisions had been made when it began …"""
    base: int
    """… and how many public entries there were."""
    busy: list[Seat]
    """Who is still asked."""
    own: list[int]
    """How many entries of it are each seat's own."""
    noticed: list[int]
    """How many of those the others have noticed."""
    open: int = 0
    """How many entries of it are open to all."""

    @classmethod
    def begun(
        cls, since: int, public: int, busy: Iterable[Seat], made: Iterable[Seat], players: int
    ) -> HiddenRound:
        """A round in which these seats have made decisions, and all of them are still asked."""
        own = [0] * players
        for seat in made:
            own[seat] += 1
        return cls(since, public - sum(own), sorted(busy), own, [0] * players)

    def act(self, seat: Seat) -> None:
        """A seat has decided something, or taken it back."""
        self.own[seat] += 1

    def notice(self, seat: Seat) -> None:
        """The others see what a seat has done last."""
        self.noticed[seat] += 1

    def move(self, asked: Iterable[Seat]) -> set[Seat]:
        """Whoever has finished, or is asked again, now that these seats are asked."""
        now = set(asked)
        moved = set(self.busy) ^ now
        self.busy = sorted(now)
        return moved

    def known(self, seat: Seat | None) -> int:
        """How many entries a seat, or somebody who looks on, may know of."""
        everybody = self.base + self.open + sum(self.noticed)
        return everybody if seat is None else everybody - self.noticed[seat] + self.own[seat]

    def check(self, public: int) -> None:
        """Every public entry belongs to all or to a seat, and nothing is noticed twice."""
        assert self.base + self.open + sum(self.own) == public, "an entry was not counted"
        pairs = zip(self.noticed, self.own, strict=True)
        assert all(noticed <= own for noticed, own in pairs), "what was not done was noticed"
