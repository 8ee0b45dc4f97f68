"""What heroes do: setup, turns, movement, orders, abilities (DJ-1 to DJ-5, DJ-10, DJ-24)."""

from __future__ import annotations

from podziemia.kernel.events import Aside, Event, Secret
from podziemia.kernel.questions import Seat

from .kinds import FigureEvent, HeroEvent, OverlordEvent, QuestEvent, Told

# DJ-1: setup


class HeroChosen(HeroEvent, frozen=True):
    """DJ-1.4: a player leads a hero."""

    sheet: str
    seat: Seat


class SkillsDrawn(HeroEvent, frozen=True):
    """DJ-1.7: a hero has these skills."""

    skills: tuple[str, ...]


class SkillExchanged(HeroEvent, frozen=True):
    """DJ-1.8: a skill was given back for another."""

    skill: str
    gained: str


class QuestBegan(QuestEvent, frozen=True):
    """DJ-1.13, DJ-1.19: the quest, and the heroes' conquest tokens."""

    quest: str
    conquest: int


class ChestLaid(OverlordEvent, frozen=True):
    """DJ-1.17: a chest lies on a space; its number is for the overlord alone."""

    colour: str
    row: int
    column: int
    number: Secret[int | None]


class HeroPlaced(HeroEvent, frozen=True):
    """DJ-1.20: a hero's figure stands on the map."""

    row: int
    column: int


# DJ-2, DJ-3: the round and the hero's turn


class RoundBegan(Event, frozen=True):
    """DJ-2.2: a round begins."""

    round: int


class HeroTurnBegan(HeroEvent, frozen=True, kw_only=True):
    """DJ-2.5: a hero's turn begins; `seat` leads it."""

    seat: Aside[Seat] = 0


class HeroTurnEnded(HeroEvent, frozen=True):
    """DJ-3.15: a hero's turn is over."""


class CardsRefreshed(HeroEvent, frozen=True):
    """DJ-3.2: a hero's exhausted cards can be used again."""

    cards: tuple[str, ...]


class ActionDeclared(HeroEvent, frozen=True):
    """DJ-3.5: a hero's action, and which half of it where there is a choice."""

    action: str
    half: str


class FatigueSpent(HeroEvent, frozen=True):
    """DJ-8.14: a hero has spent or lost fatigue; so much is left."""

    amount: int
    fatigue: int


class FatigueRestored(HeroEvent, frozen=True):
    """DJ-8.15: a hero has recovered fatigue; so much it has now."""

    amount: int
    fatigue: int


# DJ-4, DJ-5: movement and movement actions


class FigureMoved(FigureEvent, frozen=True):
    """DJ-4.2: a figure has come to a space by a step: the north-western one it covers."""

    row: int
    column: int
    squares: tuple[tuple[int, int], ...]


class FigurePut(FigureEvent, frozen=True):
    """DJ-4.18, DJ-4.20: a figure was put onto a space without a step, or off the map."""

    row: int
    column: int
    squares: tuple[tuple[int, int], ...]


class MovementEnded(HeroEvent, frozen=True):
    """DJ-4.14: a hero moves no further in this turn."""


class TokenTaken(HeroEvent, frozen=True):
    """DJ-20.1: a hero has picked up a token."""

    kind: str
    name: str
    row: int
    column: int


class CoinsGained(HeroEvent, frozen=True):
    """DJ-20.6, DJ-20.10: a hero has received coins; so many it has now."""

    amount: int
    coins: int


class CoinsPaid(HeroEvent, frozen=True):
    """DJ-21.11: a hero has paid coins; so many it has left."""

    amount: int
    coins: int


class KeyFound(Event, frozen=True):
    """DJ-17.8: a rune key has been found."""

    colour: str


class GlyphActivated(Told, frozen=True):
    """DJ-17.17: a glyph is active."""

    row: int
    column: int


class TravelledToTown(HeroEvent, frozen=True):
    """DJ-5.3: a hero has gone to town through a glyph."""


class TravelledToGlyph(HeroEvent, frozen=True):
    """DJ-5.3: a hero has come from town."""

    row: int
    column: int


class PotionDrunk(HeroEvent, frozen=True):
    """DJ-5.6: a hero has drunk a potion, or given it to somebody."""

    potion: str
    piece: str


class ItemGiven(HeroEvent, frozen=True):
    """DJ-5.5: a hero has given an item or a potion to another one."""

    item: str
    to: str


class PicoGiven(HeroEvent, frozen=True):
    """DJ-5.14: Pico is with another hero."""

    to: str


class DoorOpened(FigureEvent, frozen=True):
    """DJ-17.2: a door was opened."""

    door: str


class DoorClosed(FigureEvent, frozen=True):
    """DJ-17.2: a door was closed."""

    door: str


class FellIntoPit(FigureEvent, frozen=True):
    """DJ-17.10: a figure has fallen into a pit."""


class JumpedOver(FigureEvent, frozen=True):
    """DJ-17.12: a figure has jumped over a pit."""

    row: int
    column: int


# DJ-10: orders


class OrderPlaced(HeroEvent, frozen=True):
    """DJ-10.1: an order lies beside a hero."""

    order: str


class OrderRemoved(HeroEvent, frozen=True):
    """DJ-10.3: an order was used up or lost."""

    order: str
    used: bool


class GuardAttacked(HeroEvent, frozen=True):
    """DJ-10.11: a hero interrupts the overlord's turn."""


# DJ-24: abilities, skills, items


class AbilityUsed(HeroEvent, frozen=True):
    """DJ-24.1: a hero's ability, a skill or an item was used, on whom where there is somebody;
    `own` is an ability of its sheet."""

    source: str
    target: str
    own: Aside[bool] = False
