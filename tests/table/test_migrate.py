"""Databases are brought up to date, once, whoever starts first."""

import asyncio
import shutil
from pathlib import Path

import pytest

from podziemia.kernel.errors import BadInput
from podziemia.table.storage.driver import Driver
from podziemia.table.storage.migrate import FOLDER, migrate
from podziemia.table.storage.store import connect, open_store
from tests.table.stories import a_table, keep, opened, story

COLUMNS = {
    "sqlite": """
        SELECT m.name AS "table", c.name AS "column", c."notnull" AS needed
        FROM sqlite_schema AS m JOIN pragma_table_info(m.name) AS c WHERE m.type = 'table'
    """,
    "postgresql": """
        SELECT table_name AS table, column_name AS column,
               CASE is_nullable WHEN 'NO' THEN 1 ELSE 0 END AS needed
        FROM information_schema.columns WHERE table_schema = 'public'
    """,
}


async def applied(driver: Driver) -> list[int]:
    """The numbers of the migrations that a database has seen."""
    rows = await driver.rows("SELECT number FROM schema_migrations ORDER BY number", {})
    return [row["number"] for row in rows]


@story
async def test_a_database_is_migrated_once_and_keeps_what_it_has(database: str) -> None:
    async with opened(database) as store:
        table = await keep(store, a_table())
        migrations = list((FOLDER / store._driver.dialect).glob("*.sql"))
    async with opened(database) as store:
        assert await store.table("t") == table
        assert await applied(store._driver) == list(range(1, len(migrations) + 1))


@story
async def test_several_may_start_at_once(shared: str) -> None:
    stores = await asyncio.gather(*(open_store(shared) for _ in range(6)))
    try:
        await keep(stores[0], a_table())
        for store in stores:
            assert await store.table("t") is not None
    finally:
        for store in stores:
            await store.close()


@story
async def test_a_newer_database_is_refused_untouched(database: str, tmp_path: Path) -> None:
    newer = tmp_path / "newer"
    shutil.copytree(FOLDER, newer)
    known = len(list((FOLDER / "sqlite").glob("*.sql")))
    for folder in newer.iterdir():
        (folder / f"{known + 1:04}_later.sql").write_text("CREATE TABLE later (n integer);\n")
    driver = await connect(database)
    await migrate(driver, newer)
    await driver.close()
    with pytest.raises(BadInput) as refused:
        await open_store(database)
    assert refused.value.message == "table-newer-database"
    assert refused.value.about == {"database": known + 1, "program": known}
    driver = await connect(database)
    assert await applied(driver) == list(range(1, known + 2))
    await driver.close()


@story
async def test_a_migration_that_fails_leaves_nothing_behind(database: str, tmp_path: Path) -> None:
    for dialect in ("sqlite", "postgresql"):
        folder = tmp_path / "faulty" / dialect
        folder.mkdir(parents=True)
        (folder / "0001_good.sql").write_text("CREATE TABLE good (n integer);\n")
        (folder / "0002_bad.sql").write_text("CREATE TABLE bad (n integer);\nSELECT nonsense;\n")
    driver = await connect(database)
    with pytest.raises(Exception, match="nonsense"):
        await migrate(driver, tmp_path / "faulty")
    assert await applied(driver) == [1]
    rows = await driver.rows(COLUMNS[driver.dialect], {})
    assert {row["table"] for row in rows} == {"good", "schema_migrations"}
    await driver.close()


@story
async def test_both_kinds_of_database_have_the_same_columns(shared: str, tmp_path: Path) -> None:
    found = []
    for url in (shared, str(tmp_path / "table.db")):
        async with opened(url) as store:
            rows = await store._driver.rows(COLUMNS[store._driver.dialect], {})
            found.append({(row["table"], row["column"], row["needed"]) for row in rows})
    assert found[0] == found[1]
    assert len(found[0]) > 40
