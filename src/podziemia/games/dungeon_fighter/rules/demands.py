"""DF-6.6 to DF-6.9: which techniques a throw must use, and what is thrown at what."""

from __future__ import annotations

from collections.abc import Iterable

from ..content import TECHNIQUE_IDS
from ..state import Attempt, State
from ..throws.facts import Die, FlipRequest, LyingDie, LyingOverlay, Request

WATER_CUBES = 3
NO_TECHNIQUES: tuple[str, ...] = ()


def of_monster(state: State) -> tuple[str, ...]:
    """DF-10.30, DF-10.32: what it demands of every throw; a crazy one what it has switched on."""
    monster = state.monster
    if monster is None:
        return NO_TECHNIQUES
    if monster.ability == "crazy":
        return monster.techniques[: state.demanded]
    return monster.techniques


def of_fight(state: State) -> tuple[str, ...]:
    """DF-3.9, DF-6.6, DF-6.8: what room and monster demand, each technique once."""
    found = of_monster(state)
    room = state.room
    if room is not None and room.technique is not None:
        return in_order((*found, room.technique))
    return found


def of_throw(state: State, attempt: Attempt) -> tuple[str, ...]:
    """DF-6.7, DF-13.8: everything that is required; the de-icer spray lifts what the fight demands
    (DF-6.32)."""
    thawed = state.modifiers.sum("thawed", None) > 0
    found = list(NO_TECHNIQUES if thawed else of_fight(state))
    found += [weapon.technique for weapon in attempt.weapons if weapon.technique is not None]
    if attempt.roundhouse:
        found.append("roundhouse")
    return in_order(found)


def in_order(techniques: Iterable[str]) -> tuple[str, ...]:
    """DF-6.8: techniques in the order of their file, each once."""
    found = {*techniques}
    if len(found) <= 1:
        return tuple(found)
    return tuple(each for each in TECHNIQUE_IDS if each in found)


def thrown_dice(state: State, attempt: Attempt) -> tuple[Die, ...]:
    """DF-10.39: the die, or three water cubes; every die has a name of its own."""
    kind = attempt.die
    if kind == "water":
        return tuple(Die(f"water_{number}", kind) for number in range(1, WATER_CUBES + 1))
    name = f"white_{state.whites_thrown}" if kind == "white" else kind
    return (Die(name, kind),)


def lying_dice(state: State) -> tuple[LyingDie, ...]:
    """DF-4.11, DF-13.25: dice in the way, where that is known; real dice and simulated ones are
    not in each other's way (DF-13.4)."""
    return tuple(
        LyingDie(die.name, die.kind, die.pose) for die in state.lying if die.pose is not None
    )


def request(state: State) -> Request:
    """DF-13.6: the throw under way, as hands, people and the world are asked for it."""
    attempt = state.attempt
    assert attempt is not None
    return Request(
        dice=thrown_dice(state, attempt),
        required=attempt.required,
        lying=lying_dice(state),
        icebergs=state.icebergs,
        overlays=state.overlays,
        repetition=attempt.repetition,
    )


def flip_request(state: State, overlay: str) -> FlipRequest:
    """DF-13.39: an overlay that is to be flipped."""
    others: tuple[LyingOverlay, ...] = tuple(o for o in state.overlays if o.id != overlay)
    return FlipRequest(overlay, lying_dice(state), state.icebergs, others)
