"""The heuristic player of Boss Monster.

Every kind of question has a function that says what an option is worth; the best one is chosen.
What the table is worth is told by `valuation`; what an effect would change is tried out here. The
bot looks only at public facts, at its own cards and at the question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, TypeAlias

from podziemia.games.boss_monster import options as choice
from podziemia.games.boss_monster.bot.foresight import Plan, foresee, plans_of
from podziemia.games.boss_monster.bot.valuation import Outlook, card_worth, look
from podziemia.games.boss_monster.bot.weights import (
    ABILITY,
    CARD,
    HELD,
    LEVEL_UP,
    SPELL,
    SPELL_WORTH,
    TEMPO,
)
from podziemia.games.boss_monster.content import HEROES, ROOMS, SPELLS, RoomCard
from podziemia.games.boss_monster.rules.build import places
from podziemia.games.boss_monster.rules.targets import (
    find_declared,
    find_hero,
    find_room,
    find_target,
)
from podziemia.games.boss_monster.state import (
    Hero,
    Player,
    Room,
    State,
    Walk,
)
from podziemia.kernel.questions import Ask, Option, Seat
from podziemia.kernel.seen import Seen

Judge: TypeAlias = "Callable[[Outlook, Ask, Option], float]"

EAGER: Final = 100.0  # rooms are placed before anything else is declared
CAUTION: Final = 0.5  # an effect must be worth so much more than it costs
POOR_HAND: Final = 2.6  # a hand of less is thrown in
ENOUGH: Final = 3  # with so many Room cards, Spells are drawn
NEVER: Final = -1000.0
# These wait for the last build turn of the round
LATE_SPELLS: Final = ("freeze", "kobold_strike", "princess_in_peril", "zombie_attack")
LATE_ROOMS: Final = ("jackpot_stash", "the_crushinator", "torture_chamber", "zombie_prison")


class Greedy:
    """Takes the option that is worth most now; the seed only breaks ties."""

    __slots__ = ("seed",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, seen: Seen) -> Option:
        """The best option, as far as the asked seat can tell."""
        ask = seen.ask
        options = ask.options
        judge = JUDGES.get(ask.prompt)
        if judge is None or len(options) == 1:
            return options[0]
        state: State = seen.state
        if judge is floor:
            options = [option for option in options if is_timely(state, ask.seat, option)]
        if len(options) == 1:
            return options[0]
        outlook = look(state, ask.seat)
        if state.order:
            plans = plans_of(state)
            outlook.base = foresee(outlook.copy() if plans else outlook, plans)
        worth = [judge(outlook, ask, option) for option in options]
        most = max(worth)
        best = [option for option, value in zip(options, worth, strict=True) if value == most]
        return best[self.seed % len(best)]


# The opening


def opening(outlook: Outlook, ask: Ask, option: Option) -> float:
    """The better boss; no hand that can hardly build; the best five cards of seven."""
    me = outlook.state.players[ask.seat]
    match option:
        case choice.KeepBoss(boss):
            return LEVEL_UP[boss]
        case choice.Mulligan():
            return POOR_HAND - sum(opening_worth(card, me.rooms) for card in me.rooms)
        case choice.Discard(cards):
            rooms = me.rooms.copy()
            spells = 0.0
            for name in cards:
                if name in ROOMS:
                    rooms.remove(ROOMS[name])
                else:
                    spells += SPELL_WORTH[name]
            kept = sum(opening_worth(card, rooms) for card in rooms)
            ordinary = sum(not card.advanced for card in rooms)
            return kept - spells - max(0, ENOUGH - ordinary)
    return 0.0


def opening_worth(card: RoomCard, rooms: Sequence[RoomCard]) -> float:
    """A room of the opening hand; an advanced one needs something to be built on."""
    if card.advanced and not any(r.shares_treasure(card) for r in rooms if not r.advanced):
        return 0.4 * card_worth(card)
    return card_worth(card)


# Building


def build(outlook: Outlook, ask: Ask, option: Option) -> float:
    """The worth of the table with a room of the hand built, or without."""
    if not isinstance(option, choice.Place | choice.Build):
        return outlook.base
    card = ROOMS[option.card]
    return outlook.with_room(card, option.slot, outlook.value) + when_built(outlook, card) - HELD


def when_built(outlook: Outlook, card: RoomCard) -> float:
    """What a room's when-built ability promises."""
    state, me = outlook.state, outlook.me
    match card.id:
        case "construction_zone":
            return TEMPO if len(me.rooms) > 1 else 0.0
        case "dark_laboratory":
            return 1.4 * SPELL
        case "mimic_vault":
            heroes = (outlook.with_hero(h) for h in state.town if not h.card.epic)
            return max(heroes, default=outlook.base) - outlook.base
        case "monstrous_monument":
            pile = (c for c in state.discard if isinstance(c, RoomCard) and c.monster)
            return max((card_worth(c) for c in pile), default=0.0)
        case "specters_sanctum":
            losers = [p.seat for p in state.opponents(me) if p.spells]
            return SPELL * max((-outlook.weights[seat] for seat in losers), default=0.0)
    return 0.0


def room_gain(outlook: Outlook, cards: Collection[RoomCard]) -> float:
    """What the best of these rooms would add to the promise of the own dungeon."""
    now, promise = outlook.promise(), outlook.promise
    tries = [(card, slot) for card in cards for slot in places(outlook.me, card)]
    return max((outlook.with_room(*room, promise) - now for room in tries), default=0.0)


# The floor


def floor(outlook: Outlook, ask: Ask, option: Option) -> float:
    """What an option gains over passing, less what it costs."""
    match option:
        case choice.Place():
            gain = build(outlook, ask, option) - outlook.base
            return gain + EAGER if gain > 0 else gain
        case choice.Cast("motivation"):
            return room_gain(outlook, outlook.me.rooms) - SPELL_WORTH["motivation"] - CAUTION
        case choice.Cast() | choice.Use():
            after = outlook.copy()
            plan = cast(after, option) if isinstance(option, choice.Cast) else use(after, option)
            plans = [*plans_of(outlook.state), plan]
            return foresee(after, plans) - outlook.base - CAUTION
        case choice.Negate(with_card, target, spell_paid):
            paid = with_card if spell_paid is None else spell_paid
            plans = plans_of(outlook.state, [find_declared(outlook.state, target)])
            gain = foresee(outlook.copy(), plans) - outlook.base
            return gain - SPELL_WORTH[paid] - CAUTION
    return 0.0


def cast(after: Outlook, option: choice.Cast) -> Plan:
    """Pay for a spell with its card; with a Liger's Den another one comes."""
    me = after.touch(after.seat)
    me.spells.remove(SPELLS[option.spell])
    drawn = any(r.card.id == "ligers_den" and not r.used for r in me.active_rooms())
    after.extra[after.seat] += SPELL * drawn - SPELL_WORTH[option.spell]
    return Plan(after.seat, option.spell, find_target(after.state, option.target))


def use(after: Outlook, option: choice.Use) -> Plan:
    """Pay for an ability: with the room itself (the Pit later), with another, or with cards."""
    card = find_room(after.state, option.room)[1].card
    if card.cost == "destroy_other_own_room":
        after.raze(after.seat, slot_of(option.pay[0]))
    elif card.cost == "destroy_self":
        after.extra[after.seat] += ABILITY[card.id]  # this is what the room was there for
        if card.target != "hero_in_this_room":
            after.raze(after.seat, slot_of(option.room))
    after.extra[after.seat] -= sum(card_worth(ROOMS[name]) for name in option.pay if name in ROOMS)
    return Plan(after.seat, card.id, find_target(after.state, option.target))


def slot_of(piece: str) -> int:
    """The slot of a room's piece."""
    return int(piece.rpartition(".")[2])


# Patience: most effects are kept for the last moment at which they work


def is_timely(state: State, seat: Seat, option: Option) -> bool:
    """Whether nothing is gained by waiting with an option."""
    match option:
        case choice.Cast(name, target):
            pass
        case choice.Use(room, target):
            name = find_room(state, room)[1].card.id
        case _:
            return True
    if state.phase == "build":
        return name not in LATE_SPELLS + LATE_ROOMS or state.turn == len(state.order) - 1
    walk = state.walk
    match name:
        case "assassin":
            return walk is not None and walk.doomed
        case "fear" if walk is not None:
            return walk.doomed if walk.owner != seat else not (walk.doomed or ahead(state, walk))
        case "exhaustion" | "teleportation" if walk is not None:
            return bool(state.declared) or not ahead(state, walk)
        case "annihilator" | "cave_in" | "giant_size":
            return walk is not None and walk.owner == seat and is_due(state, walk, name, target)
        case "freeze":
            assert target is not None
            return has_heroes_to_come(state, seat, target)
    return name != "jackpot_stash"


def ahead(state: State, walk: Walk) -> list[Room]:
    """The active rooms that the walking hero has not entered yet."""
    slots = state.players[walk.owner].slots[: walk.distance]
    return [slot.rooms[-1] for slot in slots if slot.active]


def is_due(state: State, walk: Walk, name: str, target: str | None) -> bool:
    """Whether a spell on an own room must come now: no room ahead could take it instead."""
    if not state.options.late_bonus_hits_current_hero and name != "cave_in":
        return True
    if not walk.inside or target != choice.room_piece(walk.owner, walk.distance):
        return False
    monsters = (True, False) if name == "cave_in" else (name == "giant_size",)
    return bool(state.declared) or all(r.card.monster not in monsters for r in ahead(state, walk))


def has_heroes_to_come(state: State, seat: Seat, piece: str) -> bool:
    """Whether an opponent's room still has heroes to come this round."""
    owner, walk = find_room(state, piece)[0], state.walk
    if owner.seat == seat:
        return False
    if walk is not None and walk.owner == owner.seat:
        return slot_of(piece) < walk.distance
    return bool(owner.entrance) and state.order.index(owner.seat) >= state.turn


# Other questions


def take(outlook: Outlook, ask: Ask, option: Option) -> float:
    """The card that is worth most in the own hand: a room by what it would add."""
    if not isinstance(option, choice.Take):
        return 0.0
    if option.card in SPELLS:
        return SPELL_WORTH[option.card]
    return max(HELD, 0.5 * room_gain(outlook, [ROOMS[option.card]]))


def choose_hero(outlook: Outlook, ask: Ask, option: Option) -> float:
    """The hero that brings most: killed at once by Gorgona, else brought to the entrance."""
    state = outlook.state
    match option:
        case choice.ChooseHero(name):
            in_town = any(hero.card.id == name for hero in state.town)
            hero = find_hero(state, name) if in_town else Hero(HEROES[name], 0)
            return outlook.with_hero(hero, dead=ask.rule == "BM-18.66")
        case choice.SearchHeroes(deck):
            found = state.epic_deck if deck == "epic" else state.hero_deck
            return max((outlook.with_hero(Hero(card, 0)) for card in found), default=NEVER)
    return outlook.base


def rearrange(outlook: Outlook, ask: Ask, option: Option) -> float:
    """Give up the room that is missed least; swap rooms if the table gains by it."""
    after = outlook.copy()
    match option:
        case choice.Destroy(room):
            after.raze(ask.seat, slot_of(room))
        case choice.Swap(seat, first, second):
            slots = after.touch(seat).slots
            slots[first], slots[second] = slots[second], slots[first]
            after.extra[ask.seat] -= CAUTION
    return after.value()


def simple(outlook: Outlook, ask: Ask, option: Option) -> float:
    """Questions that need no outlook: cards are welcome, the strongest opponent suffers."""
    state, worth = outlook.state, 0.0
    match option:
        case choice.Accept():
            worth = 1.0
        case choice.Draw(deck):
            enough = len(state.players[ask.seat].rooms) >= ENOUGH
            worth = 2.0 if (deck == "spell") == enough else 1.0
        case choice.Discard(cards):
            worth = -SPELL_WORTH[cards[0]]
        case choice.Heal(hero):
            worth = HEROES[hero].wounds
        case choice.Steal(seat, kind):
            worth = 0.1 * danger(state.players[seat]) + (SPELL if kind == "spell" else CARD)
        case choice.ChoosePlayer(seat):
            player = state.players[seat]
            held = len(player.spells) + len(player.rooms) * (ask.rule != "BM-18.3")
            worth = danger(player) + 0.5 * held if held else NEVER
        case choice.Resolve(piece) if piece.startswith("room:"):  # heroes last, cards first
            card = find_room(state, piece)[1].card
            worth = {"mimic_vault": 0.0, "construction_zone": 1.0}.get(card.id, 2.0)
        case choice.Resolve(piece):
            worth = -find_declared(state, piece).number  # as they were declared
    return worth


def danger(player: Player) -> float:
    """How near to victory an opponent is."""
    return player.soul_count() - 0.5 * player.wound_count()


JUDGES: Final[Mapping[str, Judge]] = {
    "build-another": build,
    "build-found": build,
    "choose-hero": choose_hero,
    "choose-opponent": simple,
    "destroy-own": rearrange,
    "discard-spell": simple,
    "draw-spell": simple,
    "draw-three": simple,
    "floor": floor,
    "heal": simple,
    "keep-boss": opening,
    "machinate": simple,
    "negate": floor,
    "opening-hand": opening,
    "recycle": simple,
    "resolve-first": simple,
    "round-draw": simple,
    "search-rooms": simple,
    "seduce": choose_hero,
    "setup-discard": opening,
    "setup-room": build,
    "steal": simple,
    "swap": rearrange,
    "take-found": take,
    "take-from-hand": take,
    "take-from-pile": take,
    "when-built-first": simple,
}
