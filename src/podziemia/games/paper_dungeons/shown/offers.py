"""Options in words: what they say, what they would do now, the pieces they touch; or why not.

Only what the asked seat knows is used: everything common, and its own sheet. The ids of pieces are
those of `scene.py`.
"""

from __future__ import annotations

from typing import Final, NoReturn, cast

from msgspec.structs import replace

from podziemia.kernel.errors import Refusal, refuse_if
from podziemia.kernel.questions import Ask, Option, Rules
from podziemia.kernel.scene import Offer, Phrases, Words

from .. import content, dungeon
from .. import options as o
from ..rules import fields
from ..rules.dice import DICE_PER_ROUND, PSIONIC, actions, brew, brewed_by
from ..rules.movement import RANGER, move, move_points
from ..sheet import Sheet
from ..state import Player, State
from .grid import GEMS, map_id, room_id

words: Final = Phrases("pd-option")
effect: Final = Phrases("pd-effect")
"""Messages of what an option does."""


def offer(state: State, ask: Ask, option: Option) -> Offer:
    """An option as its seat sees it; PD-24.4: what leaves nothing to do in a round says so."""
    found = described(state, ask, option)
    return replace(found, closes=words("finish")) if ends(state, ask, option) else found


def ends(state: State, ask: Ask, option: Option) -> bool:
    """PD-24.4: whether an answer is the last of a round: nothing that follows from it asks."""
    sheet, about = state.players[ask.seat].sheet, ask.about
    dice, walks = len(sheet.used) + (ask.prompt == "action"), isinstance(option, o.Step | o.Stop)
    several = about.get("left") == fields.SCYTHE_MONSTERS < len(ask.options)
    waits = several or sheet.points or about.get("points", 1) != 1 or isinstance(option, o.Move)
    if state.phase != "dice" or dice < DICE_PER_ROUND or (waits and not walks):
        return False
    return not any(isinstance(step, Ask) for step in follows(state.copy(), ask, option))


def follows(state: State, ask: Ask, option: Option) -> Rules:
    """What an answer leads to at once, by its rule."""
    player = state.players[ask.seat]
    match option:
        case o.LevelUp():
            yield from fields.level_up(state, player, content.HERO_NUMBERS[option.hero])
        case o.Craft():
            yield from fields.fill_part(state, player, content.ITEM_NUMBERS[option.item])
        case o.Brew():
            yield from brew(state, player)
        case o.Slay():
            for room, slain in fields.SLAYS.items():  # this one, and who was named before it
                alive = not player.sheet.defeated >> room & 1
                if slain == option or (alive and slain not in ask.options):
                    yield from fields.defeat(state, player, room, ask.rule, afar=True)
        case o.Step():
            next(walk := move(state, player))
            yield walk.send(option)
            yield from walk


def described(state: State, ask: Ask, option: Option) -> Offer:
    """An option in words."""
    seat, player = ask.seat, state.players[ask.seat]
    match option:
        case o.KeepPower(power=card) | o.KeepObjective(objective=card):
            return Offer(words.of(option), (f"offered:{card}",))
        case o.UseDie():
            return offer_die(state, player, option)
        case o.Move():
            points = move_points(used_symbol(state, ask))
            return Offer(words.of(option, points=points), (map_id(seat),))
        case o.LevelUp() | o.Craft():
            return offer_field(player, option)
        case o.Step() | o.Loot() | o.Slay():
            return offer_room(state, player, option)
        case o.Brew() | o.UsePotion() | o.TakeDamage():
            return offer_potion(player, option)
    return Offer(words.of(option, points=ask.about["points"]))  # PD-8.10: what is left is lost


def used_symbol(state: State, ask: Ask) -> int:
    """The symbol of the die that is being used, which the question about an action names."""
    return state.dice[cast("int", ask.about["die"])]


def offer_die(state: State, player: Player, option: o.UseDie) -> Offer:
    """PD-4.5: the next die, and what it can be used for."""
    symbol, colour = state.dice[option.die], content.DICE_COLOURS[option.die]
    uses = actions(player, symbol, colour)
    heroes = [use.hero for use in uses if isinstance(use, o.LevelUp)]
    items = [use.item for use in uses if isinstance(use, o.Craft)]
    leads = [map_id(player.seat), *([f"potions:{player.seat}"] if o.BREW in uses else [])]
    leads += [f"hero:{player.seat}.{hero}" for hero in heroes]
    leads += [f"item:{player.seat}.{item}" for item in items]
    points = move_points(symbol)
    does = effect("boots", points=points)
    if symbol != content.BOOTS:
        hero, several = heroes[0] if len(heroes) == 1 else None, len(heroes) > 1
        does = effect("die", hero=hero, any_hero=several, craft=bool(items), points=points)
    face = {"colour": content.COLOURS[colour], "symbol": content.SYMBOLS[symbol]}
    about = words("use-die", **face, die=option.die + 1)
    return Offer(about, (f"die:{option.die}",), does, tuple(leads))


def offer_field(player: Player, option: o.LevelUp | o.Craft) -> Offer:
    """PD-5.2, PD-6.2: one level or one part more."""
    sheet, seat = player.sheet, player.seat
    if isinstance(option, o.LevelUp):
        hero, health, piece = option.hero, sheet.health() + 1, f"hero:{seat}.{option.hero}"
        level = sheet.levels[content.HERO_NUMBERS[hero]] + 1
        power = hero if level == content.POWER_LEVEL else None
        does = effect("level-up", hero=hero, level=level, health=health, power=power)
        after = {piece: level, f"health:{seat}": health}
        return Offer(words.of(option, level=level), (piece,), does, becomes=after)
    number, piece = content.ITEM_NUMBERS[option.item], f"item:{seat}.{option.item}"
    parts, points = sheet.parts[number] + 1, content.ITEM_POINTS[number]
    does = effect("craft", item=option.item, complete=parts == content.PARTS, points=points)
    about = words.of(option, parts=parts, points=points)
    return Offer(about, (piece,), does, becomes={piece: parts})


def offer_room(state: State, player: Player, option: o.Step | o.Loot | o.Slay) -> Offer:
    """PD-8.3: one room further; PD-18.7, PD-6.10, PD-18.16: a gem or a monster from afar."""
    if isinstance(option, o.Loot):
        room = GEMS[option.gem]
        return Offer(words.of(option, room=room), (room_id(player.seat, room),))
    piece, number = room_id(player.seat, option.room), dungeon.NUMBERS[option.room]
    if isinstance(option, o.Slay):
        card = dungeon.ROOMS[number]
        return Offer(words.of(option, monster=card.monster, level=card.level), (piece,))
    about = words.of(option, across=state.map.barriers.get((player.sheet.room, number)))
    does, after = waiting(state, player, number)
    dies = resurrection(player.sheet, after[f"damage:{player.seat}"])
    return Offer(about, (piece,), does, becomes=after, warning=dies)


def waiting(state: State, player: Player, room: int) -> tuple[Words, dict[str, int]]:
    """What would happen in a room now, and the tracks then; damage on potions first (PD-3.3)."""
    sheet, seat, card = player.sheet, player.seat, dungeon.ROOMS[room]
    new = not sheet.explored & card.bit
    alive = new and card.monster is not None and not sheet.defeated & card.bit
    damage = max(card.level - sheet.fighting_level(card.hero), 0) if alive else 0
    if card.trap and player.power is not RANGER:
        damage += content.SHEET.trap_damage
    gem = new and card.gem >= 0 and sheet.is_available(card.gem)
    boss = state.map.boss_in(room) if new else None
    potions = min(card.potions if new else 0, content.CIRCLES - sheet.potions)
    kept = min(damage, hearts := sheet.empty_hearts())
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
        gem=card.letter if gem else None,
        boss=None if boss is None else boss.id,
    ), {
        f"damage:{seat}": min(sheet.damage + damage - kept, content.DAMAGE_HEARTS),
        f"hearts:{seat}": hearts - kept + potions * content.HEARTS_PER_POTION,
        f"potions:{seat}": sheet.potions + potions,
        f"monsters:{seat}": sheet.monsters() + alive,
        f"gems:{seat}": sheet.gems + gem,
    }


def resurrection(sheet: Sheet, damage: int) -> Words | None:
    """PD-3.11: what so much damage in the column would cost once more."""
    dies = damage > sheet.health() and not sheet.resurrected
    return effect("resurrection", points=content.SHEET.damage.resurrection) if dies else None


def offer_potion(player: Player, option: o.Brew | o.UsePotion | o.TakeDamage) -> Offer:
    """PD-7.1: brew potions; PD-3.3: damage on a potion, or into the column (PD-3.16)."""
    sheet, hearts = player.sheet, player.sheet.empty_hearts()
    potions, free, column = (f"{name}:{player.seat}" for name in ("potions", "hearts", "damage"))
    match option:
        case o.Brew():
            brewed, before = brewed_by(player), sheet.potions
            after = min(before + brewed, content.CIRCLES)
            rows = content.ROW_REWARDS
            reward = next((rows[circle] for circle in rows if before < circle <= after), None)
            does = effect("brew", potions=after, lost=before + brewed - after, reward=reward)
            full = hearts + (after - before) * content.HEARTS_PER_POTION
            about = words.of(option, potions=brewed)
            return Offer(about, (potions,), does, becomes={potions: after, free: full})
        case o.UsePotion():
            does = effect("use-potion", left=hearts - 1)
            return Offer(words.of(option), (potions,), does, becomes={free: hearts - 1})
    damage = min(sheet.damage + 1, content.DAMAGE_HEARTS)
    does = effect("take-damage", damage=damage, health=sheet.health())
    dies = resurrection(sheet, damage)
    return Offer(words.of(option), (column,), does, becomes={column: damage}, warning=dies)


REWARDS: Final = ("reward-level", "reward-part", "slay")
NEVER: Final = (
    (REWARDS, (o.UseDie, o.Step, o.Brew, o.Move), "PD-23.11", "reward-first"),
    (REWARDS, (o.Stop,), "PD-12.6", "must-take"),
    (("boots",), (o.Brew,), "PD-7.1", "boots"),
    (("boots",), (o.LevelUp, o.Craft), "PD-4.11", "boots"),
    (("boots", "step"), (o.UseDie, o.Move, o.Brew, o.LevelUp, o.Craft), "PD-8.11", "move-first"),
    (("die", "action"), (o.Stop,), "PD-4.16", "no-pass"),
    (("action",), (o.UseDie,), "PD-4.15", "action-first"),
    ((), (o.KeepPower, o.KeepObjective), "PD-1.9", "not-dealt"),
    ((), (o.Loot,), "PD-18.7", "no-gem"),
    ((), (o.UsePotion, o.TakeDamage), "PD-3.3", "no-damage"),
)
"""What cannot be done at these prompts (none: at any that does not offer it), by which rule."""


def explain(state: State, ask: Ask, option: Option) -> None:
    """Refuse an option that is not offered, by the rule that keeps it from being so."""
    player, prompt = state.players[ask.seat], ask.prompt
    if prompt == "step" and state.dice[player.sheet.used[-1]] == content.BOOTS:
        prompt = "boots"
    for prompts, kinds, rule, why in NEVER:
        never = isinstance(option, kinds) and (not prompts or prompt in prompts)
        refuse_if(never, rule, f"pd-refused-{why}")
    match option:
        case o.UseDie():
            refuse_die(state, ask, option)
        case o.LevelUp():
            refuse_level_up(state, player, ask, option)
        case o.Craft():
            refuse_craft(state, player, ask, option)
        case o.Step():
            refuse_step(state, player, ask, option)
        case o.Slay():
            refuse_slay(player, ask, option)


def refuse_die(state: State, ask: Ask, choice: o.UseDie) -> NoReturn:
    """PD-4: why a die cannot be used."""
    dice = len(content.DICE_COLOURS)
    refuse_if(ask.prompt != "die", "PD-4.4", "pd-refused-not-now")
    refuse_if(not 0 <= choice.die < dice, "PD-2.3", "pd-refused-no-die", {"dice": dice})
    refuse_if(state.dice[choice.die] == content.SKULL, "PD-2.11", "pd-refused-skull")
    raise Refusal("PD-4.3", "pd-refused-die-used")


def refuse_level_up(state: State, player: Player, ask: Ask, choice: o.LevelUp) -> NoReturn:
    """PD-5: why a hero cannot rise."""
    hero, about = content.HERO_NUMBERS.get(choice.hero), {"hero": choice.hero}
    if hero is None:
        raise Refusal("PD-5.1", "pd-refused-no-hero", about)
    refuse_if(ask.prompt == "prepare-level", "PD-18.14", "pd-refused-hero-twice", about)
    refuse_if(ask.prompt not in ("action", "reward-level"), ask.rule, "pd-refused-not-now")
    level = player.sheet.levels[hero]
    refuse_if(level == content.TOP_LEVEL, "PD-5.2", "pd-refused-top-level", about)
    symbol = used_symbol(state, ask)
    other = about | {"symbol": content.SYMBOLS[symbol]}
    refuse_if(symbol != hero, "PD-5.1", "pd-refused-symbol", other)
    refuse_if(player.power is PSIONIC, "PD-18.10", "pd-refused-psionic-spent", about)
    raise Refusal("PD-5.1", "pd-refused-colour", about)


def refuse_craft(state: State, player: Player, ask: Ask, choice: o.Craft) -> NoReturn:
    """PD-6: why a part cannot be filled."""
    item, about = content.ITEM_NUMBERS.get(choice.item), {"item": choice.item}
    if item is None:
        raise Refusal("PD-6.1", "pd-refused-no-item", about)
    refuse_if(ask.prompt == "prepare-part", "PD-18.11", "pd-refused-item-twice", about)
    refuse_if(ask.prompt not in ("action", "reward-part"), ask.rule, "pd-refused-not-now")
    refuse_if(player.sheet.has(item), "PD-6.3", "pd-refused-item-complete", about)
    symbol = content.SYMBOLS[used_symbol(state, ask)]
    raise Refusal("PD-6.1", "pd-refused-item-symbol", about | {"symbol": symbol})


def refuse_step(state: State, player: Player, ask: Ask, choice: o.Step) -> NoReturn:
    """PD-8: why a room cannot be entered now."""
    start, room, about = player.sheet.room, dungeon.NUMBERS.get(choice.room), {"room": choice.room}
    if room is None:
        raise Refusal("PD-8.7", "pd-refused-no-room", about)
    refuse_if(ask.prompt != "step", "PD-8.10", "pd-refused-no-points")
    refuse_if(start == dungeon.OUTSIDE, "PD-8.2", "pd-refused-not-entrance", about)
    far = room not in dungeon.beside(start) and (start, room) not in dungeon.TUNNELS
    refuse_if(far, "PD-8.3", "pd-refused-not-adjacent", about | {"start": dungeon.ROOMS[start].id})
    refuse_if(state.map.barriers[start, room] == dungeon.WALL, "PD-8.4", "pd-refused-wall", about)
    raise Refusal("PD-8.5", "pd-refused-water", about)


def refuse_slay(player: Player, ask: Ask, choice: o.Slay) -> NoReturn:
    """PD-6.21, PD-18.16: why a monster cannot be named."""
    room, about = dungeon.NUMBERS.get(choice.room), {"room": choice.room}
    refuse_if(ask.prompt not in ("slay", "prepare-slay"), "PD-6.10", "pd-refused-no-slaying")
    if room is None or dungeon.ROOMS[room].monster is None:
        raise Refusal(ask.rule, "pd-refused-no-monster", about)
    refuse_if(bool(player.sheet.defeated >> room & 1), ask.rule, "pd-refused-monster-dead", about)
    raise Refusal(ask.rule, "pd-refused-monster-twice", about)
