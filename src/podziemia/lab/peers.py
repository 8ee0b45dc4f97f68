"""Other engines, played at random in the same run, to compare speed with.

Each peer is driven as its documents show, by the same policy as ours: one of the legal actions, by
one number from `random.Random`. Games differ, so a ratio says how engines feel, not which is
better. Decisions are all actions a player executes, also where there was only one.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final, NamedTuple

from podziemia.lab.bench import (
    Copying,
    Meter,
    Playing,
    Subject,
    dice,
    handling,
    playing,
    positions,
)
from podziemia.lab.random_match import Counts, Dice, Watching

PEERS_GROUP: Final = "uv sync --group peers"
"""How to install them."""


class NotInstalled(Exception):
    """A peer's package, or one that it needs, cannot be imported."""


class Peer(NamedTuple):
    """Another engine: what it is called, where it comes from, and how it is driven."""

    name: str
    package: str
    drive: Callable[[int, Dice], tuple[Playing, Copying | None]]
    """Given the number of players and chance: how it plays, and how it copies if it can."""
    players: range


def catanatron(players: int, chance: Dice) -> tuple[Playing, Copying]:
    """Catan by catanatron: `Game.execute` with one of `playable_actions`, and `Game.copy`."""
    games = need("catanatron.game")
    seats = need("catanatron.models.player")
    colors = list(seats.Color)[:players]

    def play(watch: Watching) -> Counts:
        game = games.Game(
            [seats.RandomPlayer(color) for color in colors], seed=int(chance() * 2**31)
        )
        state, counts = game.state, Counts()
        while game.winning_color() is None and state.num_turns < games.TURNS_LIMIT:
            legal = state.playable_actions
            watch(game)
            game.execute(legal[int(chance() * len(legal))])
            counts.decisions += 1
            counts.choices += len(legal) > 1
        return counts

    return play, lambda game: game.copy()


def open_spiel(_: int, chance: Dice) -> tuple[Playing, Copying]:
    """Gin rummy by OpenSpiel, written in C++ and driven from Python; its chance is uniform."""
    game = need("pyspiel").load_game("gin_rummy")

    def play(watch: Watching) -> Counts:
        state, counts = game.new_initial_state(), Counts()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(chance() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            watch(state)
            state.apply_action(legal[int(chance() * len(legal))])
            counts.decisions += 1
            counts.choices += len(legal) > 1
        return counts

    return play, lambda state: state.clone()


def rlcard(_: int, chance: Dice) -> tuple[Playing, Copying]:
    """Gin rummy by RLCard; it has no way to copy a game but `deepcopy`."""
    env = need("rlcard").make("gin-rummy", config={"seed": 1})

    def play(watch: Watching) -> Counts:
        state, _ = env.reset()
        counts = Counts()
        while not env.is_over():
            legal = list(state["legal_actions"])
            watch(env.game)
            state, _ = env.step(legal[int(chance() * len(legal))])
            counts.decisions += 1
            counts.choices += len(legal) > 1
        return counts

    return play, copy.deepcopy


def pettingzoo(_: int, chance: Dice) -> tuple[Playing, None]:
    """Connect Four by PettingZoo, through `last` and `step`; it cannot be copied."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    env = need("pettingzoo.classic.connect_four_v3").env()
    env.reset(seed=1)  # once: seeding costs more than a short game

    def play(watch: Watching) -> Counts:
        env.reset()
        counts = Counts()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0].tolist()
            env.step(legal[int(chance() * len(legal))])
            counts.decisions += 1
            counts.choices += len(legal) > 1
        return counts

    return play, None


PEERS: Final = (
    Peer("catanatron", "catanatron", catanatron, range(2, 5)),
    Peer("open_spiel gin_rummy", "open_spiel", open_spiel, range(2, 3)),
    Peer("rlcard gin-rummy", "rlcard", rlcard, range(2, 3)),
    Peer("pettingzoo connect_four", "pettingzoo", pettingzoo, range(2, 3)),
)


def need(module: str) -> Any:
    """A peer's module."""
    try:
        return import_module(module)
    except ImportError as fault:
        raise NotInstalled(str(fault)) from fault


def subject(peer: Peer, players: int) -> Subject:
    """A peer as something to measure, with as many players as ours if it can."""
    seats = players if players in peer.players else peer.players[-1]
    play, copying = peer.drive(seats, dice(0))
    meters: tuple[Meter, ...] = (playing(play),)
    if copying is not None:
        meters += (handling("forks", positions(play, copying), copying),)
    return Subject(peer.name, seats, version(peer.package), meters)
