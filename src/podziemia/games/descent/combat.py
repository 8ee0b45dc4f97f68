"""An attack under way: who attacks whom, with which dice, and what has come of it so far."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from podziemia.kernel.compiled import compiled

from .geometry import Cell, Cells
from .vocabulary import AttackType, DieId

UNARMED: Final = "unarmed"
"""DJ-6.29: named instead of a weapon."""
HOOK: Final = "hook"
"""DJ-26.14: One Fist's, which is no item and needs no hand."""
NO_SPACE: Final[Cell] = -1
"""DJ-6.36: what an attack without a single target space names."""
Shape: TypeAlias = Literal["space", "blast", "breath", "sweep", "burst"]
"""DJ-6.36, DJ-15.9: one space, those around it too, a template, or everybody near the attacker."""
Stage: TypeAlias = Literal["declared", "rolled", "spending", "wounds"]
"""DJ-6: how far it has come."""


@compiled(allow_interpreted_subclasses=True)
class Attack:
    """DJ-6: everything of one attack that everybody sees."""

    __slots__ = (
        *("affected", "aimed", "area", "attacker", "blast", "burns", "charmed", "colors"),
        *("damage", "distance", "dodged", "doubled", "enhancements", "escaped", "faces"),
        *("fatigue", "guard", "kind", "knockback", "lethal", "missed", "origin", "paid", "picked"),
        *("pierce", "power", "range", "shape", "sorcery", "spent", "stage", "stuns", "surges"),
        *("target", "throws", "weapon"),
    )

    def __init__(self, attacker: str, kind: AttackType, weapon: str = "") -> None:
        self.attacker = attacker  # a piece
        self.kind = kind
        self.weapon = weapon  # the id of an item, UNARMED or HOOK; none of a monster
        self.stage: Stage = "declared"
        self.shape: Shape = "space"
        self.origin: Cell = NO_SPACE  # where its line of sight and its distance begin
        self.target: Cell = NO_SPACE
        self.area: Cells = 0  # the cells it covers
        self.distance: int = 0
        self.affected: tuple[str, ...] = ()  # pieces
        self.guard: bool = False  # DJ-10.11
        self.charmed: bool = False  # DJ-12.20: by Dark Charm
        self.aimed: bool = False
        self.dodged: bool = False
        # the roll
        self.colors: tuple[DieId, ...] = ()
        self.faces: tuple[int, ...] = ()  # of each die, from 0
        self.picked: tuple[int, ...] = ()  # dice that will be rolled again
        self.throws: int = 0  # 2 after a re-roll
        self.missed: bool = False  # DJ-6.13
        self.escaped: tuple[str, ...] = ()  # pieces that it misses
        # what it is worth so far (DJ-6.35)
        self.damage: int = 0
        self.range: int = 0
        self.surges: int = 0  # not spent
        self.enhancements: int = 0  # not allocated
        self.sorcery: int = 0  # not allocated
        self.power: int = 0  # power dice in the pool
        self.fatigue: int = 0  # spent on dice
        self.spent: tuple[int, ...] = ()  # surge options of the weapon bought, by their places
        self.paid: tuple[str, ...] = ()  # pieces whose Fear is paid
        self.pierce: int = 0
        self.blast: int = 0
        self.burns: int = 0  # more burn tokens for whoever gets one
        self.stuns: int = 0
        self.knockback: bool = False
        self.doubled: bool = False
        self.lethal: bool = False  # `instant_kill`

    def copy(self) -> Attack:
        """An independent attack."""
        other = Attack(self.attacker, self.kind, self.weapon)
        other.stage, other.shape, other.origin = self.stage, self.shape, self.origin
        other.target, other.area, other.distance = self.target, self.area, self.distance
        other.affected, other.guard, other.charmed = self.affected, self.guard, self.charmed
        other.aimed, other.dodged, other.colors = self.aimed, self.dodged, self.colors
        other.faces, other.picked, other.throws = self.faces, self.picked, self.throws
        other.missed, other.damage, other.range = self.missed, self.damage, self.range
        other.surges, other.enhancements = self.surges, self.enhancements
        other.sorcery, other.power, other.fatigue = self.sorcery, self.power, self.fatigue
        other.spent, other.paid, other.pierce = self.spent, self.paid, self.pierce
        other.blast, other.burns, other.stuns = self.blast, self.burns, self.stuns
        other.knockback, other.doubled = self.knockback, self.doubled
        other.lethal, other.escaped = self.lethal, self.escaped
        return other
