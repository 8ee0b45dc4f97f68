"""The switches of a game: its variants and readings of the rules, said once, as one class.

@dataclass(frozen=True, slots=True)
class Options:
    hard_mode: bool = switch(False, rule="XY-17.9")
    stall_rounds: int = switch(5, rule="XY-16.14", least=1, most=50)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeAlias, TypeVar, cast

O = TypeVar("O")  # noqa: E741 -- the class of a game's options
Value: TypeAlias = bool | int | str


@dataclass(frozen=True)
class Switch:
    """An option of the table: a variant or a reading of the rules, with its default."""

    id: str
    default: Value
    rule: str
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 1_000

    def accepts(self, value: object) -> bool:
        """Whether the value is of the right kind and within bounds."""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, int) and not isinstance(value, bool):
            return self.least <= value <= self.most
        return not self.choices or value in self.choices


def switch(
    default: Value, *, rule: str, choices: tuple[str, ...] = (), least: int = 0, most: int = 1_000
) -> Any:
    """A field of a game's options; to the compiler it is no value of that field's type."""
    about = {"rule": rule, "choices": choices, "least": least, "most": most}
    return field(default=default, metadata=about)


def switches(options: type[Any]) -> tuple[Switch, ...]:
    """The switches that a class of options declares, in its order."""
    return tuple(
        Switch(each.name, cast("Value", each.default), **each.metadata) for each in fields(options)
    )


def options_of(kind: type[O], values: Mapping[str, Value]) -> O:
    """The options of a table, from values that have been checked."""
    make: Any = kind
    made: O = make(**values)
    return made
