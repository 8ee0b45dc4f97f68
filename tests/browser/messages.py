"""What the client calls things: its own message files, in either language."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

Language: TypeAlias = Literal["en", "pl"]
SOURCES: Final = Path(__file__).parents[2] / "web" / "src"


@cache
def bundle(lang: Language) -> FluentBundle:
    """Every message of the client in a language."""
    found = FluentBundle([lang], use_isolating=False)
    files = [*SOURCES.glob(f"locale/*.{lang}.ftl"), *SOURCES.glob(f"games/*/board.{lang}.ftl")]
    for file in sorted(files):
        found.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return found


def say(lang: Language, message: str, **about: str | int) -> str:
    """A message, or an attribute of one, as a person reads it."""
    name, _, attribute = message.partition(".")
    found = bundle(lang).get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle(lang).format_pattern(pattern, about)
    assert not errors, f"{message} wants other facts: {errors}"
    assert not isinstance(text, FluentNone), message
    return text
