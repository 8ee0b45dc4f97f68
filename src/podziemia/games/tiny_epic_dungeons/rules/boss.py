"""TED-19: the Boss's health markers and its seals."""

from __future__ import annotations

from podziemia.kernel.questions import Fact, Rules

from .. import options as choice
from ..entries import BOSS_HEALTH
from ..events import BossHealed, BossHurt, BossUnhurt
from ..state import State
from .decide import decide
from .end import win


def capacity(state: State, marker: int) -> int:
    """TED-19.4: how much damage a marker can take before a seal space that is not covered."""
    boss = state.boss
    assert boss is not None
    health = state.markers[marker]
    lowest = 0
    for seal in boss.seals[state.covered :]:
        if seal < health:
            lowest = max(lowest, seal + 1)
    return max(0, health - lowest)


def damage_boss(state: State, damage: int) -> Rules:
    """TED-19.2, TED-19.3, TED-19.5: the attacking player distributes what was dealt; what nobody
    can take is lost."""
    boss = state.boss
    assert boss is not None
    while damage > 0:
        room = [capacity(state, marker) for marker in range(len(state.markers))]
        if not any(room):
            state.emit(BossUnhurt, "TED-19.5", boss.id, damage)
            return
        ways = assignments(state, room, damage)
        about: dict[str, Fact] = {"damage": damage, "boss": boss.id}
        chosen = yield from decide(state, "assign", ways, rule="TED-19.3", about=about)
        state.markers[chosen.marker] -= chosen.damage
        damage -= chosen.damage
        health = state.markers[chosen.marker]
        state.emit(BossHurt, "TED-19.3", boss.id, chosen.marker, chosen.damage, health)
        if not any(state.markers):  # TED-19.6
            win(state)


def assignments(state: State, room: list[int], damage: int) -> list[choice.Assign]:
    """Every marker with every amount it can take, the most first.

    One marker with as much as the others, or the last that can take any, takes all it can.
    """
    able = [marker for marker, most in enumerate(room) if most]
    if len(able) == 1:
        return [choice.Assign(able[0], min(damage, room[able[0]]))]
    if sum(room) <= damage:
        return [choice.Assign(able[0], room[able[0]])]
    return [
        choice.Assign(marker, amount)
        for marker in able
        for amount in range(min(damage, room[marker]), 0, -1)
    ]


def heal_boss(state: State, amount: int) -> Rules:
    """TED-19.14, TED-R-36: one marker, neither on 0 nor on 8, of the active player's choice."""
    boss = state.boss
    assert boss is not None
    hurt = [m for m, health in enumerate(state.markers) if 0 < health < BOSS_HEALTH]
    if not hurt:
        return
    ways = [choice.Choose(f"marker:{marker}") for marker in hurt]
    about: dict[str, Fact] = {"amount": amount, "boss": boss.id}
    chosen = yield from decide(state, "heal-boss", ways, rule="TED-19.14", about=about)
    marker = int(chosen.piece.removeprefix("marker:"))
    gained = min(amount, BOSS_HEALTH - state.markers[marker])
    state.markers[marker] += gained
    health = state.markers[marker]
    state.emit(BossHealed, "TED-19.14", boss.id, marker, gained, health)
