"""The overlord: cards and threat, monsters and where they go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podziemia.kernel.questions import Ask, Option

from .. import options as o
from ..content import MONSTERS, OVERLORD_CARDS
from ..entries import OverlordCard
from ..geometry import FAR, Body, Cells
from ..rules.hand import cost
from ..rules.targets import breath_placements
from ..state import Hero, Monster, State
from . import weights as w
from .strikes import MonsterStrikes, blow
from .ways import monster_ways

RAGING: Final = 3.0
"""A monster whose attack is worth so much is worth a card."""
STRONG: Final = 2.0
"""A monster that deals so many wounds is worth bringing on."""
WEARY: Final = 0.01
"""What a step takes off the worth of a place."""
EAGER: Final = 1e-6
"""The same for a monster that has yet to come near: every step counts."""
FULL: Final = 5
"""More cards than these are turned into threat."""
SAVED: Final = 0.6
"""With this part of its price a power card is waited for."""


# Cards


def keep(state: State, card: OverlordCard) -> float:
    """How much a card is worth in the hand."""
    match card.type:
        case "spawn":
            return w.SPAWNED
        case "power":
            near = state.threat >= SAVED * cost(state, card)
            return w.LASTING if near else 0.5
        case "event":
            return 2.0
    return 2.5 if cost(state, card) <= state.threat + 6 else 1.0


def opening(state: State, ask: Ask) -> Option:
    """Power and spawn cards as soon as they can be paid, by discarding others if need be."""
    best, found = 0.0, None
    for option in ask.options:
        if isinstance(option, o.PlayCard):
            worth = opened(state, OVERLORD_CARDS[option.card])
            if worth > best:
                best, found = worth, option
        elif isinstance(option, o.Rouse) and near_heroes(state, state.figure(option.piece).cells):
            return option
    if found is not None:
        return found
    wish = wanted(state)
    discards = [each for each in ask.options if isinstance(each, o.DiscardCard)]
    others = [each for each in discards if wish is None or each.card != wish.id]
    junk = sorted(others, key=lambda each: keep(state, OVERLORD_CARDS[each.card]))
    if wish is not None:
        left = state.hand.copy()
        left.remove(wish)
        cheap = [each for each in left if keep(state, each) < w.SPAWNED]
        if state.threat + sum(each.value for each in cheap) >= cost(state, wish) and junk:
            return junk[0]
    if len(state.hand) > FULL and junk:
        return junk[0]
    return o.Pass()


def opened(state: State, card: OverlordCard) -> float:
    """What it is worth to play a card before the monsters act."""
    match card.type:
        case "spawn":
            return w.SPAWNED
        case "power":
            return w.LASTING
        case "trap":
            return 1.0 if state.threat >= cost(state, card) + 4 else 0.0
    return 0.0


def wanted(state: State) -> OverlordCard | None:
    """The card in the hand that is to be played next, and cannot be paid yet."""
    played = state.window
    for kind in ("spawn", "power"):
        found = [
            card
            for card in state.hand
            if card.type == kind and kind not in played and cost(state, card) > state.threat
        ]
        if kind == "power":
            found = [card for card in found if state.threat >= SAVED * cost(state, card)]
        if found:
            return min(found, key=lambda card: cost(state, card))
    return None


def discard(state: State, ask: Ask) -> Option:
    """The card that is worth least in the hand."""
    return min(
        (each for each in ask.options if isinstance(each, o.DiscardCard)),
        key=lambda each: keep(state, OVERLORD_CARDS[each.card]),
    )


def trap(state: State, ask: Ask) -> Option:
    """A trap, if its wounds are worth its cost, and what it would bring when discarded."""
    hero = state.heroes[state.turn.hero] if state.turn.hero >= 0 else None
    best, found = 0.0, ask.options[0]
    for option in ask.options:
        if isinstance(option, o.PlayCard):
            card = OVERLORD_CARDS[option.card]
            worth = trap_worth(card, hero) - w.THREAT * (cost(state, card) + card.value)
            if worth > best:
                best, found = worth, option
    return found


def trap_worth(card: OverlordCard, hero: Hero | None) -> float:
    """What a trap does to the heroes."""
    assert card.trap is not None
    if not card.trap.wounds:
        return 3.5 if card.effect == "mimic" else 2.5
    wounds = card.trap.wounds - 0.33 * card.trap.dice
    if hero is None:
        return wounds
    death = hero.sheet.conquest * w.CONQUEST if hero.wounds <= wounds else 0.0
    return wounds * (1 + 0.5 * hero.sheet.conquest / hero.wounds) + 0.7 * death + 0.5


def on_attack(state: State, ask: Ask) -> Option:
    """Aim and Dodge, where an attack matters."""
    attack = state.attack
    for option in ask.options:
        if isinstance(option, o.PlayCard) and attack is not None:
            figures = [state.figure(piece) for piece in attack.affected]
            foes = [each for each in figures if isinstance(each, Monster)]
            if ask.prompt == "dodge-card":
                hard = any(each.card.master or each.named or each.card.spaces > 1 for each in foes)
                if hard and attack.damage >= 0:
                    return option
            elif state.threat >= cost(state, OVERLORD_CARDS[option.card]) + 4:
                return option
    return ask.options[0]


def on_activation(state: State, ask: Ask) -> Option:
    """Rage for one who strikes hard, Charge for one who would not come near enough."""
    monster = state.figure(str(ask.piece))
    assert isinstance(monster, Monster)
    cards = {each.card: each for each in ask.options if isinstance(each, o.PlayCard)}
    if not cards:
        return ask.options[0]
    strikes = MonsterStrikes(state, monster)
    speed = monster.card.speed
    near = max(strikes.best(body) for body in monster_ways(state, monster, speed))
    if "rage" in cards and near >= RAGING:
        return cards["rage"]
    if "charge" in cards and not near and blow(monster.card, 1) >= STRONG:
        far = max(strikes.best(body) for body in monster_ways(state, monster, 2 * speed))
        if far >= RAGING:
            return cards["charge"]
    return ask.options[0]


# Coming


def near_heroes(state: State, body: Body) -> float:
    """How close somebody stands to the nearest hero, and how weak the heroes near are."""
    found, plan = 0.0, state.plan
    for hero in state.heroes:
        if hero.cell >= 0:
            far = plan.distances(hero.cell)
            distance = far[body[0]] if len(body) == 1 else min(far[cell] for cell in body)
            if distance < FAR:
                found = max(found, (1 + 2 / hero.wounds) / (1 + distance))
    return found


def place(state: State, ask: Ask) -> Option:
    """As near to the heroes as can be."""
    cells = state.floor.cells

    def worth(option: Option) -> float:
        if isinstance(option, o.Place):
            return near_heroes(state, tuple(cells[square] for square in option.to))
        if isinstance(option, o.Put | o.Target):
            return near_heroes(state, (cells[option.to],))
        return -1.0

    return max(ask.options, key=worth)


def spawn(ask: Ask) -> Option:
    """The strongest monster first."""
    return max(
        ask.options,
        key=lambda each: blow(MONSTERS[each.monster], 1) if isinstance(each, o.Spawn) else -1.0,
    )


def relocate(state: State, ask: Ask) -> Option:
    """Whoever stands farthest from the heroes."""
    return min(
        ask.options,
        key=lambda each: (
            near_heroes(state, state.figure(each.piece).cells)
            if isinstance(each, o.Relocate)
            else 1.0
        ),
    )


# Acting


def activate(state: State, ask: Ask) -> Option:
    """Those nearest to the heroes first: they make room."""
    return max(
        ask.options,
        key=lambda each: (
            near_heroes(state, state.figure(each.piece).cells)
            if isinstance(each, o.Activate)
            else -1.0
        ),
    )


class Activation:
    """What the active monster does next."""

    def __init__(self, state: State, monster: Monster) -> None:
        self.state = state
        self.monster = monster
        self.strikes = MonsterStrikes(state, monster)
        self.shoots = monster.card.attack != "melee"

    def choose(self, options: Sequence[Option]) -> Option:
        """Attack from the best place that can be reached; otherwise come nearer."""
        state, monster = self.state, self.monster
        activation = state.activation
        struck, worth = self.best_attack(options)
        ways = monster_ways(state, monster, activation.mp)
        best, found = -1e9, monster.cells
        for body, way in ways.items():
            strain = WEARY
            if activation.attacks:
                value = 10 * self.strikes.best(body)
                if not value:
                    value, strain = 0.1 * self.approach(body), EAGER
                if self.shoots and value:
                    value -= w.HIDDEN * self.strikes.seen_by(body)
            else:
                value = self.after(body)
            value -= strain * way.cost
            if value > best:
                best, found = value, body
        if struck is not None and (
            found == monster.cells or self.strikes.best(found) <= worth + 0.1
        ):
            return struck
        if found != monster.cells:
            step = self.step(ways[found].first, options)
            if step is not None:
                return step
        return struck if struck is not None else self.otherwise(options)

    def approach(self, body: Body) -> float:
        """The nearer the better."""
        return near_heroes(self.state, body)

    def after(self, body: Body) -> float:
        """Where to stand once everything has been thrown: those who shoot hide."""
        if self.shoots:
            return -w.HIDDEN * self.strikes.seen_by(body) + 0.5 * self.approach(body)
        return 0.5 * self.approach(body)

    def best_attack(self, options: Sequence[Option]) -> tuple[Option | None, float]:
        """The best attack that is offered now."""
        state, body = self.state, self.monster.cells
        best, found = 0.0, None
        for option in options:
            worth = 0.0
            if isinstance(option, o.Attack):
                figure = state.figure(option.target)
                if not isinstance(figure, Monster):
                    worth = self.strikes.worth(body, figure)
            elif isinstance(option, o.AttackAround):
                worth = self.strikes.best(body)
            elif isinstance(option, o.Breathe):
                worth = self.breath()
            if worth > best:
                best, found = worth, option
        return found, best

    def breath(self) -> float:
        """What the best lay of the template is worth."""
        laid = breath_placements(self.state, self.monster, None)
        return max(breathed(self.state, each.cells) for each in laid)

    def step(self, first: Body, options: Sequence[Option]) -> Option | None:
        """A step, if it is offered."""
        squares = tuple(self.state.floor.squares[cell] for cell in first)
        step: Option = o.Walk(squares[0]) if len(squares) == 1 else o.Shift(squares)
        return step if step in options else None

    def otherwise(self, options: Sequence[Option]) -> Option:
        """Out of pits, through doors and up stairs, where that leads nearer; or enough."""
        floor = self.state.floor
        here = near_heroes(self.state, self.monster.cells)
        if not self.state.activation.attacks:
            return options[0]
        for option in options:
            match option:
                case o.OpenDoor():
                    return option
                case o.ClimbOut(to=to) | o.Leap(to=to):
                    if near_heroes(self.state, (floor.cells[to],)) > here:
                        return option
                case o.TakeStairs():
                    end = floor.stairs[self.monster.cells[0]]
                    if near_heroes(self.state, (end,)) > here:
                        return option
        return options[0]


def breathed(state: State, cells: Cells) -> float:
    """How many heroes are under a template."""
    return 2.5 * sum(hero.cell >= 0 and cells >> hero.cell & 1 for hero in state.heroes)


def lay_breath(state: State, ask: Ask) -> Option:
    """Over as many heroes as can be."""
    monster = state.figure(str(ask.piece))
    assert isinstance(monster, Monster)
    placed = breath_placements(state, monster, None)
    laid = {(each.side, each.offset): each.cells for each in placed}
    return max(
        ask.options,
        key=lambda each: (
            breathed(state, laid.get((each.side, each.offset), 0))
            if isinstance(each, o.LayBreath)
            else -1.0
        ),
    )
