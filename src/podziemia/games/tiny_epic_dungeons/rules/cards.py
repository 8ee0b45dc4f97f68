"""TED-16: loot and spells: discovering, picking up, equipping, discarding; never giving away
(TED-16.10)."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.kernel.questions import Option, Rules, ask

from .. import options as choice
from ..content import EQUIPMENT, Equipment
from ..entries import LootCard
from ..events import CardDiscarded, CardDrawn, CardEquipped, CardRemoved, CardTaken
from ..kit import LEFT, PLACES, RIGHT, SLOTS
from ..operations import DiscardEquipped, DiscardThis, Discover, PickUp, Supply, What
from ..state import Hero, State
from .decide import decide
from .deeds import Deed, does_something, effect
from .health import hurt

KINDS: dict[What, tuple[Supply, ...]] = {
    "loot": ("loot",),
    "spell": ("spell",),
    "either": ("loot", "spell"),
}


def row_of(state: State, what: Supply) -> Sequence[Equipment]:
    """TED-R-26: the one row of loot, or of spells."""
    return state.loot_row if what == "loot" else state.spell_row


def deck_of(state: State, what: Supply) -> Sequence[Equipment]:
    """The deck of loot, or of spells; never reshuffled (TED-16.16, TED-R-25)."""
    return state.loot_deck if what == "loot" else state.spell_deck


def put_at(hero: Hero, place: int, card: Equipment | None) -> None:
    """Put a card, or nothing, at a place of the mat."""
    hero.gear = (*hero.gear[:place], card, *hero.gear[place + 1 :])


def put_in_row(state: State, hero: Hero, card: Equipment, rule: str) -> None:
    """TED-16.16: the card lies open for all."""
    if isinstance(card, LootCard):
        state.loot_row.append(card)
    else:
        state.spell_row.append(card)
    state.emit(CardDiscarded, rule, hero.piece, card.id)


def discard(state: State, hero: Hero, card: Equipment, rule: str) -> None:
    """TED-16.9: an equipped card goes to its row; what it covered is usable at once (TED-16.21)."""
    put_at(hero, hero.gear.index(card), None)
    put_in_row(state, hero, card, rule)


def remove(state: State, hero: Hero, card: Equipment) -> None:
    """TED-16.20: an equipped card goes back to the box."""
    put_at(hero, hero.gear.index(card), None)
    state.removed.append(card)
    state.emit(CardRemoved, "TED-16.20", hero.piece, card.id)


def only_hand_card(hero: Hero) -> Equipment | None:
    """TED-14.12: the one hand card, if there is only one."""
    left, right = hero.gear[LEFT], hero.gear[RIGHT]
    return None if left is not None and right is not None else left or right


def switch_hand(state: State, hero: Hero) -> None:
    """TED-14.12, TED-R-27: the only hand card covers the other slot."""
    left, right, *others = hero.gear
    hero.gear = (right, left, *others)
    card, slot = (right, LEFT) if right is not None else (left, RIGHT)
    assert card is not None
    state.emit(CardEquipped, "TED-14.12", hero.piece, card.id, SLOTS[slot])


@effect(Discover)
def discover(state: State, op: Discover, deed: Deed) -> Rules:
    """TED-16.2, TED-16.5, TED-16.6: loot or spell, deck or row; always optional."""
    for _ in range(op.n):
        kinds = [w for w in KINDS[op.what] if row_of(state, w) or deck_of(state, w)]
        if not kinds:  # TED-16.17, TED-R-63
            return
        what = kinds[0]
        if op.what == "either":
            ways: list[Option] = [choice.Pass(), *map(choice.Discover, kinds)]
            about = {"hero": deed.hero.piece}
            chosen = yield from decide(state, "discover", ways, rule="TED-16.5", about=about)
            if not isinstance(chosen, choice.Discover):
                continue
            what = chosen.what
        yield from discover_one(state, deed.hero, what)


@does_something(Discover)
def can_discover(state: State, op: Discover, deed: Deed) -> bool:
    """TED-16.17: whether there is anything to discover."""
    return any(row_of(state, what) or deck_of(state, what) for what in KINDS[op.what])


def discover_one(state: State, hero: Hero, what: Supply) -> Rules:
    """TED-16.2, TED-16.3: draw, or take a card from the row; then equip it or put it there."""
    ways: list[Option] = [choice.Pass()]
    if deck_of(state, what):
        ways.append(choice.Draw())
    ways += takings(state, what)
    about = {"hero": hero.piece, "what": what}
    chosen = yield from decide(state, "draw", ways, rule="TED-16.2", about=about)
    if isinstance(chosen, choice.Draw):
        drawn = state.loot_deck.pop() if what == "loot" else state.spell_deck.pop()
        state.found = drawn
        state.show()
        state.emit(CardDrawn, "TED-16.2", hero.piece, drawn.id)
        yield from equip(state, hero, drawn, drawn=True)
    elif isinstance(chosen, choice.Take):
        yield from take(state, hero, chosen.card)


def takings(state: State, what: Supply) -> list[choice.Take]:
    """The cards of a row, each once."""
    return [choice.Take(card.id) for card in row_of(state, what)]


def take(state: State, hero: Hero, name: str) -> Rules:
    """TED-16.3: a card taken from its row is equipped."""
    card = EQUIPMENT[name]
    if isinstance(card, LootCard):
        state.loot_row.remove(card)
    else:
        state.spell_row.remove(card)
    state.found = card
    state.emit(CardTaken, "TED-16.3", hero.piece, name)
    yield from equip(state, hero, card, drawn=False)


def equip(state: State, hero: Hero, card: Equipment, *, drawn: bool) -> Rules:
    """TED-16.7, TED-16.19: into a free slot, in place of another card, or into the row."""
    ways: list[Option] = [choice.PutInRow()] if drawn else []
    ways += equippings(hero, card)
    about = {"hero": hero.piece, "card": card.id}
    chosen = yield from decide(state, "equip", ways, rule="TED-16.19", about=about)
    state.found = None
    if not isinstance(chosen, choice.Equip):
        put_in_row(state, hero, card, "TED-16.3")
        return
    if chosen.instead is not None:  # TED-R-28
        discard(state, hero, EQUIPMENT[chosen.instead], "TED-16.9")
    put_at(hero, SLOTS.index(chosen.slot), card)
    state.emit(CardEquipped, "TED-16.7", hero.piece, card.id, chosen.slot)


def equippings(hero: Hero, card: Equipment) -> list[choice.Equip]:
    """TED-16.8, TED-16.11: where a card can go; with the limit full, in place of which card."""
    places = PLACES[card.type]
    free = [choice.Equip(SLOTS[place]) for place in places if hero.gear[place] is None]
    if free:
        return free if card.type == "hand" else free[:1]
    worn = [(place, hero.gear[place]) for place in places]
    return [choice.Equip(SLOTS[place], other.id) for place, other in worn if other is not None]


@effect(PickUp)
def pick_up(state: State, op: PickUp, deed: Deed) -> Rules:
    """TED-16.4, TED-16.6: cards out of the row, never from the deck; each is optional."""
    for _ in range(op.n):
        ways: list[Option] = [choice.Pass()]
        for what in KINDS[op.what]:
            ways += takings(state, what)
        if len(ways) == 1:
            return
        about = {"hero": deed.hero.piece}
        chosen = yield from decide(state, "pick-up", ways, rule="TED-16.4", about=about)
        if not isinstance(chosen, choice.Take):
            return
        yield from take(state, deed.hero, chosen.card)


@does_something(PickUp)
def can_pick_up(state: State, op: PickUp, deed: Deed) -> bool:
    """Whether a row holds anything."""
    return any(row_of(state, what) for what in KINDS[op.what])


@effect(DiscardEquipped)
def discard_equipped(state: State, op: DiscardEquipped, deed: Deed) -> Rules:
    """TED-16.18: the owner chooses; whoever has nothing suffers the substitute, if any."""
    heroes = (deed.hero,) if op.who == "self" else deed.heroes
    for hero in heroes:
        worn = [
            choice.Drop(card.id)
            for card in hero.gear
            if card is not None and (op.what == "either" or isinstance(card, LootCard))
        ]
        if worn:
            owner, about = state.leaders[hero.number], {"hero": hero.piece}
            chosen = yield from ask(
                owner, "discard", worn, rule="TED-16.18", about=about, piece=hero.piece
            )
            discard(state, hero, EQUIPMENT[chosen.card], "TED-16.18")
        for other in op.otherwise if not worn else ():
            hurt(state, hero, other.n, "TED-16.18")


@effect(DiscardThis)
def discard_this(state: State, op: DiscardThis, deed: Deed) -> Rules:
    """TED-R-84: the card that did this goes to its row."""
    discard(state, deed.hero, EQUIPMENT[deed.source], "TED-R-84")
    yield from ()
