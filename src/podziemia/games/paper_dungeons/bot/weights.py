"""The weights of the bot: what things are worth in glory points. Tuned by playing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Bosses
GROWTH: Final = 2.0  # strength gained in a round, on average
DOUBT: Final = 0.7  # how much less sure a fight is with every round before it
SURE: Final = 0.3  # how sure it is at the end of this one
FOUND: Final = 0.85  # how likely a boss is found that has not been
BLOW: Final = 0.9  # at most so much a point of a boss's damage costs; potions will come

# Heroes
TRAINING: Final = 1.5  # a level by a die, compared with one found in the dungeon
HOPE: Final = 0.4  # levels hoped for by every die left
LUCK: Final = 0.8  # and besides
POWER_NEAR: Final = (1.0, 0.55, 0.25, 0.1)  # the part of a level-4 power's worth, by missing levels
SWITCH: Final = 0.35  # the wizard's power, by rounds left
TOP_NEAR: Final = (1.0, 0.5, 0.2, 0.1, 0.0, 0.0)  # the same for the highest level
MET: Final = 0.55  # how likely a living monster will be fought

# Damage
TOLL: Final = 2.2  # damage expected in a round
SKULLS: Final = 0.85  # of it by skulls
SHORTAGE: Final = 0.7  # how unsure every round makes it whether the potions are enough
MARGIN: Final = 0.45  # and how unsure it is in the end
HEART: Final = 0.95  # a heart of the damage column
DANGER: Final = 1.5  # and how much more when resurrection is near
NEAR: Final = 3  # hearts
FEAR: Final = 5.0  # how gradually it comes near

# Items
BEGUN: Final = 0.4  # the part of an item's worth that its first part is worth
CLOAK_ROUND: Final = 0.6  # the Cloak, by rounds left
MEDALLION_ROUND: Final = 0.5
REWARD: Final = 2.5  # a level or a part from a chain, whatever it will be
GEM: Final = 5.0  # a gem from a chain

# Potions, gems, cards
BREWING: Final = 0.9  # a potion by a die, compared with one found in the dungeon
ROW: Final = 1.5  # how late in a row of potions its reward begins to count
CARD: Final = 2.0  # how late on the way to a card's number its points begin to count
LATE: Final = 6.0  # how much later when no die is left

# The way
PRICE: Final = 1.3  # a movement point
PATIENCE: Final = 0.98  # what is one step further off is worth so much less
RIVALRY: Final = 0.87  # and a gem that others want, too
DIE_POINTS: Final = 2.2  # movement points of a die, on average
LEISURE: Final = 0.7  # the share of the points before a deadline that is safe
HORIZON: Final = 24  # steps looked ahead
WIDTH: Final = 40  # ways kept in mind at each step
LINES: Final = 8  # ways to use the last dice kept in mind
VERSATILE: Final = 0.15  # how much a die's other use counts against its use

# Cards: what parties with them have scored above the average
POWER_WORTH: Final[Mapping[str, float]] = {
    "alchemist": -2.3,
    "assassin": -0.7,
    "barbarian": -0.1,
    "beastmaster": 3.5,
    "berserker": -2.1,
    "craftsman": 1.7,
    "explorer": -2.3,
    "fortune_teller": -1.6,
    "healer": 2.9,
    "merchant": 2.7,
    "noble": 0.3,
    "psionic": -4.0,
    "ranger": 0.0,
    "shaman": 3.4,
    "treasure_hunter": 2.5,
    "veteran": 5.2,
}
OBJECTIVE_WORTH: Final[Mapping[str, float]] = {
    "along_the_walls": 1.2,
    "apothecaries": 1.1,
    "big_hunt": 0.9,
    "boss_breakers": -0.8,
    "collectors": 0.3,
    "deep_shafts": -0.8,
    "four_corners": 0.0,
    "gate_wardens": 0.9,
    "iron_constitution": -0.6,
    "jewellers": -0.6,
    "no_obstacle": 3.1,
    "school_of_masters": -3.9,
    "slayers_of_the_mighty": 2.3,
    "slayers_of_the_strong": 0.7,
    "wanderers": 0.9,
    "whole_floors": -4.4,
}
