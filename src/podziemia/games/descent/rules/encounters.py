"""DJ-18.7, DJ-18.13, DJ-18.14: encounters, met by heroes whose movement ends on them."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Fact, Option, Rules, ask

from .. import options as choice
from ..events import CoinsPaid, EncounterMet, EncounterUsed, QuestRuleApplied, TokensGained
from ..quests.rules import AnyEncounter, Bell, Crank, Font, Offering, Offerings, Powder, Price
from ..state import Hero, State, Token
from .dice import SYMBOLS, roll
from .end import gain_conquest
from .fatigue import restore_fatigue, spend_fatigue
from .hand import draw
from .lasting import give_tokens
from .threat import gain_threat
from .tokens import find_key
from .wounds import heal, hurt, pay_wounds

PASS: Final = choice.Pass()
LIT: Final = "powder:"
"""`State.lasting`: kegs that explode at the end of the overlord's turn."""


def meet(state: State, hero: Hero) -> Rules:
    """DJ-4.14, DJ-18.7: once a turn; whatever is declined stays (DJ-18.13), a monkey meets nothing
    (DJ-16.18)."""
    turn = state.turn
    token = encounter_at(state, hero)
    if token is None or turn.encountered or hero.monkey:
        return
    turn.encountered = True
    state.emit(EncounterMet, "DJ-18.7", hero.piece, token.name)
    encounter = state.quest.encounters[token.name]
    if not may_use(state, hero, encounter):
        return
    ways: list[Option] = [PASS, choice.Accept()]
    about: dict[str, Fact] = {"encounter": encounter.id}
    chosen = yield from ask(
        state.leader(hero), "encounter", ways, rule="DJ-18.13", about=about, piece=hero.piece
    )
    if chosen != PASS:
        state.emit(EncounterUsed, "DJ-18.13", hero.piece, encounter.id)
        if not isinstance(encounter, Powder):
            remove_token(state, encounter)
        yield from use(state, hero, encounter)


def encounter_at(state: State, hero: Hero) -> Token | None:
    """The encounter token that a hero stands on."""
    for token in state.tokens.get(hero.cell, ()):
        if token.kind == "encounter":
            return token
    return None


def remove_token(state: State, encounter: AnyEncounter) -> None:
    """DJ-18.13: its token has been used."""
    cell = state.floor.cell(encounter.square)
    left = tuple(t for t in state.tokens[cell] if t != Token("encounter", encounter.id))
    if left:
        state.tokens[cell] = left
    else:
        del state.tokens[cell]


def may_use(state: State, hero: Hero, encounter: AnyEncounter) -> bool:
    """Whether it can be used now: kegs burn once, and a price is paid in full or not at all."""
    if isinstance(encounter, Powder):
        return LIT + encounter.id not in state.lasting
    return not isinstance(encounter, Offering) or can_pay(hero, encounter.price)


def can_pay(hero: Hero, price: Price) -> bool:
    """DJ-9.19: all of it, and never the last wound."""
    enough = hero.coins >= price.coins and hero.fatigue >= price.least_fatigue
    return enough and (not price.wounds or hero.wounds > price.wounds)


def use(state: State, hero: Hero, encounter: AnyEncounter) -> Rules:
    """What an encounter does."""
    match encounter:
        case Font():
            yield from drink_from(state, hero, encounter)
        case Bell():
            for monster in state.monsters:
                if monster.card.kind == encounter.stuns:
                    give_tokens(state, monster, "stun", 1, "DJ-18.7")
            gain_conquest(state, encounter.conquest, "DJ-22.5")
            draw(state, encounter.cards)
        case Powder():
            state.lasting[LIT + encounter.id] = 1
        case Crank():
            state.lasting["sand"] = state.lasting.get("sand", 0) + encounter.rounds
            gain_threat(state, encounter.threat * state.count, "DJ-18.7")
        case Offering():
            pay(state, hero, encounter.price)
            find_key(state, encounter.key, "DJ-18.14")
            rule = state.quest.rule(Offerings)
            if rule is not None:
                state.emit(QuestRuleApplied, "DJ-18.10", rule.id)
                gain_threat(state, rule.threat * state.count, "DJ-18.10")


def drink_from(state: State, hero: Hero, font: Font) -> Rules:
    """A power die says whether the water hurts, refreshes or heals."""
    (face,) = roll(state, 1)
    symbol = SYMBOLS[face]
    if symbol == "blank":
        yield from hurt(state, hero, font.wounds, "DJ-18.7")
    elif symbol == "surge":
        restore_fatigue(state, hero, hero.kit.fatigue, "DJ-18.7")
    else:
        heal(state, hero, font.heals, "DJ-18.7")


def pay(state: State, hero: Hero, price: Price) -> None:
    """DJ-9.19: nothing prevents or lowers a price."""
    if price.coins:
        hero.coins -= price.coins
        state.emit(CoinsPaid, "DJ-18.13", hero.piece, price.coins, hero.coins)
    if price.wounds:
        pay_wounds(state, hero, price.wounds, "DJ-9.19")
    if price.least_fatigue:
        spend_fatigue(state, hero, hero.fatigue, "DJ-18.13")
    if price.stun:
        hero.stun += price.stun  # no immunity prevents it
        state.emit(TokensGained, "DJ-9.19", hero.piece, "stun", price.stun, hero.stun)
