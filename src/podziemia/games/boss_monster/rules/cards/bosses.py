"""BM-18.60 to BM-18.67: what the bosses do when they level up."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from podziemia.kernel.questions import Rules, ask, ask_secret

from ... import events
from ... import options as choice
from ...content import CARDS, HEROES, ROOMS, RoomCard
from ...state import Player, State
from .. import hands, heroes
from ..build import build_room, places
from ..dungeon import destroy
from ..effects import LEVEL_UPS
from ..targets import find_hero, find_room, targets
from .rooms import accepts, choose_hero


@LEVEL_UPS.register
def draculord(state: State, player: Player) -> Rules:
    """BM-18.60: look at an opponent's hand and take one card of it."""
    options = [choice.ChoosePlayer(other.seat) for other in state.opponents(player)]
    chosen = yield from ask(player.seat, "choose-opponent", options, rule="BM-18.60")
    victim = state.players[chosen.player]
    hand = victim.hand()
    state.looking = (player.seat, victim.seat)
    state.show()
    shown = tuple(card.id for card in hand)
    state.emit(events.HandShown, "BM-18.60", player.seat, victim.seat, shown)
    if len(hand) > 1:
        taken = yield from ask_secret(
            player.seat,
            "take-from-hand",
            lambda: [choice.Take(card.id, "hand") for card in dict.fromkeys(victim.hand())],
            rule="BM-18.60",
        )
        hands.steal(state, player, victim, CARDS[taken.card], "BM-18.60")
    elif hand:
        hands.steal(state, player, victim, hand[0], "BM-18.60")
    state.looking = None


@LEVEL_UPS.register
def cleopatra(state: State, player: Player) -> Rules:
    """BM-18.61: you may find an advanced Trap Room and build it at once."""
    yield from find_advanced(state, player, monster=False, rule="BM-18.61")


@LEVEL_UPS.register
def king_croak(state: State, player: Player) -> Rules:
    """BM-18.62: you may find an advanced Monster Room and build it at once."""
    yield from find_advanced(state, player, monster=True, rule="BM-18.62")


def find_advanced(state: State, player: Player, *, monster: bool, rule: str) -> Rules:
    """Search the Room deck and the pile for an advanced room of a type; show it; build or keep it.

    The deck is shuffled afterwards (BM-14.7); an empty one is not refilled (BM-14.13).
    """
    if not (yield from accepts(player, "search-rooms", rule)):
        return
    state.searching = player.seat
    state.show()
    make = partial(found_rooms, state, monster=monster)
    chosen = yield from ask_secret(player.seat, "take-found", make, rule=rule)
    state.searching = None
    state.emit(events.DeckSearched, rule, player.seat, "room")
    if isinstance(chosen, choice.Take):
        card = ROOMS[chosen.card]
        pile: list[Any] = state.room_deck if chosen.source == "deck" else state.discard
        pile.remove(card)
        player.rooms.append(card)
        state.found = (player.seat, card)
        state.show()
        state.emit(events.CardTaken, rule, player.seat, card.id, chosen.source)
    state.rng.shuffle(state.room_deck)
    if isinstance(chosen, choice.Take):
        yield from build_or_keep(state, player, ROOMS[chosen.card], rule)


def found_rooms(state: State, *, monster: bool) -> list[choice.Pass | choice.Take]:
    """The different advanced rooms of a type in the Room deck and in the pile."""
    deck = advanced(sorted(state.room_deck, key=str), monster)
    pile = advanced(hands.rooms_in_pile(state), monster)
    found = [choice.Take(name, "deck") for name in deck]
    return [choice.PASS, *found, *(choice.Take(name, "pile") for name in pile)]


def advanced(cards: Iterable[RoomCard], monster: bool) -> dict[str, None]:
    """The different rooms among these that are advanced and of the wanted type."""
    return dict.fromkeys(c.id for c in cards if c.advanced and c.monster == monster)


def build_or_keep(state: State, player: Player, card: RoomCard, rule: str) -> Rules:
    """BM-R-40: the shown card is built on a legal place, or stays in hand."""
    options: list[choice.KeepCard | choice.Build] = [choice.KeepCard()]
    if not state.kobold_strike:  # BM-R-30
        options += [choice.Build(card.id, slot) for slot in places(player, card)]
    chosen = yield from ask(player.seat, "build-found", options, rule=rule)
    state.found = None
    if isinstance(chosen, choice.Build):
        yield from build_room(state, player, chosen, rule)


@LEVEL_UPS.register
def xyzax(state: State, player: Player) -> Rules:
    """BM-18.63: take two cards of the discard pile into your hand, or what there is (BM-5.37)."""
    for _ in range(2):
        yield from hands.take_from_pile(state, player, state.discard, "BM-18.63")


@LEVEL_UPS.register
def cerebellus(state: State, player: Player) -> Rules:
    """BM-18.64: you may draw three Spell cards and then discard any one Spell card."""
    if (yield from accepts(player, "draw-three", "BM-18.64")):
        hands.draw(state, player, "spell", "BM-18.64", 3)
        yield from hands.discard_spell(state, player, "BM-18.64")


@LEVEL_UPS.register
def seducia(state: State, player: Player) -> Rules:
    """BM-18.65: you may bring a hero from town or from a hero deck to your entrance.

    Which heroes a deck holds everybody can tell; only their order is hidden.
    """
    options: list[choice.Pass | choice.ChooseHero | choice.SearchHeroes] = [
        choice.PASS,
        *(choice.ChooseHero(hero.card.id) for hero in state.town),
        choice.SearchHeroes("ordinary"),
        choice.SearchHeroes("epic"),
    ]
    match (yield from ask(player.seat, "seduce", options, rule="BM-18.65")):
        case choice.ChooseHero(name):
            heroes.lure_from_town(state, player, find_hero(state, name), "BM-18.65")
        case choice.SearchHeroes(kind):
            deck = hands.deck_of(state, kind)
            state.emit(events.DeckSearched, "BM-18.65", player.seat, kind)
            if not deck:
                return  # BM-14.13
            names = sorted(hero.id for hero in deck)
            card = HEROES[(yield from choose_hero(player, names, "BM-18.65"))]
            deck.remove(card)
            state.rng.shuffle(deck)
            heroes.to_entrance(state, player, heroes.leave_deck(state, card), "BM-18.65")


@LEVEL_UPS.register
def gorgona(state: State, player: Player) -> Rules:
    """BM-18.66: a hero in town dies and is yours."""
    if not state.town:
        return
    names = [hero.card.id for hero in state.town]
    hero = find_hero(state, (yield from choose_hero(player, names, "BM-18.66")))
    heroes.leave_town(state, hero)
    heroes.score_kill(state, player, hero, None, "BM-18.66")


@LEVEL_UPS.register
def robobo(state: State, player: Player) -> Rules:
    """BM-18.67: each opponent in XP order destroys an active room of their own dungeon."""
    for other in state.opponents(player):
        rooms = targets(state, other, "own_active_room")
        if options := [choice.Destroy(room) for room in rooms]:
            chosen = yield from ask(other.seat, "destroy-own", options, rule="BM-18.67")
            _, room = find_room(state, chosen.room)
            yield from destroy(state, other, room, "BM-18.67")
