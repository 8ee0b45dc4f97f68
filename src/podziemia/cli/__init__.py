"""The command line: `podziemia`, one module per command.

A module of this package that has a function `register(app)` adds its commands with it; nothing
else names them. Modules import what they need inside their commands, so that a command is quick.
Games may add the names of kinds of files that people write for them (`written`).
Whatever goes wrong becomes one sentence on standard error, and exit code 2 when the input was to
blame; `PODZIEMIA_DEBUG=1` shows where it went wrong.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import typer

DONE: Final = 0
FAILED: Final = 1
BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def application() -> typer.Typer:
    """The whole command line."""
    from podziemia.cli.written import Commands  # noqa: PLC0415 -- a module of this package

    app = typer.Typer(
        name="podziemia",
        cls=Commands,
        help="Dungeon board games: play them, look up their rules, study them.",
        add_completion=False,
        pretty_exceptions_enable=False,
        rich_markup_mode=None,
        context_settings={"help_option_names": ["-h", "--help"]},
    )

    @app.callback(invoke_without_command=True)
    def podziemia(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())

    for module in sorted(pkgutil.iter_modules(__path__), key=lambda module: module.name):
        found = importlib.import_module(f"{__name__}.{module.name}")
        if (register := getattr(found, "register", None)) is not None:
            register(app)
    return app


def main(arguments: Sequence[str] | None = None) -> None:
    """The `podziemia` command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:  # closed by whoever started us
            void = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 -- to the end
            setattr(sys, name, void)
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that cannot show a letter
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command line; its exit code."""
    try:
        return invoke(arguments)
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return INTERRUPTED
    except BrokenPipeError:
        # Python would complain once more when it flushes at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except Exception as fault:
        if os.environ.get("PODZIEMIA_DEBUG"):
            raise
        from podziemia.cli.faults import sentence_of  # noqa: PLC0415 -- only when it is needed

        sentence, code = sentence_of(fault, arguments)
        sys.stdout.flush()
        sys.stderr.write(sentence + "\n")
        return code


def invoke(arguments: Sequence[str]) -> int:
    """Understand a command line and do what it says."""
    command = typer.main.get_command(application())
    try:
        with command.make_context("podziemia", list(arguments)) as context:
            command.invoke(context)
            sys.stdout.flush()
    except typer.Exit as exit_:
        sys.stdout.flush()
        return exit_.exit_code
    except typer.Abort:
        return INTERRUPTED
    return DONE
