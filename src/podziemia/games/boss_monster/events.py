"""What happens in Boss Monster, for the log, the animation and the tests.

A card drawn or moved unseen is known to some seats only; the others learn that it happened.
"""

from __future__ import annotations

from podziemia.kernel.events import Aside, Event, PlayerEvent, Secret
from podziemia.kernel.questions import Seat


class TownEvent(Event, frozen=True):
    """Something that happens to a hero, in no player's dungeon."""

    hero: str


class HeroEvent(PlayerEvent, frozen=True):
    """Something that happens to a hero in a player's dungeon or score area."""

    hero: str


class TwoHandsEvent(PlayerEvent, frozen=True):
    """Something between two players, who see the cards."""

    victim: Seat

    def knowing(self) -> tuple[Seat, ...]:
        return self.seat, self.victim


class BossRevealed(PlayerEvent, frozen=True):
    """A player's boss is known to all."""

    boss: str


class HandDealt(PlayerEvent, frozen=True):
    """A player drew an opening hand."""

    cards: Secret[tuple[str, ...]]


class HandThrownIn(PlayerEvent, frozen=True):
    """A player took a mulligan."""


class SetupDiscarded(PlayerEvent, frozen=True):
    """The setup discards of a player were turned up."""

    cards: tuple[str, ...]


class PileOpened(Event, frozen=True):
    """The discard pile begins with these cards."""

    cards: tuple[str, ...]


class RoundBegan(Event, frozen=True):
    """A new round, and how everybody stands: the fallen as they fell."""

    round: int
    souls: Aside[tuple[int, ...]] = ()
    wounds: Aside[tuple[int, ...]] = ()


class HeroRevealed(TownEvent, frozen=True):
    """A hero came to town."""


class CardDrawn(PlayerEvent, frozen=True):
    """A player drew a card; only that player sees which."""

    kind: str
    card: Secret[str | None]


class DeckReshuffled(Event, frozen=True):
    """An empty deck was made anew from the discard pile."""

    kind: str


class BuildTurnBegan(PlayerEvent, frozen=True):
    """A player's build turn."""


class RoomPlaced(PlayerEvent, frozen=True):
    """A room was placed face-down; its place is known to all, the card to its owner."""

    slot: int
    card: Secret[str | None]
    over: str | None


class RoomReturned(PlayerEvent, frozen=True):
    """A face-down room went back to its owner's hand, unseen."""

    card: Secret[str | None]


class RoomBuilt(PlayerEvent, frozen=True):
    """A room is built: as a new one, or over another."""

    slot: int
    card: str
    over: str | None


class LeveledUp(PlayerEvent, frozen=True):
    """A boss levels up."""

    boss: str


class SpellDeclared(PlayerEvent, frozen=True):
    """A player declared a spell."""

    spell: str
    target: str | None
    target_owner: Seat | None


class AbilityDeclared(PlayerEvent, frozen=True):
    """A player declared the ability of a room."""

    room: str
    target: str | None
    target_owner: Seat | None


class EffectResolved(PlayerEvent, frozen=True):
    """A declared effect resolves."""

    card: str


class SpellNegated(PlayerEvent, frozen=True):
    """A declared spell has no effect."""

    spell: str


class EffectFailed(PlayerEvent, frozen=True):
    """A declared effect has lost its target and does nothing."""

    card: str


class CardsDiscarded(PlayerEvent, frozen=True):
    """Cards of a hand went to the discard pile."""

    cards: tuple[str, ...]


class CardTaken(PlayerEvent, frozen=True):
    """A player took a card from the discard pile or, showing it, from a deck."""

    card: str
    source: str


class CardStolen(TwoHandsEvent, frozen=True):
    """A card changed hands; only the two players see which."""

    kind: str
    card: Secret[str | None]


class HandShown(TwoHandsEvent, frozen=True):
    """A player looked at another player's hand."""

    cards: Secret[tuple[str, ...]]


class DeckSearched(PlayerEvent, frozen=True):
    """A player looked through a deck, which was then shuffled."""

    deck: str


class RoomDestroyed(PlayerEvent, frozen=True):
    """A room left play."""

    room: str


class RoomUncovered(PlayerEvent, frozen=True):
    """A room underneath became the visible one."""

    slot: int
    room: str


class RoomDeactivated(PlayerEvent, frozen=True):
    """A room is out of use until the end of the round."""

    slot: int
    room: str


class RoomsSwapped(PlayerEvent, frozen=True):
    """Two slots of a dungeon changed places."""

    first: int
    second: int
    first_room: str
    second_room: str


class RoomStrengthened(PlayerEvent, frozen=True):
    """A room deals more damage until the end of the round."""

    room: str
    bonus: int


class TreasureMultiplied(PlayerEvent, frozen=True):
    """The treasure of a dungeon's rooms counts more this round."""

    factor: int


class PlacementGranted(PlayerEvent, frozen=True):
    """A player may place one more room."""


class BuildingStopped(Event, frozen=True):
    """No room can be built this round."""


class DungeonClosed(PlayerEvent, frozen=True):
    """No hero enters a dungeon any more this round."""


class HeroLured(HeroEvent, frozen=True):
    """A hero went to a dungeon's entrance."""


class HeroStayed(TownEvent, frozen=True):
    """A hero stays in town: nobody, or more than one, offers the most."""


class AdventureTurnBegan(PlayerEvent, frozen=True):
    """Heroes walk through a player's dungeon."""


class HeroEntered(HeroEvent, frozen=True):
    """A hero entered a room and took its damage."""

    slot: int
    room: str
    damage: int
    total: int
    life: int


class HeroSentBack(HeroEvent, frozen=True):
    """A hero was sent back on its way: to the previous room, or to the first."""

    room: str


class HeroHurt(HeroEvent, frozen=True):
    """A hero took damage that is not a room's on entering."""

    damage: int
    total: int
    life: int


class HeroStrengthened(TownEvent, frozen=True):
    """A hero has more life until the end of the round."""

    bonus: int


class HeroReturned(TownEvent, frozen=True):
    """A hero went back to town."""


class HeroDied(HeroEvent, frozen=True):
    """A hero died and became souls."""

    room: str | None
    souls: int


class HeroSurvived(HeroEvent, frozen=True):
    """A hero reached the boss and became wounds."""

    wounds: int


class WoundHealed(HeroEvent, frozen=True):
    """A face-up hero was turned face-down."""


class HeroRevived(HeroEvent, frozen=True):
    """A dead hero came back to a dungeon's entrance."""


class HeroRemoved(HeroEvent, frozen=True):
    """A hero left the game."""


class RoundEnded(Event, frozen=True):
    """Everything that lasts until the end of the round ends."""

    round: int


class PlayerEliminated(PlayerEvent, frozen=True):
    """A player is out."""

    souls: int
    wounds: int


class GameEnded(Event, frozen=True):
    """The game is over."""

    winner: Seat
    souls: int
    wounds: int
