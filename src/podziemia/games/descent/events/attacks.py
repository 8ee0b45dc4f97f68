"""Attacks, dice, wounds, deaths and tokens that last (DJ-6, DJ-8, DJ-9, DJ-16)."""

from __future__ import annotations

from podziemia.kernel.events import Aside

from .kinds import FigureEvent, HeroEvent, OverlordsEvent

# DJ-6, DJ-8: attacks and dice


class AttackDeclared(FigureEvent, frozen=True):
    """DJ-6.1: an attack, the weapon, and the space it is aimed at (-1, -1 without one)."""

    kind: str
    weapon: str
    shape: str
    row: int
    column: int
    targets: tuple[str, ...]


class AimUsed(FigureEvent, frozen=True):
    """DJ-10.5: the attack is aimed."""


class AttackRolled(FigureEvent, frozen=True):
    """DJ-6.7: the dice, by colour and face (from 0), and the range that is needed; what the dice
    show together."""

    colors: tuple[str, ...]
    faces: tuple[int, ...]
    distance: int
    range: Aside[int] = 0
    damage: Aside[int] = 0
    surges: Aside[int] = 0
    enhancements: Aside[int] = 0
    miss: Aside[bool] = False


class RerollCancelled(FigureEvent, frozen=True):
    """DJ-8.10: aimed and dodged, so nothing is rolled again."""


class DiceRerolled(FigureEvent, frozen=True):
    """DJ-8.7: these dice were rolled again, by whose decision, and show these faces now."""

    chooser: str
    dice: tuple[int, ...]
    faces: tuple[int, ...]


class PowerDieAdded(FigureEvent, frozen=True):
    """DJ-6.19: a power die was bought, and shows this face."""

    face: int


class SurgesSpent(FigureEvent, frozen=True):
    """DJ-6.17: so many surges were spent on something."""

    surges: int
    on: str


class FearPaid(FigureEvent, frozen=True):
    """DJ-15.12: a figure's Fear was paid with so many surges."""

    target: str
    surges: int


class ThreatFromSurges(OverlordsEvent, frozen=True):
    """DJ-6.18: the overlord has gained threat, and has so much now."""

    amount: int
    threat: int


class ThreatLost(OverlordsEvent, frozen=True):
    """DJ-6.17: the overlord has lost threat by a hero's weapon."""

    amount: int
    threat: int


class AttackDecided(FigureEvent, frozen=True):
    """DJ-6.14, DJ-6.23: whether the attack hits, its range and its damage."""

    hit: bool
    range: int
    distance: int
    damage: int


class AttackMissed(FigureEvent, frozen=True):
    """DJ-6.13, DJ-15.12: an attack, or its part against one figure, does nothing, and why."""

    target: str
    why: str


# DJ-9, DJ-16: wounds, deaths, tokens that last


class WoundsCancelled(HeroEvent, frozen=True):
    """DJ-9.3: an item cancels wounds."""

    item: str
    amount: int
    dice: tuple[int, ...]


class Wounded(FigureEvent, frozen=True):
    """DJ-9.18: a figure has really lost wounds; so many it has left."""

    amount: int
    left: int
    damage: int


class HeroHealed(HeroEvent, frozen=True):
    """DJ-9.7, DJ-16.6: wounds and poison tokens that a hero has got rid of."""

    wounds: int
    poison: int
    left: int


class HeroKilled(HeroEvent, frozen=True):
    """DJ-9.10: a hero is dead, and in town with so many coins."""

    by: str
    coins: int


class MonsterKilled(FigureEvent, frozen=True):
    """DJ-9.8: a monster is dead."""

    monster: str
    by: str


class UndyingRolled(FigureEvent, frozen=True):
    """DJ-15.25: whether a dying monster rises again."""

    face: int
    rises: bool


class TokensGained(FigureEvent, frozen=True):
    """DJ-16: a figure has got tokens of a lasting effect; so many it has now."""

    effect: str
    amount: int
    total: int


class TokensLost(FigureEvent, frozen=True):
    """DJ-16: a figure has got rid of tokens of a lasting effect; so many are left."""

    effect: str
    amount: int
    total: int


class TokensRolled(FigureEvent, frozen=True):
    """DJ-16.1, DJ-16.3: the power dice rolled for burn or web tokens, by their faces."""

    effect: str
    faces: tuple[int, ...]
