"""Positions for scenarios: building a state from words, and saying a state in the same words.

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import ids
from podziemia.kernel.game import Value
from podziemia.kernel.given import Given, known, one_of, possible, read_given
from podziemia.kernel.rng import Rng

from .content import (
    ABILITIES,
    BOSSES,
    DUNGEON,
    ENCOUNTERS,
    ENTRANCE,
    EQUIPMENT,
    GATE,
    GOBLIN_DECK,
    GOBLINS,
    HEROES,
    LOOT,
    MINIONS,
    ROOMS,
    SPELLS,
    STACKS,
)
from .entries import BOSS_HEALTH, RING, DungeonCard, GoblinCard, LootCard
from .geometry import CENTRE, LAIR, SIZE, Cell, cell_at, laid, square_of, turned, with_lair
from .kit import PLACES, SLOTS
from .rules.cards import put_at
from .rules.menu import SWITCHED
from .rules.reveal import facing
from .rules.turn import MATCH
from .state import ENDED, NOT_BEGUN, UNDER_WAY, Enemy, Hero, State

PHASES: Final = tuple(rule.__name__ for rule in MATCH)
MOVES: Final = {"not_begun": NOT_BEGUN, "under_way": UNDER_WAY, "ended": ENDED}
GOBLIN_NUMBERS: Final = ("1", "2", "3", "4")
USED: Final = (*ABILITIES, *EQUIPMENT, *ROOMS, SWITCHED)
WORDS: Final = (*SLOTS, "lair")

Small: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=SIZE - 1)]
Where: TypeAlias = tuple[Place, Place] | Literal["lair"]
"""A square, or the Boss mat."""
Quarters: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]
Marker: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=BOSS_HEALTH)]
ENTRY: Final = square_of(CENTRE)


class RoomGiven(Given, frozen=True):
    """A revealed card, turned so many quarters."""

    card: str
    at: tuple[Place, Place]
    rotation: Quarters = 0


class HiddenGiven(Given, frozen=True):
    """A face-down card."""

    card: str
    at: tuple[Place, Place]


class EnemyGiven(Given, frozen=True):
    """A goblin or a minion."""

    card: str
    at: Where
    health: Small | None = None


class BossGiven(Given, frozen=True):
    """The Boss: which one, and in Act 2 where and how hurt it is."""

    card: str = "ashen_dragon"
    at: Where | None = None
    markers: tuple[Marker, ...] | None = None
    covered: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class HeroGiven(Given, frozen=True):
    """A hero; `slots` names the hand that a card of its gear is in."""

    hero: str | None = None
    health: Small | None = None
    focus: Small | None = None
    at: Where = ENTRY
    space: Annotated[int, msgspec.Meta(ge=0, le=RING - 1)] | None = None
    gear: tuple[str, ...] = ()
    slots: dict[str, Literal["left", "right"]] = msgspec.field(default_factory=dict)


class TurnGiven(Given, frozen=True):
    """A turn under way."""

    move: Literal["not_begun", "under_way", "ended"] = "not_begun"
    spent: Small = 0
    actions: Annotated[int, msgspec.Meta(ge=0, le=2)] = 1
    used: tuple[str, ...] = ()


class PositionGiven(Given, frozen=True):
    """A position as a scenario describes it."""

    phase: str = "turns"
    act: Literal[1, 2] = 1
    active: Small = 0
    turns: Small = 0
    torch: Small | None = None
    turn: TurnGiven | None = None
    heroes: dict[str, HeroGiven] = msgspec.field(default_factory=dict)
    rooms: tuple[RoomGiven, ...] = ()
    facedown: tuple[HiddenGiven, ...] = ()
    deck: tuple[str, ...] | None = None
    disarmed: tuple[tuple[Place, Place], ...] = ()
    closed: tuple[tuple[Place, Place], ...] = ()
    seals: tuple[tuple[Place, Place], ...] | None = None
    goblins: dict[str, EnemyGiven] = msgspec.field(default_factory=dict)
    goblin_deck: tuple[str, ...] = ()
    goblin_discard: tuple[str, ...] = ()
    minions: tuple[EnemyGiven, ...] = ()
    minion_deck: tuple[str, ...] = ()
    killed: Small | None = None
    boss: BossGiven = BossGiven()
    loot_deck: tuple[str, ...] = ()
    loot_row: tuple[str, ...] = ()
    spell_deck: tuple[str, ...] = ()
    spell_row: tuple[str, ...] = ()
    pacified: bool = False


def arrange(
    players: int, options: Mapping[str, Value], given: Mapping[str, Any], rng: Rng
) -> State:
    """A state at a safe point; what is not given is as at the start of a match."""
    position = read_given(given, PositionGiven)
    state = State.of(players, options, rng)
    phase = one_of(position.phase, PHASES, "phase")
    state.cursor.set("game", PHASES, phase)
    if phase == "setup":
        possible(set(given) <= {"phase"}, "given", ", ".join(given), "TED-2.1")
        return state
    state.act = position.act
    arrange_dungeon(state, position)
    arrange_enemies(state, position)
    arrange_cards(state, position)
    state.torch = state.torch_start() if position.torch is None else position.torch
    possible(1 <= state.torch <= state.torch_start(), "torch", state.torch, "TED-2.12")
    if phase == "choose_heroes":
        possible(not position.heroes and position.turn is None, "given", phase, "TED-2.19")
        state.mats = list(HEROES.values())
        return state
    arrange_heroes(state, position.heroes)
    possible(position.active < state.count, "active", position.active, "TED-1.3")
    state.active, state.turns = position.active, position.turns
    state.cursor.set("turn", range(state.count), state.active)
    if position.turn is not None:
        arrange_turn(state, position.turn)
    if position.pacified:
        state.modifiers.add("goblin_idol", "pacified", scope=None, until="enemies act")
    return state


def place_in(state: State, at: Where, where: str) -> Cell:
    """A revealed room, or the Boss mat in Act 2."""
    if at == "lair":
        possible(state.act > 1, where, at, "TED-17.1")
        return LAIR
    cell = cell_at(at)
    possible(cell in state.rooms, where, list(at), "TED-5.1")
    return cell


def written(cell: Cell) -> list[int] | str:
    """A cell in the words of scenarios."""
    return "lair" if cell == LAIR else list(square_of(cell))


def once(names: Iterable[str], where: str, rule: str) -> None:
    """Everything is there once."""
    listed = list(names)
    possible(len({*listed}) == len(listed), where, ", ".join(listed), rule)


def arrange_dungeon(state: State, position: PositionGiven) -> None:
    """Revealed and face-down cards; the deck is built of what lies nowhere else (TED-2.5)."""
    for about in (RoomGiven(card=ENTRANCE.id, at=ENTRY), *position.rooms):
        card, cell = known(DUNGEON, about.card, "rooms"), cell_at(about.at)
        possible(cell not in state.rooms, "rooms", list(about.at), "TED-6.1")
        state.rooms[cell], state.rotations[cell] = card, about.rotation
        state.layout = laid(state.layout, cell, turned(card.mask, about.rotation))
        if card is GATE:
            state.gate = cell
    for hidden in position.facedown:
        cell = cell_at(hidden.at)
        free = cell not in state.rooms and cell not in state.facedown
        possible(free, "facedown", list(hidden.at), "TED-6.1")
        possible(bool(facing(state, cell)), "facedown", list(hidden.at), "TED-6.6")
        state.facedown[cell] = known(DUNGEON, hidden.card, "facedown")
    if state.act > 1:
        possible(state.gate >= 0, "rooms", "no lair_gate", "TED-17.1")
        state.layout = with_lair(state.layout, state.gate)
    lying = [*state.rooms.values(), *state.facedown.values()]
    if position.deck is None:
        state.deck = usual_deck(state, lying)
    else:
        state.deck = [known(DUNGEON, name, "deck") for name in reversed(position.deck)]
    if GATE not in lying and GATE not in state.deck:
        state.deck.insert(0, GATE)
    used = [*ids(lying), *ids(state.deck)]
    once(used, "deck", "TED-2.5")
    state.box = [c for c in (*ROOMS.values(), *ENCOUNTERS.values()) if c.id not in used]
    depth = len(state.deck)
    state.depths = {cell: depth + place for place, cell in enumerate(reversed(state.facedown))}
    state.disarmed = tuple(place_in(state, at, "disarmed") for at in position.disarmed)
    state.closed = tuple(place_in(state, at, "closed") for at in position.closed)
    seals = [CENTRE]
    if state.act > 1:
        seals += [cell for cell, card in state.rooms.items() if card.kind == "encounter"]
    if position.seals is not None:
        seals = [place_in(state, at, "seals") for at in position.seals]
    state.seals = tuple(sorted(seals))


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


def arrange_enemies(state: State, position: PositionGiven) -> None:
    """Goblins by slot, minions from left to right, and the Boss."""
    deck = list(GOBLIN_DECK)
    for slot, about in sorted(position.goblins.items()):
        where = f"goblins.{one_of(slot, GOBLIN_NUMBERS, 'goblins')}"
        card, cell = taken(deck, about.card, where), place_in(state, about.at, where)
        possible(about.health in (None, 1), where, about.health, "TED-12.2")
        state.goblins[int(slot) - 1] = Enemy("goblin", card, cell, 1, int(slot))
    state.goblin_discard = [taken(deck, n, "goblin_discard") for n in position.goblin_discard]
    top = [taken(deck, name, "goblin_deck") for name in position.goblin_deck]
    state.goblin_deck = deck + top[::-1]
    minions = dict(MINIONS)
    for about in position.minions:
        minion = minions.pop(known(minions, about.card, "minions").id)
        health = minion.health if about.health is None else about.health
        possible(1 <= health <= minion.health, "minions", health, "TED-12.5")
        state.minions.append(Enemy("minion", minion, place_in(state, about.at, "minions"), health))
    usual = state.count if state.act > 1 else 0
    state.killed = usual if position.killed is None else position.killed
    possible(usual <= state.killed <= state.count, "killed", state.killed, "TED-12.7")
    on_top = [minions.pop(known(minions, n, "minion_deck").id) for n in position.minion_deck]
    left = list(minions.values())
    state.removed += left[: state.killed]
    state.minion_deck = left[state.killed :] + on_top[::-1]
    hidden = [*state.deck, *state.facedown.values()]
    coming = sum(card.kind == "encounter" for card in hidden)
    possible(coming <= len(state.minion_deck), "minion_deck", coming, "TED-7.9")
    arrange_boss(state, position.boss)


def taken(deck: list[GoblinCard], name: str, where: str) -> GoblinCard:
    """A goblin out of those that are left."""
    card = known(GOBLINS, name, where)
    possible(card in deck, where, card, "TED-2.13")
    deck.remove(card)
    return card


def arrange_boss(state: State, about: BossGiven) -> None:
    """The Boss: unknown in Act 1, on its mat or anywhere in Act 2."""
    state.boss = known(BOSSES, about.card, "boss")
    state.boss_box = [boss for boss in BOSSES.values() if boss is not state.boss]
    if state.act == 1:
        seen = about.at is not None or about.markers is not None or about.covered
        possible(not seen, "boss", "act = 1", "TED-2.16")
        return
    cell = LAIR if about.at is None else place_in(state, about.at, "boss")
    state.token = Enemy("boss", state.boss, cell)
    state.markers = list((BOSS_HEALTH,) * state.count if about.markers is None else about.markers)
    fitting = len(state.markers) == state.count and any(state.markers)
    possible(fitting, "boss.markers", state.markers, "TED-17.3")
    state.covered = about.covered


def arrange_cards(state: State, position: PositionGiven) -> None:
    """Rows and decks of loot and spells; a deck holds what lies nowhere else."""
    worn = [name for about in position.heroes.values() for name in about.gear]
    state.loot_row = [known(LOOT, name, "loot_row") for name in position.loot_row]
    state.spell_row = [known(SPELLS, name, "spell_row") for name in position.spell_row]
    loot = [known(LOOT, name, "loot_deck") for name in position.loot_deck]
    spells = [known(SPELLS, name, "spell_deck") for name in position.spell_deck]
    used = [*worn, *ids(state.loot_row), *ids(state.spell_row), *ids(loot), *ids(spells)]
    once(used, "given", "TED-2.18")
    state.loot_deck = [card for card in LOOT.values() if card.id not in used] + loot[::-1]
    state.spell_deck = [card for card in SPELLS.values() if card.id not in used] + spells[::-1]


def arrange_heroes(state: State, described: Mapping[str, HeroGiven]) -> None:
    """Every hero: which one, its markers, its place, what it has equipped."""
    for number in described:
        one_of(number, [str(place) for place in range(state.count)], "heroes")
    named = [about.hero for about in described.values() if about.hero is not None]
    once(named, "heroes", "TED-2.19")
    others = iter([name for name in HEROES if name not in named])
    for place in range(state.count):
        about, where = described.get(str(place), HeroGiven()), f"heroes.{place}"
        mat = known(HEROES, next(others) if about.hero is None else about.hero, where)
        hero = Hero(place, mat)
        hero.health = hero.health if about.health is None else about.health
        hero.focus = hero.focus if about.focus is None else about.focus
        possible(hero.health <= mat.max_health, f"{where}.health", hero.health, "TED-3.5")
        possible(hero.focus <= mat.max_focus, f"{where}.focus", hero.focus, "TED-3.5")
        hero.cell = place_in(state, about.at, where)
        if hero.cell == LAIR:
            hero.space = place if about.space is None else about.space
        else:
            possible(about.space is None, f"{where}.space", about.space, "TED-18.2")
        equip(hero, about, where)
        state.heroes.append(hero)
    spaces = [str(hero.space) for hero in state.heroes if hero.cell == LAIR]
    once(spaces, "heroes", "TED-18.5")
    state.mats = [mat for mat in HEROES.values() if all(mat is not h.mat for h in state.heroes)]


def equip(hero: Hero, about: HeroGiven, where: str) -> None:
    """Cards go to the first free place of their type; `slots` names the hand of a card."""
    for name in about.slots:
        one_of(name, about.gear, f"{where}.slots")
    for name in about.gear:
        card = known(EQUIPMENT, name, f"{where}.gear")
        places = [place for place in PLACES[card.type] if hero.gear[place] is None]
        if name in about.slots:
            places = [place for place in places if SLOTS[place] == about.slots[name]]
        possible(bool(places), f"{where}.gear", name, "TED-16.8")
        put_at(hero, places[0], card)


def arrange_turn(state: State, about: TurnGiven) -> None:
    """A turn under way; without one it begins."""
    possible(state.hero.conscious, "turn", state.hero.piece, "TED-4.8")
    for name in about.used:
        one_of(name, USED, "turn.used")
    turn = state.turn
    turn.begun = True
    turn.move, turn.spent = MOVES[about.move], about.spent
    turn.actions, turn.used = about.actions, about.used
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
