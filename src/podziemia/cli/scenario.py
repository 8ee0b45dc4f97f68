"""`podziemia scenario run PATH...`: play scenario files and compare."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from podziemia.kernel import scenario as scenarios
from podziemia.kernel.errors import BadInput


def register(app: typer.Typer) -> None:
    """Add `scenario run`."""
    group = typer.Typer(help="Tests that read like the rulebook's examples.", no_args_is_help=True)
    group.command("run")(run)
    group.callback()(lambda: None)
    app.add_typer(group, name="scenario")


def run(
    paths: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    as_json: Annotated[bool, typer.Option("--json", help="Facts as JSON.")] = False,
) -> None:
    """Play scenarios; prints what was offered and what differs when one fails."""
    failures: dict[str, str] = {}
    malformed = False
    found = scenarios.files(paths)
    for path in found:
        try:
            scenarios.run(scenarios.read(path))
        except (scenarios.ScenarioFailed, BadInput) as failure:
            malformed |= isinstance(failure, BadInput)
            failures[str(path)] = str(failure)
            if not as_json:
                typer.echo(f"FAILED {path}\n{failure}\n")
    passed = len(found) - len(failures)
    if as_json:
        facts = {"passed": passed, "failed": len(failures), "failures": failures}
        typer.echo(json.dumps(facts, indent=2))
    else:
        typer.echo(f"{passed} passed, {len(failures)} failed")
    if failures:
        raise typer.Exit(2 if malformed else 1)
