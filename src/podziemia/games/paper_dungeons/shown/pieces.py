"""The pieces of Paper Dungeons on the table: cards, dice, rooms, with their numbers and states."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import Card, Die, Stat, Words

from ..content import BOSSES, HEROES, MISSIONS, OBJECTIVES, POWERS


def words(message: str, **about: Fact) -> Words:
    """A message of the scene."""
    return Words(f"pd-scene-{message}", about)


@cache
def stat(icon: str, value: int | str, most: int | None = None) -> Stat:
    """A number with its picture; its name is a message of the same name."""
    return Stat(icon, value, Words(f"pd-stat-{icon}"), most)


def named(card: str) -> Words:
    """The name of a card."""
    return Words("pd-scene-card", {"card": card})


def die(number: int, face: Mapping[str, Any], used: Iterable[int]) -> Die:
    """A die of the common roll."""
    states = ["skull"] if face["symbol"] == "skull" else []
    states += ["used"] if number in used else []
    return Die(id=f"die:{number}", kind=face["colour"], face=face["symbol"], states=tuple(states))


def boss(number: int, about: Mapping[str, Any], own: Mapping[str, Any] | None) -> Card:
    """A boss with its three bands; for the looking seat how it would fare now, or has fared."""
    name = about["boss"]
    card = BOSSES[name]
    stats = [
        stat("round", about["round"]),
        stat("room", about["room"].upper()),
        stat(f"weakness-{card.weakness}", ""),
        stat("escape", card.escape),
    ]
    for least, points, damage in card.bands:
        stats += [stat("strength", least), stat("glory", points), stat("damage", damage)]
    for piece in card.reward:
        stats.append(stat(f"reward-{piece.kind.replace('_', '-')}", piece.amount))
    if card.vanish:
        stats.append(stat("vanish", ", ".join(card.vanish)))
    return Card(
        id=f"boss:{number}",
        name=named(name),
        card=name,
        frame=f"boss-{card.tier}",
        picture=name,
        stats=tuple(stats),
        text=None if own is None else faring(number, card.escape, own),
        facts={} if own is None else {**own["strengths"][number - 1]},
    )


def faring(number: int, escape: int, own: Mapping[str, Any]) -> Words:
    """How a player fares against a boss: would now, or has."""
    if number <= len(own["bosses"]):
        points = own["bosses"][number - 1]
        return words("boss-over", fled=points == escape, points=points)
    now = own["strengths"][number - 1]
    return words("boss-now", strength=now["strength"], found=now["found"])


def mission(about: Mapping[str, Any], own: Mapping[str, Any] | None) -> Card:
    """A mission: on the table with the own progress, or fulfilled, by whoever it was."""
    name, fulfilled = about["mission"], about["fulfilled"]
    text = None
    if fulfilled is not None:
        by = None if own is None else "own" if name in own["claimed"] else "others"
        text = words("mission-fulfilled", round=fulfilled, by=by)
    elif own is not None:
        text = words("mission-progress", value=about["progress"][own["seat"]], count=about["count"])
    return Card(
        id=f"mission:{name}",
        name=named(name),
        card=name,
        frame="mission",
        picture=MISSIONS[name].metric,
        stats=(stat("count", about["count"]),),
        text=text,
        states=("disabled",) if fulfilled is not None else (),
    )


def power(piece: str, name: str, states: tuple[str, ...] = ()) -> Card:
    """A power card with its end points."""
    return Card(
        id=piece,
        name=named(name),
        card=name,
        frame="power",
        picture=name,
        stats=(stat("glory", POWERS[name].end_points),),
        states=states,
    )


def objective(piece: str, name: str, value: int | None, states: tuple[str, ...] = ()) -> Card:
    """An objective card: its thresholds, its counter now, its training colours."""
    card = OBJECTIVES[name]
    colours = (f"train-{hero}" for hero, black in zip(HEROES, card.training, strict=True) if black)
    return Card(
        id=piece,
        name=named(name),
        card=name,
        frame="objective",
        picture=card.metric,
        stats=(
            goal(card.metric, card.thresholds[0]),
            *(stat("threshold", threshold) for threshold in card.thresholds[1:]),
            *(stat(icon, "") for icon in colours),
        ),
        text=None if value is None else words("objective-progress", value=value),
        states=states,
    )


def goal(metric: str, threshold: int) -> Stat:
    """The first threshold of an objective, and what is counted."""
    return Stat("threshold", threshold, Words("pd-stat-goal", {"metric": metric}))


def gem_icon(letter: str, player: Mapping[str, Any]) -> str:
    """Whether a gem is there, looted or gone."""
    if letter in player["looted"]:
        return "gem-looted"
    return "gem-gone" if letter in player["gone"] else "gem"
