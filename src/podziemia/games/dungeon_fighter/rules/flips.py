"""DF-10.10 to DF-10.19: flipping overlays onto the target."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.kernel.questions import SAFE, Rules, ask_free, ask_world

from .. import options as choice
from ..content import FLIP_DAMAGE, PHYSICS
from ..events import FlipFailed, OverlayLanded, OverlayRemoved
from ..state import Hero, State
from ..throws import gesture, table, world
from ..throws.facts import LyingOverlay
from ..throws.judge import judge_flip
from . import windows
from .decide import by_hand, confirmed, decide
from .demands import flip_request
from .end import count_throw
from .health import hurt
from .lying import moved, take_off

TOUCHED = (True, "")
"""A flip by hand that touched the table; there is nothing to show of it."""


def flip_before_fight(state: State, overlays: Sequence[str]) -> Rules:
    """DF-3.21, DF-10.15, DF-10.18: the first hero to the left of the leader who can act flips
    them, one after the other (DF-R-6)."""
    for overlay in state.each("overlays", overlays):
        yield SAFE
        yield from flip(state, following(state, state.leader), overlay)


def flip_by_card(state: State, hero: Hero, overlays: Sequence[str]) -> Rules:
    """DF-10.15, DF-10.17: whoever used the card flips; the active hero says of each overlay that
    lies there already whether it stays."""
    for overlay in overlays:
        if any(lying.id == overlay for lying in state.overlays):
            ways = [choice.LeaveOverlay(overlay), choice.FlipAgain(overlay)]
            chosen = yield from decide(
                state, state.hero, "overlay", ways, rule="DF-10.17", about={"overlay": overlay}
            )
            if isinstance(chosen, choice.LeaveOverlay):
                continue
            remove_overlay(state, overlay, "DF-10.17")
        flipper = hero if hero.able else following(state, hero.number)
        yield from flip(state, flipper, overlay)


def remove_overlay(state: State, overlay: str, rule: str) -> None:
    """DF-10.26, DF-10.27: it is off the target; dice on it stay on the spot (DF-10.45)."""
    state.overlays = tuple(lying for lying in state.overlays if lying.id != overlay)
    state.emit(OverlayRemoved, rule, overlay)


def following(state: State, number: int) -> Hero:
    """DF-R-6: the next hero to the left who can act."""
    found = state.after(number)
    assert found is not None
    return found


def flip(state: State, hero: Hero, overlay: str) -> Rules:
    """DF-10.11, DF-10.16, DF-13.42: until it lies on the target; who is stunned, or has failed too
    often, hands on."""
    failures = 0
    while True:
        if (yield from by_hand(state, hero, overlay)):
            if (yield from reported(state, hero, overlay)):
                return
            hero, failures = following(state, hero.number), 0
            continue
        if (yield from flicked(state, hero, overlay)):
            return
        failures += 1
        if not hero.able or failures == PHYSICS.flip.max_failures_per_hero:
            hero, failures = following(state, hero.number), 0


def reported(state: State, hero: Hero, overlay: str) -> Rules[bool]:
    """DF-13.37, DF-13.47: what people saw: every failed flip hurts; whether it lies at last."""
    free = table.flip_reported([die.name for die in state.lying if die.pose is None])
    about = {"overlay": overlay}
    report = yield from confirmed(state, hero, "flip-report", free, "DF-13.37", about)
    assert isinstance(report, choice.FlipReport)
    for failed in range(1, report.failed + 1):
        count_throw(state)
        state.emit(FlipFailed, "DF-10.12", hero.piece, overlay, *TOUCHED)
        yield from be_hurt(state, hero)
        if not hero.able or failed == PHYSICS.flip.max_failures_per_hero:
            return False
    count_throw(state)
    land(state, hero, LyingOverlay(overlay), report.dice_underneath, "")
    return True


def flicked(state: State, hero: Hero, overlay: str) -> Rules[bool]:
    """DF-13.39, DF-13.41: one flip, simulated or drawn from distributions; whether it lies."""
    count_throw(state)
    asked, about = flip_request(state, overlay), {"overlay": overlay}
    if state.options.throws != "sampled":
        made = yield from ask_free(
            state.seats[hero.number],
            "flip",
            gesture.flick(),
            rule="DF-13.39",
            about=about,
            piece=hero.piece,
        )
        assert isinstance(made, choice.Flip)
        state.flick = made
    fell = yield from ask_world(
        "flipped", world.flipping(asked), rule="DF-13.40", about=about, piece=hero.piece
    )
    assert isinstance(fell, choice.Flipped)
    state.flick = None
    moved(state, fell.moved)
    judged = judge_flip(fell)
    if judged.lies:
        lying = LyingOverlay(overlay, fell.pose)
        land(state, hero, lying, fell.dice_underneath, fell.flight)
        return True
    rule = "DF-10.12" if judged.damage else "DF-10.14"
    state.emit(FlipFailed, rule, hero.piece, overlay, judged.damage, fell.flight)
    if judged.damage:
        yield from be_hurt(state, hero)
    return False


def be_hurt(state: State, hero: Hero) -> Rules:
    """DF-10.12, DF-10.46: the table was touched; armour does not help (DF-R-79), healing does."""
    yield from windows.before_damage(state, miss=False)
    hurt(state, [hero], FLIP_DAMAGE, "flip", "DF-10.12")


def land(
    state: State, hero: Hero, lying: LyingOverlay, underneath: Sequence[str], flight: str
) -> None:
    """DF-10.13, DF-10.19, DF-10.48: it lies as it lies; dice under it go to the supply."""
    take_off(state, underneath)
    state.overlays += (lying,)
    state.emit(OverlayLanded, "DF-10.11", hero.piece, lying.id, tuple(underneath), flight)
