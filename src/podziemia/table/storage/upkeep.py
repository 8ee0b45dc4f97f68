"""Upkeep: what is done to whole tables, by their host or in the course of time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import structlog

from podziemia.table.storage.archive import packed
from podziemia.table.storage.driver import Driver, Params, Row, Stale, Statement
from podziemia.table.storage.rows import Damaged, TableState
from podziemia.table.storage.store import Store

DAY: Final = 86_400.0
AT_ONCE: Final = 100
"""How many tables are packed or removed at once."""
PARTS: Final = ("lines", "snapshots", "archives", "entries", "seats")

UNTOUCHED: Final = """
    state = :state AND changed < :before AND NOT EXISTS (
        SELECT 1 FROM seats WHERE table_id = tables.id AND seen >= :before
    )
"""

log = structlog.get_logger()


class Keep(msgspec.Struct, frozen=True, kw_only=True):
    """For how many seconds tables are kept that nobody has touched; None: for ever."""

    waiting: float | None = 7 * DAY
    """Those that have never begun."""
    playing: float | None = None
    """Those whose players do not come any more."""
    over: float | None = None
    packed: float = DAY
    """After how long a finished match is packed."""


class Upkeep:
    """Packs and removes the tables of a database."""

    def __init__(self, driver: Driver) -> None:
        self._driver = driver
        self._store = Store(driver)

    async def untouched(self, state: TableState, before: float) -> list[str]:
        """Some tables of a state that nobody has touched, or sat at, since a time."""
        sql = f"SELECT id FROM tables WHERE {UNTOUCHED} ORDER BY changed LIMIT :limit"  # noqa: S608 -- as above
        params: Params = {"state": state, "before": before, "limit": AT_ONCE}
        return [row["id"] for row in await self._driver.rows(sql, params)]

    async def has(self, table_id: str) -> bool:
        """Whether there is a table, damaged or not."""
        sql = "SELECT id FROM tables WHERE id = :id"
        return bool(await self._driver.rows(sql, {"id": table_id}))

    async def remove_untouched(self, table_id: str, state: TableState, before: float) -> bool:
        """Remove a table, unless somebody has touched it or sat at it since; whether it is gone."""
        sql = f"UPDATE tables SET state = state WHERE id = :id AND {UNTOUCHED}"  # noqa: S608 -- as above
        params: Params = {"id": table_id, "state": state, "before": before}
        return await self.remove(table_id, [Statement(sql, params, must_touch=True)])

    async def remove(self, table_id: str, first: Sequence[Statement] = ()) -> bool:
        """Remove a table with everything that is kept of it; False if there is none.

        Nothing is removed either if a statement that comes first finds nothing to touch.
        """
        about: Params = {"id": table_id}
        statements = [
            *first,
            Statement("UPDATE tables SET next = NULL WHERE next = :id", about),
            *(
                Statement(f"DELETE FROM {part} WHERE table_id = :id", about)  # noqa: S608 -- as above
                for part in PARTS
            ),
            Statement("DELETE FROM tables WHERE id = :id", about, must_touch=True),
        ]
        try:
            await self._driver.transaction(statements)
        except Stale:
            return False
        return True

    async def pack(self, before: float) -> int:
        """Pack some matches that were over before a time, the oldest first; how many."""
        sql = """
            SELECT id, changed FROM tables WHERE state = 'over' AND changed < :before
              AND (changed, id) > (:changed, :id)
              AND EXISTS (SELECT 1 FROM entries WHERE table_id = tables.id)
            ORDER BY changed, id LIMIT :limit
        """
        done, last = 0, Row(changed=0.0, id="")
        while done < AT_ONCE:  # those that are damaged do not count
            found = await self._driver.rows(sql, {"before": before, "limit": AT_ONCE, **last})
            if not found:
                break
            done += sum([await self._pack(row["id"]) for row in found])
            last = found[-1]
        return done

    async def _pack(self, table_id: str) -> bool:
        try:
            data = packed(await self._store.entries(table_id))
        except Damaged as fault:
            log.error("table damaged", table=fault.table_id, why=fault.why)
            return False
        about: Params = {"id": table_id, "body": data}
        keep = "INSERT INTO archives (table_id, body) VALUES (:id, :body)"
        statements = [
            Statement(keep, about),
            Statement("DELETE FROM entries WHERE table_id = :id", {"id": table_id}),
            Statement("DELETE FROM snapshots WHERE table_id = :id", {"id": table_id}),
        ]
        try:
            await self._driver.transaction(statements)
        except Stale:  # another process has done it
            return False
        return True

    async def tidy(self, keep: Keep, now: float, in_use: Sequence[str] = ()) -> list[str]:
        """Pack and remove what has been kept for long enough; what was removed."""
        await self.pack(now - keep.packed)
        removed: list[str] = []
        ages: dict[TableState, float | None] = {
            "waiting": keep.waiting,
            "playing": keep.playing,
            "over": keep.over,
        }
        for state, age in ages.items():
            if age is None:
                continue
            before = now - age
            removed += [
                id_
                for id_ in await self.untouched(state, before)
                if id_ not in in_use and await self.remove_untouched(id_, state, before)
            ]
        return removed
