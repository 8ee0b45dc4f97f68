"""The whole state of a match of Paper Dungeons, and small questions about it.

Everything a player has done is on the player's sheet.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from podziemia.games.paper_dungeons.content import (
    ARMOUR,
    CLERIC,
    CLOAK,
    HEARTS_PER_POTION,
    ITEMS,
    MEDALLION,
    PARTS,
    POWER_LEVEL,
    ROUNDS,
    START_LEVEL,
    WHITE,
    WIZARD,
    Mission,
    Objective,
    Power,
)
from podziemia.games.paper_dungeons.dungeon import (
    CLOAK_BIT,
    MEDALLION_BIT,
    OUTSIDE,
    Dungeon,
    Room,
    Rooms,
)
from podziemia.kernel.asking import Seat
from podziemia.kernel.game import Value
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import State as KernelState

HEROES_COUNT: Final = 4
UNTRAINED: Final = (WHITE,) * HEROES_COUNT


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on (PD-1.15, PD-1.18); the names are those of the switches."""

    adventure: str = "random"
    use_missions: bool = True
    mission: str = "random"
    vanishing_gems: bool = False
    gem_track_rewards: bool = True
    open_objectives: bool = False
    manual_potions: bool = False

    @staticmethod
    def of(values: Mapping[str, Value]) -> Options:
        """The options of a table, from its checked switches."""
        return Options(**cast("Mapping[str, str]", values))  # type: ignore[arg-type] # checked by the registry


class Sheet:
    """PD-1.1, PD-1.2: a player sheet, empty at first but for the first level of every hero."""

    __slots__ = (
        "bosses",
        "claimed",
        "damage",
        "defeated",
        "digits",
        "explored",
        "gems",
        "gone",
        "hearts",
        "levels",
        "looted",
        "looted_now",
        "mission_points",
        "paid",
        "parts",
        "path",
        "points",
        "potions",
        "resurrected",
        "room",
        "struck",
        "switched",
        "training",
        "traps",
        "used",
        "walls",
        "waters",
    )

    def __init__(self) -> None:
        self.levels = [START_LEVEL] * HEROES_COUNT
        self.training: tuple[int, ...] = UNTRAINED  # PD-1.11
        self.parts = [0] * len(ITEMS)
        self.potions = 0  # filled circles, used or not (PD-3.7)
        self.hearts = 0  # filled hearts under potions
        self.damage = 0  # filled hearts of the damage column
        self.resurrected = False
        self.room: Room = OUTSIDE  # PD-1.14
        self.path: list[Room] = []  # PD-8.8
        self.explored: Rooms = 0
        self.defeated: Rooms = 0  # rooms whose monster is crossed out
        self.gems = 0  # filled slots of the gem track
        self.looted = 0  # letters, as bits
        self.looted_now = 0  # letters of this round, to be announced (PD-13.5)
        self.gone = 0  # letters crossed out
        self.traps = 0  # PD-19.7
        self.walls = 0  # crossed, each time
        self.waters = 0
        self.bosses: list[int] = []  # boxes A, B, C as far as they are filled
        self.mission_points = 0  # box K
        self.claimed: list[str] = []  # missions fulfilled
        self.digits: list[list[int]] = []  # the round track (PD-4.6)
        self.struck = False  # the skulls of this round have been taken (PD-2.8)
        self.used: list[int] = []  # dice used this round (PD-4.3)
        self.switched = False  # the Psionic's use of this round (PD-18.10)
        self.points = 0  # left of the move under way (PD-8.1)
        self.paid: list[tuple[Room, Room]] = []  # crossings that gave a point in it (PD-R-27)

    def copy(self) -> Sheet:
        """An independent sheet."""
        other = Sheet()
        other.levels = self.levels.copy()
        other.training = self.training
        other.parts = self.parts.copy()
        other.potions = self.potions
        other.hearts = self.hearts
        other.damage = self.damage
        other.resurrected = self.resurrected
        other.room = self.room
        other.path = self.path.copy()
        other.explored = self.explored
        other.defeated = self.defeated
        other.gems = self.gems
        other.looted = self.looted
        other.looted_now = self.looted_now
        other.gone = self.gone
        other.traps = self.traps
        other.walls = self.walls
        other.waters = self.waters
        other.bosses = self.bosses.copy()
        other.mission_points = self.mission_points
        other.claimed = self.claimed.copy()
        other.digits = [digits.copy() for digits in self.digits]
        other.struck = self.struck
        other.used = self.used.copy()
        other.switched = self.switched
        other.points = self.points
        other.paid = self.paid.copy()
        return other

    def health(self) -> int:
        """PD-3.10: the sum of the four levels; it never falls."""
        first, second, third, fourth = self.levels
        return first + second + third + fourth

    def empty_hearts(self) -> int:
        """PD-3.4: how much damage the potions can still take."""
        return self.potions * HEARTS_PER_POTION - self.hearts

    def monsters(self) -> int:
        """The filled slots of the monster track."""
        return self.defeated.bit_count()

    def has(self, item: int) -> bool:
        """PD-6.6: whether an item is complete, and so works."""
        return self.parts[item] == PARTS

    def passing(self) -> int:
        """PD-6.13, PD-6.14: which barriers the party may pass; usable at once (PD-8.16)."""
        cloak = CLOAK_BIT if self.parts[CLOAK] == PARTS else 0
        return cloak | (MEDALLION_BIT if self.parts[MEDALLION] == PARTS else 0)

    def switches_colours(self) -> bool:
        """PD-5.7: whether every die may count as the other colour."""
        return self.levels[WIZARD] >= POWER_LEVEL

    def ignores_skulls(self) -> bool:
        """PD-2.9, PD-5.8: whether skulls do no damage."""
        return self.levels[CLERIC] >= POWER_LEVEL

    def fighting_level(self, hero: int) -> int:
        """PD-6.18, PD-6.19: a hero's level against monsters only."""
        return self.levels[hero] + (self.parts[ARMOUR] == PARTS)

    def is_available(self, gem: int) -> bool:
        """PD-13.3, PD-13.6: whether a gem is still on this map."""
        return not (self.looted | self.gone) >> gem & 1


class Player:
    """One player: the cards dealt, and the sheet."""

    __slots__ = ("objectives", "power", "powers", "seat", "sheet")

    def __init__(self, seat: Seat, sheet: Sheet) -> None:
        self.seat = seat
        self.powers: list[Power] = []  # dealt; after the choice the kept one is first
        self.objectives: list[Objective] = []  # in the same way
        self.power: Power | None = None  # kept, and known to all
        self.sheet = sheet

    def copy(self) -> Player:
        """An independent player."""
        other = Player(self.seat, self.sheet.copy())
        other.powers = self.powers.copy()
        other.objectives = self.objectives.copy()
        other.power = self.power
        return other

    @property
    def objective(self) -> Objective | None:
        """The objective kept (PD-19.1); before the choice it is not yet that."""
        return self.objectives[0] if self.objectives else None


class State(KernelState):
    """Everything that lies on the table."""

    __slots__ = (
        "claims",
        "dice",
        "dungeon",
        "game",
        "missions",
        "objective_box",
        "options",
        "players",
        "power_box",
        "results",
        "round",
        "winners",
    )

    def __init__(self, players: list[Player], options: Options, rng: Rng) -> None:
        super().__init__(len(players), rng)
        self.options = options
        self.players = players
        self.game = 0  # which game of a campaign, from 0
        self.round = 0
        self.dungeon: Dungeon | None = None
        self.missions: list[Mission] = []  # still on the table
        self.claims: list[tuple[str, int]] = []  # missions removed, and in which round
        self.power_box: list[Power] = []  # undealt: out of the game (PD-1.10)
        self.objective_box: list[Objective] = []
        self.dice: list[int] = []  # the symbols of the accepted roll
        self.results: list[list[dict[str, int]]] = []  # the score boxes of games that are over
        self.winners: list[tuple[Seat, ...]] = []  # of each of these games (PD-21.7)

    def copy(self) -> State:
        """An independent state, without listeners."""
        other = State([player.copy() for player in self.players], self.options, self.rng)
        self.copy_common_to(other)
        other.game = self.game
        other.round = self.round
        other.dungeon = self.dungeon
        other.missions = self.missions.copy()
        other.claims = self.claims.copy()
        other.power_box = self.power_box.copy()
        other.objective_box = self.objective_box.copy()
        other.dice = self.dice.copy()
        other.results = [[boxes.copy() for boxes in game] for game in self.results]
        other.winners = self.winners.copy()
        return other

    @staticmethod
    def of(players: int, options: Mapping[str, Value], rng: Rng) -> State:
        """PD-1.15, PD-1.18: a table that has agreed on its variants; the box is still closed."""
        return State([Player(seat, Sheet()) for seat in range(players)], Options.of(options), rng)

    @property
    def step(self) -> str:
        """How far the game is, in the words of scenarios; between two rounds that is `roll`."""
        if len(self.results) > self.game:
            return "over"
        at = self.cursor.at
        reached: str = at("round") or at("game") or "setup"
        return "roll" if reached == "rounds" else reached

    @property
    def solo(self) -> bool:
        """PD-22.1: whether one player plays alone; the setup is the same."""
        return self.players_count == 1

    @property
    def gems_vanish(self) -> bool:
        """PD-20.1, PD-22.2: an option; alone always, whatever the switch says (PD-R-72)."""
        return self.options.vanishing_gems or self.solo

    @property
    def map(self) -> Dungeon:
        """The dungeon, now that the card is known."""
        assert self.dungeon is not None, "the dungeon card comes first (PD-1.3)"
        return self.dungeon

    @property
    def powers_known(self) -> bool:
        """Whether all have chosen their cards."""
        return self.step != "setup"

    @property
    def objectives_known(self) -> bool:
        """PD-17.14: shown for scoring at the latest, or from the choice on if so agreed."""
        if self.step == "over":
            return True
        return self.options.open_objectives and self.powers_known

    @property
    def last_round(self) -> bool:
        """PD-2.1: whether this is the eighth round."""
        return self.round == ROUNDS

    def part(self, seat: Seat) -> Sheet:
        """PD-24.1: what a player changes while all play at once."""
        return self.players[seat].sheet

    def copy_part(self, seat: Seat) -> Sheet:
        """An independent sheet."""
        return self.players[seat].sheet.copy()

    def put_part(self, seat: Seat, part: Sheet) -> None:
        """The player has come as far as this sheet."""
        self.players[seat].sheet = part.copy()
