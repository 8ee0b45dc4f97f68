"""`podziemia bench [GAME]`: how fast a game is, alone or beside other engines; `bench table`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated, Any

import typer

from podziemia.cli.progress import progress
from podziemia.cli.speech import Json, Lang, language, print_json, say
from podziemia.cli.usual import Usual

if TYPE_CHECKING:
    from rich.table import Table

    from podziemia.lab.bench import Figure, Report, Subject


def register(app: typer.Typer) -> None:
    """Add the commands."""
    from podziemia.cli.bench_table import bench_table  # noqa: PLC0415 -- it shows things as we do

    group = typer.Typer(
        cls=Usual,
        help="Measure games, bench [GAME], or a server with many tables, bench table.",
        rich_markup_mode=None,
    )
    group.command("games")(bench)
    group.command("table")(bench_table)
    app.add_typer(group, name="bench")


def bench(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game; all games if not given.")
    ] = None,
    *,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many play; the least if not given.")
    ] = None,
    seconds: Annotated[float, typer.Option(metavar="S", help="How long each run lasts.")] = 0.25,
    repeats: Annotated[int, typer.Option(metavar="R", help="How many runs of each kind.")] = 20,
    peers: Annotated[
        bool, typer.Option("--peers", help="Measure other engines in the same run.")
    ] = False,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Measure how fast games are played, copied and shown, on one processor core."""
    from podziemia.kernel.registry import find, games  # noqa: PLC0415 -- loads every game
    from podziemia.lab import bench as lab  # noqa: PLC0415

    spoken = language(lang)
    found = [find(game)] if game is not None else list(games())
    ours = [lab.subject(g.id, g.players[0] if players is None else players) for g in found]
    theirs, missing = other_engines(ours[0].players) if peers else ([], {})
    subjects = [*ours, *theirs]
    with progress("cli-bench-measuring", lab.runs(subjects) * repeats, spoken) as tick:
        reports = lab.measure(subjects, seconds=seconds, repeats=repeats, tick=tick)
    own, others = reports[: len(ours)], reports[len(ours) :]
    if json:
        about = {"machine": lab.machine(), "seconds": seconds, "repeats": repeats}
        print_json(about | facts(own, others) | {"missing": missing})
        return
    show(own, others, {"seconds": f"{seconds:g}", "repeats": repeats}, spoken)
    for name, reason in missing.items():
        typer.echo(say("cli-bench-missing", {"name": name, "reason": reason}, spoken))


def other_engines(players: int) -> tuple[list[Subject], dict[str, str]]:
    """The peers that are installed; and those that are not, with what to do."""
    from podziemia.lab import peers as lab  # noqa: PLC0415 -- only when it is needed

    installed: list[Subject] = []
    missing: dict[str, str] = {}
    for peer in lab.PEERS:
        try:
            installed.append(lab.subject(peer, players))
        except lab.NotInstalled as absent:
            missing[peer.name] = f"{lab.PEERS_GROUP} ({absent})"
    return installed, missing


def facts(own: Sequence[Report], others: Sequence[Report]) -> dict[str, Any]:
    """What was measured, as JSON."""
    return {
        "games": [described(report) for report in own],
        "peers": [
            described(peer) | {"ratios": {report.name: ratios(report, peer) for report in own}}
            for peer in others
        ],
    }


def described(report: Report) -> dict[str, Any]:
    """The figures of a game or a peer as JSON."""
    return {
        "name": report.name,
        "players": report.players,
        "version": report.version,
        "per_second": report.figures(),
    }


def ratios(own: Report, peer: Report) -> dict[str, float | None]:
    """How many times faster ours is."""
    return {what: own.ratio(peer, what) for what in ("decisions", "forks")}


def show(
    own: Sequence[Report], others: Sequence[Report], about: dict[str, str | int], lang: str
) -> None:
    """What was measured, as tables."""
    from podziemia.cli.terminal.console import console  # noqa: PLC0415 -- Rich is slow to import
    from podziemia.lab.bench import machine  # noqa: PLC0415

    made_with = machine()
    about |= {"python": str(made_with["python"]), "compiled": bool(made_with["compiled"])}
    typer.echo(say("cli-bench-how", about, lang))
    for report in own:
        typer.echo()
        console().print(own_table(report, lang))
    if others:
        typer.echo()
        console().print(peers_table(own, others, lang))
        typer.echo(say("cli-bench-ratio", lang=lang))
        typer.echo("; ".join(f"{p.name} {p.version} ({p.players})" for p in others))


def own_table(report: Report, lang: str) -> Table:
    """One game: what happens how often in a second."""
    title = say("cli-bench-game", {"game": report.name, "players": report.players}, lang)
    table = plain_table(title, ("cli-bench-per-second", "cli-bench-range"), lang)
    for what, figure in report.figures().items():
        span = f"{number(figure.least)} … {number(figure.most)}"
        table.add_row(say(f"cli-bench-{what}", lang=lang), number(figure.median), span)
    return table


def peers_table(own: Sequence[Report], others: Sequence[Report], lang: str) -> Table:
    """The other engines, and how many times faster ours is."""
    wanted = ("decisions", "choices", "matches", "forks")
    columns = [f"cli-bench-{what}-short" for what in wanted]
    table = plain_table(say("cli-bench-peers", lang=lang), columns, lang)
    for report in own:
        table.add_column(report.name, justify="right")
    for peer in others:
        figures = peer.figures()
        cells = [cell(figures.get(what)) for what in wanted]
        table.add_row(peer.name, *cells, *(factors(ratios(report, peer)) for report in own))
    return table


def plain_table(title: str, columns: Sequence[str], lang: str) -> Table:
    """A table without frames: the title over the first column, numbers to the right."""
    from rich.table import Table  # noqa: PLC0415 -- Rich is slow to import

    table = Table(box=None, pad_edge=False)
    table.add_column(title, no_wrap=True)
    for column in columns:
        table.add_column(say(column, lang=lang), justify="right")
    return table


def cell(figure: Figure | None) -> str:
    """A figure, or nothing where it was not measured."""
    return number(figure.median) if figure is not None else "-"


def factors(ratio: dict[str, float | None]) -> str:
    """How many times faster, for each thing."""
    return " / ".join("-" if times is None else f"{times:.2f}" for times in ratio.values())


def number(rate: float) -> str:
    """A rate that can be read at a glance."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"  # noqa: PLR2004
