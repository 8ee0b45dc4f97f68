"""What happens in Paper Dungeons, for the log, the animation and the tests.

What a player does in a common round is told to that player only; when the round ends everybody is
told what came of it.
"""

from __future__ import annotations

from podziemia.kernel.events import Aside, Event, PlayerEvent, Secret
from podziemia.kernel.questions import Seat


class DungeonRevealed(Event, frozen=True):
    """The dungeon card is known, and the three bosses it names."""

    dungeon: str
    bosses: tuple[str, ...]
    game: int


class MissionsDrawn(Event, frozen=True):
    """The missions common to all."""

    missions: tuple[str, ...]


class CardsDealt(PlayerEvent, frozen=True):
    """A player got two powers and two objectives; only that player sees which."""

    powers: Secret[tuple[str, ...]]
    objectives: Secret[tuple[str, ...]]


class PowerKept(PlayerEvent, frozen=True):
    """A player's power, and which heroes train with black dice."""

    power: str
    black: tuple[str, ...]


class ObjectiveShown(PlayerEvent, frozen=True):
    """A player's objective is known to all."""

    objective: str


class PreparationShown(PlayerEvent, frozen=True):
    """What a player's power brought before the first round."""

    power: str
    health: int
    parts: int
    potions: int
    gems: int
    monsters: int


class RoundBegan(Event, frozen=True):
    """A new round."""

    round: int


class RollRejected(Event, frozen=True):
    """Too many skulls or clovers: all dice are rolled again."""

    dice: tuple[str, ...]


class DiceRolled(Event, frozen=True):
    """The common roll of the round; the first three dice are white."""

    dice: tuple[str, ...]
    skulls: int


class RoundShown(PlayerEvent, frozen=True):
    """What a player did in the round, now that it has ended."""

    dice: tuple[str, ...]
    rooms: tuple[str, ...]
    gems: tuple[str, ...]
    health: int
    damage: int
    potions: int
    monsters: int


class GemsGone(PlayerEvent, frozen=True):
    """Others were faster: these gems are crossed out on a player's map."""

    gems: tuple[str, ...]


class MissionFulfilled(Event, frozen=True):
    """A mission is fulfilled by these players, and removed."""

    mission: str
    seats: tuple[Seat, ...]
    points: int


class BossFought(PlayerEvent, frozen=True):
    """A player fought a boss; `parts` are what the strength is the sum of, by whose they are."""

    boss: str
    strength: int
    band: int
    points: int
    damage: int
    parts: Aside[tuple[tuple[str, int], ...]] = ()


class BossFled(PlayerEvent, frozen=True):
    """A player fled from a boss, not found or too weak for `parts`: see `BossFought`."""

    boss: str
    found: bool
    strength: int
    points: int
    parts: Aside[tuple[tuple[str, int], ...]] = ()


class RewardWon(PlayerEvent, frozen=True):
    """The strongest of those who fought gets the boss's reward."""

    boss: str


class RewardLeft(Event, frozen=True):
    """Nobody gets the boss's reward: a tie, or nobody fought."""

    boss: str
    tied: tuple[Seat, ...]


class GemsVanished(Event, frozen=True):
    """Gems leave the maps of all who have not looted them."""

    boss: str
    gems: tuple[str, ...]


class SheetScored(PlayerEvent, frozen=True):
    """A player's total at the end of a game."""

    total: int
    rooms: int


class CampaignGameWon(Event, frozen=True):
    """Who was best in one game of a campaign; only the sum of all decides."""

    game: int
    winners: tuple[Seat, ...]


class RankReached(Event, frozen=True):
    """How good a solo result is."""

    rank: str
    total: int


class GameEnded(Event, frozen=True):
    """The match is over."""

    winners: tuple[Seat, ...]
    total: int
    solo: bool


class DieUsed(PlayerEvent, frozen=True):
    """A die of the common roll is used."""

    die: int
    colour: str
    symbol: str
    action: str
    target: str | None


class ColourSwitched(PlayerEvent, frozen=True):
    """A die counts as the other colour, by the wizard or by the Psionic."""

    by: str


class LeveledUp(PlayerEvent, frozen=True):
    """A hero rose by one level."""

    hero: str
    level: int


class PowerAwoke(PlayerEvent, frozen=True):
    """A hero reached level 4: its power is on."""

    hero: str


class PartFilled(PlayerEvent, frozen=True):
    """A part of an item is filled."""

    item: str
    parts: int


class ItemCompleted(PlayerEvent, frozen=True):
    """An item works from now on."""

    item: str


class PotionGained(PlayerEvent, frozen=True):
    """A potion fills the next circle."""

    potions: int


class RewardLost(PlayerEvent, frozen=True):
    """A reward without a legal target is lost."""

    kind: str
    source: str


class DamageTaken(PlayerEvent, frozen=True):
    """Damage, and how much of it the potions took."""

    source: str
    points: int
    on_potions: int
    damage: int


class DamagePrevented(PlayerEvent, frozen=True):
    """Damage that a power or a hero keeps away."""

    source: str
    points: int
    by: str


class PartyResurrected(PlayerEvent, frozen=True):
    """More damage than health: the resurrection is marked."""

    damage: int
    health: int


class RoomEntered(PlayerEvent, frozen=True):
    """The party entered a room."""

    room: str
    first: bool
    across: str | None


class TrapTriggered(PlayerEvent, frozen=True):
    """The trap of a room struck."""

    room: str


class MonsterDefeated(PlayerEvent, frozen=True):
    """A monster is crossed out."""

    room: str
    monster: str
    level: int
    monsters: int
    afar: bool


class GemLooted(PlayerEvent, frozen=True):
    """A gem fills the next slot; one from off the map has no letter."""

    gem: str | None
    gems: int


class BossFound(PlayerEvent, frozen=True):
    """The party has explored the room of a boss."""

    boss: str
    room: str


class PointGained(PlayerEvent, frozen=True):
    """The Explorer gains a movement point by crossing water."""

    points: int
