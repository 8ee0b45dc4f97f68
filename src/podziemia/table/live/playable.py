"""Whether a table from elsewhere can be played on, or looked at."""

from __future__ import annotations

from collections.abc import Sequence

from podziemia.kernel.errors import BadInput
from podziemia.table.journal.entries import ENTRY, Began
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.live.table import setup_of, told
from podziemia.table.storage.rows import EntryRow, TableRow


def check_playable(row: TableRow, entries: Sequence[EntryRow]) -> None:
    """Refuse a table whose entries make no match, or not the one that the table says."""
    try:
        numbers = [seat.seat for seat in row.seats], [entry.number for entry in entries]
        assert all(found == list(range(len(found))) for found in numbers), "a number is missing"
        assert (row.state == "waiting") == (not entries), "a match has begun, or it has not"
        if entries:
            began = ENTRY.decode(entries[0].body)
            assert isinstance(began, Began), "a match begins with its beginning"
            kept = [(entry.at, entry.body) for entry in entries]
            match = rebuild(setup_of(row, began), kept, None).match
            assert (row.state == "over") == match.over, "a match is over, or it is not"
    except Exception as fault:  # whatever is wrong with it
        raise BadInput("table-file-damaged", {"fault": told(fault)}) from fault
