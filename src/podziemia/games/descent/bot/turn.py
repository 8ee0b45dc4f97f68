"""A hero's turn: which action, where to, whom to attack, and what else to do on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from podziemia.kernel.questions import Option

from .. import options as o
from ..content import (
    CHEST_COST,
    CLIMB_COST,
    DOOR_COST,
    DRINK_COST,
    GLYPH_COST,
    ITEMS,
    POTIONS,
    SHOP_COST,
    STAIRS_COST,
    STEP_COST,
)
from ..entries import Drink
from ..geometry import FAR, Cell
from ..quests.rules import Offering, RelicToTown
from ..rules.board import in_pit
from ..rules.declare import allowance
from ..rules.encounters import encounter_at
from ..rules.steps import held
from ..state import Hero, State
from . import weights as w
from .goals import Places, errand
from .strikes import HeroStrikes
from .ways import Way, hero_ways

EXTRA: Final = 3
"""How much fatigue is spent on movement at most in one turn."""
AS_GOOD: Final = 0.4
"""An attack is made at once unless one from elsewhere is better by more than this."""
AROUND: Final = 3
"""A door is worth opening if it is longer than this to its other side."""
LOW: Final = 0.55
"""With a smaller part of its wounds a hero drinks."""


class Plan(NamedTuple):
    """What a hero does next, and what it means by it."""

    option: Option
    aim: str


class Aimed(NamedTuple):
    """Where a hero wants to end."""

    worth: float
    cell: Cell
    strike: float
    first: Cell


class HeroTurn:
    """The turn of a hero, weighed as it stands."""

    def __init__(self, state: State, hero: Hero) -> None:
        self.state = state
        self.hero = hero
        self.places = Places(state, hero)
        self.party = self.places.party
        self.strikes = HeroStrikes(state, hero)
        self.reached: dict[int, dict[Cell, Way]] = {}

    # The action

    def action(self, options: Sequence[Option]) -> Option:
        """The action that promises most."""
        declared = [each for each in options if isinstance(each, o.Declare)]
        return max(declared, key=self.declared)

    def declared(self, action: o.Declare) -> float:
        """What an action promises."""
        hero = self.hero
        mp, attacks, order = allowance(hero, action)
        mp += hero.kit.sums.get("movement", 0)
        if hero.cell < 0:  # whoever is in town has a way to go
            fights = any(not monster.asleep for monster in self.state.monsters)
            return mp + (hero.kit.speed + 0.5 if fights else 0.5) * min(1, attacks)
        aimed = self.aim(mp, attacks)
        if attacks and self.opens(mp):
            unseen = w.UNSEEN * (1 + w.SECOND * (attacks - 1)) - w.FATIGUE * self.strain(mp)
            aimed = aimed._replace(worth=aimed.worth + unseen)
        return aimed.worth + (self.order_worth(aimed, attacks)[0] if order else 0.0)

    def opens(self, mp: int) -> bool:
        """Whether the hero can come to the way on with so many points, and open it."""
        able = self.strain(mp) <= min(self.hero.fatigue, EXTRA)
        return able and self.party.ready and self.party.onward is not None

    def strain(self, mp: int) -> int:
        """How much fatigue it takes to come to the way on, and open it."""
        far = FAR if self.party.onward is None else self.party.onward[1][self.hero.cell]
        return max(0, far + DOOR_COST - mp)

    def aim(self, mp: int, attacks: int) -> Aimed:
        """The best space to end on, with an attack from there if there is one left."""
        spare = min(self.hero.fatigue, EXTRA)
        if held(self.state, self.hero):
            mp = spare = 0
        best: Aimed | None = None
        for cell, way in self.ways(mp + spare).items():
            strike = self.strikes.best(cell) if attacks else 0.0
            worth = self.places.worth(cell) + self.strikes.several(cell, attacks)
            worth -= w.FATIGUE * max(0, way.cost - mp) + w.FALL * way.falls + 0.01 * way.cost
            if best is None or worth > best.worth:
                best = Aimed(worth, cell, strike, way.first[0])
        assert best is not None
        return best

    def ways(self, most: int) -> dict[Cell, Way]:
        """Where the hero can come to in so many steps."""
        found = self.reached.get(most)
        if found is None:
            found = self.reached[most] = hero_ways(self.state, self.hero, most)
        return found

    # Orders

    def order_worth(self, aimed: Aimed, attacks: int) -> tuple[float, str]:
        """The best order for somebody who ends there."""
        return max(
            (self.one_order(order, aimed, attacks), order)
            for order in ("guard", "aim", "dodge", "rest")
        )

    def one_order(self, order: str, aimed: Aimed, attacks: int) -> float:
        """What an order is worth."""
        hero, blows = self.hero, self.places.blows(aimed.cell)
        match order:
            case "guard":
                strike = max((self.strikes.best(aimed.cell), 2.0)) if blows else 0.0
                return w.GUARD * strike
            case "aim":
                return w.AIM * aimed.strike if attacks else 0.1
            case "dodge":
                return w.DODGE * blows
        return w.REST * (hero.kit.fatigue - hero.fatigue) * (0.3 if blows else 1.0)

    # The menu

    def plan(self, options: Sequence[Option]) -> Plan:
        """What to do next."""
        found = next(self.at_hand(options), None)
        if found is not None:
            return found
        if self.hero.cell < 0:
            return self.in_town(options)
        turn = self.state.turn
        mp = 0 if turn.stopped else turn.mp
        attacks = len(turn.bonus) if turn.bonus and not turn.attacks else turn.attacks
        struck = self.best_attack(options)
        movable = not turn.stopped
        aimed = self.aim(mp, attacks) if movable else None
        if struck is not None:
            here = self.strikes.best(self.hero.cell)
            if aimed is None or aimed.strike <= here + AS_GOOD or not attacks:
                return Plan(struck, "fight")
        if aimed is not None and aimed.cell != self.hero.cell:
            step = self.step(aimed.first, options)
            if step is not None:
                return Plan(step, self.places.pull(aimed.cell)[1] if not aimed.strike else "fight")
        if struck is not None:
            return Plan(struck, "fight")
        return self.rest_of_turn(options)

    def step(self, first: Cell, options: Sequence[Option]) -> Option | None:
        """The first step of a way, or the fatigue that it takes."""
        square = self.state.floor.squares[first]
        deep = in_pit(self.state, self.hero) and not self.state.pits >> first & 1
        step: Option = o.ClimbOut(square) if deep else o.Walk(square)
        if step in options:
            return step
        exert = o.Exert()
        needed = CLIMB_COST if deep else STEP_COST
        return exert if self.state.turn.mp < needed and exert in options else None

    def best_attack(self, options: Sequence[Option]) -> Option | None:
        """The most promising attack that is offered."""
        best, found = 0.05, None
        for option in options:
            worth = 0.0
            if isinstance(option, o.Attack):
                worth = self.strikes.target(option.weapon, option.target)
            elif isinstance(option, o.AttackAround):
                worth = self.strikes.around(option.weapon)
            if worth > best:
                best, found = worth, option
        return found

    def at_hand(self, options: Sequence[Option]) -> Iterator[Plan]:
        """What is done at once wherever it can be done."""
        hero, turn = self.hero, self.state.turn
        for option in options:
            match option:
                case o.LeaveDungeon() | o.CutLoose():
                    yield Plan(option, "quest")
                case o.PickUp(token=token) if token not in turn.dropped:
                    yield Plan(option, "find")
                case o.OpenDoor(door=door) if self.leads_on(door):
                    yield Plan(option, "explore")
                case o.OpenChest():
                    yield Plan(option, "find")
                case o.TakeStairs() if self.down_to_unseen():
                    yield Plan(option, "explore")
                case o.GoToTown() if self.homeward():
                    yield Plan(option, "quest")
                case o.GoToTown() if not self.party.threatened and errand(hero):
                    yield Plan(option, "shop")
                case o.Drink(potion=name) if self.thirsty(name):
                    yield Plan(option, "heal")
                case o.Use(source=name, target=piece) if self.heals(name, piece):
                    yield Plan(option, "heal")
                case o.Nurse():
                    yield Plan(option, "heal")
        if o.Stop() in options and self.meets():
            yield Plan(o.Stop(), "find")
        missing = self.missing()
        if 0 < missing <= hero.fatigue and o.Exert() in options:
            yield Plan(o.Exert(), "explore")
        yield from self.over_pits(options)

    def leads_on(self, name: str) -> bool:
        """Whether a door is worth opening: nobody has been behind it, or it is on the way."""
        state = self.state
        cells = state.floor.doors[name].cells
        areas = {state.floor.area[one] for pair in state.floor.doors[name].pairs for one in pair}
        if not areas <= state.revealed:
            return self.party.ready
        here = self.hero.cell
        far = self.places.pull(here)[0]
        plain = state.plan.distances(here)
        beyond = [
            one for pair in state.floor.doors[name].pairs for one in pair if plain[one] > AROUND
        ]
        return bool(cells) and any(self.places.pull(cell)[0] > far for cell in beyond)

    def down_to_unseen(self) -> bool:
        """Whether the stairs here are the way on."""
        onward = self.party.onward
        return onward is not None and onward[0].here == 1 << self.hero.cell

    def missing(self) -> int:
        """The movement points that a door or a chest at hand takes besides those there are."""
        state, hero = self.state, self.hero
        turn = state.turn
        if turn.stopped or hero.cell < 0 or held(state, hero):
            return 0
        drinks = {item.id for item in hero.equipped if item.kind == "potion"}
        if not turn.potion and any(self.thirsty(name) for name in drinks):
            return max(0, DRINK_COST - turn.mp)
        if any(token.kind == "chest" for token in state.tokens.get(hero.cell, ())):
            return max(0, CHEST_COST - turn.mp)
        if self.homeward() and state.glyphs.get(hero.cell) and not turn.travelled:
            return max(0, GLYPH_COST - turn.mp)
        if self.down_to_unseen():
            return max(0, STAIRS_COST - turn.mp)
        for name, door in state.quest.doors.items():
            if name not in state.openings and (door.color is None or door.color in state.keys):
                beside = state.plan.beside_door(name) >> hero.cell & 1
                if beside and self.leads_on(name):
                    return max(0, DOOR_COST - turn.mp)
        return 0

    def homeward(self) -> bool:
        """Whether the hero carries what has to come to town."""
        win = self.state.quest.head.win
        carried = (*self.hero.equipped, *self.hero.pack)
        return isinstance(win, RelicToTown) and any(each.id == win.relic for each in carried)

    def thirsty(self, name: str) -> bool:
        """Whether a potion is needed now."""
        hero, use = self.hero, POTIONS[name].use
        if isinstance(use, Drink) and use.fatigue:
            return hero.fatigue <= 1 and hero.kit.fatigue >= EXTRA
        return hero.wounds <= LOW * hero.kit.wounds

    def heals(self, name: str, piece: str) -> bool:
        """Whether a healing rune is worth its fatigue."""
        figure = self.state.figure(piece)
        if name not in ITEMS or not isinstance(figure, Hero) or self.hero.fatigue <= 1:
            return False
        return figure.wounds <= w.HEALED * figure.kit.wounds

    def meets(self) -> bool:
        """Whether the hero ends its movement here for an encounter."""
        met = encounter_at(self.state, self.hero)
        if met is None:
            return False
        offered = isinstance(self.state.quest.encounters[met.name], Offering)
        return offered or not self.places.blows(self.hero.cell)

    def over_pits(self, options: Sequence[Option]) -> Iterator[Plan]:
        """Jumping and stairs, where that leads on."""
        floor, here = self.state.floor, self.hero.cell
        if here < 0:
            return
        ways: list[tuple[Option, Cell]] = []
        for option in options:
            if isinstance(option, o.Leap):
                ways.append((option, floor.cells[option.to]))
            elif isinstance(option, o.TakeStairs):
                ways.append((option, floor.stairs[here]))
        if ways:
            pull = self.places.pull
            option, cell = max(ways, key=lambda way: pull(way[1])[0])
            walked = self.aim(self.state.turn.mp, 0)
            if pull(cell)[0] > max(pull(here)[0], pull(walked.cell)[0]):
                yield Plan(option, pull(cell)[1])

    def in_town(self, options: Sequence[Option]) -> Plan:
        """To the market with money, then back by the glyph nearest to what matters."""
        turn = self.state.turn
        enough = self.hero.coins >= w.ENOUGH_COINS and turn.mp >= SHOP_COST + GLYPH_COST
        if enough and turn.mp_spent < SHOP_COST and o.GoShopping() in options:
            return Plan(o.GoShopping(), "shop")
        cells = self.state.floor.cells
        back = [each for each in options if isinstance(each, o.Return)]
        if back:
            best = max(back, key=lambda each: self.places.worth(cells[each.to]))
            return Plan(best, "return")
        return self.rest_of_turn(options)

    def rest_of_turn(self, options: Sequence[Option]) -> Plan:
        """An order, if one is due; then the end."""
        orders = {
            each.order: each
            for each in options
            if isinstance(each, o.PlaceOrder) and each.piece == self.hero.piece
        }
        if orders:
            here = self.hero.cell
            if here < 0:
                return Plan(orders.get("rest", next(iter(orders.values()))), "rest")
            aimed = Aimed(0.0, here, self.strikes.best(here), here)
            best = max(orders, key=lambda order: self.one_order(order, aimed, 0))
            return Plan(orders[best], best)
        return Plan(options[0], "rest")
