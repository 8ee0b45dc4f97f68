"""What lies on the table in Paper Dungeons: cards, dice and tracks, with numbers and states."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Any, Final, TypeAlias

from podziemia.kernel.game import View
from podziemia.kernel.questions import Seat
from podziemia.kernel.scene import Card, Die, Phrases, Slot, Stat, Track, Words, face, holds, track

from .. import content

Places: TypeAlias = tuple[tuple[int, Any], ...]
"""What is printed beside the places of a track."""
MONSTERS: Final = tuple(enumerate(content.SHEET.monsters.points))[1:]
GEMS: Final = tuple(enumerate(content.SHEET.gems.points))[1:]

TWICE: Final = "×2"  # noqa: RUF001 -- the sign; PD-16.4: how often a weakness counts

words: Final = Phrases("pd-scene")
"""Messages of the scene."""


@cache
def stat(icon: str, value: int | str, most: int | None = None, group: int | None = None) -> Stat:
    """A number with its picture; its name is a message of the same name."""
    return Stat(icon, value, Words(f"pd-stat-{icon}"), most, group)


card: Final = partial(face, words)
"""A card that can be looked up, with whatever else is on it."""


def die(number: int, face: View, used: Iterable[int]) -> Die:
    """A die of the common roll."""
    states = holds(skull=face["symbol"] == "skull", used=number in used)
    return Die(id=f"die:{number}", kind=face["colour"], face=face["symbol"], states=states)


def rounds(number: int, own: View | None) -> Track:
    """PD-4.18: the round track, with the digits of the dice that the looking seat has used."""
    written = own["digits"] if own is not None else ()
    notes = ("".join(map(str, digits)) for digits in written)
    slots = tuple(Slot(at=at, note=note) for at, note in enumerate(notes, start=1) if note)
    label, ends = words("rounds"), content.SEASON_ENDS
    return track("rounds", label, number, content.ROUNDS, "round", marks=ends, slots=slots)


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
    return card(f"boss:{number}", entry.id, f"boss-{entry.tier}", *stats, **faring)


def fares(number: int, escape: int, own: View) -> Words:
    """How a player fares against a boss: would now, or has."""
    if number <= len(own["bosses"]):
        points = own["bosses"][number - 1]
        return words("boss-over", fled=points == escape, points=points)
    return words("boss-now", **own["strengths"][number - 1])


def mission(about: View, own: View | None) -> Card:
    """A mission: on the table with the own progress, or fulfilled, by whoever it was."""
    name, fulfilled = about["mission"], about["fulfilled"]
    text = None
    if fulfilled is not None:
        by = None if own is None else "own" if name in own["claimed"] else "others"
        text = words("mission-fulfilled", round=fulfilled, by=by)
    elif own is not None:
        text = words("mission-progress", value=about["progress"][own["seat"]], count=about["count"])
    picture, states = content.MISSIONS[name].metric, holds(disabled=fulfilled is not None)
    piece, goal = f"mission:{name}", stat("count", about["count"])
    return card(piece, name, "mission", goal, picture=picture, text=text, states=states)


def power(piece: str, name: str) -> Card:
    """A power card with its end points."""
    return card(piece, name, "power", stat("glory", content.POWERS[name].end_points))


def objective(piece: str, name: str, value: int | None) -> Card:
    """An objective card: its thresholds, its counter now, its training colours."""
    entry = content.OBJECTIVES[name]
    first, *others = entry.thresholds
    goal = Stat("threshold", first, Words("pd-stat-goal", {"metric": entry.metric}))
    stats = [goal, *(stat("threshold", threshold) for threshold in others)]
    stats += [stat(f"train-{hero}", "") for hero in content.HEROES if hero in entry.black]
    text = None if value is None else words("objective-progress", value=value)
    return card(piece, name, "objective", *stats, picture=entry.metric, text=text)


def tracks(view: View, player: View) -> list[Track]:
    """Health and damage, potions and their free hearts, monsters and gems."""
    seat, potions, sheet = player["seat"], player["potions"], content.SHEET
    free = potions * content.HEARTS_PER_POTION - player["hearts"]
    rewards = sheet.gems.slots if view["gem_track_rewards"] else ()
    return [
        scale(seat, "health", player["health"], len(content.HEROES) * content.TOP_LEVEL),
        scale(seat, "damage", player["damage"], content.DAMAGE_HEARTS, sheet.damage.thresholds),
        scale(seat, "potions", potions, content.CIRCLES, (), sheet.potions.rows),
        scale(seat, "hearts", free, content.CIRCLES * content.HEARTS_PER_POTION),
        scale(seat, "monsters", len(player["defeated"]), len(MONSTERS), MONSTERS),
        scale(seat, "gems", player["gems"], len(GEMS), GEMS, rewards),
    ]


@cache
def scale(
    seat: Seat, name: str, value: int, maximum: int, points: Places = (), rewards: Places = ()
) -> Track:
    """A track of the sheet, with the points and rewards printed beside it."""
    worth, gifts = dict(points), dict(rewards)
    slots = tuple(
        Slot(at=at, points=worth.get(at), reward=gifts.get(at), taken=value >= at)
        for at in sorted({*worth, *gifts})
    )
    marks = tuple(gifts or (worth if len(worth) < maximum else ()))
    label = words(f"track-{name}")
    return track(f"{name}:{seat}", label, value, maximum, name, marks=marks, slots=slots)


def heroes(player: View) -> list[Track]:
    """The four heroes: their levels, and the colour of dice they train with."""
    rows = zip(content.HEROES, player["levels"], player["training"], strict=True)
    most, marks = content.TOP_LEVEL, (content.POWER_LEVEL,)
    found = []
    for hero, level, training in rows:
        piece, icon = f"hero:{player['seat']}.{hero}", f"{hero}-{training}"
        about = {"hero": hero, "training": training}
        said = words("hero", **about)
        found.append(track(piece, said, level, most, icon, marks=marks, facts=about))
    return found


def items(player: View) -> list[Card]:
    """The eight items: their parts, and whether they work."""
    found, most = [], content.PARTS
    for item, parts in zip(content.ITEMS, player["parts"], strict=True):
        filled, states = stat("parts", parts, most), ("complete",) if parts == most else ()
        found.append(card(f"item:{player['seat']}.{item}", item, "item", filled, states=states))
    return found


def kept_cards(player: View) -> list[Card]:
    """The power and the objective, as far as they are known."""
    seat, name, known = player["seat"], player["power"], player["objective"]
    found = [] if name is None else [power(f"power:{seat}", name)]
    if known is not None:
        found.append(objective(f"objective:{seat}", known["objective"], known["value"]))
    return found
