"""TED-8: skill checks: declare, roll, change and boost, fix the dice, compare, unused icons."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from podziemia.kernel.questions import Fact, Option, Rules

from .. import options as choice
from ..content import CHANGE_COST, LEAST_DICE, MOST_DICE, SKILLS
from ..entries import Cost
from ..events import (
    AbilityUsed,
    CheckDecided,
    DiceRolled,
    DieChanged,
    DieRerolled,
    NotPaid,
)
from ..kit import Boost, tags_of
from ..odds import HIGHEST_PLUS
from ..operations import ModDice, ModResult, Needed, Ops, Skill
from ..state import Check, CheckKind, Hero, State
from .decide import decide
from .deeds import Deed, apply, useful
from .free import plain_uses, use
from .health import can_pay, gain_focus, heal, lose_focus, pay

SHIELD, TORCH = 6, 7
ENEMY_FACES: Final = (2, 3, 4, 5, SHIELD, TORCH)
ENEMY_NAMES: Final = {2: "2", 3: "3", 4: "4", 5: "5", SHIELD: "shield", TORCH: "torch"}
HIGHEST: Final = 6
FOCUS_FACES: Final = 4  # TED-R-16: faces 1 to 4 carry focus, 6 carries health


def named_skill(state: State, needed: Needed, kind: CheckKind) -> Rules[Skill]:
    """TED-8.4: for "any skill" the player names one before rolling."""
    if needed.skill != "any":
        return needed.skill
    about: dict[str, Fact] = {"difficulty": needed.difficulty, "kind": kind}
    named = [choice.NameSkill(skill) for skill in SKILLS]
    chosen = yield from decide(state, "skill", named, rule="TED-8.4", about=about)
    return chosen.skill


def take_check(state: State, check: Check, modifier: int = 0, *, enemy: bool = False) -> Rules[int]:
    """TED-8.24, steps 2 to 6: the result; after a success unused dice have given their icons.

    A check may be taken though its difficulty is out of reach (TED-8.23).
    """
    hero = state.heroes[check.hero]
    roll(state, hero, check, modifier, enemy=enemy)
    state.check = check
    about: dict[str, Fact] = {
        "hero": hero.piece,
        "kind": check.kind,
        "difficulty": check.difficulty,
    }
    while True:
        ways = check_options(state, hero, check)
        chosen = yield from decide(state, "check", ways, rule="TED-8.5", about=about)
        match chosen:
            case choice.Fix(main, plus):
                return close(state, hero, check, main, plus)
            case choice.ChangeDie(die, by):
                change(state, hero, check, die, by)
            case choice.Reroll(source, die):
                reroll(state, hero, check, source, die)
            case choice.Boost(source):
                boost(state, hero, check, source)
            case choice.Use(source, target):
                yield from use(state, hero, source, target)


def roll(state: State, hero: Hero, check: Check, modifier: int, *, enemy: bool) -> None:
    """TED-8.3: all dice at once; the enemy die with them (TED-10.5)."""
    dice, bonus = pool(state, hero, check, modifier)
    die = state.rng.die
    check.dice = [die(HIGHEST) for _ in range(dice)]
    check.bonus = bonus
    if enemy:
        check.enemy_die = ENEMY_FACES[die(len(ENEMY_FACES)) - 1]
    if state.log is not None:
        faces, shown = tuple(check.dice), ENEMY_NAMES.get(check.enemy_die)
        state.emit(DiceRolled, "TED-8.3", hero.piece, check.skill, faces, check.difficulty, shown)


def pool(state: State, hero: Hero, check: Check, modifier: int) -> tuple[int, int]:
    """TED-3.1, TED-3.11: how many dice are rolled, and what is added to them."""
    kit, tags = hero.kit, tags_of(check.kind, check.skill)
    dice, bonus = hero.mat.dice[check.skill], modifier
    for when, n in kit.dice:
        if when in tags:
            dice += n
    for when, n in kit.results:
        if when in tags:
            bonus += n
    if hero.space >= 0:
        assert state.boss is not None
        for op in state.boss.spaces[hero.space].mods:  # TED-18.8
            if isinstance(op, ModDice) and op.when in tags:
                dice += op.n
            elif isinstance(op, ModResult) and op.when in tags:
                bonus += op.n
    return min(MOST_DICE, max(LEAST_DICE, dice)), bonus


def dice_of(state: State, hero: Hero, skill: Skill) -> int:
    """TED-3.2: how many dice a hero rolls for a skill now, whatever is tested."""
    return pool(state, hero, Check(hero.number, "special", skill, 0, hero.piece), 0)[0]


@cache
def fixings(dice: tuple[int, ...]) -> tuple[choice.Fix, ...]:
    """TED-8.5, TED-8.6, TED-8.7, TED-8.8: every main die, a plus die too, with any of the other
    plus dice; the most comes first."""
    numbers = range(len(dice))
    found = [
        (sum(dice[die] for die in (main, *added)), choice.Fix(main, added))
        for main in numbers
        for pluses in [[n for n in numbers if n != main and dice[n] <= HIGHEST_PLUS]]
        for count in range(len(pluses) + 1)
        for added in combinations(pluses, count)
    ]
    return tuple(fix for _, fix in sorted(found, key=lambda each: -each[0]))


@cache
def changes(dice: tuple[int, ...]) -> tuple[choice.ChangeDie, ...]:
    """TED-8.10, TED-8.11: every die up or down by one, not above 6 and not below 1."""
    found = []
    for number, face in enumerate(dice):
        if face < HIGHEST:
            found.append(choice.ChangeDie(number, 1))
        if face > 1:
            found.append(choice.ChangeDie(number, -1))
    return tuple(found)


def check_options(state: State, hero: Hero, check: Check) -> list[Option]:
    """TED-8.14, TED-14.2, TED-14.3, TED-R-14: what may be done while a check is open."""
    dice = tuple(check.dice)
    found: list[Option] = [*fixings(dice)]
    if hero.focus >= CHANGE_COST:
        found += changes(dice)
    kit = hero.kit
    for reroll in kit.rerolls:
        if fits(reroll, check):
            found += [choice.Reroll(reroll.id, die) for die in range(len(dice))]
    for boost in kit.boosts:
        if fits(boost, check) and can_pay(hero, boost.price):
            found.append(choice.Boost(boost.id))
    if kit.frees:
        found += plain_uses(state, hero)
    return found


def fits(boost: Boost, check: Check) -> bool:
    """TED-14.18: an ability for this situation that has not been used in this check."""
    if boost.id in check.used:
        return False
    if boost.when == "this_attack":  # TED-R-80
        return boost.id == check.source
    return boost.when in tags_of(check.kind, check.skill)


def change(state: State, hero: Hero, check: Check, die: int, by: int) -> None:
    """TED-8.10, TED-8.12, TED-8.26: the die has all properties of its new face."""
    lose_focus(state, hero, CHANGE_COST, "TED-8.10")
    check.dice[die] += by
    state.emit(DieChanged, "TED-8.10", hero.piece, die, check.dice[die])


def reroll(state: State, hero: Hero, check: Check, source: str, die: int) -> None:
    """TED-8.13: the new face stands."""
    check.used += (source,)
    check.dice[die] = state.rng.die(HIGHEST)
    state.emit(DieRerolled, "TED-8.13", hero.piece, source, die, check.dice[die])


def boost(state: State, hero: Hero, check: Check, source: str) -> None:
    """TED-14.18: a trigger ability adds to the result."""
    found = next(boost for boost in hero.kit.boosts if boost.id == source)
    check.used += (source,)
    pay(state, hero, found.price, "TED-14.18")
    check.bonus += found.amount
    state.emit(AbilityUsed, "TED-14.18", hero.piece, source)


def close(state: State, hero: Hero, check: Check, main: int, plus: tuple[int, ...]) -> int:
    """TED-8.2, TED-8.9, TED-8.15 to TED-8.18: the result; on success unused dice give focus and
    health, after a failure nothing (TED-8.21)."""
    result = check.bonus + check.dice[main]
    for die in plus:
        result += check.dice[die]
    success = result >= check.difficulty
    state.check = None
    state.emit(CheckDecided, "TED-8.15", hero.piece, result, check.difficulty, success)
    if success:
        unused = [f for n, f in enumerate(check.dice) if n != main and n not in plus]
        gain_focus(state, hero, sum(1 for f in unused if f <= FOCUS_FACES), "TED-8.16")
        heal(state, hero, sum(1 for f in unused if f == HIGHEST), "TED-8.17")
    return result


def pay_for(state: State, price: Cost, ops: Ops, deed: Deed) -> Rules[bool]:
    """TED-8.19, TED-8.20, TED-8.25: whether the cost of a success was paid."""
    if price == FREE_OF_CHARGE:
        return True
    hero = deed.hero
    if useful(state, ops, deed) and can_pay(hero, price):
        about: dict[str, Fact] = {
            "source": deed.source,
            "focus": price.focus,
            "health": price.health,
        }
        ways = [choice.Pass(), choice.Pay()]
        chosen = yield from decide(state, "pay", ways, rule="TED-8.19", about=about)
        if isinstance(chosen, choice.Pay):
            pay(state, hero, price, "TED-8.19")
            return True
    state.emit(NotPaid, "TED-8.19", hero.piece, deed.source)
    return False


FREE_OF_CHARGE: Final = Cost()


def succeed(state: State, price: Cost, ops: Ops, deed: Deed) -> Rules:
    """TED-8.24, steps 7 and 8: pay, then the effect of the success."""
    if (yield from pay_for(state, price, ops, deed)):
        yield from apply(state, ops, deed)
