"""What a seat is asked, and how it may answer."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from podziemia.kernel.questions import Fact
from podziemia.kernel.scene import Offer, OfferedSquares, Words


class FreeField(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """A part of a free answer: `<prefix>-answer-<kind>.<name>` is its name."""

    name: str
    kind: Literal["whole", "number", "text", "yes_no", "other"]
    """`other`: not to be typed; the game's own board makes it."""
    required: bool = False
    usual: float | int | str | bool | None = None
    """What it is where it is left out."""
    least: float | int | None = None
    most: float | int | None = None
    longest: int | None = None
    """How many letters a text may have."""


class FreeAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An answer that cannot be listed: `<prefix>-answer-<kind>` is what giving it is called."""

    kind: str
    """Its `type`."""
    fields: tuple[FreeField, ...]


class Intent(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the bot of a seat means to do, told to everybody."""

    seat: int
    words: Words


class Question(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True
):
    """What a seat is asked: `<prefix>-ask-<prompt>` are the words, with `about`."""

    number: int
    """By this number it is answered."""
    prompt: str
    rule: str
    about: dict[str, Fact]
    options: tuple[dict[str, Any], ...]
    offers: tuple[Offer, ...]
    """The options in words, in the same order; of some there is `more` to ask for (`ask_offer`)."""
    squares: tuple[OfferedSquares, ...] = ()
    """More options, after those: pieces that can be sent to squares."""
    piece: str | None = None
    """The piece that acts, by its id in the scene; none: the seat itself is asked."""
    free: FreeAnswer | None = None
    """What is answered where that cannot be listed; there are no options then."""
