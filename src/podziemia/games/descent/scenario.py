"""Positions for scenarios: building a state from words (`inspected.py` says one in the same words).

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from podziemia.kernel import given
from podziemia.kernel.given import Given, Small, all_known, known, one_of, possible, taken

from .combat import HOOK, UNARMED
from .content import (
    HEROES,
    ITEMS,
    MONSTERS,
    OVERLORD_CARDS,
    OVERLORD_DECK,
    RELICS,
    SKILL_CARDS,
    SKILLS,
    TREASURES,
)
from .entries import Item
from .entries import Monster as MonsterCard
from .geometry import Body, Cell, as_cells, as_set, laid
from .inspected import PLACES
from .options import Declare
from .quests import QUESTS
from .quests.rules import Bound
from .rules.board import put
from .rules.declare import allowance
from .rules.equipment import fits, overfull
from .rules.learn import join, learn
from .rules.quests import sleeps
from .rules.reveal import furnish
from .rules.round import MATCH, ROUND
from .rules.setup import prepare
from .rules.town import added
from .rules.turn import TURN
from .state import Companion, Hero, Monster, State, Token, Turn

SETUP: Final = tuple(rule.__name__ for rule in MATCH)
ROUNDS: Final = tuple(rule.__name__ for rule in ROUND)
STAGES: Final = tuple(rule.__name__ for rule in TURN)
PHASES: Final = (*SETUP[:-1], *ROUNDS)
WORDS: Final = (
    *(*PLACES, *STAGES, UNARMED, HOOK),
    *dict.fromkeys(name for quest in QUESTS.values() for name in (*quest.doors, *quest.encounters)),
)

Place: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Spot: TypeAlias = tuple[Place, Place]
"""A square: row and column."""
Where: TypeAlias = Spot | Literal["town", "out"]
OrderName: TypeAlias = Literal["", "aim", "dodge", "guard", "rest"]
Tokens: TypeAlias = Literal["chest", "coins", "potion", "relic", "key", "encounter"]
Half: TypeAlias = Literal["", "move", "attack", "order", "both"]


class HeroGiven(Given, frozen=True):
    """A hero: its sheet, what it owns, where it stands, what lies beside it."""

    hero: str | None = None
    at: Where | None = None
    wounds: Small | None = None
    fatigue: Small | None = None
    coins: Small | None = None
    skills: tuple[str, ...] = ()
    equipped: tuple[str, ...] = ()
    pack: tuple[str, ...] = ()
    exhausted: tuple[str, ...] = ()
    order: OrderName = ""
    burn: Small = 0
    web: Small = 0
    stun: Small = 0
    poison: Small = 0
    monkey: Small = 0
    training: tuple[Small, Small, Small] = (0, 0, 0)
    done: bool = False


class MonsterGiven(Given, frozen=True):
    """A monster by its card or its name in the quest, and its north-western square."""

    monster: str
    at: Spot
    upright: bool = False
    wounds: Small = 0
    burn: Small = 0
    stun: Small = 0
    web: Small = 0
    done: bool = False
    asleep: bool | None = None
    chest: Small = 0


class TokenGiven(Given, frozen=True):
    """A token on a square; of a chest also its number."""

    kind: Tokens
    at: Spot
    name: str
    number: Small = 0


class CompanionGiven(Given, frozen=True):
    """A quest figure."""

    at: Spot | None = None
    wounds: Small | None = None
    bound: bool | None = None
    led: bool = False


class TurnGiven(Given, frozen=True):
    """A hero's turn under way; without an action it stands at the stage that is given."""

    hero: Small = 0
    stage: str | None = None
    action: Literal["", "run", "battle", "advance", "ready", "stunned", "monkey"] = ""
    half: Half = ""
    mp: Small | None = None
    attacks: Small | None = None
    stunned: bool = False
    stopped: bool = False
    potion: bool = False
    travelled: bool = False
    encountered: bool = False
    used: tuple[str, ...] = ()


class PositionGiven(Given, frozen=True):
    """A position as a scenario describes it."""

    phase: str = "hero_turns"
    round: Small = 1
    conquest: Small | None = None
    threat: Small | None = None
    heroes: dict[str, HeroGiven] = msgspec.field(default_factory=dict)
    turn: TurnGiven | None = None
    revealed: tuple[Small, ...] = ()
    swallowed: tuple[Small, ...] = ()
    open: tuple[str, ...] = ()
    keys: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    active: tuple[Spot, ...] = ()
    pits: tuple[Spot, ...] = ()
    rubble: tuple[Spot, ...] = ()
    tokens: tuple[TokenGiven, ...] | None = None
    monsters: tuple[MonsterGiven, ...] | None = None
    npcs: dict[str, CompanionGiven] = msgspec.field(default_factory=dict)
    familiars: dict[str, Where] = msgspec.field(default_factory=dict)
    pico: Small | None = None
    hand: tuple[str, ...] = ()
    deck: tuple[str, ...] | None = None
    discard: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    chests: dict[str, tuple[Small, ...]] = msgspec.field(default_factory=dict)
    treasures: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    skill_decks: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)
    lasting: dict[str, Small] = msgspec.field(default_factory=dict)


def lay_out(state: State, position: PositionGiven) -> None:
    """The table as described; what is not given is as at the start of the first round."""
    phase = one_of(position.phase, (SETUP[0], *ROUNDS), "phase")
    if phase == SETUP[0]:
        given.only(position, ("phase",), "DJ-1.25")
        return
    for _ in prepare(state):
        raise AssertionError
    state.cursor.set("game", SETUP, SETUP[-1])
    state.cursor.set("round", ROUNDS, phase)
    state.round = position.round - 1 if phase == ROUNDS[0] else position.round
    lay_out_decks(state, position)
    lay_out_map(state, position)
    lay_out_heroes(state, position)
    lay_out_companions(state, position)
    lay_out_monsters(state, position)
    if position.conquest is not None:
        possible(position.conquest > 0, "conquest", position.conquest, "DJ-22.7")
        state.conquest = position.conquest
    state.threat = state.threat if position.threat is None else position.threat
    state.lasting = dict(position.lasting)
    if position.turn is not None:
        possible(phase == "hero_turns", "turn", phase, "DJ-2.1")
        lay_out_turn(state, position.turn)


# Words


def cell_at(state: State, spot: Spot, where: str) -> Cell:
    """The cell of a square of the map."""
    possible(spot in state.floor.cells, where, list(spot), "DJ-4.2")
    return state.floor.cells[spot]


def cell_of(state: State, where: Where, word: str) -> Cell:
    """A square of the map, or the town, or outside."""
    return PLACES[where] if isinstance(where, str) else cell_at(state, where, word)


# Cards


def lay_out_decks(state: State, position: PositionGiven) -> None:
    """DJ-1.14, DJ-1.18, DJ-1.22: decks from the top; one that is not given holds the rest."""
    for colour, numbers in position.chests.items():
        rest = state.chests[one_of(colour, tuple(state.chests), "chests")]
        top = [taken(rest, number, "chests", "DJ-1.14") for number in numbers]
        state.chests[colour] = rest + top[::-1]
    for colour, names in position.treasures.items():
        one_of(colour, tuple(TREASURES), "treasures")
        items = state.treasures[colour]
        top_items = [
            taken(items, item, "treasures", "DJ-1.22")
            for item in all_known(ITEMS, names, "treasures")
        ]
        state.treasures[colour] = items + top_items[::-1]
    for deck, names in position.skill_decks.items():
        one_of(deck, tuple(SKILL_CARDS), "skill_decks")
        skills = state.skill_decks[deck]
        top_skills = [
            taken(skills, skill, "skill_decks", "DJ-1.7")
            for skill in all_known(SKILLS, names, "skill_decks")
        ]
        state.skill_decks[deck] = skills + top_skills[::-1]
    cards = list(OVERLORD_DECK)
    for name in ("hand", "discard", "powers"):
        named = all_known(OVERLORD_CARDS, getattr(position, name), name)
        setattr(state, name, [taken(cards, card, name, "DJ-12.24") for card in named])
    if position.deck is None:
        state.deck = cards[::-1]
    else:
        named = all_known(OVERLORD_CARDS, position.deck, "deck")
        state.deck = [taken(cards, card, "deck", "DJ-12.24") for card in named][::-1]


# The map


def lay_out_map(state: State, position: PositionGiven) -> None:
    """Revealed areas with what the quest lays there, doors, keys, glyphs, what traps have left."""
    areas = tuple(state.quest.areas)
    for area in (*position.revealed, *position.swallowed):
        possible(area in areas, "revealed", area, "DJ-18.2")
    state.revealed = frozenset((0, *position.revealed))
    for area in sorted(state.revealed):
        furnish(state, state.unrevealed.pop(area))
    doors = tuple(state.floor.doors)
    state.openings = frozenset(one_of(name, doors, "open") for name in position.open)
    state.keys = frozenset(one_of(key, ("red", "blue", "yellow"), "keys") for key in position.keys)
    state.opened = frozenset(one_of(each, tuple(TREASURES), "opened") for each in position.opened)
    for spot in position.active:
        cell = cell_at(state, spot, "active")
        possible(cell in state.glyphs, "active", list(spot), "DJ-17.17")
        state.glyphs[cell] = True
    state.pits |= as_set(cell_at(state, spot, "pits") for spot in position.pits)
    state.rubble |= as_set(cell_at(state, spot, "rubble") for spot in position.rubble)
    if position.tokens is not None:
        lay_out_tokens(state, position.tokens)
    for colour in state.keys:
        for cell, tokens in list(state.tokens.items()):
            kept = tuple(token for token in tokens if token != Token("key", colour))
            state.tokens[cell] = kept
            if not kept:
                del state.tokens[cell]


def lay_out_tokens(state: State, tokens: Iterable[TokenGiven]) -> None:
    """Exactly these tokens lie on the map."""
    state.tokens = {}
    for about in tokens:
        cell = cell_at(state, about.at, "tokens")
        if about.kind == "potion":
            known(ITEMS, about.name, "tokens")
        elif about.kind == "relic":
            known(RELICS, about.name, "tokens")
        elif about.kind == "encounter":
            known(state.quest.encounters, about.name, "tokens")
        token = Token(about.kind, about.name, about.number)
        state.tokens[cell] = (*state.tokens.get(cell, ()), token)


# Figures


def lay_out_heroes(state: State, position: PositionGiven) -> None:
    """DJ-1.20: every hero; those without a square stand on and around the starting glyph."""
    described = given.described(range(state.count), position.heroes, HeroGiven, "heroes")
    named = [about.hero for _, about in described if about.hero is not None]
    sheets = [
        taken(state.sheets, sheet, "heroes", "DJ-1.4")
        for sheet in all_known(HEROES, named, "heroes")
    ]
    start = state.floor.cell(state.quest.start)
    around = [start, *as_cells(state.plan.around[start])]
    for number, about in described:
        sheet = state.sheets.pop() if about.hero is None else sheets.pop(0)
        hero = Hero(number, sheet)
        state.heroes.append(hero)
        where = f"heroes.{number}"
        cell = around[number] if about.at is None else cell_of(state, about.at, where)
        possible(cell < 0 or state.hero_at(cell) is None, where, about.at, "DJ-4.11")
        put(state, hero, (cell,), "DJ-1.20")
        describe_hero(state, hero, about, where)
    for name, at in position.familiars.items():
        names = [familiar.name for familiar in state.familiars]
        familiar = state.familiars[names.index(one_of(name, names, "familiars"))]
        familiar.cell = cell_of(state, at, "familiars")
    if position.pico is not None:
        for hero in state.heroes:
            hero.pico = hero.number == position.pico


def describe_hero(state: State, hero: Hero, about: HeroGiven, where: str) -> None:
    """A hero as described."""
    for familiar in hero.sheet.familiars:
        join(state, hero, familiar)
    for skill in all_known(SKILLS, about.skills, f"{where}.skills"):
        taken(state.skill_decks[skill.deck], skill, f"{where}.skills", "DJ-1.7")
        learn(state, hero, skill)
    hero.equipped = owned(state, about.equipped, f"{where}.equipped")
    hero.pack = owned(state, about.pack, f"{where}.pack")
    equipped, packed = ", ".join(about.equipped), ", ".join(about.pack)
    possible(fits(hero, hero.equipped), f"{where}.equipped", equipped, "DJ-19.2")
    possible(not overfull(hero), f"{where}.pack", packed, "DJ-19.4")
    for name in about.exhausted:
        known({**ITEMS, **SKILLS}, name, f"{where}.exhausted")
    given.take_over(hero, about, "exhausted", "order", "burn", "web", "stun", "poison", "monkey")
    given.take_over(hero, about, "training", "done")
    for place, own in enumerate(hero.training):
        state.training = added(state.training, place, -own)
    possible(min(state.training) >= 0, f"{where}.training", max(hero.training), "DJ-21.10")
    hero.coins = state.quest.head.coins if about.coins is None else about.coins
    hero.wounds = hero.kit.wounds if about.wounds is None else about.wounds
    hero.fatigue = hero.kit.fatigue if about.fatigue is None else about.fatigue
    possible(0 < hero.wounds <= hero.kit.wounds, f"{where}.wounds", hero.wounds, "DJ-9.7")
    possible(hero.fatigue <= hero.kit.fatigue, f"{where}.fatigue", hero.fatigue, "DJ-8.15")


def owned(state: State, names: tuple[str, ...], where: str) -> tuple[Item, ...]:
    """Items out of the shop, the decks and the relics."""
    items = tuple(all_known(ITEMS, names, where))
    for item in items:
        if item.deck == "shop":
            possible(state.shop[item.id] > 0, where, item.id, "DJ-1.11")
            state.shop[item.id] -= 1
        elif item.deck == "relic":
            possible(item.id in state.relics, where, item.id, "DJ-20.18")
            state.relics = tuple(each for each in state.relics if each != item.id)
        elif item.deck != "potion":
            taken(state.treasures[item.deck], item, where, "DJ-1.22")
    return items


def lay_out_companions(state: State, position: PositionGiven) -> None:
    """Quest figures of revealed areas, or where they are said to be."""
    bound = state.quest.rule(Bound)
    for name, about in position.npcs.items():
        npc = known(state.quest.npcs, name, "npcs")
        found = next((each for each in state.companions if each.name == name), None)
        if found is None:
            found = Companion(name, state.floor.cell(npc.square), npc.life(state.monster_players))
            found.bound = bound is not None and bound.npc == name
            state.companions.append(found)
        if about.at is not None:
            found.cell = cell_at(state, about.at, "npcs")
        found.wounds = found.wounds if about.wounds is None else about.wounds
        found.bound = found.bound if about.bound is None else about.bound
        found.led = about.led


def lay_out_monsters(state: State, position: PositionGiven) -> None:
    """Those that are given, or all that the quest places in revealed areas."""
    if position.monsters is not None:
        for about in position.monsters:
            lay_out_monster(state, about)
        return
    for area in sorted(state.revealed):
        for placed in state.quest.contents[area].monsters:
            if placed.heroes <= state.count:
                name = placed.named or placed.monster
                lay_out_monster(
                    state, MonsterGiven(monster=name, at=placed.square, upright=placed.upright)
                )


def lay_out_monster(state: State, about: MonsterGiven) -> None:
    """A monster as described."""
    quest = state.quest
    cards: dict[str, MonsterCard] = {**MONSTERS, **quest.named}
    card = known(cards, about.monster, "monsters")
    body = body_at(state, card, about)
    standing = [hero.cell for hero in state.heroes]
    standing += [cell for monster in state.monsters for cell in monster.cells]
    possible(not {*standing} & {*body}, "monsters", list(about.at), "DJ-4.11")
    monster = Monster(state.numbers, card, body)
    state.numbers += 1
    monster.named = card.id if card.id in quest.named else ""
    given.take_over(monster, about, "wounds", "burn", "stun", "web", "done", "chest")
    monster.asleep = sleeps(state, monster.named) if about.asleep is None else about.asleep
    possible(about.wounds < card.life(state.monster_players), "monsters", about.wounds, "DJ-9.2")
    state.monsters.append(monster)


def body_at(state: State, card: MonsterCard, about: MonsterGiven) -> Body:
    """The cells that a monster covers."""
    rows, columns = card.footprint
    size = (columns, rows) if about.upright else (rows, columns)
    body = laid(state.floor, cell_at(state, about.at, "monsters"), size)
    possible(bool(body), "monsters", list(about.at), "DJ-14.4")
    return body


def lay_out_turn(state: State, about: TurnGiven) -> None:
    """A hero's turn at one of its stages; with an action, in the middle of that."""
    possible(about.hero < state.count, "turn.hero", about.hero, "DJ-2.3")
    state.turn = turn = Turn(about.hero)
    hero = state.heroes[about.hero]
    stage = about.stage or ("act" if about.action else STAGES[0])
    state.cursor.set("turn", STAGES, one_of(stage, STAGES, "turn.stage"))
    turn.entered = (hero.cell,)
    given.take_over(turn, about, "stunned", "stopped", "potion", "travelled", "encountered", "used")
    if about.action in {"", "monkey"}:
        turn.action = about.action
    else:
        declared = Declare(about.action, about.half)  # type: ignore[arg-type]  # neither of those
        allowed = allowance(hero, declared)
        turn.action, turn.half = about.action, about.half
        turn.mp = turn.mp_gained = allowed.mp
        turn.attacks, turn.order_due = allowed.attacks, allowed.order
    turn.mp = turn.mp if about.mp is None else about.mp
    turn.attacks = turn.attacks if about.attacks is None else about.attacks
