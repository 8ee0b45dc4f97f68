"""DJ-17.17, DJ-20.1 to DJ-20.6: what heroes find where they stand: glyphs, coins, keys, potions."""

from __future__ import annotations

from typing import Final

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..content import COIN_PILE, GLYPH, ITEMS
from ..events import CoinsGained, GlyphActivated, KeyFound, TokenTaken
from ..geometry import Cell
from ..state import Hero, State, Token
from .end import gain_conquest
from .equipment import arrange
from .quests import relic_taken

SENSE: Final = 6
"""How far Runewitch Astarra feels a glyph."""
LEFT: Final = choice.Pass()
AT_ONCE: Final = frozenset({"coins", "key"})
"""DJ-20.1: nobody who enters leaves these lying."""
FIXED: Final = frozenset({"chest", "encounter"})


def find(state: State, hero: Hero) -> Rules:
    """DJ-20.1, DJ-R-68: what happens by entering; potions and relics can be left lying, and a
    monkey takes nothing (DJ-R-50)."""
    cell = hero.cell
    if state.glyphs.get(cell) is False:
        activate(state, cell)
    sense_glyphs(state)
    for token in state.tokens.get(cell, ()):
        if not may_take(state, hero, token):
            continue
        if token.kind in AT_ONCE:
            yield from take(state, hero, token)
        else:
            ways: list[Option] = [LEFT, choice.PickUp(token.name)]
            chosen = yield from ask(
                state.leader(hero), "pick-up", ways, rule="DJ-20.1", piece=hero.piece
            )
            if chosen != LEFT:
                yield from take(state, hero, token)


def may_take(state: State, hero: Hero, token: Token) -> bool:
    """DJ-20.1, DJ-20.21, DJ-R-50: all but chests and encounters; a monkey takes nothing."""
    if token.kind in FIXED or hero.monkey:
        return False
    return state.turn.hero != hero.number or token.name not in state.turn.dropped


def take(state: State, hero: Hero, token: Token) -> Rules:
    """DJ-20.2, DJ-20.6, DJ-20.18, DJ-19.8: coins and keys serve all; for a potion or a relic the
    hero finds room."""
    remove(state, hero.cell, token, hero)
    if token.kind == "coins":
        share_coins(state)
        return
    if token.kind == "key":
        find_key(state, token.name, "DJ-20.1")
        return
    if token.kind == "relic":
        state.relics = tuple(each for each in state.relics if each != token.name)
        relic_taken(state, token.name)
    yield from arrange(state, hero, (ITEMS[token.name],))


def remove(state: State, cell: Cell, token: Token, hero: Hero) -> None:
    """A hero takes a token off the map."""
    left = list(state.tokens[cell])
    left.remove(token)
    if left:
        state.tokens[cell] = tuple(left)
    else:
        del state.tokens[cell]
    if state.log is not None:
        square = state.floor.squares[cell]
        state.emit(TokenTaken, "DJ-20.1", hero.piece, token.kind, token.name, *square)


def share_coins(state: State) -> None:
    """DJ-20.6, DJ-20.13: every hero gains coins, wherever it is."""
    for each in state.heroes:
        gain_coins(state, each, COIN_PILE, "DJ-20.6")


def gain_coins(state: State, hero: Hero, amount: int, rule: str) -> None:
    """A hero's purse grows."""
    if amount:
        hero.coins += amount
        state.emit(CoinsGained, rule, hero.piece, amount, hero.coins)


def find_key(state: State, colour: str, rule: str) -> None:
    """DJ-17.8: it serves all heroes for the rest of the game."""
    state.keys |= {colour}
    state.emit(KeyFound, rule, colour)


def activate(state: State, cell: Cell) -> None:
    """DJ-17.17, DJ-17.20, DJ-22.1, DJ-26.26: once for each glyph, which stays where it is."""
    state.glyphs[cell] = True
    if state.log is not None:
        state.emit(GlyphActivated, "DJ-17.17", *state.floor.squares[cell])
    gain_conquest(state, GLYPH, "DJ-22.1")


def sense_glyphs(state: State) -> None:
    """DJ-EX-54: glyphs near Runewitch Astarra turn active without her seeing them."""
    for hero in state.heroes:
        if hero.sheet.effect == "glyph_sense" and hero.cell >= 0:
            near = state.plan.within(hero.cell, SENSE)
            for cell, active in state.glyphs.items():
                if not active and near >> cell & 1:
                    activate(state, cell)
