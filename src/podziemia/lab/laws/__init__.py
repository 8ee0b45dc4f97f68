"""The laws of the kernel, as checks that hold for every game.

1. determinism: the same record gives the same digests, and the world the same answers
   (`check_replay`, `check_world`);
2. fork: a copy is the same and independent, and taking back goes exactly one step back
   (`check_fork`, `check_freeze`, `check_undo`);
3. no leaks: what a seat may not know makes no difference to it (`check_views`, `check_lockstep`,
   `Witness`);
4. termination: any legal choices end the match (`check_length`, `check_outcome`);
5. conservation: everything is somewhere exactly once (`check_conservation`);
6. rejection: what is not offered is refused with a rule, and nothing changes (`check_rejection`);
7. order-freedom: whoever acts at the same time may answer in any order (`check_order`);
8. brevity: a view says in words only what can be looked at (`check_brevity`).

A check returns nothing, or raises `LawBroken` with everything needed to see it again. The
`Inspector` applies them all to a match that is being played.
"""

from podziemia.lab.laws.brevity import check_brevity
from podziemia.lab.laws.broken import LawBroken, difference
from podziemia.lab.laws.conservation import check_conservation, seen_by_all, totals
from podziemia.lab.laws.copies import check_fork, check_freeze, check_replay
from podziemia.lab.laws.end import check_length, check_outcome
from podziemia.lab.laws.inspector import LIGHT, THOROUGH, Dose, Inspector
from podziemia.lab.laws.lockstep import check_lockstep, check_views
from podziemia.lab.laws.order import check_order
from podziemia.lab.laws.rejection import check_rejection
from podziemia.lab.laws.undo import Moment, check_undo
from podziemia.lab.laws.witness import Witness
from podziemia.lab.laws.world import check_world

__all__ = [
    "LIGHT",
    "THOROUGH",
    "Dose",
    "Inspector",
    "LawBroken",
    "Moment",
    "Witness",
    "check_brevity",
    "check_conservation",
    "check_fork",
    "check_freeze",
    "check_length",
    "check_lockstep",
    "check_order",
    "check_outcome",
    "check_rejection",
    "check_replay",
    "check_undo",
    "check_views",
    "check_world",
    "difference",
    "seen_by_all",
    "totals",
]
