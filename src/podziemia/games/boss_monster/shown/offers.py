"""Options in words: what they say, what they would do now, the pieces they touch; or why not.

Only what the asked seat knows is used: everything that lies open, and its own cards. The ids of
pieces are those of `scene.py`. A message `bm-option-…` says the whole option; where many options
differ in one thing only, its attribute `.group` says what they share and `.short` what is their
own. A refusal is the rule that an option breaks and the sentence that says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar

from podziemia.kernel.errors import Refusal, refuse_if
from podziemia.kernel.questions import Ask, Fact, Option, Seat
from podziemia.kernel.scene import Offer, Phrases, Words

from .. import options as choice
from ..content import COUNTERSPELL, HEROES, RoomCard, SpellCard
from ..rules.build import may_motivate, verify_place
from ..rules.declarations import is_spent
from ..rules.hands import deck_of
from ..rules.targets import find_declared, find_hero, find_room, place_of
from ..rules.windows import payments
from ..state import Player, Room, State
from . import forecast
from .forecast import hero_facts
from .pieces import numbered

C = TypeVar("C", RoomCard, SpellCard)
words: Final = Phrases("bm-option")
TAKEN_FROM: Final = {"pile": "pile", "deck": "found", "hand": "shown"}


def offer(state: State, ask: Ask, option: Option) -> Offer:  # noqa: PLR0911, PLR0912 -- each option says what it is
    """An option as its seat sees it."""
    match option:
        case choice.Pass():
            player = state.players[ask.seat]
            if choice.Place in map(type, ask.options) and not state.waiting():  # BM-8.16
                return Offer(words("pass-unbuilt"), warning=Words("bm-effect-no-room"))
            effect = forecast.passing(state, ask.prompt)
            lasting = forecast.lasting(state, player) if ask.prompt == "floor" else ()
            return Offer(words(f"pass-{ask.prompt}"), effect=effect, lasting=lasting)
        case choice.Accept():
            return Offer(words(f"accept-{ask.prompt}"))
        case choice.KeepHand() | choice.Mulligan() | choice.KeepCard():  # BM-3.9, BM-3.11, BM-R-40
            return Offer(words.of(option))
        case choice.KeepBoss(boss):  # BM-17.2
            return Offer(words.of(option), (f"offered:{boss}",))
        case choice.Discard(cards):
            return discard(cards)
        case choice.Draw(deck) | choice.SearchHeroes(deck):  # BM-18.65
            verb = "draw" if isinstance(option, choice.Draw) else "search"
            count = forecast.effect("deck", count=len(deck_of(state, deck)))
            return Offer(words(f"{verb}-{deck}"), (f"deck:{deck}",), count)
        case choice.Take(card, source):
            place = TAKEN_FROM[source]
            return Offer(words(f"take-{place}", card=card), (f"{place}:{card}",))
        case choice.ChoosePlayer(seat):
            piece = choice.player_piece(seat)
            return Offer(words("player", owner=seat), (piece,), hand_words(state, seat))
        case choice.Steal(seat, kind):  # BM-18.4
            about = words(f"steal-{kind}", owner=seat)
            return Offer(about, (f"back:{seat}.{kind}",), hand_words(state, seat))
        case choice.Heal(hero):  # BM-13.9
            found = forecast.healed(state, ask.seat, find_hero(state, hero))
            return Offer(words("heal", **hero_facts(HEROES[hero])), (hero,), **found)
        case choice.Destroy(room):
            about = words("destroy", **room_facts(state, ask, *place_of(room)))
            return Offer(about, (room,), **forecast.destroyed(state, room))
        case choice.ChooseHero(name) if ask.rule == "BM-18.66":
            about = words("slay", **hero_facts(HEROES[name]))
            return Offer(about, (name,), forecast.killing(HEROES[name]))
        case choice.ChooseHero(name):
            effect = forecast.coming(state, state.players[ask.seat], HEROES[name])
            return Offer(words("lure", **hero_facts(HEROES[name])), (name,), effect)
        case choice.Place() | choice.Build():
            return build(state, ask, option)
        case choice.Swap():
            return swap(state, ask, option)
        case choice.Cast(spell, target):  # BM-5.1
            found = forecast.foresee(state, ask.seat, spell, target)
            about = words("cast", spell=spell, **target_facts(state, ask, target))
            return Offer(about, (f"hand:{spell}", *([target] if target else [])), **found)
        case choice.Use():
            return use(state, ask, option)
        case choice.Negate(card, target, pay):  # BM-6.1
            victim = find_declared(state, target)
            whose: dict[str, Fact] = {"spell": victim.source.id, "owner": victim.owner.seat}
            if card == COUNTERSPELL.id:
                return Offer(words("counter", **whose), (f"hand:{card}", target))
            return Offer(words("eye", **whose, pay=pay), (card, f"hand:{pay}", target))
        case choice.Resolve(piece) if piece.startswith("declared:"):
            played = find_declared(state, piece)
            effect = forecast.resolving(state, played)
            return Offer(words("resolve", card=played.source.id), (piece,), effect)
        case choice.Resolve(piece):
            return Offer(words("resolve", card=find_room(state, piece)[1].card.id), (piece,))
    raise AssertionError(option)


@lru_cache(10_000)
def discard(cards: tuple[str, ...]) -> Offer:
    """Some cards of a hand: of every hand there are many choices, and all begin with one."""
    rest = ", ".join(cards[1:]) or None
    about = words("discard", cards=", ".join(cards), first=cards[0], rest=rest)
    return Offer(about, tuple(numbered("hand", cards)))


def explain(state: State, ask: Ask, option: Option) -> None:
    """Refuse an option that is not offered, by the rule that keeps it from being so."""
    player = state.players[ask.seat]
    match option:
        case choice.Place():
            explain_place(state, player, ask, option)
        case choice.Build(card, slot):
            verify_place(player, held(player.rooms, card, "BM-9.12"), slot)
        case choice.Cast():
            explain_cast(state, player, ask, option)
        case choice.Use():
            explain_use(state, player, ask, option)
        case choice.Negate():
            explain_negate(state, player, ask, option)
        case choice.Mulligan() if ask.prompt == "opening-hand":
            raise Refusal("BM-3.9", "bm-refused-mulligan")
        case choice.Discard(cards):
            first = ask.options[0]
            count = len(first.cards) if isinstance(first, choice.Discard) else len(cards)
            refuse_if(len(cards) != count, ask.rule, "bm-refused-discard-count", {"count": count})
            raise Refusal(ask.rule, "bm-refused-discard-cards")
        case choice.Pass():
            rule = "BM-3.17" if ask.prompt == "setup-room" else ask.rule
            raise Refusal(rule, "bm-refused-must-choose")
        case choice.Take() | choice.ChooseHero() | choice.ChoosePlayer() | choice.Destroy():
            raise Refusal(ask.rule, "bm-refused-not-in-list")


def room_facts(state: State, ask: Ask, seat: int, slot: int) -> dict[str, Fact]:
    """A room: which, whose, and where, if there is another of its name beside it."""
    names = [stack.uppermost for stack in state.players[seat].slots]
    nth = len(names) - slot if names.count(names[slot]) > 1 else 0
    return {"room": names[slot], "owner": seat, "own": seat == ask.seat, "nth": nth}


def target_facts(state: State, ask: Ask, target: str | None) -> dict[str, Fact]:
    """What an effect is aimed at: a kind, and the facts of that kind."""
    if target is None:
        return {"kind": "none"}
    kind, _, name = target.partition(":")
    match kind:
        case "room":
            return {"kind": "room"} | room_facts(state, ask, *place_of(target))
        case "player":
            return {"kind": "player", "owner": int(name), "own": int(name) == ask.seat}
        case "declared":
            effect = find_declared(state, target)
            return {"kind": "spell", "target": effect.source.id, "owner": effect.owner.seat}
    return {"kind": "hero"} | hero_facts(HEROES[target])


def hand_words(state: State, seat: Seat) -> Words:
    """How many cards of each back a hand holds (BM-14.2)."""
    player = state.players[seat]
    return forecast.effect("hand", rooms=len(player.rooms), spells=len(player.spells))


def build(state: State, ask: Ask, option: choice.Place | choice.Build) -> Offer:
    """BM-8.2, BM-9.12: a room in a new slot or on top of another, face-down or built at once."""
    verb = "place" if isinstance(option, choice.Place) else "build"
    found = forecast.building(state, ask.seat, option)
    hand = f"hand:{option.card}"
    if option.slot == len(state.players[ask.seat].slots):
        about = words(f"{verb}-new", card=option.card, first=option.slot == 0)
        return Offer(about, (hand, f"place:{ask.seat}.{option.slot}"), **found)
    below = room_facts(state, ask, ask.seat, option.slot)
    about = words(f"{verb}-on", card=option.card, below=below["room"], nth=below["nth"])
    return Offer(about, (hand, choice.room_piece(ask.seat, option.slot)), **found)


def explain_place(state: State, player: Player, ask: Ask, option: choice.Place) -> None:
    """BM-8: why a room cannot be placed."""
    refuse_if(ask.prompt == "negate", "BM-6.16", "bm-refused-only-negate")
    card = held(player.rooms, option.card, "BM-8.2")
    if ask.prompt == "setup-room":
        refuse_if(card.advanced, "BM-3.16", "bm-refused-setup-advanced", {"card": card.id})
        raise Refusal("BM-3.15", "bm-refused-setup-place")
    own_turn = player.seat == state.active and state.window == "build_turn"
    refuse_if(ask.prompt != "floor" or not own_turn, "BM-5.32", "bm-refused-place-turn")
    refuse_if(state.kobold_strike, "BM-18.49", "bm-refused-kobold")
    refuse_if(not player.placements, "BM-8.13", "bm-refused-one-room")
    refuse_if(bool(state.declared), "BM-5.32", "bm-refused-place-waiting")
    verify_place(player, card, option.slot)


def held(hand: Sequence[C], name: str, rule: str) -> C:
    """The card of the hand that is meant, or a refusal."""
    for card in hand:
        if card.id == name:
            return card
    raise Refusal(rule, "bm-refused-not-in-hand", {"card": name})


def swap(state: State, ask: Ask, option: choice.Swap) -> Offer:
    """BM-18.25: two slots of a dungeon change places."""
    seat, slots = option.player, state.players[option.player].slots
    about: dict[str, Fact] = {"owner": seat, "own": seat == ask.seat}
    for name, slot in (("first", option.second), ("second", option.first)):  # from the entrance
        about |= {name: slots[slot].uppermost, f"{name}_nth": len(slots) - slot}
    refs = (choice.room_piece(seat, option.first), choice.room_piece(seat, option.second))
    return Offer(words("swap", **about), refs, **forecast.swapped(state, option))


def check_floor(ask: Ask) -> None:
    """BM-5.2: effects are declared by who has the floor; in a negation round none is (BM-6.16)."""
    refuse_if(ask.prompt == "negate", "BM-6.16", "bm-refused-only-negate")
    refuse_if(ask.prompt != "floor", "BM-5.2", "bm-refused-no-window")


def explain_cast(state: State, player: Player, ask: Ask, option: choice.Cast) -> None:
    """BM-5: why a spell cannot be declared."""
    check_floor(ask)
    spell = held(player.spells, option.spell, "BM-5.1")
    about = {"card": spell.id}
    refuse_if(spell is COUNTERSPELL, "BM-6.1", "bm-refused-counterspell-negates")
    refuse_if(state.window not in spell.windows, "BM-5.7", "bm-refused-phase", about)
    unmotivated = spell.id == "motivation" and not may_motivate(state, player)
    refuse_if(unmotivated, "BM-18.50", "bm-refused-motivation")
    raise Refusal("BM-5.22", "bm-refused-target", about)


def use(state: State, ask: Ask, option: choice.Use) -> Offer:
    """BM-5.1: the ability of a room, what is paid for it, and its target."""
    card = find_room(state, option.room)[1].card
    about = target_facts(state, ask, option.target) | {"ability": card.id}
    refs: tuple[str, ...] = (option.room,)
    match card.cost:
        case "destroy_self":
            about |= {"cost": "self", "pay": card.id}
        case "destroy_other_own_room":
            about |= {"cost": "room", "pay": find_room(state, option.pay[0])[1].card.id}
            refs += option.pay
        case None:
            about |= {"cost": "none"}
        case _:
            about |= {"cost": "cards", "pay": ", ".join(option.pay)}
            refs += (*numbered("hand", option.pay),)
    refs += (option.target,) if option.target is not None else ()
    found = forecast.foresee(state, ask.seat, card.id, option.target, option)
    return Offer(words("use", **about), refs, **found)


def explain_use(state: State, player: Player, ask: Ask, option: choice.Use) -> None:
    """BM-5: why an ability cannot be declared."""
    check_floor(ask)
    room = own_active_room(player, option.room)
    about = {"card": room.card.id}
    refuse_if(room.card.ability != "activated", "BM-2.17", "bm-refused-no-ability", about)
    refuse_if(state.window not in room.card.windows, "BM-5.8", "bm-refused-window", about)
    refuse_if(is_spent(state, room), "BM-5.29", "bm-refused-once", about)
    refuse_if(option.pay not in payments(player, room), "BM-5.26", "bm-refused-cost", about)
    raise Refusal("BM-5.22", "bm-refused-target", about)


def own_active_room(player: Player, piece: str) -> Room:
    """The active room of the player's own dungeon that a piece names, or a refusal."""
    pieces = [choice.room_piece(player.seat, slot) for slot in range(len(player.slots))]
    refuse_if(piece not in pieces, "BM-5.1", "bm-refused-not-own-room")
    stack = player.slots[pieces.index(piece)]
    refuse_if(not stack.active, "BM-2.8", "bm-refused-room-inactive")
    return stack.rooms[-1]


def explain_negate(state: State, player: Player, ask: Ask, option: choice.Negate) -> None:
    """BM-6: why a spell cannot be negated."""
    refuse_if(ask.prompt not in ("negate", "floor"), "BM-5.2", "bm-refused-no-window")
    number = option.target.removeprefix("declared:")
    named = [effect for effect in state.declared if str(effect.number) == number]
    refuse_if(not named, "BM-6.15", "bm-refused-nothing-declared")
    refuse_if(not named[0].is_spell, "BM-6.2", "bm-refused-negate-ability")
    refuse_if(named[0].owner is player, "BM-6.14", "bm-refused-negate-own")
    if option.with_card == COUNTERSPELL.id:
        held(player.spells, COUNTERSPELL.id, "BM-5.1")
        raise Refusal("BM-6.3", "bm-refused-not-this-spell")
    room = own_active_room(player, option.with_card)
    about = {"card": room.card.id}
    refuse_if(room.card.ability != "negation", "BM-6.1", "bm-refused-not-negating", about)
    refuse_if(room.used, "BM-6.12", "bm-refused-once", about)
    raise Refusal("BM-5.26", "bm-refused-cost", about)
