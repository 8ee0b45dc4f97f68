"""`podziemia tables`: what a host does with tables: list, export, import, remove, back up."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import typer

from podziemia.cli.speech import Json, Lang, language, print_json, say
from podziemia.kernel.errors import BadInput

if TYPE_CHECKING:
    from podziemia.table.storage.files import TableFile
    from podziemia.table.storage.rows import TableRow
    from podziemia.table.storage.store import Store

Database: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL", help="[default: PODZIEMIA_DATABASE, or the file that `serve` uses]"
    ),
]
Tables: TypeAlias = Annotated[list[str], typer.Argument(metavar="TABLE...", help="Ids of tables.")]


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(help="The tables of a server, for its host.", no_args_is_help=True)
    group.command("list")(list_tables)
    group.command("export")(export)
    group.command("import")(import_)
    group.command("remove")(remove)
    group.command("backup")(backup)
    app.add_typer(group, name="tables")


def list_tables(
    *,
    database: Database = None,
    state: Annotated[
        str | None, typer.Option(metavar="STATE", help="Only those: waiting, playing, over.")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List the tables, the last changed first; a server may go on meanwhile."""
    if state not in (None, "waiting", "playing", "over"):
        raise BadInput("table-bad-state")
    spoken = language(lang)

    async def found() -> list[TableRow]:
        async with looked_at(database) as store:
            return [row for row in await store.all() if state in (None, row.state)]

    rows = asyncio.run(found())
    if json:
        print_json([facts(row) for row in rows])
        return
    for row in rows:
        about = facts(row)
        players = ", ".join(name or "-" for name in about["players"])
        typer.echo(f"{row.id}  {row.state:<7}  {about['changed']}  {row.game}  {players}")
    typer.echo(say("cli-tables-count", {"tables": len(rows)}, spoken))


def facts(row: TableRow) -> dict[str, Any]:
    """A table as JSON."""
    return {
        "id": row.id,
        "game": row.game,
        "state": row.state,
        "created": moment(row.created),
        "changed": moment(row.changed),
        "players": [
            seat.name if seat.kind == "human" else seat.controller if seat.kind == "bot" else ""
            for seat in row.seats
        ],
        "listed": row.listed,
    }


def moment(at: float) -> str:
    """A time, as everybody in the world writes it."""
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


def export(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    *,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Write a table to a file, with its match and its chat; a server may go on meanwhile."""
    from podziemia.cli.terminal.files import check_free  # noqa: PLC0415 -- only when it is needed
    from podziemia.table.storage.files import exported  # noqa: PLC0415

    check_free(file)

    async def found() -> bytes:
        async with looked_at(database) as store:
            return await exported(store, table)

    file.write_bytes(asyncio.run(found()))
    typer.echo(say("cli-tables-exported", {"file": str(file)}, language(lang)))


def import_(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="What `tables export` wrote.")],
    *,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Put a table of a file into a database that no server uses."""
    from msgspec.structs import replace  # noqa: PLC0415 -- slow to import

    from podziemia.table.live.playable import playable  # noqa: PLC0415 -- slow to import
    from podziemia.table.storage.files import import_table, read_table  # noqa: PLC0415

    found: TableFile = read_table(file.read_bytes())
    found = replace(found, table=playable(found.table, found.entries, found.lines))

    async def keep() -> None:
        async with opened(database) as store:
            await import_table(store, found)

    asyncio.run(keep())
    typer.echo(say("cli-tables-imported", {"table": found.table.id}, language(lang)))


def remove(tables: Tables, *, database: Database = None, lang: Lang = None) -> None:
    """Remove tables with everything that is kept of them, from a database that no server uses."""
    from podziemia.table.storage.upkeep import Upkeep  # noqa: PLC0415 -- slow to import

    async def clear() -> list[str]:
        async with opened(database) as store:
            upkeep = Upkeep(store.driver)
            for table in tables:
                if not await upkeep.has(table):
                    raise BadInput("cli-tables-unknown", {"table": table})
            return [table for table in tables if await upkeep.remove(table)]

    removed = asyncio.run(clear())
    typer.echo(say("cli-tables-removed", {"tables": len(removed)}, language(lang)))


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    *,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Copy a SQLite database as it is now; a server may go on meanwhile."""
    from podziemia.cli.terminal.files import check_free  # noqa: PLC0415 -- only when it is needed
    from podziemia.table.storage.files import copy_database  # noqa: PLC0415

    source = named(database)
    if "://" in source:
        raise BadInput("cli-tables-pg-dump")
    check_free(file)
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        copy_database(Path(source), beside, whole=True)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    typer.echo(say("cli-tables-copied", {"file": str(file)}, language(lang)))


def named(database: str | None) -> str:
    """The database that is meant."""
    from podziemia.table.web.app import default_database  # noqa: PLC0415 -- slow to import

    return database or default_database()


@asynccontextmanager
async def opened(database: str | None) -> AsyncIterator[Store]:
    """A database that is there already; one in a file must not be in use."""
    import structlog  # noqa: PLC0415 -- slow to import

    from podziemia.table.storage.store import Unavailable, open_store  # noqa: PLC0415
    from podziemia.table.web.app import unusable  # noqa: PLC0415

    # What is damaged is told beside what was asked for, and not in it.
    structlog.configure(logger_factory=lambda *_: structlog.PrintLogger(sys.stderr))
    url = named(database)
    if "://" not in url and not Path(url).expanduser().exists():
        raise BadInput("cli-no-file", {"file": url})
    try:
        store = await open_store(url)
        try:
            yield store
        finally:
            await store.close()
    except Unavailable as fault:
        raise unusable(url, fault) from fault


@asynccontextmanager
async def looked_at(database: str | None) -> AsyncIterator[Store]:
    """A database to look at, which a server may use meanwhile: of a file, a copy is opened."""
    from podziemia.table.storage.files import copy_database  # noqa: PLC0415 -- slow to import

    url = named(database)
    if "://" in url:
        async with opened(url) as store:
            yield store
        return
    if not Path(url).expanduser().exists():
        raise BadInput("cli-no-file", {"file": url})
    with tempfile.TemporaryDirectory(prefix="podziemia-") as folder:
        copy = Path(folder, "copy.db")
        await asyncio.to_thread(copy_database, Path(url), copy)
        async with opened(str(copy)) as store:
            yield store
