"""The cards and mats: read once from `content/*.toml`, checked, kept as frozen constants."""

from __future__ import annotations

from typing import Final, TypeAlias

from podziemia.kernel.content import Shelf, attributes, content_needs, the
from podziemia.kernel.game import CardInfo
from podziemia.kernel.questions import Fact

from .entries import (
    Ability,
    BossMat,
    DungeonCard,
    Face,
    GoblinCard,
    HeroMat,
    LegendarySet,
    LootCard,
    MinionCard,
    Printed,
    SpellCard,
    TorchTrack,
)
from .operations import Skill

Equipment: TypeAlias = LootCard | SpellCard

SKILLS: Final[tuple[Skill, ...]] = ("strength", "agility", "intellect")
STACKS: Final = {2: (9, 6, 3), 3: (7, 9, 3), 4: (5, 12, 3)}
"""TED-2.2 to TED-2.4: how many rooms stacks A, B and C hold, by the number of heroes."""
LEAST_DICE: Final = 1  # TED-3.2
MOST_DICE: Final = 3
SET_NAMES: Final = ("lion", "bear", "hawk", "owl")  # TED-16.14
GOBLIN_SLOTS: Final = 4  # TED-7.7
REST_HEALTH: Final = 3  # TED-9.2
REST_FOCUS: Final = 5
CHANGE_COST: Final = 2  # TED-8.10
PORTAL_COST: Final = 2  # TED-5.13
TAUNT_COST: Final = 2  # TED-19.11
GOBLIN_AMBUSH: Final = 1  # TED-7.3
MINION_AMBUSH: Final = 2  # TED-7.8
MINION_CARDS: Final = 2  # TED-12.8
MINION_TORCH: Final = 6  # TED-12.9
DISARM_MARKERS: Final = 7  # TED-2.22
DEALT: Final = 2
"""TED-2.19: how many mats everybody may choose among, if they are dealt."""


SHELF: Final = Shelf(__file__)
HEROES: Final = SHELF.read("heroes", "hero", HeroMat)
GOBLINS: Final = SHELF.read("goblins", "goblin", GoblinCard)
MINIONS: Final = SHELF.read("minions", "minion", MinionCard)
BOSSES: Final = SHELF.read("bosses", "boss", BossMat)
ROOMS: Final = SHELF.read("rooms", "room", DungeonCard)
ENCOUNTERS: Final = SHELF.read("encounters", "room", DungeonCard)
LANDMARKS: Final = SHELF.read("landmarks", "room", DungeonCard)
LOOT: Final = SHELF.read("loot", "loot", LootCard)
SPELLS: Final = SHELF.read("spells", "spell", SpellCard)
SETS: Final = SHELF.read("sets", "set", LegendarySet)
FACES: Final = SHELF.read("dice", "face", Face)
TRACKS: Final = SHELF.read("torch", "track", TorchTrack)

ENTRANCE: Final = the(LANDMARKS, "entrance")
GATE: Final = the(LANDMARKS, "lair_gate")
DUNGEON: Final[dict[str, DungeonCard]] = SHELF.together(LANDMARKS, ROOMS, ENCOUNTERS)
EQUIPMENT: Final[dict[str, Equipment]] = {**LOOT, **SPELLS}
GOBLIN_DECK: Final = tuple(card for card in GOBLINS.values() for _ in range(card.copies))
ACTS: Final = (the(TRACKS, "act1"), the(TRACKS, "act1"), the(TRACKS, "act2"))
"""The side of the torch mat by the act."""
ABILITIES: Final[dict[str, Ability]] = {
    ability.id: ability
    for hero in HEROES.values()
    for ability in (hero.ability, hero.hand_left, hero.hand_right)
}


def _check() -> None:
    """Whatever one file says of another is there, and there is enough of everything."""
    decks = (HEROES, GOBLINS, MINIONS, BOSSES, DUNGEON, LOOT, SPELLS, SETS, ABILITIES, FACES)
    SHELF.together(*decks)
    most = max(STACKS)
    for file, found, needed in (
        ("heroes", len(HEROES), most * DEALT),
        ("goblins", len(GOBLIN_DECK), GOBLIN_SLOTS),
        ("minions", len(MINIONS), most),
        ("encounters", len(ENCOUNTERS), most),
        ("rooms", len(ROOMS), max(map(sum, STACKS.values()))),
        ("bosses", len(BOSSES), 1),
    ):
        content_needs(found >= needed, f"{file}.toml: {found} are too few, {needed} are needed")
    kinds = {"room": ROOMS, "encounter": ENCOUNTERS}
    own = all(card.kind == kind for kind, cards in kinds.items() for card in cards.values())
    marks = (
        ENTRANCE.kind == "entrance" and GATE.kind == "lair_gate" and len(LANDMARKS) == len(kinds)
    )
    content_needs(own and marks, "a card of the dungeon is in the file of another kind")
    for name in SET_NAMES:
        the(SETS, name)
    for card in LOOT.values():
        content_needs(card.set is None or card.set in SETS, f"loot.toml: loot {card}: key `set`")
    for each in SETS.values():
        for piece in each.pieces:
            content_needs(the(LOOT, piece).set == each.id, f"sets.toml: set {each}: key `pieces`")


_check()


def _info(card: Printed, kind: str, rule: str, *names: str) -> CardInfo:
    """A card as it can be looked up, with some of its numbers."""
    texts = {"en": card.effect_en, "pl": card.effect_pl}
    facts: dict[str, Fact] = attributes(card, *names)
    return CardInfo(card.id, kind, _names(card), texts, facts, (rule,))


def _names(card: Printed | HeroMat) -> dict[str, str]:
    """What a card is called."""
    return {"en": card.name_en, "pl": card.name_pl}


def _hero_info(hero: HeroMat) -> CardInfo:
    """A hero mat as it can be looked up, with all that is printed on it."""
    parts = (hero.ability, hero.hand_left, hero.hand_right)
    printed = {f"ability{number}": part.id for number, part in enumerate(parts, start=1)}
    facts: dict[str, Fact] = {**attributes(hero, *HERO_FACTS), **printed}
    texts = {
        "en": " ".join(f"{part.name_en}: {part.effect_en}" for part in parts),
        "pl": " ".join(f"{part.name_pl}: {part.effect_pl}" for part in parts),
    }
    return CardInfo(hero.id, "hero", _names(hero), texts, facts, ("TED-3.9",))


HERO_FACTS: Final = ("max_health", "max_focus", "speed", "defense", *SKILLS)
ENEMY_FACTS: Final = ("speed", "defense")
CARD_INFO: Final[dict[str, CardInfo]] = {
    **{name: _hero_info(hero) for name, hero in HEROES.items()},
    **{name: _info(card, "goblin", "TED-7.4", *ENEMY_FACTS) for name, card in GOBLINS.items()},
    **{n: _info(card, "minion", "TED-7.8", *ENEMY_FACTS, "health") for n, card in MINIONS.items()},
    **{name: _info(card, "boss", "TED-19.1", *ENEMY_FACTS) for name, card in BOSSES.items()},
    **{name: _info(card, card.kind, "TED-6.1", "corridors") for name, card in DUNGEON.items()},
    **{name: _info(card, card.type, "TED-16.1", "set") for name, card in LOOT.items()},
    **{name: _info(card, "spell", "TED-9.14") for name, card in SPELLS.items()},
    **{name: _info(card, "set", "TED-16.13") for name, card in SETS.items()},
    **{name: _info(card, "face", card.rule) for name, card in FACES.items()},
    **{name: _info(card, "ability", "TED-3.9") for name, card in ABILITIES.items()},
}
