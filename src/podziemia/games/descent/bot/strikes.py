"""What attacks are worth, by their odds from wherever the attacker could stand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ..combat import HOOK, UNARMED
from ..entries import Monster as MonsterCard
from ..geometry import Body, Cell, Cells, Plan, as_set
from ..kit import Arms
from ..odds import Aimed, Odds, odds
from ..quests.rules import KillNamed, KillTogether
from ..rules.board import abilities_of, figures_on
from ..rules.chances import hero_odds, monster_odds
from ..rules.deaths import life
from ..state import Companion, Hero, Monster, State
from . import weights as w

TYPICAL: Final = 2
"""How far a blow is expected to come from."""


class Promise(NamedTuple):
    """What an attack comes to on average."""

    kill: float
    wounds: float


class Blow(NamedTuple):
    """One of a hero's attacks: what it is worth, and how likely it kills."""

    worth: float
    kill: float


NO_BLOW: Final = Blow(0.0, 0.0)


@lru_cache(maxsize=1 << 14)
def promise(found: Odds, left: int) -> Promise:
    """The chance to kill a figure that has so much left, and the wounds that count."""
    wounds = sum(min(n, left) * float(chance) for n, chance in enumerate(found.wounds))
    return Promise(float(found.at_least(left)), wounds)


@lru_cache(maxsize=1 << 12)
def blow(card: MonsterCard, armor: int) -> float:
    """The wounds that a monster's attack deals to a hero on average."""
    damage = sum(bonus.amount for bonus in card.bonuses if bonus.to == "damage")
    pierce = abilities_of(card).get("pierce", 0)
    distance = 0 if card.attack == "melee" else TYPICAL
    numbers = Aimed(distance=distance, armor=armor, pierce=pierce, damage=damage)
    times = 2 if "quick_shot" in abilities_of(card) else 1
    return times * float(odds(card.dice, numbers).expected)


def wanted(state: State) -> frozenset[str]:
    """The named monsters that have to die."""
    win = state.quest.head.win
    if isinstance(win, KillNamed):
        return frozenset((win.named,))
    return frozenset(win.named) if isinstance(win, KillTogether) else frozenset()


def price(state: State, monster: Monster) -> float:
    """What it is worth to kill a monster."""
    worth = w.MONSTER + blow(monster.card, 1)
    if monster.card.master:
        worth += w.MASTER
    if monster.named in wanted(state):
        worth += w.NAMED
    return worth


def around(plan: Plan, body: Body, blocked: Cells, kind: str, reach: int) -> Cells:
    """The cells from which a figure can be attacked past these: whom it sees, sees it."""
    if kind == "melee":
        return plan.within_any(body, reach)
    found = 0
    for cell in body:
        found |= plan.seen(cell, blocked)
    return found


class HeroStrikes:
    """The attacks of one hero, from any space."""

    def __init__(self, state: State, hero: Hero) -> None:
        self.state = state
        self.hero = hero
        arms = hero.kit.arms
        names = [name for name in arms if name not in (UNARMED, HOOK)] or [UNARMED]
        self.arms: list[Arms] = [arms[name] for name in names if name in arms]
        own = 1 << hero.cell if hero.cell >= 0 else 0
        blocked = (figures_on(state) | state.rubble) & ~own
        self.targets = [
            (arms, monster, around(state.plan, monster.cells, blocked, arms.kind, 1))
            for monster in state.monsters
            for arms in self.arms
        ]
        """From which spaces who can be attacked with what."""
        self.known: dict[tuple[str, int, int], Blow] = {}
        self.at: dict[Cell, list[Blow]] = {}

    def best(self, cell: Cell) -> float:
        """What the best attack from a space is worth."""
        found = self.blows(cell)
        return found[0].worth if found else 0.0

    def several(self, cell: Cell, attacks: int) -> float:
        """What so many attacks from a space are worth: whoever is dead is not struck again."""
        found = self.blows(cell)
        if attacks <= 1 or not found:
            return found[0].worth if attacks and found else 0.0
        left, total = list(found), 0.0
        for _ in range(attacks):
            blow = max(left)
            total += blow.worth
            left.remove(blow)
            left.append(Blow(blow.worth * (1 - blow.kill), blow.kill))
        return total

    def blows(self, cell: Cell) -> list[Blow]:
        """The best attack on everybody who can be attacked from a space, the best of all first."""
        found = self.at.get(cell)
        if found is None:
            best: dict[int, Blow] = {}
            for arms, monster, spaces in self.targets:
                if spaces >> cell & 1:
                    blow = self.blow(arms, cell, monster)
                    best[monster.number] = max(best.get(monster.number, NO_BLOW), blow)
            found = self.at[cell] = sorted(best.values(), reverse=True)
        return found

    def worth(self, arms: Arms, cell: Cell, monster: Monster) -> float:
        """What an attack on a monster is worth."""
        return self.blow(arms, cell, monster).worth

    def blow(self, arms: Arms, cell: Cell, monster: Monster) -> Blow:
        """What an attack on a monster promises, which depends on the distance alone."""
        distances = self.state.plan.distances(cell)
        distance = min(distances[other] for other in monster.cells)
        key = (arms.weapon, monster.number, distance)
        if key not in self.known:
            here, self.hero.cell = self.hero.cell, cell
            found = hero_odds(self.state, self.hero, arms.weapon, monster)
            self.hero.cell = here
            if found is None:
                return NO_BLOW
            left = life(self.state, monster) - monster.wounds
            kill, wounds = promise(found, left)
            part = kill + w.HURT * wounds / left * (1 - kill)
            self.known[key] = Blow(part * price(self.state, monster), kill)
        return self.known[key]

    def target(self, weapon: str, piece: str) -> float:
        """What an attack that is offered now is worth."""
        monster = self.state.figure(piece)
        arms = self.hero.kit.arms.get(weapon)
        if arms is None or not isinstance(monster, Monster):
            return 0.0
        return self.worth(arms, self.hero.cell, monster)

    def around(self, weapon: str) -> float:
        """What an attack on everybody near is worth."""
        arms = self.hero.kit.arms[weapon]
        near = self.state.plan.within(self.hero.cell, arms.abilities["burst_enemies"])
        foes = (each for each in self.state.monsters if as_set(each.cells) & near)
        return sum(self.worth(arms, self.hero.cell, foe) for foe in foes)


class MonsterStrikes:
    """The attacks of one monster, from any spaces."""

    def __init__(self, state: State, monster: Monster) -> None:
        self.state = state
        self.monster = monster
        people: list[Hero | Companion] = [hero for hero in state.heroes if hero.cell >= 0]
        self.people = people + [
            each for each in state.companions if each.cell >= 0 and not each.bound
        ]
        abilities = abilities_of(monster.card)
        self.reach = 2 if "reach" in abilities else 1
        self.wide = "sweep" in abilities
        blocked = (figures_on(state) | state.rubble) & ~as_set(monster.cells)
        kind = monster.card.attack
        self.spaces = [
            (each, around(state.plan, each.cells, blocked, kind, self.reach))
            for each in self.people
        ]
        """From which spaces everybody can be attacked."""
        self.known: dict[tuple[str, int], float] = {}

    def best(self, body: Body) -> float:
        """What the best attack from there is worth."""
        here = as_set(body)
        worths = [self.worth(body, each) for each, spaces in self.spaces if spaces & here]
        if not worths:
            return 0.0
        return self.sweep(body, worths) if self.wide else max(worths)

    def sweep(self, body: Body, worths: Sequence[float]) -> float:
        """What hitting everybody is worth; other monsters suffer, too (DJ-15.24)."""
        seen = self.state.plan.within_any(body, self.reach)
        others = (other for other in self.state.monsters if other is not self.monster)
        swept = sum(bool(as_set(other.cells) & seen) for other in others)
        return sum(worths) - w.SWEPT * swept

    def worth(self, body: Body, figure: Hero | Companion) -> float:
        """What an attack on somebody is worth."""
        distances = self.state.plan.distances(figure.cell)
        distance = min(distances[cell] for cell in body)
        key = (figure.piece, distance)
        if key not in self.known:
            here, self.monster.cells = self.monster.cells, body
            found = monster_odds(self.state, self.monster, figure)
            self.monster.cells = here
            if found is None:
                return 0.0
            self.known[key] = harm(promise(found, figure.wounds), figure)
        return self.known[key]

    def seen_by(self, body: Body) -> int:
        """How many heroes would see it there."""
        plan = self.state.plan
        cells = as_set(body)
        return sum(bool(plan.seen(each.cell, 0) & cells) for each in self.people)


def harm(found: Promise, figure: Hero | Companion) -> float:
    """What wounds are worth to the overlord: more the nearer they bring a hero to death."""
    conquest = figure.sheet.conquest if isinstance(figure, Hero) else 2
    hurt = found.wounds * (1 + 0.5 * conquest / max(1, figure.wounds))
    return hurt + found.kill * conquest * w.CONQUEST


def danger(state: State, hero: Hero) -> list[tuple[Cells, float]]:
    """Which spaces each monster can attack in its next turn, and the wounds that it would deal."""
    found = []
    for monster in state.monsters:
        if not monster.asleep and not (monster.stun and not monster.card.master):
            card = monster.card
            reach = 1 if card.attack == "melee" else 5
            zone = state.plan.within_any(monster.cells, card.speed + reach)
            found.append((zone, blow(card, hero.kit.armor[card.attack])))
    return found
