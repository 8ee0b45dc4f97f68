"""Bringing a database up to date: numbered migrations, each in one transaction with its number."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from podziemia.kernel.errors import BadInput
from podziemia.table.storage.driver import Driver, Stale, Statement

FOLDER: Final = Path(__file__).parent / "migrations"
ENDING: Final = ";\n"
REGISTER: Final = """
    CREATE TABLE IF NOT EXISTS schema_migrations (
        number integer NOT NULL PRIMARY KEY,
        name text NOT NULL
    )
"""


async def migrate(driver: Driver, folder: Path = FOLDER) -> None:
    """Apply what a database has not seen yet; refuse a database that has seen more than we know."""
    migrations = list(read(folder / driver.dialect))
    await driver.transaction([*driver.alone, Statement(REGISTER)])
    rows = await driver.rows("SELECT max(number) AS latest FROM schema_migrations", {})
    latest, known = rows[0]["latest"] or 0, len(migrations)
    if latest > known:
        raise BadInput("table-newer-database", {"database": latest, "program": known})
    for number, (name, statements) in enumerate(migrations[latest:], latest + 1):
        register = "INSERT INTO schema_migrations (number, name) VALUES (:number, :name)"
        first = Statement(register, {"number": number, "name": name})
        try:
            await driver.transaction([*driver.alone, first, *map(Statement, statements)])
        except Stale:  # another process, started at the same time, has just done it
            continue


def read(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """The migrations of a folder in order: their names, and their statements."""
    for number, path in enumerate(sorted(folder.glob("*.sql")), 1):
        assert path.stem.startswith(f"{number:04}_"), f"{path} should be number {number}"
        statements = path.read_text(encoding="utf-8").split(ENDING)
        yield path.stem, [statement for statement in statements if statement.strip()]
