"""Positions of Descent put up by hand, and rules played on them answer by answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from podziemia.games.descent.content import HEROES, ITEMS, MONSTERS, OVERLORD_CARDS, SKILLS
from podziemia.games.descent.geometry import as_set
from podziemia.games.descent.state import Hero, Monster, Options, State, Turn
from podziemia.kernel.events import Event, Log
from podziemia.kernel.questions import Ask, Option, Rules
from podziemia.kernel.rng import ScriptedRng
from podziemia.kernel.scene import Square


def table(
    *,
    quest: str = "salty_cellar",
    players: int = 5,
    dice: Sequence[int] = (),
    opened: Sequence[str] = ("d1",),
) -> State:
    """All areas of a quest lie open and empty, as are all decks; the dice will show these faces."""
    state = State(players, Options(quest=quest), ScriptedRng(dice))
    state.log = Log()
    state.openings = frozenset(opened)
    state.revealed = frozenset(state.quest.areas)
    state.treasures = {"copper": [], "silver": [], "gold": []}
    return state


def hero(
    state: State,
    square: Square,
    sheet: str = "grey_ker",
    *items: str,
    skills: Sequence[str] = (),
    order: str = "",
) -> Hero:
    """A hero with these things stands there."""
    found = Hero(len(state.heroes), HEROES[sheet])
    found.equipped = tuple(ITEMS[name] for name in items)
    found.skills = tuple(SKILLS[name] for name in skills)
    found.wounds, found.fatigue = found.kit.wounds, found.kit.fatigue
    found.order = order  # type: ignore[assignment]  # a word in tests
    found.cell = state.floor.cell(square)
    state.heroes.append(found)
    return found


def monster(state: State, card: str, *squares: Square, named: str = "") -> Monster:
    """A monster lies on these squares."""
    cells = tuple(state.floor.cell(square) for square in squares)
    state.numbers += 1
    found = Monster(state.numbers, state.quest.named[named] if named else MONSTERS[card], cells)
    found.named = named
    state.monsters.append(found)
    return found


def rubble(state: State, *squares: Square) -> None:
    """Rubble lies there."""
    state.rubble |= as_set(state.floor.cell(square) for square in squares)


def pit(state: State, *squares: Square) -> None:
    """There is a hole."""
    state.pits |= as_set(state.floor.cell(square) for square in squares)


def turn_of(state: State, acting: Hero, action: str = "battle") -> Turn:
    """It is this hero's turn, with this action."""
    state.turn = Turn(acting.number)
    state.turn.action = action  # type: ignore[assignment]  # a word in tests
    return state.turn


def play(rules: Rules[Any], *answers: Option, waiting: bool = False) -> Any:
    """Let rules go on to their end; every question that has a choice takes one of the answers.

    With `waiting` they have been left at a question by `asked`, which takes the first one.
    """
    left = list(answers)
    message: Any = left.pop(0) if waiting else None
    try:
        while True:
            step = rules.send(message)
            message = None
            if isinstance(step, Ask):
                message = answer(step, left)
    except StopIteration as stop:
        assert not left, f"nobody asked for {left}"
        return stop.value


def asked(rules: Rules[Any], *answers: Option, waiting: bool = False) -> Ask:
    """Let rules go on until all answers are given, and return the question after them.

    With `waiting` they have been left at a question, which takes the first one.
    """
    left = list(answers)
    message: Any = left.pop(0) if waiting else None
    while True:
        step = rules.send(message)
        message = None
        if isinstance(step, Ask):
            if not left and (step.secret or len(step.options) > 1):
                return step
            message = answer(step, left)


def answer(ask: Ask, left: list[Option]) -> Option:
    """What is answered: the only option, or the next of the answers."""
    if not ask.secret and len(ask.options) == 1:
        return ask.options[0]
    assert left, f"{ask.prompt} ({ask.rule}) needs an answer of {list(ask.options)}"
    assert left[0] in ask.options, f"{left[0]} is no answer to {ask.prompt}: {list(ask.options)}"
    return left.pop(0)


def hold(state: State, *cards: str, threat: int = 99) -> None:
    """The overlord holds these cards, and so much threat."""
    state.hand = [OVERLORD_CARDS[name] for name in cards]
    state.threat = threat


def rule(state: State, *powers: str) -> None:
    """These power cards lie in play."""
    state.powers = [OVERLORD_CARDS[name] for name in powers]


def told(state: State, kind: type[Event]) -> list[Any]:
    """The events of a kind, so far."""
    assert state.log is not None
    return [event for event in state.log.events if isinstance(event, kind)]


def threw_all(state: State) -> bool:
    """Whether all dice that were laid out have been thrown."""
    assert isinstance(state.rng, ScriptedRng)
    return not state.rng.dice
