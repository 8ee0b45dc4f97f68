"""What a scenario wants against what it finds, and either in the words of scenarios."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import unified_diff
from typing import Any


def same(found: Any, wanted: Any) -> bool:
    """Whether two values are the same: yes is not 1, and 1 is not 1.0."""
    match found, wanted:
        case dict(), dict():
            return found.keys() == wanted.keys() and all(
                same(found[key], wanted[key]) for key in found
            )
        case ((list() | tuple()), (list() | tuple())):
            return len(found) == len(wanted) and all(map(same, found, wanted))
    kinds = (bool, float)
    return found == wanted and all(isinstance(found, k) == isinstance(wanted, k) for k in kinds)


def same_items(found: Sequence[Any], wanted: Sequence[Any]) -> bool:
    """Whether two lists hold the same, in any order."""
    return len(found) == len(wanted) and not lacking(found, wanted)


def lacking(found: Sequence[Any], wanted: Sequence[Any]) -> list[Any]:
    """What is wanted more often than it is found."""
    rest, missing = list(found), []
    for item in wanted:
        if item in rest:
            rest.remove(item)
        else:
            missing.append(item)
    return missing


def contains(event: Mapping[str, Any], pattern: Mapping[str, Any]) -> bool:
    """Whether an event has these fields."""
    return all(same(event.get(key), value) for key, value in pattern.items())


def words(value: Any) -> str:
    """A value as it would stand in a scenario."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {words(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(words(item) for item in value) + "]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def difference(wanted: Any, found: Any) -> str:
    """What was wanted against what was found, line by line."""
    sides = [
        [words(item) for item in value] if isinstance(value, list) else [words(value)]
        for value in (wanted, found)
    ]
    diff = unified_diff(sides[0], sides[1], "wanted", "found", lineterm="", n=99)
    return "\n".join(f"  {line}" for line in diff if not line.startswith("@@"))


def listing(events: Sequence[Mapping[str, Any]]) -> str:
    """What happened, one line each."""
    return "\n".join(f"  {words(event)}" for event in events)
