"""Scenarios of Boss Monster: states from words, and words from states.

A dungeon is written as in the rulebook's examples, from the entrance to the boss:
`["golem_factory", "the_crushinator over bottomless_pit"]`. A slot may begin with `face-down CARD`,
its visible room may be `frozen` or `used`; a hero may carry its reveal number, `nick_the_masher#3`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from podziemia.kernel.game import Value
from podziemia.kernel.given import check_keys, known, one_of
from podziemia.kernel.modifiers import EVERYTHING, Scope
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.switches import options_of

from .content import BOSSES, CARDS, HEROES, ROOM_DECK, ROOMS, SPELL_DECK, SPELLS, hero_deck
from .rules.round import ROUND
from .rules.targets import find_declared, find_room
from .state import IN_FRONT, Hero, Options, Player, Room, Stack, State, Walk

T = TypeVar("T")
PHASES: Final = ("setup", *(rule.__name__ for rule in ROUND))
DECKS: Final = ("room_deck", "spell_deck", "hero_deck", "epic_deck")
STATE_KEYS: Final = (
    *("phase", "round", "active", "town", "discard", "walk", "kobold_strike"),
    *("last_hero_round", "quiet_rounds", "players"),
    *DECKS,
)
HERO_PLACES: Final = ("entrance", "souls", "wounds")
PLAYER_KEYS: Final = (
    *("boss", "rooms", "hand", "spells", *HERO_PLACES),
    *("leveled_up", "closed", "treasure_factor", "crushed", "has_killed"),
)
WALK_KEYS: Final = ("player", "hero", "distance", "inside", "damage", "bonus")


def arrange(
    players: int, options: Mapping[str, Value], given: Mapping[str, Any], rng: Rng
) -> State:
    """A state at a safe point as `given` describes it; what is not given is as in a fresh game."""
    check_keys(given, STATE_KEYS, "given")
    state = State(players, options_of(Options, options), rng)
    phase = one_of(given.get("phase", "build"), PHASES, "phase")
    if phase == "setup":
        return state
    state.cursor.set("game", ("rounds",), "rounds")
    state.cursor.set("round", PHASES[1:], phase)
    state.round = given.get("round", 1)
    described = given.get("players", {})
    check_keys(described, [str(seat) for seat in range(players)], "players")
    taken = [about["boss"] for about in described.values() if "boss" in about]
    free = [boss for boss in BOSSES if boss not in taken]
    for player in state.players:
        about = described.get(str(player.seat), {})
        check_keys(about, PLAYER_KEYS, f"players.{player.seat}")
        player.boss = known(BOSSES, about["boss"] if "boss" in about else free.pop(0), "boss")
        arrange_player(state, player, about)
    state.order = sorted(range(players), key=lambda seat: -state.players[seat].xp)
    begin_turn(state, given["active"] if "active" in given else state.order[0])
    state.town = heroes(state, given.get("town", []))
    if "walk" in given:
        state.walk = arrange_walk(state, given["walk"])
    hold(state, "no building", int(given.get("kobold_strike", False)), EVERYTHING)
    state.discard = [known(CARDS, card, "discard") for card in given.get("discard", [])]
    arrange_decks(state, given)
    state.last_hero_round = given.get("last_hero_round", state.round)
    state.quiet_rounds = given.get("quiet_rounds", 0)
    return state


def begin_turn(state: State, seat: Seat) -> None:
    """Let it be a player's turn, in a phase of turns."""
    if state.phase in ("build", "adventure"):
        state.cursor.set(state.phase, state.order, seat)


def hold(state: State, what: str, amount: int, scope: Scope) -> None:
    """Let something hold until the end of the round, if there is any of it."""
    if amount:
        state.modifiers.add("given", what, amount, scope=scope, until="round")


def arrange_player(state: State, player: Player, about: Mapping[str, Any]) -> None:
    """One player as described."""
    slots = [read_slot(state, words) for words in about.get("rooms", [])]
    player.slots = slots[::-1]
    player.rooms = [known(ROOMS, card, "hand") for card in about.get("hand", [])]
    player.spells = [known(SPELLS, card, "spells") for card in about.get("spells", [])]
    for place in HERO_PLACES:
        setattr(player, place, heroes(state, about.get(place, [])))
    player.leveled_up = about.get("leveled_up", False)
    player.has_killed = about.get("has_killed", False)
    hold(state, "closed", int(about.get("closed", False)), player.seat)
    hold(state, "treasure", about.get("treasure_factor", 1) - 1, player.seat)
    hold(state, "crushed", about.get("crushed", 0), player.seat)


def read_slot(state: State, words: str) -> Stack:
    """A slot from its words, the uppermost card first."""
    face_down = None
    if words.startswith("face-down "):
        hidden, _, words = words.removeprefix("face-down ").partition(" over ")
        face_down = known(ROOMS, hidden, "rooms")
    rooms = [read_room(state, name) for name in words.split(" over ")] if words else []
    return Stack(rooms[::-1], face_down)


def read_room(state: State, words: str) -> Room:
    """A room in play from its words."""
    *marks, name = words.split()
    for mark in marks:
        one_of(mark, ("frozen", "used"), "rooms")
    card = known(ROOMS, name, "rooms")
    return Room(card, state.next_serial(), "frozen" in marks, "used" in marks)


def heroes(state: State, names: Sequence[str]) -> list[Hero]:
    """Heroes from their words, numbered as they come unless they say their number."""
    found = []
    for words in names:
        name, _, number = words.partition("#")
        state.revealed_heroes = max(state.revealed_heroes + 1, int(number or 0))
        card = known(HEROES, name, "heroes")
        found.append(Hero(card, int(number) if number else state.revealed_heroes))
    return found


def arrange_walk(state: State, about: Mapping[str, Any]) -> Walk:
    """A hero on its way; inside a room, its window is the next thing."""
    check_keys(about, WALK_KEYS, "walk")
    begin_turn(state, about["player"])
    walk = Walk(heroes(state, [about["hero"]])[0], about["player"])
    walk.distance, walk.inside = about.get("distance", IN_FRONT), about.get("inside", True)
    walk.damage, walk.bonus = about.get("damage", 0), about.get("bonus", 0)
    return walk


def arrange_decks(state: State, given: Mapping[str, Any]) -> None:
    """Decks as listed, the top card first; else everything that lies nowhere else, in order."""
    box = partial(hero_deck, state.players_count, hard_mode=state.options.hard_mode)
    lying: list[Any] = [*state.discard, *(hero.card for hero in state.heroes())]
    for player in state.players:
        lying += player.hand()
        for slot in player.slots:
            lying += [slot.face_down, *(room.card for room in slot.rooms)]
    state.room_deck = deck(given, "room_deck", ROOMS, ROOM_DECK, lying)
    state.spell_deck = deck(given, "spell_deck", SPELLS, SPELL_DECK, lying)
    state.hero_deck = deck(given, "hero_deck", HEROES, box(epic=False), lying)
    state.epic_deck = deck(given, "epic_deck", HEROES, box(epic=True), lying)


def deck(
    given: Mapping[str, Any], key: str, kinds: Mapping[str, T], full: list[T], lying: Sequence[Any]
) -> list[T]:
    """A deck as listed, or all of its cards less those that lie elsewhere; the top card last."""
    if key in given:
        return [known(kinds, name, key) for name in given[key]][::-1]
    rest = full.copy()
    for card in lying:
        if card in rest:
            rest.remove(card)
    return rest[::-1]


def inspect(state: State) -> dict[str, Any]:
    """The whole state in the words of scenarios."""
    return {
        "phase": state.phase,
        "round": state.round,
        "active": state.active,
        "window": state.window,
        "town": ids(state.town),
        **{name: ids(getattr(state, name)[::-1]) for name in DECKS},
        "discard": ids(state.discard),
        "declared": ids(effect.source for effect in state.declared),
        "removed": ids(state.removed),
        "removed_cards": ids(state.removed_cards),
        "buried": sorted(ids([*state.buried_rooms, *state.buried_spells])),
        "kobold_strike": state.kobold_strike,
        "quiet_rounds": state.quiet_rounds,
        "order": list(state.order),
        "out": list(state.out),
        "walk": inspect_walk(state.walk) if state.walk is not None else None,
        "players": {str(player.seat): inspect_player(player) for player in state.players},
    }


def inspect_walk(walk: Walk) -> dict[str, Any]:
    """The walking hero in the words of scenarios."""
    about = {"player": walk.owner, "hero": walk.hero.card.id, "distance": walk.distance}
    return about | {"inside": walk.inside, "damage": walk.damage, "life": walk.life}


def inspect_player(player: Player) -> dict[str, Any]:
    """One player in the words of scenarios."""
    places = reversed(range(len(player.slots)))
    return {
        "boss": player.boss.id if player.boss is not None else None,
        "rooms": [write_slot(slot) for slot in player.slots[::-1]],
        "damages": [player.damage(i) if player.is_active(i) else None for i in places],
        "room_count": player.room_count(),
        "hand": sorted(ids(player.rooms)),
        "spells": sorted(ids(player.spells)),
        "hand_count": len(player.rooms),
        "spell_count": len(player.spells),
        **{place: ids(getattr(player, place)) for place in HERO_PLACES},
        "lives": [hero.card.life + hero.bonus for hero in player.entrance],
        "soul_count": player.soul_count(),
        "wound_count": player.wound_count(),
        "leveled_up": player.leveled_up,
        "closed": player.closed,
        "placements": player.placements,
        "treasure": player.treasure(),
    }


def write_slot(slot: Stack) -> str:
    """A slot in words, the uppermost card first."""
    words = [] if slot.face_down is None else [f"face-down {slot.face_down.id}"]
    for room in slot.rooms[::-1]:
        marks = ["frozen"] * room.deactivated + ["used"] * room.used
        words.append(" ".join([*marks, room.card.id]))
    return " over ".join(words)


def ids(things: Iterable[Any]) -> list[str]:
    """The ids of cards or heroes."""
    return [str(thing) for thing in things]


def refer(state: State, piece: str) -> str:
    """What a piece is now: the card of a room or of a declared effect."""
    if piece.startswith("room:"):
        return find_room(state, piece)[1].card.id
    if piece.startswith("declared:"):
        return find_declared(state, piece).source.id
    return piece
