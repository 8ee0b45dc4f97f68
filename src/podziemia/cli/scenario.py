"""`podziemia scenario run PATH...` and `podziemia scenario words GAME`."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from podziemia.cli import BAD_INPUT, FAILED
from podziemia.cli.speech import Json, print_json
from podziemia.kernel import scenario as scenarios
from podziemia.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    import msgspec


def register(app: typer.Typer) -> None:
    """Add `scenario run` and `scenario words`."""
    group = typer.Typer(help="Tests that read like the rulebook's examples.", no_args_is_help=True)
    group.command("run")(run)
    group.command("words")(words)
    app.add_typer(group, name="scenario")


def run(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: Annotated[bool, typer.Option("--json", help="Facts as JSON.")] = False,
) -> None:
    """Play scenarios; prints what was offered and what differs when one fails."""
    failures: dict[str, str] = {}
    malformed = False
    found = files(paths)
    for path in found:
        try:
            scenarios.run(scenarios.read(path))
        except (scenarios.ScenarioFailed, BadInput) as failure:
            malformed |= isinstance(failure, BadInput)
            failures[str(path)] = str(failure)
        except Exception as bug:  # of ours, and no reason to keep the count of the others
            if os.environ.get("PODZIEMIA_DEBUG"):
                raise
            failures[str(path)] = mistake(bug)
        if str(path) in failures and not as_json:
            typer.echo(f"FAILED {path}\n{failures[str(path)]}\n")
    passed = len(found) - len(failures)
    if as_json:
        facts = {"passed": passed, "failed": len(failures), "failures": failures}
        typer.echo(json.dumps(facts, indent=2))
    else:
        typer.echo(f"{passed} passed, {len(failures)} failed")
    if failures:
        raise typer.Exit(BAD_INPUT if malformed else FAILED)


def mistake(bug: Exception) -> str:
    """The sentence for a mistake of our own."""
    from podziemia.cli.faults import sentence_of  # noqa: PLC0415 -- only when it is needed

    return sentence_of(bug, ())[0]


def words(
    game: Annotated[str, typer.Argument(metavar="GAME", help="As in `podziemia games`.")],
    as_json: Json = False,
) -> None:
    """Everything that scenarios of a game can name: questions, options, events, paths."""
    from podziemia.kernel import vocabulary  # noqa: PLC0415 -- only when it is needed
    from podziemia.kernel.registry import find  # noqa: PLC0415

    known = find(game)
    facts: dict[str, Any] = {
        "phases": list(known.phases),
        "given": given_words(known.given),
        "prompts": vocabulary.prompts(known),
        "options": described(vocabulary.options(known)),
        "events": described(vocabulary.events(known)),
        "paths": [path for paths in vocabulary.paths(known).values() for path in paths],
        "cards": list(known.cards),
        "marks": list(known.words),
    }
    if as_json:
        print_json(facts)
        return
    for heading, about in facts.items():
        typer.echo(f"\n{heading}")
        for line in lines(about):
            typer.echo(f"  {line}")


def described(kinds: Mapping[str, type[msgspec.Struct]]) -> dict[str, Any]:
    """Options or events: what each is, and its fields."""
    from podziemia.kernel.vocabulary import fields  # noqa: PLC0415

    return {
        name: {"is": (kind.__doc__ or "").partition("\n")[0], "fields": fields(kind)}
        for name, kind in kinds.items()
    }


def given_words(kind: type[msgspec.Struct]) -> dict[str, str]:
    """What can be given, tables in tables with points between the keys."""
    from podziemia.kernel.vocabulary import given  # noqa: PLC0415

    return given(kind)


def lines(about: Any) -> list[str]:
    """A part of the vocabulary, one line for each word."""
    if isinstance(about, list):
        return [str(word) for word in about]
    return [f"{word}: {line(said)}" for word, said in about.items()]


def line(said: Any) -> str:
    """What is said of a word."""
    if not isinstance(said, dict):
        return str(said)
    fields = ", ".join(f"{name}: {kind}" for name, kind in said["fields"].items())
    return f"{said['is']} {{ {fields} }}" if fields else str(said["is"])


def files(paths: Sequence[Path]) -> list[Path]:
    """The scenario files of paths: a file itself, a folder with everything in it."""
    found: list[Path] = []
    for path in paths:
        if not path.is_file() and not path.is_dir():
            raise BadInput("scenario-no-file", {"file": str(path)})
        inside = [file for file in path.rglob("*.toml") if file.is_file()]
        found += sorted(inside) if path.is_dir() else [path]
    if not found:
        raise BadInput("scenario-none", {"folder": ", ".join(str(path) for path in paths)})
    return found
