"""Answers that cannot be listed, as the wire describes them: what they consist of, and bounds."""

from __future__ import annotations

from functools import cache
from math import inf, nextafter
from typing import Any

import msgspec
from msgspec import inspect

from podziemia.kernel.game import Game
from podziemia.kernel.questions import Option
from podziemia.table.wire.question import FreeAnswer, FreeField


def free_answer(game: Game[Any], tag: str) -> FreeAnswer:
    """The kind of answer of this `type`."""
    kinds = (kind for kind in game.option_types if kind.__struct_config__.tag == tag)
    return FreeAnswer(kind=tag, fields=fields_of(next(kinds)))


@cache
def fields_of(kind: type[Option]) -> tuple[FreeField, ...]:
    """What an answer of a kind consists of."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return tuple(described(field) for field in info.fields)


def described(field: inspect.Field) -> FreeField:
    """One part of an answer: of which type it is, between which bounds, and what it is usually."""
    usual = None if field.default is msgspec.NODEFAULT else field.default
    facts: dict[str, Any] = {"name": field.name, "required": field.required}
    match field.type:
        case inspect.IntType(gt=above, ge=least, lt=below, le=most):
            facts |= {"kind": "whole", "usual": usual}
            facts["least"] = least if above is None else above + 1
            facts["most"] = most if below is None else below - 1
        case inspect.FloatType(gt=above, ge=least, lt=below, le=most):
            facts |= {"kind": "number", "usual": usual}
            facts["least"] = least if above is None else nextafter(above, inf)
            facts["most"] = most if below is None else nextafter(below, -inf)
        case inspect.StrType(max_length=longest):
            facts |= {"kind": "text", "usual": usual, "longest": longest}
        case inspect.BoolType():
            facts |= {"kind": "yes_no", "usual": usual}
        case _:
            facts["kind"] = "other"
    return FreeField(**facts)
