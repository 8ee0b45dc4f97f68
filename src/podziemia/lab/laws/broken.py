"""A broken law: which one, where, what differs, and how to see it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from podziemia.kernel.match import Match

MOST_LINES: Final = 12
LONGEST: Final = 160


class LawBroken(Exception):
    """A law does not hold here; says which one, what differs, and how the match came here."""

    def __init__(self, law: str, match: Match[Any], what: str) -> None:
        super().__init__(law, what)
        self.law = law
        self.what = what
        self.game = match.game.id
        self.start = started_with(match)
        self.decisions = [
            {
                "seat": decision.seat,
                "by": decision.by,
                "choose": msgspec.to_builtins(decision.option),
            }
            for decision in match.decisions
        ]

    def __str__(self) -> str:
        made = [msgspec.json.encode(decision).decode() for decision in self.decisions]
        lines = [
            f"the law of {self.law} is broken in {self.game}",
            f"started with: {msgspec.json.encode(self.start).decode()}",
            f"after {len(made)} decisions: {self.what}",
            "the decisions:",
            *made,
        ]
        return "\n".join(lines)

    @property
    def headline(self) -> str:
        """The law and the first line of what differs: the same for the same kind of fault."""
        return f"{self.law}: {self.what.splitlines()[0]}"


def started_with(match: Match[Any]) -> dict[str, Any]:
    """What a match was started with, as far as it knows."""
    if match.setup is None:
        return {"players": match.state.players_count}
    setup = match.setup
    return {"players": setup.players, "seed": setup.seed, "options": setup.options}


def check_same(law: str, match: Match[Any], what: str, wanted: Any, found: Any) -> None:
    """Raise LawBroken, with a readable difference, unless two things are equal."""
    if wanted != found:
        raise LawBroken(law, match, f"{what}\n{difference(wanted, found)}")


def difference(wanted: Any, found: Any) -> str:
    """Where two values made of dictionaries, lists and plain values differ, a line for each."""
    lines: list[str] = []
    for path, left, right in differences(wanted, found, ""):
        if len(lines) == MOST_LINES:
            lines.append("  …")
            break
        lines.append(f"  {path or 'it'}: {shortened(left)} became {shortened(right)}")
    return "\n".join(lines)


def differences(wanted: Any, found: Any, path: str) -> Iterator[tuple[str, Any, Any]]:
    """Every place where two values differ, with both values there."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        for key in [*wanted, *(key for key in found if key not in wanted)]:
            below = f"{path}.{key}" if path else str(key)
            yield from differences(wanted.get(key, NOTHING), found.get(key, NOTHING), below)
    elif isinstance(wanted, list | tuple) and isinstance(found, list | tuple):
        for index in range(max(len(wanted), len(found))):
            left = wanted[index] if index < len(wanted) else NOTHING
            right = found[index] if index < len(found) else NOTHING
            yield from differences(left, right, f"{path}[{index}]")
    elif wanted != found:
        yield path, wanted, found


class Nothing:
    """Stands for a value that is not there."""

    def __repr__(self) -> str:
        return "nothing"


NOTHING: Final = Nothing()


def shortened(value: Any) -> str:
    """A value in a few words."""
    words = repr(value)
    return words if len(words) <= LONGEST else f"{words[:LONGEST]}…"
