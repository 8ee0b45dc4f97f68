"""What lies beside the dungeon: hero mats, torch, enemies' cards, the lair, dice, rows, decks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache, partial
from typing import Any, Final, TypeAlias

from podziemia.kernel.game import View
from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import (
    AnyPiece,
    Card,
    Die,
    Figure,
    Phrases,
    Slot,
    Stat,
    Token,
    Track,
    Words,
    Zone,
    face,
    holds,
    track,
    zone,
)

from ..content import ACTS, BOSSES, EQUIPMENT, GOBLINS, HEROES, MINIONS, SKILLS
from ..entries import BOSS_HEALTH, RING, EnemyCard, HeroMat, HeroSpace
from ..kit import LEFT, RIGHT, SLOTS
from ..operations import (
    Discover,
    GainFocus,
    GainHealth,
    LoseFocus,
    LoseHealth,
    ModDefense,
    ModDice,
    ModResult,
    ModSpeed,
)
from .chances import percent
from .foresight import Intent

Ahead: TypeAlias = Mapping[str, Intent]
"""What enemies will do, by their pieces."""
words: Final = Phrases("ted-scene")
"""Messages of the scene."""


@cache
def stat(icon: str, value: int | str, most: int | None = None) -> Stat:
    """A number with its picture; its name is a message of the same name."""
    return Stat(icon, value, Words(f"ted-stat-{icon}"), most)


card: Final = partial(face, words)
"""A card that can be looked up, with whatever else is on it."""


def figure(piece: str, name: str, **more: Any) -> Figure:
    """A hero or an enemy, in the dungeon or on the Boss mat."""
    return Figure(id=piece, name=words("card", card=name), picture=name, **more)


def in_play(view: View) -> list[View]:
    """The enemies in play, in the order in which they act (TED-15.8)."""
    boss = view["boss"]
    found = [goblin for goblin in view["goblins"] if goblin is not None] + view["minions"]
    return found if boss is None else [*found, {**boss, "piece": "boss"}]


def enemy_card(piece: str, entry: EnemyCard, frame: str, ahead: Ahead, *more: Stat) -> Card:
    """The card of an enemy in play, with what it will do next."""
    stats = (stat("defense", entry.defense), stat("speed", entry.speed), *more)
    intent = ahead.get(piece.removeprefix("card:"))
    text = None if intent is None else intent.words()
    return card(piece, entry.id, frame, *stats, text=text)


# Heroes


def hero_zone(view: View, hero: View) -> Zone:
    """A hero mat: tracks, attributes, what it can do and what it has equipped."""
    name, mat = hero["hero"], HEROES[hero["hero"]]
    active = view["phase"] == "turns" and view["active"] == hero["number"]
    states = holds(active=active, unconscious=not hero["conscious"], stealth=hero["stealth"])
    gear = [
        card(f"mat:{name}", name, "hero", *attributes(hero)),
        card(f"ability:{name}.{mat.ability.id}", mat.ability.id, "ability"),
        *(slot_card(hero, mat, place) for place in range(len(SLOTS)) if shown(hero, place)),
    ]
    children: list[AnyPiece] = [
        track(f"health:{name}", words("health"), hero["health"], hero["max_health"], "health"),
        track(f"focus:{name}", words("focus"), hero["focus"], hero["max_focus"], "focus"),
        zone(f"cards:{name}", words("cards"), "row", gear, owner=hero["seat"]),
    ]
    label = words("hero", hero=name, seat=hero["seat"], own=hero["seat"] == view["seat"])
    facts: dict[str, Fact] = {"hero": name, "number": hero["number"]}
    turn = view["turn"]
    if turn is not None and view["active"] == hero["number"]:
        facts |= {"left": turn["speed_left"], "actions": turn["actions"], "move": turn["move"]}
    return zone(
        f"hero:{name}", label, "column", children, owner=hero["seat"], states=states, facts=facts
    )


def shown(hero: View, place: int) -> bool:
    """Hand slots always show something, the others what is in them."""
    return place in (LEFT, RIGHT) or hero["gear"][SLOTS[place]] is not None


def slot_card(hero: View, mat: HeroMat, place: int) -> Card:
    """A card in its slot, or the starting item that it does not cover (TED-16.11)."""
    slot, name = SLOTS[place], hero["gear"][SLOTS[place]]
    starting = {LEFT: mat.hand_left, RIGHT: mat.hand_right}.get(place)
    if name is not None:
        below = () if starting is None else (starting.id,)
        return card(f"gear:{name}", name, EQUIPMENT[name].type, below=below, facts={"slot": slot})
    assert starting is not None
    piece = f"ability:{mat.id}.{starting.id}"
    return card(piece, starting.id, "ability", facts={"slot": slot})


def attributes(hero: View) -> tuple[Stat, ...]:
    """Speed, Defense and the dice of each skill."""
    dice = (stat(skill, hero["dice"][skill]) for skill in SKILLS)
    return (stat("speed", hero["speed"]), stat("defense", hero["defense"]), *dice)


# The torch mat


def torch(view: View) -> Track:
    """The torch, and what the spaces below it do (TED-15.2)."""
    effects = ACTS[view["act"]].effects
    slots = tuple(
        Slot(at=index, note=effect)
        for index, effect in enumerate(effects)
        if effect in ("goblin", "enemy_action", "skull")
    )
    at, start = view["torch"]["at"], view["torch"]["start"]
    label = words("torch", at=at, next=next_effect(effects, at))
    return track("torch", label, at, start, "torch", slots=slots)


def next_effect(effects: tuple[str, ...], at: int) -> str:
    """What the next step of the torch brings."""
    return effects[at - 1] if at else "skull"


def enemies(view: View, ahead: Ahead) -> Zone:
    """The cards of the enemies in play, in the order in which they act (TED-15.8)."""
    count = sum(goblin is not None for goblin in view["goblins"])
    cards: list[AnyPiece] = [
        enemy_card(
            f"card:{goblin['piece']}",
            GOBLINS[goblin["card"]],
            "goblin",
            ahead,
            stat("slot", goblin["slot"]),
            stat("counter", count),
        )
        for goblin in view["goblins"]
        if goblin is not None
    ]
    for minion in view["minions"]:
        entry = MINIONS[minion["card"]]
        health = stat("health", minion["health"], entry.health)
        cards.append(enemy_card(f"card:{entry.id}", entry, "minion", ahead, health))
    return zone("enemies", words("enemies"), "row", cards)


# The lair


def lair(view: View, ahead: Ahead) -> Zone:
    """The Boss mat: closed with its hearts, or open with hero spaces and health markers."""
    boss = view["boss"]
    if boss is None:
        most = len(view["leaders"])
        hearts = track("hearts", words("hearts"), view["killed"], most, "heart")
        return zone("lair", words("lair-closed"), "column", [hearts])
    entry = BOSSES[boss["card"]]
    children: list[AnyPiece] = [enemy_card("card:boss", entry, "boss", ahead)]
    for number, health in enumerate(boss["markers"]):
        limit = health - boss["capacity"][number]
        label, seals = words("marker", number=number + 1, limit=limit), entry.seals
        marks = seals[boss["covered"] :]
        piece = f"marker:{number}"
        children.append(track(piece, label, health, BOSS_HEALTH, "boss-health", marks=marks))
    for space in range(RING):
        name, badges = words("space", space=space, boss=entry.id), space_badges(entry.spaces[space])
        children.append(Token(id=f"space:{space}", name=name, picture="space", badges=badges))
    for hero in view["heroes"]:
        if (space := hero["space"]) is not None:
            at = f"space:{space}"
            children.append(figure(hero["hero"], hero["hero"], owner=hero["seat"], at=at))
    children += [
        figure(enemy["piece"], enemy["card"], at="card:boss")
        for enemy in in_play(view)
        if enemy["square"] is None
    ]
    return zone("lair", words("lair", boss=entry.id), "column", children)


def space_badges(space: HeroSpace) -> tuple[Stat, ...]:
    """TED-18.8, TED-18.9: what counts on a hero space, and what stopping there brings."""
    found = []
    for op in space.mods:
        match op:
            case ModDice(n, when):
                found.append(("dice", Words("ted-mod-dice", {"n": n, "when": when})))
            case ModResult(n, when):
                found.append(("result", Words("ted-mod-result", {"n": n, "when": when})))
            case ModDefense(n, when):
                found.append(("defense", Words("ted-mod-defense", {"n": n, "when": when})))
            case ModSpeed(n):
                found.append(("speed", Words("ted-mod-speed", {"n": n})))
    for stop in space.on_stop:
        match stop:
            case GainHealth(n) | LoseHealth(n) | GainFocus(n) | LoseFocus(n):
                message = str(stop.__struct_config__.tag).replace("_", "-")
                icon = message.partition("-")[2]
                found.append((icon, Words(f"ted-stop-{message}", {"n": n})))
            case Discover(what, n):
                found.append(("cards", Words("ted-stop-discover", {"n": n, "what": what})))
    return tuple(Stat(icon, "", label) for icon, label in found)


# Cards on the table


def supplies(view: View) -> Zone:
    """The decks and the two rows (TED-16.16)."""
    children: list[AnyPiece] = [
        Token(
            id=f"deck:{name}",
            name=words(f"deck-{name}"),
            picture=f"deck-{name}",
            badges=(stat("cards", count),),
        )
        for name, count in view["decks"].items()
    ]
    for what in ("loot", "spell"):
        row = [card(f"row:{name}", name, EQUIPMENT[name].type) for name in view[f"{what}_row"]]
        children.append(zone(f"{what}_row", words(f"{what}-row"), "row", row))
    if (found := view["found"]) is not None:
        children.append(card(f"found:{found}", found, EQUIPMENT[found].type, states=("found",)))
    return zone("supplies", words("supplies"), "row", children)


def tray(view: View) -> list[AnyPiece]:
    """The open check: dice, what is needed, and the chance (TED-8)."""
    check = view["check"]
    if check is None:
        return []
    dice: list[AnyPiece] = [
        Die(id=f"die:{number}", kind="hero", face=str(value))
        for number, value in enumerate(check["dice"])
    ]
    if check["enemy_die"] is not None:
        dice.append(Die(id="enemy_die", kind="enemy", face=check["enemy_die"]))
    over, under = check["odds"]
    chance = percent(Fraction(over, under))
    label = words(
        "check",
        hero=check["hero"],
        skill=check["skill"],
        difficulty=check["difficulty"],
        bonus=check["bonus"],
        percent=chance,
    )
    facts = {name: check[name] for name in ("hero", "kind", "skill", "difficulty", "bonus")}
    facts |= {"odds": f"{over}/{under}", "percent": chance, "source": check["source"]}
    return [zone("tray", label, "row", dice, facts=facts)]


def offered(view: View) -> list[AnyPiece]:
    """The mats to choose among, before the first turn."""
    if view["phase"] == "turns":
        return []
    names: Iterable[str] = view["mats"]
    if any(view["dealt"]):
        names = [name for dealt in view["dealt"] for name in dealt]
    mats = [card(f"offered:{name}", name, "hero", *printed(HEROES[name])) for name in names]
    return [zone("offered", words("offered"), "grid", mats)] if mats else []


def printed(mat: HeroMat) -> tuple[Stat, ...]:
    """The numbers of a mat."""
    markers = (stat("health", mat.max_health), stat("focus", mat.max_focus))
    dice = (stat(skill, mat.dice[skill]) for skill in SKILLS)
    return (*markers, stat("speed", mat.speed), stat("defense", mat.defense), *dice)
