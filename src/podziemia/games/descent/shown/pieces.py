"""What lies open on the table: conquest, keys, who is away, heroes to choose among, the quest."""

from __future__ import annotations

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Stat, Text, Token, Zone, zone

from ..content import EMPTY_DECK, GLYPH, HEROES, SKILLS
from ..vocabulary import ALL_ATTACKS
from .grid import hero_figure
from .heroes import TOWN
from .words import card, stat, told, words


def conquest(view: View) -> AnyPiece:
    """DJ-22.6: the heroes' pool."""
    badges = (stat("conquest", view["conquest"]),)
    facts: dict[str, Fact] = {"start": view["start"], "glyph": GLYPH, "deck": EMPTY_DECK}
    name = words("conquest")
    return Token(id="conquest", name=name, picture="conquest", badges=badges, facts=facts)


def away(view: View) -> list[AnyPiece]:
    """Heroes who are in town or have left for good."""
    found: list[AnyPiece] = []
    for where in (TOWN, "out", "nowhere"):
        gone: list[AnyPiece] = [
            hero_figure(hero, None) for hero in view["heroes"] if hero["where"] == where
        ]
        if gone:
            found.append(zone(where, words(f"away-{where}"), "row", gone))
    return found


def found_keys(view: View) -> list[AnyPiece]:
    """DJ-17.8: the rune keys beside the compass."""
    return [
        Token(
            id=f"key:{color}", name=words("token-key", name=color, number=0), picture=f"key-{color}"
        )
        for color in view["map"]["keys"]
    ]


def offered(view: View) -> list[AnyPiece]:
    """DJ-1.5: the heroes to choose among."""
    if view["sheets"] is None or view["phase"] != "choose_heroes":
        return []
    sheets = [card(f"offered:{name}", name, "hero", *printed(name)) for name in view["sheets"]]
    return [zone("offered", words("offered"), "grid", sheets)]


def printed(name: str) -> tuple[Stat, ...]:
    """The numbers of a hero sheet."""
    entry = HEROES[name]
    life = (stat("wounds", entry.wounds), stat("fatigue", entry.fatigue))
    body = (stat("armor", entry.armor), stat("speed", entry.speed))
    traits = (stat(kind, entry.traits[kind]) for kind in ALL_ATTACKS)
    return (*life, *body, *traits, stat("conquest", entry.conquest))


def skills_offered(view: View) -> list[AnyPiece]:
    """DJ-25.5: the skills to choose among."""
    ask = view.get("ask")
    if ask is None or ask["prompt"] != "draft":
        return []
    cards = [
        card(f"draft:{option['skill']}", option["skill"], SKILLS[option["skill"]].deck)
        for option in ask["options"]
    ]
    return [zone("draft", words("draft"), "row", cards)]


def quest(view: View) -> Zone:
    """What the heroes know of the quest: the goal, its rules, what they have read so far."""
    known = view["quest"]
    lines: list[AnyPiece] = [
        Text(id="goal", words=told(known["goal"])),
        Text(id="intro", words=told(known["intro"])),
    ]
    lines += [Text(id=f"rule:{rule['rule']}", words=told(rule["text"])) for rule in known["rules"]]
    read = view["map"]["revealed"]
    lines += [
        Text(id=f"area:{area['area']}", words=told(area["text"]))
        for area in known["areas"]
        if area["area"] in read
    ]
    return zone("quest", told(known["name"]), "column", lines, facts={"quest": known["id"]})
