"""`podziemia tournament GAME`: every bot meets every other, and a standing with its spread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from podziemia.cli.bots import Budget, read_bots, read_budget
from podziemia.cli.progress import progress
from podziemia.cli.simulate import Workers, read_players, read_workers
from podziemia.cli.speech import Json, Lang, language, print_json, say
from podziemia.kernel.errors import BotFault

if TYPE_CHECKING:
    from podziemia.kernel.game import Game
    from podziemia.kernel.questions import Facts
    from podziemia.lab.tournament import Contest, Forfeit, Place, Results


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tournament")(tournament)


def tournament(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, as `games` lists it.")],
    *,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT,...", help="Who takes part: bots of the game, or file.py:Class."
        ),
    ] = "greedy,random",
    games: Annotated[
        int, typer.Option(help="How many deals each pairing plays, each from every seat.")
    ] = 10,
    players: Annotated[
        int | None, typer.Option(metavar="P", help="How many sit at a table. [default: the least]")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same deals.")] = "0",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    budget: Budget = None,
    workers: Workers = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Let bots meet in all pairings, on the same deals from every seat, and print the standing.

    A bot that fails loses that match and stays in the tournament.
    """
    from podziemia.cli.play import read_options  # noqa: PLC0415 -- only when it is needed
    from podziemia.kernel.registry import find  # noqa: PLC0415 -- loads every game
    from podziemia.lab import tournament as lab  # noqa: PLC0415

    found = find(game)
    least = max(found.players[0], lab.FEWEST)
    contest = lab.Contest(
        game=game,
        bots=read_bots(bots),
        players=read_players(found, str(least if players is None else players))[0],
        deals=games,
        seed=seed,
        options=read_options(found, option or []),
        budget=read_budget(budget),
    )
    spoken = language(lang)
    matches = len(lab.tables(contest)) if games > 0 else 0
    with progress("cli-simulate-playing", matches, spoken) as tick:
        results = lab.hold(contest, workers=read_workers(workers), tick=tick)
    standing = lab.standing(contest, results)
    if json:
        print_json(facts(contest, results, standing))
    else:
        show(found, contest, results, standing, spoken)


def facts(contest: Contest, results: Results, standing: Sequence[Place]) -> dict[str, Any]:
    """What came of it, as JSON."""
    return {
        "game": contest.game,
        "players": contest.players,
        "deals": contest.deals,
        "seed": contest.seed,
        "matches": results.matches,
        "seconds": round(results.seconds, 3),
        "standing": [msgspec.to_builtins(place) for place in standing],
        "forfeits": [
            {
                "bot": forfeit.bot,
                "match": forfeit.match,
                "told": sentence(contest.game, forfeit, "en"),
            }
            for forfeit in results.forfeits
        ],
    }


def sentence(game: str, forfeit: Forfeit, lang: str) -> str:
    """Why a bot has lost a match."""
    return BotFault(forfeit.message, forfeit.about, game=game).sentence(lang)


def show(
    game: Game[Any], contest: Contest, results: Results, standing: Sequence[Place], lang: str
) -> None:
    """The standing as a table, and what went wrong."""
    from podziemia.cli.bench import plain_table  # noqa: PLC0415 -- only when it is needed
    from podziemia.cli.terminal.console import console  # noqa: PLC0415

    about: Facts = {
        "matches": results.matches,
        "players": contest.players,
        "deals": contest.deals,
        "seconds": f"{results.seconds:.1f}",
    }
    typer.echo(say("cli-tournament-done", about, lang))
    columns = ["matches", "wins", "utility", "interval"]
    if game.deciding:
        columns.append("score")
    if results.forfeits:
        columns.append("forfeits")
    headings = [f"cli-tournament-{column}" for column in columns]
    table = plain_table(say("cli-tournament-bot", lang=lang), headings, lang)
    for place in standing:
        table.add_row(place.bot, *(cell(place, column) for column in columns))
    console().print(table)
    told: set[str] = set()
    for forfeit in results.forfeits:
        if forfeit.bot not in told:  # the first of each tells enough
            typer.echo(sentence(contest.game, forfeit, lang))
            told.add(forfeit.bot)


def cell(place: Place, column: str) -> str:
    """One figure of the standing."""
    match getattr(place, column):
        case None:
            return "-"
        case (low, high):
            return f"{low:+.2f} … {high:+.2f}"
        case float(figure) if column == "utility":
            return f"{figure:+.2f}"
        case figure:
            return f"{figure:.4g}"
