"""`podziemia doctor`: whether everything is in place, and what to do if not."""

from __future__ import annotations

import os
import platform
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import typer

from podziemia.cli import FAILED
from podziemia.cli.speech import Json, Lang, language, print_json, say

LIBRARIES: Final = ("typer", "rich", "msgspec", "fluent.runtime")
NARROWEST: Final = 80


class Finding(NamedTuple):
    """One line of the doctor: what was looked at, what was found, and whether that is well."""

    what: str
    found: str
    ok: bool = True
    advice: str = ""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("doctor")(doctor)


def doctor(lang: Lang = None, json: Json = False) -> None:
    """Check versions, the terminal, the language and the content of every game."""
    spoken = language(lang)
    findings = [finding for check in CHECKS for finding in examined(check, spoken)]
    if json:
        print_json([finding._asdict() for finding in findings])
    else:
        width = max(len(finding.what) for finding in findings)
        for finding in findings:
            mark = "ok" if finding.ok else "!!"
            typer.echo(f"{mark}  {finding.what:<{width}}  {finding.found}")
            if finding.advice:
                typer.echo(f"    {finding.advice}")
    if not all(finding.ok for finding in findings):
        raise typer.Exit(FAILED)


def examined(check: Callable[[str], Iterator[Finding]], lang: str) -> list[Finding]:
    """The findings of a check; a check that breaks is a finding too."""
    try:
        return list(check(lang))
    except Exception as fault:
        advice = say("cli-doctor-report", lang=lang)
        found = f"{type(fault).__name__}: {fault}"
        return [Finding(check.__name__.removeprefix("check_"), found, ok=False, advice=advice)]


def check_versions(lang: str) -> Iterator[Finding]:
    """Podziemia, Python and the libraries."""
    from importlib.metadata import version  # noqa: PLC0415 -- slow to import

    yield Finding("podziemia", version("podziemia"))
    yield Finding("python", f"{platform.python_version()} ({platform.system()})")
    for name in LIBRARIES:
        yield Finding(name, version(name))


def check_terminal(lang: str) -> Iterator[Finding]:
    """Size, letters and colour."""
    from podziemia.cli.terminal.console import console  # noqa: PLC0415 -- Rich is slow to import

    out = console()
    size = f"{out.width}x{out.height}"
    if not out.is_terminal:
        yield Finding("terminal", say("cli-doctor-no-terminal", lang=lang))
    elif out.width < NARROWEST:
        advice = say("cli-doctor-narrow", {"width": NARROWEST}, lang)
        yield Finding("terminal", size, ok=False, advice=advice)
    else:
        colour = "NO_COLOR" if out.no_color else out.color_system or "-"
        yield Finding("terminal", f"{size}, {colour}")
    encoding = (sys.stdout.encoding or "").lower()
    utf8 = encoding.replace("-", "") == "utf8"
    advice = "" if utf8 else say("cli-doctor-encoding", lang=lang)
    yield Finding("encoding", encoding or "-", ok=utf8, advice=advice)


def check_language(lang: str) -> Iterator[Finding]:
    """The language of the texts, and where it comes from."""
    from podziemia.kernel.texts import LANGUAGES  # noqa: PLC0415 -- only when it is needed

    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    given = next((f"{name}={os.environ[name]}" for name in names if os.environ.get(name)), "-")
    yield Finding("language", f"{lang} ({given}; {', '.join(LANGUAGES)})")


def check_games(lang: str) -> Iterator[Finding]:
    """Every game loads; its cards, its rules and its bots are counted."""
    from podziemia.kernel.bots import bots_of  # noqa: PLC0415 -- only when it is needed
    from podziemia.kernel.registry import games  # noqa: PLC0415 -- loads every game
    from podziemia.kernel.rulebook import Rulebook  # noqa: PLC0415

    for game in games():
        kinds = Counter(info.kind for info in game.cards.values())
        about: dict[str, Any] = {
            "cards": ", ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())),
            "rules": len(Rulebook.of(game, lang).rules),
            "bots": ", ".join(bots_of(game)),
            "version": game.version,
        }
        yield Finding(game.id, say("cli-doctor-game", about, lang))


CHECKS: Final = (check_versions, check_terminal, check_language, check_games)
