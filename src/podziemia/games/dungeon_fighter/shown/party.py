"""What belongs to the party: the chest, the rooms, and what is offered to it."""

from __future__ import annotations

from collections.abc import Iterator

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Card, Token, Zone, track, zone

from ..content import EQUIPMENT, NUMBERS, ROOMS
from .words import card, stat, words


def chest(view: View) -> Zone:
    """DF-1.7: coins, white dice and rarities."""
    coins, dice = view["coins"], view["white_dice"]
    children: list[AnyPiece] = [
        Token(id="coins", name=words("coins"), picture="coins", badges=(stat("coins", coins),)),
        Token(
            id="white_dice",
            name=words("white-dice"),
            picture="white",
            badges=(stat("white-dice", dice, NUMBERS.setup.most_white_dice),),
        ),
        *(card(f"gear:{name}", name, "rarity") for name in view["rarities"]),
    ]
    return zone("chest", words("chest"), "row", children)


def path(view: View) -> Zone:
    """DF-11.15, DF-11.16: the room, those visited since the last market, and their symbols."""
    children: list[AnyPiece] = []
    if view["room"] is not None:
        children.append(room(view["room"], "now"))
    laid_aside = [name for name in view["laid_aside"] if name != view["room"]]
    children += [room(name) for name in laid_aside]
    symbols = view["symbols"]
    shown = min(symbols["value"], symbols["wanted"])
    children.append(track("symbols", words("symbols"), shown, symbols["wanted"], "symbols"))
    facts: dict[str, Fact] = {
        "market": view["markets"] + 1,
        "rooms": view["decks"]["room"],
        "monsters": view["decks"]["monster"],
        "round": view["round"],
    }
    label = words("path", rooms=facts["rooms"], monsters=facts["monsters"])
    return zone("path", label, "path", children, facts=facts)


def room(name: str, *states: str) -> Card:
    """A room with its market symbols."""
    symbols = stat("symbols", ROOMS[name].market_symbols)
    return card(f"room:{name}", name, "room", symbols, states=states)


def offered(view: View) -> Iterator[Zone]:
    """DF-2.2, DF-3.1, DF-3.8: heroes or rooms to choose among, or a card that was turned up."""
    found: list[AnyPiece] = []
    if view["phase"] == "choose_heroes":
        found = [card(f"hero_offer:{name}", name, "hero") for name in view["unchosen"]]
    found += [room(name) for name in view["drawn"]]
    if (turned_up := view["found"]) is not None:
        found.append(card(f"found:{turned_up}", turned_up, EQUIPMENT[turned_up].kind))
    if found:
        yield zone("offered", words("offered"), "row", found)


def market(view: View) -> Iterator[Zone]:
    """DF-12: what is on sale, and for how much."""
    if view["phase"] != "trade":
        return
    prices = NUMBERS.prices
    children: list[AnyPiece] = [
        card(f"sale:{name}", name, EQUIPMENT[name].kind, stat("price", EQUIPMENT[name].cost))
        for name in view["sale"]
    ]
    for what, price in (("healing", prices.heal_everyone), ("white_die", prices.white_die)):
        name = words(f"sale-{what.replace('_', '-')}")
        badges = (stat("price", price),)
        children.append(Token(id=f"sale:{what}", name=name, picture=what, badges=badges))
    yield zone("market", words("market", market=view["markets"] + 1), "row", children)
