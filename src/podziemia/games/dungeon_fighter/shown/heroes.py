"""The heroes: life and scars, skills, what they carry and what they have learnt."""

from __future__ import annotations

from podziemia.kernel.content import attributes
from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Card, Token, Zone, holds, track, zone

from ..content import EQUIPMENT, HEROES, MOST_EXPERIENCE, SKILLS
from ..entries import COLOURS, Colour
from .words import card, stat, words


def party(view: View) -> list[AnyPiece]:
    """All heroes in the order of their seats."""
    return [hero_zone(view, hero) for hero in view["heroes"]]


def hero_zone(view: View, hero: View) -> Zone:
    """DF-8.1, DF-11.5, DF-12.13: a hero with everything that belongs to it."""
    name = hero["hero"]
    entry = HEROES[name]
    states = holds(
        active=view["active"] == name,
        leader=view["leader"] == name,
        stunned=hero["stunned"],
        dead=hero["dead"],
    )
    children: list[AnyPiece] = [
        track(f"life:{name}", words("life"), hero["life"], hero["max_life"], "life"),
    ]
    if view["ballads"]:
        piece, label = f"experience:{name}", words("experience")
        children.append(track(piece, label, hero["experience"], MOST_EXPERIENCE, "experience"))
    own_cards: list[AnyPiece] = [card(f"portrait:{name}", name, "hero")]
    own_cards += [skill(hero, colour) for colour in COLOURS]
    own_cards += [gear(hero, worn) for worn in hero["gear"]]
    children.append(zone(f"cards:{name}", words("cards"), "row", own_cards, owner=hero["seat"]))
    own = hero["seat"] == view["seat"]
    label = words("hero", hero=name, seat=hero["seat"], own=own)
    facts: dict[str, Fact] = {"hero": name}
    facts |= attributes(entry.slots, "weapon", "armour", "curiosity")
    return zone(
        f"hero:{name}", label, "column", children, owner=hero["seat"], states=states, facts=facts
    )


def skill(hero: View, colour: Colour) -> Token:
    """DF-8.4, DF-11.8, DF-16.20: the skill of a colour, perhaps under a scar or upgraded."""
    name, entry = hero["hero"], SKILLS[HEROES[hero["hero"]].skills[colour]]
    scar = colour in hero["scars"]
    upgrade = "" if colour not in hero["upgrades"] else "ready"
    if upgrade and colour in hero["tired"]:
        upgrade = "used"
    facts: dict[str, Fact] = {"colour": colour, "scar": scar, "needs": entry.requires}
    about: dict[str, Fact] = {"skill": entry.id, "colour": colour, "upgrade": upgrade or "none"}
    return Token(
        id=f"skill:{name}.{colour}",
        name=words("skill", scar=scar, **about),
        picture=entry.id,
        facts=facts | {"upgrade": upgrade},
    )


def gear(hero: View, name: str) -> Card:
    """DF-12.16, DF-12.17: a card that a hero carries; a used armour lies turned."""
    entry = EQUIPMENT[name]
    facts: dict[str, Fact] = {"technique": entry.technique, "bonus": entry.damage_bonus}
    stats = (stat("damage-bonus", f"+{entry.damage_bonus}"),) if entry.damage_bonus else ()
    states = holds(used=name in hero["turned"])
    return card(f"gear:{name}", name, entry.kind, *stats, states=states, facts=facts)
