"""What the overlord has: threat, hand, deck, power cards, discards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Card, Token, Zone, holds, zone

from ..content import OVERLORD_CARDS
from .words import card, counts, stat, words


def overlord(view: View) -> Zone:
    """Threat, hand, power cards, the deck and what was discarded."""
    children: list[AnyPiece] = [
        Token(
            id="threat",
            name=words("threat"),
            picture="threat",
            badges=(stat("threat", view["threat"]), stat("income", view["income"])),
        ),
        Token(
            id="deck",
            name=words("deck"),
            picture="deck-overlord",
            badges=(stat("cards", view["deck"]),),
        ),
        zone("hand", words("hand"), "fan", hand(view), owner=0),
    ]
    if view["powers"]:
        powers = overlord_cards("power", view["powers"])
        children.append(zone("powers", words("powers"), "row", powers))
    if view["discard"]:
        pile = overlord_cards("discarded", view["discard"])
        children.append(zone("discard", words("discard"), "stack", pile))
    label = words("overlord", own=view["seat"] == 0)
    active = view["phase"] == "overlord_turn"
    facts: dict[str, Fact] = {"threat": view["threat"], "cards": view["cards"]}
    return zone(
        "overlord", label, "column", children, owner=0, states=holds(active=active), facts=facts
    )


def hand(view: View) -> Iterator[AnyPiece]:
    """DJ-12.1: the overlord's cards for himself, their number for everybody else."""
    if view["hand"] is None:
        if view["cards"]:
            badges = (stat("cards", view["cards"]),)
            yield Token(id="hand-cards", name=words("cards"), picture="overlord", badges=badges)
        return
    for held in view["hand"]:
        entry = OVERLORD_CARDS[held["card"]]
        copies = held["copies"] if held["copies"] > 1 else 0
        stats = (stat("cost", held["cost"]), stat("value", entry.value), *counts(copies=copies))
        yield card(
            f"hand:{entry.id}",
            entry.id,
            entry.type,
            *stats,
            states=holds(dear=held["cost"] > view["threat"]),
            facts={"when": entry.trigger},
        )


def overlord_cards(place: str, names: list[str]) -> Iterator[Card]:
    """Cards that lie open, each kind once."""
    for name, copies in Counter(names).items():
        more = counts(copies=copies if copies > 1 else 0)
        yield card(f"{place}:{name}", name, OVERLORD_CARDS[name].type, *more)
