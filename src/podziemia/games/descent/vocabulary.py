"""The words that cards, sheets and tokens are described in.

Numbers are data. A `Bonus` is a number added to something, a `Granted` is a special ability with
its rank, a `Gain` is what surges buy, a `Use` is what an item can be used for; whoever has them
(hero, skill, item, familiar, monster, power card), they are read in the same way. Only what no
number says has an `effect`: the name of a rule.

=========================  ========================================================================
effects                    whose they are, and when they are asked
=========================  ========================================================================
`HeroEffect`               a hero's own, from the sheet
`SkillEffect`              a skill card's; `timing` says when it is offered
`OverlordEffect`           an overlord card's: events and traps when played, powers when an area is
                           revealed; `trigger` says when it can be played
`FamiliarEffect`           a familiar's or companion's, all the time
`Use` (seven classes)      what an item is used for: `Shield`, `Ward`, `Cloak`, `Heal`, `Restore`,
                           `Lull`, `Drink`
`AbilityId`                special abilities (DJ-15), of monsters and weapons
`GainId`                   what surges buy (DJ-6.17)
`BonusTo`                  what a number is added to
=========================  ========================================================================
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

AttackType: TypeAlias = Literal["melee", "ranged", "magic"]
"""DJ-6.26 to DJ-6.28: a type of attack, and the trait that goes with it."""
DieId: TypeAlias = Literal["red", "blue", "white", "green", "yellow", "black"]
Symbol: TypeAlias = Literal["blank", "surge", "enhancement"]
Rank: TypeAlias = Literal["normal", "master"]
SkillDeck: TypeAlias = Literal["fighting", "subterfuge", "wizardry"]
ChestColor: TypeAlias = Literal["copper", "silver", "gold"]
ItemDeck: TypeAlias = Literal["shop", "potion", "copper", "silver", "gold", "relic"]
Potion: TypeAlias = Literal["healing_potion", "vitality_potion"]
MonsterKind: TypeAlias = Literal[
    "bane_spider",
    "beastman",
    "demon",
    "dragon",
    "giant",
    "hell_hound",
    "manticore",
    "naga",
    "ogre",
    "razorwing",
    "skeleton",
    "sorcerer",
]
FamiliarId: TypeAlias = Literal["boggs", "kata", "mata", "skye", "pico", "monkey"]
AbilityId: TypeAlias = Literal[
    "aura",
    "blast",
    "breath",
    "burn",
    "command",
    "fear",
    "fly",
    "grapple",
    "knockback",
    "pierce",
    "poison",
    "quick_shot",
    "reach",
    "sorcery",
    "stun",
    "sweep",
    "undying",
    "web",
    "stun_on_wound",  # of weapons: a stun token for whoever loses a wound
    "burst_enemies",  # of weapons: every enemy within so many spaces
]
GainId: TypeAlias = Literal[
    "damage",
    "range",
    "pierce",
    "blast",
    "knockback",  # only of the Mace of Kellos, which is in no deck (DJ-R-3)
    "stun_token",  # more stun tokens for whoever gets one from this attack
    "burn_token",
    "threat_loss",  # the overlord loses threat
    "double_damage",  # once per attack
    "instant_kill",  # once per attack
]
BonusTo: TypeAlias = Literal[
    # an attack of the owner's
    "damage",
    "range",
    "surge",
    "power_die",
    "pierce",
    # the owner; armor and dice may count against some types of attack only
    "armor",
    "speed",
    "wounds",  # the most wounds
    "fatigue",  # the most fatigue
    "movement",  # movement points in each of the owner's turns
    "heal_each_turn",  # wounds recovered at the start of the owner's turn
    "rest_each_turn",  # fatigue recovered at the start of the owner's turn
    "trap_wounds",  # of a trap, suffered by the owner
    "trap_dice",  # rolled by the owner against a trap
    # the overlord, whoever owns it
    "threat",  # received in step 1
    "draw",  # cards drawn in step 1
    "card_cost",
    "trap_cost",
    "trap_damage",  # of traps that deal wounds
]
Against: TypeAlias = Literal["all", "adjacent", "surprised"]
"""`surprised`: figures that did not see the hero when the turn began (DJ-R-63)."""
HeroEffect: TypeAlias = Literal[
    "runes_in_armor",
    "change_action",
    "cat_reflex",
    "pain_to_fatigue",
    "hook_attack",
    "blood_exchange",
    "glyph_sense",
    "swap_order",
    "double_fatigue_dice",
    "charge_run",
    "one_handed_giant",
]
SkillEffect: TypeAlias = Literal[
    "able_warrior",
    "battle_cry",
    "cleaving",
    "enduring",
    "knight",
    "leadership",
    "relentless",
    "taunt",
    "acrobat",
    "alertness",
    "ambidextrous",
    "crack_shot",
    "precision",
    "rapid_fire",
    "divine_retribution",
    "quick_casting",
    "spiritwalker",
    "telekinesis",
    "vampiric_blood",
]
OverlordEffect: TypeAlias = Literal[
    "aim_card",
    "dodge_card",
    "charge",
    "rage",
    "gust_of_wind",
    "spiked_pit",
    "crushing_block",
    "explosive_door",
    "paralyzing_gas",
    "curse_of_the_monkey_god",
    "explosive_rune",
    "mimic",
    "dark_charm",
    "brilliant_commander",
    "hordes_of_the_things",
]
FamiliarEffect: TypeAlias = Literal["boggs", "skye", "pico", "monkey"]
Timing: TypeAlias = Literal[
    "always",
    "declare_battle",
    "declare_advance",
    "declare_ready",
    "own_turn",
    "movement",
    "attack",  # while an attack is declared
    "attack_made",  # after an attack of one's own in one's own turn
    "kill",
    "death",
    "activations",  # before the overlord's first activation
]
Trigger: TypeAlias = Literal[
    "attack_declared",  # of a monster, before its roll
    "attack_rolled",  # of a hero, on a monster
    "monster_activated",
    "start_window",  # DJ-12.28: from step 1c to the first activation
    "spawn_step",
    "space_entered",
    "door_opened",
    "chest_opened",
]
Change: TypeAlias = Annotated[int, msgspec.Meta(ge=-20, le=20)]
"""What is added to something, or taken from it."""
Coins: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
ALL_ATTACKS: Final[tuple[AttackType, ...]] = ("melee", "ranged", "magic")
SKILL_DECKS: Final[tuple[SkillDeck, ...]] = ("fighting", "subterfuge", "wizardry")
STARTING_SKILLS: Final = 3  # DJ-1.7
