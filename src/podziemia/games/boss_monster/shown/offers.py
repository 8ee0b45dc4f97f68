"""Options in words: what they say, what they would do now, the pieces they touch; or why not.

Only what the asked seat knows is used: everything that lies open, and its own cards. The ids of
pieces are those of `scene.py`. A message `bm-option-…` says the whole option; where many options
differ in one thing only, its attribute `.group` says what they share and `.short` what is their
own. A refusal is the rule that an option breaks and the sentence that says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias, TypeVar

from podziemia.kernel.asking import Ask, Fact, Option
from podziemia.kernel.errors import Refusal
from podziemia.kernel.scene import Offer, Words

from .. import options as choice
from ..content import CLASSES, COUNTERSPELL, HEROES, ROOMS, SPELLS, HeroCard
from ..rules.build import may_motivate, verify_place
from ..rules.declarations import is_spent
from ..rules.targets import find_declared, find_hero
from ..rules.windows import fits_window, payments
from ..state import Player, Room, State
from . import forecast

F = TypeVar("F")
Offers: TypeAlias = Callable[[State, Ask, Any], Offer]
Verifies: TypeAlias = Callable[[State, Ask, Any], None]
"""Raises a Refusal if there is more to say than "not now"."""

OFFERS: Final[dict[type[Option], Offers]] = {}
REFUSALS: Final[dict[type[Option], Verifies]] = {}
TAKEN_FROM: Final = {"pile": "pile", "deck": "found", "hand": "shown"}


def says(table: dict[type[Option], F], *kinds: type[Option]) -> Callable[[F], F]:
    """Let a function speak for these kinds of options."""

    def register(function: F) -> F:
        table.update(dict.fromkeys(kinds, function))
        return function

    return register


def offer(state: State, ask: Ask, option: Option) -> Offer:
    """An option as its seat sees it."""
    return OFFERS[type(option)](state, ask, option)


def explain(state: State, ask: Ask, option: Option) -> Refusal:
    """The rule that keeps an option from being offered, and why."""
    try:
        if type(option) in REFUSALS:
            REFUSALS[type(option)](state, ask, option)
    except Refusal as refusal:
        return refusal
    return Refusal(ask.rule, "bm-refused-not-now")


# Words for what options name


def words(message: str, **about: Fact) -> Words:
    """A message of an option."""
    return Words(f"bm-option-{message}", about)


def in_hand(cards: Iterable[str]) -> tuple[str, ...]:
    """The pieces of these cards of the hand; copies are numbered."""
    seen: Counter[str] = Counter()
    pieces = []
    for card in cards:
        seen[card] += 1
        pieces.append(f"hand:{card}" if seen[card] == 1 else f"hand:{card}#{seen[card]}")
    return tuple(pieces)


def slot_of(piece: str) -> tuple[int, int]:
    """The seat and the slot of a room's piece."""
    seat, _, slot = piece.removeprefix("room:").partition(".")
    return int(seat), int(slot)


def room_facts(state: State, ask: Ask, seat: int, slot: int) -> dict[str, Fact]:
    """A room: which, whose, and where, if there is another of its name beside it."""
    slots = state.players[seat].slots
    names = [stack.uppermost for stack in slots]
    twins = names.count(names[slot]) > 1
    return {
        "room": names[slot],
        "owner": seat,
        "own": seat == ask.seat,
        "nth": len(slots) - slot if twins else 0,
    }


def target_facts(state: State, ask: Ask, target: str | None) -> dict[str, Fact]:
    """What an effect is aimed at: a kind, and the facts of that kind."""
    if target is None:
        return {"kind": "none"}
    kind, _, name = target.partition(":")
    match kind:
        case "room":
            return {"kind": "room"} | room_facts(state, ask, *slot_of(target))
        case "player":
            return {"kind": "player", "owner": int(name), "own": int(name) == ask.seat}
        case "declared":
            effect = find_declared(state, target)
            return {"kind": "spell", "target": effect.source.id, "owner": effect.owner.seat}
    return {"kind": "hero"} | hero_facts(HEROES[target])


def hero_facts(hero: HeroCard) -> dict[str, Fact]:
    """A hero in words."""
    return {"hero": hero.id, "class": CLASSES[hero.hero_class], "life": hero.life}


def hand_words(player: Player) -> Words:
    """How many cards of each back a hand holds (BM-14.2)."""
    return Words("bm-effect-hand", {"rooms": len(player.rooms), "spells": len(player.spells)})


# Passing, accepting, keeping


@says(OFFERS, choice.Pass)
def decline(state: State, ask: Ask, option: choice.Pass) -> Offer:
    """Do nothing."""
    effect = forecast.passing(state, state.players[ask.seat], ask.prompt)
    return Offer(words(f"pass-{ask.prompt}"), effect=effect)


@says(REFUSALS, choice.Pass)
def must_choose(state: State, ask: Ask, option: choice.Pass) -> None:
    """BM-3.17: there is something to choose, and it is not passing."""
    rule = "BM-3.17" if ask.prompt == "setup-room" else ask.rule
    raise Refusal(rule, "bm-refused-must-choose")


@says(OFFERS, choice.Accept)
def accept(state: State, ask: Ask, option: choice.Accept) -> Offer:
    """Do what is offered."""
    return Offer(words(f"accept-{ask.prompt}"))


@says(OFFERS, choice.KeepHand, choice.Mulligan, choice.KeepCard)
def plain(state: State, ask: Ask, option: Option) -> Offer:
    """BM-3.9, BM-3.11, BM-R-40: keep the opening hand or throw it in; keep the found card."""
    tag = type(option).__struct_config__.tag
    return Offer(words(str(tag).replace("_", "-")))


@says(REFUSALS, choice.Mulligan)
def no_mulligan(state: State, ask: Ask, option: choice.Mulligan) -> None:
    """BM-3.9: the hand gives no right to it."""
    if ask.prompt == "opening-hand":
        raise Refusal("BM-3.9", "bm-refused-mulligan")


@says(OFFERS, choice.KeepBoss)
def keep_boss(state: State, ask: Ask, option: choice.KeepBoss) -> Offer:
    """BM-17.2: keep this boss."""
    return Offer(words("keep-boss", boss=option.boss), (f"offered:{option.boss}",))


# Cards


@says(OFFERS, choice.Discard)
def discard(state: State, ask: Ask, option: choice.Discard) -> Offer:
    """Cards of the hand for the pile."""
    first, *others = option.cards
    rest = forecast.listed(others)
    about = words("discard", cards=", ".join(option.cards), first=first, rest=rest)
    return Offer(about, in_hand(option.cards))


@says(REFUSALS, choice.Discard)
def not_discarded(state: State, ask: Ask, option: choice.Discard) -> None:
    """Too many cards, too few, or others than those of the hand."""
    wanted = len(ask.options[0].cards) if isinstance(ask.options[0], choice.Discard) else 0
    if wanted and len(option.cards) != wanted:
        raise Refusal(ask.rule, "bm-refused-discard-count", {"count": wanted})
    raise Refusal(ask.rule, "bm-refused-discard-cards")


@says(OFFERS, choice.Draw)
def draw(state: State, ask: Ask, option: choice.Draw) -> Offer:
    """A card of a deck."""
    left = len(state.room_deck if option.deck == "room" else state.spell_deck)
    effect = Words("bm-effect-deck", {"count": left})
    return Offer(words(f"draw-{option.deck}"), (f"deck:{option.deck}",), effect)


@says(OFFERS, choice.Take)
def take(state: State, ask: Ask, option: choice.Take) -> Offer:
    """A card of the pile, of a searched deck, or of a hand that is shown."""
    place = TAKEN_FROM[option.source]
    return Offer(words(f"take-{place}", card=option.card), (f"{place}:{option.card}",))


@says(REFUSALS, choice.Take, choice.ChooseHero, choice.ChoosePlayer, choice.Destroy)
def not_in_list(state: State, ask: Ask, option: Option) -> None:
    """It is not among what may be chosen."""
    raise Refusal(ask.rule, "bm-refused-not-in-list")


# Rooms


@says(OFFERS, choice.Place, choice.Build)
def build(state: State, ask: Ask, option: choice.Place | choice.Build) -> Offer:
    """BM-8.2, BM-9.12: a room in a new slot or on top of another, face-down or built at once."""
    verb = "place" if isinstance(option, choice.Place) else "build"
    effect = forecast.building(state, ask.seat, option)
    hand = f"hand:{option.card}"
    if option.slot == len(state.players[ask.seat].slots):
        about = words(f"{verb}-new", card=option.card, first=option.slot == 0)
        return Offer(about, (hand, f"place:{ask.seat}.{option.slot}"), effect)
    below = room_facts(state, ask, ask.seat, option.slot)
    about = words(f"{verb}-on", card=option.card, below=below["room"], nth=below["nth"])
    return Offer(about, (hand, choice.room_piece(ask.seat, option.slot)), effect)


@says(REFUSALS, choice.Place)
def not_placed(state: State, ask: Ask, option: choice.Place) -> None:
    """BM-8: why a room cannot be placed."""
    player = state.players[ask.seat]
    if ask.prompt == "negate":
        raise Refusal("BM-6.16", "bm-refused-only-negate")
    card = ROOMS.get(option.card)
    if card is None or card not in player.rooms:
        raise Refusal("BM-8.2", "bm-refused-not-in-hand", {"card": option.card})
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
    verify_place(player, card, option.slot)


@says(REFUSALS, choice.Build)
def not_built(state: State, ask: Ask, option: choice.Build) -> None:
    """BM-9.12: why a room cannot be built at once."""
    player = state.players[ask.seat]
    card = ROOMS.get(option.card)
    if card is None or card not in player.rooms:
        raise Refusal("BM-9.12", "bm-refused-not-in-hand", {"card": option.card})
    verify_place(player, card, option.slot)


@says(OFFERS, choice.Destroy)
def destroy(state: State, ask: Ask, option: choice.Destroy) -> Offer:
    """A room that is to go."""
    about = words("destroy", **room_facts(state, ask, *slot_of(option.room)))
    return Offer(about, (option.room,), forecast.destroyed(state, option.room))


@says(OFFERS, choice.Swap)
def swap(state: State, ask: Ask, option: choice.Swap) -> Offer:
    """BM-18.25: two slots of a dungeon change places."""
    seat, slots = option.player, state.players[option.player].slots
    about: dict[str, Fact] = {  # from the entrance
        "first": slots[option.second].uppermost,
        "second": slots[option.first].uppermost,
        "owner": seat,
        "own": seat == ask.seat,
        "first_nth": len(slots) - option.second,
        "second_nth": len(slots) - option.first,
    }
    refs = (choice.room_piece(seat, option.first), choice.room_piece(seat, option.second))
    effect = forecast.swapped(state, seat, option.first, option.second)
    return Offer(words("swap", **about), refs, effect)


# Spells and abilities


@says(OFFERS, choice.Cast)
def cast(state: State, ask: Ask, option: choice.Cast) -> Offer:
    """BM-5.1: a spell, with its target."""
    effect = forecast.foresee(state, ask.seat, option.spell, option.target)
    about = words("cast", spell=option.spell, **target_facts(state, ask, option.target))
    aimed = () if option.target is None else (option.target,)
    return Offer(about, (f"hand:{option.spell}", *aimed), effect)


def check_floor(ask: Ask) -> None:
    """BM-5.2: effects are declared by who has the floor; in a negation round none is (BM-6.16)."""
    if ask.prompt == "negate":
        raise Refusal("BM-6.16", "bm-refused-only-negate")
    if ask.prompt != "floor":
        raise Refusal("BM-5.2", "bm-refused-no-window")


@says(REFUSALS, choice.Cast)
def not_cast(state: State, ask: Ask, option: choice.Cast) -> None:
    """BM-5: why a spell cannot be declared."""
    player = state.players[ask.seat]
    check_floor(ask)
    spell = SPELLS.get(option.spell)
    if spell is None or spell not in player.spells:
        raise Refusal("BM-5.1", "bm-refused-not-in-hand", {"card": option.spell})
    if spell is COUNTERSPELL:
        raise Refusal("BM-6.1", "bm-refused-counterspell-negates")
    if not fits_window(spell, state.window):
        raise Refusal("BM-5.7", "bm-refused-phase", {"card": spell.id})
    if spell.id == "motivation" and not may_motivate(state, player):
        raise Refusal("BM-18.50", "bm-refused-motivation")
    raise Refusal("BM-5.22", "bm-refused-target", {"card": spell.id})


@says(OFFERS, choice.Use)
def use(state: State, ask: Ask, option: choice.Use) -> Offer:
    """BM-5.1: the ability of a room, what is paid for it, and its target."""
    slots = state.players[ask.seat].slots
    card = slots[slot_of(option.room)[1]].rooms[-1].card
    about: dict[str, Fact] = {"ability": card.id}
    about |= target_facts(state, ask, option.target)
    refs: tuple[str, ...] = (option.room,)
    match card.cost:
        case "destroy_self":
            about |= {"cost": "self", "pay": card.id}
        case "destroy_other_own_room":
            about |= {"cost": "room", "pay": slots[slot_of(option.pay[0])[1]].uppermost}
            refs += option.pay
        case None:
            about |= {"cost": "none"}
        case _:
            about |= {"cost": "cards", "pay": ", ".join(option.pay)}
            refs += in_hand(option.pay)
    if option.target is not None:
        refs += (option.target,)
    effect = forecast.foresee(state, ask.seat, card.id, option.target, option)
    return Offer(words("use", **about), refs, effect)


@says(REFUSALS, choice.Use)
def not_used(state: State, ask: Ask, option: choice.Use) -> None:
    """BM-5: why an ability cannot be declared."""
    player = state.players[ask.seat]
    check_floor(ask)
    room = own_active_room(player, option.room)
    about = {"card": room.card.id}
    if room.card.ability != "activated":
        raise Refusal("BM-2.17", "bm-refused-no-ability", about)
    if state.window not in room.card.windows:
        raise Refusal("BM-5.8", "bm-refused-window", about)
    if is_spent(state, room):
        raise Refusal("BM-5.29", "bm-refused-once", about)
    if option.pay not in payments(player, room):
        raise Refusal("BM-5.26", "bm-refused-cost", about)
    raise Refusal("BM-5.22", "bm-refused-target", about)


def own_active_room(player: Player, piece: str) -> Room:
    """The active room of the player's own dungeon that a piece names, or a refusal."""
    pieces = [choice.room_piece(player.seat, slot) for slot in range(len(player.slots))]
    if piece not in pieces:
        raise Refusal("BM-5.1", "bm-refused-not-own-room")
    stack = player.slots[pieces.index(piece)]
    if not stack.active:
        raise Refusal("BM-2.8", "bm-refused-room-inactive")
    return stack.rooms[-1]


@says(OFFERS, choice.Negate)
def negate(state: State, ask: Ask, option: choice.Negate) -> Offer:
    """BM-6.1: a declared spell is to have no effect."""
    victim = find_declared(state, option.target)
    about: dict[str, Fact] = {"spell": victim.source.id, "owner": victim.owner.seat}
    if option.with_card == COUNTERSPELL.id:
        return Offer(words("counter", **about), (f"hand:{COUNTERSPELL.id}", option.target))
    refs = (option.with_card, f"hand:{option.pay}", option.target)
    return Offer(words("eye", **about, pay=option.pay), refs)


@says(REFUSALS, choice.Negate)
def not_negated(state: State, ask: Ask, option: choice.Negate) -> None:
    """BM-6: why a spell cannot be negated."""
    player = state.players[ask.seat]
    if ask.prompt not in ("negate", "floor"):
        raise Refusal("BM-5.2", "bm-refused-no-window")
    number = option.target.removeprefix("declared:")
    named = [effect for effect in state.declared if str(effect.number) == number]
    if not named:
        raise Refusal("BM-6.15", "bm-refused-nothing-declared")
    if not named[0].is_spell:
        raise Refusal("BM-6.2", "bm-refused-negate-ability")
    if named[0].owner is player:
        raise Refusal("BM-6.14", "bm-refused-negate-own")
    if option.with_card == COUNTERSPELL.id:
        if COUNTERSPELL not in player.spells:
            raise Refusal("BM-5.1", "bm-refused-not-in-hand", {"card": COUNTERSPELL.id})
        raise Refusal("BM-6.3", "bm-refused-not-this-spell")
    room = own_active_room(player, option.with_card)
    about = {"card": room.card.id}
    if room.card.ability != "negation":
        raise Refusal("BM-6.1", "bm-refused-not-negating", about)
    if room.used:
        raise Refusal("BM-6.12", "bm-refused-once", about)
    raise Refusal("BM-5.26", "bm-refused-cost", about)


@says(OFFERS, choice.Resolve)
def resolve(state: State, ask: Ask, option: choice.Resolve) -> Offer:
    """Which of several own effects comes first."""
    if option.effect.startswith("declared:"):
        effect = find_declared(state, option.effect)
        does = forecast.resolving(state, effect)
        return Offer(words("resolve", card=effect.source.id), (option.effect,), does)
    room = room_facts(state, ask, *slot_of(option.effect))["room"]
    return Offer(words("resolve", card=room), (option.effect,))


# Heroes and players


@says(OFFERS, choice.ChooseHero)
def choose_hero(state: State, ask: Ask, option: choice.ChooseHero) -> Offer:
    """A hero that is to come, or to die (BM-18.66)."""
    hero = HEROES[option.hero]
    if ask.rule == "BM-18.66":
        return Offer(words("slay", **hero_facts(hero)), (hero.id,), forecast.killing(hero))
    effect = forecast.coming(state, state.players[ask.seat], hero)
    return Offer(words("lure", **hero_facts(hero)), (hero.id,), effect)


@says(OFFERS, choice.SearchHeroes)
def search_heroes(state: State, ask: Ask, option: choice.SearchHeroes) -> Offer:
    """BM-18.65: one of the hero decks."""
    count = len(state.hero_deck if option.deck == "ordinary" else state.epic_deck)
    effect = Words("bm-effect-deck", {"count": count})
    return Offer(words(f"search-{option.deck}"), (f"deck:{option.deck}",), effect)


@says(OFFERS, choice.Heal)
def heal(state: State, ask: Ask, option: choice.Heal) -> Offer:
    """BM-13.9: a wound becomes souls."""
    effect = forecast.healed(state, ask.seat, find_hero(state, option.hero))
    return Offer(words("heal", **hero_facts(HEROES[option.hero])), (option.hero,), effect)


@says(OFFERS, choice.ChoosePlayer)
def choose_player(state: State, ask: Ask, option: choice.ChoosePlayer) -> Offer:
    """An opponent."""
    about = words("player", owner=option.player)
    effect = hand_words(state.players[option.player])
    return Offer(about, (choice.player_piece(option.player),), effect)


@says(OFFERS, choice.Steal)
def steal(state: State, ask: Ask, option: choice.Steal) -> Offer:
    """BM-18.4: a random card of an opponent's hand."""
    about = words(f"steal-{option.kind}", owner=option.player)
    effect = hand_words(state.players[option.player])
    return Offer(about, (f"back:{option.player}.{option.kind}",), effect)
