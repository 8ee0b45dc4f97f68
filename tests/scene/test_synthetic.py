"""A large map costs little: to make, to play on, and on the wire."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import mean, median
from time import process_time
from types import FrameType

import msgspec
import pytest

from podziemia.client.guest import Reader
from podziemia.kernel.questions import Seat
from podziemia.kernel.record import Setup
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Grid, OfferedSquares, Square, squares_of, way_to
from podziemia.table import wire
from podziemia.table.journal.journal import Journal
from podziemia.table.live.pictures import Picture
from tests.laws.toys.frame import known
from tests.scene.ruins import ruins
from tests.scene.synthetic import FIGURES, LARGE, OPTIONS, large, question, reach

KB = 1_000


def test_a_large_map_with_thousands_of_options_is_small_on_the_wire() -> None:
    scene = large()
    asked = question(scene)
    offered = msgspec.convert(asked["squares"], list[OfferedSquares])
    assert sum(len(list(squares_of(each.runs))) for each in offered) == OPTIONS
    assert len(offered) == FIGURES
    assert [each.first for each in offered] == list(range(1, OPTIONS, OPTIONS // FIGURES))
    assert len(msgspec.json.encode({"scene": scene, "question": asked})) < 50 * KB


@dataclass
class Eyes:
    """Somebody who looks at a match: what they were sent, and what it took to make."""

    seat: Seat | None
    reader: Reader = field(default_factory=Reader)
    picture: Picture | None = None
    sizes: list[int] = field(default_factory=list)
    taken: list[float] = field(default_factory=list)
    calls: list[int] = field(default_factory=list)

    def look(self, journal: Journal) -> None:
        """Be sent the position, or what has changed in it, as a table sends it.

        Time is for people to read; calls are the same on every machine. A look gives one of them.
        """
        counted = len(self.sizes) % 2 == 1
        calls = 0

        def count(frame: FrameType, event: str, argument: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        if counted:
            sys.setprofile(count)
        began = process_time()
        events = journal.events(self.seat)
        position = journal.position(self.seat, len(events))
        picture = Picture(position, events)
        since = 0 if self.picture is None else len(self.picture.events)
        message = picture.message(self.picture, since)
        if counted:
            sys.setprofile(None)
            self.calls.append(calls)
        else:
            self.taken.append(process_time() - began)
        self.sizes.append(len(message))
        self.picture = picture
        read = self.reader.read(message.decode())
        assert isinstance(read, wire.Position)
        whole = msgspec.structs.replace(position, first_event=since, events=read.events)
        assert msgspec.json.encode(read) == msgspec.json.encode(whole)


def test_a_match_on_a_large_map_is_cheap_to_show(monkeypatch: pytest.MonkeyPatch) -> None:
    game, chance, moment = ruins(), Rng("ruins"), 1_000.0
    known(monkeypatch, game)
    setup = Setup(game.id, game.version, 2, "ruins", {}, ("human", "human"))
    journal, viewers = Journal(setup, moment), [Eyes(None), Eyes(0), Eyes(1)]
    while not journal.match.over:
        for viewer in viewers:
            viewer.look(journal)
        ((seat, ask),) = journal.match.pending.items()
        assert len(ask.options) >= OPTIONS
        option = msgspec.to_builtins(ask.sample(chance))
        answer = wire.Choose(id=0, question=journal.answered[seat], option=option)
        moment += 1
        journal.carry_out(seat, answer, moment)
    for viewer in viewers:
        print(
            f"seat {viewer.seat}: {viewer.sizes[0]} bytes, then {mean(viewer.sizes[1:]):.0f} a "
            f"decision, at most {max(viewer.sizes[1:])}; {median(viewer.taken) * 1000:.2f} ms and "
            f"{median(viewer.calls):.0f} calls a view, at most {max(viewer.calls)}"
        )
        assert viewer.sizes[0] < 50 * KB
        assert mean(viewer.sizes[1:]) < 50 * KB
        assert max(viewer.calls) < OPTIONS, "nothing is called for every option"


def test_a_way_within_reach_leads_from_square_to_square() -> None:
    (grid,) = large().pieces
    assert isinstance(grid, Grid)
    found = reach(grid.figures[0])
    for each in found.squares:
        way: list[Square] = [(1, 1), *way_to(found, (each.row, each.column))]
        assert len(way) == each.cost + 1
        assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(way))
    assert way_to(found, (LARGE - 1, LARGE - 1)) == []
