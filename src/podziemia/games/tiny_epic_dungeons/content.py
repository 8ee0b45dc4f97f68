"""The cards and mats: read once from `content/*.toml`, checked, kept as frozen constants."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from podziemia.kernel.content import ContentEntry, content_needs, read_entries, the
from podziemia.kernel.game import CardInfo
from podziemia.kernel.questions import Fact

from .entries import (
    Ability,
    BossMat,
    DungeonCard,
    GoblinCard,
    HeroMat,
    LegendarySet,
    LootCard,
    MinionCard,
    Printed,
    SpellCard,
    TorchTrack,
    words_of,
)
from .operations import Skill

FOLDER: Final = Path(__file__).parent
CONTENT: Final = FOLDER / "content"
E = TypeVar("E", bound=ContentEntry)
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


def read(file: str, table: str, kind: type[E]) -> dict[str, E]:
    """The entries of a file by their ids."""
    return {entry.id: entry for entry in read_entries(CONTENT / f"{file}.toml", table, kind)}


HEROES: Final = read("heroes", "hero", HeroMat)
GOBLINS: Final = read("goblins", "goblin", GoblinCard)
MINIONS: Final = read("minions", "minion", MinionCard)
BOSSES: Final = read("bosses", "boss", BossMat)
ROOMS: Final = read("rooms", "room", DungeonCard)
ENCOUNTERS: Final = read("encounters", "room", DungeonCard)
LANDMARKS: Final = read("landmarks", "room", DungeonCard)
LOOT: Final = read("loot", "loot", LootCard)
SPELLS: Final = read("spells", "spell", SpellCard)
SETS: Final = read("sets", "set", LegendarySet)
TRACKS: Final = read("torch", "track", TorchTrack)

ENTRANCE: Final = the(LANDMARKS, "entrance")
GATE: Final = the(LANDMARKS, "lair_gate")
DUNGEON: Final[dict[str, DungeonCard]] = {**LANDMARKS, **ROOMS, **ENCOUNTERS}
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
    names = (*HEROES, *GOBLINS, *MINIONS, *BOSSES, *DUNGEON, *EQUIPMENT, *SETS, *ABILITIES)
    content_needs(len({*names}) == len(names), "an id is used twice in tiny_epic_dungeons/content")
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


def hero_info(hero: HeroMat) -> CardInfo:
    """A hero mat as it can be looked up."""
    facts: dict[str, Fact] = {
        name: getattr(hero, name)
        for name in ("max_health", "max_focus", "speed", "defense", *SKILLS)
    }
    parts = (hero.ability, hero.hand_left, hero.hand_right)
    return CardInfo(
        hero.id,
        "hero",
        {"en": hero.name_en, "pl": hero.name_pl},
        {
            "en": " ".join(f"{part.name_en}: {part.effect_en}" for part in parts),
            "pl": " ".join(f"{part.name_pl}: {part.effect_pl or part.effect_en}" for part in parts),
        },
        facts,
        ("TED-3.9",),
    )


def info(card: Printed, kind: str, rule: str, *names: str) -> CardInfo:
    """A card as it can be looked up, with some of its numbers."""
    facts: dict[str, Fact] = {name: getattr(card, name) for name in names}
    return CardInfo(card.id, kind, facts=facts, rules=(rule,), **words_of(card))


ENEMY_FACTS: Final = ("speed", "defense")
CARD_INFO: Final[dict[str, CardInfo]] = {
    **{hero.id: hero_info(hero) for hero in HEROES.values()},
    **{card.id: info(card, "goblin", "TED-7.4", *ENEMY_FACTS) for card in GOBLINS.values()},
    **{
        card.id: info(card, "minion", "TED-7.8", *ENEMY_FACTS, "health")
        for card in MINIONS.values()
    },
    **{card.id: info(card, "boss", "TED-19.1", *ENEMY_FACTS) for card in BOSSES.values()},
    **{card.id: info(card, card.kind, "TED-6.1", "corridors") for card in DUNGEON.values()},
    **{card.id: info(card, card.type, "TED-16.1", "set") for card in LOOT.values()},
    **{card.id: info(card, "spell", "TED-9.14") for card in SPELLS.values()},
    **{card.id: info(card, "set", "TED-16.13") for card in SETS.values()},
    **{card.id: info(card, "ability", "TED-3.9") for card in ABILITIES.values()},
}
