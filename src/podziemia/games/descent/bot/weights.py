"""What things are worth to the heuristic players, in wounds of a hero."""

from __future__ import annotations

from typing import Final

# Both sides

CONQUEST: Final = 5.0
"""A conquest token."""
HURT: Final = 0.5
"""What a monster that is only hurt counts of one that is killed."""

# Goals of the heroes

DOOR: Final = 16.0
"""A way to where nobody has been."""
LATER: Final = 4.0
"""The same while somebody is fighting."""
UNSEEN: Final = 3.0
"""An attack that is left when a door is opened."""
GLYPH: Final = 24.0
KEY: Final = 20.0
RELIC: Final = 26.0
CHEST: Final = 22.0
FIND: Final = 6.0
"""Coins or a potion."""
ENCOUNTER: Final = 2.0
HOME: Final = 60.0
"""The way to town with the relic of the goal."""
EXIT: Final = 22.0
FRIEND: Final = 24.0
"""A quest figure that the heroes need."""
FOE: Final = 16.0
TARGET: Final = 24.0
"""A named monster that must die."""
DECAY: Final = 0.95
"""What is left of a goal for every space that it is farther away."""
SHARED: Final = 0.5
"""What is left of a goal to which somebody else is nearer."""
OTHERS: Final = 0.1
"""What goals count besides the best one."""

# A hero's turn

MONSTER: Final = 4.0
"""Any monster that dies, besides the wounds that it deals in a turn."""
MASTER: Final = 1.5
NAMED: Final = 12.0
SECOND: Final = 0.75
"""What a second attack counts of a first one."""
BLOW: Final = 0.35
"""A wound that may come."""
COMING: Final = 0.5
"""How much of a hero who may still come shares the danger."""
SAFE: Final = 0.5
"""So many of a hero's wounds may be expected to come before its death is feared."""
SCARCE: Final = 2.0
"""How much more a death counts that takes the last tokens."""
DEATH: Final = 0.7
"""What a death that may come counts of one that has."""
SOON: Final = 0.3
"""What a death counts that the sand brings in the next round."""
FATIGUE: Final = 0.6
FALL: Final = 1.0
"""The wound and the delay of a pit on the way."""
GUARD: Final = 0.5
"""What a guard's attack counts of one's own."""
DODGE: Final = 0.15
"""What a dodge takes off the wounds that may come."""
AIM: Final = 0.3
REST: Final = 0.35
"""A point of fatigue that is recovered."""

# Equipment

ARMOR: Final = 0.7
SHIELD: Final = 0.5
TRINKET: Final = 0.3
POTION: Final = 0.25
HEALED: Final = 0.75
"""With a smaller part of its wounds somebody is healed by a rune."""
ENOUGH_COINS: Final = 50
"""With so many coins the market is worth its movement points."""
RICH: Final = 200
"""With so many coins a way to town is worth it."""
SHOPPING: Final = 14.0

# The overlord

THREAT: Final = 0.35
"""A point of threat."""
SPAWNED: Final = 6.0
"""A spawn card."""
LASTING: Final = 9.0
"""A power card."""
SWEPT: Final = 2.0
"""A monster that Sweep hits with the heroes."""
HIDDEN: Final = 0.4
"""A hero who does not see a monster that shoots."""
