"""The weights of the bot: what things are worth in souls. Tuned by playing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podziemia.games.boss_monster.state import SOULS_TO_WIN

# Scores
WIN: Final = 30.0
LOSS: Final = 40.0
NEARNESS: Final = 0.04  # every further soul is worth so much more than the one before
PAIN: Final = (0.0, 0.8, 1.9, 3.6, 7.0, LOSS)  # of so many wounds
LATER: Final = 0.7  # a hero that walks next round, compared with one that walks now
RIVAL: Final = (0.0, 0.8, 0.35, 0.35)  # how one opponent's fortune counts, by their number
LEADER: Final = 0.03  # and how much more with every soul

# Dungeons
DAMAGE: Final = 0.12  # a point of damage, whoever comes
ROOM: Final = 0.25  # a slot with a room
PROGRESS: Final = 0.12  # the part of the Level Up that each room on the way to it is worth
HORIZON: Final = 2.0  # rounds looked ahead
FUTURE: Final = 0.6  # a hero to come, compared with one in town
GROWTH: Final = 1.5  # damage a dungeon gains until then
SPREAD: Final = 6.0  # how unsure it is whether a hero to come dies
WOUND: Final = 1.3  # a hero to come that survives
SYMBOL: Final = 0.25  # a treasure symbol of a room that is lost or found
HIT: Final = 0.35  # a point of damage of such a room
UNCOVERED: Final = 0.8  # how much of its worth a room has below another
PIT: Final = 0.7  # a Bottomless Pit that is used up
BUILT: Final = 1.5  # the damage an unknown new room adds
SHARE: Final = (0.05, 0.1, 0.2, 0.35, 0.65, 0.8, 0.9)  # of heroes to come, by lead from -3 to 3

# How likely a lead in treasure outlives the next reveal, from -2 to 3
KNOWN: Final = (0.01, 0.04, 0.1, 0.65, 0.93, 0.99)  # a known dungeon's over one that may grow
GROWING: Final = (0.01, 0.06, 0.3, 0.92, 0.98, 0.99)  # the other way round
UNKNOWN: Final = (0.03, 0.1, 0.25, 0.65, 0.88, 0.97)  # one that may grow over another

# Cards in hand
SPELL: Final = 0.6  # an unknown one
CARD: Final = 0.35  # an unknown Room card
HELD: Final = 0.1  # a Room card that is hardly of use
TEMPO: Final = 0.8  # a room more, or less, in this round
SPELL_WORTH: Final[Mapping[str, float]] = {
    "annihilator": 0.6,
    "assassin": 0.7,
    "cave_in": 0.6,
    "counterspell": 0.9,
    "exhaustion": 0.7,
    "fear": 0.8,
    "freeze": 0.6,
    "giant_size": 0.7,
    "jeopardy": 0.3,
    "kobold_strike": 0.2,
    "motivation": 0.5,
    "princess_in_peril": 0.4,
    "soul_harvest": 0.2,
    "teleportation": 0.6,
    "trepidation": 0.4,
    "zombie_attack": 0.7,
}

# What a room's text is worth while the room is in play
ABILITY: Final[Mapping[str, float]] = {
    "all_seeing_eye": 0.3,
    "beast_menagerie": 0.4,
    "bottomless_pit": 0.9,
    "boulder_ramp": 0.4,
    "brainsucker_hive": 0.4,
    "dark_altar": 0.4,
    "dracolich_lair": 0.2,
    "golem_factory": 0.3,
    "haunted_library": 0.3,
    "jackpot_stash": 0.2,
    "ligers_den": 0.4,
    "neanderthal_cave": -0.1,
    "open_grave": 0.4,
    "recycling_center": 0.1,
    "succubus_spa": 0.3,
    "the_crushinator": 0.3,
    "torture_chamber": 0.2,
    "vampire_bordello": 0.6,
    "witchs_kitchen": 0.3,
    "zombie_prison": 0.9,
}
LEVEL_UP: Final[Mapping[str, float]] = {
    "cerebellus": 1.2,
    "cleopatra": 0.9,
    "draculord": 0.9,
    "gorgona": 1.3,
    "king_croak": 1.0,
    "robobo": 1.2,
    "seducia": 1.0,
    "xyzax": 1.2,
}

JOYS: Final = tuple(
    souls + NEARNESS * souls * souls + (WIN if souls >= SOULS_TO_WIN else 0.0)
    for souls in range(100)
)
PAINS: Final = PAIN + tuple(LOSS + more for more in range(1, 100))
