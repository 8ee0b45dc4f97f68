"""What each seat may know, and dealing anew what it may not.

Hands are secret (BM-14.1), how many cards of each back they hold is not (BM-14.2); the contents of
stacks, the town, the score areas and the discard pile are public (BM-1.10, BM-14.6).
"""

from __future__ import annotations

from typing import Any, TypeVar

from podziemia.games.boss_monster.build import fits
from podziemia.games.boss_monster.content import TREASURES, Card, RoomCard, SpellCard
from podziemia.games.boss_monster.options import declared_piece, player_piece, room_piece
from podziemia.games.boss_monster.state import (
    Declared,
    Hero,
    Player,
    Room,
    State,
    Target,
    Walk,
)
from podziemia.kernel.asking import Seat
from podziemia.kernel.game import View
from podziemia.kernel.rng import Rng

T = TypeVar("T")


def view(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know, ready for JSON."""
    return {
        "seat": seat,
        "round": state.round,
        "step": state.step,
        "window": state.window,
        "active": state.active,
        "order": list(state.order),
        "players": [player_view(state, player, seat) for player in state.players],
        "town": [hero_view(hero) for hero in state.town],
        "walk": walk_view(state, state.walk) if state.walk is not None else None,
        "declared": [declared_view(state, effect) for effect in state.declared],
        "kobold_strike": state.kobold_strike,
        "decks": {
            "heroes": len(state.hero_deck),
            "epics": len(state.epic_deck),
            "rooms": len(state.room_deck),
            "spells": len(state.spell_deck),
        },
        "discard": [card.id for card in state.discard],
        "removed": {
            "heroes": [hero.card.id for hero in state.removed],
            "cards": [card.id for card in state.removed_cards],
            "unseen": len(state.buried),
        },
        "searched": sorted(c.id for c in state.room_deck) if is_searching(state, seat) else None,
        "shown": shown_hand(state, seat),
        "found": None if state.found is None else [state.found[0], state.found[1].id],
    }


def is_searching(state: State, seat: Seat | None) -> bool:
    """Whether this seat is looking through the Room deck now."""
    return seat is not None and state.searching == seat


def shown_hand(state: State, seat: Seat | None) -> dict[str, Any] | None:
    """The hand this seat is looking at now (BM-18.60)."""
    if state.looking is None or state.looking[0] != seat:
        return None
    victim = state.players[state.looking[1]]
    return {"player": victim.seat, "cards": [card.id for card in victim.hand()]}


def player_view(state: State, player: Player, seat: Seat | None) -> dict[str, Any]:
    """One player, as another seat or the player sees them."""
    own = player.seat == seat
    return {
        "seat": player.seat,
        "boss": player.boss.id if player.boss is not None else None,
        "offered": [boss.id for boss in player.offered] if own else None,
        "xp": player.xp if player.boss is not None else None,
        "out": player.seat in state.out,
        "resigned": player.seat in state.resigned,
        "leveled_up": player.leveled_up,
        "closed": player.closed,
        "placements": player.placements,
        "hand": hand_view(player, own=own),
        "set_aside": [card.id for card in player.set_aside] if own else [],
        "slots": [slot_view(player, index, own=own) for index in range(len(player.slots))],
        "entrance": [hero_view(hero) for hero in player.entrance],
        "souls": [hero_view(hero) for hero in player.souls],
        "wounds": [hero_view(hero) for hero in player.wounds],
        "soul_count": player.soul_count(),
        "wound_count": player.wound_count(),
        "damage": player.total_damage(),
        "treasure": {} if player.seat in state.out else treasure_view(player),
    }


def hand_view(player: Player, *, own: bool) -> dict[str, Any]:
    """A hand: its backs, and for its player the cards.

    What is set aside counts as held for the others until all have chosen (BM-3.13).
    """
    if own:
        cards = [card.id for card in player.hand()]
        return {"rooms": len(player.rooms), "spells": len(player.spells), "cards": cards}
    held = [*player.hand(), *player.set_aside]
    rooms = sum(isinstance(card, RoomCard) for card in held)
    return {"rooms": rooms, "spells": len(held) - rooms}


def treasure_view(player: Player) -> dict[str, int]:
    """What a dungeon offers to each class (BM-10.2)."""
    if player.boss is None:
        return {}
    return {name: player.lure(kind) for kind, name in enumerate(TREASURES)}


def slot_view(player: Player, index: int, *, own: bool) -> dict[str, Any]:
    """One slot: its rooms from the lowest to the visible one, and a card on its face."""
    slot = player.slots[index]
    active = slot.active
    face_down: str | bool = slot.face_down is not None
    if own and slot.face_down is not None:
        face_down = slot.face_down.id
    top = slot.rooms[-1] if slot.rooms else None
    return {
        "rooms": [room.card.id for room in slot.rooms],
        "face_down": face_down,
        "active": active,
        "deactivated": top is not None and top.deactivated,
        "used": top is not None and top.used,
        "bonus": top.bonus if top is not None else 0,
        "damage": player.damage(index) if active else None,
    }


def hero_view(hero: Hero) -> dict[str, Any]:
    """A hero: which one, when it came, and what it has been given."""
    return {"hero": hero.card.id, "number": hero.number, "bonus": hero.bonus}


def walk_view(state: State, walk: Walk) -> dict[str, Any]:
    """The walking hero, what it has suffered, and the Mazes it has entered."""
    slots = state.players[walk.owner].slots
    entered = [index for index, slot in enumerate(slots) if slot.rooms[-1].serial in walk.mazes]
    return {
        "hero": walk.hero.card.id,
        "number": walk.hero.number,
        "owner": walk.owner,
        "distance": walk.distance,
        "inside": walk.inside,
        "damage": walk.damage,
        "life": walk.life,
        "mazes": entered,
    }


def declared_view(state: State, effect: Declared) -> dict[str, Any]:
    """A declared effect with its target (everybody may know both)."""
    return {
        "piece": declared_piece(effect.number),
        "owner": effect.owner.seat,
        "card": effect.source.id,
        "target": target_piece(state, effect.target),
        "waiting": effect.owner.seat != state.active,
    }


def target_piece(state: State, target: Target) -> str | None:
    """How a target is called now; a room that is covered or gone by its card."""
    match target:
        case Room():
            for player in state.living():
                if (slot := player.slot_of(target)) is not None:
                    return room_piece(player.seat, slot)
            return target.card.id
        case Player():
            return player_piece(target.seat)
        case Declared():
            return declared_piece(target.number)
        case Hero():
            return target.card.id
    return None


def deal_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal everything hidden from a seat anew, consistently with what it knows now.

    Counts, places and everything public stay; the future of chance is drawn anew as well.
    """
    state.rng = rng
    rng.shuffle(state.hero_deck)
    rng.shuffle(state.epic_deck)
    hidden = [player for player in state.players if player.seat != seat]
    deal_bosses_anew(state, hidden, rng)
    unseen = [p for p in hidden if state.looking != (seat, p.seat)]
    deal_rooms_anew(state, unseen, rng, deck_known=is_searching(state, seat))
    deal_spells_anew(state, unseen, rng)


def deal_bosses_anew(state: State, hidden: list[Player], rng: Rng) -> None:
    """Undealt bosses and those offered to others (BM-17.3)."""
    pool = [boss for player in hidden for boss in player.offered] + state.boss_deck
    rng.shuffle(pool)
    for player in hidden:
        player.offered = take(pool, len(player.offered))
    state.boss_deck = pool


def deal_rooms_anew(state: State, hidden: list[Player], rng: Rng, *, deck_known: bool) -> None:
    """Room cards in other hands, face-down on other dungeons, buried, in the deck."""
    for player in hidden:
        if state.found is not None and state.found[0] == player.seat:
            player.rooms.remove(state.found[1])
    pool = [card for player in hidden for card in player.rooms]
    pool += [card for card in state.buried if isinstance(card, RoomCard)]
    if not deck_known:
        pool += state.room_deck
    pool = deal_covers_anew(hidden, pool, rng)
    for player in hidden:
        player.rooms = take(pool, len(player.rooms))
        if state.found is not None and state.found[0] == player.seat:
            player.rooms.append(state.found[1])  # everybody has seen it
    redeal_kind(state.buried, RoomCard, pool)
    if deck_known:
        rng.shuffle(state.room_deck)
    else:
        state.room_deck = pool


def deal_covers_anew(hidden: list[Player], pool: list[RoomCard], rng: Rng) -> list[RoomCard]:
    """Deal the face-down rooms of others anew from the pool; returns what is left, shuffled.

    Each must fit its place (BM-8.4 to BM-8.10). If that does not work out they keep their cards.
    """
    covers = [slot for player in hidden for slot in player.slots if slot.face_down is not None]
    own = [slot.face_down for slot in covers if slot.face_down is not None]
    rest = pool + own
    rng.shuffle(rest)
    dealt: list[RoomCard] = []
    for slot in covers:
        below = slot.rooms[-1].card if slot.rooms else None
        fitting = [card for card in rest if fits(card, below)]
        if not fitting:
            rng.shuffle(pool)
            return pool
        dealt.append(fitting[-1])
        rest.remove(fitting[-1])
    for slot, card in zip(covers, dealt, strict=True):
        slot.face_down = card
    return rest


def deal_spells_anew(state: State, hidden: list[Player], rng: Rng) -> None:
    """Spell cards in other hands, buried, in the deck."""
    buried_spells = [card for card in state.buried if isinstance(card, SpellCard)]
    pool = [card for player in hidden for card in player.spells] + buried_spells
    pool += state.spell_deck
    rng.shuffle(pool)
    for player in hidden:
        player.spells = take(pool, len(player.spells))
    redeal_kind(state.buried, SpellCard, pool)
    state.spell_deck = pool


def redeal_kind(cards: list[Card], kind: type[T], pool: list[T]) -> None:
    """Put other cards of a kind from the pool into their places."""
    for index, card in enumerate(cards):
        if isinstance(card, kind):
            cards[index] = pool.pop()  # type: ignore[call-overload] # T is a kind of Card


def take(pool: list[T], count: int) -> list[T]:
    """Take the last `count` things out of a pool."""
    cut = len(pool) - count
    taken = pool[cut:]
    del pool[cut:]
    return taken
