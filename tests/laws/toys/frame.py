"""What all toy games share: a state that copies itself, and everything a `Game` needs besides."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Self, TypeVar

import pytest

from podziemia.kernel import registry
from podziemia.kernel import texts as kernel_texts
from podziemia.kernel.errors import Refusal
from podziemia.kernel.events import Event
from podziemia.kernel.game import Game, Value, View
from podziemia.kernel.match import Match
from podziemia.kernel.outcome import Outcome, Sides, each_alone, last_one_standing, places_by
from podziemia.kernel.questions import Ask, Option, Rules, Seat
from podziemia.kernel.record import Setup
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Offer, Scene, Words
from podziemia.kernel.state import State


class Plain(State):
    """A state of plain lists and numbers, copied slot by slot."""

    __slots__ = ()

    def copy(self) -> Self:
        """An independent state."""
        other = type(self)(self.players_count, self.rng)
        self.copy_common_to(other)
        slots: tuple[str, ...] = type(self).__slots__
        for name in slots:
            setattr(other, name, copy.deepcopy(getattr(self, name)))
        return other


S = TypeVar("S", bound=Plain)
T = TypeVar("T", bound=State)


def make_game(
    prefix: str,
    *,
    players: range,
    state: type[S],
    play: Callable[[S], Rules[Outcome]],
    options: tuple[type[Option], ...],
    view: Callable[[S, Seat | None], View],
    conclude: Callable[[S], Outcome],
    leave: Callable[[S, Seat], Outcome | None] | None = None,
    events: tuple[type[Event], ...] = (),
    sides: Sides = each_alone,
    deal_anew: Callable[[S, Seat | None, Rng], None] | None = None,
) -> Game[S]:
    """A toy game; its rules are those of the rulebook that begin with the prefix."""

    def start(players: int, _: Mapping[str, Value], rng: Rng) -> S:
        return state(players, rng)

    def chance_anew(state: S, _: Seat | None, rng: Rng) -> None:
        state.rng = rng

    def explain(_: S, ask: Ask, __: Option) -> None:
        raise Refusal(ask.rule, f"{prefix.lower()}-not-offered")

    end = f"{prefix}-9"
    return Game(
        id=f"toy_{prefix.lower()}",
        prefix=prefix,
        version=1,
        players=players,
        switches=(),
        option_types=options,
        event_types=events,
        folder=Path(__file__).parent,
        start=start,
        play=play,
        leave=leave or last_one_standing(conclude),
        view=view,
        deal_anew=deal_anew or chance_anew,
        explain=explain,
        over_rule=end,
        out_rule=end,
        phases=(),
        resign_rule=end,
        turn_rule=f"{prefix}-1",
        scene=lambda _: Scene(Words("toy"), ()),
        offer=lambda _, __, option: Offer(Words(type(option).__name__)),
        lay_out=lambda _, __: None,
        inspect=lambda state: {"phase": "play", "round": state.cursor.at("round")},
        cards={},
        sides=sides,
    )


def known(monkeypatch: pytest.MonkeyPatch, *games: Game[Any]) -> None:
    """Let toys be found for as long as a test lasts."""
    monkeypatch.setattr(registry, "games", lambda: games)
    monkeypatch.setattr(kernel_texts, "games", lambda: games)


def begin(game: Game[T], players: int, seed: int, **more: Any) -> Match[T]:
    """A match of a toy, which is in no registry."""
    setup = Setup(game.id, game.version, players, seed, {}, ("human",) * players)
    return Match(game, game.begin(players, {}, Rng(seed)), setup, **more)


def by_points(points: list[int], rule: str) -> Outcome:
    """The most points win; of equals, all."""
    places = places_by(points)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    scores = tuple({"points": own} for own in points)
    return Outcome(winners=winners, rule=rule, places=places, scores=scores)
