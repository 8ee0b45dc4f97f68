"""TED-4: turn after turn: the hero moves, acts, uses free actions; then the torch burns down."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from podziemia.kernel.loops import phases
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Fact, Option, Rules

from .. import options as choice
from ..content import EQUIPMENT, ROOMS
from ..entries import MinionCard
from ..events import TurnBegan, TurnEnded
from ..geometry import LAIR, cell_at
from ..state import ENDED, Hero, State, Turn
from .attacks import attack
from .cards import discard, switch_hand
from .decide import decide
from .end import Ended, Fallen, lose, stand
from .free import use
from .heroic import begin_action, cast, disarm, rest, search, special, use_room
from .lair import end_movement, enter_lair, leave_lair, stride, taunt
from .menu import SWITCHED, turn_options
from .movement import portal, reveal_and_enter, step
from .reveal import hidden_beside, reveal_all
from .setup import choose_heroes, setup
from .torch import burn


def play(state: State) -> Rules[Outcome]:
    """TED-1 to TED-21: setup, then turn after turn until the match has ended."""
    ended = Ended  # when Python ends, a match under way may outlive the names of this module
    try:
        yield from phases(state, "game", MATCH)
    except ended as end:
        return end.outcome
    raise AssertionError


def turns(state: State) -> Rules:
    """TED-1.2, TED-1.4, TED-4.7: heroes take turns clockwise, unconscious ones too, in both
    acts."""
    count = len(state.heroes)
    order = [(state.first + number) % count for number in range(count)]
    while True:
        for number in state.each("turn", order):
            state.active = number
            yield from turn(state, state.heroes[number])


def turn(state: State, hero: Hero) -> Rules:
    """TED-4.1, TED-4.14: a hero's turn and its end."""
    fallen = Fallen  # see `play`
    if not state.turn.begun:
        begin_turn(state, hero)
    while not state.turn.over:
        yield SAFE
        ways = turn_options(state, hero)
        now = state.turn
        about: dict[str, Fact] = {"hero": hero.piece, "walk": now.walk, "actions": now.actions}
        chosen = yield from decide(state, "turn", ways, rule="TED-4.1", about=about)
        if SWITCHED in now.used:  # TED-R-87: not twice in a row
            now.used = tuple(used for used in now.used if used != SWITCHED)
        try:
            yield from carry_out(state, hero, chosen)
        except fallen:  # TED-4.8, TED-13.2
            now.over = True
            state.check = None
    yield from end_turn(state, hero)


def begin_turn(state: State, hero: Hero) -> None:
    """TED-4.9, TED-4.15: a new turn; whoever lies there must rest first (TED-13.3). There is no
    limit but the one agreed on (TED-1.11)."""
    if state.turns >= state.options.turn_limit:
        lose(state, "TED-R-79")
    state.turns += 1
    state.turn.begun = True
    state.emit(TurnBegan, "TED-4.9", hero.piece, state.seat, state.turns)
    for minion in state.minions:
        card = minion.card
        assert isinstance(card, MinionCard)
        if card.aura is not None and minion.cell == hero.cell:  # TED-R-88
            for op in card.aura.effects:
                state.modifiers.add(card.id, "speed", op.n, scope=hero.number, until="turn")
    if hero.health == 0:
        wake(state, hero)


def wake(state: State, hero: Hero) -> None:
    """TED-13.3, TED-13.11, TED-13.12: the rest is its heroic action, and it may go on (TED-13.4);
    alone among enemies (TED-13.5, TED-13.9), and on the Boss mat (TED-13.6), the turn is over."""
    alone = state.enemy_at(hero.cell) and not state.heroes_at(hero.cell)
    state.turn.actions -= 1
    rest(state, hero)
    state.turn.over = alone or hero.cell == LAIR


def carry_out(state: State, hero: Hero, chosen: Option) -> Rules:  # noqa: PLR0912 -- a menu has many entries
    """What was chosen of the turn's menu."""
    now = state.turn
    match chosen:
        case choice.EndTurn():
            now.over = True
        case choice.Stop() if now.walk:
            now.walk = 0
        case choice.Stop():
            now.move = ENDED
            yield from end_movement(state, hero)
        case choice.Step(to):
            yield from step(state, hero, cell_at(to))
        case choice.Reveal(to):
            yield from reveal_and_enter(state, hero, cell_at(to))
        case choice.Stride(space):
            yield from stride(state, hero, space)
        case choice.EnterLair():
            yield from enter_lair(state, hero)
        case choice.LeaveLair():
            yield from leave_lair(state, hero)
        case choice.Portal():
            yield from portal(state, hero)
        case choice.Explore():
            yield from explore(state, hero)
        case choice.Taunt():
            yield from taunt(state, hero)
        case choice.Use(source) if source not in ROOMS:
            yield from use(state, hero, source, chosen.target)
        case choice.Use():
            yield from use_room(state, hero)
        case choice.Drop(card):
            discard(state, hero, EQUIPMENT[card], "TED-14.11")
        case choice.SwitchHand():
            now.used += (SWITCHED,)
            switch_hand(state, hero)
        case _:
            yield from act(state, hero, chosen)


def act(state: State, hero: Hero, chosen: Option) -> Rules:
    """TED-9.1: a heroic action."""
    yield from begin_action(state, hero)
    match chosen:
        case choice.Rest():
            rest(state, hero)
        case choice.Search(target):
            yield from search(state, hero, target)
        case choice.Disarm():
            yield from disarm(state, hero)
        case choice.Attack():
            yield from attack(state, hero, chosen)
        case choice.Cast(spell, target):
            yield from cast(state, hero, spell, target)
        case choice.Special(ability):
            yield from special(state, hero, ability)
        case _:
            raise AssertionError(chosen)


def explore(state: State, hero: Hero) -> Rules:
    """TED-14.5, TED-14.6, TED-14.7, TED-R-55: the torch first; then all cards behind corridors."""
    yield from burn(state, 1, "TED-14.5")
    stand(state)
    yield from reveal_all(state, hidden_beside(state, hero.cell))


def end_turn(state: State, hero: Hero) -> Rules:
    """TED-4.14: the space of the Boss mat, the torch (TED-4.6, TED-20.4), what lasted this turn;
    Speed that was not spent is lost (TED-5.20)."""
    with suppress(Fallen):
        yield from end_movement(state, hero)
    yield from burn(state, 1, "TED-4.6")
    if state.modifiers.held:
        expire(state, hero)
    state.turn = Turn()
    state.emit(TurnEnded, "TED-4.14", hero.piece)


def expire(state: State, hero: Hero) -> None:
    """TED-3.10, TED-R-85: what lasted until the end of this turn, or of this hero's turn."""
    modifiers, number = state.modifiers, hero.number
    modifiers.expire("turn")
    modifiers.expire(f"turn:{number}")
    lasting = [m for m in modifiers.held if m.until == f"next:{number}"]
    modifiers.expire(f"next:{number}")
    for each in lasting:
        modifiers.add(each.source, each.what, each.amount, scope=each.scope, until=f"turn:{number}")


MATCH: Final[list[Callable[[State], Rules[None]]]] = [setup, choose_heroes, turns]
