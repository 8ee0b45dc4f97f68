"""What everybody knows of a quest: its floor, its texts and rules as far as they have come out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

from podziemia.kernel.game import View

from ..quests import Quest
from ..quests.rules import Bond, FreedAlarm, QuestRule, RelicAlarm, Slain
from ..state import State

KEPT: Final = 256


def called(thing: object) -> list[str]:
    """What something is called, in English and in Polish."""
    return told(thing, "name")


def told(thing: object, what: str) -> list[str]:
    """A text in English and in Polish."""
    return [getattr(thing, f"{what}_en"), getattr(thing, f"{what}_pl")]


def marks(rule: QuestRule) -> tuple[str, ...]:
    """What `State.lasting` has once a rule has applied; nothing of rules that leave no trace."""
    match rule:
        case RelicAlarm():
            return (f"alarm:{rule.relic}",)
        case FreedAlarm():
            return (f"alarm:{rule.npc}",)
        case Slain():
            return tuple(f"slain:{named}" for named in rule.named)
        case Bond():
            return tuple(f"dead:{named}" for named in rule.named)
        case _:
            return ()


def is_known(rule: QuestRule, revealed: frozenset[int], lasting: Mapping[str, int]) -> bool:
    """DJ-18.10: whether the heroes have learnt a rule; one without a trace they know at once."""
    match rule.known:
        case "start":
            return True
        case "area":
            return rule.area is None or rule.area in revealed
        case "trigger":
            names = marks(rule)
            return not names or any(name in lasting for name in names)


def known_rules(state: State) -> tuple[str, ...]:
    """The ids of the rules of the quest that the heroes know."""
    return tuple(
        rule.id for rule in state.quest.rules if is_known(rule, state.revealed, state.lasting)
    )


def quest_view(state: State, *, everything: bool) -> View:
    """The quest as the heroes know it; the overlord reads the whole guide (DJ-1.13)."""
    if everything:
        rules = tuple(rule.id for rule in state.quest.rules)
        return guide(state.quest, frozenset(state.quest.areas), rules)
    return guide(state.quest, state.revealed, known_rules(state))


@lru_cache(maxsize=KEPT)
def guide(quest: Quest, areas: frozenset[int], rules: tuple[str, ...]) -> View:
    """What is told of a quest where these areas and rules are known."""
    head = quest.head
    return {
        "id": quest.id,
        "own": quest.own,
        "name": called(head),
        "intro": told(head, "intro"),
        "goal": told(head, "goal"),
        "rows": list(quest.rows),
        "areas": [
            {"area": each.id, "name": called(each), "text": told(each, "text")}
            for each in quest.areas.values()
            if each.id in areas
        ],
        "rules": [
            {"rule": rule.id, "name": told(rule, "text"), "text": told(rule, "effect")}
            for rule in quest.rules
            if rule.id in rules
        ],
        "doors": [door_view(quest, name, areas) for name in quest.doors],
        "stairs": [
            {"color": stairs.color, "squares": squares(stairs.squares)} for stairs in quest.stairs
        ],
        "exits": [
            {"exit": each.id, "name": called(each), "squares": squares(each.squares)}
            for each in quest.exits.values()
        ],
        "encounters": [
            {"encounter": each.id, "name": told(each, "text"), "text": told(each, "effect")}
            for each in quest.encounters.values()
            if quest.area(each.square) in areas
        ],
    }


def is_seen(quest: Quest, name: str, areas: frozenset[int]) -> bool:
    """DJ-1.17: whether an area on one side of a door is known."""
    return any(quest.area(square) in areas for pair in quest.doors[name].pairs for square in pair)


def door_view(quest: Quest, name: str, areas: frozenset[int]) -> dict[str, Any]:
    """DJ-1.17: where a door stands is on the plan; what it is like is seen from a known side."""
    door = quest.doors[name]
    seen = is_seen(quest, name, areas)
    return {
        "door": name,
        "pairs": [squares(pair) for pair in door.pairs],
        "seen": seen,
        "color": door.color if seen else None,
    }


def squares(places: Iterable[tuple[int, int]]) -> list[list[int]]:
    """Squares, ready for JSON."""
    return [list(place) for place in places]
