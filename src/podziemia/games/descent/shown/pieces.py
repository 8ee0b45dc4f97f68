"""What lies beside the map: heroes, the overlord, the attack under way, the market, the quest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import AnyPiece, Card, Die, Stat, Text, Token, Zone, holds, track, zone

from ..content import HEROES, ITEMS, MARKET, OVERLORD_CARDS, SKILLS
from ..vocabulary import ALL_ATTACKS
from .grid import hero_figure
from .words import card, counts, stat, told, words

TOWN: Final = "town"


# Heroes


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
        zone(f"cards:{number}", words("equipped"), "row", cards, owner=hero["seat"]),
    ]
    if hero["pack"]:
        packed = things(hero, "pack", hero["pack"])
        children.append(zone(f"pack:{number}", words("pack"), "row", packed, owner=hero["seat"]))
    tokens = list(lying_beside(hero))
    if tokens:
        children.append(zone(f"tokens:{number}", words("tokens"), "row", tokens))
    label = words("hero", hero=hero["hero"], seat=hero["seat"], own=hero["seat"] == view["seat"])
    facts: dict[str, Fact] = {"hero": hero["hero"], "number": number, "coins": hero["coins"]}
    if active:
        facts |= {name: turn[name] for name in ("action", "half", "mp", "attacks", "stopped")}
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
        )


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


# The overlord


def overlord(view: View) -> Zone:
    """Threat, hand, power cards, the deck and what was discarded."""
    children: list[AnyPiece] = [
        Token(
            id="threat",
            name=words("threat"),
            picture="threat",
            badges=(stat("threat", view["threat"]),),
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
            yield Token(id="hand-cards", name=words("hand"), picture="overlord", badges=badges)
        return
    for held in view["hand"]:
        entry = OVERLORD_CARDS[held["card"]]
        copies = held["copies"] if held["copies"] > 1 else 0
        stats = (stat("cost", held["cost"]), stat("value", entry.value), *counts(copies=copies))
        yield card(f"hand:{entry.id}", entry.id, entry.type, *stats)


def overlord_cards(place: str, names: list[str]) -> Iterator[Card]:
    """Cards that lie open, each kind once."""
    for name, copies in Counter(names).items():
        more = counts(copies=copies if copies > 1 else 0)
        yield card(f"{place}:{name}", name, OVERLORD_CARDS[name].type, *more)


# The attack


def tray(view: View) -> list[AnyPiece]:
    """DJ-6: the dice, what is not spent, what it comes to so far, and the odds before the roll."""
    attack = view["attack"]
    if attack is None:
        return []
    dice: list[AnyPiece] = [
        Die(
            id=f"die:{number}",
            kind=color,
            face=str(attack["faces"][number]),
            states=holds(picked=number in attack["picked"]),
        )
        for number, color in enumerate(attack["colors"])
        if number < len(attack["faces"])
    ]
    numbers = [stat("damage", attack["damage"])]
    if attack["ranged"]:
        numbers.append(stat("range", attack["range"], attack["distance"]))
    numbers += counts(
        surges=attack["surges"],
        enhancements=attack["enhancements"],
        sorcery=attack["sorcery"],
        pierce=attack["pierce"],
    )
    if attack["faces"]:
        dice.append(Token(id="worth", name=words("worth"), picture="damage", badges=tuple(numbers)))
    dice += [
        Text(
            id=f"odds:{each['piece']}",
            words=words(
                "odds",
                piece=called(view, each["piece"]),
                hit=each["hit"],
                kill=kill(view, each),
                tenths=each["tenths"] % 10,
                wounds=each["tenths"] // 10,
            ),
        )
        for each in attack["odds"]
    ]
    facts: dict[str, Fact] = {
        name: attack[name]
        for name in ("attacker", "kind", "weapon", "stage", "shape", "distance", "range", "damage")
    }
    facts |= {name: attack[name] for name in ("surges", "aimed", "dodged", "missed", "guard")}
    facts["targets"] = " ".join(attack["affected"])
    label = words(
        "attack",
        attacker=called(view, attack["attacker"]),
        kind=attack["kind"],
        missed=attack["missed"],
        rolled=bool(attack["faces"]),
        damage=attack["damage"],
    )
    return [zone("tray", label, "row", dice, facts=facts)]


def called(view: View, piece: str) -> str:
    """The card of a figure."""
    kind, _, rest = piece.partition(":")
    if kind == "hero":
        return str(view["heroes"][int(rest)]["hero"])
    if kind == "npc":
        return rest
    return next((str(each["card"]) for each in view["monsters"] if each["piece"] == piece), rest)


def kill(view: View, odds: View) -> int:
    """The chance, in per cent, that an attack takes all wounds a figure has left."""
    piece = odds["piece"]
    left = next((m["life"] - m["wounds"] for m in view["monsters"] if m["piece"] == piece), None)
    if left is None:
        everybody = [(f"hero:{hero['number']}", hero["wounds"]) for hero in view["heroes"]]
        everybody += [(npc["piece"], npc["wounds"]) for npc in view["npcs"]]
        left = dict(everybody).get(piece, 0)
    kills: list[int] = odds["kills"]
    return kills[left] if 0 <= left < len(kills) else 0


# The table


def conquest(view: View) -> AnyPiece:
    """DJ-22.6: the heroes' pool."""
    badges = (stat("conquest", view["conquest"]),)
    return Token(id="conquest", name=words("conquest"), picture="conquest", badges=badges)


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


def market(view: View) -> list[AnyPiece]:
    """DJ-21: what can be had, while the looking seat is shopping."""
    ask = view.get("ask")
    if ask is None or ask["prompt"] != "shop":
        return []
    stock: Iterable[tuple[str, int]] = (*view["shop"].items(), *view["map"]["potions"].items())
    goods: list[AnyPiece] = [
        card(
            f"shop:{name}",
            name,
            ITEMS[name].kind,
            stat("price", ITEMS[name].price),
            stat("copies", left),
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
            )
            for name, price, left in chances(view)
        ]
    return [zone("shop", words("shop"), "grid", goods)]


def chances(view: View) -> Iterator[tuple[str, int, int]]:
    """DJ-21.8, DJ-21.10: treasures, skills and training, with price and number."""
    for colour in ("copper", "silver", "gold"):
        if colour in view["map"]["opened"]:
            yield colour, MARKET[f"random_{colour}"].price, view["decks"][colour]
    for deck in ("fighting", "subterfuge", "wizardry"):
        yield deck, MARKET["random_skill"].price, view["decks"][deck]
    for kind, left in zip(ALL_ATTACKS, view["training"], strict=True):
        yield kind, MARKET["training"].price, left


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
