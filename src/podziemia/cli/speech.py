"""What every command needs: the reader's language, sentences in it, and facts as JSON."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias

import typer

from podziemia.kernel.errors import BadInput
from podziemia.kernel.questions import NOTHING, Facts
from podziemia.kernel.texts import LANGUAGES, best_language, say_from

LOCALE: Final = Path(__file__).parent / "locale"


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


def say(message: str, about: Facts = NOTHING, lang: str | None = None) -> str:
    """A sentence of the command line (`cli-…`) in the reader's language."""
    return say_from(LOCALE, language(lang), message, about) or f"[{message}]"


def print_json(facts: Any) -> None:
    """Facts on standard output, as readable JSON."""
    import msgspec  # noqa: PLC0415 -- only when it is needed

    data = msgspec.json.format(msgspec.json.encode(facts), indent=2)
    sys.stdout.write(data.decode() + "\n")
