"""What may be chosen in Descent.

Cards are named by their ids, spaces by their square `(row, column)`; figures by their pieces
(`hero:0`, `monster:5`, `npc:bartosz`, the id of a familiar). The sections follow the rulebook.
"""

from __future__ import annotations

from typing import Literal

from podziemia.kernel.questions import Option
from podziemia.kernel.scene import Square


class Pass(Option, frozen=True):
    """Decline what is offered, or let it happen."""


class Stop(Option, frozen=True):
    """DJ-4.14: declare the end of one's movement; or leave off moving a figure."""


class EndTurn(Option, frozen=True):
    """DJ-3.15: end the action, and with it the turn."""


class Done(Option, frozen=True):
    """Leave things as they are now: equipment, purchases, placements."""


# DJ-1: setup


class ChooseHero(Option, frozen=True):
    """DJ-1.5: lead this hero."""

    hero: str


class ExchangeSkill(Option, frozen=True):
    """DJ-1.8: replace this skill by another of its deck."""

    skill: str


class ChooseSkill(Option, frozen=True):
    """DJ-25.5: take this skill, where skills are chosen."""

    skill: str


class Put(Option, frozen=True):
    """Put a figure onto a space: in setup (DJ-1.20), or wherever it has to go (DJ-4.20)."""

    piece: str
    to: Square


# DJ-2, DJ-3: the round and the hero's turn


class TakeTurn(Option, frozen=True):
    """DJ-2.3: this hero takes the next turn."""

    piece: str


class Settle(Option, frozen=True):
    """DJ-3.1: resolve this effect of the start of the turn next."""

    effect: Literal["rest", "keep_rest", "burn", "web", "stun", "ability"]


class Declare(Option, frozen=True):
    """DJ-3.5: declare this action, or that half of it."""

    action: Literal["run", "battle", "advance", "ready", "stunned"]
    half: Literal["", "move", "attack", "order", "both"] = ""


class Exert(Option, frozen=True):
    """DJ-3.13: spend 1 fatigue for 1 movement point."""


# DJ-4, DJ-5, DJ-17: movement and movement actions


class Walk(Option, frozen=True):
    """DJ-4.2: step into an adjacent space."""

    to: Square


class ClimbOut(Option, frozen=True):
    """DJ-5.11: climb out of a pit."""

    to: Square


class Leap(Option, frozen=True):
    """DJ-5.12: jump over a pit."""

    to: Square


class TakeStairs(Option, frozen=True):
    """DJ-5.4: take the staircase."""


class PickUp(Option, frozen=True):
    """DJ-5.1: pick up a token on one's space."""

    token: str


class Drop(Option, frozen=True):
    """DJ-5.2, DJ-19.6: drop an item or a potion for good."""

    item: str


class GoToTown(Option, frozen=True):
    """DJ-5.3: travel through the glyph to town."""


class Return(Option, frozen=True):
    """DJ-5.3: travel from town to the glyph on this space."""

    to: Square


class Give(Option, frozen=True):
    """DJ-5.5: give an item or a potion to an adjacent hero."""

    item: str
    to: str


class GivePico(Option, frozen=True):
    """DJ-5.14: hand Pico to an adjacent hero."""

    to: str


class Drink(Option, frozen=True):
    """DJ-5.6: drink an equipped potion."""

    potion: str


class OpenDoor(Option, frozen=True):
    """DJ-5.7, DJ-5.9: open a door."""

    door: str


class CloseDoor(Option, frozen=True):
    """DJ-5.7, DJ-5.9: close a door."""

    door: str


class OpenChest(Option, frozen=True):
    """DJ-5.8: open the chest."""


class Rearrange(Option, frozen=True):
    """DJ-5.10: change equipment in the middle of the turn."""


class GoShopping(Option, frozen=True):
    """DJ-5.13: go shopping."""


# DJ-6, DJ-8, DJ-9, DJ-15: attacks, re-rolls, wounds


class Attack(Option, frozen=True):
    """DJ-6.1: attack this figure; a hero names the weapon, too."""

    target: str
    weapon: str = ""


class AttackSpace(Option, frozen=True):
    """DJ-6.1, DJ-6.37: attack a space, which is named next."""

    weapon: str = ""


class Target(Option, frozen=True):
    """DJ-6.1: the space that is attacked."""

    piece: str
    to: Square


class AttackAround(Option, frozen=True):
    """DJ-6.36: attack everybody whom Sweep or Word of Vaal reaches."""

    weapon: str = ""


class Breathe(Option, frozen=True):
    """DJ-15.7: attack with Breath; where the template lies is named next."""


class LayBreath(Option, frozen=True):
    """DJ-15.7: lay the template against this side of the base."""

    side: Literal["n", "w", "e", "s"]
    offset: int


class From(Option, frozen=True):
    """DJ-26.3: a Magic attack begins where this figure stands."""

    piece: str


class UseBlast(Option, frozen=True):
    """DJ-15.9: use the weapon's Blast."""


class UseAim(Option, frozen=True):
    """DJ-6.4, DJ-10.5: make this an aimed attack."""


class PickDie(Option, frozen=True):
    """DJ-8.7: roll this die again, with all others that are picked."""

    die: int


class SpendSurges(Option, frozen=True):
    """DJ-6.17: buy what stands in this place on the weapon."""

    place: int


class PayFear(Option, frozen=True):
    """DJ-15.12: spend the surges that this figure's Fear demands."""

    piece: str


class Enhance(Option, frozen=True):
    """DJ-6.16: what a power enhancement adds to."""

    to: Literal["range", "damage"]


class Conjure(Option, frozen=True):
    """DJ-6.20, DJ-15.22: what a point of Sorcery adds to."""

    to: Literal["range", "damage"]


class FatigueDie(Option, frozen=True):
    """DJ-6.19: spend 1 fatigue to roll another power die."""


class CancelWounds(Option, frozen=True):
    """DJ-9.3, DJ-24.8: use this item against the wounds that are dealt."""

    item: str


class Bury(Option, frozen=True):
    """DJ-6.30: resolve this figure's death next."""

    piece: str


# DJ-10: orders


class PlaceOrder(Option, frozen=True):
    """DJ-10.1: place an order beside a hero."""

    piece: str
    order: Literal["aim", "dodge", "guard", "rest"]


class SwapOrder(Option, frozen=True):
    """DJ-24.1: Silhouette exchanges her order for another one."""

    order: Literal["aim", "dodge", "guard", "rest"]


# DJ-24: abilities, skills, items


class Use(Option, frozen=True):
    """DJ-24.1: use a skill, an item or a hero's ability; on somebody where it says so."""

    source: str
    target: str = ""


class Shove(Option, frozen=True):
    """DJ-26.9: move a figure by Telekinesis to where it covers these squares."""

    piece: str
    to: tuple[Square, ...]


class Exchange(Option, frozen=True):
    """DJ-3.1: Red Scorpion gives up 1 of this and recovers 1 of the other."""

    lost: Literal["fatigue", "wound"]


class Recover(Option, frozen=True):
    """DJ-24.1: which of the two to recover."""

    what: Literal["wound", "fatigue"]


# DJ-11 to DJ-14: the overlord, the cards, the monsters


class PlayCard(Option, frozen=True):
    """DJ-12.3: play this card and pay its cost."""

    card: str


class DiscardCard(Option, frozen=True):
    """DJ-12.2: discard this card for its threat."""

    card: str


class Bewitch(Option, frozen=True):
    """DJ-12.20: the hero whom Dark Charm is to take."""

    piece: str


class Spawn(Option, frozen=True):
    """DJ-13.10: place a monster of this kind next."""

    monster: str


class Relocate(Option, frozen=True):
    """DJ-13.9: take this figure off the map, to be placed anew."""

    piece: str


class Place(Option, frozen=True):
    """DJ-13.3: place a monster so that it covers these squares."""

    monster: str
    to: tuple[Square, ...]


class Upgrade(Option, frozen=True):
    """DJ-18.3: Brilliant Commander makes this monster a master."""

    piece: str


class Activate(Option, frozen=True):
    """DJ-11.7: activate this monster."""

    piece: str


class Keep(Option, frozen=True):
    """DJ-14.16: the half of its activation that a stunned master keeps."""

    half: Literal["move", "attack"]


class Shift(Option, frozen=True):
    """DJ-14.9, DJ-14.10: a large monster steps to where it covers these squares."""

    to: tuple[Square, ...]


# DJ-18: exploring, encounters, rules of quests


class Accept(Option, frozen=True):
    """DJ-18.13: use what an encounter offers, and pay its price."""


class CutLoose(Option, frozen=True):
    """DJ-5.19: cut a bound quest figure loose."""

    piece: str


class Nurse(Option, frozen=True):
    """DJ-5.19: give a healing potion to a quest figure."""

    piece: str


class LeaveDungeon(Option, frozen=True):
    """DJ-18.12: leave for good."""


class Rouse(Option, frozen=True):
    """DJ-18.10: pay threat to wake a sleeping monster."""

    piece: str


# DJ-19 to DJ-21: equipment and the town


class Equip(Option, frozen=True):
    """DJ-19.2: equip this item from the pack."""

    item: str


class Pack(Option, frozen=True):
    """DJ-19.3: put this item into the pack."""

    item: str


class Buy(Option, frozen=True):
    """DJ-21.5, DJ-21.7: buy this card of the shop, or this potion."""

    item: str


class BuyTreasure(Option, frozen=True):
    """DJ-21.8: buy a random treasure of this colour."""

    colour: Literal["copper", "silver", "gold"]


class BuySkill(Option, frozen=True):
    """DJ-21.8: buy a random skill of this deck."""

    deck: Literal["fighting", "subterfuge", "wizardry"]


class Train(Option, frozen=True):
    """DJ-21.10: buy a training token for this trait."""

    trait: Literal["melee", "ranged", "magic"]


class Sell(Option, frozen=True):
    """DJ-21.6: sell this item."""

    item: str


# DJ-23: familiars


class PutDown(Option, frozen=True):
    """DJ-23.15: a ferret puts down what it carries."""
