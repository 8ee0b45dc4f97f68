"""FG: a map that one side knows and the other uncovers, and that grows to the north and west.

The canvas is fixed, and the explorer begins in its corner to the south-east: a square keeps its
number however much is uncovered. `fog(fault)` breaks a law on purpose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from podziemia.kernel.events import Event, Secret
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome, first_against_others
from podziemia.kernel.questions import SAFE, Ask, Fact, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import (
    NO_SQUARE,
    Figure,
    Grid,
    Offer,
    Scene,
    Square,
    SquareKind,
    Words,
    square_id,
)
from podziemia.kernel.squares import Squares
from tests.laws.toys.frame import Plain, make_game

SIZE, ROUNDS, ENOUGH = 5, 6, 3
KEEPER, EXPLORER = 0, 1
FIGURE: Final = f"figure:{EXPLORER}"
START: Final[Square] = (SIZE - 1, SIZE - 1)
SQUARES: Final = tuple((row, column) for row in range(SIZE) for column in range(SIZE))
ROCK, GOLD = "r", "g"
GROUND: Final = GOLD * 8 + ROCK * (len(SQUARES) - 8)
STEPS: Final[dict[str, Square]] = {"north": (-1, 0), "west": (0, -1)}


class Wait(Option, frozen=True):
    """Do nothing."""


class Shift(Option, frozen=True):
    """Swap an unseen square and the one to its right, which is unseen too."""

    square: Square


class Walk(Option, frozen=True):
    """The explorer walks one square."""

    piece: str
    to: Square


class Shifted(Event, frozen=True):
    """Something moved in the dark: only the keeper knows where, and what."""

    seat: Seat
    square: Secret[Square | None]
    ground: Secret[str | None]
    told_to_all: bool

    def seen_by(self, seat: Seat | None) -> Event:
        return self if self.told_to_all else super().seen_by(seat)


class Uncovered(Event, frozen=True):
    """A square lies open."""

    square: Square
    ground: str


class Cavern(Plain):
    """The ground square by square, which squares lie open, and where the explorer is."""

    __slots__ = ("at", "ground", "open")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.ground: dict[Square, str] = {}
        self.open: set[Square] = set()
        self.at = START

    def unseen(self) -> list[Square]:
        """The squares that only the keeper knows."""
        return [square for square in SQUARES if square not in self.open]

    def found(self) -> int:
        """How much gold lies open."""
        return sum(self.ground[square] == GOLD for square in self.open)


def play(fault: str, state: Cavern) -> Rules[Outcome]:
    """FG-2: six rounds; the keeper shifts the ground, then the explorer walks."""
    if not state.ground:
        lay(state)
    for _ in state.each("round", range(ROUNDS)):
        for seat in state.each("turn", (KEEPER, EXPLORER)):
            yield SAFE
            yield from shift(fault, state) if seat == KEEPER else walk(state)
    return conclude(state)


def lay(state: Cavern) -> None:
    """FG-1: the ground is laid at random; the explorer sees where they stand."""
    ground = list(GROUND)
    state.rng.shuffle(ground)
    state.ground = dict(zip(SQUARES, ground, strict=True))
    uncover(state)


def shift(fault: str, state: Cavern) -> Rules:
    """FG-3: the keeper may swap two squares side by side that nobody else has seen."""
    unseen = state.unseen()
    shifts = [Shift((row, column)) for row, column in unseen if (row, column + 1) in unseen]
    chosen = yield from ask(KEEPER, "shift", [Wait(), *shifts], rule="FG-3")
    if isinstance(chosen, Shift):
        one, other = chosen.square, (chosen.square[0], chosen.square[1] + 1)
        ground = state.ground
        ground[one], ground[other] = ground[other], ground[one]
        state.emit(Shifted, "FG-3", KEEPER, one, ground[one], fault == "loud shift")


def walk(state: Cavern) -> Rules:
    """FG-4: the explorer walks north or west, and uncovers what is around."""
    ways = [to for side in STEPS if (to := beside(state.at, side)) in SQUARES]
    options = Squares(Walk, "map", {FIGURE: ways}, [Wait()])
    chosen = yield from ask(EXPLORER, "walk", options, rule="FG-4", piece=FIGURE)
    if isinstance(chosen, Walk):
        state.at = chosen.to
        uncover(state)


def beside(square: Square, side: str) -> Square:
    """The square on this side of one."""
    down, right = STEPS[side]
    return square[0] + down, square[1] + right


def uncover(state: Cavern) -> None:
    """FG-4: the explorer sees where they are, and what lies north and west of it."""
    for square in (state.at, *(beside(state.at, side) for side in STEPS)):
        if square in state.ground and square not in state.open:
            state.open.add(square)
            state.emit(Uncovered, "FG-4", square, state.ground[square])
            state.show()


def conclude(state: Cavern) -> Outcome:
    """FG-9: the explorer wins with three squares of gold, otherwise the keeper."""
    return Outcome(winners=(EXPLORER if state.found() >= ENOUGH else KEEPER,), rule="FG-9")


def leave(_: Cavern, seat: Seat) -> Outcome | None:
    """FG-9: whoever gives up has lost."""
    return Outcome(winners=(1 - seat,), rule="FG-9")


def view(fault: str, state: Cavern, seat: Seat | None) -> View:
    """FG-1: the keeper sees the whole map; everybody else what has been uncovered."""
    known = SQUARES if seat == KEEPER or fault == "no fog" else state.open
    rows = [
        "".join(
            state.ground[row, column] if (row, column) in known else NO_SQUARE
            for column in range(SIZE)
        )
        for row in range(SIZE)
    ]
    return {"rows": rows, "at": list(state.at)}


def scene(view: View) -> Scene:
    """The canvas, with squares where something is known."""
    row, column = view["at"]
    name = Words("fg-explorer")
    explorer = Figure(id=FIGURE, name=name, picture="explorer", square=(row, column))
    kinds = {ROCK: SquareKind(Words("fg-rock")), GOLD: SquareKind(Words("fg-gold"))}
    rows = tuple(view["rows"])
    cavern = Grid(id="map", name=Words("fg-map"), rows=rows, kinds=kinds, figures=(explorer,))
    return Scene(Words("fg-title"), (cavern,))


def offer(fault: str, state: Cavern, _: Ask, option: Option) -> Offer:
    """An option in words."""
    if not isinstance(option, Walk):
        return Offer(Words(type(option).__name__))
    about: dict[str, Fact] = {"row": option.to[0], "column": option.to[1]}
    if fault == "telling words":
        about["beyond"] = state.ground.get(beside(option.to, "north"))
    return Offer(Words("Walk", about), (FIGURE, square_id("map", option.to)))


def deal_anew(state: Cavern, viewer: Seat | None, rng: Rng) -> None:
    """What a side has not seen could lie in any order."""
    if viewer != KEEPER:
        unseen = state.unseen()
        ground = [state.ground[square] for square in unseen]
        rng.shuffle(ground)
        state.ground.update(zip(unseen, ground, strict=True))


def inventory(state: Cavern) -> Mapping[str, int]:
    """What lies on every square, and who sees it."""
    return Counter(
        f"{'all' if square in state.open else KEEPER}:{square[0]}.{square[1]}:{ground}"
        for square, ground in state.ground.items()
    )


def fog(fault: str = "") -> Game[Cavern]:
    """The game, healthy or with a fault."""
    game = make_game(
        "FG",
        players=range(2, 3),
        state=Cavern,
        play=partial(play, fault),
        options=(Wait, Shift, Walk),
        events=(Shifted, Uncovered),
        view=partial(view, fault),
        conclude=conclude,
        leave=leave,
        sides=first_against_others,
        deal_anew=deal_anew,
    )
    return replace(game, scene=scene, offer=partial(offer, fault), inventory=inventory)
