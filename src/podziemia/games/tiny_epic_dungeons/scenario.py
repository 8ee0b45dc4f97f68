"""Positions for scenarios: building a state from words, and saying a state in the same words.

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from podziemia.kernel import given
from podziemia.kernel.content import attributes, ids
from podziemia.kernel.given import Given, Small, all_known, known, one_of, possible, taken

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
from .entries import BOSS_HEALTH, RING, DungeonCard, LootCard
from .geometry import CENTRE, LAIR, SIZE, Cell, cell_at, laid, square_of, turned, with_lair
from .kit import PLACES, SLOTS
from .rules.cards import put_at
from .rules.menu import SWITCHED
from .rules.reveal import facing
from .rules.turn import MATCH
from .state import Enemy, Hero, State

C = TypeVar("C")
PHASES: Final = tuple(rule.__name__ for rule in MATCH)
MOVES: Final = ("not_begun", "under_way", "ended")
"""TED-4.13: how far a move is, as `Turn.move` counts it."""
GOBLIN_NUMBERS: Final = ("1", "2", "3", "4")
USED: Final = (*ABILITIES, *EQUIPMENT, *ROOMS, SWITCHED)
WORDS: Final = (*SLOTS, "lair")

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


def lay_out(state: State, position: PositionGiven) -> None:
    """The table as described; what is not given is as at the start of a match."""
    phase = one_of(position.phase, PHASES, "phase")
    state.cursor.set("game", PHASES, phase)
    if phase == "setup":
        given.only(position, ("phase",), "TED-2.1")
        return
    state.act = position.act
    lay_out_dungeon(state, position)
    lay_out_deck(state, position)
    lay_out_goblins(state, position)
    lay_out_minions(state, position)
    lay_out_boss(state, position.boss)
    state.torch = state.torch_start() if position.torch is None else position.torch
    possible(1 <= state.torch <= state.torch_start(), "torch", state.torch, "TED-2.12")
    state.mats = list(HEROES.values())
    if phase == "choose_heroes":
        possible(not position.heroes and position.turn is None, "given", phase, "TED-2.19")
    else:
        lay_out_heroes(state, position)
        lay_out_turn(state, position)
    lay_out_cards(state, position)


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


def drawn(
    rest: list[C], kinds: Mapping[str, C], names: Iterable[str], where: str, rule: str
) -> list[C]:
    """Cards out of those that lie nowhere yet."""
    return [taken(rest, card, where, rule) for card in all_known(kinds, names, where)]


def lay_out_dungeon(state: State, position: PositionGiven) -> None:
    """Revealed and face-down cards, and what lies on them."""
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
    state.disarmed = tuple(place_in(state, at, "disarmed") for at in position.disarmed)
    state.closed = tuple(place_in(state, at, "closed") for at in position.closed)
    seals = [CENTRE]
    if state.act > 1:
        seals += [cell for cell, card in state.rooms.items() if card.kind == "encounter"]
    if position.seals is not None:
        seals = [place_in(state, at, "seals") for at in position.seals]
    state.seals = tuple(sorted(seals))


def lay_out_deck(state: State, position: PositionGiven) -> None:
    """TED-2.5: the dungeon deck, which holds the Gate if that lies nowhere else."""
    lying = [*state.rooms.values(), *state.facedown.values()]
    if position.deck is None:
        state.deck = usual_deck(state, lying)
    else:
        state.deck = all_known(DUNGEON, position.deck, "deck")[::-1]
    if GATE not in lying and GATE not in state.deck:
        state.deck.insert(0, GATE)
    state.box = list(DUNGEON.values())
    for card in (*lying, *state.deck):
        taken(state.box, card, "deck", "TED-2.5")
    depth = len(state.deck)
    state.depths = {cell: depth + place for place, cell in enumerate(reversed(state.facedown))}


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


def lay_out_goblins(state: State, position: PositionGiven) -> None:
    """TED-2.13: goblins by slot, those discarded, and those on top of the deck."""
    deck, rule = list(GOBLIN_DECK), "TED-2.13"
    for slot, about in sorted(position.goblins.items()):
        where = f"goblins.{one_of(slot, GOBLIN_NUMBERS, 'goblins')}"
        card = taken(deck, known(GOBLINS, about.card, where), where, rule)
        possible(about.health in (None, 1), where, about.health, "TED-12.2")
        cell = place_in(state, about.at, where)
        state.goblins[int(slot) - 1] = Enemy("goblin", card, cell, 1, int(slot))
    discard, where = position.goblin_discard, "goblin_discard"
    state.goblin_discard = drawn(deck, GOBLINS, discard, where, rule)
    top = drawn(deck, GOBLINS, position.goblin_deck, "goblin_deck", rule)
    state.goblin_deck = deck + top[::-1]


def lay_out_minions(state: State, position: PositionGiven) -> None:
    """TED-2.13: minions from left to right, those killed, and those on top of the deck."""
    deck, rule = list(MINIONS.values()), "TED-2.13"
    for about in position.minions:
        card = taken(deck, known(MINIONS, about.card, "minions"), "minions", rule)
        health = card.health if about.health is None else about.health
        possible(1 <= health <= card.health, "minions", health, "TED-12.5")
        state.minions.append(Enemy("minion", card, place_in(state, about.at, "minions"), health))
    usual = state.count if state.act > 1 else 0
    state.killed = usual if position.killed is None else position.killed
    possible(usual <= state.killed <= state.count, "killed", state.killed, "TED-12.7")
    top = drawn(deck, MINIONS, position.minion_deck, "minion_deck", rule)
    state.removed += deck[: state.killed]
    state.minion_deck = deck[state.killed :] + top[::-1]
    hidden = [*state.deck, *state.facedown.values()]
    coming = sum(card.kind == "encounter" for card in hidden)
    possible(coming <= len(state.minion_deck), "minion_deck", coming, "TED-7.9")


def lay_out_boss(state: State, about: BossGiven) -> None:
    """The Boss: unknown in Act 1, on its mat or anywhere in Act 2."""
    state.boss = known(BOSSES, about.card, "boss")
    state.boss_box = [boss for boss in BOSSES.values() if boss is not state.boss]
    if state.act == 1:
        possible(about == BossGiven(card=about.card), "boss", "act = 1", "TED-2.16")
        return
    cell = LAIR if about.at is None else place_in(state, about.at, "boss")
    state.token = Enemy("boss", state.boss, cell)
    state.markers = list((BOSS_HEALTH,) * state.count if about.markers is None else about.markers)
    fitting = len(state.markers) == state.count and any(state.markers)
    possible(fitting, "boss.markers", state.markers, "TED-17.3")
    state.covered = about.covered


def lay_out_cards(state: State, position: PositionGiven) -> None:
    """TED-2.18: rows and decks of loot and spells; a deck holds what lies nowhere else."""
    loot, spells, rule = list(LOOT.values()), list(SPELLS.values()), "TED-2.18"
    for card in (card for hero in state.heroes for card in hero.gear if card is not None):
        if isinstance(card, LootCard):
            taken(loot, card, "gear", rule)
        else:
            taken(spells, card, "gear", rule)
    state.loot_row = drawn(loot, LOOT, position.loot_row, "loot_row", rule)
    state.spell_row = drawn(spells, SPELLS, position.spell_row, "spell_row", rule)
    state.loot_deck = drawn(loot, LOOT, position.loot_deck, "loot_deck", rule)[::-1]
    state.spell_deck = drawn(spells, SPELLS, position.spell_deck, "spell_deck", rule)[::-1]
    state.loot_deck[:0], state.spell_deck[:0] = loot, spells


def lay_out_heroes(state: State, position: PositionGiven) -> None:
    """Every hero: which one, its markers, its place, what it has equipped."""
    described = given.described(range(state.count), position.heroes, HeroGiven, "heroes")
    named = [about.hero for _, about in described if about.hero is not None]
    mats = drawn(state.mats, HEROES, named, "heroes", "TED-2.19")
    for place, about in described:
        mat = state.mats.pop(0) if about.hero is None else mats.pop(0)
        state.heroes.append(hero_of(state, Hero(place, mat), about, f"heroes.{place}"))
    spaces = [hero.space for hero in state.heroes if hero.cell == LAIR]
    possible(len({*spaces}) == len(spaces), "heroes", spaces, "TED-18.5")


def hero_of(state: State, hero: Hero, about: HeroGiven, where: str) -> Hero:
    """A hero as described."""
    hero.health = hero.health if about.health is None else about.health
    hero.focus = hero.focus if about.focus is None else about.focus
    possible(hero.health <= hero.mat.max_health, f"{where}.health", hero.health, "TED-3.5")
    possible(hero.focus <= hero.mat.max_focus, f"{where}.focus", hero.focus, "TED-3.5")
    hero.cell = place_in(state, about.at, where)
    if hero.cell == LAIR:
        hero.space = hero.number if about.space is None else about.space
    else:
        possible(about.space is None, f"{where}.space", about.space, "TED-18.2")
    for name in about.slots:
        one_of(name, about.gear, f"{where}.slots")
    for card in all_known(EQUIPMENT, about.gear, f"{where}.gear"):
        places = [place for place in PLACES[card.type] if hero.gear[place] is None]
        if card.id in about.slots:
            places = [place for place in places if SLOTS[place] == about.slots[card.id]]
        possible(bool(places), f"{where}.gear", card, "TED-16.8")
        put_at(hero, places[0], card)
    return hero


def lay_out_turn(state: State, position: PositionGiven) -> None:
    """Whose turn it is, and how far; a turn that is not given begins."""
    possible(position.active < state.count, "active", position.active, "TED-1.3")
    given.take_over(state, position, "active", "turns")
    state.cursor.set("turn", range(state.count), state.active)
    if position.pacified:
        state.modifiers.add("goblin_idol", "pacified", scope=None, until="enemies act")
    about, turn = position.turn, state.turn
    if about is None:
        return
    possible(state.hero.conscious, "turn", state.hero.piece, "TED-4.8")
    for name in about.used:
        one_of(name, USED, "turn.used")
    given.take_over(turn, about, "spent", "actions", "used")
    turn.begun, turn.move = True, MOVES.index(about.move)
    state.turns = max(1, state.turns)


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    boss = state.token
    return {
        **attributes(state, "phase", "act", "active", "turns", "torch", "killed", "gate_open"),
        **attributes(state, "goblin_discard", "loot_row", "spell_row", "removed"),
        **{name: ids(getattr(state, name)[::-1]) for name in ("deck", "loot_deck", "spell_deck")},
        **{name: [*map(written, getattr(state, name))] for name in ("seals", "disarmed", "closed")},
        "heroes": {str(hero.number): inspect_hero(state, hero) for hero in state.heroes},
        "rooms": {card.id: written(cell) for cell, card in state.rooms.items()},
        "rotations": {card.id: state.rotations[cell] for cell, card in state.rooms.items()},
        "facedown": {card.id: written(cell) for cell, card in state.facedown.items()},
        "goblins": {
            str(goblin.slot): {"card": goblin.card.id, "at": written(goblin.cell)}
            for goblin in state.goblins
            if goblin is not None
        },
        "minions": {
            minion.card.id: {"at": written(minion.cell), "health": minion.health}
            for minion in state.minions
        },
        "boss": None
        if boss is None
        else {
            **attributes(boss, "card"),
            **attributes(state, "markers", "covered"),
            "at": written(boss.cell),
        },
        "boss_mat": None if state.boss is None else state.boss.id,
        "pacified": bool(state.modifiers.sum("pacified", None)),
        "turn": {
            **attributes(state.turn, "spent", "actions"),
            "move": MOVES[state.turn.move],
            "speed_left": state.speed_left() if state.heroes else 0,
        },
    }


def inspect_hero(state: State, hero: Hero) -> dict[str, Any]:
    """A hero in the words of scenarios."""
    return {
        **attributes(hero, "health", "focus", "space"),
        "hero": hero.piece,
        "seat": state.leaders[hero.number],
        "at": written(hero.cell),
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
