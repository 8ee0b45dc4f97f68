"""The overlord, his cards and his monsters (DJ-11 to DJ-14)."""

from __future__ import annotations

from podziemia.kernel.events import Event, Secret

from .kinds import FigureEvent, HeroEvent, OverlordEvent, OverlordsEvent, Told

# DJ-11, DJ-12: threat


class ThreatGained(OverlordsEvent, frozen=True):
    """DJ-11.1, DJ-12.2: the overlord has gained threat, and has so much now."""

    amount: int
    threat: int


class ThreatPaid(OverlordsEvent, frozen=True):
    """DJ-12.3: the overlord has paid threat, and has so much left."""

    amount: int
    threat: int


# DJ-11 to DJ-14: the overlord, the cards, the monsters


class OverlordTurnBegan(OverlordsEvent, frozen=True):
    """DJ-11: the overlord's turn begins."""


class OverlordDrew(OverlordEvent, frozen=True):
    """DJ-11.2: the overlord has drawn a card, which only he sees."""

    card: Secret[str | None]


class OverlordDeckReshuffled(Event, frozen=True):
    """DJ-12.4: the discard pile is the deck again."""


class OverlordDiscarded(OverlordsEvent, frozen=True):
    """DJ-12.2: the overlord has discarded a card for threat."""

    card: str


class OverlordPlayed(OverlordsEvent, frozen=True):
    """DJ-12.3: the overlord has played a card."""

    card: str


class TrapRolled(HeroEvent, frozen=True):
    """DJ-12.16: a hero's power dice against a trap, and the wounds it deals."""

    card: str
    faces: tuple[int, ...]
    wounds: int


class TrapAvoided(HeroEvent, frozen=True):
    """DJ-12.16: a blank has saved a hero from a trap."""

    card: str


class ObstacleLaid(Told, frozen=True):
    """DJ-12.18: a trap has laid an obstacle, which stays for the rest of the game."""

    kind: str
    row: int
    column: int


class MonsterPlaced(FigureEvent, frozen=True):
    """DJ-13: a monster stands on the map: the north-western space it covers, and all of them."""

    monster: str
    row: int
    column: int
    squares: tuple[tuple[int, int], ...]


class MonsterRelocated(FigureEvent, frozen=True):
    """DJ-13.9: a figure was taken off the map, to be placed anew."""


class MonsterUpgraded(FigureEvent, frozen=True):
    """DJ-18.3: a monster has become a master."""

    monster: str


class MonsterActivated(FigureEvent, frozen=True):
    """DJ-11.7: a monster is activated."""


class ActivationEnded(FigureEvent, frozen=True):
    """DJ-11.10: the activation of a monster is over."""
