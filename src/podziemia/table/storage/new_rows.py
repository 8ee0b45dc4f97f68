"""How rows are added: a table, its seats, its entries, its chat."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import asdict

from podziemia.table.storage.driver import Statement
from podziemia.table.storage.rows import EntryRow

NEW_TABLE: Final = """
    INSERT INTO tables (id, game, version, options, seed, pace, clock, listed, state, host_hash,
                        created, changed, due, asked, shown, moments, summary, outcome,
                        next)
    VALUES (:id, :game, :version, :options, :seed, :pace, :clock, :listed, :state, :host_hash,
            :created, :changed, :due, :asked, :shown, :moments, :summary, :outcome,
            :next)
"""
NEW_SEAT: Final = """
    INSERT INTO seats (table_id, seat, kind, controller, name, secret_hash, person_hash, seen)
    VALUES (:id, :seat, :kind, :controller, :name, :secret_hash, :person_hash, :seen)
"""
# An entry follows the one before it: numbers have no gaps.
NEW_ENTRY: Final = """
    INSERT INTO entries (table_id, number, at, body)
    SELECT :id, :number, :at, :body
    WHERE :number = 0
       OR EXISTS (SELECT 1 FROM entries WHERE table_id = :id AND number = :number - 1)
"""
NEW_LINE: Final = """
    INSERT INTO lines (table_id, number, at, kind, seat, text, about)
    VALUES (:id, :number, :at, :kind, :seat, :text, :about)
"""
STILL_WAITING: Final = "UPDATE tables SET changed = :at WHERE id = :id AND state = 'waiting'"


def entry_statements(table_id: str, entries: Iterable[EntryRow]) -> list[Statement]:
    """Append entries, unless a number is taken or the one before is missing."""
    return [
        Statement(NEW_ENTRY, {"id": table_id, **asdict(entry)}, must_touch=True)
        for entry in entries
    ]
