"""What each seat may know, and dealing the rest anew.

Everybody sees the same: all but the order of decks, face-down cards, the unseen box and the Boss
before Act 2 (TED-2.16).
"""

from __future__ import annotations

from typing import Any

from podziemia.kernel.content import attributes, ids
from podziemia.kernel.game import View
from podziemia.kernel.hidden import deal_piles_anew, take
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng

from ..content import ENCOUNTERS, GATE, ROOMS, SKILLS
from ..entries import DungeonCard
from ..geometry import LAIR, Cell, square_of
from ..kit import SLOTS
from ..rules.boss import capacity
from ..rules.checks import ENEMY_NAMES, dice_of
from ..state import Check, Enemy, Hero, State
from .chances import open_chance


def view(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know, ready for JSON."""
    return {
        "seat": seat,
        **attributes(state, "phase", "act", "turns", "active", "first", "leaders"),
        **attributes(state, "gate_open", "killed", "mats", "found"),
        **attributes(state, "goblin_discard", "loot_row", "spell_row", "removed"),
        "torch": {"at": state.torch, "start": state.torch_start()},
        "heroes": [hero_view(state, hero) for hero in state.heroes],
        "dealt": [ids(dealt) for dealt in state.dealt],
        "turn": turn_view(state),
        "rooms": [room_view(state, cell) for cell in sorted(state.rooms)],
        "facedown": [
            {"square": list(square_of(cell)), "stack": state.stack_of(state.depths[cell])}
            for cell in sorted(state.facedown)
        ],
        "gate": place(state.gate) if state.gate >= 0 else None,
        "goblins": [None if each is None else enemy_view(each) for each in state.goblins],
        "minions": [enemy_view(minion) for minion in state.minions],
        "boss": boss_view(state),
        "decks": {
            "dungeon": len(state.deck),
            "goblins": len(state.goblin_deck),
            "minions": len(state.minion_deck),
            "loot": len(state.loot_deck),
            "spells": len(state.spell_deck),
        },
        "lasting": [[m.source, m.what, m.amount, m.scope, m.until] for m in state.modifiers.held],
        "check": None if state.check is None else check_view(state, state.check),
    }


def place(cell: Cell) -> list[int] | None:
    """A square, or nothing for the Boss mat."""
    return None if cell == LAIR else list(square_of(cell))


def hero_view(state: State, hero: Hero) -> dict[str, Any]:
    """A hero: markers, place, gear, and its attributes as they are now."""
    return {
        **attributes(hero, "number", "health", "focus", "conscious"),
        **attributes(hero.mat, "max_health", "max_focus"),
        "seat": state.leaders[hero.number],
        "hero": hero.piece,
        "square": place(hero.cell),
        "space": hero.space if hero.space >= 0 else None,
        "gear": {
            slot: None if card is None else card.id
            for slot, card in zip(SLOTS, hero.gear, strict=True)
        },
        "speed": state.speed(hero),
        "defense": state.defense(hero),
        "dice": {skill: dice_of(state, hero, skill) for skill in SKILLS},
        "stealth": hero.kit.stealth or state.modifiers.sum("stealth", hero.number) > 0,
    }


def turn_view(state: State) -> dict[str, Any] | None:
    """How far the active hero's turn is."""
    turn = state.turn
    if not turn.begun:
        return None
    return {
        **attributes(turn, "actions", "extra", "walk", "used"),
        "move": ("not begun", "under way", "ended")[turn.move],
        "speed_left": state.speed_left(),
    }


def room_view(state: State, cell: Cell) -> dict[str, Any]:
    """A revealed card: how it lies, and what lies on it; without corridors while it is turned."""
    mask = state.layout[cell]
    return {
        "card": state.rooms[cell].id,
        "square": list(square_of(cell)),
        "rotation": state.rotations[cell],
        "corridors": "".join(side for bit, side in enumerate("nesw") if mask >> bit & 1),
        "disarmed": cell in state.disarmed,
        "closed": cell in state.closed,
        "seal": cell in state.seals,
    }


def enemy_view(enemy: Enemy) -> dict[str, Any]:
    """An enemy in play."""
    found = attributes(enemy, "piece", "card", "slot", "health")
    return found | {"square": place(enemy.cell)}


def boss_view(state: State) -> dict[str, Any] | None:
    """The Boss, once it is known: its place, markers, and how far each can go down now."""
    token, boss = state.token, state.boss
    if token is None or boss is None:
        return None
    return {
        **attributes(token, "card"),
        **attributes(state, "markers", "covered"),
        **attributes(boss, "seals"),
        "square": place(token.cell),
        "capacity": [capacity(state, marker) for marker in range(len(state.markers))],
    }


def check_view(state: State, check: Check) -> dict[str, Any]:
    """The open check: the dice, what is added, what is needed, and the exact chance (TED-8)."""
    hero = state.heroes[check.hero]
    best = open_chance(hero, check)
    return {
        "hero": hero.piece,
        **attributes(check, "kind", "skill", "source", "targets", "dice"),
        **attributes(check, "bonus", "difficulty", "used"),
        "enemy_die": ENEMY_NAMES.get(check.enemy_die),
        "odds": [best.numerator, best.denominator],
    }


def deal_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal everything hidden anew, consistently with what everybody can tell."""
    state.rng = rng
    if not state.rooms:
        return
    deal_dungeon_anew(state, rng)
    rng.shuffle(state.goblin_deck)
    rng.shuffle(state.minion_deck)
    rng.shuffle(state.loot_deck)
    rng.shuffle(state.spell_deck)
    if state.act == 1:
        assert state.boss is not None
        bosses = [state.boss]
        deal_piles_anew([bosses, state.boss_box], rng)
        state.boss = bosses[0]


def deal_dungeon_anew(state: State, rng: Rng) -> None:
    """TED-2.2 to TED-2.5: stack A holds rooms, B as many encounters as heroes, C the Gate; which
    of those unseen are in the deck and where nobody knows."""
    seen = set(ids(state.rooms.values()))
    rooms = [card for card in ROOMS.values() if card.id not in seen]
    encounters = [card for card in ENCOUNTERS.values() if card.id not in seen]
    rng.shuffle(rooms)
    rng.shuffle(encounters)
    slots = {depth: ("deck", depth) for depth in range(len(state.deck))}
    slots |= {depth: ("facedown", cell) for cell, depth in state.depths.items()}
    stacks: dict[str, list[int]] = {"a": [], "b": [], "c": []}
    for depth in sorted(slots):
        stacks[state.stack_of(depth)].append(depth)
    special: dict[int, DungeonCard] = {}
    hidden = [*state.deck, *state.facedown.values()]
    count = sum(1 for card in hidden if card.kind == "encounter")
    places = stacks["b"] if len(stacks["b"]) >= count else list(slots)
    rng.shuffle(places)
    for depth in places[:count]:
        special[depth] = encounters.pop()
    if GATE in hidden:
        free = [depth for depth in stacks["c"] or slots if depth not in special]
        special[rng.pick(free)] = GATE
    for depth, (where, number) in slots.items():
        card = special.get(depth) or take(rooms, 1)[0]
        if where == "deck":
            state.deck[number] = card
        else:
            state.facedown[number] = card
    state.box = rooms + encounters
