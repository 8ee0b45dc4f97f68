"""A player that uses every die for what brings most now, on a planned way through the dungeon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.seen import Seen

from ..content import DICE_COLOURS, HERO_NUMBERS, ITEM_NUMBERS, ROUNDS
from ..dungeon import NUMBERS, ROOMS
from ..options import (
    Brew,
    Craft,
    KeepObjective,
    KeepPower,
    LevelUp,
    Loot,
    Move,
    Slay,
    Step,
    Stop,
    TakeDamage,
    UseDie,
    UsePotion,
)
from ..rules.dice import actions
from ..rules.movement import move_points
from ..state import State
from . import weights as w
from .finale import Finale
from .route import Explorer, Route, distances
from .valuation import Outlook

GEM_ROOMS: Final[dict[str, int]] = {
    room.letter: number for number, room in enumerate(ROOMS) if room.letter
}


class Greedy:
    """Chooses what is worth most by its own account; the same for everybody in the same place.

    Each is made for one match, so its plan holds as long as the sheet and the dice stay.
    """

    __slots__ = ("plan",)

    def __init__(self, seed: int) -> None:
        self.plan: Plan | None = None  # of the last question, often that of the next one as well

    def choose(self, seen: Seen) -> Option:
        """The option that is worth most, the first of equals; in the last round by trying out."""
        ask = seen.ask
        if len(ask.options) == 1:
            return ask.options[0]
        state: State = seen.state
        if state.round == ROUNDS and state.phase == "dice":
            chosen = Finale(state, state.players[ask.seat]).choose(ask)
            if chosen is not None:
                return chosen
        plan, known = Plan(state, ask.seat), self.plan
        if known is not None and known.key == plan.key:
            plan = known
        self.plan = plan
        return max(ask.options, key=lambda option: plan.worth(ask, option))


class Plan:
    """What a seat thinks of its sheet at one moment; worked out as far as it is asked for."""

    __slots__ = ("_explorer", "_outlook", "_routes", "key", "player", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state, self.player = state, state.players[seat]
        sheet = self.player.sheet
        self.key = (
            seat,
            state.game,
            state.phase,
            state.round,
            tuple(state.dice),
            tuple(state.missions),
            tuple(self.player.powers),
            tuple(self.player.objectives),
            tuple(sheet.levels),
            tuple(sheet.parts),
            sheet.used,
            (sheet.potions, sheet.hearts, sheet.damage, sheet.gems, sheet.looted, sheet.gone),
            (sheet.room, sheet.explored, sheet.defeated, sheet.traps, sheet.walls, sheet.waters),
            (sheet.resurrected, sheet.switched, len(sheet.bosses)),
        )
        self._outlook: Outlook | None = None
        self._explorer: Explorer | None = None
        self._routes: dict[int, Route] = {}

    @property
    def outlook(self) -> Outlook:
        """What the fields of the sheet are worth."""
        if self._outlook is None:
            self._outlook = Outlook(self.state, self.player)
        return self._outlook

    def route(self, points: int, spent: int) -> Route:
        """The best way with so many points in hand, of a die that is used or not yet."""
        if points not in self._routes:
            if self._explorer is None:
                self._explorer = Explorer(self.outlook)
            self._routes[points] = self._explorer.search(points, spent)
        return self._routes[points]

    def worth(self, ask: Ask, option: Option) -> float:
        """What an option is worth."""
        return WORTHS[type(option)](self, ask, option)

    def die(self, ask: Ask, option: UseDie) -> float:
        """A die for its best use; one that could be of other use is used later."""
        symbol = self.state.dice[option.die]
        options = actions(self.player, symbol, DICE_COLOURS[option.die])
        found = sorted((self.use(symbol, action) for action in options), reverse=True)
        return found[0] - (w.VERSATILE * found[1] if len(found) > 1 else 0.0)

    def use(self, symbol: int, action: Move | Brew | LevelUp | Craft) -> float:
        """What it is worth to use a die with this symbol in this way."""
        if isinstance(action, Move):
            return self.moving(move_points(symbol))
        return WORTHS[type(action)](self, None, action)

    def moving(self, points: int) -> float:
        """The points' share of the best way, and what would be lost by waiting."""
        route = self.route(points, 1)
        if not route.rooms:
            return 0.0
        return route.worth * min(points / len(route.rooms), 1.0) + route.urgency

    def move(self, ask: Ask, option: Move) -> float:
        """A move with the die in hand."""
        die = ask.about["die"]
        assert isinstance(die, int), "the question about an action names its die"
        return self.moving(move_points(self.state.dice[die]))

    def step(self, ask: Ask, option: Step) -> float:
        """The next step of the best way."""
        rooms = self.route(points_of(ask), 0).rooms
        return 1.0 if rooms and rooms[0] == NUMBERS[option.room] else 0.0

    def stop(self, ask: Ask, option: Stop) -> float:
        """Better than any step that is not on the way."""
        return 0.5

    def brew(self, ask: Ask, option: Brew) -> float:
        """Potions."""
        return w.BREWING * self.outlook.brewing

    def level(self, ask: Ask, option: LevelUp) -> float:
        """A level."""
        return w.TRAINING * self.outlook.levels[HERO_NUMBERS[option.hero]]

    def part(self, ask: Ask, option: Craft) -> float:
        """A part of an item."""
        return self.outlook.parts[ITEM_NUMBERS[option.item]]

    def slay(self, ask: Ask, option: Slay) -> float:
        """A monster from afar: the one that would do most damage."""
        room = NUMBERS[option.room]
        outlook = self.outlook
        return outlook.hunt_worth(room) + outlook.lacking(room) * outlook.hurt + room / 100.0

    def loot(self, ask: Ask, option: Loot) -> float:
        """A gem from afar: the farthest, or one that there is no way to."""
        return float(distances(self.state.map.id)[GEM_ROOMS[option.gem]])

    def use_potion(self, ask: Ask, option: UsePotion) -> float:
        """PD-R-2: a heart saved is never worth more."""
        return 1.0

    def take_damage(self, ask: Ask, option: TakeDamage) -> float:
        """Only when there is no potion."""
        return 0.0

    def keep_power(self, ask: Ask, option: KeepPower) -> float:
        """A power, by what parties with it have scored."""
        return w.POWER_WORTH.get(option.power, 0.0)

    def keep_objective(self, ask: Ask, option: KeepObjective) -> float:
        """An objective, by what it has brought."""
        return w.OBJECTIVE_WORTH.get(option.objective, 0.0)


def points_of(ask: Ask) -> int:
    """The movement points in hand."""
    points = ask.about["points"]
    assert isinstance(points, int), "the question about a step names its points"
    return points


WORTHS: Final[dict[type[Option], Callable[[Plan, Any, Any], float]]] = {
    KeepPower: Plan.keep_power,
    KeepObjective: Plan.keep_objective,
    UseDie: Plan.die,
    Move: Plan.move,
    Brew: Plan.brew,
    LevelUp: Plan.level,
    Craft: Plan.part,
    Step: Plan.step,
    Stop: Plan.stop,
    Loot: Plan.loot,
    Slay: Plan.slay,
    UsePotion: Plan.use_potion,
    TakeDamage: Plan.take_damage,
}
