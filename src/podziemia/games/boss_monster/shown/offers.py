"""Options in words: what they say, what they would do now, and the pieces they touch.

Only what the asked seat knows is used: everything that lies open, and its own cards. The ids of
pieces are those of `scene.py`. A message `bm-option-…` says the whole option; where many options
differ in one thing only, its attribute `.group` says what they share and `.short` what is their
own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from podziemia.games.boss_monster import forecast
from podziemia.games.boss_monster.content import CLASSES, COUNTERSPELL, HEROES, ROOMS, HeroCard
from podziemia.games.boss_monster.options import (
    Accept,
    Build,
    Cast,
    ChooseHero,
    ChoosePlayer,
    Destroy,
    Discard,
    Draw,
    Heal,
    KeepBoss,
    KeepCard,
    KeepHand,
    Mulligan,
    Negate,
    Pass,
    Place,
    Resolve,
    SearchHeroes,
    Steal,
    Swap,
    Take,
    Use,
    player_piece,
    room_piece,
)
from podziemia.games.boss_monster.state import Player, State
from podziemia.games.boss_monster.targets import find_declared, find_hero, find_target
from podziemia.kernel.asking import Ask, Fact, Option
from podziemia.kernel.scene import Offer, Words

TAKEN_FROM: Final = {"pile": "pile", "deck": "found", "hand": "shown"}


def offer(state: State, ask: Ask, option: Option) -> Offer:
    """An option as its seat sees it."""
    return OFFERS[type(option)](state, ask, option)


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
    names = [stack.rooms[-1].card.id if stack.rooms else None for stack in slots]
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


def decline(state: State, ask: Ask, option: Pass) -> Offer:
    """Do nothing."""
    effect = forecast.passing(state, state.players[ask.seat], ask.prompt)
    return Offer(words(f"pass-{ask.prompt}"), effect=effect)


def accept(state: State, ask: Ask, option: Accept) -> Offer:
    """Do what is offered."""
    return Offer(words(f"accept-{ask.prompt}"))


def keep_boss(state: State, ask: Ask, option: KeepBoss) -> Offer:
    """BM-17.2: keep this boss."""
    return Offer(words("keep-boss", boss=option.boss), (f"offered:{option.boss}",))


def keep_hand(state: State, ask: Ask, option: KeepHand) -> Offer:
    """BM-3.11: keep the opening hand."""
    return Offer(words("keep-hand"))


def mulligan(state: State, ask: Ask, option: Mulligan) -> Offer:
    """BM-3.9: throw the opening hand in."""
    return Offer(words("mulligan"))


def discard(state: State, ask: Ask, option: Discard) -> Offer:
    """Cards of the hand for the pile."""
    first, *others = option.cards
    rest = forecast.listed(others)
    about = words("discard", cards=", ".join(option.cards), first=first, rest=rest)
    return Offer(about, in_hand(option.cards))


def draw(state: State, ask: Ask, option: Draw) -> Offer:
    """A card of a deck."""
    left = len(state.room_deck if option.deck == "room" else state.spell_deck)
    effect = Words("bm-effect-deck", {"count": left})
    return Offer(words(f"draw-{option.deck}"), (f"deck:{option.deck}",), effect)


def build(state: State, ask: Ask, option: Place | Build) -> Offer:
    """BM-8.2, BM-9.12: a room in a new slot or on top of another, face-down or built at once."""
    player = state.players[ask.seat]
    verb = "place" if isinstance(option, Place) else "build"
    card = ROOMS[option.card]
    effect = forecast.building(state, player, card, option.slot)
    hand = f"hand:{card.id}"
    if option.slot == len(player.slots):
        about = words(f"{verb}-new", card=card.id, first=option.slot == 0)
        return Offer(about, (hand, f"place:{ask.seat}.{option.slot}"), effect)
    below = room_facts(state, ask, ask.seat, option.slot)
    about = words(f"{verb}-on", card=card.id, below=below["room"], nth=below["nth"])
    return Offer(about, (hand, room_piece(ask.seat, option.slot)), effect)


def keep_card(state: State, ask: Ask, option: KeepCard) -> Offer:
    """BM-R-40: the found card stays in hand."""
    return Offer(words("keep-card"))


def cast(state: State, ask: Ask, option: Cast) -> Offer:
    """BM-5.1: a spell, with its target."""
    target = find_target(state, option.target)
    effect = forecast.casting(state, state.players[ask.seat], option.spell, target)
    about = words("cast", spell=option.spell, **target_facts(state, ask, option.target))
    aimed = () if option.target is None else (option.target,)
    return Offer(about, (f"hand:{option.spell}", *aimed), effect)


def use(state: State, ask: Ask, option: Use) -> Offer:
    """BM-5.1: the ability of a room, what is paid for it, and its target."""
    player = state.players[ask.seat]
    _, slot = slot_of(option.room)
    room = player.slots[slot].rooms[-1]
    about: dict[str, Fact] = {"ability": room.card.id}
    about |= target_facts(state, ask, option.target)
    paid: int | None = None
    refs: tuple[str, ...] = (option.room,)
    match room.card.cost:
        case "destroy_self":
            about |= {"cost": "self", "pay": room.card.id}
        case "destroy_other_own_room":
            _, paid = slot_of(option.pay[0])
            about |= {"cost": "room", "pay": player.slots[paid].rooms[-1].card.id}
            refs += option.pay
        case None:
            about |= {"cost": "none"}
        case _:
            about |= {"cost": "cards", "pay": ", ".join(option.pay)}
            refs += in_hand(option.pay)
    if option.target is not None:
        refs += (option.target,)
    effect = forecast.using(state, player, slot, find_target(state, option.target), paid)
    return Offer(words("use", **about), refs, effect)


def negate(state: State, ask: Ask, option: Negate) -> Offer:
    """BM-6.1: a declared spell is to have no effect."""
    victim = find_declared(state, option.target)
    about: dict[str, Fact] = {"spell": victim.source.id, "owner": victim.owner.seat}
    if option.with_card == COUNTERSPELL.id:
        return Offer(words("counter", **about), (f"hand:{COUNTERSPELL.id}", option.target))
    assert option.pay is not None
    about["pay"] = option.pay
    refs = (option.with_card, f"hand:{option.pay}", option.target)
    return Offer(words("eye", **about), refs)


def take(state: State, ask: Ask, option: Take) -> Offer:
    """A card of the pile, of a searched deck, or of a hand that is shown."""
    place = TAKEN_FROM[option.source]
    return Offer(words(f"take-{place}", card=option.card), (f"{place}:{option.card}",))


def choose_hero(state: State, ask: Ask, option: ChooseHero) -> Offer:
    """A hero that is to come, or to die (BM-18.66)."""
    hero = HEROES[option.hero]
    if ask.rule == "BM-18.66":
        return Offer(words("slay", **hero_facts(hero)), (hero.id,), forecast.killing(hero))
    effect = forecast.coming(state, state.players[ask.seat], hero)
    return Offer(words("lure", **hero_facts(hero)), (hero.id,), effect)


def search_heroes(state: State, ask: Ask, option: SearchHeroes) -> Offer:
    """BM-18.65: one of the hero decks."""
    count = len(state.hero_deck if option.deck == "ordinary" else state.epic_deck)
    effect = Words("bm-effect-deck", {"count": count})
    return Offer(words(f"search-{option.deck}"), (f"deck:{option.deck}",), effect)


def choose_player(state: State, ask: Ask, option: ChoosePlayer) -> Offer:
    """An opponent."""
    chosen = state.players[option.player]
    about = words("player", owner=option.player)
    return Offer(about, (player_piece(option.player),), hand_words(chosen))


def hand_words(player: Player) -> Words:
    """How many cards of each back a hand holds (BM-14.2)."""
    return Words("bm-effect-hand", {"rooms": len(player.rooms), "spells": len(player.spells)})


def steal(state: State, ask: Ask, option: Steal) -> Offer:
    """BM-18.4: a random card of an opponent's hand."""
    victim = state.players[option.player]
    about = words(f"steal-{option.kind}", owner=option.player)
    return Offer(about, (f"back:{option.player}.{option.kind}",), hand_words(victim))


def destroy(state: State, ask: Ask, option: Destroy) -> Offer:
    """A room that is to go."""
    seat, slot = slot_of(option.room)
    effect = forecast.destroyed(state, state.players[seat], slot)
    return Offer(words("destroy", **room_facts(state, ask, seat, slot)), (option.room,), effect)


def heal(state: State, ask: Ask, option: Heal) -> Offer:
    """BM-13.9: a wound becomes souls."""
    effect = forecast.healed(state.players[ask.seat], find_hero(state, option.hero))
    return Offer(words("heal", **hero_facts(HEROES[option.hero])), (option.hero,), effect)


def swap(state: State, ask: Ask, option: Swap) -> Offer:
    """BM-18.25: two slots of a dungeon change places."""
    owner = state.players[option.player]
    slots = (option.first, option.second)
    names = [owner.slots[slot].rooms[-1].card.id for slot in slots]
    about: dict[str, Fact] = {"first": names[1], "second": names[0]}  # from the entrance
    about |= {"owner": option.player, "own": option.player == ask.seat}
    about |= {
        "first_nth": len(owner.slots) - option.second,
        "second_nth": len(owner.slots) - option.first,
    }
    refs = tuple(room_piece(option.player, slot) for slot in slots)
    effect = forecast.swapped(state, owner, option.first, option.second)
    return Offer(words("swap", **about), refs, effect)


def resolve(state: State, ask: Ask, option: Resolve) -> Offer:
    """Which of several own effects comes first."""
    if option.effect.startswith("declared:"):
        effect = find_declared(state, option.effect)
        does = forecast.resolving(state, effect)
        return Offer(words("resolve", card=effect.source.id), (option.effect,), does)
    room = room_facts(state, ask, *slot_of(option.effect))["room"]
    return Offer(words("resolve", card=room), (option.effect,))


OFFERS: Final[dict[type[Option], Callable[[State, Ask, Any], Offer]]] = {
    Pass: decline,
    Accept: accept,
    KeepBoss: keep_boss,
    KeepHand: keep_hand,
    Mulligan: mulligan,
    Discard: discard,
    Draw: draw,
    Place: build,
    Build: build,
    KeepCard: keep_card,
    Cast: cast,
    Use: use,
    Negate: negate,
    Take: take,
    ChooseHero: choose_hero,
    SearchHeroes: search_heroes,
    ChoosePlayer: choose_player,
    Steal: steal,
    Destroy: destroy,
    Heal: heal,
    Swap: swap,
    Resolve: resolve,
}
