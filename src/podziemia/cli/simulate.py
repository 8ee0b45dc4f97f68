"""`podziemia simulate GAME`: many matches between bots, for facts or to check the laws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from podziemia.cli.bots import Bots, Budget, read_bots, read_budget
from podziemia.cli.progress import progress
from podziemia.cli.speech import Json, Lang, language, print_json, say
from podziemia.kernel.errors import BadInput

if TYPE_CHECKING:
    from podziemia.kernel.game import Game
    from podziemia.kernel.questions import Facts
    from podziemia.lab.simulate import SimulationPlan, Tally


Workers: TypeAlias = Annotated[
    int | None, typer.Option(metavar="W", help="Processes; as many as processors if not given.")
]
"""The `--workers` of a command; `read_workers(workers)` tells how many."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("simulate")(simulate)


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, as `games` lists it.")],
    *,
    games: Annotated[int, typer.Option(help="How many matches.")] = 100,
    players: Annotated[str, typer.Option(metavar="P,…|all", help="How many play, or all.")] = "all",
    bots: Bots = "random",
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "0",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    variants: Annotated[
        bool, typer.Option("--variants", help="Go through all values of the other options.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Check the laws of the kernel while playing.")
    ] = False,
    budget: Budget = None,
    workers: Workers = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play many matches between bots and print facts about them, or check the laws."""
    from podziemia.cli.play import read_options  # noqa: PLC0415 -- only when it is needed
    from podziemia.kernel.registry import find  # noqa: PLC0415 -- loads every game
    from podziemia.lab import simulate as lab  # noqa: PLC0415

    found = find(game)
    plan = lab.SimulationPlan(
        game=game,
        games=games,
        players=read_players(found, players),
        bots=read_bots(bots),
        seed=seed,
        options=read_options(found, option or []),
        variants=variants,
        check=check,
        budget=read_budget(budget),
    )
    processes = read_workers(workers)
    spoken = language(lang)
    with progress("cli-simulate-playing", games, spoken) as tick:
        tally = lab.simulate(plan, workers=processes, tick=tick)
    if json:
        print_json(facts(tally))
    else:
        for line in lines(tally, found, plan, spoken):
            typer.echo(line)
    if tally.faults:
        raise typer.Exit(1)


def read_workers(given: int | None) -> int:
    """How many processes play."""
    from podziemia.lab.workers import default_workers  # noqa: PLC0415 -- only when it is needed

    workers = default_workers() if given is None else given
    if workers < 1:
        raise BadInput("cli-simulate-workers", {"workers": workers})
    return workers


def read_players(game: Game[Any], given: str) -> tuple[int, ...]:
    """The numbers of players: some, or all the game allows."""
    if given == "all":
        return tuple(game.players)
    known = {str(number): number for number in game.players}
    for number in given.split(","):
        if number not in known:
            about: Facts = {"players": number, "least": game.players[0], "most": game.players[-1]}
            raise BadInput("bad-players", about, game=game.id)
    return tuple(known[number] for number in given.split(","))


def facts(tally: Tally) -> dict[str, Any]:
    """What came of it, as JSON."""
    return {
        "games": tally.games,
        "alone": tally.alone,
        "lost": tally.lost,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "decisions_per_second": speed(tally),
        "wins": {
            "seats": shares(tally.seat_wins, tally.seats),
            "sides": shares(tally.side_wins, tally.sides),
            "bots": shares(tally.bot_wins, tally.bots),
        },
        "utility": {bot: round(tally.utility[bot] / tally.bots[bot], 4) for bot in tally.bots},
        "rounds": rounds(tally),
        "rules": dict(sorted(tally.rules.items(), key=lambda rule: -rule[1])),
        "scores": means(tally),
        "broken": [
            {
                "law": fault.law,
                "times": fault.times,
                "number": fault.number,
                "told": fault.told,
            }
            for fault in tally.faults.values()
        ],
    }


def shares(wins: dict[str, int], played: dict[str, int]) -> dict[str, dict[str, float]]:
    """How often each has played and won."""
    return {
        name: {
            "played": played[name],
            "won": wins.get(name, 0),
            "share": round(wins.get(name, 0) / played[name], 4),
        }
        for name in sorted(played)
    }


def rounds(tally: Tally) -> dict[str, float] | None:
    """How long matches were."""
    if not tally.rounds:
        return None
    count = sum(tally.rounds.values())
    mean = sum(number * times for number, times in tally.rounds.items()) / count
    return {"mean": round(mean, 2), "least": min(tally.rounds), "most": max(tally.rounds)}


def means(tally: Tally) -> dict[str, float]:
    """The mean of each score of a seat."""
    return {name: round(total / tally.scored, 3) for name, total in tally.scores.items()}


def speed(tally: Tally) -> int:
    """Decisions in a second."""
    return round(tally.decisions / tally.seconds) if tally.seconds else 0


def lines(tally: Tally, game: Game[Any], plan: SimulationPlan, lang: str) -> Iterator[str]:
    """What came of it, in words."""
    from podziemia.lab.report import score_name  # noqa: PLC0415 -- only when it is needed

    about = facts(tally)
    yield say(
        "cli-simulate-done",
        {
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": f"{tally.seconds:.1f}",
            "speed": speed(tally),
        },
        lang,
    )
    if len(plan.players) > 1:
        sizes = ", ".join(str(players) for players in plan.players)
        yield say("cli-simulate-sizes", {"sizes": sizes}, lang)
    for what in ("seats", "sides", "bots"):
        for name, share in about["wins"][what].items():
            called = spoken(game, what, name, lang)
            yield say(f"cli-simulate-{what}", {"name": called, **in_words(share)}, lang)
    for name, worth in about["utility"].items():
        yield say("cli-simulate-utility", {"name": name, "worth": f"{worth:+.2f}"}, lang)
    if tally.alone:
        yield say("cli-simulate-alone", {"games": tally.alone}, lang)
    if tally.lost:
        yield say("cli-simulate-lost", {"games": tally.lost}, lang)
    if (length := about["rounds"]) is not None:
        yield say("cli-simulate-rounds", {k: f"{v:g}" for k, v in length.items()}, lang)
    for rule, times in about["rules"].items():
        yield say("cli-simulate-rule", {"rule": rule, "times": times}, lang)
    for name, mean in about["scores"].items():
        called = score_name(game, name, lang)
        yield say("cli-simulate-score", {"name": called, "mean": f"{mean:g}"}, lang)
    if plan.check:
        yield from verdict(tally, lang)


def in_words(share: dict[str, Any]) -> dict[str, Any]:
    """How often somebody has won, as the sentences say it."""
    return {"share": f"{share['share']:.1%}", "won": share["won"], "of": share["played"]}


def spoken(game: Game[Any], what: str, name: str, lang: str) -> str:
    """Who it was that won: a seat (people count from 1), a side, or a bot."""
    match what:
        case "seats":
            return str(int(name) + 1)
        case "sides":
            return side_name(game, name, lang)
    return name


def side_name(game: Game[Any], side: str, lang: str) -> str:
    """What a side is called: by its game, or where all are on the same, by us."""
    from podziemia.kernel.texts import texts  # noqa: PLC0415 -- only when it is needed
    from podziemia.lab.simulate import ALL  # noqa: PLC0415

    if side == ALL:
        return say("cli-simulate-all", lang=lang)
    return texts(game.id, lang).say(f"{game.prefix.lower()}-side-{side}")


def verdict(tally: Tally, lang: str) -> Iterator[str]:
    """Whether the laws hold, and how to see where they do not."""
    if not tally.faults:
        yield say("cli-simulate-holds", {}, lang)
        return
    faults = sorted(tally.faults.values(), key=lambda fault: -fault.times)
    broken = sum(fault.times for fault in faults)
    yield say("cli-simulate-broken", {"times": broken, "kinds": len(faults)}, lang)
    for fault in faults:
        about: Facts = {
            "headline": fault.headline,
            "number": fault.number,
            "times": fault.times,
        }
        yield say("cli-simulate-fault", about, lang)
    yield ""
    yield faults[0].told
