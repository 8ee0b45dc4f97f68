"""What may be answered: options, each of a kind that its game declares, and free answers."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from podziemia.kernel.rng import Rng


def snake_case(name: str) -> str:
    """`KeepBoss` becomes `keep_boss`: the tag of an option or event in JSON."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name).lstrip("_")


class Option(msgspec.Struct, frozen=True, tag=snake_case, forbid_unknown_fields=True, gc=False):
    """One thing a seat may choose: small, frozen, JSON with its `type`, stable in records."""


class Resign(Option, frozen=True):
    """Give up, whoever is asked: the note that `Match.resign` makes."""


class DealAnew(Option, frozen=True):
    """Not a choice but a note: here everything hidden from a seat was dealt anew.

    None is a spectator; the note itself is the world's.
    """

    seed: int
    viewer: int | None


class Free(msgspec.Struct, frozen=True, eq=False):
    """Answers that cannot be listed: a throw's gesture, a number, what happened on a real table."""

    kind: type[Option]
    check: Callable[[Option], None]
    """Raises a Refusal, with its rule, if the answer is not legal."""
    sample: Callable[[Rng], Option]
    """Any legal answer, for random play, laws and fuzzing."""
    default: Option
    """What a seat that does not answer gets."""
