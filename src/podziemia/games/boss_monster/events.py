"""What happens in Boss Monster, for the log, the animation and the tests.

A card drawn or moved unseen is known to some seats only; the others learn that it happened.
"""

from __future__ import annotations

from podziemia.kernel.asking import Seat
from podziemia.kernel.events import Event, Secret


class BossRevealed(Event, frozen=True):
    """A player's boss is known to all."""

    seat: Seat
    boss: str


class HandDealt(Event, frozen=True):
    """A player drew an opening hand."""

    seat: Seat
    cards: Secret[tuple[str, ...]]


class HandThrownIn(Event, frozen=True):
    """A player took a mulligan."""

    seat: Seat


class SetupDiscarded(Event, frozen=True):
    """The setup discards of a player were turned up."""

    seat: Seat
    cards: tuple[str, ...]


class PileOpened(Event, frozen=True):
    """The discard pile begins with these cards."""

    cards: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A new round."""

    round: int


class HeroRevealed(Event, frozen=True):
    """A hero came to town."""

    hero: str


class CardDrawn(Event, frozen=True):
    """A player drew a card; only that player sees which."""

    seat: Seat
    kind: str
    card: Secret[str | None]


class DeckReshuffled(Event, frozen=True):
    """An empty deck was made anew from the discard pile."""

    kind: str


class BuildTurnBegan(Event, frozen=True):
    """A player's build turn."""

    seat: Seat


class RoomPlaced(Event, frozen=True):
    """A room was placed face-down; its place is known to all, the card to its owner."""

    seat: Seat
    slot: int
    card: Secret[str | None]
    over: str | None


class RoomReturned(Event, frozen=True):
    """A face-down room went back to its owner's hand, unseen."""

    seat: Seat
    card: Secret[str | None]


class RoomBuilt(Event, frozen=True):
    """A room is built: as a new one, or over another."""

    seat: Seat
    slot: int
    card: str
    over: str | None


class LeveledUp(Event, frozen=True):
    """A boss levels up."""

    seat: Seat
    boss: str


class SpellDeclared(Event, frozen=True):
    """A player declared a spell."""

    seat: Seat
    spell: str
    target: str | None
    target_owner: Seat | None


class AbilityDeclared(Event, frozen=True):
    """A player declared the ability of a room."""

    seat: Seat
    room: str
    target: str | None
    target_owner: Seat | None


class EffectResolved(Event, frozen=True):
    """A declared effect resolves."""

    seat: Seat
    card: str


class SpellNegated(Event, frozen=True):
    """A declared spell has no effect."""

    seat: Seat
    spell: str


class EffectFailed(Event, frozen=True):
    """A declared effect has lost its target and does nothing."""

    seat: Seat
    card: str


class CardsDiscarded(Event, frozen=True):
    """Cards of a hand went to the discard pile."""

    seat: Seat
    cards: tuple[str, ...]


class CardTaken(Event, frozen=True):
    """A player took a card from the discard pile or, showing it, from a deck."""

    seat: Seat
    card: str
    source: str


class CardStolen(Event, frozen=True):
    """A card changed hands; only the two players see which."""

    seat: Seat
    victim: Seat
    kind: str
    card: Secret[str | None]

    def knowing(self) -> tuple[Seat, ...]:
        return self.seat, self.victim


class HandShown(Event, frozen=True):
    """A player looked at another player's hand."""

    seat: Seat
    victim: Seat
    cards: Secret[tuple[str, ...]]

    def knowing(self) -> tuple[Seat, ...]:
        return self.seat, self.victim


class DeckSearched(Event, frozen=True):
    """A player looked through a deck, which was then shuffled."""

    seat: Seat
    deck: str


class RoomDestroyed(Event, frozen=True):
    """A room left play."""

    seat: Seat
    room: str


class RoomUncovered(Event, frozen=True):
    """A room underneath became the visible one."""

    seat: Seat
    slot: int
    room: str


class RoomDeactivated(Event, frozen=True):
    """A room is out of use until the end of the round."""

    seat: Seat
    slot: int
    room: str


class RoomsSwapped(Event, frozen=True):
    """Two slots of a dungeon changed places."""

    seat: Seat
    first: int
    second: int
    first_room: str
    second_room: str


class RoomStrengthened(Event, frozen=True):
    """A room deals more damage until the end of the round."""

    seat: Seat
    room: str
    bonus: int


class TreasureMultiplied(Event, frozen=True):
    """The treasure of a dungeon's rooms counts more this round."""

    seat: Seat
    factor: int


class PlacementGranted(Event, frozen=True):
    """A player may place one more room."""

    seat: Seat


class BuildingStopped(Event, frozen=True):
    """No room can be built this round."""


class DungeonClosed(Event, frozen=True):
    """No hero enters a dungeon any more this round."""

    seat: Seat


class HeroLured(Event, frozen=True):
    """A hero went to a dungeon's entrance."""

    seat: Seat
    hero: str


class HeroStayed(Event, frozen=True):
    """A hero stays in town: nobody, or more than one, offers the most."""

    hero: str


class AdventureTurnBegan(Event, frozen=True):
    """Heroes walk through a player's dungeon."""

    seat: Seat


class HeroEntered(Event, frozen=True):
    """A hero entered a room and took its damage."""

    seat: Seat
    hero: str
    slot: int
    room: str
    damage: int
    total: int
    life: int


class HeroSentBack(Event, frozen=True):
    """A hero was sent back on its way: to the previous room, or to the first."""

    seat: Seat
    hero: str
    room: str


class HeroHurt(Event, frozen=True):
    """A hero took damage that is not a room's on entering."""

    seat: Seat
    hero: str
    damage: int
    total: int
    life: int


class HeroStrengthened(Event, frozen=True):
    """A hero has more life until the end of the round."""

    hero: str
    bonus: int


class HeroReturned(Event, frozen=True):
    """A hero went back to town."""

    hero: str


class HeroDied(Event, frozen=True):
    """A hero died and became souls."""

    seat: Seat
    hero: str
    room: str | None
    souls: int


class HeroSurvived(Event, frozen=True):
    """A hero reached the boss and became wounds."""

    seat: Seat
    hero: str
    wounds: int


class WoundHealed(Event, frozen=True):
    """A face-up hero was turned face-down."""

    seat: Seat
    hero: str


class HeroRevived(Event, frozen=True):
    """A dead hero came back to a dungeon's entrance."""

    seat: Seat
    hero: str


class HeroRemoved(Event, frozen=True):
    """A hero left the game."""

    seat: Seat
    hero: str


class RoundEnded(Event, frozen=True):
    """Everything that lasts until the end of the round ends."""

    round: int


class PlayerEliminated(Event, frozen=True):
    """A player is out."""

    seat: Seat
    souls: int
    wounds: int


class GameEnded(Event, frozen=True):
    """The game is over."""

    winner: Seat
    souls: int
    wounds: int


EVENT_TYPES: tuple[type[Event], ...] = tuple(
    kind for kind in globals().values() if isinstance(kind, type) and issubclass(kind, Event)
)[1:]
