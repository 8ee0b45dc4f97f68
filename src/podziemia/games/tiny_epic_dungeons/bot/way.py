"""Where a hero can go, what waits there, and what draws it there: the goals of either act."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import NamedTuple

from ..geometry import FAR, LAIR, Cell
from ..rules.boss import capacity
from ..rules.reveal import hidden_beside
from ..state import ENDED, Hero, State
from . import weights as w
from .worth import NOTHING, best_attack, feature_worth, rest_worth


class Spot(NamedTuple):
    """A room within reach: the steps to it, what they cost, and the first of them."""

    steps: int
    danger: float
    first: Cell
    stopped: bool


class Goal(NamedTuple):
    """Something worth going to, and what for."""

    cell: Cell
    worth: float
    aim: str


class Ways:
    """What a hero can reach, and what it should want, as things are."""

    def __init__(self, state: State, hero: Hero) -> None:
        self.state = state
        self.hero = hero

    @cached_property
    def speed(self) -> int:
        """How many steps the move has left."""
        turn = self.state.turn
        if turn.walk:
            return turn.walk
        return 0 if turn.move == ENDED else self.state.speed_left()

    @cached_property
    def reach(self) -> dict[Cell, Spot]:
        """Every room that can be entered in this move; an enemy ends it there (TED-5.5)."""
        state, hero = self.state, self.hero
        found = {hero.cell: Spot(0, NOTHING, hero.cell, stopped=False)}
        queue = [hero.cell]
        for cell in queue:
            spot = found[cell]
            if spot.steps >= self.speed or spot.stopped or cell == LAIR:
                continue
            for other in state.paths.beside[cell]:
                if other in found or other == LAIR:
                    continue
                stopped = state.enemy_at(other) and not state.stealthy(hero)
                danger = spot.danger + self.danger(other)
                first = other if cell == hero.cell else spot.first
                found[other] = Spot(spot.steps + 1, danger, first, stopped)
                queue.append(other)
        return found

    def danger(self, cell: Cell) -> float:
        """What entering a room costs on the whole: its trap."""
        card = self.state.rooms[cell]
        if card.trap is None or cell in self.state.disarmed:
            return NOTHING
        return -min(NOTHING, feature_worth(self.state, self.hero, card.trap, "trap", card.id))

    # What draws a hero

    @cached_property
    def goals(self) -> list[Goal]:
        """Everything worth going to."""
        return list(self.goals_now())

    def goals_now(self) -> Iterator[Goal]:
        """Cards to turn over, enemies, rooms to search, the Gate; in Act 2 seals and the Boss."""
        state = self.state
        for cell in state.rooms:
            hidden = [self.hidden_worth(other) for other in hidden_beside(state, cell)]
            if hidden and max(hidden) > NOTHING:
                yield Goal(cell, max(hidden), "explore")
        for goblin in state.goblins:
            if goblin is not None:
                yield Goal(goblin.cell, w.GOBLIN + w.CROWD[state.goblin_count()], "goblin")
        for minion in state.minions:
            yield Goal(minion.cell, w.MINION_HURT * 2 + w.MINION_KILLED / 2, "minion")
        if state.act == 1:
            yield from self.goals_before_the_boss()
        else:
            yield from self.goals_with_the_boss()

    def goals_before_the_boss(self) -> Iterator[Goal]:
        """With the Gate open: whoever is nearest goes there, the others to seals."""
        state = self.state
        if not state.gate_open:
            return
        yield Goal(state.gate, w.SEAL, "gate")
        for cell, card in state.rooms.items():
            if card.seal_symbol:
                yield Goal(cell, w.SEAL / 2, "seal")

    def goals_with_the_boss(self) -> Iterator[Goal]:
        """Seals that the Boss must still be lured over, and the Boss as far as it can be hurt."""
        state, boss = self.state, self.state.token
        assert boss is not None
        distances = state.paths.distances(boss.cell)
        room = sum(capacity(state, marker) for marker in range(len(state.markers)))
        if self.seals_left:
            for cell in state.seals:
                near = w.NEARER ** distances[cell]
                yield Goal(cell, w.SEAL * near, "seal")
        if room:
            cell = state.gate if boss.cell == LAIR else boss.cell
            yield Goal(cell, w.BOSS_HURT * min(4, room), "boss")

    @property
    def seals_left(self) -> int:
        """How many seal spaces of the Boss's track are open."""
        boss = self.state.boss
        return 0 if boss is None or self.state.act == 1 else len(boss.seals) - self.state.covered

    def hidden_worth(self, cell: Cell) -> float:
        """What turning a card over is worth: it may be looked for, and the dungeon goes on."""
        state = self.state
        stack = state.stack_of(state.depths[cell])
        missing = state.count - state.killed - len(state.minions)
        found = -0.25 * w.CROWD[state.goblin_count()]  # a room in four hides a goblin
        if state.gate < 0 or missing > 0:
            found += w.REVEAL * bool(state.deck)
        if missing > 0 and stack == "b":
            found += w.REVEAL * 0.6
        if state.gate < 0 and stack == "c":
            found += w.REVEAL * 0.8
        return found

    def pull(self, cell: Cell) -> tuple[float, str]:
        """How much a room promises for the turns to come, and for what."""
        best, aim = NOTHING, "rest"
        distances = self.state.paths.distances(cell)
        for goal in self.goals:
            steps = distances[goal.cell]
            if steps == FAR:
                continue
            found = goal.worth * w.NEARER**steps * self.share(goal.cell, steps)
            if found > best:
                best, aim = found, goal.aim
        return best, aim

    def share(self, cell: Cell, steps: int) -> float:
        """Less, if another hero who is awake is nearer."""
        distances = self.state.paths.distances(cell)
        for other in self.state.heroes:
            if other is not self.hero and other.conscious and distances[other.cell] < steps:
                return w.SHARED
        return 1.0

    # What can be done there

    def act_worth(self, cell: Cell) -> float:
        """The best heroic action in a room, as far as it can be told from afar."""
        state, hero = self.state, self.hero
        if state.turn.actions <= 0:
            return NOTHING
        found = max(rest_worth(hero), best_attack(state, hero, cell))
        if cell != LAIR:
            found = max(found, self.search_worth(cell))
        return found

    def search_worth(self, cell: Cell) -> float:
        """What searching a room, or disarming its trap, is worth."""
        state, hero = self.state, self.hero
        card, found = state.rooms[cell], NOTHING
        guarded = state.enemy_at(cell) and not any(o is not hero for o in state.heroes_at(cell))
        if guarded:
            return found
        if card.search is not None and cell not in state.closed:
            found = feature_worth(state, hero, card.search, "search", card.id)
        if card.disarm is not None and cell not in state.disarmed:
            disarm = feature_worth(state, hero, card.disarm, "disarm", card.id)
            found = max(found, disarm)
        return found
