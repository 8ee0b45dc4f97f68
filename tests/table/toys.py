"""Toys at the table: known to a test and to the processes it starts; one has a world to order."""

from __future__ import annotations

import os
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from podziemia.kernel.game import Game
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Ask, Option, Rules, ask, ask_world
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import Seen
from tests.laws.toys.chests import chests
from tests.laws.toys.frame import by_points, make_game
from tests.laws.toys.overlord import overlord
from tests.laws.toys.throws import LANDING, Aim, Landed, Range, throws, view

ORDERS: Final = "PODZIEMIA_TEST_WORLD"
"""The variable that names the folder with the orders of the world."""
CUSTOMIZE: Final = """
from podziemia.kernel import registry, texts
from tests.table.toys import toys

known = toys()
registry.games = texts.games = lambda: known
"""


def toys() -> tuple[Game[Any], ...]:
    """The toys that are played at tables here."""
    return (
        replace(throws(), world=world),
        replace(thrown_first(), world=world),
        replace(chests(), bots={"faulty": Faulty}),
        overlord(),
    )


def thrown_first() -> Game[Range]:
    """Throws without a player: the world is asked before anybody else."""

    def play(state: Range) -> Rules[Outcome]:
        for _ in state.each("round", range(3)):
            yield SAFE
            landed = yield from ask_world("landed", LANDING, rule="WF-3")
            assert isinstance(landed, Landed)
            state.throws.append(landed.face)
            yield from ask(0, "aim", [Aim("orc"), Aim("dragon")], rule="WF-2")
        return by_points(state.points, "WF-9")

    return make_game(
        "WF",
        players=range(2, 3),
        state=Range,
        play=play,
        options=(Aim, Landed),
        view=view,
        conclude=lambda state: by_points(state.points, "WF-9"),
    )


class Faulty:
    """A bot that does as it is ordered; as long as it is to answer, it takes the last option."""

    def __init__(self, seed: int) -> None:
        self._orders = Orders(Path(os.environ[ORDERS]))

    def choose(self, seen: Seen) -> Option:
        """What it is ordered, or the last option."""
        self._orders.note()
        self._orders.obey()
        return seen.ask.options[-1]


def world(_: Range, asked: Ask, rng: Rng) -> Option:
    """Any answer, and a note that it was computed; for a dragon as it is ordered."""
    orders = Orders(Path(os.environ[ORDERS]))
    orders.note()
    return orders.obeyed() if asked.about.get("at") == "dragon" else LANDING.sample(rng)


class Orders:
    """What the world does when somebody aims at the dragon, and a faulty bot whatever it is asked.

    A file in a folder says so.
    """

    def __init__(self, folder: Path) -> None:
        self._order = folder / "order"
        self._computed = folder / "computed"

    def give(self, order: str) -> None:
        """From now on: `wait`, `think`, `raise`, `die` or `lie`; anything else is to answer."""
        draft = self._order.with_suffix(".new")
        draft.write_text(order)
        draft.replace(self._order)

    def note(self) -> None:
        """Note that the world was computed, or a faulty bot asked."""
        with self._computed.open("a") as noted:
            noted.write("once\n")

    @property
    def computed(self) -> int:
        """How often the world was computed, or a faulty bot asked, in all processes."""
        return len(self._computed.read_text().split()) if self._computed.exists() else 0

    def obeyed(self) -> Option:
        """What the world answers."""
        return Landed(99) if self.obey() == "lie" else Landed(1)

    def obey(self) -> str:
        """Do what can be done before an answer; the order."""
        while (order := self._order.read_text()) == "wait":
            time.sleep(0.01)
        while order == "think":
            pass
        if order == "raise":
            message = "no physics today"
            raise ArithmeticError(message)
        if order == "die":
            os._exit(1)
        return order
