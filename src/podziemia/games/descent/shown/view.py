"""What each seat may know (DJ-18.6, DJ-18.10, DJ-12.1).

The overlord sees the quest guide, what waits in unrevealed areas, his hand and the numbers of the
chests that lie on the map; nobody sees the order of decks and of chests not laid; all else lies
open for everybody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from podziemia.kernel.content import attributes, ids
from podziemia.kernel.game import View
from podziemia.kernel.questions import Seat

from ..content import POTIONS
from ..geometry import Cell, as_cells
from ..quests import Contents, Quest
from ..quests.quest import body
from ..rules.deaths import life
from ..rules.hand import cost
from ..rules.overlord import income
from ..rules.pool import hero_dice
from ..rules.town import potions_left
from ..state import NOWHERE, OUT, OVERLORD, TOWN, Companion, Familiar, Hero, Monster, State, Token
from ..vocabulary import ALL_ATTACKS
from .layers import layers
from .plan import called, quest_view, squares
from .tray import attack_view

AWAY: Final[dict[Cell, str]] = {TOWN: "town", OUT: "out", NOWHERE: "nowhere"}
"""Where a hero is that is not on the map."""


def view(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know, ready for JSON."""
    overlord = seat == OVERLORD
    return {
        "seat": seat,
        **attributes(state, "phase", "round", "conquest", "threat", "leaders", "powers"),
        **attributes(state, "discard", "training", "relics", "gone", "window"),
        "quest": quest_view(state, everything=overlord),
        "hand": hand_view(state) if overlord else None,
        "income": income(state),
        "start": state.quest.head.conquest,
        "cards": len(state.hand),
        "deck": len(state.deck),
        "heroes": [hero_view(state, hero) for hero in state.heroes],
        "sheets": ids(state.sheets) if state.options.free_hero_choice else None,
        "monsters": [monster_view(state, monster) for monster in state.monsters],
        "npcs": [companion_view(state, companion) for companion in state.companions],
        "familiars": [familiar_view(state, familiar) for familiar in state.familiars],
        "map": map_view(state, numbers=overlord),
        "unrevealed": [
            {"area": area, **contents_view(state.quest, contents)}
            for area, contents in sorted(state.unrevealed.items())
        ]
        if overlord
        else None,
        "turn": turn_view(state),
        "activation": activation_view(state),
        "attack": attack_view(state),
        "lasting": dict(sorted(state.lasting.items())),
        "modifiers": [list(modifier) for modifier in state.modifiers.held],
        "shop": dict(state.shop),
        "decks": {
            **{name: len(deck) for name, deck in state.treasures.items()},
            **{name: len(deck) for name, deck in state.skill_decks.items()},
        },
        "layers": layers(state, overlord=overlord),
    }


def place(state: State, cell: Cell) -> list[int] | None:
    """A square; nothing for whoever is off the map."""
    return list(state.floor.squares[cell]) if cell >= 0 else None


def covered(state: State, cells: Iterable[Cell]) -> list[list[int]]:
    """Squares, as they are counted."""
    return squares(state.floor.squares[cell] for cell in cells)


# Figures


def hero_view(state: State, hero: Hero) -> View:
    """A hero: everything about it lies open."""
    kit = hero.kit
    return {
        **attributes(hero, "number", "wounds", "fatigue", "coins", "order", "done", "pico"),
        **attributes(hero, "burn", "web", "stun", "poison", "monkey", "exhausted"),
        **attributes(hero, "skills", "equipped", "pack"),
        "seat": state.leaders[hero.number],
        "hero": hero.sheet.id,
        "square": place(state, hero.cell),
        "where": AWAY.get(hero.cell, "map"),
        "most_wounds": kit.wounds,
        "most_fatigue": kit.fatigue,
        "armor": [kit.armor[kind] for kind in ALL_ATTACKS],
        "speed": kit.speed,
        "traits": [
            hero.sheet.traits[kind] + tokens
            for kind, tokens in zip(ALL_ATTACKS, hero.training, strict=True)
        ],
        "conquest": hero.sheet.conquest,
        "arms": {weapon: list(hero_dice(hero, arms)) for weapon, arms in kit.arms.items()},
    }


def monster_view(state: State, monster: Monster) -> View:
    """DJ-14.17, DJ-14.18: a monster with its values; a named one may have others than its card."""
    card = monster.card
    found = {
        **attributes(monster, "piece", "card", "named", "wounds", "burn", "web", "stun", "done"),
        **attributes(monster, "asleep", "chest"),
        **attributes(card, "kind", "rank", "speed", "armor", "attack", "dice"),
        "life": life(state, monster),
        "squares": covered(state, monster.cells),
    }
    if monster.named and state.quest.own:
        found["name"] = called(card)
    return found


def companion_view(state: State, companion: Companion) -> View:
    """A quest figure."""
    npc = state.quest.npcs[companion.name]
    found = {
        **attributes(companion, "piece", "name", "wounds", "bound", "led"),
        **attributes(npc, "speed", "armor"),
        "life": npc.life(state.monster_players),
        "square": place(state, companion.cell),
    }
    return found | {"called": called(npc)} if state.quest.own else found


def familiar_view(state: State, familiar: Familiar) -> View:
    """DJ-23: a familiar and what it carries."""
    found = attributes(familiar, "name", "owner", "carries")
    return found | {"square": place(state, familiar.cell)}


# The overlord


def hand_view(state: State) -> list[View]:
    """DJ-12.1: the overlord's cards, each kind once, with what they cost now."""
    held = Counter(state.hand)
    return [
        {"card": card.id, "copies": copies, "cost": cost(state, card)}
        for card, copies in held.items()
    ]


# The map


def map_view(state: State, *, numbers: bool) -> View:
    """What lies in revealed areas; the overlord has peeked at the numbers of chests (DJ-1.17)."""
    return {
        "revealed": sorted(state.revealed),
        "swallowed": sorted(state.swallowed),
        "open": sorted(state.openings),
        "keys": sorted(state.keys),
        "opened": sorted(state.opened),
        "pits": covered(state, as_cells(state.pits)),
        "water": covered(state, as_cells(state.water)),
        "rubble": covered(state, as_cells(state.rubble)),
        "glyphs": [
            {"square": place(state, cell), "active": active}
            for cell, active in sorted(state.glyphs.items())
        ],
        "tokens": [
            {"square": place(state, cell), **token_view(token, numbers=numbers)}
            for cell, tokens in sorted(state.tokens.items())
            for token in tokens
        ],
        "potions": {name: potions_left(state, potion) for name, potion in POTIONS.items()},
    }


def token_view(token: Token, *, numbers: bool) -> View:
    """A token; the number of a chest is turned down."""
    shown = token if numbers else token.known
    return {"kind": shown.kind, "name": shown.name, "number": shown.number}


@lru_cache(maxsize=256)
def contents_view(quest: Quest, contents: Contents) -> View:
    """DJ-18.2: what waits in an area, for the overlord."""
    things: list[tuple[str, str, tuple[int, int]]] = []
    things += [
        ("glyph", "active" if each.active else "inactive", each.square) for each in contents.glyphs
    ]
    things += [("key", each.color, each.square) for each in contents.keys]
    things += [("relic", each.id, each.square) for each in contents.relics]
    things += [("chest", each.color, each.square) for each in contents.chests]
    things += [(kind_of(each.kind), each.kind, each.square) for each in contents.treasures]
    things += [("encounter", each.id, each.square) for each in contents.encounters]
    return {
        "monsters": [
            {
                "card": each.named or each.monster,
                "heroes": each.heroes,
                "squares": squares(body(each)),
            }
            for each in contents.monsters
        ],
        "npcs": [{"name": each.id, "square": list(each.square)} for each in contents.npcs],
        "obstacles": [
            {"kind": each.kind, "squares": squares(each.squares)} for each in contents.obstacles
        ],
        "tokens": [
            {"kind": kind, "name": name, "square": list(square)} for kind, name, square in things
        ],
    }


def kind_of(treasure: str) -> str:
    """What a treasure of a quest is as a token."""
    return "coins" if treasure == "coins" else "potion"


# Turns


def turn_view(state: State) -> View | None:
    """How far a hero's turn has come."""
    turn = state.turn
    if turn.hero < 0:
        return None
    found = attributes(turn, "hero", "action", "half", "stunned", "mp", "attacks", "bonus")
    return found | attributes(turn, "order_due", "stopped", "potion", "travelled", "settled")


def activation_view(state: State) -> View | None:
    """How far a monster's activation has come."""
    activation = state.activation
    if activation.monster < 0:
        return None
    return attributes(activation, "monster", "begun", "mp", "attacks", "half")
