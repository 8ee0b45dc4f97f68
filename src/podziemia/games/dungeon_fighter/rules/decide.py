"""Who is asked, and for which hero: a seat may play several."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from podziemia.kernel.questions import NOTHING, Fact, Facts, Free, Option, Rules, ask, ask_free

from .. import options as choice
from ..content import SECTIONS
from ..state import Hero, State

O = TypeVar("O", bound=Option)  # noqa: E741 -- an option


def decide(
    state: State, hero: Hero, prompt: str, ways: Sequence[O], *, rule: str, about: Facts = NOTHING
) -> Rules[O]:
    """DF-1.2, DF-16.1: ask whoever plays a hero, stunned or not."""
    seat = state.seats[hero.number]
    return ask(seat, prompt, ways, rule=rule, about=about, piece=hero.card.id)


def by_leader(
    state: State, prompt: str, ways: Sequence[O], *, rule: str, about: Facts = NOTHING
) -> Rules[O]:
    """DF-1.6, DF-1.11, DF-R-80: ask the leader, who decides for the party, stunned or not."""
    return decide(state, state.heroes[state.leader], prompt, ways, rule=rule, about=about)


def by_hand(state: State, hero: Hero, what: str) -> Rules[bool]:
    """DF-13.4: at a real table, whether a hand throws or flips, or the program (as bots do)."""
    if state.options.throws != "table":
        return False
    ways = [choice.ByHand(), choice.Simulate()]
    how = yield from decide(state, hero, "how", ways, rule="DF-13.4", about={"what": what})
    return isinstance(how, choice.ByHand)


def confirmed(
    state: State, hero: Hero, prompt: str, free: Free, rule: str, about: Facts
) -> Rules[Option]:
    """DF-13.33, DF-13.38: what happened at the real table, as the leader confirms or corrects it;
    the leader's own word stands."""
    seat, leader = state.seats[hero.number], state.heroes[state.leader]
    judge = state.seats[state.leader]
    report = yield from ask_free(seat, prompt, free, rule=rule, about=about, piece=hero.piece)
    if judge == seat:
        return report
    assert isinstance(report, choice.Report | choice.FlipReport)
    state.report = report
    ways = [choice.Confirm(), choice.Correct()]
    told = {**about, **in_short(report)}
    answer = yield from by_leader(state, "confirm", ways, rule="DF-13.33", about=told)
    if isinstance(answer, choice.Correct):
        report = yield from ask_free(
            judge, prompt, free, rule="DF-13.33", about=about, piece=leader.piece
        )
    state.report = None
    return report


def in_short(report: choice.Report | choice.FlipReport) -> dict[str, Fact]:
    """DF-13.33: what the leader is asked to confirm."""
    if isinstance(report, choice.FlipReport):
        return {"lies": None, "failed": report.failed}
    values = (str(SECTIONS[section].value) for section in report.sections)
    return {
        "lies": report.lies,
        "values": ", ".join(values),
        "bounced": report.bounced,
        "symbol": report.symbol,
    }
