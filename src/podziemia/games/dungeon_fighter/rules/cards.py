"""DF-12.16 to DF-12.31: cards that are played, and when each of them may be."""

from __future__ import annotations

from podziemia.kernel.questions import Rules

from .. import entries
from .. import options as choice
from ..content import EQUIPMENT, PERMAFROST, WEAK_POINT
from ..entries import Equipment, Window
from ..events import CardPlayed, DamagePrevented, TokenUsed
from ..state import Hero, State
from . import flips
from .demands import of_fight
from .health import heal, revive
from .lying import free_holes, place_icebergs
from .party import drop, gain_special_die, pay

EVERYTHING = 1_000
"""More damage than any miss does."""
FEWEST_SECTIONS = 2


def uses(
    state: State, hero: Hero, window: Window, *, miss: bool
) -> list[choice.PlayCard | choice.UseToken]:
    """DF-12.25 to DF-12.29: what a hero may use now: own cards, and in the own turn rarities and
    the token (DF-R-54); a stunned one nothing (DF-9.3)."""
    found: list[choice.PlayCard | choice.UseToken] = []
    if hero.life == 0:
        return found
    for card in hero.gear:
        if window in card.windows:
            found += ways(state, hero, card, miss=miss)
    if hero.number == state.active and window != "W7" and in_turn(state):
        for card in state.rarities:
            if window in card.windows:
                found += ways(state, hero, card, miss=miss)
        if window == "W4" and "bully" in state.tokens and may_sum(state):
            found.append(choice.UseToken())
    return found


def in_turn(state: State) -> bool:
    """DF-12.29: before the first turn of a fight nobody is active."""
    phase: str | None = state.cursor.at("fight")
    return phase == "turns"


def ways(state: State, hero: Hero, card: Equipment, *, miss: bool) -> list[choice.PlayCard]:
    """DF-12.17, DF-12.31: how a card may be used: not where nothing at all could happen, unless it
    heals; an armour once in a fight, on a miss of its owner."""
    if card.kind == "armour" and (hero.number != state.active or card.id in hero.turned):
        return []
    for effect in card.effects:
        if isinstance(effect, entries.HealOne):  # neither the stunned nor the dead
            targets = [other for other in state.heroes if other.life > 0]
            return [choice.PlayCard(card.id, other.piece) for other in targets]
        if does_something(state, effect, miss=miss):
            return [choice.PlayCard(card.id)]
    return []


def does_something(state: State, effect: entries.CardEffect, *, miss: bool) -> bool:  # noqa: PLR0911 -- one for each
    """Whether an effect would change anything now."""
    match effect:
        case entries.GainWaterCubes() | entries.GainSnowDie() | entries.PlaceIcebergs() if (
            state.monster_life <= 0
        ):
            return False  # DF-1.12: the fight is over
        case entries.GainWaterCubes():
            return "water" not in state.granted  # DF-R-71
        case entries.GainSnowDie():
            return "snow" not in state.granted
        case entries.PlaceIcebergs():
            return bool(free_holes(state))
        case entries.ReviveAll():
            return any(other.stunned for other in state.heroes)
        case entries.IgnoreRequired():
            return bool(of_fight(state)) and not state.modifiers.sum("thawed", None)
        case entries.PayForDamage(coins):
            return state.coins >= coins and not state.modifiers.sum("damage", None)
        case entries.SumTwoSections():
            return may_sum(state)
        case entries.MakeUltraCritical():
            return may_crown(state)
        case entries.DamageMonster():
            return has_missed(state)
        case entries.PreventAll() | entries.Prevent():
            return miss and damage_of_miss(state) > 0  # DF-12.18, DF-R-24
        case entries.CardFlipsPermafrost() | entries.CardFlipsWeakPoint():
            return miss
    return False


def may_sum(state: State) -> bool:
    """DF-7.31, DF-7.32: a hit on a line between sections of the target, which nobody has summed;
    not where the monster is destroyed anyway (DF-12.31)."""
    attempt = state.attempt
    if attempt is None or attempt.judged is None or attempt.summed or attempt.ultra:
        return False
    judged = attempt.judged
    return judged.hit and judged.overlay is None and len(judged.line_sections) >= FEWEST_SECTIONS


def may_crown(state: State) -> bool:
    """DF-7.33, DF-7.39: a hit in the bullseye without an eye; no miss is saved by it (DF-R-62)."""
    attempt = state.attempt
    if attempt is None or attempt.judged is None or attempt.ultra:
        return False
    judged = attempt.judged
    return judged.hit and judged.bullseye and attempt.facts[attempt.cube].symbol != "eye"


def has_missed(state: State) -> bool:
    """DF-7.26: whether the throw under way is a miss."""
    attempt = state.attempt
    return attempt is not None and attempt.judged is not None and not attempt.judged.hit


def damage_of_miss(state: State) -> int:
    """DF-7.19: what the monster still does to the active hero."""
    assert state.monster is not None
    assert state.attempt is not None
    return max(0, state.monster.damage - state.attempt.spared)


def prevent(state: State, amount: int, source: str, rule: str) -> None:
    """DF-7.19: the active hero takes so much less damage of this miss."""
    assert state.attempt is not None
    spared = min(amount, damage_of_miss(state))
    state.attempt.spared += spared
    if spared > 0:
        state.emit(DamagePrevented, rule, state.hero.piece, spared, source)


def lay_off(state: State, hero: Hero, card: Equipment) -> None:
    """DF-12.17, DF-12.19, DF-12.22: an armour is turned, a curiosity and most rarities are
    discarded."""
    if card.kind == "armour":
        hero.turned += (card.id,)
    elif card.kind == "curiosity":
        drop(hero, card)
        state.discard.append(card)
    elif not any(isinstance(effect, entries.PayForDamage) for effect in card.effects):
        state.rarities.remove(card)  # DF-12.21
        state.discard.append(card)


def use(state: State, hero: Hero, chosen: choice.PlayCard | choice.UseToken) -> Rules:
    """DF-12.28, DF-8.22: a card, for whom its user says; or the token, which turns over."""
    if isinstance(chosen, choice.UseToken):
        state.tokens = tuple(token for token in state.tokens if token != "bully")  # noqa: S105 -- a piece of cardboard
        assert state.attempt is not None
        state.attempt.summed = True
        state.emit(TokenUsed, "DF-8.18", hero.piece, "bully")
        return
    card = EQUIPMENT[chosen.card]
    lay_off(state, hero, card)
    state.emit(CardPlayed, "DF-12.28", hero.piece, card.id, chosen.hero)
    for effect in card.effects:
        yield from carry_out(state, hero, card, effect, chosen.hero)


def carry_out(
    state: State, hero: Hero, card: Equipment, effect: entries.CardEffect, target: str | None
) -> Rules:
    """What a card does: here, besides what it does to the throw under way."""
    match effect:
        case entries.HealOne(amount):
            assert target is not None
            heal(state, state.named(target), amount, "DF-12.28")
        case entries.GainWaterCubes():
            gain_special_die(state, "water", "DF-10.34")
        case entries.GainSnowDie():
            gain_special_die(state, "snow", "DF-10.34")
        case entries.PlaceIcebergs():
            place_icebergs(state, "DF-10.7")
        case entries.ReviveAll(life):
            for other in state.heroes:
                if other.stunned:
                    revive(state, other, life, "DF-12.30")
        case entries.CardFlipsPermafrost():
            yield from flips.flip_by_card(state, hero, [each.id for each in PERMAFROST])
        case entries.CardFlipsWeakPoint():
            yield from flips.flip_by_card(state, hero, [WEAK_POINT.id])
        case _:
            change_throw(state, card, effect)


def change_throw(state: State, card: Equipment, effect: entries.CardEffect) -> None:
    """What a card does to the throw of the active hero, whoever plays it (DF-12.28)."""
    if isinstance(effect, entries.IgnoreRequired):
        state.modifiers.add(card.id, "thawed", scope=None, until="turn")
        return
    if isinstance(effect, entries.PayForDamage):
        pay(state, effect.coins, card.id, "DF-6.32")
        state.modifiers.add(card.id, "damage", effect.damage_bonus, scope=None, until="turn")
        return
    attempt = state.attempt
    assert attempt is not None
    match effect:
        case entries.PreventAll():
            prevent(state, EVERYTHING, card.id, "DF-12.17")
        case entries.Prevent(amount):
            prevent(state, amount, card.id, "DF-12.17")
        case entries.SumTwoSections():
            attempt.summed = True
        case entries.MakeUltraCritical():
            attempt.ultra = True  # DF-7.33
        case entries.DamageMonster(amount):
            attempt.hurt += amount
        case _:
            raise AssertionError(effect)
