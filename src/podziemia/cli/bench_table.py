"""`podziemia bench table`: how a server does when many play at once."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from podziemia.cli.bench import plain_table
from podziemia.cli.progress import progress
from podziemia.cli.speech import Json, Lang, language, print_json, say
from podziemia.kernel.errors import BadInput

if TYPE_CHECKING:
    from podziemia.client.load import Load

WAITS: Final = (
    "cli-bench-kept",
    "cli-bench-p50",
    "cli-bench-p95",
    "cli-bench-p99",
    "cli-bench-longest",
)
SIZES: Final = ("cli-bench-cpu", "cli-bench-memory", "cli-bench-bytes")


def bench_table(
    *,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="What is played. [default: the first game]")
    ] = None,
    matches: Annotated[
        int, typer.Option(min=1, metavar="N", help="Matches of two at the same time.")
    ] = 500,
    rate: Annotated[float, typer.Option(min=1, metavar="R", help="Actions in a second.")] = 200,
    seconds: Annotated[float, typer.Option(min=1, metavar="S", help="How long a run lasts.")] = 20,
    highest: Annotated[
        bool, typer.Option("--highest", help="Ask for more and more, until it is too much.")
    ] = False,
    database: Annotated[
        str | None,
        typer.Option(metavar="FILE|URL", help="[default: an SQLite file that is thrown away]"),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Measure a server: many matches at once, played at random over the network."""
    from podziemia.client import load  # noqa: PLC0415 -- slow to import
    from podziemia.kernel.registry import find, games  # noqa: PLC0415 -- loads every game
    from podziemia.table.web.limits import allow_many_connections  # noqa: PLC0415

    spoken = language(lang)
    played = games()[0] if game is None else find(game)
    plan = load.LoadPlan(
        game=played.id, matches=matches, rate=rate, seconds=seconds, highest=highest
    )

    def showing(what: str, steps: int) -> AbstractContextManager[load.Ticking]:
        return progress(f"cli-bench-{what}", steps, spoken)

    allow_many_connections()
    try:
        with load.server(database) as address:
            loads = asyncio.run(load.measure(address, plan, showing))
    except load.NoServer:
        raise BadInput("cli-bench-no-server") from None
    sustained = max((one.per_second for one in loads if one.kept_up), default=None)
    if json:
        print_json({"loads": [facts(one) for one in loads], "highest": sustained})
        return
    show(loads, plan.matches, spoken)
    if highest:
        about = {"rate": "-" if sustained is None else f"{sustained:.0f}"}
        typer.echo(say("cli-bench-highest", about, spoken))


def facts(load: Load) -> dict[str, Any]:
    """A load as JSON: times in seconds, memory in bytes."""
    from msgspec.structs import asdict  # noqa: PLC0415 -- only when it is needed

    return asdict(load) | {"per_second": load.per_second, "kept_up": load.kept_up}


def show(loads: Sequence[Load], matches: int, lang: str) -> None:
    """Every load in a line of two tables, and what went wrong."""
    from podziemia.cli.terminal.console import console  # noqa: PLC0415 -- Rich is slow to import

    works = [f"cli-bench-work-{work}" for work in loads[0].shares]
    waits = plain_table(say("cli-bench-wanted", lang=lang), WAITS, lang)
    server = plain_table(say("cli-bench-per-second", lang=lang), [*SIZES, *works], lang)
    for load in loads:
        times = [f"{1000 * wait:.0f} ms" for wait in (load.p50, load.p95, load.p99, load.longest)]
        waits.add_row(f"{load.rate:.0f}", f"{load.per_second:.0f}", *times)
        sizes = [f"{load.cpu:.0%}", f"{load.memory / 1e6:.0f} MB", f"{load.bytes_seen:.0f}"]
        parts = [f"{part:.0%}" for part in load.shares.values()]
        server.add_row(f"{load.rate:.0f}", *sizes, *parts)
    typer.echo(say("cli-bench-table-how", {"matches": matches}, lang))
    console().print(waits)
    typer.echo(say("cli-bench-server-how", lang=lang))
    console().print(server)
    for message, often in sum((Counter(load.faults) for load in loads), Counter()).items():
        typer.echo(say("cli-bench-faults", {"message": message, "times": often}, lang))
