"""CT: cards with corridors, laid and turned; a seat leads two heroes, goblins share their cards.

The faces are tried with it: turned tiles, fog beyond them, several figures on one square, the reach
and the sight of each hero, and far squares that both heroes of a seat can walk to.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, Final

from podziemia.kernel.events import PlayerEvent
from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import SAFE, Ask, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import (
    Area,
    Edge,
    EdgeKind,
    Figure,
    Grid,
    Layer,
    Offer,
    Reach,
    Scene,
    Side,
    Square,
    SquareKind,
    Stat,
    Tile,
    Words,
    reached,
    runs_of,
    square_id,
)
from podziemia.kernel.scene.grid import Rotation
from podziemia.kernel.squares import Squares
from tests.laws.toys.frame import Plain, by_points, make_game

SIZE, POINTS, ROUNDS = 7, 5, 4
CLOCKWISE: Final[tuple[Side, ...]] = ("n", "e", "s", "w")
BESIDE: Final[dict[Side, Square]] = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
OPEN: Final = {"hall": "nesw", "fork": "esw", "bend": "es", "passage": "ns", "end": "s"}
"""The sides on which a card is open before it is turned."""
CARDS: Final[dict[Square, tuple[str, Rotation]]] = {
    (3, 3): ("hall", 0),
    (2, 3): ("passage", 0),
    (1, 3): ("fork", 0),
    (1, 4): ("bend", 90),
    (2, 4): ("end", 180),
    (1, 2): ("bend", 0),
    (2, 2): ("passage", 180),
    (3, 2): ("fork", 180),
    (3, 1): ("bend", 270),
    (3, 4): ("passage", 90),
    (3, 5): ("fork", 90),
    (4, 3): ("passage", 180),
    (5, 3): ("fork", 270),
    (5, 4): ("end", 90),
}
HEROES: Final = {"ann": 0, "bob": 0, "cyd": 1, "dan": 1}
"""Who leads whom."""
TOLL: Final = (4, 3)
GOBLINS: Final = {"goblin:1": (1, 3), "goblin:2": (3, 5)}


class Pass(Option, frozen=True):
    """Go no further in this turn."""


class Go(Option, frozen=True):
    """A hero goes to the next card."""

    hero: str
    to: Square


class Pay(Option, frozen=True):
    """Pay the ferryman."""


class Walked(PlayerEvent, frozen=True):
    """A hero went to the next card."""

    hero: str


class Met(PlayerEvent, frozen=True):
    """A hero met a goblin."""

    hero: str


def points_of(seat: Seat) -> dict[str, int]:
    """How far everybody may go in the turn of a seat."""
    return {hero: POINTS if leader == seat else 0 for hero, leader in HEROES.items()}


class Crypt(Plain):
    """Where the heroes are, how far they may still go, and whom they have met."""

    __slots__ = ("heroes", "met", "points")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.heroes: dict[str, Square] = dict.fromkeys(HEROES, (3, 3))
        self.points = points_of(0)
        self.met = [0] * players


def open_sides(square: Square) -> Iterator[Side]:
    """The open sides of a card as it lies."""
    kind, rotation = CARDS[square]
    for side in OPEN[kind]:
        yield CLOCKWISE[(CLOCKWISE.index(side) + rotation // 90) % 4]


def beyond(square: Square, side: Side) -> Square:
    """The card on a side of one."""
    return square[0] + BESIDE[side][0], square[1] + BESIDE[side][1]


def beside(square: Square | None) -> list[Square]:
    """CT-2: the cards that a corridor leads to."""
    assert square is not None
    return [
        other
        for side in open_sides(square)
        if (other := beyond(square, side)) in CARDS
        and CLOCKWISE[(CLOCKWISE.index(side) + 2) % 4] in open_sides(other)
    ]


def play(state: Crypt, *, toll: bool = False) -> Rules[Outcome]:
    """CT-1: in turn everybody walks with two heroes, four times."""
    for _ in state.each("round", range(ROUNDS)):
        for seat in state.each("turn", range(state.players_count)):
            yield from turn(state, seat, toll=toll)
            state.points = points_of((seat + 1) % state.players_count)
    return conclude(state)


def turn(state: Crypt, seat: Seat, *, toll: bool) -> Rules:
    """CT-2: step by step, as long as there is one; CT-3: goblins are met; CT-4: a toll is paid."""
    while any(state.points.values()):
        yield SAFE
        chosen = yield from ask(seat, "move", moves(state), rule="CT-2")
        if not isinstance(chosen, Go):
            return
        state.heroes[chosen.hero] = chosen.to
        state.points[chosen.hero] -= 1
        state.emit(Walked, "CT-2", seat, chosen.hero)
        if chosen.to in GOBLINS.values():
            state.met[seat] += 1
            state.emit(Met, "CT-3", seat, chosen.hero)
        if toll and chosen.to == TOLL:
            yield from ask(seat, "pay", [Pay(), Pass()], rule="CT-4")


def moves(state: Crypt) -> Squares:
    """CT-2: every hero that can still go, to the next cards."""
    able = [hero for hero, points in state.points.items() if points]
    return Squares(Go, "crypt", {hero: beside(state.heroes[hero]) for hero in able}, [Pass()])


def conclude(state: Crypt) -> Outcome:
    """CT-9: who has met most goblins wins."""
    return by_points(state.met, "CT-9")


# What is shown


def view(state: Crypt, _: Seat | None) -> View:
    """Everything is open."""
    return {"heroes": dict(state.heroes), "points": dict(state.points)}


def scene(known: View) -> Scene:
    """The cards that lie there, the others in fog, and everybody on them."""
    return crypt_scene(known["heroes"], known["points"])


def crypt_scene(heroes: dict[str, Square], points: dict[str, int], seat: Seat = 0) -> Scene:
    """The crypt with heroes at these places who can go so far."""
    hidden = [(row, column) for row in range(SIZE) for column in range(SIZE)]
    layers: dict[str, Layer] = {
        "fog": Area(
            label=Words("ct-fog"),
            look="fog",
            squares=runs_of(square for square in hidden if square not in CARDS),
        )
    }
    for hero, left in points.items():
        if left:
            layers[f"sight {hero}"] = Area(
                label=Words("ct-sight"),
                look="sight",
                of=hero,
                squares=runs_of(seen_from(tuple(heroes[hero]))),  # type: ignore[arg-type]
            )
            layers[f"reach {hero}"] = Reach(
                label=Words("ct-reach"),
                of=hero,
                events=("walked",),
                squares=reached(tuple(heroes[hero]), beside, left),  # type: ignore[arg-type]
            )
    grid = Grid(
        id="crypt",
        name=Words("ct-map"),
        rows=tuple(
            "".join("." if (row, column) in CARDS else "?" for column in range(SIZE))
            for row in range(SIZE)
        ),
        kinds={".": SquareKind(Words("ct-floor")), "?": SquareKind(Words("ct-hidden"), "block")},
        edges=tuple(walls()),
        edge_kinds={"wall": EdgeKind(Words("ct-wall"))},
        tiles=tuple(
            Tile(
                id=f"card:{row}.{column}",
                tile=kind,
                name=Words(f"ct-card-{kind}"),
                origin=(row, column),
                rotation=rotation,
                squares=((row, column, 1),),
            )
            for (row, column), (kind, rotation) in CARDS.items()
        ),
        figures=(
            *(figure(name, square, HEROES[name]) for name, square in heroes.items()),
            *(figure(name, square, None) for name, square in GOBLINS.items()),
        ),
        layers=layers,
    )
    return Scene(Words("ct-title"), (grid,), seat=seat)


def figure(name: str, square: Square, owner: Seat | None) -> Figure:
    """A hero or a goblin."""
    kind, _, number = name.partition(":")
    words = Words(f"ct-{kind}", {"number": number})
    life = (Stat("life", 4 if owner is not None else 1, Words("ct-life")),)
    row, column = square
    return Figure(
        id=name, name=words, picture="figure", owner=owner, square=(row, column), badges=life
    )


def walls() -> Iterator[Edge]:
    """What is closed of the cards, each line once; two corridors that meet are open."""
    found: dict[tuple[Square, Side], Edge] = {}
    for square in CARDS:
        for side in CLOCKWISE:
            other, back = beyond(square, side), CLOCKWISE[(CLOCKWISE.index(side) + 2) % 4]
            opens = side in open_sides(square) and (other not in CARDS or back in open_sides(other))
            if not opens and (other, back) not in found:
                found[square, side] = Edge(*square, side, "wall")
    return iter(found.values())


def seen_from(square: Square) -> Iterator[Square]:
    """The cards in a straight line through open corridors."""
    for side in CLOCKWISE:
        at = square
        while (other := beyond(at, side)) in beside(at):
            yield other
            at = other


def offer(state: Crypt, _: Ask, option: Option) -> Offer:
    """An option in words."""
    if not isinstance(option, Go):
        return Offer(Words("ct-option-pay" if isinstance(option, Pay) else "ct-option-pass"))
    grid = scene(view(state, None)).pieces[0]
    assert isinstance(grid, Grid)
    about: Any = {"hero": option.hero, "square": grid.square_name(option.to)}
    return Offer(Words("ct-option-go", about), (option.hero, square_id("crypt", option.to)))


def crypt(*, toll: bool = False) -> Game[Crypt]:
    """The game, with a toll on a card or without."""
    game = make_game(
        "CT",
        players=range(1, 3),
        state=Crypt,
        play=partial(play, toll=toll),
        options=(Pass, Go, Pay),
        events=(Walked, Met),
        view=view,
        conclude=conclude,
    )
    return replace(game, folder=Path(__file__).parent, scene=scene, offer=offer)
