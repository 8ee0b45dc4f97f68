"""What an option would do, with today's numbers: sums that every player makes in their head.

An effect is tried out by its own rule on a copy of the table, where everybody declines whatever is
asked. Only what lies open, and the asking player's own cards, is told of the copy: other players'
face-down rooms and hands change none of these sums.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Final, TypedDict

from podziemia.kernel.game import View
from podziemia.kernel.glance import once, only_listed
from podziemia.kernel.questions import Ask, Fact, Option, Rules, Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Lasting, Phrases, Words

from .. import options as choice
from ..content import CARDS, HEROES, HeroCard
from ..rules import heroes
from ..rules.adventure import next_slots
from ..rules.build import cover, is_level_up_due, turn_up
from ..rules.declarations import pay
from ..rules.dungeon import destroy
from ..rules.effects import DECLARED
from ..rules.round import goes_to, lured_to
from ..rules.targets import find_room, find_target, target_piece, target_stands
from ..state import IN_FRONT, Declared, Hero, Player, State
from .pieces import words
from .view import hero_view, slot_view, walk_view

effect: Final = Phrases("bm-effect")
"""Messages about what an option does."""


def ahead_of(slots: Sequence[View], distance: int, mazes: Collection[int] = ()) -> int:
    """The damage a hero takes from here to the boss, if nobody does anything (BM-11.9, BM-11.13).

    Nothing takes damage away from a hero, so it dies at one of its checks just when the sum is
    enough.
    """
    rooms = [slot["rooms"][-1] if slot["active"] else None for slot in slots]
    total, entered = 0, {*mazes}
    while way := next_slots(rooms, distance, entered):
        entered.update(way)
        distance = way[-1]
        total += slots[distance]["damage"]
    return total


def through(player: Player) -> int:
    """The damage of a whole dungeon, from the entrance to the boss."""
    return ahead_of(slot_views(player), IN_FRONT)


def slot_views(player: Player) -> list[View]:
    """The slots of a dungeon as they lie open, the one next to the boss first."""
    return [slot_view(player, index, own=False) for index in range(len(player.slots))]


def prospects(slots: Sequence[View], walk: View) -> dict[str, Fact]:
    """The walking hero in numbers, and its fate if nothing happens: here, ahead or through."""
    ahead, left = ahead_of(slots, walk["distance"], walk["mazes"]), walk["life"] - walk["damage"]
    fate = "here" if left <= 0 else "ahead" if left <= ahead else "through"
    about = {"hero": walk["hero"], "life": walk["life"], "left": max(left, 0)}
    return about | {"ahead": ahead, "fate": fate}


def destination(players: Sequence[View], name: str) -> Words | None:
    """BM-10.4, BM-10.5, BM-10.9: where a hero in town would go if nothing changed."""
    living = [player for player in players if not player["out"]]
    if any(player["boss"] is None for player in living):
        return None
    kind = HEROES[name].class_name
    fool = kind == "fool"
    values = [-p["soul_count"] if fool else p["treasure"].get(kind, 0) for p in living]
    place = goes_to(values, fool=fool)
    if place is not None:
        return words("lured", seat=living[place]["seat"])
    return words("tie" if fool or max(values) else "nobody-lures")


def at_entrance(player: View, hero: View) -> Words | None:
    """What would become of a hero in front of a dungeon, if it may enter."""
    if player["closed"]:
        return None
    damage, life = ahead_of(player["slots"], IN_FRONT), HEROES[hero["hero"]].life + hero["bonus"]
    return words("would-die" if damage >= life else "would-survive", damage=damage, life=life)


@once
def signs(state: State) -> dict[str, Words | None]:
    """What is told of every hero in town and in front of a dungeon."""
    players = [lure_view(state, player) for player in state.players]
    town = {hero.card.id: destination(players, hero.card.id) for hero in state.town}
    return town | {h["hero"]: at_entrance(p, h) for p in players for h in p["entrance"]}


def lure_view(state: State, player: Player) -> View:
    """As much of a player as decides what becomes of a hero."""
    return {
        "seat": player.seat,
        "boss": player.boss,
        "out": player.seat in state.out,
        "closed": player.closed,
        "soul_count": player.soul_count(),
        "treasure": treasures(state)[player.seat],
        "entrance": [hero_view(hero) for hero in player.entrance],
        "slots": slot_views(player) if player.entrance else (),
    }


@once
def treasures(state: State) -> list[dict[str, int]]:
    """What every dungeon offers to each class."""
    return [player.treasure() for player in state.players]


@once
def present_numbers(state: State) -> dict[str, int]:
    """The sums and the damage of rooms as they are."""
    return numbers(state, state)


def numbers(now: State, then: State) -> dict[str, int]:
    """The sums of every dungeon then, and the damage of rooms, by the pieces that lie there now."""
    found: dict[str, int] = {}
    for before, player in zip(now.players, then.players, strict=True):
        seat, treasure = player.seat, treasures(then)[player.seat]
        active = {slot: player.damage(slot) for slot, s in enumerate(player.slots) if s.active}
        sums = player.score() | {"damage": sum(active.values())}
        found |= {f"{name}:{seat}": number for name, number in sums.items()}
        found |= {f"treasure:{seat}.{name}": count for name, count in treasure.items()}
        damage = {r.serial: active[slot] for slot in active for r in player.slots[slot].rooms}
        for slot, stack in enumerate(before.slots):
            if stack.top is not None:
                found[choice.room_piece(seat, slot)] = damage.get(stack.top.serial, 0)
        for slot in range(len(before.slots), len(player.slots)):
            found[f"place:{seat}.{slot}"] = player.damage(slot)
    if then.walk is not None:
        found[then.walk.hero.card.id] = max(then.walk.life - then.walk.damage, 0)
    return found


class Foreseen(TypedDict, total=False):
    """What an offer says of what would be: in words, in numbers of pieces, and of pieces."""

    effect: Words | None
    more: bool
    becomes: dict[str, int]
    tells: dict[str, Words]


class Trial:
    """A copy of the table to try something out on, and the hero that was on its way before.

    It is about one dungeon: that of the room an effect is aimed at, or else its player's own.
    """

    def __init__(self, state: State, seat: Seat, target: str | None = None) -> None:
        self.now = state
        self.before = state.players[seat]
        self.state = state.copy()
        self.state.rng = Rng(0)  # what is tried out draws nothing from the match
        self.walk = self.state.walk
        self.target = find_target(self.state, target)
        if target is not None and target.startswith("room:"):
            self.before = state.players[find_room(state, target)[0].seat]
        self.player = self.state.players[self.before.seat]

    def run(self, rule: Rules) -> None:
        """Carry out a rule; whoever is asked takes the first option."""
        answer: Option | None = None
        with suppress(StopIteration):
            while True:
                step = rule.send(answer)
                assert isinstance(step, Ask)
                answer = step.options[0]

    def foreseen(self, effect: Words | None) -> Foreseen:
        """What has become of the table: whatever differs from now, for who looks at it."""
        if only_listed():
            return Foreseen(effect=effect, more=True)
        was, said = present_numbers(self.now), signs(self.now)
        found = numbers(self.now, self.state)
        becomes = {piece: number for piece, number in found.items() if was.get(piece) != number}
        tells = {h: sign for h, sign in signs(self.state).items() if sign and said.get(h) != sign}
        return Foreseen(effect=effect, becomes=becomes, tells=tells)

    def change(self) -> Words | None:
        """The sums of the dungeon, if they change, and the hero that walks in it."""
        seat = self.player.seat
        sums = {"before": self.before.total_damage(), "after": self.player.total_damage()}
        walks = self.walk is not None and self.walk.owner == seat
        if sums["before"] == sums["after"]:
            return self.walking() if walks else None
        about = self.walk_facts() if walks else {}
        return effect("change-walk" if walks else "change", owner=seat, **sums, **about)

    def walking(self) -> Words:
        """What becomes of the walking hero from here on."""
        return effect("walk", **self.walk_facts())

    def walk_facts(self) -> dict[str, Fact]:
        """The walking hero in numbers."""
        assert self.walk is not None
        slots = slot_views(self.state.players[self.walk.owner])
        return prospects(slots, walk_view(self.state, self.walk))

    def falling(self) -> Words | None:
        """A room goes, and with it the hero that was in it."""
        return killing(self.walk.hero.card) if self.walk and not self.state.walk else self.change()

    def leaving(self) -> Words:
        """The walking hero goes back to town."""
        walk = self.walk
        assert walk is not None
        return effect("fear", hero=walk.hero.card.id, owner=walk.owner, taken=walk.damage)

    def arriving(self) -> Words:
        """A hero has come to the entrance."""
        assert isinstance(self.target, Hero)
        return coming(self.state, self.player, self.target.card)

    def reviving(self) -> Words:
        """A dead hero has gone back to the entrance of the dungeon it died in."""
        assert isinstance(self.target, Hero)
        card, living = self.target.card, self.state.living()
        victim = next(p for p in living if p.entrance and p.entrance[-1].card is card)
        about = arrival(self.state, victim, victim.entrance[-1])
        return effect("reviving", **about, left=victim.soul_count())

    def losing_soul(self) -> Words:
        """A hero has left the score area."""
        return effect("souls", before=self.before.soul_count(), after=self.player.soul_count())

    def dungeon(self, *, level_up: bool = False) -> Words:
        """The sums of the dungeon, and whom it would lure."""
        state, player = self.state, self.player
        names = [hero.card.id for hero in state.town if lured_to(state, hero) is player]
        about = {"lured": ", ".join(names) or None, "level_up": level_up}
        return effect("dungeon", damage=through(player), **about, **player.treasure())


TOLD: Final[dict[str, Callable[[Trial], Words | None]]] = {
    **dict.fromkeys(("annihilator", "boulder_ramp", "dark_altar", "freeze"), Trial.change),
    **dict.fromkeys(("giant_size", "the_crushinator", "torture_chamber"), Trial.change),
    **dict.fromkeys(("assassin", "exhaustion", "teleportation"), Trial.walking),
    **dict.fromkeys(("bottomless_pit", "cave_in"), Trial.falling),
    **dict.fromkeys(("zombie_attack", "zombie_prison"), Trial.reviving),
    "fear": Trial.leaving,
    "jackpot_stash": Trial.dungeon,
    "princess_in_peril": Trial.arriving,
    "soul_harvest": Trial.losing_soul,
}
"""What there is to tell of an effect; those that are not here have no numbers."""


def foresee(
    state: State, seat: Seat, card: str, target: str | None, use: choice.Use | None = None
) -> Foreseen:
    """What a spell would do if it resolved now, or an ability, with what is paid for it."""
    if card not in TOLD:
        return {}
    trial = Trial(state, seat, target)
    player = trial.state.players[seat]
    room = None
    if use is not None:
        room = find_room(trial.state, use.room)[1]
        trial.run(pay(trial.state, player, room, use))
    played = Declared(0, player, CARDS[card], trial.target, room)
    trial.run(DECLARED[card](trial.state, played))
    return trial.foreseen(TOLD[card](trial))


def resolving(state: State, played: Declared) -> Words | None:
    """What a declared effect would do if it resolved now: nothing without its target (BM-5.23)."""
    if not target_stands(state, played):
        return effect("lost-target")
    if not played.is_spell:
        return None
    aim = target_piece(state, played.target)
    return foresee(state, played.owner.seat, played.source.id, aim).get("effect")


def building(state: State, seat: Seat, option: choice.Place | choice.Build) -> Foreseen:
    """What a dungeon would be like after this room, and those face-down, have been built."""
    trial = Trial(state, seat)
    cover(trial.player, option)
    turn_up(trial.state, trial.player, "BM-9.1")
    return trial.foreseen(trial.dungeon(level_up=is_level_up_due(trial.player)))


def destroyed(state: State, piece: str) -> Foreseen:
    """A room would be gone."""
    owner, _ = find_room(state, piece)
    trial = Trial(state, owner.seat)
    trial.run(destroy(trial.state, *find_room(trial.state, piece), "BM-12.3"))
    return trial.foreseen(trial.change())


def swapped(state: State, swap: choice.Swap) -> Foreseen:
    """Two rooms would change places."""
    trial = Trial(state, swap.player)
    slots = trial.player.slots
    slots[swap.first], slots[swap.second] = slots[swap.second], slots[swap.first]
    return trial.foreseen(trial.change())


def healed(state: State, seat: Seat, hero: Hero) -> Foreseen:
    """A wound would become souls."""
    trial = Trial(state, seat)
    heroes.heal(trial.state, trial.player, hero, "BM-13.9")
    after = {f"{name}_after": number for name, number in trial.player.score().items()}
    return trial.foreseen(effect("healed", **trial.before.score(), **after))


def hero_facts(hero: HeroCard) -> dict[str, Fact]:
    """A hero in words."""
    return {"hero": hero.id, "class": hero.class_name, "life": hero.life}


def killing(hero: HeroCard) -> Words:
    """A hero would die, whatever its life."""
    return effect("killing", hero=hero.id, souls=hero.souls)


def coming(state: State, player: Player, hero: HeroCard) -> Words:
    """A hero would come to this dungeon."""
    return effect("coming", **arrival(state, player, Hero(hero, 0)))


def arrival(state: State, player: Player, hero: Hero) -> dict[str, Fact]:
    """A hero against a whole dungeon; what a later round will bring nobody knows."""
    card = hero.card
    damage, life = through(player), card.life + hero.bonus
    dies = "ahead" if damage >= life else "through"
    about = hero_facts(card) | {"owner": player.seat, "damage": damage, "life": life}
    about |= {"souls": card.souls, "wounds": card.wounds}
    return about | {"fate": dies if state.walks_this_round(player) else None}


def passing(state: State, prompt: str) -> Words | None:
    """What follows if nobody does anything more."""
    if prompt == "negate":
        return resolving(state, state.declared[-1])
    if prompt != "floor":
        return None
    if state.waiting():
        return effect("waiting")
    if state.window == "hero_in_room" and state.walk is not None:
        return Trial(state, state.walk.owner).walking()
    if state.window == "hero_entrance" and state.active is not None:
        owner = state.players[state.active]
        if owner.entrance and not owner.closed:
            return effect("entering", **arrival(state, owner, owner.entrance[0]))
    return None


def lasting(state: State, player: Player) -> tuple[Lasting, ...]:
    """How long passing may go on: until anything is declared or built, or is one's own to build."""
    owner, now = state.players[state.active or 0], f"{state.round}.{state.serial}"
    if state.declared or (state.window == "build_turn" and owner is player and player.placements):
        return ()
    if state.window == "build_turn":
        return (Lasting(Words("bm-lasting-build"), f"build.{now}"),)
    queue = owner.entrance if state.walk is None else [state.walk.hero]
    walks = [Lasting(Words("bm-lasting-hero"), f"{hero.card.id}.{now}") for hero in queue[:1]]
    return (*walks, Lasting(Words("bm-lasting-round"), f"round.{now}"))
