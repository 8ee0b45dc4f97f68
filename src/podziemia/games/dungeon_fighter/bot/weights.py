"""What things are worth to the bots, in points of damage to a monster."""

from typing import Final

LIFE: Final = 0.8
"""A point of life."""
STUN: Final = 5.0
"""A hero who stays on their feet: a scar costs life and a skill."""
LAST: Final = 30.0
"""The last hero who stands: the match."""
COIN: Final = 1.2
WHITE_DIE: Final = 2.6
KILL: Final = 6.0
"""The blow that defeats the monster."""
SYMBOL: Final = 0.25
"""A market symbol: the final battle comes nearer, and so does the market."""
MORE_LIFE: Final = 0.7
"""A point of life that a room adds to its monster."""
FREEBIE: Final = 2.5
SPECIAL_DICE: Final = 2.0
ICEBERGS: Final = 0.5
OVERLAYS: Final = -1.5
THROWS_PER_FIGHT: Final = 4.0
ARMOUR: Final = {
    "tarcza_z_pokrywki": 5.0,
    "delia_wiecznej_zimy": 2.5,
    "kalesony_odpornosci": 3.5,
    "kolczuga_z_sopli": 4.0,
    "rakiety_sniezne": 3.5,
}
"""What an armour is worth until the end."""
CURIOSITY: Final = {
    "goraca_czekolada": 3.0,
    "zwoj_jeszcze_raz": 2.5,
    "mostronomicon": 3.5,
    "eliksir_powiekszenia": 2.0,
    "zraszacz_snajperski": 2.5,
    "sniezka_z_wkladka": 2.0,
    "odmrazacz_w_spreju": 1.5,
    "worek_lodu": 1.5,
}
"""What a curiosity is worth at its moment."""
EYE_SHARE: Final = {
    "red": 0.5,
    "green": 0.5,
    "blue": 0.5,
    "white": 0.25,
    "snow": 1 / 3,
    "water": 1 / 3,
}
"""How often a die shows the eye."""
OTHERS: Final = 0.4
"""How much it counts what the next hero could do with a die."""
TUNE: Final = 2.0
LEARN: Final = 0.8
RARITY: Final = 4.0
BOUGHT_DIE: Final = 2.9
SKILL: Final = {
    "panacea": 2.0,
    "piercing": 1.6,
    "favourite_enemy": 1.6,
    "spider_sense": 1.4,
    "smash": 1.4,
    "fix": 1.5,
    "self_healing": 1.3,
    "sticky_fingers": 1.2,
    "good_herbs": 1.6,
    "catchy_tune": 1.0,
    "bully": 1.2,
}
"""What a skill is worth in the long run."""
