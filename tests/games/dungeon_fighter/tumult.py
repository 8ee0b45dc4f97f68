"""Any throws onto anything: every rest has to be classified, and every report has to be sound.

    python -m tests.games.dungeon_fighter.tumult 10000

Techniques, dice, icebergs and overlays are drawn; what was thrown stays and is in the way of what
comes next, until the target is cleared.
"""

from __future__ import annotations

import sys
from collections import Counter
from dataclasses import dataclass, field

from podziemia.games.dungeon_fighter.content import DICE, HOLE_IDS, OVERLAYS, TECHNIQUE_IDS
from podziemia.games.dungeon_fighter.options import Landed
from podziemia.games.dungeon_fighter.throws import hand
from podziemia.games.dungeon_fighter.throws.bounds import in_order
from podziemia.games.dungeon_fighter.throws.facts import (
    Die,
    FlipRequest,
    LyingDie,
    LyingOverlay,
    Request,
)
from podziemia.games.dungeon_fighter.throws.judge import judge, judge_flip
from podziemia.games.dungeon_fighter.throws.physics import reading
from podziemia.games.dungeon_fighter.throws.world import answer_flip, answer_throw, verify_landed
from podziemia.kernel.rng import Rng

MOST_LYING = 9
CLEARED = 8
"""After so many throws nothing is left on the target."""
LONGEST = 60_000


@dataclass
class Tumult:
    """What lies about, and what has happened."""

    lying: list[LyingDie] = field(default_factory=list)
    overlays: list[LyingOverlay] = field(default_factory=list)
    rests: Counter[str] = field(default_factory=Counter)
    cocked: Counter[str] = field(default_factory=Counter)
    symbols: Counter[tuple[str, str]] = field(default_factory=Counter)
    unknown: list[int] = field(default_factory=list)
    """Throws of which a die was seen to rest on nothing."""
    longest: int = 0

    def throw(self, number: int) -> None:
        """Throw once, whatever that is."""
        rng = Rng(f"tumult {number}")
        if number % CLEARED == 0:
            self.lying, self.overlays = [], []
        if rng.below(8) == 0:
            self.flip(rng)
        request, read = self.request(number, rng), reading.lowest_surface

        def watched(touched: dict[str, float], height: float) -> str:
            if not touched:
                self.unknown.append(number)
            return read(touched, height)

        thrown = hand.any_throw(request.required, rng)
        if rng.below(2):
            thrown = hand.throw_of(request, "average", rng)
        reading.lowest_surface = watched
        try:
            landed = answer_throw(request, thrown, rng)
        finally:
            reading.lowest_surface = read
        self.note(request, landed)

    def request(self, number: int, rng: Rng) -> Request:
        """Some dice, under some techniques, onto what is there."""
        kind = rng.pick(list(DICE))
        dice = [Die(f"{kind}:{number}:{one}", kind) for one in range(DICE[kind].thrown_together)]
        wanted = [rng.pick(TECHNIQUE_IDS) for _ in range(rng.below(4))]
        icebergs = tuple(hole for hole in HOLE_IDS if rng.below(4) == 0)
        lying, overlays = tuple(self.lying), tuple(self.overlays)
        return Request(tuple(dice), in_order(wanted), lying, icebergs, overlays)

    def flip(self, rng: Rng) -> None:
        """Flip an overlay that is not there yet."""
        free = [name for name in OVERLAYS if name not in {each.id for each in self.overlays}]
        if not free:
            return
        request = FlipRequest(rng.pick(free), tuple(self.lying), (), tuple(self.overlays))
        flipped = answer_flip(request, hand.any_flip(rng), rng)
        if judge_flip(flipped).lies:
            self.overlays.append(LyingOverlay(request.overlay, flipped.pose))
            self.lying = [die for die in self.lying if die.id not in flipped.dice_underneath]

    def note(self, request: Request, landed: Landed) -> None:
        """Count what has happened, and leave it on the table."""
        verify_landed(request, landed)
        self.longest = max(self.longest, len(landed.flight))
        for die, facts in zip(request.dice, landed.facts, strict=True):
            self.rests[facts.resting_on] += 1
            self.cocked[die.kind] += facts.cocked and facts.resting_on != "off_table"
            self.symbols[die.kind, facts.symbol] += 1
            judged = judge(facts, request.required)
            assert judged.place == facts.resting_on, (judged, facts)
        moved = {each.die: each.pose for each in landed.moved}
        found = [(die.id, die.kind, moved.get(die.id, die.pose)) for die in self.lying]
        found += [
            (die.id, die.kind, facts.pose)
            for die, facts in zip(request.dice, landed.facts, strict=True)
        ]
        lying = [LyingDie(name, kind, pose) for name, kind, pose in found if pose is not None]
        self.lying = lying[-MOST_LYING:]


def tumult(first: int, throws: int) -> Tumult:
    """So many throws."""
    found = Tumult()
    for number in range(first, first + throws):
        found.throw(number)
    return found


if __name__ == "__main__":
    done = tumult(0, int(sys.argv[1]))
    print(f"rests: {dict(done.rests)}\ncocked: {dict(done.cocked)}\nsymbols: {dict(done.symbols)}")
    print(f"seen to rest on nothing: {done.unknown}\nlongest flight: {done.longest} letters")
