"""Files that people write for one game: `podziemia KIND check FILE...`, `podziemia KIND show FILE`.

Which kinds there are, the games say (`Game.files`). They are looked for where no other command has
the name, and where all commands are listed; so is what games measure (`measured`).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from podziemia.cli import FAILED
from podziemia.cli.measured import measurements, measuring
from podziemia.cli.speech import Json, Lang, language, print_json, say

if TYPE_CHECKING:
    from podziemia.kernel.game import FileKind


class Commands(TyperGroup):
    """All commands: those of the modules, and those that games add."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        return [*super().list_commands(ctx), *kinds(), *measurements()]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of this name."""
        found = super().get_command(ctx, cmd_name)
        if found is None and cmd_name in (known := kinds()):
            return typer.main.get_command(commands(cmd_name, known[cmd_name]))
        if found is None and cmd_name in (measured := measurements()):
            return typer.main.get_command(measuring(cmd_name, measured[cmd_name]))
        return found


def kinds() -> dict[str, FileKind]:
    """The kinds of files of all games, by their names."""
    from podziemia.kernel.registry import games  # noqa: PLC0415 -- only when it is needed

    return {name: kind for game in games() for name, kind in game.files.items()}


def commands(name: str, kind: FileKind) -> typer.Typer:
    """The commands of a kind of files."""
    group = typer.Typer(
        name=name,
        help=f"Check a {name} file, or show what it says.",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
    )

    @group.command("check")
    def check(
        paths: Annotated[list[Path], typer.Argument(metavar="FILE...", help="The files.")],
        lang: Lang = None,
        json: Json = False,
    ) -> None:
        """Say everything that is wrong in files, and where; exit code 1 if anything is."""
        spoken = language(lang)
        wrong = {str(path): kind.faults(text(path), str(path)) for path in paths}
        if json:
            print_json({file: [fault.sentence(spoken) for fault in wrong[file]] for file in wrong})
        else:
            for file, faults in wrong.items():
                for fault in faults:
                    typer.echo(fault.sentence(spoken))
                if not faults:
                    typer.echo(say("cli-written-fine", {"file": file}, spoken))
        if any(wrong.values()):
            raise typer.Exit(FAILED)

    @group.command("show")
    def show(
        path: Annotated[Path, typer.Argument(metavar="FILE", help="The file.")],
        lang: Lang = None,
        json: Json = False,
    ) -> None:
        """Show what a file says."""
        if json:
            print_json(kind.facts(text(path), str(path)))
        else:
            typer.echo(kind.show(text(path), str(path), language(lang)))

    return group


def text(path: Path) -> str:
    """The text of a file, no more than is ever read; what is no text is kept for its reader."""
    from podziemia.kernel.files import LARGEST  # noqa: PLC0415 -- only when it is needed

    with path.open("rb") as file:
        return file.read(LARGEST + 1).decode(errors="surrogateescape")
