"""What commands say about bots: who they are, and how long they may think."""

from __future__ import annotations

import math
from typing import Annotated, TypeAlias

import typer

from podziemia.kernel.errors import BadInput

Bots: TypeAlias = Annotated[
    str,
    typer.Option(
        metavar="BOT,...",
        help="Who plays, seat by seat; they move on. A bot of the game, or file.py:Class.",
    ),
]
"""The `--bots` of a command; `read_bots(bots)` takes it apart."""

Budget: TypeAlias = Annotated[
    float | None,
    typer.Option(metavar="S", help="Seconds a bot may take for a decision. [default: 10]"),
]
"""The `--budget` of a command; `read_budget(budget)` tells how many seconds."""


def read_bots(given: str) -> tuple[str, ...]:
    """The names in a list."""
    return tuple(name.strip() for name in given.split(","))


def read_budget(given: float | None) -> float:
    """How many seconds a decision may take."""
    from podziemia.lab.outside.host import BUDGET  # noqa: PLC0415 -- only when it is needed

    if given is None:
        return BUDGET
    if not 0 < given < math.inf:
        raise BadInput("cli-budget", {"budget": f"{given:g}"})
    return given
