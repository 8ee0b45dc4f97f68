"""What declared effects would change, tried out on a sketch of the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from podziemia.games.boss_monster.bot.valuation import UNREVEALED, Outlook, card_worth
from podziemia.games.boss_monster.bot.weights import CARD, SPELL, TEMPO
from podziemia.games.boss_monster.content import COUNTERSPELL, RoomCard
from podziemia.games.boss_monster.state import (
    IN_FRONT,
    Declared,
    Hero,
    Player,
    Room,
    State,
    Target,
    Walk,
)
from podziemia.kernel.questions import Seat

SOUL_EFFECTS: Final = {"soul_harvest": 0, "zombie_attack": 2, "zombie_prison": 0}  # life given


class DueEffect(NamedTuple):
    """An effect that will resolve: whose, of which card, aimed at what."""

    owner: Seat
    source: str
    target: Target


def effects_due(state: State, negated: Collection[Declared] = ()) -> list[DueEffect]:
    """The declared effects that will resolve, if these are negated."""
    gone = [*negated]
    due = []
    for declared in reversed(state.declared):
        if declared in gone:
            continue
        if declared.source is COUNTERSPELL and isinstance(declared.target, Declared):
            gone.append(declared.target)
        else:
            due.append(DueEffect(declared.owner.seat, declared.source.id, declared.target))
    return due


def foresee(after: Outlook, effects: Sequence[DueEffect]) -> float:
    """What the table is worth after these effects: the active player's first, others' by XP."""
    active, players = after.state.active, after.players
    for effect in sorted(effects, key=lambda p: (p.owner != active, -players[p.owner].xp)):
        match effect.target:
            case Room():
                on_room(after, effect, effect.target)
            case Hero():
                on_hero(after, effect, effect.target)
            case _:
                on_table(after, effect)
    return after.value()


def on_room(after: Outlook, effect: DueEffect, room: Room) -> None:
    """Effects aimed at a room, if it is still visible."""
    for seat, player in after.players.items():
        for index, slot in enumerate(player.slots):
            if slot.rooms[-1].serial == room.serial:
                sketch = after.touch(seat)
                match effect.source:
                    case "annihilator" | "giant_size":
                        modify(sketch, effect, "damage", 3, room.serial)
                        late_damage(after, seat, index, 3)
                    case "freeze":
                        sketch.slots[index].rooms[-1].deactivated = True
                    case "cave_in":
                        after.raze(seat, index, fatal=True)
                return


def modify(player: Player, effect: DueEffect, what: str, amount: int, scope: int) -> None:
    """Let a modifier hold on a sketch until the end of the round."""
    player.modifiers.add(effect.source, what, amount, scope=scope, until="round")


def late_damage(after: Outlook, seat: Seat, index: int, bonus: int) -> None:
    """A bonus reaches the hero that is already in the room."""
    walk = after.walk
    late = after.state.options.late_bonus_hits_current_hero
    if late and walk is not None and (walk.owner, walk.distance) == (seat, index) and walk.inside:
        walk.damage += bonus


def on_hero(after: Outlook, effect: DueEffect, hero: Hero) -> None:
    """Effects aimed at a hero on its way, in town or in a score area."""
    if after.walk is not None and after.walk.hero is hero:
        on_walker(after, effect, after.walk)
    elif effect.source == "princess_in_peril" and hero in after.town:
        after.town = [other for other in after.town if other is not hero]
        after.touch(effect.owner).entrance.append(hero)
    elif effect.source in SOUL_EFFECTS:  # a spell on a hero that died meanwhile does nothing
        for loser in [player for player in after.players.values() if hero in player.souls]:
            after.touch(loser.seat).souls.remove(hero)
            if effect.source == "soul_harvest":
                after.extra[loser.seat] += 2 * SPELL
            else:
                bonus = SOUL_EFFECTS[effect.source]
                after.touch(loser.seat).entrance.append(Hero(hero.card, hero.number, bonus))


def on_walker(after: Outlook, effect: DueEffect, walk: Walk) -> None:
    """Effects aimed at the hero on its way."""
    match effect.source:
        case "assassin":
            walk.bonus += 3
        case "exhaustion":
            walk.damage += after.players[effect.owner].room_count()
        case "boulder_ramp":
            walk.damage += 5
        case "bottomless_pit":
            after.raze(effect.owner, walk.distance, fatal=True)
        case "fear":
            after.walk = None
        case "teleportation" if not walk.doomed:
            walk.distance, walk.inside = IN_FRONT, False


def on_table(after: Outlook, effect: DueEffect) -> None:
    """Effects aimed at a player, or at nothing."""
    owner, pile = effect.owner, after.state.discard
    match effect.source:
        case "trepidation" if isinstance(effect.target, Player):
            closed = effect.target.seat
            modify(after.touch(closed), effect, "closed", 1, closed)
        case "torture_chamber" if isinstance(effect.target, Player) and effect.target.rooms:
            after.extra[effect.target.seat] -= CARD
        case "the_crushinator":
            modify(after.touch(owner), effect, "crushed", 2, owner)
            if after.walk is not None:
                late_damage(after, owner, after.walk.distance, 2)
        case "jackpot_stash":
            me = after.touch(owner)
            modify(me, effect, "treasure", me.treasure_factor, owner)
        case "dark_altar":
            after.extra[owner] += max((card_worth(c) for c in pile), default=0.0)
        case "dracolich_lair":
            rooms = (card_worth(c) for c in pile if isinstance(c, RoomCard))
            after.extra[owner] += max(rooms, default=0.0)
        case "witchs_kitchen":
            after.extra[owner] += SPELL
        case "jeopardy":
            deal_hands(after)
        case "kobold_strike":
            stop_building(after)


def deal_hands(after: Outlook) -> None:
    """Jeopardy: every hand becomes a Spell and two Rooms; of others' hands the size is known."""
    for seat, player in after.players.items():
        hand = SPELL * len(player.spells) + CARD * len(player.rooms)
        if seat == after.seat:
            hand = sum(card_worth(card) for card in player.hand())
        after.extra[seat] += SPELL + 2 * CARD - hand


def stop_building(after: Outlook) -> None:
    """Kobold Strike: own face-down rooms go back to the hand, and others' do not come."""
    me = after.touch(after.seat)
    for slot in me.slots:
        if slot.rooms[-1].serial == UNREVEALED:
            slot.rooms.pop()
    me.slots = [slot for slot in me.slots if slot.rooms]
    for seat, grows in after.growing.items():
        after.extra[seat] -= TEMPO * grows
    after.growing = {}
