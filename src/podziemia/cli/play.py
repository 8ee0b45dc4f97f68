"""`podziemia play GAME`: the table in the terminal."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from podziemia.cli.bots import Budget, read_budget
from podziemia.cli.speech import Lang, language
from podziemia.kernel.errors import BadInput

if TYPE_CHECKING:
    from podziemia.kernel.game import Game, Value
    from podziemia.kernel.match import Match

DEFAULT_SEATS = "human,greedy"
TRUE = ("true", "yes", "on", "1", "tak")
FALSE = ("false", "no", "off", "0", "nie")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("play")(play)


def play(
    game: Annotated[
        str | None, typer.Argument(help="A game, as `podziemia games` names it.")
    ] = None,
    *,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,...",
            help="Who sits where, one for each player: human, a bot (random, greedy), or a bot of"
            " yours (file.py:Class). `human` alone plays solo where the game allows it."
            f" [default: {DEFAULT_SEATS}]",
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAME,NAME,...", help="How the players are called.")
    ] = None,
    seed: Annotated[
        str | None, typer.Option(help="The same seed gives the same match. [default: chance]")
    ] = None,
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the table.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Save here after every decision.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")
    ] = None,
    quick: Annotated[
        bool | None,
        typer.Option(
            "--quick/--no-quick",
            help="Skip questions that leave no choice. [default: only with one person]",
        ),
    ] = None,
    budget: Budget = None,
    lang: Lang = None,
) -> None:
    """Play in the terminal: alone against bots, or several people at one keyboard."""
    from podziemia.cli.terminal.console import console  # noqa: PLC0415 -- Rich is slow to import
    from podziemia.cli.terminal.files import check_free  # noqa: PLC0415
    from podziemia.cli.terminal.table import Sitting, bots_for  # noqa: PLC0415
    from podziemia.lab.outside.crew import Crew  # noqa: PLC0415

    sitting = split(seats) if seats is not None else None
    if sitting is not None and not all(sitting):
        raise BadInput("cli-empty-seat")
    for given in (save, resume):
        if given is not None and os.path.isdir(given):  # noqa: PTH112 -- any name may be given
            about = {"folder": str(given), "example": str(given / "match.json")}
            raise BadInput("cli-is-folder", about)
    path = check_free(save) if save is not None else resume
    if resume is not None:
        if seed is not None or option:
            raise BadInput("cli-resume-fixed")
        match = resumed(resume, game, sitting)
    else:
        if game is None:
            raise BadInput("cli-which-game", {"known": known_games()})
        sitting = sitting or split(DEFAULT_SEATS)
        match = begun(game, sitting, seed, option or [])
    called = tuple(split(names)) if names is not None else ()
    if len(called) > len(match.controllers):
        raise BadInput("cli-names", {"names": len(called), "seats": len(match.controllers)})
    if (twice := first_twice(called)) is not None:
        raise BadInput("cli-names-twice", {"name": twice})
    spoken, seconds = language(lang), read_budget(budget)
    with Crew(match.game) as crew:
        bots = bots_for(match, sitting or match.controllers, crew)
        Sitting(
            match, console(), spoken, bots, names=called, path=path, quick=quick, budget=seconds
        ).run()


def split(words: str) -> list[str]:
    """A list as it is typed."""
    return [word.strip() for word in words.split(",")]


def known_games() -> str:
    """The names of all games."""
    from podziemia.kernel.registry import games  # noqa: PLC0415 -- loads every game

    return ", ".join(game.id for game in games())


def begun(name: str, seats: list[str], seed: str | None, options: Sequence[str]) -> Match[Any]:
    """A new match."""
    from podziemia.kernel.registry import find, start  # noqa: PLC0415 -- loads every game
    from podziemia.lab.outside.crew import controllers  # noqa: PLC0415

    game = find(name)
    for who in controllers(seats):
        game.check_controller(who)
    chosen = read_options(game, options)
    number = int(seed) if seed is not None and is_number(seed) else seed
    return start(name, len(seats), number, chosen, controllers(seats))


def resumed(path: Path, game: str | None, seats: list[str] | None) -> Match[Any]:
    """A saved match; others may sit down at it."""
    from podziemia.cli.terminal.files import read  # noqa: PLC0415 -- only when it is needed
    from podziemia.kernel.registry import find, replay  # noqa: PLC0415
    from podziemia.lab.outside.crew import controllers  # noqa: PLC0415

    match = replay(read(path))
    if game is not None and find(game) is not match.game:
        about = {"file": str(path), "game": match.game.id, "wanted": game}
        raise BadInput("cli-other-game", about)
    if match.setup is not None and not match.over:
        match.game.check_here(match.setup.options)
    if seats is not None:
        if len(seats) != len(match.controllers):
            about_seats = {"players": len(match.controllers), "seats": len(seats)}
            raise BadInput("bad-seats", about_seats, game=match.game.id)
        for seat, who in enumerate(controllers(seats)):
            match.hand_over(seat, who)
    return match


def first_twice(words: Sequence[str]) -> str | None:
    """The first word that has stood before; nothing (an empty word) may stand often."""
    return next((word for at, word in enumerate(words) if word and word in words[:at]), None)


def read_options(game: Game[Any], given: Sequence[str]) -> dict[str, Value]:
    """Options of the table as they are typed, each at most once."""
    pairs = [read_option(game, each) for each in given]
    if (twice := first_twice([key for key, _ in pairs])) is not None:
        raise BadInput("cli-option-twice", {"option": twice})
    return dict(pairs)


def read_option(game: Game[Any], given: str) -> tuple[str, Value]:
    """`key=value` as the game wants it; what does not fit is left for the game to refuse.

    For a text the value is the path of a file that has it.
    """
    key, found, typed = given.partition("=")
    if not found:
        raise BadInput("cli-bad-pair", {"given": given})
    switch = next((switch for switch in game.switches if switch.id == key.strip()), None)
    value: Value = typed.strip()
    if switch is not None and isinstance(switch.default, bool):
        word = typed.strip().lower()
        value = True if word in TRUE else False if word in FALSE else value
    elif switch is not None and isinstance(switch.default, int) and is_number(typed.strip()):
        value = int(typed)
    elif switch is not None and switch.longest and typed.strip():
        from podziemia.cli.terminal.files import read  # noqa: PLC0415 -- only when it is needed

        value = read(Path(typed.strip()).expanduser())
    return key.strip(), value


def is_number(typed: str) -> bool:
    """Whether this is a whole number."""
    return re.fullmatch(r"-?[0-9]{1,18}", typed) is not None
