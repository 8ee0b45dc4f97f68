"""Equipment, treasure, the town, and what familiars carry (DJ-19 to DJ-21, DJ-23)."""

from __future__ import annotations

from podziemia.kernel.events import Event

from .kinds import FigureEvent, HeroEvent

# DJ-19 to DJ-21: equipment, treasure, the town


class ItemGained(HeroEvent, frozen=True):
    """DJ-19.8: a hero has received an item or a potion, and uses it at once, or has packed it."""

    item: str
    packed: bool


class ItemEquipped(HeroEvent, frozen=True):
    """DJ-19.2: an item from the pack is equipped."""

    item: str


class ItemPacked(HeroEvent, frozen=True):
    """DJ-19.3: an item lies in the pack."""

    item: str


class ItemDropped(HeroEvent, frozen=True):
    """DJ-19.6: an item was dropped."""

    item: str


class ChestOpened(HeroEvent, frozen=True):
    """DJ-20.8: a chest was opened, and shows its number."""

    row: int
    column: int
    number: int


class ChestEmptied(Event, frozen=True):
    """DJ-20.9: the contents of a chest are given out."""

    number: int


class TreasureDrawn(HeroEvent, frozen=True):
    """DJ-20.11: a hero has drawn a treasure card."""

    item: str


class ItemBought(HeroEvent, frozen=True):
    """DJ-21.5, DJ-21.7: a hero has bought something: for so much, with so many coins left; it is
    used at once, or packed."""

    item: str
    price: int
    coins: int
    packed: bool


class ItemSold(HeroEvent, frozen=True):
    """DJ-21.6: a hero has sold an item."""

    item: str


class SkillBought(HeroEvent, frozen=True):
    """DJ-21.8: a hero has bought a skill."""

    skill: str


class TrainingGained(HeroEvent, frozen=True):
    """DJ-21.10: a hero is trained in a trait; it has so many tokens for it."""

    trait: str
    tokens: int


# DJ-23: familiars


class FamiliarMoved(FigureEvent, frozen=True):
    """DJ-23.4: a familiar has come to a space."""

    row: int
    column: int


class FamiliarTook(FigureEvent, frozen=True):
    """DJ-23.15: a ferret has picked something up."""

    item: str


class FamiliarPutDown(FigureEvent, frozen=True):
    """DJ-23.15: a ferret has put down what it carried."""

    item: str


class FamiliarHandedOver(FigureEvent, frozen=True):
    """DJ-23.9: a ferret has handed something over to a hero or the other ferret."""

    item: str
    to: str
