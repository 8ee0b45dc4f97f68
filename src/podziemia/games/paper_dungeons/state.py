"""The whole state of a match of Paper Dungeons, and small questions about it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from podziemia.kernel.compiled import compiled
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import State as KernelState
from podziemia.kernel.switches import switch

from .content import MISSIONS
from .dungeon import ADVENTURES, DRAW, Dungeon
from .entries import Mission, Objective, Power
from .sheet import Sheet


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on (PD-1.15, PD-1.18)."""

    adventure: str = switch(DRAW, rule="PD-21.1", choices=ADVENTURES)
    use_missions: bool = switch(True, rule="PD-1.7")
    mission: str = switch(DRAW, rule="PD-R-73", choices=(DRAW, *MISSIONS))
    vanishing_gems: bool = switch(False, rule="PD-20.1")
    gem_track_rewards: bool = switch(True, rule="PD-13.11")
    open_objectives: bool = switch(False, rule="PD-1.18")
    manual_potions: bool = switch(False, rule="PD-3.3")


@compiled(allow_interpreted_subclasses=True)
class Player:
    """One player: the cards dealt, and the sheet."""

    __slots__ = ("objectives", "power", "powers", "seat", "sheet")

    def __init__(self, seat: Seat, sheet: Sheet) -> None:
        self.seat = seat
        self.sheet = sheet
        self.powers: list[Power] = []  # dealt; the kept one is first
        self.objectives: list[Objective] = []  # in the same way
        self.power: Power | None = None  # kept, and known to all

    def copy_with(self, sheet: Sheet) -> Player:
        """An independent player with this sheet."""
        other = Player.__new__(Player)
        other.seat, other.sheet, other.power = self.seat, sheet, self.power
        other.powers, other.objectives = self.powers.copy(), self.objectives.copy()
        return other

    @property
    def objective(self) -> Objective | None:
        """The objective kept (PD-19.1); before the choice it is not yet that."""
        return self.objectives[0] if self.objectives else None


class State(KernelState):
    """Everything that lies on the table."""

    __slots__ = (
        *("claims", "dice", "dungeon", "game", "missions", "objective_box", "options"),
        *("players", "power_box", "results", "round", "winners"),
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
        return self.copy_around(())

    def copy_around(self, seats: Collection[Seat]) -> State:
        """A copy in which these seats still have the very same sheets."""
        players = [
            player.copy_with(player.sheet if player.seat in seats else player.sheet.copy())
            for player in self.players
        ]
        other = State(players, self.options, self.rng)
        self.copy_common_to(other)
        other.game, other.round, other.dungeon = self.game, self.round, self.dungeon
        other.missions, other.claims = self.missions.copy(), self.claims.copy()
        other.power_box = self.power_box.copy()
        other.objective_box = self.objective_box.copy()
        other.dice, other.winners = self.dice.copy(), self.winners.copy()
        other.results = [[boxes.copy() for boxes in game] for game in self.results]
        return other

    @staticmethod
    def of(players: int, options: Options, rng: Rng) -> State:
        """PD-1.15, PD-1.18: a table that has agreed on its variants; the box is still closed."""
        return State([Player(seat, Sheet()) for seat in range(players)], options, rng)

    @property
    def phase(self) -> str:
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
        return self.phase != "setup"

    @property
    def objectives_known(self) -> bool:
        """PD-17.14: shown for scoring at the latest, or from the choice on if so agreed."""
        return self.phase == "over" or (self.options.open_objectives and self.powers_known)

    def part(self, seat: Seat) -> Sheet:
        """PD-24.1: what a player changes while all play at once."""
        return self.players[seat].sheet

    def copy_part(self, seat: Seat) -> Sheet:
        """An independent sheet."""
        return self.players[seat].sheet.copy()

    def put_part(self, seat: Seat, part: Sheet) -> None:
        """The player has come as far as this sheet."""
        self.players[seat].sheet = part.copy()
