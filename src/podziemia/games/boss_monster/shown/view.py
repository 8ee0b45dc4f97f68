"""What each seat may know, and dealing anew what it may not.

Hands are secret (BM-14.1), how many cards of each back they hold is not (BM-14.2); the contents of
stacks, the town, the score areas and the discard pile are public (BM-1.10, BM-14.6).
"""

from __future__ import annotations

from functools import partial
from typing import Any

from podziemia.kernel.content import attributes
from podziemia.kernel.game import View
from podziemia.kernel.hidden import deal_fitting_anew, deal_piles_anew
from podziemia.kernel.questions import Seat
from podziemia.kernel.rng import Rng

from ..content import RoomCard
from ..options import declared_piece
from ..rules.build import fits
from ..rules.declarations import aim
from ..rules.targets import target_piece
from ..state import Declared, Hero, Player, State, Walk


def view(state: State, seat: Seat | None) -> View:
    """What a seat (None: a spectator) may know, ready for JSON."""
    return {
        "seat": seat,
        **attributes(state, "round", "phase", "window", "active", "order"),
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
            "unseen": len(state.buried_rooms) + len(state.buried_spells),
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
        **attributes(player, "leveled_up", "closed", "placements"),
        "hand": hand_view(player, own=own),
        "set_aside": [card.id for card in player.set_aside] if own else [],
        "slots": [slot_view(player, index, own=own) for index in range(len(player.slots))],
        "entrance": [hero_view(hero) for hero in player.entrance],
        "souls": [hero_view(hero) for hero in player.souls],
        "wounds": [hero_view(hero) for hero in player.wounds],
        "soul_count": player.soul_count(),
        "wound_count": player.wound_count(),
        "damage": player.total_damage(),
        "treasure": {} if player.seat in state.out else player.treasure(),
    }


def hand_view(player: Player, *, own: bool) -> dict[str, Any]:
    """A hand: its backs, and for its player the cards.

    What is set aside counts as held for the others until all have chosen (BM-3.13).
    """
    if own:
        cards = [card.id for card in player.hand()]
        return {"rooms": len(player.rooms), "spells": len(player.spells), "cards": cards}
    backs = [card.back for card in (*player.hand(), *player.set_aside)]
    return {"rooms": backs.count("room"), "spells": backs.count("spell")}


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
        "bonus": player.modifiers.sum("damage", top.serial) if top is not None else 0,
        "damage": player.damage(index) if active else None,
    }


def hero_view(hero: Hero) -> dict[str, Any]:
    """A hero: which one, when it came, and what it has been given."""
    return {"hero": hero.card.id, "number": hero.number, "bonus": hero.bonus}


def walk_view(state: State, walk: Walk) -> dict[str, Any]:
    """The walking hero, what it has suffered, and the Mazes it has entered."""
    return {
        "hero": walk.hero.card.id,
        "number": walk.hero.number,
        **attributes(walk, "owner", "distance", "inside", "damage", "life"),
        "mazes": state.players[walk.owner].entered_mazes(walk),
    }


def declared_view(state: State, effect: Declared) -> dict[str, Any]:
    """A declared effect with its target (everybody may know both)."""
    target, owner = aim(state, effect)
    return {
        "piece": declared_piece(effect.number),
        "owner": effect.owner.seat,
        "card": effect.source.id,
        "target": target_piece(state, effect.target),
        "target_card": target,
        "target_owner": owner,
        "waiting": effect.owner.seat != state.active,
    }


def deal_anew(state: State, seat: Seat | None, rng: Rng) -> None:
    """Deal everything hidden from a seat anew, consistently with what it knows now.

    Counts, places and everything public stay; the future of chance is drawn anew as well.
    """
    state.rng = rng
    hidden = [player for player in state.players if player.seat != seat]
    unseen = [player for player in hidden if state.looking != (seat, player.seat)]
    deal_piles_anew([state.hero_deck], rng)
    deal_piles_anew([state.epic_deck], rng)
    deal_piles_anew([*(player.offered for player in hidden), state.boss_deck], rng)  # BM-17.3
    deal_rooms_anew(state, unseen, rng, deck_known=is_searching(state, seat))
    spells = [player.spells for player in unseen]
    deal_piles_anew([*spells, state.buried_spells, state.spell_deck], rng)


def deal_rooms_anew(state: State, hidden: list[Player], rng: Rng, *, deck_known: bool) -> None:
    """Room cards in other hands, face-down on other dungeons, buried, in the deck."""
    piles = [*(player.rooms for player in hidden), state.buried_rooms]
    if deck_known:
        deal_piles_anew([state.room_deck], rng)
    else:
        piles.append(state.room_deck)
    found = [] if state.found is None else [state.found]
    shown = [(p.rooms, card) for seat, card in found for p in hidden if p.seat == seat]
    for hand, card in shown:  # everybody has seen it
        hand.remove(card)
    deal_covers_anew(hidden, piles, rng)
    for hand, card in shown:
        hand.append(card)


def deal_covers_anew(hidden: list[Player], piles: list[list[RoomCard]], rng: Rng) -> None:
    """Deal the face-down rooms of others anew together with these piles.

    Each must fit its place (BM-8.4 to BM-8.10).
    """
    covers = [slot for player in hidden for slot in player.slots if slot.face_down is not None]
    cards = [slot.face_down for slot in covers if slot.face_down is not None]
    below = [slot.rooms[-1].card if slot.rooms else None for slot in covers]
    dealt = deal_fitting_anew(piles, cards, [partial(fits, below=card) for card in below], rng)
    for slot, card in zip(covers, dealt, strict=True):
        slot.face_down = card
