"""Options in words: what they say, what they would do now, and the pieces they touch.

Only what the asked seat knows is used: everything common, and its own sheet. The ids of pieces are
those of `scene.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from podziemia.kernel.asking import Ask, Fact, Option
from podziemia.kernel.scene import Offer, Words

from ..content import (
    BOOTS,
    CIRCLES,
    COLOURS,
    DAMAGE_HEARTS,
    DICE_COLOURS,
    HERO_NUMBERS,
    ITEM_NUMBERS,
    ITEM_POINTS,
    PARTS,
    POWER_LEVEL,
    ROW_REWARDS,
    SHEET,
    SYMBOLS,
)
from ..dungeon import GEM_ROOMS, LETTERS, NUMBERS, ROOMS
from ..options import (
    Brew,
    Craft,
    KeepObjective,
    KeepPower,
    LevelUp,
    Loot,
    Move,
    Slay,
    Step,
    Stop,
    TakeDamage,
    UseDie,
    UsePotion,
)
from ..rules.dice import ALCHEMIST, ALCHEMIST_EXTRA, actions
from ..rules.movement import RANGER, move_points
from ..state import Player, State


def offer(state: State, ask: Ask, option: Option) -> Offer:
    """An option as its seat sees it."""
    return OFFERS[type(option)](state, ask, option)


def words(message: str, **about: Fact) -> Words:
    """A message of an option."""
    return Words(f"pd-option-{message}", about)


def effect(message: str, **about: Fact) -> Words:
    """A message of what an option does."""
    return Words(f"pd-effect-{message}", about)


def keep_power(state: State, ask: Ask, option: KeepPower) -> Offer:
    """PD-1.9: keep this power."""
    return Offer(words("keep-power", power=option.power), (f"offered:{option.power}",))


def keep_objective(state: State, ask: Ask, option: KeepObjective) -> Offer:
    """PD-1.9: keep this objective."""
    about = words("keep-objective", objective=option.objective)
    return Offer(about, (f"offered:{option.objective}",))


def use_die(state: State, ask: Ask, option: UseDie) -> Offer:
    """PD-4.5: the next die, and what it can be used for."""
    symbol, colour = state.dice[option.die], DICE_COLOURS[option.die]
    about = words("use-die", colour=COLOURS[colour], symbol=SYMBOLS[symbol], die=option.die + 1)
    points = move_points(symbol)
    if symbol == BOOTS:
        return Offer(about, (f"die:{option.die}",), effect("boots", points=points))
    uses = actions(state.players[ask.seat], symbol, colour)
    heroes = [use.hero for use in uses if isinstance(use, LevelUp)]
    items = [use.item for use in uses if isinstance(use, Craft)]
    does = effect(
        "die",
        hero=heroes[0] if len(heroes) == 1 else None,
        any_hero=len(heroes) > 1,
        craft=bool(items),
        points=points,
        heroes=" ".join(heroes),
        items=" ".join(items),
    )
    return Offer(about, (f"die:{option.die}",), does)


def moving(state: State, ask: Ask, option: Move) -> Offer:
    """PD-8.1: use the die to move."""
    points = move_points(used_symbol(state, ask))
    return Offer(words("move", points=points), (f"map:{ask.seat}",))


def used_symbol(state: State, ask: Ask) -> int:
    """The symbol of the die that is being used."""
    die = ask.about["die"]
    assert isinstance(die, int), "the question about an action names its die"
    return state.dice[die]


def brewing(state: State, ask: Ask, option: Brew) -> Offer:
    """PD-7.1: use the die to brew."""
    player = state.players[ask.seat]
    brewed = SHEET.potions.brewed + (ALCHEMIST_EXTRA if player.power is ALCHEMIST else 0)
    before = player.sheet.potions
    after = min(before + brewed, CIRCLES)
    rewards = [kind for circle, kind in ROW_REWARDS.items() if before < circle <= after]
    does = effect(
        "brew",
        potions=after,
        lost=before + brewed - after,
        reward=rewards[0] if rewards else None,
    )
    return Offer(words("brew", potions=brewed), (f"potions:{ask.seat}",), does)


def level_up(state: State, ask: Ask, option: LevelUp) -> Offer:
    """PD-5.2: one level more."""
    sheet = state.players[ask.seat].sheet
    level = sheet.levels[HERO_NUMBERS[option.hero]] + 1
    does = effect(
        "level-up",
        hero=option.hero,
        level=level,
        health=sheet.health() + 1,
        power=option.hero if level == POWER_LEVEL else None,
    )
    about = words("level-up", hero=option.hero, level=level)
    return Offer(about, (f"hero:{ask.seat}.{option.hero}",), does)


def crafting(state: State, ask: Ask, option: Craft) -> Offer:
    """PD-6.2: one part more."""
    number = ITEM_NUMBERS[option.item]
    parts, points = state.players[ask.seat].sheet.parts[number] + 1, ITEM_POINTS[number]
    does = effect("craft", item=option.item, parts=parts, complete=parts == PARTS, points=points)
    about = words("craft", item=option.item, parts=parts, points=points)
    return Offer(about, (f"item:{ask.seat}.{option.item}",), does)


def stepping(state: State, ask: Ask, option: Step) -> Offer:
    """PD-8.3: one room further, and what waits there."""
    player = state.players[ask.seat]
    room = NUMBERS[option.room]
    barrier = state.map.barriers.get((player.sheet.room, room))
    about = words("step", room=option.room, across=barrier)
    return Offer(about, (room_piece(ask, option.room),), waiting(state, player, room))


def room_piece(ask: Ask, room: str) -> str:
    """The piece of a room of the own map."""
    return f"room:{ask.seat}.{room}"


def waiting(state: State, player: Player, room: int) -> Words:
    """What would happen in a room now."""
    sheet, card = player.sheet, ROOMS[room]
    new = not sheet.explored & card.bit
    alive = new and card.monster is not None and not sheet.defeated & card.bit
    damage = max(card.level - sheet.fighting_level(card.hero), 0) if alive else 0
    if card.trap and player.power is not RANGER:
        damage += SHEET.movement.trap_damage
    gem = new and card.gem >= 0 and sheet.is_available(card.gem)
    return effect(
        "room",
        new=new,
        monster=card.monster if alive else None,
        level=card.level if alive else 0,
        trap=card.trap,
        damage=damage,
        potions=card.potions if new else 0,
        parts=card.item_parts if new else 0,
        levels=card.level_ups if new else 0,
        gem=LETTERS[card.gem] if gem else None,
        boss=boss_in(state, room) if new else None,
    )


def boss_in(state: State, room: int) -> str | None:
    """The boss that lives in a room."""
    rooms = state.map.boss_rooms
    return state.map.bosses[rooms.index(room)].id if room in rooms else None


def stopping(state: State, ask: Ask, option: Stop) -> Offer:
    """PD-8.10: end the move."""
    points = ask.about["points"]
    return Offer(words("stop", points=points))


def looting(state: State, ask: Ask, option: Loot) -> Offer:
    """PD-18.7: a gem from afar."""
    room = ROOMS[GEM_ROOMS[LETTERS.index(option.gem)]].id
    about = words("loot", gem=option.gem, room=room)
    return Offer(about, (room_piece(ask, room),))


def slaying(state: State, ask: Ask, option: Slay) -> Offer:
    """PD-6.10, PD-18.16: a monster from afar."""
    card = ROOMS[NUMBERS[option.room]]
    about = words("slay", room=option.room, monster=card.monster, level=card.level)
    return Offer(about, (room_piece(ask, option.room),))


def use_potion(state: State, ask: Ask, option: UsePotion) -> Offer:
    """PD-3.3: the point on a potion."""
    left = state.players[ask.seat].sheet.empty_hearts() - 1
    return Offer(words("use-potion"), (f"potions:{ask.seat}",), effect("use-potion", left=left))


def take_damage(state: State, ask: Ask, option: TakeDamage) -> Offer:
    """PD-3.3: the point into the column."""
    sheet = state.players[ask.seat].sheet
    damage = min(sheet.damage + 1, DAMAGE_HEARTS)  # PD-3.16
    does = effect("take-damage", damage=damage, health=sheet.health())
    return Offer(words("take-damage"), (f"damage:{ask.seat}",), does)


OFFERS: Final[dict[type[Option], Callable[[State, Ask, Any], Offer]]] = {
    KeepPower: keep_power,
    KeepObjective: keep_objective,
    UseDie: use_die,
    Move: moving,
    Brew: brewing,
    LevelUp: level_up,
    Craft: crafting,
    Step: stepping,
    Stop: stopping,
    Loot: looting,
    Slay: slaying,
    UsePotion: use_potion,
    TakeDamage: take_damage,
}
