"""CO: heroes who win or lose together; a seat may lead several, and hands them on when it leaves.

The heroes fight a troll while a torch burns down. `heroes(fault)` breaks a law on purpose.
"""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from podziemia.kernel.game import Game, View
from podziemia.kernel.outcome import Outcome, all_together
from podziemia.kernel.questions import SAFE, Option, Rules, Seat, ask
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Scene, Text, Words
from tests.laws.toys.frame import Plain, make_game

HEROES, TORCH, TROLL = 3, 9, 12


class Rest(Option, frozen=True):
    """Do nothing."""


class Fight(Option, frozen=True):
    """Hit the troll with a die."""


class Cave(Plain):
    """Who leads each hero, and how things stand."""

    __slots__ = ("leaders", "torch", "troll")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.leaders: list[Seat] = [hero % players for hero in range(HEROES)]
        self.torch, self.troll = TORCH, TROLL


def play(fault: str, state: Cave) -> Rules[Outcome]:
    """CO-2: hero after hero, until the troll falls or the torch is burnt down."""
    while state.torch > 0 and state.troll > 0:
        for hero in state.each("heroes", range(HEROES)):
            yield SAFE
            chosen = yield from ask(
                state.leaders[hero], "act", [Rest(), Fight()], rule="CO-2", piece=f"hero:{hero}"
            )
            if isinstance(chosen, Fight):
                state.troll -= state.rng.die(3)  # CO-3
            state.torch -= 1
            if state.troll <= 0:
                break
    return conclude(fault, state)


def conclude(fault: str, state: Cave) -> Outcome:
    """CO-9: all win, or nobody."""
    everybody = tuple(range(state.players_count))
    if fault == "one of them wins":
        return Outcome(winners=(0,), rule="CO-9")
    return Outcome(winners=everybody if state.troll <= 0 else (), rule="CO-9")


def leave(fault: str, state: Cave, seat: Seat) -> Outcome | None:
    """CO-8: the next player leads the hero; when all are gone, the match is lost."""
    staying = [other for other in range(state.players_count) if other not in state.resigned]
    if not staying:
        return conclude(fault, state)
    following = next((other for other in staying if other > seat), staying[0])
    state.leaders = [following if leader == seat else leader for leader in state.leaders]
    return None


def view(state: Cave, _: Seat | None) -> View:
    """Everything is open."""
    return {"leaders": list(state.leaders), "torch": state.torch, "troll": state.troll}


def scene(view: View) -> Scene:
    """Every hero, so that a question can point at the one who acts."""
    heroes = [
        Text(id=f"hero:{hero}", words=Words("co-hero", {"hero": hero, "seat": leader}))
        for hero, leader in enumerate(view["leaders"])
    ]
    return Scene(Words("co-title"), tuple(heroes))


def heroes(fault: str = "") -> Game[Cave]:
    """The game, healthy or with a fault."""
    game = make_game(
        "CO",
        players=range(1, 4),
        state=Cave,
        play=partial(play, fault),
        options=(Rest, Fight),
        view=view,
        conclude=partial(conclude, fault),
        leave=partial(leave, fault),
        sides=all_together,
    )
    return replace(game, scene=scene)
