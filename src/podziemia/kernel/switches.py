"""The switches of a game: its variants and readings of the rules, said once, as one class.

@dataclass(frozen=True, slots=True)
class Options:
    hard_mode: bool = switch(False, rule="XY-17.9")
    stall_rounds: int = switch(5, rule="XY-16.14", least=1, most=50)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, TypeAlias, TypeVar, cast

O = TypeVar("O")  # noqa: E741 -- the class of a game's options
THERE: Final = "…"
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
    longest: int = 0
    """Of a switch that is a text, such as a file that the players have written: its length."""
    read: Callable[[str], object] | None = None
    """Reads such a text, and raises BadInput where that cannot be done."""
    for_bots: Value | None = None
    """The value that stands where only bots sit, and that nobody else can play with."""
    here: Callable[[Value], bool] | None = None
    """Whether what a value needs is installed; what was played elsewhere can be watched anyway."""
    first: bool = False
    """Whoever opens a table chooses this before anything else, and not among the variants."""

    def usual(self, *, people: bool) -> Value:
        """What stands if nothing is said, where people sit or only bots."""
        return self.for_people().default if people or self.for_bots is None else self.for_bots

    def is_here(self, value: Value) -> bool:
        """Whether a match with this value can be played on this machine."""
        return self.here is None or self.here(value)

    def for_people(self) -> Switch:
        """The same switch without what only bots, or other machines, can play with."""
        if self.for_bots is None and self.here is None:
            return self
        choices = [each for each in self.choices if each != self.for_bots and self.is_here(each)]
        default = self.default if self.default in choices else choices[0]
        return replace(self, default=default, choices=tuple(choices))

    def accepts(self, value: object) -> bool:
        """Whether the value is of the right kind and within bounds."""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, int) and not isinstance(value, bool):
            return self.least <= value <= self.most
        if isinstance(value, str) and self.longest:
            return len(value) <= self.longest
        return not self.choices or value in self.choices

    def shown(self, value: Value) -> Value:
        """What everybody at the table is told of a value: of a text only whether there is one."""
        return THERE if isinstance(value, str) and self.longest and value else value


def switch(  # noqa: PLR0913 -- one for each field
    default: Value,
    *,
    rule: str,
    choices: tuple[str, ...] = (),
    least: int = 0,
    most: int = 1_000,
    longest: int = 0,
    read: Callable[[str], object] | None = None,
    for_bots: Value | None = None,
    here: Callable[[Value], bool] | None = None,
    first: bool = False,
) -> Any:
    """A field of a game's options; to the compiler it is no value of that field's type."""
    about: dict[str, object] = {"rule": rule, "choices": choices, "least": least, "most": most}
    about |= {"longest": longest, "read": read, "first": first}
    about |= {"for_bots": for_bots, "here": here}
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
