"""BM-5 and BM-6: declaring spells and abilities, paying for them, negating, resolving."""

from __future__ import annotations

from functools import partial
from typing import Final

from podziemia.kernel.questions import Fact, Rules, Seat, ask_secret

from ..content import CARDS, COUNTERSPELL, SPELLS, RoomCard
from ..events import AbilityDeclared, EffectFailed, EffectResolved, SpellDeclared, SpellNegated
from ..options import PASS, Cast, Negate, Pass, Use, declared_piece, room_piece
from ..state import Declared, Hero, Player, Room, State
from . import targets
from .dungeon import destroy
from .effects import DECLARED
from .hands import discard
from .heroes import trigger

CRUSHINATOR: Final = "the_crushinator"


def is_limited(state: State, card: RoomCard) -> bool:
    """Whether an ability works once per round only (BM-R-32: a switch for one card)."""
    return card.once and (card.id != CRUSHINATOR or state.options.crushinator_once_per_round)


def is_spent(state: State, room: Room) -> bool:
    """BM-5.29: whether the room's once-per-round limit is used up."""
    return room.used and is_limited(state, room.card)


def declare_spell(state: State, player: Player, chosen: Cast) -> Rules:
    """BM-5.12, BM-5.15: the active player's spell resolves at once, another's waits."""
    spell = SPELLS[chosen.spell]
    effect = Declared(state.next_serial(), player, spell, targets.find_target(state, chosen.target))
    yield from play_spell(state, effect)
    if player.seat == state.active and not (yield from negated(state, effect)):  # BM-6.5
        yield from resolve(state, effect)


def play_spell(state: State, effect: Declared) -> Rules:
    """BM-5.28: a spell leaves the hand and lies declared; Liger's Den reacts (BM-18.18)."""
    player = effect.owner
    player.spells.remove(effect.source)  # type: ignore[arg-type] # a spell, as its name says
    state.declared.append(effect)
    state.show()
    state.emit(SpellDeclared, "BM-5.1", player.seat, effect.source.id, *aim(state, effect))
    for room in player.rooms_with("trigger_spell_played"):
        yield from trigger(state, player, room)


def declare_ability(state: State, player: Player, chosen: Use) -> Rules:
    """BM-5.26, BM-5.35: the cost is paid now; from here on the source does not matter."""
    _, room = targets.find_room(state, chosen.room)
    target = targets.find_target(state, chosen.target)
    effect = Declared(state.next_serial(), player, room.card, target, room)
    state.emit(AbilityDeclared, "BM-5.1", player.seat, room.card.id, *aim(state, effect))
    if is_limited(state, room.card):
        room.used = True  # BM-5.29
    state.declared.append(effect)
    yield from pay(state, player, room, chosen)
    if player.seat == state.active:
        yield from resolve(state, effect)


def pay(state: State, player: Player, room: Room, chosen: Use) -> Rules:
    """BM-5.39: a cost is paid with all its consequences, and activates nothing else (BM-5.27)."""
    match room.card.cost:
        case "destroy_self":
            if room.card.target != "hero_in_this_room":  # the Pit's cost is part of its effect
                yield from destroy(state, player, room, "BM-5.26")
        case "destroy_other_own_room":
            yield from destroy(state, player, targets.find_room(state, chosen.pay[0])[1], "BM-5.26")
        case _:
            discard(state, player, [CARDS[card] for card in chosen.pay], "BM-5.26")


def resolve(state: State, effect: Declared) -> Rules:
    """Carry out a declared effect, unless its target is gone (BM-5.23, BM-5.24)."""
    if targets.target_stands(state, effect):
        rule = "BM-5.12" if effect.owner.seat == state.active else "BM-5.18"
        state.emit(EffectResolved, rule, effect.owner.seat, effect.source.id)
        yield from DECLARED[effect.source.id](state, effect)
    else:
        rule = "BM-5.23" if effect.is_spell else "BM-5.24"
        state.emit(EffectFailed, rule, effect.owner.seat, effect.source.id)
    put_away(state, effect)


def put_away(state: State, effect: Declared) -> None:
    """BM-2.16: a spell that has resolved or been negated goes to the discard pile."""
    state.declared.remove(effect)
    if effect.is_spell:
        state.discard.append(effect.source)


def negated(state: State, effect: Declared) -> Rules[bool]:
    """BM-6.5: the negation round of one declared spell; whether the spell was negated."""
    while True:
        # BM-6.6: the active player, then the others in XP order
        for player in sorted(state.living(), key=lambda player: player.seat != state.active):
            if player is effect.owner or not player.spells:  # BM-6.3, BM-6.14, BM-6.17
                continue
            make = partial(negations, state, player, effect)
            facts = negation_facts(state, effect)
            chosen = yield from ask_secret(player.seat, "negate", make, rule="BM-6.3", about=facts)
            if isinstance(chosen, Negate):
                if (yield from negate(state, player, chosen)):
                    return True
                break  # BM-6.8: the responders are asked again from the start
        else:
            return False  # BM-6.9


def negate(state: State, player: Player, chosen: Negate) -> Rules[bool]:
    """BM-6.4: try to negate a declared spell; whether it was negated."""
    victim = targets.find_declared(state, chosen.target)
    if chosen.with_card == COUNTERSPELL.id:
        answer = Declared(state.next_serial(), player, COUNTERSPELL, victim)
        yield from play_spell(state, answer)
        if (yield from negated(state, answer)):  # BM-6.7
            return False
        put_away(state, answer)
    else:
        assert chosen.pay is not None
        _, eye = targets.find_room(state, chosen.with_card)
        eye.used = True  # BM-6.12
        name, owner = victim.source.id, victim.owner.seat
        state.emit(AbilityDeclared, "BM-6.12", player.seat, eye.card.id, name, owner)
        discard(state, player, [CARDS[chosen.pay]], "BM-6.12")  # BM-18.17: not played
    state.emit(SpellNegated, "BM-6.11", victim.owner.seat, victim.source.id)
    put_away(state, victim)  # BM-6.11
    return True


def negations(state: State, player: Player, effect: Declared) -> list[Pass | Negate]:
    """BM-6.16: what a player can do against a declared spell: nothing else than negate."""
    return [PASS, *ways_to_negate(state, player, effect)]


def ways_to_negate(state: State, player: Player, effect: Declared) -> list[Negate]:
    """BM-6.1: with a Counterspell, or with an unused All-Seeing Eye and a Spell card to pay.

    The Eye works against any opponent's spell, a Counterspell (BM-6.18) and a Freeze aimed at the
    Eye itself (BM-6.13) included.
    """
    if not player.spells:
        return []
    target = declared_piece(effect.number)
    ways = [Negate(COUNTERSPELL.id, target)] if COUNTERSPELL in player.spells else []
    for index, slot in enumerate(player.slots):
        if (
            slot.active
            and (room := slot.rooms[-1]).card.ability == "negation"
            and not is_spent(state, room)
        ):
            eye = room_piece(player.seat, index)
            ways += [Negate(eye, target, card.id) for card in dict.fromkeys(player.spells)]
    return ways


def negation_facts(state: State, effect: Declared) -> dict[str, Fact]:
    """What everybody knows about a declared effect: what it is, whose, and whom it is aimed at."""
    name, owner = aim(state, effect)
    facts: dict[str, Fact] = {"spell": effect.source.id, "owner": effect.owner.seat}
    return facts | {"target": name, "target_owner": owner, "window": state.window}


def aim(state: State, effect: Declared) -> tuple[str | None, Seat | None]:
    """The name and the owner of what an effect is aimed at."""
    match effect.target:
        case Room() as room:
            whose = targets.owner_of_room(state, room)
            return room.card.id, whose.seat if whose is not None else None
        case Hero() as hero if state.walk is not None and state.walk.hero is hero:
            return hero.card.id, state.walk.owner
        case Hero() as hero:  # nobody's, if it is in town
            owners = (player.seat for player in state.living() if hero in player.souls)
            return hero.card.id, next(owners, None)
        case Player() as player:
            return None, player.seat
        case Declared() as declared:
            return declared.source.id, declared.owner.seat
    return None, None
