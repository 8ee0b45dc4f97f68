"""Why a choice is refused: the rule it breaks and the sentence that says so.

Only what the asking seat knows is used.
"""

from __future__ import annotations

from podziemia.games.boss_monster.build import may_motivate, verify_place
from podziemia.games.boss_monster.content import COUNTERSPELL, ROOMS, SPELLS
from podziemia.games.boss_monster.declaring import is_spent
from podziemia.games.boss_monster.options import (
    Build,
    Cast,
    ChooseHero,
    ChoosePlayer,
    Destroy,
    Discard,
    Mulligan,
    Negate,
    Pass,
    Place,
    Take,
    Use,
)
from podziemia.games.boss_monster.state import Player, State
from podziemia.games.boss_monster.targets import find_room
from podziemia.games.boss_monster.windows import fits_window, payments
from podziemia.kernel.asking import Ask, Option
from podziemia.kernel.errors import Refusal


def explain(state: State, ask: Ask, option: Option) -> Refusal:
    """The rule that keeps an option from being offered, and why."""
    player = state.players[ask.seat]
    try:
        match option:
            case Place():
                explain_place(state, player, ask, option)
            case Build():
                explain_build(player, option)
            case Cast():
                explain_cast(state, player, ask, option)
            case Use():
                explain_use(state, player, ask, option)
            case Negate():
                explain_negate(state, player, ask, option)
            case Mulligan() if ask.prompt == "opening-hand":
                raise Refusal("BM-3.9", "bm-refused-mulligan")
            case Discard():
                explain_discard(ask, option)
            case Pass() if ask.prompt == "setup-room":
                raise Refusal("BM-3.17", "bm-refused-must-choose")
            case Pass():
                raise Refusal(ask.rule, "bm-refused-must-choose")
            case Take() | ChooseHero() | ChoosePlayer() | Destroy():
                raise Refusal(ask.rule, "bm-refused-not-in-list")
    except Refusal as refusal:
        return refusal
    return Refusal(ask.rule, "bm-refused-not-now")


def explain_place(state: State, player: Player, ask: Ask, choice: Place) -> None:
    """BM-8: why a room cannot be placed."""
    if ask.prompt == "negate":
        raise Refusal("BM-6.16", "bm-refused-only-negate")
    card = ROOMS.get(choice.card)
    if card is None or card not in player.rooms:
        raise Refusal("BM-8.2", "bm-refused-not-in-hand", {"card": choice.card})
    if ask.prompt == "setup-room":
        if card.advanced:
            raise Refusal("BM-3.16", "bm-refused-setup-advanced", {"card": card.id})
        raise Refusal("BM-3.15", "bm-refused-setup-place")
    if ask.prompt != "floor" or player.seat != state.active or state.window != "build_turn":
        raise Refusal("BM-5.32", "bm-refused-place-turn")
    if state.kobold_strike:
        raise Refusal("BM-18.49", "bm-refused-kobold")
    if not player.placements:
        raise Refusal("BM-8.13", "bm-refused-one-room")
    if state.declared:
        raise Refusal("BM-5.32", "bm-refused-place-waiting")
    verify_place(player, card, choice.slot)


def explain_build(player: Player, choice: Build) -> None:
    """BM-9.12: why a room cannot be built at once."""
    card = ROOMS.get(choice.card)
    if card is None or card not in player.rooms:
        raise Refusal("BM-9.12", "bm-refused-not-in-hand", {"card": choice.card})
    verify_place(player, card, choice.slot)


def explain_cast(state: State, player: Player, ask: Ask, choice: Cast) -> None:
    """BM-5: why a spell cannot be declared."""
    if ask.prompt == "negate":
        raise Refusal("BM-6.16", "bm-refused-only-negate")
    if ask.prompt != "floor":
        raise Refusal("BM-5.2", "bm-refused-no-window")
    spell = SPELLS.get(choice.spell)
    if spell is None or spell not in player.spells:
        raise Refusal("BM-5.1", "bm-refused-not-in-hand", {"card": choice.spell})
    if spell is COUNTERSPELL:
        raise Refusal("BM-6.1", "bm-refused-counterspell-negates")
    if not fits_window(spell, state.window):
        raise Refusal("BM-5.7", "bm-refused-phase", {"card": spell.id})
    if spell.id == "motivation" and not may_motivate(state, player):
        raise Refusal("BM-18.50", "bm-refused-motivation")
    raise Refusal("BM-5.22", "bm-refused-target", {"card": spell.id})


def explain_use(state: State, player: Player, ask: Ask, choice: Use) -> None:
    """BM-5: why an ability cannot be declared."""
    if ask.prompt == "negate":
        raise Refusal("BM-6.16", "bm-refused-only-negate")
    if ask.prompt != "floor":
        raise Refusal("BM-5.2", "bm-refused-no-window")
    slot = own_slot(player, choice.room)
    if slot is None:
        raise Refusal("BM-5.1", "bm-refused-not-own-room")
    if not player.slots[slot].active:
        raise Refusal("BM-2.8", "bm-refused-room-inactive")
    room = player.slots[slot].rooms[-1]
    about = {"card": room.card.id}
    if room.card.ability != "activated":
        raise Refusal("BM-2.17", "bm-refused-no-ability", about)
    if state.window not in room.card.windows:
        raise Refusal("BM-5.8", "bm-refused-window", about)
    if is_spent(state, room):
        raise Refusal("BM-5.29", "bm-refused-once", about)
    if choice.pay not in payments(player, room):
        raise Refusal("BM-5.26", "bm-refused-cost", about)
    raise Refusal("BM-5.22", "bm-refused-target", about)


def own_slot(player: Player, piece: str) -> int | None:
    """The slot of the player's own dungeon that a piece names."""
    seat, _, slot = piece.removeprefix("room:").partition(".")
    slots = [str(index) for index in range(len(player.slots))]
    if seat != str(player.seat) or slot not in slots:
        return None
    return slots.index(slot)


def explain_negate(state: State, player: Player, ask: Ask, choice: Negate) -> None:
    """BM-6: why a spell cannot be negated."""
    if ask.prompt not in ("negate", "floor"):
        raise Refusal("BM-5.2", "bm-refused-no-window")
    number = choice.target.removeprefix("declared:")
    named = [effect for effect in state.declared if str(effect.number) == number]
    if not named:
        raise Refusal("BM-6.15", "bm-refused-nothing-declared")
    if not named[0].is_spell:
        raise Refusal("BM-6.2", "bm-refused-negate-ability")
    if named[0].owner is player:
        raise Refusal("BM-6.14", "bm-refused-negate-own")
    if choice.with_card == COUNTERSPELL.id:
        if COUNTERSPELL not in player.spells:
            raise Refusal("BM-5.1", "bm-refused-not-in-hand", {"card": COUNTERSPELL.id})
        raise Refusal("BM-6.3", "bm-refused-not-this-spell")
    slot = own_slot(player, choice.with_card)
    if slot is None:
        raise Refusal("BM-5.1", "bm-refused-not-own-room")
    if not player.slots[slot].active:
        raise Refusal("BM-2.8", "bm-refused-room-inactive")
    _, room = find_room(state, choice.with_card)
    if room.card.ability != "negation":
        raise Refusal("BM-6.1", "bm-refused-not-negating", {"card": room.card.id})
    if room.used:
        raise Refusal("BM-6.12", "bm-refused-once", {"card": room.card.id})
    raise Refusal("BM-5.26", "bm-refused-cost", {"card": room.card.id})


def explain_discard(ask: Ask, choice: Discard) -> None:
    """Why these cards cannot be discarded."""
    wanted = len(ask.options[0].cards) if isinstance(ask.options[0], Discard) else 0
    if wanted and len(choice.cards) != wanted:
        raise Refusal(ask.rule, "bm-refused-discard-count", {"count": wanted})
    raise Refusal(ask.rule, "bm-refused-discard-cards")
