"""DF-6: the throw: what is declared, what the hand does, and what came of it.

The rules know no modes but in who is asked (DF-13.2, DF-13.3). A technique that nobody demands has
no effect (DF-6.33).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final, get_args

from podziemia.kernel.loops import phases
from podziemia.kernel.questions import Rules, ask_free, ask_world

from .. import options as choice
from ..entries import Equipment
from ..events import CubeChosen, DieLanded, IcebergsTouched, ThrowDeclared, ThrowHelped
from ..options import Landed, Report
from ..options.throwing import Skill
from ..state import Attempt, Hero, State
from ..throws import gesture, table, world
from ..throws.facts import Facts
from ..throws.judge import judge
from . import windows
from .decide import by_hand, confirmed, decide
from .demands import of_throw, request
from .end import count_throw
from .lying import come_to_rest
from .repeats import reconsider

SKILLS: Final[tuple[Skill, ...]] = get_args(Skill)
TOSSES: Final = [choice.Toss(skill) for skill in SKILLS]


def throw(state: State) -> Rules:
    """DF-4.15, DF-7.36: the die is thrown, and again as long as somebody has the right to."""
    yield from phases(state, "throw", THROW, again=True)


def attempt_of(state: State) -> Attempt:
    """The throw under way."""
    assert state.attempt is not None
    return state.attempt


def declare(state: State) -> Rules:
    """DF-6.4 to DF-6.11, DF-13.7, DF-13.8: cards first (DF-12.27), then weapons and the roundhouse;
    what is required then stands until the throw is resolved."""
    attempt, hero = attempt_of(state), state.hero
    yield from windows.window(state, "W2")
    tune = "catchy_tune" in state.tokens
    weapons = [card for card in hero.gear if card.kind == "weapon"]
    attempt.weapons, attempt.roundhouse = (), False
    if weapons or tune:
        ways = declarations(weapons, tune=tune)
        about = {"die": attempt.die, "repetition": attempt.repetition}
        chosen = yield from decide(state, hero, "declare", ways, rule="DF-6.4", about=about)
        attempt.weapons = tuple(card for card in weapons if card.id in chosen.weapons)
        attempt.roundhouse = chosen.roundhouse
    attempt.required = of_throw(state, attempt)
    attempt.tuned = tune and "roundhouse" in attempt.required  # DF-6.10, DF-6.31, DF-R-8
    if state.log is not None:
        names = tuple(card.id for card in attempt.weapons)
        state.emit(ThrowDeclared, "DF-6.4", hero.piece, names, attempt.required)


def declarations(weapons: list[Equipment], *, tune: bool) -> list[choice.Declare]:
    """DF-6.5, DF-6.9: none, one or several weapons, with or without the roundhouse."""
    subsets = product(*(((), (card.id,)) for card in weapons))
    named = [tuple(name for part in subset for name in part) for subset in subsets]
    found = [choice.Declare(names) for names in named]
    if tune:
        found += [choice.Declare(names, roundhouse=True) for names in named]
    return found


def cast(state: State) -> Rules:
    """DF-6.1, DF-13.3: whoever throws, by whatever mode, facts come of it; where gadgets lie is
    part of the gesture (DF-6.30, DF-R-9)."""
    attempt, hero = attempt_of(state), state.hero
    count_throw(state)
    attempt.by_hand = yield from by_hand(state, hero, attempt.die)
    if attempt.by_hand:
        landed = yield from real_throw(state, hero, attempt)
    else:
        landed = yield from simulated_throw(state, hero, attempt)
    attempt.gesture = None
    attempt.facts = landed.facts
    state.thrower = state.active
    come_to_rest(state, attempt, landed)
    if state.log is not None:
        tell(state, hero, attempt, landed.flight)
    touched = {hole for facts in landed.facts for hole in facts.icebergs_touched}
    gone = tuple(hole for hole in state.icebergs if hole in touched)
    if gone:  # DF-7.20, DF-10.3, DF-10.4: also of cubes that do not count (DF-R-17)
        state.icebergs = tuple(hole for hole in state.icebergs if hole not in touched)
        state.emit(IcebergsTouched, "DF-10.3", gone)


def simulated_throw(state: State, hero: Hero, attempt: Attempt) -> Rules[Landed]:
    """DF-13.3, DF-13.5: a hand throws and the world answers; or a level of skill, and chance."""
    asked, about = request(state), {"die": attempt.die, "repetition": attempt.repetition}
    skill: Skill = "average"
    if state.options.throws == "sampled":
        toss = yield from decide(state, hero, "toss", TOSSES, rule="DF-13.46", about=about)
        skill = toss.skill
    else:
        made = yield from ask_free(
            state.seats[hero.number],
            "throw",
            gesture.hand(asked),
            rule="DF-13.9",
            about=about,
            piece=hero.piece,
        )
        assert isinstance(made, choice.Throw)
        attempt.gesture = made
        if made.helped:
            state.emit(ThrowHelped, "DF-13.28", hero.piece, made.helped)
    landed = yield from ask_world(
        "landed", world.landing(asked, skill), rule="DF-13.5", about=about, piece=hero.piece
    )
    assert isinstance(landed, Landed)
    return landed


def real_throw(state: State, hero: Hero, attempt: Attempt) -> Rules[Landed]:
    """DF-13.33 to DF-13.36: people throw, and tell what they saw; once for every cube
    (DF-13.16)."""
    asked = request(state)
    reports: list[Report] = []
    for number in range(len(asked.dice)):
        about = {"die": attempt.die, "repetition": attempt.repetition, "cube": number}
        free = table.reported(asked, number)
        report = yield from confirmed(state, hero, "report", free, "DF-13.34", about)
        assert isinstance(report, Report)
        reports.append(report)
    return table.landed(asked, reports)


def tell(state: State, hero: Hero, attempt: Attempt, flight: str) -> None:
    """DF-7.20: the facts of the throw are fixed."""
    for number, facts in enumerate(attempt.facts):
        sections = tuple(corner.section for corner in facts.corners)
        told = (facts.die, number, facts.resting_on, sections, facts.symbol)
        state.emit(DieLanded, "DF-7.20", hero.piece, *told, flight if number == 0 else "")


def choose_cube(state: State) -> Rules:
    """DF-7.34, DF-7.35, DF-10.39, DF-10.40: one of three water cubes counts; then it is known
    whether that is a hit, and where the die lies."""
    attempt, hero = attempt_of(state), state.hero
    if len(attempt.facts) > 1:
        ways = [choice.ChooseCube(number) for number in range(len(attempt.facts))]
        chosen = yield from decide(state, hero, "cube", ways, rule="DF-10.39")
        attempt.cube = chosen.cube
        state.emit(CubeChosen, "DF-10.39", hero.piece, chosen.cube)
    attempt.judged = judge(facts_of(attempt), attempt.required)


def facts_of(attempt: Attempt) -> Facts:
    """DF-7.35: the facts of the die that counts."""
    return attempt.facts[attempt.cube]


THROW: Final[list[Callable[[State], Rules[bool | None]]]] = [
    declare,
    cast,
    choose_cube,
    reconsider,
]
