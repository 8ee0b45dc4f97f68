"""Bots from a file learn nothing hidden: in their process there is nothing to reach."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import podziemia
from podziemia.games.boss_monster.content import ROOMS, SPELLS
from podziemia.kernel.bots import RandomBot, advance
from podziemia.kernel.seen import Seen
from podziemia.lab.outside.crew import Crew
from tests.lab.test_outside_bots import BOSS_MONSTER, PATIENT, nobody_stays  # noqa: F401

READER = '''
"""A bot that looks at everything there is."""

import gc
import json
import sys
import types

from podziemia.games.boss_monster.content import ROOMS, SPELLS

CARDS = {*ROOMS, *SPELLS}
CONTENT = {id(card) for card in [*ROOMS.values(), *SPELLS.values()]}


def name(thing):
    """The card that something is or names."""
    if id(thing) in CONTENT:
        return thing.id
    return thing if type(thing) is str and thing in CARDS else None


def reached(first, known):
    """Everything that leads on from some things, but for what was there before."""
    stack, seen = list(first), {}
    while stack:
        thing = stack.pop()
        if id(thing) in known or id(thing) in seen or isinstance(thing, types.ModuleType):
            continue
        seen[id(thing)] = thing
        stack += gc.get_referents(thing)
    return list(seen.values())


def everything(seen):
    """All objects of this process: those that are tracked, and those that frames hold."""
    found = [seen]
    for frame in sys._current_frames().values():
        while frame is not None:
            if frame is not sys._getframe():  # it would find what it has found
                found += [frame, dict(frame.f_locals)]
            frame = frame.f_back
    tracked = gc.get_objects()
    return [*found, *(thing for thing in tracked if thing is not found)]


def rows(things):
    """All rows of cards among some things."""
    for thing in things:
        if isinstance(thing, (list, tuple)):
            row = [name(item) for item in thing]
            if row and None not in row:
                yield row


class Reader:
    def __init__(self, seed):
        self.before = reached(everything(None), {})  # no match has begun; kept, so that ids stay
        self.known = {id(thing) for thing in self.before} | {id(self.before)}

    def cards(self, things):
        """The cards among some things and whatever they hold."""
        held = [inner for thing in things for inner in gc.get_referents(thing)]
        return sorted({name(thing) for thing in [*things, *held]} - {None})

    def choose(self, seen):
        seen.view
        plain = self.cards(reached(everything(seen), self.known))
        worlds = [seen.world(seed) for seed in range(3)]
        states = [seen.state, *(world.state for world in worlds)]
        views = [world.view(seat) for world in worlds for seat in range(2)]
        found = [*rows(reached([*everything(seen), states, views], self.known))]
        with open(__file__ + ".json", "w") as file:
            json.dump({"plain": plain, "rows": found}, file)
        return seen.ask.options[0]
'''


class TestSecrets:
    @pytest.mark.parametrize("seed", range(3))
    def test_a_bot_that_looks_everywhere_finds_nothing_hidden(
        self, tmp_path: Path, seed: int
    ) -> None:
        path = tmp_path / "reader.py"
        path.write_text(READER)
        match = podziemia.start(BOSS_MONSTER.id, 2, seed=f"secret {seed}", events=False)
        bots = {0: RandomBot(0), 1: RandomBot(1)}
        advance(match, bots, 12)
        while 0 not in match.pending:
            assert advance(match, bots, 1), "seat 0 is asked before the match is over"
        with Crew(BOSS_MONSTER) as crew:
            (bot,) = crew.sit([f"{path}:Reader"], "s")
            bot.choose(match.seen(0, PATIENT))
        found = json.loads(Path(f"{path}.json").read_text())
        told = names_in(match.seen(0))
        own = names_of(match.state.players[0].hand())
        other = names_of(match.state.players[1].hand())
        assert set(own) <= set(found["plain"]), "it does look everywhere"
        assert set(other) - told, "there is something to find"
        assert set(found["plain"]) <= told
        state = match.state
        hidden = [names_of(state.players[1].rooms), names_of(state.players[1].spells)]
        hidden += [names_of(state.room_deck), names_of(state.spell_deck)]
        secrets = [row for row in hidden if len(row) > 1]
        assert len(secrets) > 2
        assert len(found["rows"]) > 20
        assert not [row for row in secrets if row in found["rows"] or row[::-1] in found["rows"]]
        assert sorted(other) not in [sorted(row) for row in found["rows"]]


def names_of(cards: list[Any]) -> list[str]:
    """The ids of cards."""
    return [card.id for card in cards]


def names_in(seen: Seen) -> set[str]:
    """The cards that a seat may know of: those in its view, its question included."""
    words: set[str] = set()
    stack: list[Any] = [seen.view, [msgspec.to_builtins(option) for option in seen.ask.options]]
    while stack:
        thing = stack.pop()
        if isinstance(thing, dict):
            stack += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple):
            stack += thing
        elif isinstance(thing, str):
            words.add(thing)
    return words & {*ROOMS, *SPELLS}
