"""Where a hero can go, what waits there, and what draws it there: the goals of either act."""

from __future__ import annotations

from collections import Counter
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
        self.pulls: dict[Cell, tuple[float, str]] = {}

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
    def goals(self) -> list[tuple[Goal, int]]:
        """Everything worth going to, and how near another hero is to it."""
        return [(goal, self.nearest_other(goal.cell)) for goal in self.goals_now()]

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
            yield Goal(minion.cell, self.hurry * w.MINION, "minion")
        if state.act == 1:
            yield from self.goals_before_the_boss()
        else:
            yield from self.goals_with_the_boss()

    def goals_before_the_boss(self) -> Iterator[Goal]:
        """With the Gate open: whoever is nearest goes there in time, the others to seals."""
        state = self.state
        if not state.gate_open:
            return
        if self.leads and (self.late or self.ready):
            yield Goal(state.gate, w.GATE, "gate")
            return
        for cell, card in state.rooms.items():
            if card.seal_symbol:
                yield Goal(cell, w.SEAL / 2, "seal")

    @property
    def leads(self) -> bool:
        """Whether no other hero who is awake is nearer to the Gate, or as near and before it."""
        state = self.state
        distances = state.paths.distances(state.gate)
        awake = [hero for hero in state.heroes if hero.conscious]
        return self.hero is min(awake, key=lambda hero: distances[hero.cell], default=self.hero)

    @property
    def late(self) -> bool:
        """Whether it is time for the Gate: the way there takes all that is left of the torch."""
        state = self.state
        distance = state.paths.distances(state.gate)[self.hero.cell]
        rounds = distance // max(1, self.hero.kit.speed) + 1
        return state.torch <= rounds * state.count + w.LAST_STEPS

    @property
    def ready(self) -> bool:
        """Whether health and focus of all are nearly full, and time is not worth more."""
        shares = [
            (hero.health / hero.mat.max_health + hero.focus / hero.mat.max_focus) / 2
            for hero in self.state.heroes
        ]
        return min(shares) >= w.READY and self.state.torch <= w.PREPARED

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
        found = -w.GOBLIN_BEHIND * w.CROWD[state.goblin_count()]
        if state.gate < 0 or self.missing:
            found += w.REVEAL * bool(state.deck)
        if stack == "b":
            found += self.hurry * w.MINION_FOUND * self.missing / self.hidden["b"]
        if stack == "c" and state.gate < 0:
            found += self.hurry * w.GATE_FOUND / self.hidden["c"]
        return found

    @cached_property
    def missing(self) -> int:
        """How many minions are still to be found."""
        state = self.state
        return max(0, state.count - state.killed - len(state.minions))

    @cached_property
    def hidden(self) -> Counter[str]:
        """How many cards of each stack nobody has seen."""
        state = self.state
        return Counter(map(state.stack_of, (*range(len(state.deck)), *state.depths.values())))

    @cached_property
    def hurry(self) -> float:
        """How much more than usual counts what must be done before the torch is down."""
        return 1 + w.HURRY * (1 - self.state.torch / self.state.torch_start())

    def pull(self, cell: Cell) -> tuple[float, str]:
        """How much a room promises for the turns to come, and for what."""
        if cell not in self.pulls:
            self.pulls[cell] = self.pull_now(cell)
        return self.pulls[cell]

    def pull_now(self, cell: Cell) -> tuple[float, str]:
        """The same, worked out."""
        best, aim = NOTHING, "rest"
        distances = self.state.paths.distances(cell)
        for goal, nearest in self.goals:
            steps = distances[goal.cell]
            if steps == FAR:
                continue
            found = goal.worth * w.NEARER**steps * (w.SHARED if nearest < steps else 1.0)
            if found > best:
                best, aim = found, goal.aim
        return best, aim

    def nearest_other(self, cell: Cell) -> int:
        """How far from a room the nearest other hero is who is awake."""
        distances = self.state.paths.distances(cell)
        others = (each for each in self.state.heroes if each is not self.hero and each.conscious)
        return min((distances[other.cell] for other in others), default=FAR)

    # What can be done there

    def act(self, cell: Cell) -> tuple[float, str]:
        """The best heroic action in a room, as far as it can be told from afar, and what for."""
        state, hero = self.state, self.hero
        if state.turn.actions <= 0:
            return NOTHING, "rest"
        found = [(rest_worth(hero), "rest"), best_attack(state, hero, cell)]
        if cell != LAIR:
            found.append((self.search_worth(cell), "search"))
        return max(found)

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
