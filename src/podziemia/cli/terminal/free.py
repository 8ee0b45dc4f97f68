"""Answers that cannot be listed, as they are typed: JSON, or their values in order."""

from __future__ import annotations

import json
from typing import Any

from podziemia.kernel.questions import Free


def fields_of(free: Free) -> tuple[str, ...]:
    """What such an answer consists of."""
    return free.kind.__struct_fields__


def typed_answer(free: Free, typed: str) -> dict[str, Any]:
    """What somebody typed, as JSON of the answer; whether it is legal the match will say.

    `37 mine` is the same as `{"coins": 37, "word": "mine"}`; what is left out has its usual value.
    """
    tag = free.kind.__struct_config__.tag
    if typed.startswith("{"):
        try:
            return {"type": tag, **json.loads(typed)}
        except (ValueError, RecursionError):
            return {"type": tag, "": typed}  # refused, as it is no answer
    names = fields_of(free)
    words = typed.split(maxsplit=len(names) - 1) if names else []
    return {"type": tag, **dict(zip(names, map(value, words), strict=False))}


def value(word: str) -> Any:
    """A typed word as JSON would have it: a number, true or false, a list, or just the word."""
    try:
        return json.loads(word)
    except (ValueError, RecursionError):
        return word
