"""The player: an answer to every question, for whichever hero it is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Phrases, Words
from podziemia.kernel.seen import Seen

from .. import options as o
from ..content import CHANGE_COST, DUNGEON, EQUIPMENT, GOBLINS, HEROES
from ..entries import BOSS_HEALTH
from ..geometry import NEXT, Cell, cell_at, opposite, turned
from ..rules.attacks import counter_modifier
from ..rules.boss import capacity
from ..rules.checks import pool
from ..rules.heroic import effects_of
from ..state import Check, Enemy, Hero, State
from . import weights as w
from .dice import Made, Worths, best, worths_of
from .turn import Plan, Turn
from .way import Ways
from .worth import (
    NOTHING,
    attack_worths,
    better,
    counter,
    gain,
    healing,
    improvement,
    loss,
    price_of,
    spell_find,
    without,
)

Chosen = TypeVar("Chosen", bound=Option)
words: Final = Phrases("ted-plan")
CLOSING: Final = -100.0
"""What a rotation is worth after which nothing is left to turn over (TED-1.8)."""


class Greedy:
    """Weighs everything it may do by what it promises, and does the best."""

    noise: float = 0.0
    """How far it may misjudge what a plan is worth."""
    bends: bool = True
    """Whether it changes dice for focus."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.planned: tuple[Ask, Plan] | None = None

    def choose(self, seen: Seen) -> Option:
        """The answer."""
        ask, state = seen.ask, seen.state
        if ask.prompt in ("turn", "granted-attack"):
            return self.plan_for(seen).option
        if ask.prompt == "check":
            return roll(state, ask.options, bends=self.bends)
        answer: Callable[[State, Ask], Option] | None = ANSWERS.get(ask.prompt)
        return ask.options[0] if answer is None else answer(state, ask)

    def intent(self, seen: Seen) -> Words | None:
        """What it means to do, in a line for its partners; nothing outside its turn."""
        if seen.ask.prompt != "turn":
            return None
        return words(self.plan_for(seen).aim, hero=seen.state.hero.piece)

    def plan_for(self, seen: Seen) -> Plan:
        """The plan for a question, made once: it does what it says."""
        if self.planned is None or self.planned[0] is not seen.ask:
            self.planned = seen.ask, self.plan(seen.state, seen.ask.options)
        return self.planned[1]

    def plan(self, state: State, options: Sequence[Option]) -> Plan:
        """The best way to go on, as far as it can judge."""
        plans = list(Turn(state, options).plans())
        if not plans:
            return Plan(NOTHING, options[0], "rest")
        return max(plans, key=lambda plan: plan.worth + self.misjudged())

    def misjudged(self) -> float:
        """By how much it is wrong this time."""
        return self.noise * self.rng.below(1_000) / 1_000 if self.noise else NOTHING


class Squire(Greedy):
    """Knows what to do, and misjudges it now and then."""

    noise = 4.0


class Novice(Greedy):
    """Misjudges a lot, and lets dice lie as they fall."""

    noise = 6.0
    bends = False


def best_of(options: Sequence[Chosen], value: Callable[[Chosen], float]) -> Chosen:
    """The option that is worth most; of equals the first."""
    return max(options, key=value)


# Checks


def check_worths(state: State, hero: Hero, check: Check, bonus: int) -> tuple[Worths, int]:
    """What every total of the dice is worth in the open check."""
    enemies = [enemy for piece in check.targets if (enemy := state.enemy(piece)) is not None]
    if check.attack and check.kind in ("melee", "missile") and enemies:
        assert check.kind in ("melee", "missile")
        return attack_worths(state, hero, check.kind, enemies, bonus, hero.cell)
    need = check.difficulty - bonus
    won, lost = stakes(state, hero, check, enemies)
    return worths_of(lambda total: won if total >= need else lost), need


def stakes(state: State, hero: Hero, check: Check, enemies: Sequence[Enemy]) -> tuple[float, float]:
    """What success and failure of the open check are worth."""
    if check.kind in ("spell", "special"):
        known = [*hero.kit.spells, *hero.kit.specials]
        spell = next(each for each in known if each.id == check.source)
        effects = effects_of(state, spell)[1]
        heroes = [other for other in state.heroes if not enemies]
        won = gain(state, hero, effects, enemies, heroes) - price_of(hero, spell.price)
        answers = [counter(state, hero, e, "spell", hero.cell) for e in enemies if check.attack]
        return max(won, 1.0), -max(answers, default=NOTHING)
    room = DUNGEON[check.source]
    features = {"trap": room.trap, "disarm": room.disarm, "search": room.search}
    feature = features.get(check.kind, room.free_action)
    assert feature is not None
    won = gain(state, hero, feature.on_success) - price_of(hero, feature.price)
    return max(won, NOTHING), gain(state, hero, feature.on_fail)


def roll(state: State, options: Sequence[Option], *, bends: bool) -> Option:
    """Go on with the open check: fix the dice, change one, reroll one, or use an ability."""
    check = state.check
    assert check is not None
    hero = state.heroes[check.hero]
    focus = spendable(hero, check) if bends else 0
    found, made = made_of(state, hero, check, tuple(check.dice), check.bonus, focus)
    for option in options:
        if isinstance(option, o.Boost):
            boost = next(each for each in hero.kit.boosts if each.id == option.source)
            left, more = focus - boost.price.focus, check.bonus + boost.amount
            after = made_of(state, hero, check, tuple(check.dice), more, left)[0]
            if left >= 0 and after - price_of(hero, boost.price) > found + 0.2:
                return option
        if isinstance(option, o.Reroll):
            rolled = [with_face(check.dice, option.die, face) for face in range(1, 7)]
            tries = [made_of(state, hero, check, f, check.bonus, focus)[0] for f in rolled]
            if sum(tries) / len(tries) > found + 0.2:
                return option
    return step_to(check, made, options)


def spendable(hero: Hero, check: Check) -> int:
    """The focus that is not needed to pay for the spell."""
    price = 0
    if check.kind == "spell":
        price = next((s.price.focus for s in hero.kit.spells if s.id == check.source), 0)
    return max(0, hero.focus - price)


def with_face(dice: Sequence[int], die: int, face: int) -> tuple[int, ...]:
    """Dice of which one shows another face."""
    return (*dice[:die], face, *dice[die + 1 :])


def made_of(
    state: State, hero: Hero, check: Check, faces: tuple[int, ...], bonus: int, focus: int
) -> tuple[float, Made]:
    """The best end of the open check with these faces, and what it is worth."""
    worths, need = check_worths(state, hero, check, bonus)
    return best(faces, worths, need, max(0, focus))


def step_to(check: Check, made: Made, options: Sequence[Option]) -> Option:
    """The next step to a chosen end of a check."""
    for die, (face, wanted) in enumerate(zip(check.dice, made.faces, strict=True)):
        if face != wanted:
            step = o.ChangeDie(die, 1 if wanted > face else -1)
            if step in options:
                return step
    return made.fix if made.fix in options else options[0]


def skill(state: State, ask: Ask) -> Option:
    """The skill with the most dice, and the most added to them."""
    hero = state.hero
    kind = "trap" if state.turn.entered == hero.cell else "search"

    def promise(option: o.NameSkill) -> float:
        check = Check(hero.number, kind, option.skill, 0, "")  # type: ignore[arg-type]
        dice, bonus = pool(state, hero, check, 0)
        return 1.5 * dice + bonus

    return best_of([x for x in ask.options if isinstance(x, o.NameSkill)], promise)


def pay(state: State, ask: Ask) -> Option:
    """Pay for a success, if it is worth its cost."""
    hero, source = state.hero, str(ask.about["source"])
    known = [*hero.kit.spells, *hero.kit.specials]
    spell = next((each for each in known if each.id == source), None)
    if spell is not None:
        return ask.options[-1]  # it was cast to be paid for
    room = DUNGEON[source]
    features = [x for x in (room.search, room.free_action, room.trap) if x is not None]
    won = max(gain(state, hero, x.on_success) - price_of(hero, x.price) for x in features)
    return ask.options[-1] if won > NOTHING else ask.options[0]


def defend(state: State, ask: Ask) -> Option:
    """Guard or heal, if it is worth more than it costs."""
    hero, damage = state.hero, int(ask.about["damage"] or 0)

    def value(option: Option) -> float:
        match option:
            case o.Boost(source):
                guard = next(each for each in hero.kit.guards if each.id == source)
                saved = loss(hero, damage) - loss(hero, max(0, damage - guard.amount))
                return saved - price_of(hero, guard.price)
            case o.Use(source):
                free = next(each for each in hero.kit.frees if each.id == source)
                falls = w.FALL if damage >= hero.health else NOTHING
                return falls / 2 + gain(state, hero, free.effects) - price_of(hero, free.price)
        return NOTHING

    return best_of(ask.options, value)


def weakest_counter(state: State, ask: Ask) -> Option:
    """Who counter-attacks least."""
    return best_of(chosen(ask), lambda x: -modifier(state, x.piece))


def modifier(state: State, piece: str) -> float:
    """What an enemy adds to its die."""
    enemy = state.enemy(piece)
    return NOTHING if enemy is None else float(counter_modifier(state, enemy, "melee"))


# The dungeon


def rotate(state: State, ask: Ask) -> Option:
    """As many new corridors as can be, joined to what lies there; never closing the dungeon."""
    card = DUNGEON[str(ask.about["card"])]
    cell = next(cell for cell, found in state.rooms.items() if found is card)
    others = [other for other in state.facedown if other != cell]

    def value(option: o.Rotate) -> float:
        found, opened = NOTHING, 0
        mask = turned(card.mask, option.quarters)
        for side, other in enumerate(NEXT[cell]):
            if not mask >> side & 1 or other < 0:
                continue
            if other in state.facedown:
                found += 0.5
            elif other in state.rooms:
                found += 0.8 if state.layout[other] >> opposite(side) & 1 else -0.2
            else:
                opened += 1
                found += 1.0 + 0.25 * room_around(state, other)
        closing = state.gate < 0 and not others and not (opened and state.deck)
        return found + (CLOSING if closing else NOTHING)

    return best_of([x for x in ask.options if isinstance(x, o.Rotate)], value)


def room_around(state: State, cell: Cell) -> int:
    """How many empty cells there are around a cell."""
    taken = (*state.rooms, *state.facedown)
    return sum(other >= 0 and other not in taken for other in NEXT[cell])


def turn_over(state: State, ask: Ask) -> Option:
    """The card that promises most; none if nothing is looked for."""
    ways = Ways(state, state.hero)

    def value(option: Option) -> float:
        if isinstance(option, o.Reveal):
            return ways.hidden_worth(cell_at(option.to)) - 0.1
        return NOTHING

    return best_of(ask.options, value)


def lay(state: State, ask: Ask) -> Option:
    """Where most heroes are near."""
    distances = [state.paths.distances(hero.cell) for hero in state.heroes]

    def value(option: o.Lay) -> float:
        around = [other for other in NEXT[cell_at(option.to)] if other in state.rooms]
        return -float(min(d[other] for d in distances for other in around))

    return best_of([x for x in ask.options if isinstance(x, o.Lay)], value)


def destination(state: State, ask: Ask) -> Option:
    """The room that promises most."""
    ways = Ways(state, state.hero)
    places = [x for x in ask.options if isinstance(x, o.Go)]
    return best_of(places, lambda x: ways.pull(cell_at(x.to))[0] - ways.danger(cell_at(x.to)))


# Enemies


def chosen(ask: Ask) -> list[o.Choose]:
    """The pieces to choose among."""
    return [option for option in ask.options if isinstance(option, o.Choose)]


def strongest_hero(state: State, ask: Ask) -> Option:
    """Let the enemy go for who can bear it."""
    health = {hero.piece: hero.health for hero in state.heroes}
    return best_of(chosen(ask), lambda x: float(health[x.piece]))


def weakest_hero(state: State, ask: Ask) -> Option:
    """Whom healing helps most."""
    heroes = {hero.piece: hero for hero in state.heroes}
    return best_of(chosen(ask), lambda x: healing(heroes[x.piece], BOSS_HEALTH))


def way(state: State, ask: Ask) -> Option:
    """The Boss over seals; anybody else where it comes."""
    places = [x for x in ask.options if isinstance(x, o.Go)]
    if ask.about["enemy"] != "boss":
        return places[0]
    return best_of(places, lambda x: float(cell_at(x.to) in state.seals))


def push(state: State, ask: Ask) -> Option:
    """The Boss onto a seal; others away from the heroes."""
    boss = ask.about["enemy"] == "boss"

    def value(option: Option) -> float:
        if not isinstance(option, o.Go):
            return 0.1
        cell = cell_at(option.to)
        if boss:
            return float(cell in state.seals and Ways(state, state.hero).seals_left > 0)
        return -float(len(state.heroes_at(cell)))

    return best_of(ask.options, value)


def pin(state: State, ask: Ask) -> Option:
    """Hold a minion that is not with a hero, with focus to spare."""
    hero = next(hero for hero in state.heroes if hero.piece == ask.about["hero"])
    if hero.focus <= 2 * CHANGE_COST:
        return ask.options[0]
    for option in ask.options:
        enemy = state.enemy(str(option.target)) if isinstance(option, o.Use) else None
        if enemy is not None and enemy.kind == "minion" and not state.heroes_at(enemy.cell):
            return option
    return ask.options[0]


def greatest_enemy(state: State, ask: Ask) -> Option:
    """Whom more damage hurts most."""
    rank = {"boss": 2.0, "minion": 1.0, "goblin": 0.0}

    def value(option: o.Choose) -> float:
        enemy = state.enemy(option.piece)
        return NOTHING if enemy is None else rank[enemy.kind]

    return best_of(chosen(ask), value)


def assign(state: State, ask: Ask) -> Option:
    """As much as it can take, on the marker that is lowest."""
    ways = [x for x in ask.options if isinstance(x, o.Assign)]
    return best_of(ways, lambda x: x.damage - 0.1 * state.markers[x.marker])


def heal_boss(state: State, ask: Ask) -> Option:
    """Where healing does least: next to the top, or where seals let it be hurt again."""
    room = [capacity(state, marker) for marker in range(len(state.markers))]

    def value(option: o.Choose) -> float:
        marker = int(option.piece.removeprefix("marker:"))
        return state.markers[marker] + 0.1 * room[marker]

    return best_of(chosen(ask), value)


# Cards


def choose_hero(state: State, ask: Ask) -> Option:
    """A fighter, if one is left."""
    mats = [x for x in ask.options if isinstance(x, o.ChooseHero)]

    def value(option: o.ChooseHero) -> float:
        mat = HEROES[option.hero]
        return mat.max_health + mat.defense + 0.5 * mat.strength

    return best_of(mats, value)


def owner(state: State, ask: Ask) -> Hero:
    """The hero that a question is about."""
    return next(hero for hero in state.heroes if hero.piece == ask.about["hero"])


def reward(state: State, ask: Ask) -> Option:
    """The part of a goblin's reward that is worth most."""
    parts = GOBLINS[str(ask.about["goblin"])].reward.options

    def value(option: Option) -> float:
        if isinstance(option, o.Reward):
            return gain(state, state.hero, parts[option.number])
        return NOTHING

    return best_of(ask.options, value)


def discover(state: State, ask: Ask) -> Option:
    """Loot, or a spell for who casts well."""
    hero = owner(state, ask)

    def value(option: Option) -> float:
        if isinstance(option, o.Discover):
            return w.LOOT if option.what == "loot" else spell_find(hero)
        return NOTHING

    return best_of(ask.options, value)


def draw(state: State, ask: Ask) -> Option:
    """A card of the row that is surely better than one not seen yet, or that one."""
    hero = owner(state, ask)
    unseen = w.LOOT if ask.about.get("what") == "loot" else spell_find(hero)

    def value(option: Option) -> float:
        match option:
            case o.Draw():
                return unseen / 2
            case o.Take(card):
                return improvement(hero, EQUIPMENT[card])
        return NOTHING

    return best_of(ask.options, value)


def equip(state: State, ask: Ask) -> Option:
    """Where the card helps most; into the row if it does not."""
    hero, card = owner(state, ask), EQUIPMENT[str(ask.about["card"])]

    def value(option: Option) -> float:
        return better(hero, card, option.slot) if isinstance(option, o.Equip) else NOTHING

    return best_of(ask.options, value)


def discard(state: State, ask: Ask) -> Option:
    """The card that is missed least."""
    hero = owner(state, ask)
    cards = [x for x in ask.options if isinstance(x, o.Drop)]
    return best_of(cards, lambda x: without(hero, x.card))


ANSWERS: Final[dict[str, Callable[[State, Ask], Option]]] = {
    "choose-hero": choose_hero,
    "skill": skill,
    "pay": pay,
    "defend": defend,
    "counter": weakest_counter,
    "rotate": rotate,
    "reveal": turn_over,
    "reveal-next": turn_over,
    "lay": lay,
    "destination": destination,
    "nearest": strongest_hero,
    "summon": weakest_hero,
    "way": way,
    "push": push,
    "enemy-phase": pin,
    "spell-damage": greatest_enemy,
    "assign": assign,
    "heal-boss": heal_boss,
    "reward": reward,
    "discover": discover,
    "draw": draw,
    "pick-up": draw,
    "equip": equip,
    "discard": discard,
}
"""What is answered to each question; whatever is not listed gets its first option."""
