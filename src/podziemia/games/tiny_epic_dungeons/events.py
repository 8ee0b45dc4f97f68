"""What happens in Tiny Epic Dungeons, for the log, the animation and the tests.

Heroes, minions and cards are named by their ids, an enemy also by its piece (`goblin:2`); a place
is a row and a column of the grid. Everything that happens is seen by everybody.
"""

from __future__ import annotations

from podziemia.kernel.events import Event
from podziemia.kernel.questions import Seat


class HeroEvent(Event, frozen=True):
    """Something that a hero does or suffers."""

    hero: str


class EnemyEvent(Event, frozen=True):
    """Something that an enemy does or suffers: its piece, and which card it is."""

    enemy: str
    card: str


class HeroChosen(HeroEvent, frozen=True):
    """A player leads a hero."""

    seat: Seat


class DungeonLaid(Event, frozen=True):
    """The Entrance lies open with four cards around it, and the torch burns."""

    heroes: int
    deck: int
    torch: int


class TurnBegan(HeroEvent, frozen=True):
    """A hero's turn begins."""

    seat: Seat
    turn: int


class TurnEnded(HeroEvent, frozen=True):
    """A hero's turn is over."""


class HeroMoved(HeroEvent, frozen=True):
    """A hero has come into a room."""

    row: int
    column: int
    room: str


class HeroTeleported(HeroEvent, frozen=True):
    """A hero was put into a room without walking."""

    row: int
    column: int
    room: str


class HeroStrode(HeroEvent, frozen=True):
    """A hero has come to a hero space of the Boss mat."""

    space: int


class MoveEnded(HeroEvent, frozen=True):
    """An enemy ends a hero's move."""


class CardRevealed(Event, frozen=True):
    """A dungeon card was turned over."""

    card: str
    row: int
    column: int


class CardTurned(Event, frozen=True):
    """A revealed card lies for good, turned so many quarters."""

    card: str
    quarters: int


class CardsLaid(Event, frozen=True):
    """So many face-down cards were laid around a revealed one; so many are left in the deck."""

    count: int
    deck: int


class GoblinCame(EnemyEvent, frozen=True):
    """A goblin was placed."""

    slot: int
    row: int
    column: int


class MinionCame(EnemyEvent, frozen=True):
    """A minion was placed."""

    row: int
    column: int


class GoblinsShuffled(Event, frozen=True):
    """The goblin discard pile is the deck again."""

    count: int


class HeroHurt(HeroEvent, frozen=True):
    """A hero has lost health."""

    amount: int
    health: int


class HeroFell(HeroEvent, frozen=True):
    """A hero is unconscious."""


class HeroHealed(HeroEvent, frozen=True):
    """A hero has gained health."""

    amount: int
    health: int


class HeroWoke(HeroEvent, frozen=True):
    """A hero is conscious again."""


class FocusGained(HeroEvent, frozen=True):
    """A hero has gained focus."""

    amount: int
    focus: int


class FocusLost(HeroEvent, frozen=True):
    """A hero has spent or lost focus."""

    amount: int
    focus: int


class HeroRested(HeroEvent, frozen=True):
    """A hero rests."""


class ActionBegan(HeroEvent, frozen=True):
    """A hero uses a room, a card or an ability, perhaps on somebody."""

    source: str
    target: str | None


class DiceRolled(HeroEvent, frozen=True):
    """A check was rolled; the enemy die is a number, `shield` or `torch`."""

    skill: str
    dice: tuple[int, ...]
    difficulty: int
    enemy_die: str | None


class DieChanged(HeroEvent, frozen=True):
    """A die was changed for focus."""

    die: int
    face: int


class DieRerolled(HeroEvent, frozen=True):
    """A die was rolled once more."""

    source: str
    die: int
    face: int


class AbilityUsed(HeroEvent, frozen=True):
    """A trigger ability was used."""

    source: str


class CheckDecided(HeroEvent, frozen=True):
    """A check is closed."""

    result: int
    difficulty: int
    success: bool


class NotPaid(HeroEvent, frozen=True):
    """A success came to nothing: its cost was not or cannot be paid."""

    source: str


class TrapDisarmed(HeroEvent, frozen=True):
    """A trap is disarmed for good."""

    card: str


class RoomEmptied(Event, frozen=True):
    """A room cannot be searched any more in this act."""

    card: str


class TorchMoved(Event, frozen=True):
    """The torch has moved; what is on its space."""

    torch: int
    by: int
    effect: str


class EnemiesAct(Event, frozen=True):
    """Enemy actions are triggered."""


class GoblinsPacified(Event, frozen=True):
    """Goblins will skip their next action, or skip it now."""

    now: bool


class EnemyPinned(EnemyEvent, frozen=True):
    """An enemy cannot move this time."""

    hero: str


class EnemyMoved(EnemyEvent, frozen=True):
    """An enemy has come into a room."""

    row: int
    column: int
    room: str


class EnemyEnteredLair(EnemyEvent, frozen=True):
    """An enemy is on the Boss mat."""


class EnemyAttacked(EnemyEvent, frozen=True):
    """An enemy's action hits heroes."""

    heroes: tuple[str, ...]


class CounterAttacked(EnemyEvent, frozen=True):
    """An enemy answers an attack: the die, its total, the hero's Defense, what it costs."""

    hero: str
    die: str
    total: int
    defense: int
    damage: int


class EnemyHurt(EnemyEvent, frozen=True):
    """An enemy has taken damage."""

    damage: int
    health: int


class EnemyHealed(EnemyEvent, frozen=True):
    """A minion has gained health."""

    amount: int
    health: int


class EnemyDied(EnemyEvent, frozen=True):
    """An enemy is dead."""

    hero: str


class HeartFilled(Event, frozen=True):
    """A dead minion's marker lies on a heart: so many of so many."""

    killed: int
    needed: int


class CardDrawn(HeroEvent, frozen=True):
    """A loot or spell card was drawn."""

    card: str


class CardTaken(HeroEvent, frozen=True):
    """A card was taken out of its row."""

    card: str


class CardEquipped(HeroEvent, frozen=True):
    """A card is equipped."""

    card: str
    slot: str


class CardDiscarded(HeroEvent, frozen=True):
    """A card lies in its row."""

    card: str


class CardRemoved(HeroEvent, frozen=True):
    """A card is back in the box."""

    card: str


class ActTwoBegan(HeroEvent, frozen=True):
    """A hero enters the lair for the first time: the Boss is known."""

    boss: str
    torch: int


class SealBroken(Event, frozen=True):
    """The Boss has entered a room with a seal, which now covers a space of its track."""

    room: str
    space: int


class BossHurt(Event, frozen=True):
    """A health marker of the Boss has moved down."""

    boss: str
    marker: int
    damage: int
    health: int


class BossUnhurt(Event, frozen=True):
    """Damage that no marker can take is lost."""

    boss: str
    damage: int


class BossHealed(Event, frozen=True):
    """A health marker of the Boss has moved up."""

    boss: str
    marker: int
    amount: int
    health: int


class GameEnded(Event, frozen=True):
    """The match is over."""

    won: bool
