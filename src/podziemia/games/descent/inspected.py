"""A state in the words of scenarios, which `scenario.py` builds states from."""

from __future__ import annotations

from typing import Any, Final

from podziemia.kernel.content import attributes, ids

from .geometry import Cell, Cells, as_cells, as_set
from .state import NOWHERE, OUT, TOWN, Hero, Monster, State

PLACES: Final[dict[str, Cell]] = {"town": TOWN, "out": OUT, "nowhere": NOWHERE}
"""What is no square of the map."""


def written(state: State, cell: Cell) -> list[int] | str:
    """A cell in the words of scenarios."""
    if cell >= 0:
        return list(state.floor.squares[cell])
    return next(word for word, place in PLACES.items() if place == cell)


def spots(state: State, cells: Cells) -> list[list[int]]:
    """A set of cells in the words of scenarios."""
    return [list(state.floor.squares[cell]) for cell in as_cells(cells)]


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    return {
        **attributes(state, "phase", "round", "conquest", "threat", "discard", "powers"),
        **attributes(state, "relics", "gone"),
        "lasting": dict(state.lasting),
        "quest": state.quest.id,
        "hand": sorted(ids(state.hand)),
        "deck": ids(state.deck[::-1]),
        "revealed": sorted(state.revealed),
        "swallowed": sorted(state.swallowed),
        "open": sorted(state.openings),
        "keys": sorted(state.keys),
        "opened": sorted(state.opened),
        "glyphs": spots(state, as_set(state.glyphs)),
        "active": spots(state, as_set(cell for cell, lit in state.glyphs.items() if lit)),
        "pits": spots(state, state.pits),
        "water": spots(state, state.water),
        "rubble": spots(state, state.rubble),
        "tokens": [
            {**attributes(token, "kind", "name", "number"), "at": written(state, cell)}
            for cell, tokens in sorted(state.tokens.items())
            for token in tokens
        ],
        "heroes": {str(hero.number): inspect_hero(state, hero) for hero in state.heroes},
        "monsters": [inspect_monster(state, monster) for monster in state.monsters],
        "npcs": {
            each.name: {
                **attributes(each, "wounds", "bound", "led"),
                "at": written(state, each.cell),
            }
            for each in state.companions
        },
        "familiars": {each.name: written(state, each.cell) for each in state.familiars},
        "shop": dict(state.shop),
        "treasures": {colour: ids(deck[::-1]) for colour, deck in state.treasures.items()},
        "chests": {colour: left[::-1] for colour, left in state.chests.items()},
        "turn": {
            **attributes(state.turn, "hero", "action", "half", "mp", "attacks", "order_due"),
            **attributes(state.turn, "stopped", "stunned", "potion", "travelled", "used"),
        },
    }


def inspect_hero(state: State, hero: Hero) -> dict[str, Any]:
    """A hero in the words of scenarios."""
    return {
        **attributes(hero, "wounds", "fatigue", "coins", "skills", "equipped", "pack"),
        **attributes(hero, "exhausted", "order", "burn", "web", "stun", "poison", "monkey"),
        **attributes(hero, "training", "pico", "done"),
        "hero": hero.sheet.id,
        "seat": state.leaders[hero.number],
        "at": written(state, hero.cell),
        "speed": hero.kit.speed,
    }


def inspect_monster(state: State, monster: Monster) -> dict[str, Any]:
    """A monster in the words of scenarios."""
    return {
        **attributes(monster, "wounds", "burn", "stun", "web", "done", "asleep", "chest"),
        "monster": monster.named or monster.card.id,
        "at": written(state, monster.cells[0]),
        "squares": [written(state, cell) for cell in monster.cells],
    }
