"""The box: read once from `content/*.toml`, checked, kept as frozen constants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeVar, get_args

from podziemia.kernel.content import Shelf, attributes, content_needs, the
from podziemia.kernel.game import CardInfo
from podziemia.kernel.questions import Fact

from .entries import (
    Ability,
    Component,
    Die,
    Familiar,
    HeroSheet,
    Item,
    Monster,
    Offer,
    OverlordCard,
    Printed,
    Skill,
    Worded,
)
from .vocabulary import (
    SKILL_DECKS,
    AbilityId,
    ChestColor,
    DieId,
    FamiliarId,
    ItemDeck,
    MonsterKind,
    Rank,
    SkillDeck,
)

C = TypeVar("C", Item, OverlordCard)

MOST_HEROES: Final = 4  # DJ-25.2
MOST_POWER_DICE: Final = 5  # DJ-6.10
STARTING_COINS: Final = 300  # DJ-1.6
STARTING_CARDS: Final = 3  # DJ-1.18
MOST_CARDS: Final = 8  # DJ-11.3
CARDS_DRAWN: Final = 2  # DJ-11.2
EMPTY_DECK: Final = 3  # DJ-12.4: conquest tokens lost
GLYPH: Final = 3  # DJ-17.17: conquest tokens gained
MASTER_COINS: Final = 50  # DJ-9.9
COIN_PILE: Final = 100  # DJ-20.6
MOST_HANDS: Final = 2  # DJ-19.2
MOST_ARMOR: Final = 1
MOST_POTIONS: Final = 3
MOST_OTHER: Final = 2
MOST_PACKED: Final = 3  # DJ-19.4
MOST_TRAIT: Final = 5  # DJ-21.10
MONKEY_TURNS: Final = 2  # DJ-16.14
COIN: Final = 25
"""DJ-9.12, DJ-21.6: halves are rounded down to as many coins."""

# DJ-5: what movement points buy
STEP_COST: Final = 1  # DJ-5, DJ-4.2
GLYPH_COST: Final = 1  # DJ-5.3
STAIRS_COST: Final = 1  # DJ-5.4
GIVE_COST: Final = 1  # DJ-5.5
DRINK_COST: Final = 1  # DJ-5.6
DOOR_COST: Final = 2  # DJ-5.7, DJ-5.9
CHEST_COST: Final = 2  # DJ-5.8
EQUIP_COST: Final = 2  # DJ-5.10
CLIMB_COST: Final = 2  # DJ-5.11
JUMP_COST: Final = 3  # DJ-5.12, for each space
SHOP_COST: Final = 3  # DJ-5.13
PICO_COST: Final = 2  # DJ-5.14
HEAL_COST: Final = 1  # DJ-5.15, and as much fatigue

CHEST_NUMBERS: Final[dict[ChestColor, tuple[int, ...]]] = {
    "copper": (1, 2, 3),
    "silver": (4, 5, 6),
    "gold": (7, 8),
}
"""DJ-1.14: the numbers on the chest tokens of each colour."""

OBSTACLE_SIZES: Final = (1, 2, 3, 4)
TOKENS: Final = (
    *("door_normal", "encounter_token", "glyph_token", "stairs_token", "chest_token"),
    *("healing_potion_token", "vitality_potion_token", "money_pile_token"),
)
"""DJ-18.9: what limits a quest, besides obstacles."""

SHELF: Final = Shelf(__file__)
DICE: Final = SHELF.read("dice", "die", Die)
ABILITIES: Final = SHELF.read("abilities", "ability", Ability)
HEROES: Final = SHELF.read("heroes", "hero", HeroSheet)
MONSTERS: Final = SHELF.read("monsters", "monster", Monster)
OVERLORD_CARDS: Final = SHELF.read("overlord_cards", "card", OverlordCard)
SKILLS: Final = SHELF.read("skills", "skill", Skill)
SHOP: Final = SHELF.read("shop", "item", Item)
POTIONS: Final = SHELF.read("potions", "item", Item)
COPPER: Final = SHELF.read("copper", "item", Item)
SILVER: Final = SHELF.read("silver", "item", Item)
GOLD: Final = SHELF.read("gold", "item", Item)
RELICS: Final = SHELF.read("relics", "item", Item)
FAMILIARS: Final = SHELF.read("familiars", "familiar", Familiar)
MARKET: Final = SHELF.read("market", "offer", Offer)
COMPONENTS: Final = SHELF.read("components", "component", Component)
ITEMS: Final[dict[str, Item]] = SHELF.together(SHOP, POTIONS, COPPER, SILVER, GOLD, RELICS)


def copies(cards: dict[str, C]) -> tuple[C, ...]:
    """Every card of a deck, as often as it is in the box."""
    return tuple(card for card in cards.values() for _ in range(card.copies))


OVERLORD_DECK: Final = copies(OVERLORD_CARDS)
SKILL_CARDS: Final[dict[SkillDeck, tuple[Skill, ...]]] = {
    deck: tuple(skill for skill in SKILLS.values() if skill.deck == deck) for deck in SKILL_DECKS
}
SHOP_STOCK: Final = copies(SHOP)
TREASURES: Final[dict[ChestColor, tuple[Item, ...]]] = {
    "copper": copies(COPPER),
    "silver": copies(SILVER),
    "gold": copies(GOLD),
}
KINDS: Final[dict[MonsterKind, dict[Rank, Monster]]] = {
    kind: {each.rank: each for each in MONSTERS.values() if each.kind == kind}
    for kind in get_args(MonsterKind)
}
"""DJ-14.15: both ranks of every kind."""
BEASTMAN: Final = the(MONSTERS, "beastman")
"""DJ-12.19: what a Mimic is."""


def _check() -> None:
    """Whatever one file says of another is there, and there is enough of everything."""
    SHELF.together(
        DICE, ABILITIES, HEROES, MONSTERS, OVERLORD_CARDS, SKILLS, ITEMS, FAMILIARS, MARKET
    )
    for kind, ranks in KINDS.items():
        shapes = {each.footprint for each in ranks.values()}
        whole = len(ranks) == len(get_args(Rank)) and len(shapes) == 1
        content_needs(whole, f"monsters.toml: {kind}: two ranks on the same footprint are needed")
    for card in OVERLORD_CARDS.values():
        for spawned in card.spawns:
            the(MONSTERS, spawned.monster)
    for name in (*get_args(AbilityId), *get_args(FamiliarId), *get_args(DieId)):
        the({**ABILITIES, **FAMILIARS, **DICE}, name)
    files = (SHOP, POTIONS, COPPER, SILVER, GOLD, RELICS)
    for deck, items in zip(get_args(ItemDeck), files, strict=True):
        own = all(item.deck == deck for item in items.values())
        content_needs(own, f"items of the deck {deck} are in the file of another")
    sizes = (f"{kind}_{size}" for kind in ("pit", "water", "rubble") for size in OBSTACLE_SIZES)
    for name in (*sizes, *TOKENS):
        the(COMPONENTS, name)
    for skills, cards in SKILL_CARDS.items():
        most = sorted((hero.skills[skills] for hero in HEROES.values()), reverse=True)[:MOST_HEROES]
        enough = sum(most) < len(cards)  # DJ-1.8: one more to exchange a card for
        content_needs(enough, f"skills.toml: too few cards in the deck {skills}")
    numbers = sorted(number for each in CHEST_NUMBERS.values() for number in each)
    content_needs(len(numbers) == the(COMPONENTS, "chest_token").count, "chests: as many numbers")


_check()


def info(card: Worded, kind: str, rule: str, *names: str) -> CardInfo:
    """A card as it can be looked up, with some of its numbers."""
    texts = {"en": card.effect_en, "pl": card.effect_pl}
    return CardInfo(card.id, kind, names_of(card), texts, facts_of(card, *names), (rule,))


def facts_of(thing: object, *names: str) -> dict[str, Fact]:
    """Some attributes; several numbers or dice as a list that messages can read."""
    return {
        name: ", ".join(map(str, value)) if isinstance(value, list) else value
        for name, value in attributes(thing, *names).items()
    }


def names_of(card: Printed) -> dict[str, str]:
    """What something is called."""
    return {"en": card.name_en, "pl": card.name_pl}


def hero_info(hero: HeroSheet) -> CardInfo:
    """A hero sheet as it can be looked up."""
    found = info(hero, "hero", "DJ-1.6", "wounds", "fatigue", "armor", "speed", "conquest")
    numbers: dict[str, int] = {str(name): n for name, n in hero.traits.items()}
    found.facts.update(numbers | {str(name): n for name, n in hero.skills.items()})
    return found


def monster_info(monster: Monster, rule: str = "DJ-14.1") -> CardInfo:
    """A monster as it can be looked up."""
    return info(monster, "monster", rule, "rank", "speed", "armor", "wounds", "attack", "dice")


def face_info(die: Die, number: int) -> CardInfo:
    """A face of a die as it can be looked up, named by what it shows."""
    face = die.faces[number]
    shown = {name: getattr(face, name) for name in FACE_WORDS if getattr(face, name, 0)}
    if face.blank:
        shown = {"blank": 1}
    names = {
        language: ", ".join(
            FACE_WORDS[name][place] + (f" {count}" if name in COUNTED else "")
            for name, count in shown.items()
        )
        for place, language in enumerate(("en", "pl"))
    }
    return CardInfo(f"{die.id}_{number}", "face", names, {"en": "", "pl": ""}, {}, ("DJ-8.1",))


def _infos() -> Iterator[CardInfo]:
    yield from map(hero_info, HEROES.values())
    yield from map(monster_info, MONSTERS.values())
    for card in OVERLORD_CARDS.values():
        yield info(card, card.type, OVERLORD_RULES[card.type], "cost", "value")
    for skill in SKILLS.values():
        yield info(skill, "skill", "DJ-24.1", "deck")
    for item in ITEMS.values():
        rule = "DJ-20.16" if item.kind == "cache" else "DJ-19.12"
        yield info(item, item.kind, rule, "deck", "hands", "price", "dice")
    for familiar in FAMILIARS.values():
        yield info(familiar, familiar.kind, "DJ-23.1", "speed")
    for die in DICE.values():
        yield info(die, "die", "DJ-8.1", "copies")
        yield from (face_info(die, number) for number in range(len(die.faces)))
    for ability in ABILITIES.values():
        yield info(ability, "ability", "DJ-15.1")


FACE_WORDS: Final = {
    "miss": ("miss", "pudło"),
    "blank": ("blank", "pusta"),
    "range": ("range", "zasięg"),
    "damage": ("damage", "obrażenia"),
    "surge": ("surge", "przypływ mocy"),
    "enhancement": ("power enhancement", "potężny atak"),
}
COUNTED: Final = ("range", "damage")
OVERLORD_RULES: Final = {
    "event": "DJ-12.6",
    "trap": "DJ-12.7",
    "spawn": "DJ-12.10",
    "power": "DJ-12.11",
}
CARD_INFO: Final[dict[str, CardInfo]] = {found.id: found for found in _infos()}
"""Whatever can be looked up; the quests add their named monsters and figures."""
