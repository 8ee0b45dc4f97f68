"""What every piece of a scene is made of: words, numbers, an id.

Nothing in a scene leads back to itself, so nothing of it is ever looked through for garbage
(`gc=False`): with hundreds of tables that would take so long that players would notice.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import asdict

from podziemia.kernel.questions import Fact, Option


class Words(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A message id and its facts: text in any language."""

    message: str
    about: dict[str, Fact] = msgspec.field(default_factory=dict)


class Phrases:
    """Words whose messages begin alike, as those of a game's scene do."""

    __slots__ = ("_plain", "beginning")

    def __init__(self, beginning: str) -> None:
        self.beginning = beginning
        self._plain: dict[str, Words] = {}
        """Messages without facts, each made once."""

    def __call__(self, message: str, /, **about: Fact) -> Words:
        if about:
            return Words(f"{self.beginning}-{message}", about)
        if message not in self._plain:
            self._plain[message] = Words(f"{self.beginning}-{message}")
        return self._plain[message]

    def of(self, option: Option, /, **more: Fact) -> Words:
        """An option in the words of its kind: what it names itself, and more."""
        name = str(option.__struct_config__.tag).replace("_", "-")
        return Words(f"{self.beginning}-{name}", asdict(option) | more)


def holds(**states: object) -> tuple[str, ...]:
    """The states that hold, in the order in which they are named."""
    return tuple([name for name, true in states.items() if true])


class Stat(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A number with its picture and its name."""

    icon: str
    value: int | str
    label: Words
    most: int | None = None
    """The highest it can be, where it is a part of something: 1 of 2."""
    group: int | None = None
    """Numbers of one group belong together: what is reached, and what that gives."""


class Piece(msgspec.Struct, frozen=True, gc=False, kw_only=True, tag=str.lower, omit_defaults=True):
    """Anything that lies on the table."""

    id: str
    facts: dict[str, Fact] = msgspec.field(default_factory=dict)
    """What the game's own board may read of it: typed, and never said to anybody."""
