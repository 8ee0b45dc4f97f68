"""DF-7.21, DF-7.36, DF-7.37: throws that are ignored and thrown again (window W3)."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from .. import options as choice
from ..content import EQUIPMENT, SECTIONS
from ..entries import Equipment, Rethrow
from ..events import ThrowIgnored
from ..state import Attempt, Hero, State
from .cards import lay_off
from .decide import decide
from .lying import pick_up
from .skills import SECOND_TRY, named_by_eye, tire, upgraded

CARELESS = "careless"
CARELESS_VALUE = 1


def reconsider(state: State) -> Rules[bool | None]:
    """DF-7.21, DF-12.26: the active hero first, then clockwise whoever holds a card for it; true
    if the throw stands."""
    attempt = state.attempt
    assert attempt is not None
    for hero in state.clockwise(state.active):
        ways = repeats(state, hero, attempt)
        if not ways:
            continue
        about = {"die": attempt.die, "repetition": attempt.repetition}
        options = [choice.Pass(), *ways]
        chosen = yield from decide(state, hero, "repeat", options, rule="DF-7.21", about=about)
        if not isinstance(chosen, choice.Pass):
            repeat(state, hero, attempt, chosen)
            return None
    return True


def repeats(state: State, hero: Hero, attempt: Attempt) -> list[choice.Repeat | choice.UseUpgrade]:
    """By what a hero may have the throw repeated; there is no limit but that each card gives its
    right once."""
    found: list[choice.Repeat | choice.UseUpgrade] = []
    if hero.life == 0:
        return found  # DF-9.3
    if hero.number == state.active:
        if is_careless(state, attempt):
            found.append(choice.Repeat(CARELESS))
        if attempt.facts[attempt.cube].symbol == "eye":
            if SECOND_TRY in named_by_eye(hero, attempt):  # DF-8.8, DF-8.26, DF-R-47
                found.append(choice.Repeat(SECOND_TRY))
        elif hero.upgrades and upgraded(hero, attempt) == SECOND_TRY:  # DF-16.33
            found.append(choice.UseUpgrade(SECOND_TRY))
    if hero.gear:
        found += [choice.Repeat(card.id) for card in hero.gear if saves(state, hero, card)]
    return found


def is_careless(state: State, attempt: Attempt) -> bool:
    """DF-10.29: the die lies in a section marked 1, hit or miss (DF-R-55, DF-R-56); never on an
    overlay (DF-10.47)."""
    judged = attempt.judged
    assert state.monster is not None
    assert judged is not None
    if state.monster.ability != CARELESS or judged.section is None:
        return False
    return SECTIONS[judged.section].value == CARELESS_VALUE


def saves(state: State, hero: Hero, card: Equipment) -> bool:
    """DF-12.28, DF-12.29: a card that lets a miss be thrown again: an armour its owner's, where the
    die lies right for it (DF-13.45, DF-R-70); a curiosity anybody's."""
    if "W3" not in card.windows or card.id in hero.turned:
        return False
    if card.kind == "armour" and hero.number != state.active:
        return False
    attempt = state.attempt
    assert attempt is not None
    judged = attempt.judged
    assert judged is not None
    if judged.hit:
        return False
    places = [each.only_if for each in card.effects if isinstance(each, Rethrow)]
    return all(not only or judged.place in only for only in places)


def repeat(
    state: State, hero: Hero, attempt: Attempt, chosen: choice.Repeat | choice.UseUpgrade
) -> None:
    """DF-4.15, DF-7.37: the result is ignored; cards and coins that were spent are spent. All
    water cubes are thrown again (DF-R-63)."""
    by = chosen.skill if isinstance(chosen, choice.UseUpgrade) else chosen.by
    if isinstance(chosen, choice.UseUpgrade):
        tire(state, hero, attempt, chosen.skill)
    elif by in EQUIPMENT:
        lay_off(state, hero, EQUIPMENT[by])
    pick_up(state, attempt)
    attempt.repetition += 1
    attempt.facts, attempt.cube, attempt.judged = (), 0, None
    state.emit(ThrowIgnored, "DF-7.21", hero.piece, by)
