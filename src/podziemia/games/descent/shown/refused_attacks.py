"""Why an attack cannot be made, and why dice cannot be spent so."""

from __future__ import annotations

from typing import NoReturn

from podziemia.kernel.questions import Ask, Option

from .. import options as o
from ..combat import HOOK
from ..content import ITEMS, MOST_POWER_DICE
from ..rules.board import others_on, stands_firm
from ..rules.menu import HOOKED, may_charge
from ..state import Hero, Monster, State
from .refused_words import refusal, refuse


def refuse_attack(state: State, hero: Hero, option: Option) -> NoReturn:
    """DJ-6: why an attack is not possible."""
    assert isinstance(option, o.Attack | o.AttackSpace | o.AttackAround)
    turn, arms = state.turn, hero.kit.arms.get(option.weapon)
    refuse(hero.cell < 0, "DJ-21.1", "attack-in-town")
    known = option.weapon in ITEMS or arms is not None
    name = option.weapon if option.weapon in ITEMS else None
    refuse(arms is None and known, "DJ-6.2", "no-weapon", card=name)
    refuse(arms is None, "DJ-6.2", "unknown-weapon")
    assert arms is not None
    hooked = HOOKED in turn.used or turn.action == "stunned"
    refuse(option.weapon == HOOK and hooked, "DJ-26.14", "no-hook")
    if option.weapon != HOOK and not turn.attacks and option.weapon not in turn.bonus:
        refuse(bool(turn.bonus), "DJ-26.16", "same-weapon")
        if turn.action == "run" and "charge_run" in hero.kit.effects:
            charges = may_charge(state) and arms.kind == "melee"
            refuse(not charges, "DJ-26.18", "no-charge")
        else:
            refuse(turn.action == "run" and not turn.made, "DJ-3.7", "running")
            raise refusal("DJ-3.11", "no-attack")
    shared = others_on(state, hero) >> hero.cell & 1
    refuse(bool(shared), "DJ-4.10", "sharing")
    refuse(not stands_firm(state, hero), "DJ-24.7", "over-obstacle")
    if isinstance(option, o.Attack):
        target = state.figure(option.target)
        refuse(target is hero, "DJ-6.1", "own-space")
        refuse(not isinstance(target, Monster), "DJ-6.34", "friend")
    refuse(arms.kind == "melee", "DJ-6.26", "out-of-reach")
    raise refusal("DJ-6.27", "out-of-sight")


def refuse_dice(state: State, ask: Ask, option: Option) -> None:
    """DJ-6, DJ-8, DJ-15.12: why dice cannot be rolled again, and surges not be spent so."""
    attack = state.attack
    if attack is None or ask.prompt not in {"spend", "reroll"}:
        raise refusal("DJ-6.22", "no-dice-now")
    if isinstance(option, o.PickDie):
        refuse(ask.prompt != "reroll", "DJ-8.12", "no-reroll-now")
        refuse(option.die in attack.picked, "DJ-8.7", "die-picked")
        raise refusal("DJ-8.7", "no-die")
    refuse(ask.prompt != "spend", "DJ-6.22", "no-dice-now")
    attacker = state.figure(attack.attacker)
    match option:
        case o.PayFear(piece):
            refuse(piece in attack.paid, "DJ-15.12", "fear-paid")
            refuse(piece not in attack.affected, "DJ-15.12", "no-fear")
            raise refusal("DJ-15.12", "no-surges", surges=attack.surges)
        case o.Enhance():
            refuse(attack.enhancements < 1, "DJ-6.16", "no-enhancement")
            raise refusal("DJ-6.16", "range-enough")
        case o.Conjure():
            refuse(attack.sorcery < 1, "DJ-6.20", "no-sorcery")
            raise refusal("DJ-6.20", "range-enough")
        case o.FatigueDie():
            refuse(attack.charmed, "DJ-12.20", "charmed")
            hero = isinstance(attacker, Hero)
            refuse(not hero, "DJ-6.19", "not-hero")
            assert isinstance(attacker, Hero)
            refuse(attacker.fatigue < 1, "DJ-8.13", "no-fatigue")
            refuse(attack.power >= MOST_POWER_DICE, "DJ-6.19", "five-dice")
        case o.SpendSurges(place):
            refuse(not isinstance(attacker, Hero), "DJ-6.18", "not-hero")
            assert isinstance(attacker, Hero)
            printed = attacker.kit.arms[attack.weapon].options
            refuse(not 0 <= place < len(printed), "DJ-6.17", "no-surge-option")
            short = printed[place].cost > attack.surges
            refuse(short, "DJ-6.17", "no-surges", surges=attack.surges)
            raise refusal("DJ-6.17", "surge-once")
