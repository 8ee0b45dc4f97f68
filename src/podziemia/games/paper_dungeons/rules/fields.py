"""PD-5, PD-6, PD-7, PD-13, PD-23: filling fields, and the chains that follow.

Every filled field can trigger more, resolved at once, before whatever caused it goes on (PD-23.1):
a chain is a call within a call, and the newest open choice is answered first (PD-23.11). First
comes the field's own consequence, then the player's power (PD-23.2). All tracks are bounded, so
chains end (PD-23.9); a move under way keeps its points meanwhile (PD-23.10).

Rewards with a legal target are always taken, whatever gives them (PD-12.6); one without is lost,
neither kept nor changed into another (PD-12.7).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podziemia.kernel.content import the
from podziemia.kernel.questions import GIVEN, NOTHING, Ask, Facts, O, Rules

from .. import content, events
from ..content import PARTS, TOP_LEVEL
from ..dungeon import LETTERS, MONSTER_ROOMS, NUMBERS, ROOMS, Room
from ..entries import RewardKind
from ..options import Craft, LevelUp, Slay
from ..sheet import Sheet
from ..state import Player, State

MERCHANT: Final = the(content.POWERS, "merchant")
NOBLE: Final = the(content.POWERS, "noble")
SHAMAN: Final = the(content.POWERS, "shaman")
BEASTMASTER: Final = the(content.POWERS, "beastmaster")
NOBLE_LEVEL: Final = 5  # PD-18.13
TROPHIES: Final = 3  # PD-18.12, PD-18.15
CAULDRON_POTIONS: Final = 3  # PD-6.17
SCYTHE_MONSTERS: Final = 2  # PD-6.10

LEVEL_UPS: Final = tuple(LevelUp(hero) for hero in content.HEROES)
CRAFTS: Final = tuple(Craft(item) for item in content.ITEMS)
ITEMS_OF: Final[dict[int, list[int]]] = {
    symbol: [item for item, own in enumerate(content.ITEM_SYMBOLS) if own in (None, symbol)]
    for symbol in content.HERO_NUMBERS.values()
} | {content.CLOVER: [*range(len(CRAFTS))]}
SLAYS: Final = {room: Slay(ROOMS[room].id) for room in MONSTER_ROOMS}


def choose(
    player: Player, prompt: str, options: Sequence[O], rule: str, about: Facts = NOTHING
) -> Rules[O]:
    """Ask a player about the own sheet, which only that player may know.

    A choice with one answer is made at once (PD-23.12); nobody else can notice.
    """
    if len(options) == 1:
        return options[0]
    chosen: O = yield Ask(player.seat, prompt, rule, about, options, GIVEN)
    return chosen


def gain(state: State, player: Player, kind: RewardKind, amount: int, source: str) -> Rules:
    """PD-12.6: a reward of one kind, piece by piece; what gives it makes no difference."""
    for _ in range(amount):
        match kind:
            case "level_up":
                yield from gain_level(state, player, source)
            case "item_part":
                yield from gain_part(state, player, source)
            case "potion":
                yield from gain_potion(state, player, source)
            case "gem":
                yield from fill_gem_slot(state, player)  # PD-13.8: off the map


def heroes_below_top(sheet: Sheet) -> list[LevelUp]:
    """PD-5.2: who can still rise."""
    return [LEVEL_UPS[hero] for hero, level in enumerate(sheet.levels) if level < TOP_LEVEL]


def gain_level(state: State, player: Player, source: str) -> Rules:
    """PD-5.4: a level for any hero below 6, whatever the symbol and the colour."""
    options = heroes_below_top(player.sheet)
    if not options:
        state.emit(events.RewardLost, "PD-12.7", player.seat, "level_up", source)
        return
    chosen = yield from choose(player, "reward-level", options, "PD-5.4", {"source": source})
    yield from level_up(state, player, content.HERO_NUMBERS[chosen.hero])


def level_up(state: State, player: Player, hero: int) -> Rules:
    """PD-5.2, PD-5.3: one level more, and with it health and strength (PD-23.3, PD-5.10).

    At level 4 the hero's power is on at once, however it was reached (PD-5.5). The rogue then loots
    a gem from off the map (PD-5.9).
    """
    levels = player.sheet.levels
    level = levels[hero] + 1
    levels[hero] = level
    state.emit(events.LeveledUp, "PD-5.2", player.seat, content.HEROES[hero], level)
    if level == content.POWER_LEVEL:
        state.emit(events.PowerAwoke, "PD-5.5", player.seat, content.HEROES[hero])
        if hero == content.ROGUE:
            yield from fill_gem_slot(state, player)
    elif level == NOBLE_LEVEL and player.power is NOBLE:  # PD-18.13, PD-18.19
        yield from gain_part(state, player, "noble")


def unfinished_items(sheet: Sheet, symbol: int = content.CLOVER) -> list[Craft]:
    """PD-6.3, PD-6.4: items that lack a part, in any order, any number of them at a time.

    The symbol must be the item's if it needs one (PD-6.1, PD-6.2); a clover is any (PD-4.9).
    """
    parts = sheet.parts
    return [CRAFTS[item] for item in ITEMS_OF[symbol] if parts[item] < PARTS]


def gain_part(state: State, player: Player, source: str) -> Rules:
    """PD-6.5: a part of any unfinished item, whatever its symbol."""
    options = unfinished_items(player.sheet)
    if not options:
        state.emit(events.RewardLost, "PD-12.7", player.seat, "item_part", source)
        return
    chosen = yield from choose(player, "reward-part", options, "PD-6.5", {"source": source})
    yield from fill_part(state, player, content.ITEM_NUMBERS[chosen.item])


def fill_part(state: State, player: Player, item: int) -> Rules:
    """PD-6.2: one part; with the second the item works, whatever filled it (PD-6.6, PD-23.4).

    Scythe, Cauldron and Book happen once, at once; the others last, and change one another in no
    way (PD-6.8, PD-6.22). Nothing reaches back to what happened before (PD-6.23).
    """
    filled = player.sheet.parts[item] + 1
    player.sheet.parts[item] = filled
    state.emit(events.PartFilled, "PD-6.2", player.seat, content.ITEMS[item], filled)
    if filled < content.PARTS:
        return
    state.emit(events.ItemCompleted, "PD-6.6", player.seat, content.ITEMS[item])
    if item == content.SCYTHE:  # PD-6.10, PD-6.12
        yield from slay(state, player, SCYTHE_MONSTERS, "slay", ("PD-6.21", "PD-6.10"))
    elif item == content.CAULDRON:  # PD-6.17
        yield from gain(state, player, "potion", CAULDRON_POTIONS, "alchemists_cauldron")
    elif item == content.BOOK:  # PD-6.20
        yield from gain_level(state, player, "book_of_wisdom")


def slay(state: State, player: Player, count: int, prompt: str, rules: tuple[str, str]) -> Rules:
    """PD-6.10: defeat living monsters from afar; if fewer are left, those (PD-6.12).

    All are named, by the first rule, before the first is defeated by the second (PD-6.21, PD-23.8).
    """
    living = [SLAYS[room] for room in MONSTER_ROOMS if not player.sheet.defeated >> room & 1]
    named: list[Slay] = []
    for left in range(count, 0, -1):
        options = [option for option in living if option not in named]
        if options:
            named.append((yield from choose(player, prompt, options, rules[0], {"left": left})))
    for option in named:
        yield from defeat(state, player, NUMBERS[option.room], rules[1], afar=True)


def gain_potion(state: State, player: Player, source: str) -> Rules:
    """PD-7.2: fill the next circle; beyond the twelfth a potion is lost (PD-7.3).

    However it was gained (PD-7.6), the fourth of a row gives the row's reward before the next
    potion (PD-7.4, PD-7.7, PD-23.5), once, used or not (PD-7.5). Only the number counts (PD-7.9).
    """
    sheet = player.sheet
    if sheet.potions == content.CIRCLES:
        state.emit(events.RewardLost, "PD-7.3", player.seat, "potion", source)
        return
    sheet.potions += 1
    state.emit(events.PotionGained, "PD-7.2", player.seat, sheet.potions)
    reward = content.ROW_REWARDS.get(sheet.potions)
    if reward is not None:
        yield from gain(state, player, reward, 1, "potions")


def fill_gem_slot(state: State, player: Player, gem: int | None = None) -> Rules:
    """PD-13.2, PD-13.9: a gem fills the next of the ten slots; one off the map has no letter.

    The slot may give a reward (PD-13.11, PD-23.6); then the Merchant gains a potion (PD-18.6,
    PD-18.20).
    """
    sheet = player.sheet
    sheet.gems += 1
    rule, letter = ("PD-13.8", None) if gem is None else ("PD-13.2", LETTERS[gem])
    state.emit(events.GemLooted, rule, player.seat, letter, sheet.gems)
    if state.options.gem_track_rewards and sheet.gems in content.GEM_SLOT_REWARDS:
        yield from gain(state, player, content.GEM_SLOT_REWARDS[sheet.gems], 1, "gems")
    if player.power is MERCHANT:
        yield from gain_potion(state, player, "merchant")


def defeat(state: State, player: Player, room: Room, rule: str, *, afar: bool) -> Rules:
    """PD-10.4, PD-10.5: cross a monster out, fill the next slot of the track.

    Every third one brings the Shaman a potion and the Beastmaster a part (PD-23.7, PD-18.12,
    PD-18.15).
    """
    sheet, card = player.sheet, ROOMS[room]
    sheet.defeated |= 1 << room
    count = sheet.monsters()
    assert card.monster is not None, "only a room with a monster"
    printed = card.id, card.monster, card.level
    state.emit(events.MonsterDefeated, rule, player.seat, *printed, count, afar)
    if count % TROPHIES == 0:
        if player.power is SHAMAN:
            yield from gain_potion(state, player, "shaman")
        elif player.power is BEASTMASTER:
            yield from gain_part(state, player, "beastmaster")
