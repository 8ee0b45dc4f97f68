"""Everything of a hero as it lies beside the map: tracks, tokens, sheet, skills, things."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Card, Stat, Token, Zone, holds, track, zone

from ..content import (
    HEROES,
    ITEMS,
    MOST_ARMOR,
    MOST_OTHER,
    MOST_PACKED,
    MOST_POTIONS,
    SKILLS,
)
from ..entries import Item
from ..vocabulary import ALL_ATTACKS
from .words import card, counts, stat, words

TOWN: Final = "town"
LIMITS: Final = {"armor": MOST_ARMOR, "potion": MOST_POTIONS, "other": MOST_OTHER}
"""DJ-19.2: how many of a kind can be equipped; hands are on the hero sheet."""
TURN: Final = ("action", "half", "mp", "attacks", "stopped", "order_due")
"""What is told of the hero whose turn it is."""


def panel(view: View, hero: View) -> Zone:
    """Everything of a hero: tracks, tokens, sheet, skills, what is equipped and packed."""
    number = hero["number"]
    turn = view["turn"]
    active = turn is not None and turn["hero"] == number
    states = holds(
        active=active, done=hero["done"], town=hero["where"] == TOWN, left=hero["where"] == "out"
    )
    cards: list[AnyPiece] = [sheet(hero)]
    cards += [
        card(f"skill:{number}.{name}", name, SKILLS[name].deck, states=spent(hero, name))
        for name in hero["skills"]
    ]
    cards += things(hero, "item", hero["equipped"])
    children: list[AnyPiece] = [
        track(f"wounds:{number}", words("wounds"), hero["wounds"], hero["most_wounds"], "wounds"),
        track(
            f"fatigue:{number}", words("fatigue"), hero["fatigue"], hero["most_fatigue"], "fatigue"
        ),
        zone(
            f"cards:{number}",
            words("equipped"),
            "row",
            cards,
            owner=hero["seat"],
            facts={"hand": HEROES[hero["hero"]].hands, **LIMITS},
        ),
        zone(
            f"pack:{number}",
            words("pack"),
            "row",
            things(hero, "pack", hero["pack"]),
            owner=hero["seat"],
            facts={"most": MOST_PACKED},
        ),
    ]
    tokens = list(lying_beside(hero))
    if tokens:
        children.append(zone(f"tokens:{number}", words("tokens"), "row", tokens))
    label = words("hero", hero=hero["hero"], seat=hero["seat"], own=hero["seat"] == view["seat"])
    facts: dict[str, Fact] = {"hero": hero["hero"], "number": number, "coins": hero["coins"]}
    if active:
        facts |= {name: turn[name] for name in TURN}
    return zone(
        f"panel:{number}",
        label,
        "column",
        children,
        owner=hero["seat"],
        states=states,
        facts=facts,
    )


def sheet(hero: View) -> Card:
    """A hero sheet with its numbers as they are now."""
    stats = [stat("speed", hero["speed"]), *armor(hero["armor"])]
    stats += [stat(kind, n) for kind, n in zip(ALL_ATTACKS, hero["traits"], strict=True)]
    stats += [stat("coins", hero["coins"]), stat("conquest", hero["conquest"])]
    return card(f"sheet:{hero['number']}", hero["hero"], "hero", *stats)


def armor(against: list[int]) -> list[Stat]:
    """DJ-6.25: one number, or one for each type of attack where they differ."""
    if len(set(against)) == 1:
        return [stat("armor", against[0])]
    return [stat(f"armor-{kind}", n) for kind, n in zip(ALL_ATTACKS, against, strict=True)]


def spent(hero: View, name: str) -> tuple[str, ...]:
    """Whether a card is exhausted."""
    return holds(used=name in hero["exhausted"])


def things(hero: View, place: str, names: list[str]) -> Iterator[Card]:
    """Items, of which the same ones lie on one another."""
    for name, copies in Counter(names).items():
        yield card(
            f"{place}:{hero['number']}.{name}",
            name,
            ITEMS[name].kind,
            *counts(copies=copies if copies > 1 else 0),
            states=spent(hero, name),
            facts=carried(hero, ITEMS[name]),
        )


def carried(hero: View, item: Item) -> dict[str, Fact]:
    """DJ-19.2: where an item is worn, the hands it takes, the dice it rolls in these hands."""
    facts: dict[str, Fact] = {"slot": "hand" if item.hands else item.kind, "hands": item.hands}
    if item.id in hero["arms"]:
        facts["dice"] = " ".join(hero["arms"][item.id])
    return facts


def lying_beside(hero: View) -> Iterator[AnyPiece]:
    """The order and the tokens beside a hero."""
    number = hero["number"]
    if hero["order"]:
        name = words(f"order-{hero['order']}")
        yield Token(id=f"order:{number}", name=name, picture=f"order-{hero['order']}")
    for effect in ("burn", "web", "stun", "poison", "monkey"):
        if hero[effect]:
            badges = (stat(effect, hero[effect]),)
            name = words(f"effect-{effect}")
            yield Token(id=f"{effect}:{number}", name=name, picture=effect, badges=badges)
    if hero["pico"]:
        yield card(f"companion:{number}", "pico", "companion")
