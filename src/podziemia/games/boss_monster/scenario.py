"""Scenarios of Boss Monster: states from words, and words from states.

A dungeon is written as in the rulebook's examples, from the entrance to the boss:
`["golem_factory", "the_crushinator over bottomless_pit"]`. A slot may begin with `face-down CARD`,
its visible room may be `frozen` or `used`; a hero may carry its reveal number, `nick_the_masher#3`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Any, Final, TypeAlias

import msgspec

from podziemia.kernel import given
from podziemia.kernel.content import attributes, ids
from podziemia.kernel.given import Given, Small, known, one_of, possible
from podziemia.kernel.modifiers import EVERYTHING, Scope

from . import content
from .content import BOSSES, CARDS, HEROES, ROOM_DECK, ROOMS, SPELL_DECK, SPELLS
from .inventory import inventory
from .rules.round import ROUND
from .rules.targets import find_declared, find_room
from .state import IN_FRONT, MAX_SLOTS, Hero, Player, Room, Stack, State, Walk

PHASES: Final = ("setup", *(rule.__name__ for rule in ROUND))
TURNS: Final = ("build", "adventure")
"""The phases in which it is somebody's turn."""
HIDING: Final = ("build", "reveal")
"""BM-8.3, BM-9.1: the phases in which rooms lie face-down."""
DECKS: Final = ("room_deck", "spell_deck", "hero_deck", "epic_deck")
HERO_PLACES: Final = ("entrance", "souls", "wounds")
MARKS: Final = ("frozen", "used")
WORDS: Final = ("face-down", "over", *MARKS)
REVEAL_NUMBERS: Final = frozenset(map(str, range(1, 100)))  # BM-1.14
First: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=1_000)]


class PlayerGiven(Given, frozen=True):
    """A player as a scenario describes one."""

    boss: str | None = None
    rooms: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    spells: tuple[str, ...] = ()
    entrance: tuple[str, ...] = ()
    souls: tuple[str, ...] = ()
    wounds: tuple[str, ...] = ()
    leveled_up: bool = False
    closed: bool = False
    treasure_factor: First = 1
    crushed: Small = 0
    has_killed: bool = False


class WalkGiven(Given, frozen=True):
    """The hero on its way."""

    player: Small
    hero: str
    distance: Small = IN_FRONT
    inside: bool = True
    damage: Small = 0
    bonus: Small = 0


class PositionGiven(Given, frozen=True):
    """A position as a scenario describes it."""

    phase: str = "build"
    round: Small | None = None
    active: Small | None = None
    town: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    walk: WalkGiven | None = None
    kobold_strike: bool = False
    last_hero_round: Small | None = None
    quiet_rounds: Small = 0
    players: dict[str, PlayerGiven] = msgspec.field(default_factory=dict)
    room_deck: tuple[str, ...] | None = None
    spell_deck: tuple[str, ...] | None = None
    hero_deck: tuple[str, ...] | None = None
    epic_deck: tuple[str, ...] | None = None


def lay_out(state: State, position: PositionGiven) -> None:
    """The table as described; what is not given is as in a fresh game."""
    phase = one_of(position.phase, PHASES, "phase")
    if phase == "setup":
        given.only(position, ("phase",), "BM-3.1")
        return
    state.cursor.set("game", ("rounds",), "rounds")
    state.cursor.set("round", PHASES[1:], phase)
    state.round = 1 if position.round is None else position.round
    possible(state.round > 0 or phase == "beginning", "round", state.round, "BM-4.1")
    described = given.described(state.players, position.players, PlayerGiven)
    lay_out_bosses(described)
    for player, about in described:
        lay_out_player(state, player, about)
    state.order = sorted(range(len(described)), key=lambda seat: -state.players[seat].xp)
    lay_out_turn(state, position)
    state.town = heroes(state, position.town)
    if position.walk is not None:
        state.walk = walk_of(state, position.walk)
    hold(state, "no building", int(position.kobold_strike), EVERYTHING)
    state.discard = given.all_known(CARDS, position.discard, "discard")
    lay_out_decks(state, position)
    last = position.last_hero_round
    state.last_hero_round = state.round if last is None else last
    possible(state.last_hero_round <= state.round, "last_hero_round", state.round, "BM-16.16")
    state.quiet_rounds = position.quiet_rounds


def lay_out_bosses(described: Sequence[tuple[Player, PlayerGiven]]) -> None:
    """BM-3.5: the bosses that are given, each once; for the others those that are left."""
    names = [about.boss for _, about in described if about.boss is not None]
    taken = given.all_known(BOSSES, names, "boss")
    for boss in taken:
        possible(taken.count(boss) == 1, "boss", boss, "BM-3.5")
    free = [boss for boss in BOSSES.values() if boss not in taken]
    for player, about in described:
        player.boss = free.pop(0) if about.boss is None else BOSSES[about.boss]


def lay_out_turn(state: State, position: PositionGiven) -> None:
    """Whose turn it is: the active player's, or that of the one through whose rooms a hero goes."""
    owner = position.active if position.walk is None else position.walk.player
    if owner is not None:
        where = "active" if position.walk is None else "walk.player"
        possible(owner in state.order, where, owner, "BM-1.1")
        possible(position.active in (None, owner), "active", position.active, "BM-11.1")
        possible(state.phase in TURNS, where, state.phase, "BM-4.5")
    if state.phase in TURNS:
        state.cursor.set(state.phase, state.order, state.order[0] if owner is None else owner)


def hold(state: State, what: str, amount: int, scope: Scope) -> None:
    """Let something hold until the end of the round, if there is any of it."""
    if amount:
        state.modifiers.add("given", what, amount, scope=scope, until="round")


def lay_out_player(state: State, player: Player, about: PlayerGiven) -> None:
    """One player as described."""
    where = f"players.{player.seat}.rooms"
    possible(len(about.rooms) <= MAX_SLOTS, where, len(about.rooms), "BM-8.4")
    player.slots = [read_slot(state, words) for words in about.rooms[::-1]]
    hidden = [slot.face_down for slot in player.slots if slot.face_down is not None]
    possible(not hidden or state.phase in HIDING, where, "face-down", "BM-9.1")
    player.rooms = given.all_known(ROOMS, about.hand, "hand")
    player.spells = given.all_known(SPELLS, about.spells, "spells")
    for place in HERO_PLACES:
        setattr(player, place, heroes(state, getattr(about, place)))
    given.take_over(player, about, "leveled_up", "has_killed")
    hold(state, "closed", int(about.closed), player.seat)
    hold(state, "treasure", about.treasure_factor - 1, player.seat)
    hold(state, "crushed", about.crushed, player.seat)


def read_slot(state: State, words: str) -> Stack:
    """A slot from its words, the uppermost card first."""
    face_down = None
    if words.startswith("face-down "):
        hidden, over, words = words.removeprefix("face-down ").partition(" over ")
        face_down = known(ROOMS, hidden, "rooms")
        if not over:
            return Stack([], face_down)
    rooms = [read_room(state, name) for name in words.split(" over ")]
    return Stack(rooms[::-1], face_down)


def read_room(state: State, words: str) -> Room:
    """A room in play from its words."""
    *marks, name = words.split() or [""]
    for mark in marks:
        one_of(mark, MARKS, "rooms")
    card = known(ROOMS, name, "rooms")
    return Room(card, state.next_serial(), "frozen" in marks, "used" in marks)


def heroes(state: State, names: Sequence[str]) -> list[Hero]:
    """Heroes from their words, numbered as they come unless they say their number."""
    found = []
    for words in names:
        name, said, digits = words.partition("#")
        card = known(HEROES, name, "heroes")
        if said and digits not in REVEAL_NUMBERS:
            raise given.unknown("heroes", words)
        state.revealed_heroes = max(state.revealed_heroes + 1, int(digits or 0))
        found.append(Hero(card, int(digits) if said else state.revealed_heroes))
    return found


def walk_of(state: State, about: WalkGiven) -> Walk:
    """A hero on its way; inside a room, its window is the next thing."""
    possible(state.phase == "adventure", "walk", state.phase, "BM-11.1")
    walk = Walk(heroes(state, [about.hero])[0], about.player)
    given.take_over(walk, about, "distance", "inside", "damage", "bonus")
    slots = len(state.players[about.player].slots)
    in_front = not about.inside and about.distance == IN_FRONT
    possible(in_front or about.distance < slots, "walk.distance", about.distance, "BM-11.10")
    return walk


def lay_out_decks(state: State, position: PositionGiven) -> None:
    """Decks as listed, the top card first; else everything that lies nowhere else, in order."""
    box = partial(content.hero_deck, state.players_count, hard_mode=state.options.hard_mode)
    lying = inventory(state).in_play()
    state.room_deck = given.pile(position.room_deck, "room_deck", ROOMS, ROOM_DECK, lying)
    state.spell_deck = given.pile(position.spell_deck, "spell_deck", SPELLS, SPELL_DECK, lying)
    state.hero_deck = given.pile(position.hero_deck, "hero_deck", HEROES, box(epic=False), lying)
    state.epic_deck = given.pile(position.epic_deck, "epic_deck", HEROES, box(epic=True), lying)
    for name, count in inventory(state).in_play().items():
        possible(count <= content.ALL_CARDS[name].copies, "given", f"{count} x {name}", "BM-1.6")


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    way = ("hero", "distance", "inside", "damage", "life")
    return {
        **attributes(state, "phase", "round", "active", "window", "order", "out", "quiet_rounds"),
        **attributes(state, "town", "discard", "removed", "removed_cards", "kobold_strike"),
        **{name: ids(getattr(state, name)[::-1]) for name in DECKS},
        "declared": ids(effect.source for effect in state.declared),
        "buried": sorted(ids([*state.buried_rooms, *state.buried_spells])),
        "walk": (walk := state.walk) and {"player": walk.owner, **attributes(walk, *way)},
        "players": {str(player.seat): inspect_player(player) for player in state.players},
    }


def inspect_player(player: Player) -> dict[str, Any]:
    """One player in the words of scenarios."""
    damages = [player.damage(i) if slot.active else None for i, slot in enumerate(player.slots)]
    return {
        **attributes(player, "boss", *HERO_PLACES, "leveled_up", "closed", "placements"),
        "rooms": [write_slot(slot) for slot in player.slots[::-1]],
        "damages": damages[::-1],
        "room_count": player.room_count(),
        "hand": sorted(ids(player.rooms)),
        "spells": sorted(ids(player.spells)),
        "hand_count": len(player.rooms),
        "spell_count": len(player.spells),
        "lives": [hero.card.life + hero.bonus for hero in player.entrance],
        "soul_count": player.soul_count(),
        "wound_count": player.wound_count(),
        "treasure": player.treasure(),
    }


def write_slot(slot: Stack) -> str:
    """A slot in words, the uppermost card first."""
    words = [] if slot.face_down is None else [f"face-down {slot.face_down.id}"]
    for room in slot.rooms[::-1]:
        marks = ["frozen"] * room.deactivated + ["used"] * room.used
        words.append(" ".join([*marks, room.card.id]))
    return " over ".join(words)


def refer(state: State, piece: str) -> str:
    """What a piece is now: the card of a room or of a declared effect."""
    if piece.startswith("room:"):
        return find_room(state, piece)[1].card.id
    if piece.startswith("declared:"):
        return find_declared(state, piece).source.id
    return piece
