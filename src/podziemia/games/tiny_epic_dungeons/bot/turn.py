"""The turn: every way to move and act is weighed, and the best one begun."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

from podziemia.kernel.questions import Option

from .. import options as o
from ..content import DUNGEON, ROOMS, TAUNT_COST
from ..geometry import FAR, LAIR, Cell, cell_at
from ..kit import Weapon
from ..rules.heroic import aimed_deed, effects_of
from ..rules.reveal import hidden_beside
from ..state import NOT_BEGUN, Enemy, Hero, State
from . import weights as w
from .way import Ways
from .worth import (
    NOTHING,
    attack_worth,
    best_attack,
    feature_worth,
    gain,
    price_of,
    rest_worth,
    spell_worth,
)


class Plan(NamedTuple):
    """What a turn may be begun with, what it is worth, and what it is for."""

    worth: float
    option: Option
    aim: str


class Turn:
    """The turn of one hero: what may be done now, and what it leads to."""

    def __init__(self, state: State, options: Sequence[Option]) -> None:
        self.state = state
        self.hero: Hero = state.hero
        self.options = options
        self.ways = Ways(state, self.hero)
        self.there: dict[Cell, tuple[float, str]] = {}

    def plans(self) -> Iterator[Plan]:
        """Every way to go on."""
        for option in self.options:
            yield from self.plan(option)

    def plan(self, option: Option) -> Iterator[Plan]:  # noqa: PLR0912 -- a menu has many entries
        """What one option of the menu leads to."""
        state, hero = self.state, self.hero
        match option:
            case o.EndTurn() | o.Stop():
                yield Plan(self.stay, option, self.ways.pull(hero.cell)[1])
            case o.Step(to):
                yield from self.walks(option, cell_at(to))
            case o.Reveal(to):
                yield self.reveal(option, cell_at(to))
            case o.Stride():
                yield Plan(self.stay + self.after_action() - 0.1, option, "boss")
            case o.EnterLair():
                yield self.enter(option)
            case o.LeaveLair():
                yield self.leave(option)
            case o.Rest():
                yield Plan(rest_worth(hero) + self.go_on, option, "rest")
            case o.Search():
                feature = state.rooms[hero.cell].search
                assert feature is not None
                found = feature_worth(state, hero, feature, "search", state.rooms[hero.cell].id)
                yield Plan(found + self.go_on, option, "search")
            case o.Disarm():
                feature = state.rooms[hero.cell].disarm
                assert feature is not None
                found = feature_worth(state, hero, feature, "disarm", state.rooms[hero.cell].id)
                yield Plan(found + self.go_on, option, "search")
            case o.Attack():
                targets = self.targets(option)
                yield Plan(self.attack(option, targets) + self.go_on, option, targets[0].kind)
            case o.Cast():
                yield Plan(self.cast(option) + self.go_on, option, "spell")
            case o.Use(source) if source in ROOMS:
                feature = state.rooms[hero.cell].free_action
                assert feature is not None
                found = feature_worth(state, hero, feature, "free", source)
                yield Plan(found + self.stay + self.later, option, "search")
            case o.Use():
                yield Plan(self.use(option) + self.stay + self.later, option, "help")
            case o.Taunt():
                yield Plan(self.lure(hero.cell) + self.stay + self.later, option, "seal")
            case o.Portal():
                yield Plan(self.far() - w.FOCUS * 2 + self.later, option, "explore")
            case o.Explore():
                yield Plan(self.explore() + self.stay + self.later, option, "explore")

    # What comes after

    @cached_property
    def stay(self) -> float:
        """What it is worth to end the turn here."""
        return self.ways.pull(self.hero.cell)[0]

    @cached_property
    def later(self) -> float:
        """What can still be done in this turn after something that is free."""
        return max([self.act_here, *(self.at(cell)[0] - self.stay for cell in self.ways.reach)])

    @cached_property
    def act_here(self) -> float:
        """The best heroic action here, whatever kind it is."""
        if self.state.turn.actions <= 0:
            return NOTHING
        return self.ways.act(self.hero.cell)[0]

    @cached_property
    def go_on(self) -> float:
        """What is left of the turn after a heroic action: a move that has not begun."""
        if self.state.turn.move != NOT_BEGUN or self.hero.cell == LAIR:
            return self.stay
        found = [self.stay]
        for cell, spot in self.ways.reach.items():
            pull = self.ways.pull(cell)[0] - spot.danger
            if spot.steps < self.ways.speed and not spot.stopped:
                pull = max(pull, self.turning(cell, spot.steps) - spot.danger)
            found.append(pull)
        return max(found)

    def at(self, cell: Cell) -> tuple[float, str]:
        """What it is worth to walk to a room and act there, and what that is for."""
        if cell not in self.there:
            self.there[cell] = self.at_now(cell)
        return self.there[cell]

    def at_now(self, cell: Cell) -> tuple[float, str]:
        """The same, worked out."""
        spot, pull, act = self.ways.reach[cell], self.ways.pull(cell), self.ways.act(cell)
        found, aim = pull[0] + act[0], max(pull, act)[1]
        if (lured := self.lure(cell)) > NOTHING:
            found, aim = found + lured, "seal"
        if spot.steps < self.ways.speed and not spot.stopped:
            turned = self.turning(cell, spot.steps) + self.after_action()
            found, aim = max((found, aim), (turned, "explore"))
        return found - spot.danger, aim

    def turning(self, cell: Cell, steps: int) -> float:
        """What turning cards over from a room is worth, with so many steps walked."""
        worths = [self.ways.hidden_worth(x) for x in hidden_beside(self.state, cell)]
        if not worths:
            return NOTHING
        left = self.ways.speed - steps
        return max(worths) * (1 + 0.35 * (left - 1)) + w.REVEAL * 0.3

    def after_action(self) -> float:
        """What a heroic action will be worth wherever the hero comes to."""
        return rest_worth(self.hero) if self.state.turn.actions > 0 else NOTHING

    # Moving

    def walks(self, option: Option, first: Cell) -> Iterator[Plan]:
        """The rooms to which a step leads."""
        for cell, spot in self.ways.reach.items():
            if spot.steps and spot.first == first:
                worth, aim = self.at(cell)
                yield Plan(worth - 0.02 * spot.steps, option, aim)

    def reveal(self, option: Option, cell: Cell) -> Plan:
        """Turn a card over and go there."""
        worth = self.ways.hidden_worth(cell)
        left = self.ways.speed
        found = worth * (1 + 0.35 * (left - 1)) + w.REVEAL * 0.3
        return Plan(found + self.after_action(), option, "explore")

    def enter(self, option: Option) -> Plan:
        """Into the lair: in Act 1 when all are ready or time is short, in Act 2 for the Boss."""
        state, hero = self.state, self.hero
        if state.act == 1:
            now = self.ways.late or self.ways.ready or None not in state.goblins
            return Plan(w.VICTORY if now else NOTHING, option, "gate")
        boss = state.token
        assert boss is not None
        found = best_attack(state, hero, LAIR)[0] if state.turn.actions > 0 else NOTHING
        return Plan(found + (self.stay if boss.cell == LAIR else NOTHING), option, "boss")

    def leave(self, option: Option) -> Plan:
        """Out of the lair, where the Boss is not or cannot be hurt."""
        pull, aim = self.ways.pull(self.state.gate)
        return Plan(pull + self.after_action() - 0.1, option, aim)

    def far(self) -> float:
        """The best room to be put into."""
        return max(self.ways.pull(cell)[0] for cell in self.state.rooms)

    def explore(self) -> float:
        """TED-14.5: all cards around, for a step of the torch."""
        hidden = hidden_beside(self.state, self.hero.cell)
        return sum(self.ways.hidden_worth(cell) for cell in hidden) * 0.7 - w.EXPLORE

    # Acting

    def targets(self, option: o.Attack) -> list[Enemy]:
        """Whom an attack would be aimed at."""
        state = self.state
        weapon, within = self.weapon(option), state.paths.within
        return [
            enemy
            for enemy in state.enemies()
            if enemy.piece == option.target
            or (option.target is None and within(weapon.reach, self.hero.cell, enemy.cell))
        ]

    def attack(self, option: o.Attack, targets: Sequence[Enemy], more: int = 0) -> float:
        """What an attack is worth."""
        weapon = self.weapon(option)
        return attack_worth(self.state, self.hero, weapon, targets, self.hero.cell, more)

    def weapon(self, option: o.Attack) -> Weapon:
        """The weapon of an attack, in its mode."""
        named = (option.weapon, option.mode)
        return next(each for each in self.hero.kit.weapons if (each.id, each.mode) == named)

    def cast(self, option: o.Cast) -> float:
        """What a spell is worth."""
        state, hero = self.state, self.hero
        spell = next(each for each in hero.kit.spells if each.id == option.spell)
        kind, effects = effects_of(state, spell)
        deed = aimed_deed(state, hero, spell, kind, option.target)
        if kind == "boss":
            assert option.target is not None
            cell = state.place_of(DUNGEON[option.target])
            return 0.6 * self.lured(cell, 1) - price_of(hero, spell.price)
        if deed.heroes:
            won = gain(state, hero, effects, (), deed.heroes) - price_of(hero, spell.price)
            return 0.7 * max(won, NOTHING)
        return spell_worth(state, hero, spell, effects, deed.enemies)

    def use(self, option: o.Use) -> float:
        """What a free action is worth."""
        state, hero = self.state, self.hero
        free = next(each for each in hero.kit.frees if each.id == option.source)
        heroes = [other for other in state.heroes if other.piece == option.target]
        enemies = [enemy for enemy in state.enemies() if enemy.piece == option.target]
        found = gain(state, hero, free.effects, enemies, heroes) - price_of(hero, free.price)
        return found - (w.LOOT / 2 if free.price.remove else 0.05)

    # Luring

    def lure(self, cell: Cell) -> float:
        """What taunting from a room is worth, as often as it pays."""
        state = self.state
        boss = state.token
        if boss is None or not self.ways.seals_left or boss.cell == cell:
            return NOTHING
        most = self.hero.focus // TAUNT_COST
        found = (self.lured(cell, times) - w.TAUNT * times for times in range(1, most + 1))
        return max(found, default=NOTHING)

    def lured(self, cell: Cell, times: int) -> float:
        """What it is worth when the Boss walks so many times towards a room."""
        state = self.state
        boss = state.token
        assert boss is not None
        if state.paths.distances(boss.cell)[cell] == FAR:
            return NOTHING
        broken, at = best_walk(state, boss.cell, cell, boss.card.speed * times, state.seals)
        broken = min(broken, self.ways.seals_left)
        before, after = self.nearest_seal(boss.cell), self.nearest_seal(at)
        return w.SEAL * broken + (NOTHING if broken else w.LURE_STEP * (before - after))

    def nearest_seal(self, cell: Cell) -> int:
        """How far the nearest seal is."""
        distances = self.state.paths.distances(cell)
        return min((distances[seal] for seal in self.state.seals), default=0)


def best_walk(
    state: State, start: Cell, target: Cell, steps: int, seals: Sequence[Cell]
) -> tuple[int, Cell]:
    """How many seals lie on the best of the shortest ways, and where it ends."""
    if not steps or start == target:
        return 0, start
    found = []
    for cell in state.paths.towards(start, target):
        broken, end = best_walk(state, cell, target, steps - 1, seals)
        found.append((broken + (cell in seals), end))
    return max(found, default=(0, start))
