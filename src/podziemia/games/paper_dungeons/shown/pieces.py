"""What lies on the table in Paper Dungeons: cards, dice and tracks, with numbers and states."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from podziemia.kernel.game import View
from podziemia.kernel.scene import Card, Die, Phrases, Slot, Stat, Track, Words

from .. import content

Marks: TypeAlias = Mapping[int, Any]
NONE: Final[Marks] = MappingProxyType({})

TWICE: Final = "×2"  # noqa: RUF001 -- the sign; PD-16.4: how often a weakness counts

words: Final = Phrases("pd-scene")
"""Messages of the scene."""


@cache
def stat(icon: str, value: int | str, most: int | None = None, group: int | None = None) -> Stat:
    """A number with its picture; its name is a message of the same name."""
    return Stat(icon, value, Words(f"pd-stat-{icon}"), most, group)


def card(piece: str, name: str, frame: str, picture: str | None = None, **more: Any) -> Card:
    """A card that can be looked up, with whatever else is on it; its picture may be another's."""
    said = words("card", card=name)
    return Card(id=piece, name=said, card=name, frame=frame, picture=picture or name, **more)


def die(number: int, face: View, used: Iterable[int]) -> Die:
    """A die of the common roll."""
    states = ["skull"] if face["symbol"] == "skull" else []
    states += ["used"] if number in used else []
    return Die(id=f"die:{number}", kind=face["colour"], face=face["symbol"], states=tuple(states))


def rounds(number: int, own: View | None) -> Track:
    """PD-4.18: the round track, with the digits of the dice that the looking seat has used."""
    written = own["digits"] if own is not None else ()
    notes = ("".join(map(str, digits)) for digits in written)
    return Track(
        id="rounds",
        label=words("rounds"),
        value=number,
        maximum=content.ROUNDS,
        marks=content.SEASON_ENDS,
        slots=tuple(Slot(at=at, note=note) for at, note in enumerate(notes, start=1) if note),
        icon="round",
    )


def boss(number: int, about: View, own: View | None) -> Card:
    """A boss with its three bands; for the looking seat how it would fare now, or has fared."""
    entry = content.BOSSES[about["boss"]]
    stats = [stat("round", about["round"]), stat("room", about["room"].upper())]
    stats += [stat(f"weakness-{entry.weakness}", TWICE), stat("escape", entry.escape)]
    for group, band in enumerate(entry.bands, start=1):
        printed = zip(("strength", "glory", "damage"), band, strict=True)
        stats += [stat(icon, value, group=group) for icon, value in printed]
    for piece in entry.reward:
        stats.append(stat(f"reward-{piece.kind.replace('_', '-')}", piece.amount))
    if entry.vanish:
        stats.append(stat("vanish", ", ".join(entry.vanish)))
    faring: dict[str, Any] = {}
    if own is not None:
        now = dict(own["strengths"][number - 1])
        faring = {"text": fares(number, entry.escape, own), "facts": now}
    return card(f"boss:{number}", entry.id, f"boss-{entry.tier}", stats=tuple(stats), **faring)


def fares(number: int, escape: int, own: View) -> Words:
    """How a player fares against a boss: would now, or has."""
    if number <= len(own["bosses"]):
        points = own["bosses"][number - 1]
        return words("boss-over", fled=points == escape, points=points)
    now = own["strengths"][number - 1]
    return words("boss-now", strength=now["strength"], found=now["found"])


def mission(about: View, own: View | None) -> Card:
    """A mission: on the table with the own progress, or fulfilled, by whoever it was."""
    name, fulfilled = about["mission"], about["fulfilled"]
    text = None
    if fulfilled is not None:
        by = None if own is None else "own" if name in own["claimed"] else "others"
        text = words("mission-fulfilled", round=fulfilled, by=by)
    elif own is not None:
        text = words("mission-progress", value=about["progress"][own["seat"]], count=about["count"])
    return card(
        f"mission:{name}",
        name,
        "mission",
        content.MISSIONS[name].metric,
        stats=(stat("count", about["count"]),),
        text=text,
        states=("disabled",) if fulfilled is not None else (),
    )


def power(piece: str, name: str) -> Card:
    """A power card with its end points."""
    return card(piece, name, "power", stats=(stat("glory", content.POWERS[name].end_points),))


def objective(piece: str, name: str, value: int | None) -> Card:
    """An objective card: its thresholds, its counter now, its training colours."""
    entry = content.OBJECTIVES[name]
    first, *others = entry.thresholds
    goal = Stat("threshold", first, Words("pd-stat-goal", {"metric": entry.metric}))
    stats = [goal, *(stat("threshold", threshold) for threshold in others)]
    stats += [stat(f"train-{hero}", "") for hero in content.HEROES if hero in entry.black]
    text = None if value is None else words("objective-progress", value=value)
    return card(piece, name, "objective", entry.metric, stats=tuple(stats), text=text)


def tracks(view: View, player: View) -> list[Track]:
    """Health and damage, potions and their free hearts, monsters and gems."""
    potions = player["potions"]
    free = potions * content.HEARTS_PER_POTION - player["hearts"]
    rewards = content.GEM_SLOT_REWARDS if view["gem_track_rewards"] else {}
    thresholds = dict(content.SHEET.damage.thresholds)
    monsters = dict(enumerate(content.SHEET.monsters.points[1:], start=1))
    gems = dict(enumerate(content.SHEET.gems.points[1:], start=1))
    return [
        track(player, "health", player["health"], len(content.HEROES) * content.TOP_LEVEL),
        track(player, "damage", player["damage"], content.DAMAGE_HEARTS, thresholds),
        track(player, "potions", potions, content.CIRCLES, {}, content.ROW_REWARDS),
        track(player, "hearts", free, content.CIRCLES * content.HEARTS_PER_POTION),
        track(player, "monsters", len(player["defeated"]), len(monsters), monsters),
        track(player, "gems", player["gems"], len(gems), gems, rewards),
    ]


def track(
    player: View, name: str, value: int, maximum: int, points: Marks = NONE, rewards: Marks = NONE
) -> Track:
    """A track of the sheet, with the points and rewards printed beside it."""
    return Track(
        id=f"{name}:{player['seat']}",
        label=words(f"track-{name}"),
        value=value,
        maximum=maximum,
        marks=tuple(rewards or (points if len(points) < maximum else ())),
        slots=tuple(
            Slot(at=at, points=points.get(at), reward=rewards.get(at), taken=value >= at)
            for at in sorted({*points, *rewards})
        ),
        icon=name,
    )


def heroes(player: View) -> list[Track]:
    """The four heroes: their levels, and the colour of dice they train with."""
    rows = zip(content.HEROES, player["levels"], player["training"], strict=True)
    return [
        Track(
            id=f"hero:{player['seat']}.{hero}",
            label=words("hero", hero=hero, training=training),
            value=level,
            maximum=content.TOP_LEVEL,
            marks=(content.POWER_LEVEL,),
            icon=f"{hero}-{training}",
            facts={"hero": hero, "training": training},
        )
        for hero, level, training in rows
    ]


def items(player: View) -> list[Card]:
    """The eight items: their parts, and whether they work."""
    return [
        card(
            f"item:{player['seat']}.{item}",
            item,
            "item",
            stats=(stat("parts", parts, content.PARTS),),
            states=("complete",) if parts == content.PARTS else (),
        )
        for item, parts in zip(content.ITEMS, player["parts"], strict=True)
    ]


def kept_cards(player: View) -> list[Card]:
    """The power and the objective, as far as they are known."""
    seat, name, known = player["seat"], player["power"], player["objective"]
    found = [] if name is None else [power(f"power:{seat}", name)]
    if known is not None:
        found.append(objective(f"objective:{seat}", known["objective"], known["value"]))
    return found
