"""What every command needs: the reader's language, sentences in it, and facts as JSON."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeAlias

import typer

from podziemia.kernel.asking import NOTHING, Facts
from podziemia.kernel.errors import BadInput
from podziemia.kernel.texts import LANGUAGES, best_language, fluent_value, resources

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALE: Final = Path(__file__).parent / "locale"
LONGEST: Final = 1_000  # Fluent puts no more letters into a sentence at one place


def check_language(language: str | None) -> str | None:
    """Refuse a language there are no texts in."""
    if language is not None and language not in LANGUAGES:
        about = {"language": language, "known": ", ".join(LANGUAGES)}
        raise BadInput("unknown-language", about)
    return language


Lang: TypeAlias = Annotated[
    str | None,
    typer.Option("--lang", metavar="pl|en", callback=check_language, help="Language of the texts."),
]
"""The `--lang` of a command; `language(lang)` tells which one it is."""

Json: TypeAlias = Annotated[bool, typer.Option("--json", help="Print facts as JSON.")]
"""The `--json` of a command that prints facts; `print_json(facts)` does."""


def language(wanted: str | None = None) -> str:
    """The language asked for, or else that of the environment."""
    return wanted if wanted in LANGUAGES else best_language(os.environ)


def language_of(arguments: Sequence[str]) -> str:
    """The language of a command line that has not been understood yet."""
    for number, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return language(argument.removeprefix("--lang="))
        if argument == "--lang" and number + 1 < len(arguments):
            return language(arguments[number + 1])
    return language()


@cache
def bundle(spoken: str) -> FluentBundle:
    """The command line's own messages in a language."""
    from fluent.runtime import FluentBundle  # noqa: PLC0415 -- slow to import

    messages = FluentBundle([spoken], use_isolating=False)
    for resource in resources(LOCALE, spoken):
        messages.add_resource(resource)
    return messages


def say(message: str, about: Facts = NOTHING, lang: str | None = None) -> str:
    """A sentence of the command line (`cli-…`) in the reader's language."""
    messages = bundle(language(lang))
    if not messages.has_message(message):
        return f"[{message}]"
    value = messages.get_message(message).value
    assert value is not None, f"{message} has no text"
    sentence, faults = messages.format_pattern(
        value, {name: shortened(fluent_value(fact)) for name, fact in about.items()}
    )
    assert not faults, f"{message}: {faults}"
    return str(sentence)


def shortened(fact: str | int) -> str | int:
    """A fact no longer than a sentence can take, whatever was typed."""
    if isinstance(fact, str) and len(fact) > LONGEST:
        return f"{fact[: LONGEST - 1]}…"
    return fact


def print_json(facts: Any) -> None:
    """Facts on standard output, as readable JSON."""
    import msgspec  # noqa: PLC0415 -- only when it is needed

    data = msgspec.json.format(msgspec.json.encode(facts), indent=2)
    sys.stdout.write(data.decode() + "\n")
