"""Positions for scenarios: building a state from words, and saying a state in the same words.

The words are explained in `docs/scenarios.md`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, TypeAlias, TypeVar

import msgspec

from podziemia.kernel import given
from podziemia.kernel.content import attributes, ids
from podziemia.kernel.given import Given, Small, all_known, known, one_of, possible, taken

from .content import (
    BIG_BADS,
    EQUIPMENT,
    FOES,
    HEROES,
    HOLES,
    MONSTERS,
    MOST_EXPERIENCE,
    NUMBERS,
    OVERLAYS,
    ROOMS,
)
from .entries import BigBad, Colour, DieId, Foe, Monster, Room, Token
from .rules.demands import of_fight
from .rules.fight import BATTLE, FIGHT
from .rules.rest import tokens_out
from .rules.rounds import MATCH, ROUND
from .rules.setup import DRAWN_LEVELS, LAST_LEVEL
from .rules.turns import TURN
from .state import COLOURED, Hero, Lying, State
from .throws.facts import LyingOverlay, Pose

T = TypeVar("T")


def names(rules: list[Any]) -> tuple[str, ...]:
    """What phases are called."""
    return tuple(rule.__name__ for rule in rules)


GAME_PHASES: Final = names(MATCH)
ROUND_PHASES: Final = names(ROUND)
FIGHT_PHASES: Final = names(FIGHT)
BATTLE_PHASES: Final = names(BATTLE)
TURN_PHASES: Final = names(TURN)
PHASES: Final = tuple(
    name
    for name in dict.fromkeys(
        (*GAME_PHASES, *ROUND_PHASES, *FIGHT_PHASES, *BATTLE_PHASES, *TURN_PHASES)
    )
    if name not in ("rounds", "boss_battle", "fight", "turns")
)
FOE_IS_THERE: Final = (
    *(name for name in FIGHT_PHASES if name != "reveal_monster"),
    *TURN_PHASES,
    *("loot", "scars", "move_on"),
)
IN_ROOM: Final = (*FOE_IS_THERE, "enter_room", "reveal_monster")
THROWN: Final = TURN_PHASES[TURN_PHASES.index("throw") :]
"""Phases of a throw under way, which no scenario begins with."""
USUAL_ROOM: Final = "korytarz_donikad"
USUAL_MONSTER: Final = "pan_elastyczny"

Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]


class HeroGiven(Given, frozen=True):
    """A hero."""

    hero: str | None = None
    life: Points | None = None
    dead: bool = False
    scars: tuple[Colour, ...] = ()
    gear: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    experience: Points = 0
    upgrades: tuple[Colour, ...] = ()
    tired: tuple[Colour, ...] = ()


class PositionGiven(Given, frozen=True):
    """A position as a scenario describes it; decks are given from the top down."""

    phase: str = "begin_turn"
    round: Small = 1
    markets: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    leader: Small = 0
    active: Small = 0
    throws: Small = 0
    heroes: dict[str, HeroGiven] = msgspec.field(default_factory=dict)
    coins: Small = 0
    white_dice: Points = 2
    rarities: tuple[str, ...] = ()
    room: str = USUAL_ROOM
    laid_aside: tuple[str, ...] = ()
    room_discard: tuple[str, ...] = ()
    room_deck: tuple[str, ...] | None = None
    market_deck: tuple[str, ...] | None = None
    discard: tuple[str, ...] = ()
    monster: str = USUAL_MONSTER
    monster_life: Small | None = None
    reward: Small | None = None
    demanded: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    tokens: tuple[Token, ...] = ()
    monster_deck: tuple[str, ...] | None = None
    monster_discard: tuple[str, ...] = ()
    exiled: tuple[str, ...] = ()
    dice: tuple[DieId, ...] | None = None
    granted: tuple[DieId, ...] = ()
    lying: dict[str, tuple[int, int]] = msgspec.field(default_factory=dict)
    icebergs: tuple[str, ...] = ()
    overlays: tuple[str, ...] = ()


def lay_out(state: State, position: PositionGiven) -> None:
    """The table as described; what is not given is as at the start of a match."""
    phase = one_of(position.phase, PHASES, "phase")
    possible(phase not in THROWN, "phase", phase, "DF-7.43")
    lay_out_loops(state, phase, position.monster in BIG_BADS)
    if phase == "setup":
        given.only(position, ("phase",), "DF-2.1")
        return
    given.take_over(state, position, "round", "markets", "coins", "white_dice", "throws")
    lay_out_monsters(state, phase, position)
    lay_out_rooms(state, phase, position)
    state.unchosen = list(HEROES.values())
    if phase == "choose_heroes":
        possible(not position.heroes, "given", phase, "DF-2.2")
        state.round = 0
    else:
        lay_out_heroes(state, position)
    lay_out_equipment(state, position)
    lay_out_table(state, position)


def lay_out_loops(state: State, phase: str, battle: bool) -> None:
    """The loops that are under way in a phase, the outermost first."""
    cursor = state.cursor
    fight = BATTLE_PHASES if battle else FIGHT_PHASES
    if phase in GAME_PHASES:
        cursor.set("game", GAME_PHASES, phase)
        return
    if battle and phase not in ROUND_PHASES:
        cursor.set("game", GAME_PHASES, "boss_battle")
    else:
        cursor.set("game", GAME_PHASES, "rounds")
        cursor.set("round", ROUND_PHASES, phase if phase in ROUND_PHASES else "fight")
    if phase in fight:
        cursor.set("fight", fight, phase)
    elif phase in TURN_PHASES:
        cursor.set("fight", fight, "turns")
        cursor.set("turn", TURN_PHASES, phase)


def lay_out_monsters(state: State, phase: str, position: PositionGiven) -> None:
    """DF-2.7 to DF-2.9: the monster that is there, and all others."""
    rest, rule = list(MONSTERS.values()), "DF-2.7"
    foe = known(FOES, position.monster, "monster")
    state.big_bads = list(BIG_BADS.values())
    if phase in FOE_IS_THERE:
        state.monster = foe
        if isinstance(foe, BigBad):
            state.big_bads.remove(foe)
        if isinstance(foe, Monster):
            taken(rest, foe, "monster", rule)
            state.reward = foe.gold if position.reward is None else position.reward
    discard, exiled = position.monster_discard, position.exiled
    state.monster_discard = drawn(rest, MONSTERS, discard, "monster_discard", rule)
    state.exiled = drawn(rest, MONSTERS, exiled, "exiled", rule)
    if position.monster_deck is not None:
        top = drawn(rest, MONSTERS, position.monster_deck, "monster_deck", rule)
        state.monster_deck, state.removed = top[::-1], rest
        return
    for level in (LAST_LEVEL, *DRAWN_LEVELS):
        found = [monster for monster in rest if monster.level == level]
        most = len(found) if level == LAST_LEVEL else NUMBERS.setup.monsters_per_level
        state.monster_deck += found[:most][::-1]
        state.removed += found[most:]


def lay_out_rooms(state: State, phase: str, position: PositionGiven) -> None:
    """DF-2.5: the room the party is in, those it has seen, and the deck."""
    rest, rule = list(ROOMS.values()), "DF-2.5"
    battle = isinstance(state.monster, BigBad)
    if phase in IN_ROOM and not battle:
        state.room = taken(rest, known(ROOMS, position.room, "room"), "room", rule)
    state.laid_aside = drawn(rest, ROOMS, position.laid_aside, "laid_aside", rule)
    state.room_discard = drawn(rest, ROOMS, position.room_discard, "room_discard", rule)
    if position.room_deck is None:
        state.room_deck = rest[::-1]
    else:
        top = drawn(rest, ROOMS, position.room_deck, "room_deck", rule)
        state.room_deck, state.room_discard = top[::-1], state.room_discard
    if phase == "choose_room":
        wanted = NUMBERS.setup.rooms_drawn
        state.drawn = [state.room_deck.pop() for _ in range(min(wanted, len(state.room_deck)))]


def drawn(
    rest: list[T], kinds: Mapping[str, T], given_names: tuple[str, ...], where: str, rule: str
) -> list[T]:
    """Cards out of those that lie nowhere yet."""
    return [taken(rest, card, where, rule) for card in all_known(kinds, given_names, where)]


def lay_out_heroes(state: State, position: PositionGiven) -> None:
    """Every hero: which one, its life, scars and equipment."""
    described = given.described(range(state.count), position.heroes, HeroGiven, "heroes")
    named = [about.hero for _, about in described if about.hero is not None]
    cards = [
        taken(state.unchosen, card, "heroes", "DF-2.2")
        for card in all_known(HEROES, named, "heroes")
    ]
    for number, about in described:
        card = state.unchosen.pop(0) if about.hero is None else cards.pop(0)
        hero = Hero(number, card)
        state.heroes.append(hero)
        lay_out_hero(hero, about, f"heroes.{number}")
    given.take_over(state, position, "leader", "active")
    for where in ("leader", "active"):
        possible(getattr(state, where) < state.count, where, getattr(state, where), "DF-1.3")
    possible(any(hero.able for hero in state.heroes), "heroes", "stunned", "DF-9.4")
    turn = state.cursor.at("turn") is not None
    possible(state.hero.able or not turn, "active", state.hero.piece, "DF-4.9")
    state.thrower = state.active
    possible(tokens_out(state) <= NUMBERS.setup.tokens, "heroes", tokens_out(state), "DF-16.25")


def lay_out_hero(hero: Hero, about: HeroGiven, where: str) -> None:
    """A hero as described."""
    given.take_over(hero, about, "scars", "turned", "experience", "upgrades", "tired", "dead")
    hero.life = hero.max_life if about.life is None else about.life
    if about.dead:
        hero.life = 0
    possible(hero.life <= hero.max_life, f"{where}.life", hero.life, "DF-1.10")
    possible(hero.experience <= MOST_EXPERIENCE, f"{where}.experience", hero.experience, "DF-16.18")
    for card in all_known(EQUIPMENT, about.gear, f"{where}.gear"):
        possible(hero.can_carry(card) or hero.dead, f"{where}.gear", card, "DF-12.13")
        hero.gear += (card,)
    for name in about.turned:
        one_of(name, about.gear, f"{where}.turned")


def lay_out_equipment(state: State, position: PositionGiven) -> None:
    """DF-2.6: what the party has, what is discarded, and the market deck."""
    rest, rule = list(EQUIPMENT.values()), "DF-2.6"
    for hero in state.heroes:
        for card in hero.gear:
            taken(rest, card, "gear", rule)
    state.rarities = drawn(rest, EQUIPMENT, position.rarities, "rarities", rule)
    for card in state.rarities:
        possible(card.kind == "rarity", "rarities", card, "DF-12.15")
    state.discard = drawn(rest, EQUIPMENT, position.discard, "discard", rule)
    if position.market_deck is None:
        state.market_deck = rest[::-1]
    else:
        top = drawn(rest, EQUIPMENT, position.market_deck, "market_deck", rule)
        state.market_deck, state.box = top[::-1], rest


def lay_out_table(state: State, position: PositionGiven) -> None:
    """What stands and lies about in a fight."""
    foe = state.monster
    if foe is None:
        return
    usual = foe.life + (0 if state.room is None else state.room.more_life) + state.extra_life()
    state.monster_life = usual if position.monster_life is None else position.monster_life
    given.take_over(state, position, "tokens", "demanded", "granted")
    possible(position.demanded == 0 or foe.ability == "crazy", "demanded", foe, "DF-10.30")
    state.dice = (*COLOURED, *position.granted) if position.dice is None else position.dice
    for die in state.dice:
        possible(die in COLOURED or die in state.granted, "dice", die, "DF-4.5")
    for hole in position.icebergs:
        one_of(hole, tuple(HOLES), "icebergs")
    state.icebergs = tuple(hole for hole in HOLES if hole in position.icebergs)
    for name in position.overlays:
        one_of(name, tuple(OVERLAYS), "overlays")
    state.overlays = tuple(LyingOverlay(name) for name in position.overlays)
    state.lying = tuple(
        Lying(name, known(KINDS, name, "lying"), Pose(x, y, 0))
        for name, (x, y) in position.lying.items()
    )


KINDS: Final[dict[str, DieId]] = {"red": "red", "green": "green", "blue": "blue", "snow": "snow"}


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    foe: Foe | None = state.monster
    room: Room | None = state.room
    return {
        **attributes(state, "phase", "round", "markets", "leader", "active", "throws"),
        **attributes(state, "coins", "white_dice", "rarities", "found", "sale", "discard", "box"),
        **attributes(state, "laid_aside", "room_discard", "drawn", "monster_discard", "exiled"),
        **attributes(state, "monster_life", "reward", "demanded", "tokens", "dice", "granted"),
        **attributes(state, "icebergs"),
        **{name: ids(getattr(state, name)[::-1]) for name in DECKS},
        "room": None if room is None else room.id,
        "monster": None if foe is None else foe.id,
        "required": list(of_fight(state)),
        "symbols": state.symbols(),
        "overlays": [lying.id for lying in state.overlays],
        "lying": [die.name for die in state.lying],
        "heroes": {str(hero.number): inspect_hero(state, hero) for hero in state.heroes},
        "named": {hero.piece: inspect_hero(state, hero) for hero in state.heroes},
    }


DECKS: Final = ("room_deck", "market_deck", "monster_deck")


def inspect_hero(state: State, hero: Hero) -> dict[str, Any]:
    """A hero in the words of scenarios."""
    return {
        **attributes(hero, "life", "max_life", "dead", "stunned", "scars", "gear", "turned"),
        **attributes(hero, "experience", "upgrades", "tired"),
        "hero": hero.piece,
        "seat": state.seats[hero.number],
    }
