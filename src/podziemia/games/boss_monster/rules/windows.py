"""BM-5: response windows: who has the floor, what may be declared, and what resolves when.

There are no others than those opened by build turns and adventure turns (BM-5.6).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import TypeAlias

from podziemia.kernel.questions import Ask, Facts, Rules

from ..content import COUNTERSPELL, SpellCard, Window
from ..options import PASS, Cast, Negate, Pass, Place, Use, declared_piece, room_piece
from ..state import Declared, Player, Room, State
from . import declarations
from .build import may_motivate, place, placements
from .effects import choose_first
from .targets import targets

Move: TypeAlias = Pass | Place | Cast | Use | Negate


def window(state: State, kind: Window, active: Player) -> Rules:
    """One response window, until all pass in a row with nothing waiting (BM-5.20).

    The active player comes first, whatever the XP (BM-4.6); any living player may act (BM-5.9),
    any number of times, one effect at a time (BM-5.10).

    After every declaration, negation or resolution the active player has the floor again
    (BM-5.16); the fate of the walking hero does not cut it short (BM-11.24).
    """
    state.window, state.active = kind, active.seat
    players = [active, *state.opponents(active)]  # BM-5.13, BM-5.14
    while True:
        for player in players:
            if may_act(state, player):
                chosen: Move = yield floor(state, player)
                if type(chosen) is not Pass:
                    yield from move(state, player, chosen)
                    break  # BM-5.17
        else:
            if not state.declared or not (waiting := state.waiting()):
                break
            yield from declarations.resolve(state, (yield from next_to_resolve(waiting)))
    state.window = None


def floor(state: State, player: Player) -> Ask:
    """The question to a player who is given the floor."""
    facts = floor_facts(state.window, state.active, len(state.declared), player.placements)
    return Ask(player.seat, "floor", "BM-5.11", facts, None, lambda: moves(state, player))


def move(state: State, player: Player, chosen: Move) -> Rules:
    """What a player with the floor does."""
    if type(chosen) is Place:
        player.placements -= 1  # BM-8.13
        place(state, player, chosen, "BM-8.3")
    elif type(chosen) is Cast:
        yield from declarations.declare_spell(state, player, chosen)
    elif type(chosen) is Use:
        yield from declarations.declare_ability(state, player, chosen)
    elif type(chosen) is Negate:
        yield from declarations.negate(state, player, chosen)  # BM-6.10


@cache
def floor_facts(kind: Window | None, active: int | None, declared: int, placements: int) -> Facts:
    """What everybody knows about a floor question."""
    return {"window": kind, "active": active, "waiting": declared, "placements": placements}


def next_to_resolve(waiting: list[Declared]) -> Rules[Declared]:
    """BM-5.18: the waiting effect of the highest XP; of several of one owner, the owner's choice.

    The first one declared is the first option (BM-5.19).
    """
    owner = max((effect.owner for effect in waiting), key=lambda player: player.xp)
    own = {declared_piece(effect.number): effect for effect in waiting if effect.owner is owner}
    return (yield from choose_first(owner, "resolve-first", own, "BM-5.19"))


def may_act(state: State, player: Player) -> bool:
    """BM-5.33: whether public facts leave it open that this player can do something."""
    if player.spells or (player.seat == state.active and player.placements and player.rooms):
        return True
    for slot in player.slots:  # faster than `rooms_with`, and often asked
        if slot.face_down is None:
            room = slot.rooms[-1]
            if room.card.ability == "activated" and seems_usable(state, player, room):
                return True
    return False


def seems_usable(state: State, player: Player, room: Room) -> bool:
    """BM-5.33: whether a room's ability looks usable to everybody, whatever cards are in hand."""
    card = room.card
    if room.deactivated or state.window not in card.windows or declarations.is_spent(state, room):
        return False
    if card.target is not None and not targets(state, player, card.target, room):
        return False
    match card.cost:
        case "discard_room_cards:2":
            return len(player.rooms) > 1
        case "discard_monster_room_cards:1":
            return bool(player.rooms)
        case "destroy_other_own_room":
            return any(other is not room for other in player.active_rooms())
    return True


def moves(state: State, player: Player) -> list[Move]:
    """Everything a player with the floor may do, in any order (BM-8.17)."""
    found: list[Move] = [PASS]
    if player.placements and player.seat == state.active:
        found += placements(state, player)
    spells = player.spells
    for spell in dict.fromkeys(spells) if len(spells) > 1 else spells:
        if state.window in spell.windows:
            found += casts(state, player, spell)
    for index, slot in enumerate(player.slots):
        if slot.face_down is None and slot.rooms[-1].card.ability == "activated":
            found += uses(state, player, index)
    if state.declared:
        for effect in state.waiting():
            if effect.is_spell and effect.owner is not player:  # BM-6.10, BM-6.14
                found += declarations.ways_to_negate(state, player, effect)
    return found


def casts(state: State, player: Player, spell: SpellCard) -> list[Cast]:
    """The ways to declare a spell of the hand now; none without a legal target (BM-5.22)."""
    if spell is COUNTERSPELL:
        return []
    if spell.target is not None:
        return [Cast(spell.id, aim) for aim in targets(state, player, spell.target)]
    if spell.id == "motivation" and not may_motivate(state, player):
        return []
    return [Cast(spell.id)]


def uses(state: State, player: Player, index: int) -> list[Use]:
    """The ways to declare the ability of a room: target by target, payment by payment."""
    room = player.slots[index].rooms[-1]
    card = room.card
    if room.deactivated or state.window not in card.windows or declarations.is_spent(state, room):
        return []  # BM-12.13, BM-5.8, BM-5.29
    piece = room_piece(player.seat, index)
    aims: list[str | None] = [None]
    if card.target is not None:
        aims = [*targets(state, player, card.target, room)]
    if not aims:  # BM-5.22
        return []
    return [Use(piece, aim, cost) for cost in payments(player, room) for aim in aims]


def payments(player: Player, room: Room) -> list[tuple[str, ...]]:
    """BM-5.26: the ways to pay for an ability in full; none if it cannot be paid."""
    match room.card.cost:
        case "destroy_other_own_room":
            return [
                (room_piece(player.seat, other),)
                for other, slot in enumerate(player.slots)
                if slot.active and slot.rooms[-1] is not room
            ]
        case "discard_room_cards:2":
            hand = sorted(card.id for card in player.rooms)
            return [*dict.fromkeys(combinations(hand, 2))]
        case "discard_monster_room_cards:1":
            return [(card.id,) for card in dict.fromkeys(player.rooms) if card.monster]
    return [()]
