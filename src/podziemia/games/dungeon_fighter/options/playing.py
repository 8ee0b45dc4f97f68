"""What may be chosen besides the throws themselves.

Heroes, cards, rooms, dice, skills and techniques are named by their ids.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from podziemia.kernel.questions import Option

Colour: TypeAlias = Literal["red", "green", "blue"]
DieId: TypeAlias = Literal["red", "green", "blue", "white", "snow", "water"]


class Pass(Option, frozen=True):
    """Use nothing of what is offered."""


class ChooseHero(Option, frozen=True):
    """DF-2.2: play this hero."""

    hero: str


class ChooseLeader(Option, frozen=True):
    """DF-2.13: this hero leads first."""

    hero: str


class ChooseRoom(Option, frozen=True):
    """DF-3.2: the party enters this room."""

    room: str


class GiveTo(Option, frozen=True):
    """DF-3.8: this hero gets the card that was turned up."""

    hero: str


class LeaveOverlay(Option, frozen=True):
    """DF-10.17: an overlay stays where it lies."""

    overlay: str


class FlipAgain(Option, frozen=True):
    """DF-10.17: an overlay is taken off the target and flipped."""

    overlay: str


class Fight(Option, frozen=True):
    """DF-16.3: do not flee."""


class Flee(Option, frozen=True):
    """DF-16.3: vote for fleeing."""


class TakeDie(Option, frozen=True):
    """DF-4.4, DF-5.2: throw this die, or the water cubes."""

    die: DieId


class Recover(Option, frozen=True):
    """DF-5.4: take the coloured dice back, for damage to everybody."""


class Declare(Option, frozen=True):
    """DF-6.4, DF-6.9: throw with these weapons, and perhaps with the roundhouse."""

    weapons: tuple[str, ...] = ()
    roundhouse: bool = False


class ByHand(Option, frozen=True):
    """DF-13.1: throw, or flip, at the real table."""


class Simulate(Option, frozen=True):
    """DF-13.4: let the program throw."""


class Confirm(Option, frozen=True):
    """DF-13.33: what was reported is right."""


class Correct(Option, frozen=True):
    """DF-13.33: something else happened."""


class ChooseCube(Option, frozen=True):
    """DF-10.39: this water cube counts; they are numbered from 0."""

    cube: int


class Repeat(Option, frozen=True):
    """DF-7.21: ignore the result and throw again: `careless`, a skill or a card."""

    by: str


class Activate(Option, frozen=True):
    """DF-8.2, DF-8.3: activate this skill."""

    skill: str


class UseUpgrade(Option, frozen=True):
    """DF-16.20: activate this skill without an eye, by its upgrade."""

    skill: str


class UseToken(Option, frozen=True):
    """DF-8.18: add both sections, by the swashbuckler token."""


class HealHero(Option, frozen=True):
    """DF-8.16: good herbs for this hero."""

    hero: str


class PlayCard(Option, frozen=True):
    """DF-12.25: use a card, perhaps for a hero."""

    card: str
    hero: str | None = None


class TakeScar(Option, frozen=True):
    """DF-11.5: the scar covers this colour."""

    colour: Colour


class Give(Option, frozen=True):
    """DF-11.14: give a card to a hero."""

    card: str
    to: str


class Swap(Option, frozen=True):
    """DF-11.21: exchange a card for one of another hero."""

    card: str
    to: str
    other: str


class Discard(Option, frozen=True):
    """DF-11.20: put a card into the box."""

    card: str


class Agree(Option, frozen=True):
    """DF-11.21: take what is offered."""


class Decline(Option, frozen=True):
    """DF-11.21: do not take it."""


class Buy(Option, frozen=True):
    """DF-12.2, DF-12.3: buy a card for a hero; a rarity for the party."""

    card: str
    hero: str | None = None


class BuyHealing(Option, frozen=True):
    """DF-12.6: every hero regains life for a coin."""


class BuyDie(Option, frozen=True):
    """DF-12.7: buy a white die."""


class EndShopping(Option, frozen=True):
    """DF-12.5: buy nothing more."""


class PlaceUpgrade(Option, frozen=True):
    """DF-16.19: the upgrade belongs to this colour."""

    colour: Colour
