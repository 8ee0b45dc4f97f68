"""Whether a table from elsewhere can be played on, or looked at."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from podziemia.kernel import registry
from podziemia.kernel.errors import BadInput
from podziemia.table.journal.entries import ENTRY, Began
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.live.info import in_round, summary_of
from podziemia.table.live.table import setup_of, told
from podziemia.table.storage.rows import EntryRow, LineRow, TableRow


def playable(row: TableRow, entries: Sequence[EntryRow], lines: Sequence[LineRow]) -> TableRow:
    """A table as its entries make it; refused if they make no match, or not the one it says."""
    try:
        numbers = [seat.seat for seat in row.seats], [entry.number for entry in entries]
        assert all(found == list(range(len(found))) for found in numbers), "a number is missing"
        spoken = [line.number for line in lines]
        assert spoken == sorted(set(spoken)), "two lines are the same one"
        shown = [*(seat.name for seat in row.seats), *(line.text for line in lines)]
        assert all(text.isprintable() for text in shown), "a text cannot be shown"
        game = registry.find(row.game)
        assert len(row.seats) in game.players, "a seat is missing, or one too many"
        assert (row.state == "waiting") == (not entries), "a match has begun, or it has not"
        if not entries:
            registry.options_for(game, row.options, people=True)
            return replace(row, asked=(), shown=None, moments=0, summary=None, outcome=None)
        began = ENTRY.decode(entries[0].body)
        assert isinstance(began, Began), "a match begins with its beginning"
        assert len(began.seats) == len(row.seats), "a seat is missing, or one too many"
        kept = [(entry.at, entry.body) for entry in entries]
        journal = rebuild(setup_of(row, began), kept, None)
        assert (row.state == "over") == journal.match.over, "a match is over, or it is not"
    except Exception as fault:  # whatever is wrong with it
        raise BadInput("table-file-damaged", {"fault": told(fault)}) from fault
    return replace(
        row,
        asked=tuple(journal.asked),
        shown=in_round(journal.match),
        moments=len(journal.match.decisions),
        summary=summary_of(journal.match),
        outcome=journal.match.outcome,
    )
