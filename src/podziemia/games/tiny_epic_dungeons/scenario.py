"""Positions for scenarios: building a state from words, and saying a state in the same words.

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from podziemia.kernel.content import ids
from podziemia.kernel.game import Value
from podziemia.kernel.given import check_keys, items, known, number, one_of, truth, unknown
from podziemia.kernel.rng import Rng

from .content import (
    BOSS_HEALTH,
    BOSSES,
    DUNGEON,
    ENCOUNTERS,
    EQUIPMENT,
    GATE,
    GOBLIN_DECK,
    GOBLINS,
    HEROES,
    LOOT,
    MINIONS,
    RING,
    ROOMS,
    SPELLS,
    STACKS,
)
from .entries import DungeonCard, GoblinCard, LootCard
from .geometry import CENTRE, LAIR, Cell, cell_at, laid, square_of, turned, with_lair
from .kit import PLACES, SLOTS
from .rules.cards import put_at
from .rules.turn import MATCH
from .state import ENDED, NOT_BEGUN, UNDER_WAY, Enemy, Hero, State

PHASES: Final = tuple(rule.__name__ for rule in MATCH)
MOVES: Final = {"not_begun": NOT_BEGUN, "under_way": UNDER_WAY, "ended": ENDED}
KEYS: Final = (
    *("phase", "act", "active", "turns", "torch", "heroes", "rooms", "facedown", "deck"),
    *("goblins", "goblin_deck", "goblin_discard", "minions", "minion_deck", "killed", "boss"),
    *("disarmed", "closed", "seals", "loot_deck", "loot_row", "spell_deck", "spell_row"),
    *("turn", "pacified"),
)


def arrange(
    players: int, options: Mapping[str, Value], given: Mapping[str, Any], rng: Rng
) -> State:
    """A state at a safe point; what is not given is as at the start of a match."""
    check_keys(given, KEYS, "given")
    state = State.of(players, options, rng)
    phase = one_of(given.get("phase", "turns"), PHASES, "phase")
    state.cursor.set("game", PHASES, phase)
    if phase == "setup":
        return state
    state.act = number(given.get("act", 1), "act", 1, 2)
    arrange_dungeon(state, given)
    arrange_enemies(state, given)
    arrange_cards(state, given)
    state.torch = number(given.get("torch", state.torch_start()), "torch", 1, state.torch_start())
    if phase == "choose_heroes":
        state.mats = list(HEROES.values())
        return state
    arrange_heroes(state, given.get("heroes", {}))
    state.active = number(given.get("active", 0), "active", most=state.count - 1)
    state.turns = number(given.get("turns", 0), "turns")
    state.cursor.set("turn", range(state.count), state.active)
    arrange_turn(state, given.get("turn"))
    if truth(given.get("pacified", False), "pacified"):
        state.modifiers.add("goblin_idol", "pacified", scope=None, until="enemies act")
    return state


def read_cell(value: object, where: str) -> Cell:
    """A square `[row, column]`, or `lair`."""
    if value == "lair":
        return LAIR
    row, column = items(value, where)
    return cell_at((number(row, where, most=6), number(column, where, most=6)))


def written(cell: Cell) -> list[int] | str:
    """A cell in the words of scenarios."""
    return "lair" if cell == LAIR else list(square_of(cell))


def arrange_dungeon(state: State, given: Mapping[str, Any]) -> None:
    """Revealed and face-down cards; the deck is built of what lies nowhere else (TED-2.5)."""
    rooms = [{"card": "entrance", "at": list(square_of(CENTRE))}, *given.get("rooms", [])]
    for about in rooms:
        check_keys(about, ("card", "at", "rotation"), "rooms")
        card, cell = known(DUNGEON, about.get("card"), "rooms"), read_cell(about.get("at"), "rooms")
        if cell in state.rooms or cell == LAIR or card in state.rooms.values():
            raise unknown("rooms", about)
        quarters = number(about.get("rotation", 0), "rotation", most=3)
        state.rooms[cell], state.rotations[cell] = card, quarters
        state.layout = laid(state.layout, cell, turned(card.mask, quarters))
        if card is GATE:
            state.gate = cell
    hidden = given.get("facedown", [])
    for about in hidden:
        check_keys(about, ("card", "at"), "facedown")
        cell = read_cell(about.get("at"), "facedown")
        if cell in state.rooms:
            raise unknown("facedown", about)
        state.facedown[cell] = known(DUNGEON, about.get("card"), "facedown")
    if state.act > 1:
        if state.gate < 0:
            raise unknown("rooms", "act 2 without lair_gate")
        state.layout = with_lair(state.layout, state.gate)
    lying = [*state.rooms.values(), *state.facedown.values()]
    if "deck" in given:
        state.deck = [known(DUNGEON, name, "deck") for name in reversed(given["deck"])]
    else:
        state.deck = usual_deck(state, lying)
    used = {*ids(lying), *ids(state.deck)}
    state.box = [c for c in (*ROOMS.values(), *ENCOUNTERS.values()) if c.id not in used]
    if GATE.id not in used:
        state.deck.insert(0, GATE)
    depth = len(state.deck)
    state.depths = {cell: depth + place for place, cell in enumerate(reversed(state.facedown))}
    state.disarmed = tuple(read_cell(at, "disarmed") for at in given.get("disarmed", []))
    state.closed = tuple(read_cell(at, "closed") for at in given.get("closed", []))
    seals = [CENTRE]
    if state.act > 1:
        seals += [cell for cell, card in state.rooms.items() if card.kind == "encounter"]
    cells = [read_cell(at, "seals") for at in given["seals"]] if "seals" in given else seals
    state.seals = tuple(sorted(cells))


def usual_deck(state: State, lying: list[DungeonCard]) -> list[DungeonCard]:
    """As many cards as are left of the usual deck, in the order of the content files."""
    a, b, c = STACKS[state.count]
    rooms = [card for card in ROOMS.values() if card not in lying]
    encounters = [card for card in ENCOUNTERS.values() if card not in lying]
    missing = max(0, state.count - len(ENCOUNTERS) + len(encounters))
    bottom = ([] if GATE in lying else [GATE]) + rooms[:c]
    middle = encounters[:missing] + rooms[c : c + b]
    deck = bottom + middle + rooms[c + b : c + b + a]
    size = a + b + c + state.count + 1 - (len(lying) - 1)
    return deck[: max(0, size)]


def arrange_enemies(state: State, given: Mapping[str, Any]) -> None:
    """Goblins by slot, minions from left to right, and the Boss."""
    deck = list(GOBLIN_DECK)
    goblins = given.get("goblins", {})
    check_keys(goblins, ("1", "2", "3", "4"), "goblins")
    for slot, about in sorted(goblins.items()):
        check_keys(about, ("card", "at"), f"goblins.{slot}")
        card = taken(deck, about.get("card"), "goblins")
        cell = read_cell(about.get("at"), "goblins")
        state.goblins[int(slot) - 1] = Enemy("goblin", card, cell, 1, int(slot))
    discard = given.get("goblin_discard", [])
    state.goblin_discard = [taken(deck, name, "goblin_discard") for name in discard]
    top = [taken(deck, name, "goblin_deck") for name in given.get("goblin_deck", [])]
    state.goblin_deck = deck + top[::-1]
    minions = dict(MINIONS)
    for about in given.get("minions", []):
        check_keys(about, ("card", "at", "health"), "minions")
        minion = minions.pop(known(minions, about.get("card"), "minions").id)
        health = number(about.get("health", minion.health), "health", 1, minion.health)
        cell = read_cell(about.get("at"), "minions")
        state.minions.append(Enemy("minion", minion, cell, health))
    usual = state.count if state.act > 1 else 0
    state.killed = number(given.get("killed", usual), "killed", most=state.count)
    on_top = [
        minions.pop(known(minions, n, "minion_deck").id) for n in given.get("minion_deck", [])
    ]
    left = list(minions.values())
    state.removed += left[: state.killed]
    state.minion_deck = left[state.killed :] + on_top[::-1]
    arrange_boss(state, given.get("boss", {}))


def taken(deck: list[GoblinCard], name: object, where: str) -> GoblinCard:
    """A goblin out of those that are left."""
    card = known(GOBLINS, name, where)
    if card not in deck:
        raise unknown(where, name)
    deck.remove(card)
    return card


def arrange_boss(state: State, about: Mapping[str, Any]) -> None:
    """The Boss: unknown in Act 1, on its mat or anywhere in Act 2."""
    check_keys(about, ("card", "at", "markers", "covered"), "boss")
    state.boss = known(BOSSES, about.get("card", "ashen_dragon"), "boss")
    state.boss_box = [boss for boss in BOSSES.values() if boss is not state.boss]
    if state.act > 1:
        state.token = Enemy("boss", state.boss, read_cell(about.get("at", "lair"), "boss"))
        markers = items(about.get("markers", [BOSS_HEALTH] * state.count), "markers")
        state.markers = [number(health, "markers", most=BOSS_HEALTH) for health in markers]
        state.covered = number(about.get("covered", 0), "covered", most=3)


def arrange_cards(state: State, given: Mapping[str, Any]) -> None:
    """Rows and decks of loot and spells; a deck holds what lies nowhere else."""
    described = given.get("heroes", {})
    worn = [name for about in described.values() for name in about.get("gear", [])]
    state.loot_row = [known(LOOT, name, "loot_row") for name in given.get("loot_row", [])]
    state.spell_row = [known(SPELLS, name, "spell_row") for name in given.get("spell_row", [])]
    used = {*worn, *ids(state.loot_row), *ids(state.spell_row)}
    loot = [known(LOOT, name, "loot_deck") for name in given.get("loot_deck", [])]
    spells = [known(SPELLS, name, "spell_deck") for name in given.get("spell_deck", [])]
    used |= {*ids(loot), *ids(spells)}
    state.loot_deck = [card for card in LOOT.values() if card.id not in used] + loot[::-1]
    state.spell_deck = [card for card in SPELLS.values() if card.id not in used] + spells[::-1]


HERO_KEYS: Final = ("hero", "health", "focus", "at", "space", "gear", "slots")


def arrange_heroes(state: State, described: Mapping[str, Any]) -> None:
    """Every hero: which one, its markers, its place, what it has equipped."""
    check_keys(described, [str(place) for place in range(state.count)], "heroes")
    named = [about["hero"] for about in described.values() if "hero" in about]
    others = iter([name for name in HEROES if name not in named])
    for place in range(state.count):
        about = described.get(str(place), {})
        check_keys(about, HERO_KEYS, f"heroes.{place}")
        mat = known(HEROES, about["hero"] if "hero" in about else next(others), "hero")
        hero = Hero(place, mat)
        hero.health = number(about.get("health", hero.health), "health", most=mat.max_health)
        hero.focus = number(about.get("focus", hero.focus), "focus", most=mat.max_focus)
        hero.cell = read_cell(about.get("at", list(square_of(CENTRE))), "at")
        if hero.cell == LAIR:
            hero.space = number(about.get("space", place), "space", most=RING - 1)
        equip(hero, about)
        state.heroes.append(hero)
    state.mats = [mat for mat in HEROES.values() if all(mat is not h.mat for h in state.heroes)]


def equip(hero: Hero, about: Mapping[str, Any]) -> None:
    """Cards go to the first free place of their type; `slots` names the hand of a card."""
    slots = about.get("slots", {})
    for name in items(about.get("gear", []), "gear"):
        card = known(EQUIPMENT, name, "gear")
        places = [place for place in PLACES[card.type] if hero.gear[place] is None]
        if name in slots:
            places = [SLOTS.index(one_of(slots[name], SLOTS, "slots"))]
        if not places:
            raise unknown("gear", name)
        put_at(hero, places[0], card)


def arrange_turn(state: State, about: Mapping[str, Any] | None) -> None:
    """A turn under way; without one it begins."""
    if about is None:
        return
    check_keys(about, ("move", "spent", "actions", "used"), "turn")
    turn = state.turn
    turn.begun = True
    turn.move = known(MOVES, about.get("move", "not_begun"), "move")
    turn.spent = number(about.get("spent", 0), "spent")
    turn.actions = number(about.get("actions", 1), "actions", most=2)
    turn.used = tuple(items(about.get("used", []), "used"))
    state.turns = max(1, state.turns)


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    return {
        "phase": state.phase,
        "act": state.act,
        "active": state.active,
        "turns": state.turns,
        "torch": state.torch,
        "heroes": {str(hero.number): inspect_hero(state, hero) for hero in state.heroes},
        "rooms": {state.rooms[cell].id: written(cell) for cell in state.rooms},
        "rotations": {state.rooms[cell].id: state.rotations[cell] for cell in state.rooms},
        "facedown": {card.id: written(cell) for cell, card in state.facedown.items()},
        "deck": ids(reversed(state.deck)),
        "goblins": {
            str(goblin.slot): {"card": goblin.card.id, "at": written(goblin.cell)}
            for goblin in state.goblins
            if goblin is not None
        },
        "goblin_discard": ids(state.goblin_discard),
        "minions": {
            minion.card.id: {"at": written(minion.cell), "health": minion.health}
            for minion in state.minions
        },
        "killed": state.killed,
        "gate_open": state.gate_open,
        "boss": None
        if state.token is None
        else {
            "card": state.token.card.id,
            "at": written(state.token.cell),
            "markers": list(state.markers),
            "covered": state.covered,
        },
        "seals": [written(cell) for cell in state.seals],
        "disarmed": [written(cell) for cell in state.disarmed],
        "closed": [written(cell) for cell in state.closed],
        "loot_row": ids(state.loot_row),
        "spell_row": ids(state.spell_row),
        "loot_deck": ids(reversed(state.loot_deck)),
        "spell_deck": ids(reversed(state.spell_deck)),
        "removed": ids(state.removed),
        "pacified": bool(state.modifiers.sum("pacified", None)),
        "turn": {
            "move": next(name for name, move in MOVES.items() if move == state.turn.move),
            "spent": state.turn.spent,
            "speed_left": state.speed_left() if state.heroes else 0,
            "actions": state.turn.actions,
        },
    }


def inspect_hero(state: State, hero: Hero) -> dict[str, Any]:
    """A hero in the words of scenarios."""
    return {
        "hero": hero.piece,
        "seat": state.leaders[hero.number],
        "health": hero.health,
        "focus": hero.focus,
        "at": written(hero.cell),
        "space": hero.space,
        "gear": [card.id for card in hero.gear if card is not None],
        "slots": {
            card.id: slot
            for card, slot in zip(hero.gear, SLOTS, strict=True)
            if isinstance(card, LootCard) and card.type == "hand"
        },
        "speed": state.speed(hero),
        "defense": state.defense(hero),
        "stealth": hero.kit.stealth or state.modifiers.sum("stealth", hero.number) > 0,
    }
