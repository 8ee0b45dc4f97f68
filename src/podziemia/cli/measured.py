"""What a game measures of itself: `podziemia NAME measure`.

Which measurements there are, the games say (`Game.measures`).
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from podziemia.cli.progress import progress
from podziemia.cli.speech import Json, Lang, language, print_json, say

if TYPE_CHECKING:
    from podziemia.kernel.game import Measurement


def measurements() -> dict[str, Measurement]:
    """The measurements of all games, by their names."""
    from podziemia.kernel.registry import games  # noqa: PLC0415 -- only when it is needed

    return {name: found for game in games() for name, found in game.measures.items()}


def measuring(name: str, measurement: Measurement) -> typer.Typer:
    """The command of a measurement."""
    group = typer.Typer(
        name=name,
        help=f"Measure {name}.",
        no_args_is_help=True,
        add_completion=False,
        rich_markup_mode=None,
    )

    @group.callback()
    def only() -> None:
        """It has one command, under its own name."""

    @group.command("measure")
    def measure(
        trials: Annotated[int, typer.Option(min=1, help="How many trials of each kind.")] = 100,
        seed: Annotated[
            str, typer.Option(help="The same seed gives the same figures.")
        ] = "measure",
        to: Annotated[
            Path | None, typer.Option(metavar="FOLDER", help="Write what is made of them there.")
        ] = None,
        lang: Lang = None,
        json: Json = False,
    ) -> None:
        """Measure, and show the figures."""
        spoken = language(lang)
        with progress("cli-measuring", measurement.steps(trials), spoken) as tick:
            figures = measurement.make(trials, seed, tick)
        if json:
            print_json(figures)
        else:
            typer.echo(measurement.show(figures, spoken))
        if to is not None:
            to.mkdir(parents=True, exist_ok=True)
            for file, text in measurement.files(figures).items():
                (to / file).write_text(text, encoding="utf-8")
                if not json:
                    typer.echo(say("cli-measured-written", {"file": str(to / file)}, spoken))

    return group
