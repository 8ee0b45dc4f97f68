"""The box: read once from `content/*.toml`, checked, kept as frozen constants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, get_args

from podziemia.kernel.content import Shelf, attributes, content_needs, the
from podziemia.kernel.game import CardInfo

from .entries import (
    COLOURS,
    BigBad,
    BotSkill,
    Called,
    Die,
    DieSymbol,
    Difficulty,
    Equipment,
    Foe,
    Hero,
    Monster,
    Printed,
    Room,
    Skill,
    Technique,
    Title,
)
from .limits import Combination, Nominal, TechniqueId
from .shapes import (
    Bone,
    Gadget,
    Hole,
    HoleId,
    Landing,
    Numbers,
    Overlay,
    Physics,
    Quarter,
    Section,
    TargetSheet,
)

LEVELS: Final = (1, 2, 3, 4)
SCAR_LIFE: Final = 2  # DF-11.7
MOST_SCARS: Final = 3  # DF-11.9
OVERKILL: Final = -3  # DF-11.2
MOST_EXPERIENCE: Final = 3  # DF-16.18
ICEBERG_DAMAGE: Final = 1  # DF-10.2
FLIP_DAMAGE: Final = 1  # DF-10.12

SHELF: Final = Shelf(__file__)
HEROES: Final = SHELF.read("heroes", "hero", Hero)
SKILLS: Final = SHELF.read("skills", "skill", Skill)
MONSTERS: Final = SHELF.read("monsters", "monster", Monster)
BIG_BADS: Final = SHELF.read("big_bads", "big_bad", BigBad)
ROOMS: Final = SHELF.read("rooms", "room", Room)
EQUIPMENT: Final = SHELF.read("equipment", "equipment", Equipment)
TECHNIQUES: Final = SHELF.read("techniques", "technique", Technique)
COMBINATIONS: Final = SHELF.read("combinations", "combination", Combination)
NOMINALS: Final = SHELF.read("nominals", "nominal", Nominal)
LANDINGS: Final = SHELF.read("landings", "landing", Landing)
DICE: Final = SHELF.read("dice", "die", Die)
SYMBOLS: Final = SHELF.read("symbols", "symbol", DieSymbol)
GADGETS: Final = SHELF.read("gadgets", "gadget", Gadget)
OVERLAYS: Final = SHELF.read("overlays", "overlay", Overlay)
DIFFICULTIES: Final = SHELF.read("difficulties", "difficulty", Difficulty)
TITLES: Final = SHELF.read("titles", "title", Title)
BOT_SKILLS: Final = SHELF.read("bot_skills", "bot_skill", BotSkill)
NUMBERS: Final = SHELF.read_whole("numbers", Numbers)
PHYSICS: Final = SHELF.read_whole("physics", Physics)
TARGET: Final = SHELF.read_whole("target", TargetSheet)

FOES: Final[dict[str, Foe]] = SHELF.together(MONSTERS, BIG_BADS)
SECTIONS: Final[dict[str, Section]] = {section.id: section for section in TARGET.section}
QUARTERS: Final[dict[str, Quarter]] = {quarter.id: quarter for quarter in TARGET.quarter}
HOLES: Final[dict[str, Hole]] = {hole.id: hole for hole in TARGET.hole}
BONES: Final[dict[str, Bone]] = {bone.id: bone for bone in TARGET.bone}
HOLE_IDS: Final[tuple[HoleId, ...]] = get_args(HoleId)
TECHNIQUE_IDS: Final[tuple[TechniqueId, ...]] = get_args(TechniqueId)
BLANK: Final = the(SYMBOLS, "blank").id
BULLSEYE: Final = the(SECTIONS, "bullseye")
COLOURED_DICE: Final = tuple(the(DICE, colour) for colour in COLOURS)
WHITE: Final = the(DICE, "white")
SNOW: Final = the(DICE, "snow")
WATER: Final = the(DICE, "water")
PERMAFROST: Final = (the(OVERLAYS, "permafrost_1"), the(OVERLAYS, "permafrost_2"))
WEAK_POINT: Final = the(OVERLAYS, "weak_point")
TUNE: Final = the(SKILLS, "catchy_tune")


def title(glory: int) -> Title:
    """DF-15.9: what a party with so much glory may call itself."""
    return next(each for each in TITLES.values() if each.max is None or glory <= each.max)


def _check() -> None:
    """Whatever one file says of another is there, and there is enough of everything."""
    _check_heroes()
    _check_target()
    for level in LEVELS:
        found = sum(monster.level == level for monster in MONSTERS.values())
        least = NUMBERS.setup.monsters_per_level
        content_needs(found >= least, f"monsters.toml: level {level}: {found}, {least} are needed")
    enough = len(ROOMS) >= NUMBERS.setup.rooms_drawn and bool(BIG_BADS)
    content_needs(enough, "rooms.toml, big_bads.toml: too few")
    content_needs(tuple(TECHNIQUES) == TECHNIQUE_IDS, "techniques.toml: not those of `TechniqueId`")
    for technique in TECHNIQUES.values():
        if technique.gadget is not None:
            the(GADGETS, technique.gadget)
    for gadget in GADGETS.values():
        own = gadget.technique
        fits = own is None or TECHNIQUES[own].gadget == gadget.id
        content_needs(fits, f"gadgets.toml: gadget {gadget}: key `technique`")
    tops = [each.max for each in TITLES.values()]
    known = [top for top in tops if top is not None]
    rising = known == sorted(set(known)) and tops[len(known) :] == [None]
    content_needs(rising, "titles.toml: key `max`: must rise, and the last has none")


def _check_heroes() -> None:
    """Every hero has three skills of the right colours, and tokens belong to one skill."""
    most = max(LEVELS)
    content_needs(len(HEROES) >= most, f"heroes.toml: {len(HEROES)} are too few")
    for hero in HEROES.values():
        for colour, name in hero.skills.items():
            fits = the(SKILLS, name).colour == colour
            content_needs(fits, f"heroes.toml: hero {hero}: key `skill_{colour}`")
        tokens = [SKILLS[name].token for name in hero.skills.values() if SKILLS[name].token]
        own = [] if hero.token is None else [hero.token]
        content_needs(tokens == own, f"heroes.toml: hero {hero}: key `token`")
        favours = "favourite_enemy" in hero.skills.values()
        fits = favours == (hero.favourite_type is not None)
        content_needs(fits, f"heroes.toml: hero {hero}: key `favourite_type`")


def _check_target() -> None:
    """Pieces, holes and bones belong together, and every number of `Reference` is a section."""
    for quarter in TARGET.quarter:
        fits = quarter.hole in HOLES and quarter.bone in BONES
        content_needs(fits, f"target.toml: quarter {quarter}")
    content_needs(tuple(HOLES) == HOLE_IDS, "target.toml: holes: not those of `HoleId`")
    for name in ("normal", "hard", "infernal"):
        the(DIFFICULTIES, name)
    plain = [each.skill for each in LANDINGS.values() if not each.techniques]
    fits = sorted(plain) == sorted(BOT_SKILLS)
    content_needs(fits, "landings.toml: key `techniques`: one without any for every skill")
    values = {str(section.value) for section in TARGET.section}
    for row in (*PHYSICS.reference, *PHYSICS.plain_throw):
        content_needs(set(row.sections) == values, f"physics.toml: sections of s = {row.s}")


_check()


def _names(thing: Called) -> dict[str, str]:
    """What a thing is called."""
    return {"en": thing.name_en, "pl": thing.name_pl}


def _info(card: Printed, kind: str, rule: str, *facts: str, name: str = "") -> CardInfo:
    """A thing as it can be looked up, with some of its numbers."""
    texts = {"en": card.effect_en, "pl": card.effect_pl}
    return CardInfo(name or card.id, kind, _names(card), texts, attributes(card, *facts), (rule,))


def _hero_info(hero: Hero) -> CardInfo:
    """A hero as it can be looked up, with all skills."""
    skills = [SKILLS[name] for name in hero.skills.values()]
    told = {
        "en": " ".join(f"{skill.name_en}: {skill.effect_en}" for skill in skills),
        "pl": " ".join(f"{skill.name_pl}: {skill.effect_pl}" for skill in skills),
    }
    facts = attributes(hero, "life", *(f"skill_{colour}" for colour in COLOURS))
    slots = attributes(hero.slots, "weapon", "armour", "curiosity")
    return CardInfo(hero.id, "hero", _names(hero), told, {**facts, **slots}, ("DF-8.1",))


def _face_info(die: Die, symbol: DieSymbol) -> CardInfo:
    """What a die shows; nothing that matters is the die alone."""
    texts = {"en": symbol.effect_en, "pl": symbol.effect_pl}
    names = _names(die)
    if symbol.id != BLANK:
        names = {lang: f"{name}: {_names(symbol)[lang]}" for lang, name in names.items()}
    return CardInfo(f"{die.id}_{symbol.id}", "face", names, texts, {}, (symbol.rule,))


ABILITY_RULES: Final = {
    "none": "DF-3.17",
    "technique": "DF-10.32",
    "careless": "DF-10.29",
    "crazy": "DF-10.30",
    "setup": "DF-10.33",
}
KIND_RULES: Final = {
    "weapon": "DF-12.16",
    "armour": "DF-12.17",
    "curiosity": "DF-12.19",
    "rarity": "DF-12.21",
}
DIE_RULES: Final = {"coloured": "DF-4.3", "white": "DF-5.12", "special": "DF-10.34"}


def _infos() -> Iterator[CardInfo]:
    """Everything that can be looked up."""
    yield from map(_hero_info, HEROES.values())
    for skill in SKILLS.values():
        yield _info(skill, "skill", skill.rule, "colour")
    for monster in MONSTERS.values():
        rule = ABILITY_RULES[monster.ability]
        yield _info(monster, "monster", rule, "level", "life", "damage", "gold", "type")
    for bad in BIG_BADS.values():
        yield _info(bad, "big_bad", ABILITY_RULES[bad.ability], "life", "damage", "type")
    for room in ROOMS.values():
        yield _info(room, "room", "DF-3.4", "market_symbols")
    for card in EQUIPMENT.values():
        yield _info(card, card.kind, KIND_RULES[card.kind], "cost", "technique", "damage_bonus")
    for technique in TECHNIQUES.values():
        yield _info(technique, "technique", technique.rule, "difficulty")
    for die in DICE.values():
        yield _info(die, "die", DIE_RULES[die.die_class], "count")
        yield from (_face_info(die, the(SYMBOLS, name)) for name in dict.fromkeys(die.outcomes))
    for gadget in GADGETS.values():
        yield _info(gadget, "gadget", "DF-6.30", "count", name=gadget.card)
    for overlay in OVERLAYS.values():
        yield _info(overlay, "overlay", "DF-10.10")
    for each in TITLES.values():
        yield _info(each, "title", "DF-15.9")


CARD_INFO: Final[dict[str, CardInfo]] = {}
for _found in _infos():
    content_needs(_found.id not in CARD_INFO, f"used in two files: {_found.id}")
    CARD_INFO[_found.id] = _found
