"""What the next field of a sheet is worth: a level, a part, a potion, a gem, a monster, a room.

Everything is a number of glory points, for one more of a thing, from what the seat itself may know.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..content import (
    ARMOUR,
    BOOK,
    CAULDRON,
    CIRCLES,
    CLERIC,
    CLOAK,
    DAMAGE_HEARTS,
    GEM_SLOT_REWARDS,
    HEARTS_PER_POTION,
    HERO_NUMBERS,
    ITEM_POINTS,
    ITEMS,
    MEDALLION,
    PARTS,
    POWER_LEVEL,
    ROGUE,
    ROUNDS,
    ROW_REWARDS,
    SCYTHE,
    SEASON_ENDS,
    SHEET,
    SWORD,
    TOP_LEVEL,
    WARRIOR,
    WIZARD,
)
from ..dungeon import MONSTER_ROOMS, ROOMS, Room
from ..entries import RoomCard
from ..rules.bosses import BARBARIAN, SWORD_BONUS, WARRIOR_BONUS, strength
from ..rules.dice import ALCHEMIST, ALCHEMIST_EXTRA, DICE_PER_ROUND
from ..rules.fields import (
    BEASTMASTER,
    CAULDRON_POTIONS,
    MERCHANT,
    NOBLE,
    NOBLE_LEVEL,
    SCYTHE_MONSTERS,
    SHAMAN,
    TROPHIES,
)
from ..rules.movement import RANGER
from ..state import Player, State
from . import weights as w
from .promise import (
    LEVEL_PROGRESS,
    MONSTER_PROGRESS,
    OTHER_PROGRESS,
    ROOM_PROGRESS,
    advance,
    cards_of,
    promise,
)

WEAKEST_POINTS: Final = SHEET.levels.weakest_points
GEM_POINTS: Final = SHEET.gems.points
MONSTER_POINTS: Final = SHEET.monsters.points
ROW_LENGTH: Final = min(ROW_REWARDS)
HOPELESS: Final = 50.0
BOSS_POINTS: Final = 20.0  # about as many as the bosses can bring
PART_OF_NOBLE: Final = 0.15  # of the Noble's part, for a level on the way to it


def logistic(x: float) -> float:
    """How likely something is whose odds are so good; a half at 0."""
    return 1.0 / (1.0 + exp(min(-x, HOPELESS)))


class Outlook:
    """What a seat sees in its sheet at one moment."""

    __slots__ = (
        "bosses",
        "brewing",
        "cards",
        "dice_left",
        "gem",
        "haste",
        "hurt",
        "level",
        "levels",
        "monster",
        "part",
        "parts",
        "player",
        "potion",
        "rounds_left",
        "sheet",
        "state",
        "trap",
    )

    def __init__(self, state: State, player: Player) -> None:
        self.state, self.player, self.sheet = state, player, player.sheet
        self.dice_left = DICE_PER_ROUND * (ROUNDS - state.round)
        if state.round:
            self.dice_left += DICE_PER_ROUND - len(self.sheet.used)
        self.rounds_left = self.dice_left / DICE_PER_ROUND
        self.haste = w.LATE / (self.dice_left + 1.0)
        self.cards = cards_of(state, player, self.haste)
        self.hurt = self.heart_cost(0)
        breaking = [card.points for card in self.cards if card.metric == "boss_points"]
        self.bosses = 1.0 + sum(breaking) / BOSS_POINTS
        self.potion = self.potions_worth(1)
        self.gem = self.gem_worth()
        self.monster = self.monster_worth()
        self.levels = self.level_worths()
        self.level = max(self.levels)
        self.parts = self.part_worths()
        self.part = max(self.parts)
        extra = ALCHEMIST_EXTRA if player.power is ALCHEMIST else 0
        self.brewing = self.potions_worth(SHEET.potions.brewed + extra)
        self.trap = self.trap_worth()

    # Damage

    def heart_cost(self, more: int) -> float:
        """What one point of damage costs, when the potions could take so many more."""
        sheet = self.sheet
        toll = w.TOLL - (w.SKULLS if sheet.is_awake(CLERIC) else 0.0)
        short = toll * self.rounds_left - sheet.empty_hearts() - more
        column = sheet.damage + max(short, 0.0)
        cost = w.HEART * min(0.3 + column / 12.0, 1.0)
        if not sheet.resurrected:
            near = column + w.NEAR - sheet.health() - self.rounds_left
            cost += w.DANGER * logistic(near / w.FEAR)
        if sheet.damage >= DAMAGE_HEARTS:
            return 0.0
        return cost * logistic(short / (w.MARGIN + w.SHORTAGE * self.rounds_left))

    # Bosses and levels

    def boss_worth(self, number: int, strength: int) -> float:
        """What a fight will bring to a party that is so strong now."""
        boss = self.state.map.bosses[number]
        waiting = max(0, DICE_PER_ROUND * (SEASON_ENDS[number] - ROUNDS) + self.dice_left)
        rounds = waiting / DICE_PER_ROUND
        reached = strength + w.GROWTH * rounds + 0.5
        doubt = w.SURE + w.DOUBT * rounds
        worth = before = float(boss.escape)
        for least, points, damage in boss.bands:
            band = points * self.bosses
            if self.player.power is not BARBARIAN:
                band -= damage * min(self.hurt, w.BLOW)
            worth += (band - before) * logistic((reached - least) / doubt)
            before = band
        return worth

    def fights_worth(self, *, hero: int | None = None, bonus: int = 0) -> float:
        """What the fights to come will bring with a hero one level higher, or a bonus."""
        sheet, total = self.sheet, 0.0
        for number in range(len(sheet.bosses), len(SEASON_ENDS)):
            boss = self.state.map.bosses[number]
            strong = strength(sheet, self.player.power, boss) + bonus
            if hero is not None:
                strong += 2 if HERO_NUMBERS[boss.weakness] == hero else 1
                if hero == WARRIOR and sheet.levels[hero] + 1 == POWER_LEVEL:
                    strong += WARRIOR_BONUS
            found = sheet.explored >> self.state.map.boss_rooms[number] & 1
            total += self.boss_worth(number, strong) * (1.0 if found else w.FOUND)
        return total

    def level_worths(self) -> list[float]:
        """What one level more is worth, for each hero."""
        before = self.fights_worth()
        return [
            self.fights_worth(hero=hero) - before + self.rise(hero) if level < TOP_LEVEL else 0.0
            for hero, level in enumerate(self.sheet.levels)
        ]

    def rise(self, hero: int) -> float:
        """What a level is worth besides the bosses."""
        sheet = self.sheet
        level = sheet.levels[hero]
        higher = sheet.levels.copy()
        higher[hero] += 1
        hope = w.LUCK + w.HOPE * self.dice_left
        worth = weakest_worth(higher, hope) - weakest_worth(sheet.levels, hope)
        missing = POWER_LEVEL - level
        if missing > 0:
            nearer = w.POWER_NEAR[missing - 1] - (
                w.POWER_NEAR[missing] if missing < len(w.POWER_NEAR) else 0.0
            )
            worth += self.power_worth(hero) * nearer
        worth += w.TOP_NEAR[TOP_LEVEL - level - 1] - w.TOP_NEAR[TOP_LEVEL - level]
        if self.player.power is NOBLE and level < NOBLE_LEVEL:
            worth += w.REWARD * (1.0 if level + 1 == NOBLE_LEVEL else PART_OF_NOBLE)
        facing = [room for room in MONSTER_ROOMS if ROOMS[room].hero == hero]
        worth += w.MET * self.hurt * sum(1 for room in facing if self.lacking(room) > 0)
        for card in self.cards:
            if card.metric in LEVEL_PROGRESS:
                progress = LEVEL_PROGRESS[card.metric]
                worth += promise(card, progress(higher)) - promise(card, progress(sheet.levels))
        return worth

    def power_worth(self, hero: int) -> float:
        """What a hero's power of level 4 is worth; the warrior's counts in the fights."""
        if hero == WIZARD:
            return w.SWITCH * self.rounds_left
        if hero == CLERIC:
            return w.SKULLS * self.hurt * max(self.rounds_left - 1.0, 0.0)
        return self.gem if hero == ROGUE else 0.0

    # Items

    def part_worths(self) -> list[float]:
        """What one part more is worth, for each item."""
        completing = 0.0
        for card in self.cards:
            if card.metric == "completed_items":
                completing += advance(card, OTHER_PROGRESS[card.metric](self.sheet))
        found = []
        for item in range(len(ITEMS)):
            parts = self.sheet.parts[item]
            if parts == PARTS:
                found.append(0.0)
                continue
            whole = ITEM_POINTS[item] + self.item_worth(item) + completing
            begun = w.BEGUN if self.dice_left > 1 else 0.0  # the second part needs a die as well
            share = 1.0 - w.BEGUN if parts else begun
            found.append(SHEET.items.part_points + share * whole)
        return found

    def item_worth(self, item: int) -> float:
        """What a completed item does."""
        sheet = self.sheet
        if item == SWORD:
            return self.fights_worth(bonus=SWORD_BONUS) - self.fights_worth()
        if item == SCYTHE:
            alive = len(MONSTER_ROOMS) - sheet.monsters()
            return min(SCYTHE_MONSTERS, alive) * (self.monster + self.hurt)
        if item == MEDALLION:
            return w.MEDALLION_ROUND * self.rounds_left
        if item == CLOAK:
            return w.CLOAK_ROUND * self.rounds_left
        if item == CAULDRON:
            return self.potions_worth(CAULDRON_POTIONS)
        if item == ARMOUR:
            return w.MET * self.hurt * sum(1 for room in MONSTER_ROOMS if self.lacking(room) > 0)
        return self.level if item == BOOK else 0.0

    # Potions, gems, monsters

    def potions_worth(self, number: int) -> float:
        """What so many potions more are worth."""
        sheet = self.sheet
        number = min(number, CIRCLES - sheet.potions)
        hearts = number * HEARTS_PER_POTION
        worth = hearts * (self.hurt + self.heart_cost(hearts)) / 2.0
        worth += self.row_worth(sheet.potions + number) - self.row_worth(sheet.potions)
        return worth + self.counted("potions_gained", number)

    def row_worth(self, potions: int) -> float:
        """What the rewards of the rows of potions are worth, the next one in part."""
        worth = 0.0
        for circle, kind in ROW_REWARDS.items():
            filled = min(max(potions - circle + ROW_LENGTH, 0), ROW_LENGTH)
            worth += reward_worth(kind, 0.0) * float((filled / ROW_LENGTH) ** (w.ROW + self.haste))
        return worth

    def counted(self, metric: str, number: float = 1.0) -> float:
        """What the cards pay for more of something."""
        worth = 0.0
        for card in self.cards:
            if card.metric == metric:
                worth += advance(card, OTHER_PROGRESS[metric](self.sheet), number)
        return worth

    def gem_worth(self) -> float:
        """What the next gem is worth."""
        gems = self.sheet.gems
        if gems + 1 >= len(GEM_POINTS):
            return 0.0
        worth = float(GEM_POINTS[gems + 1] - GEM_POINTS[gems])
        if self.state.options.gem_track_rewards:
            for slot, kind in GEM_SLOT_REWARDS.items():
                if gems < slot:
                    worth += reward_worth(kind, self.potion) / (slot - gems) ** 2
        if self.player.power is MERCHANT:
            worth += self.potion
        return worth + self.counted("gems_looted")

    def monster_worth(self) -> float:
        """What the next monster is worth, without its level and its damage."""
        count = self.sheet.monsters()
        if count + 1 >= len(MONSTER_POINTS):
            return 0.0
        last = min(count + 2, len(MONSTER_POINTS) - 1)
        worth = (MONSTER_POINTS[last] - MONSTER_POINTS[count]) / (last - count)
        if self.player.power is SHAMAN:
            worth += self.potion / TROPHIES
        elif self.player.power is BEASTMASTER:
            worth += w.REWARD / TROPHIES
        return worth

    def hunt_worth(self, room: Room) -> float:
        """What the cards pay for this monster."""
        defeated = self.sheet.defeated
        worth = 0.0
        for card in self.cards:
            if card.metric in MONSTER_PROGRESS:
                progress = MONSTER_PROGRESS[card.metric]
                after = progress(defeated | ROOMS[room].bit)
                worth += promise(card, after) - promise(card, progress(defeated))
        return worth

    # Rooms

    def lacking(self, room: Room) -> int:
        """The damage that a monster would do now."""
        card = ROOMS[room]
        if self.sheet.defeated & card.bit:
            return 0
        return max(card.level - self.sheet.fighting_level(card.hero), 0)

    def trap_worth(self) -> float:
        """What entering a trap brings: damage, and what the cards pay for it."""
        cost = 0.0 if self.player.power is RANGER else self.hurt
        return self.counted("traps_triggered") + self.counted("obstacles_passed") - cost

    def room_worth(self, room: Room, card: RoomCard) -> float:
        """What it is worth to enter a room for the first time, but for its gem and its boss."""
        worth = card.potions * self.potion + card.item_parts * self.part
        worth += card.level_ups * self.level
        if card.monster is not None and not self.sheet.defeated & card.bit:
            worth += self.monster + self.hunt_worth(room) - self.lacking(room) * self.hurt
        if card.trap:
            worth += self.trap
        explored = self.sheet.explored
        bosses = self.state.map.boss_mask
        for promised in self.cards:
            if promised.metric in ROOM_PROGRESS:
                progress = ROOM_PROGRESS[promised.metric]
                after = promise(promised, progress(explored | card.bit, bosses))
                worth += after - promise(promised, progress(explored, bosses))
        return worth

    def finding_worth(self, number: int) -> float:
        """What it is worth to find a boss in time."""
        boss = self.state.map.bosses[number]
        strong = strength(self.sheet, self.player.power, boss)
        return max(self.boss_worth(number, strong) - boss.escape, 0.0)


def weakest_worth(levels: list[int], hope: float) -> float:
    """What the levels promise for the weakest hero, when so many more can be hoped for."""
    worth = 0.0
    for step in range(2, TOP_LEVEL + 1):
        missing = sum(step - level for level in levels if level < step)
        gain = WEAKEST_POINTS[step] - WEAKEST_POINTS[step - 1]
        worth += gain * max(1.0 - missing / hope, 0.0)
    return worth


def reward_worth(kind: str, potion: float) -> float:
    """What a reward of a kind is worth."""
    if kind == "potion":
        return potion
    return w.GEM if kind == "gem" else w.REWARD
