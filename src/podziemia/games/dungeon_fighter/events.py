"""What happens in Dungeon Fighter, for the log, the animation and the tests.

Heroes, monsters, cards, rooms, dice, skills and techniques are named by their ids. Only the leader
is told which rooms were drawn (DF-3.3).
"""

from __future__ import annotations

from collections.abc import Iterable

from podziemia.kernel.events import Aside, Event, Secret
from podziemia.kernel.questions import Seat


class HeroEvent(Event, frozen=True):
    """Something that a hero does or suffers."""

    hero: str


# The set-up and rounds


class HeroChosen(HeroEvent, frozen=True):
    """Somebody plays a hero."""

    seat: Seat


class LeaderChosen(HeroEvent, frozen=True):
    """A hero holds the leader token."""


class TableSet(Event, frozen=True):
    """Everything is ready: the chest, and the difficulty."""

    coins: int
    white_dice: int
    difficulty: str


class RoundBegan(Event, frozen=True):
    """A round begins."""

    round: int


class RoomsDrawn(HeroEvent, frozen=True):
    """The leader looks at rooms; only that player sees which."""

    seat: Seat
    rooms: Secret[tuple[str, ...]]

    def knowing(self) -> Iterable[Seat | None]:
        """DF-3.3: the leader's seat alone."""
        return (self.seat,)


class RoomEntered(Event, frozen=True):
    """A room was turned up."""

    room: str


class RoomsShuffled(Event, frozen=True):
    """Discarded rooms are in the dungeon deck again."""

    count: int


class RoomLaidAside(Event, frozen=True):
    """A room lies with those visited; so many market symbols are there now."""

    room: str
    symbols: int


# The party's things


class CoinsGained(Event, frozen=True):
    """Coins were put into the chest."""

    amount: int
    coins: int
    source: str


class CoinsPaid(Event, frozen=True):
    """Coins were taken out of the chest."""

    amount: int
    coins: int
    source: str


class WhiteDiceGained(Event, frozen=True):
    """White dice were put into the chest."""

    amount: int
    white_dice: int


class SpecialDieGained(Event, frozen=True):
    """The party has special dice for this fight."""

    die: str


class CardTurnedUp(Event, frozen=True):
    """The top card of the market deck was turned up."""

    card: str


class CardReceived(HeroEvent, frozen=True):
    """A hero carries a card."""

    card: str


class RarityReceived(Event, frozen=True):
    """A rarity lies beside the chest."""

    card: str


class CardBoxed(Event, frozen=True):
    """A card is out of the game."""

    card: str


class CardPlayed(HeroEvent, frozen=True):
    """A hero uses a curiosity, an armour or a rarity, perhaps for another hero."""

    card: str
    target: str | None


# Heroes


class HeroHealed(HeroEvent, frozen=True):
    """A hero has regained life."""

    amount: int
    life: int


class HeroHurt(HeroEvent, frozen=True):
    """A hero has lost life: by a miss, a recovery, a flight or a flip."""

    amount: int
    life: int
    cause: str


class HeroStunned(HeroEvent, frozen=True):
    """A hero lies stunned."""


class HeroRevived(HeroEvent, frozen=True):
    """A stunned hero is up again."""

    life: int


class DamagePrevented(HeroEvent, frozen=True):
    """A hero takes less damage of a miss."""

    amount: int
    source: str


class ScarTaken(HeroEvent, frozen=True):
    """A scar covers a colour."""

    colour: str


class HeroDied(HeroEvent, frozen=True):
    """A hero is out of the game."""


class ExperienceGained(HeroEvent, frozen=True):
    """A hero has learnt something."""

    experience: int


class UpgradePlaced(HeroEvent, frozen=True):
    """A skill is upgraded."""

    colour: str


class UpgradesReady(HeroEvent, frozen=True):
    """Used upgrades can be used again."""


# The monster


class MonsterAppeared(Event, frozen=True):
    """A monster was turned up, with its life and the coins on its card."""

    monster: str
    life: int
    gold: int


class MonstersShuffled(Event, frozen=True):
    """Defeated monsters are the monster deck again."""

    count: int


class BigBadAppeared(Event, frozen=True):
    """The big bad was turned up."""

    big_bad: str
    life: int


class MonsterHurt(Event, frozen=True):
    """The monster has lost life."""

    damage: int
    life: int


class MonsterHalved(Event, frozen=True):
    """The weak point was hit."""

    life: int


class MonsterDestroyed(HeroEvent, frozen=True):
    """An ultra-critical hit."""


class MonsterDefeated(HeroEvent, frozen=True):
    """The monster is defeated, by this hero."""

    monster: str


class RequirementAdded(Event, frozen=True):
    """A crazy monster wants one more technique."""

    technique: str


class MonsterFled(Event, frozen=True):
    """The party has fled from a monster."""

    monster: str


class FlightRefused(HeroEvent, frozen=True):
    """Somebody does not want to flee."""


# The target


class IcebergsPlaced(Event, frozen=True):
    """Icebergs stand in these holes."""

    holes: tuple[str, ...]


class IcebergsTouched(Event, frozen=True):
    """Icebergs were touched, and are gone."""

    holes: tuple[str, ...]


class OverlayLanded(HeroEvent, frozen=True):
    """An overlay lies on the target; dice under it were taken off."""

    overlay: str
    dice: tuple[str, ...]
    flight: Aside[str] = ""


class FlipFailed(HeroEvent, frozen=True):
    """A flip went wrong: it touched the table, or else it did not turn enough."""

    overlay: str
    touched: bool
    flight: Aside[str] = ""


class DiceTakenOff(Event, frozen=True):
    """Dice were taken off the target."""

    dice: tuple[str, ...]


class OverlayRemoved(Event, frozen=True):
    """An overlay is off the target."""

    overlay: str


class TargetCleared(Event, frozen=True):
    """Dice, overlays, icebergs and gadgets are off the table."""


# Turns and throws


class TurnBegan(HeroEvent, frozen=True):
    """A hero's turn."""


class DieTaken(HeroEvent, frozen=True):
    """A hero takes a die."""

    die: str


class DiceRecovered(HeroEvent, frozen=True):
    """The coloured dice are back."""


class ThrowDeclared(HeroEvent, frozen=True):
    """What a throw needs and which weapons are used."""

    weapons: tuple[str, ...]
    techniques: tuple[str, ...]


class ThrowHelped(HeroEvent, frozen=True):
    """Chance performs timed techniques for a thrower who cannot."""

    techniques: tuple[str, ...]


class DieLanded(HeroEvent, frozen=True):
    """A die, or one of the water cubes, has come to rest."""

    die: str
    cube: int
    resting_on: str
    sections: tuple[str, ...]
    symbol: str
    flight: Aside[str] = ""


class CubeChosen(HeroEvent, frozen=True):
    """This water cube counts."""

    cube: int


class ThrowIgnored(HeroEvent, frozen=True):
    """A throw is ignored and thrown again."""

    by: str


class ThrowHit(HeroEvent, frozen=True):
    """A hit: the section it counts for, or the overlay, and its value."""

    section: str
    value: int


class ThrowMissed(HeroEvent, frozen=True):
    """A miss, and why: `technique` is the one that was not performed."""

    reason: str
    technique: str | None = None


class SkillActivated(HeroEvent, frozen=True):
    """A skill is activated."""

    skill: str


class UpgradeUsed(HeroEvent, frozen=True):
    """A skill is activated by its upgrade, without an eye."""

    skill: str


class SkillFailed(HeroEvent, frozen=True):
    """A skill has no effect: its condition is not met, or its colour is blocked."""

    skill: str


class SkillDeclined(HeroEvent, frozen=True):
    """Somebody would rather learn than activate a skill."""


class TokenPlaced(HeroEvent, frozen=True):
    """A skill token lies on the monster."""

    token: str


class TokenUsed(HeroEvent, frozen=True):
    """A skill token was used."""

    token: str


# Rest, market, end


class OverkillRewarded(Event, frozen=True):
    """More than enough: a coin for it."""

    life: int


class CardPassed(HeroEvent, frozen=True):
    """A card goes from a hero to another."""

    card: str
    to: str


class OfferDeclined(HeroEvent, frozen=True):
    """A hero does not take what was offered."""

    card: str


class MarketOpened(Event, frozen=True):
    """A market: its number, and what is on sale."""

    market: int
    cards: tuple[str, ...]


class CardBought(Event, frozen=True):
    """A card was bought, for a hero or for the party."""

    card: str
    hero: str | None
    price: int


class MarketClosed(Event, frozen=True):
    """Nothing more is bought."""

    market: int


class GameEnded(Event, frozen=True):
    """The match is over; glory is for the winners only."""

    won: bool
    glory: int
    title: str | None
