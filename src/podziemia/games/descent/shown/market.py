"""The market: what is for sale while the looking seat is shopping (DJ-21)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Token, holds, zone

from ..content import ITEMS, MARKET
from ..entries import Item
from ..vocabulary import ALL_ATTACKS
from .words import card, stat, words


def market(view: View) -> list[AnyPiece]:
    """DJ-21: what can be had, while the looking seat is shopping."""
    ask = view.get("ask")
    if ask is None or ask["prompt"] != "shop":
        return []
    coins, number = ask["about"]["coins"], int(ask["piece"].partition(":")[2])
    stock: Iterable[tuple[str, int]] = (*view["shop"].items(), *view["map"]["potions"].items())
    goods: list[AnyPiece] = [
        card(
            f"shop:{name}",
            name,
            ITEMS[name].kind,
            stat("price", ITEMS[name].price),
            stat("copies", left),
            states=holds(dear=ITEMS[name].price > coins),
            facts={
                "slot": "hand" if ITEMS[name].hands else ITEMS[name].kind,
                **thrown(view["heroes"][number], ITEMS[name]),
            },
        )
        for name, left in stock
        if left
    ]
    if view["phase"] != "go_shopping":
        goods += [
            Token(
                id=f"market:{name}",
                name=words(f"market-{name.replace('_', '-')}"),
                picture=f"market-{name}",
                badges=(stat("price", price), stat("copies", left)),
                facts={"dear": price > coins},
            )
            for name, price, left in chances(view)
        ]
    facts: dict[str, Fact] = {"coins": coins, "hero": number, "offers": "shop"}
    return [zone("shop", words("shop"), "grid", goods, facts=facts)]


def thrown(hero: View, item: Item) -> dict[str, Fact]:
    """DJ-6.8: the dice that a hero would roll with a weapon: its own, and those of the trait."""
    if item.attack is None:
        return {}
    power = hero["traits"][ALL_ATTACKS.index(item.attack)]
    return {"dice": " ".join((*item.dice, *["black"] * power))}


def chances(view: View) -> Iterator[tuple[str, int, int]]:
    """DJ-21.8, DJ-21.10: treasures, skills and training, with price and number."""
    for colour in ("copper", "silver", "gold"):
        if colour in view["map"]["opened"]:
            yield colour, MARKET[f"random_{colour}"].price, view["decks"][colour]
    for deck in ("fighting", "subterfuge", "wizardry"):
        yield deck, MARKET["random_skill"].price, view["decks"][deck]
    for kind, left in zip(ALL_ATTACKS, view["training"], strict=True):
        yield kind, MARKET["training"].price, left
