"""A snapshot restores identity: content in a thawed state is the very content of the game."""

import sys
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
import pytest

import podziemia
from podziemia.kernel.digest import PLAIN, attributes
from podziemia.kernel.game import Game
from podziemia.kernel.rng import Rng
from podziemia.kernel.snapshot import freeze, thaw
from podziemia.lab.corpus import play_on


def on_shelves(game: Game[Any]) -> set[int]:
    """What the tables of a game's modules hold: content, not what a match has made."""
    tables = (
        table
        for name, module in tuple(sys.modules.items())
        if name.startswith(f"podziemia.games.{game.id}")
        for table in vars(module).values()
        if isinstance(table, Mapping)
    )
    return {id(thing) for table in tables for thing in table.values()}


def content_in(thing: Any, path: str = "state") -> Iterator[tuple[str, Any]]:
    """Everything with an id that a state holds, and where."""
    kind: type = type(thing)
    if kind in PLAIN or isinstance(thing, Rng):
        return
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from content_in(value, f"{path}[{key}]")
    elif isinstance(thing, list | tuple | set | frozenset):
        for number, value in enumerate(thing):
            yield from content_in(value, f"{path}[{number}]")
    elif isinstance(getattr(thing, "id", None), str):
        yield path, thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from content_in(getattr(thing, name), f"{path}.{name}")
    else:
        for name in attributes(kind):
            yield from content_in(getattr(thing, name), f"{path}.{name}")


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_a_copy_of_an_imagined_position_is_as_imagined(game: Game[Any]) -> None:
    match = podziemia.start(game.id, game.players[-1], seed=5)
    for number, _ in enumerate(play_on(match, Rng("snapshot"))):
        if number == 60:
            break
    for viewer in range(game.players[-1]):
        world = match.determinize(viewer, 7).state
        before, after = dict(content_in(world)), dict(content_in(world.copy()))
        assert before.keys() == after.keys()
        assert [path for path, thing in before.items() if thing is not after[path]] == []


@pytest.mark.parametrize("game", podziemia.games(), ids=str)
def test_content_is_the_same_after_a_thaw(game: Game[Any]) -> None:
    match = podziemia.start(game.id, game.players[-1], seed=5)
    for number, _ in enumerate(play_on(match, Rng("snapshot"))):
        if number == 60:
            break
    thawed = podziemia.start(game.id, game.players[-1], seed=5)
    thawed.thaw(match.freeze())
    before, after = dict(content_in(match.state)), dict(content_in(thawed.state))
    assert before.keys() == after.keys()
    content = on_shelves(game)
    known = {path: thing for path, thing in before.items() if id(thing) in content}
    assert len(known) > 10
    assert [path for path, thing in known.items() if thing is not after[path]] == []


@pytest.mark.parametrize("number", [0, 2**63 - 1, 2**63, 2**64, 3**400, -(2**63), -(2**64)])
def test_numbers_of_any_size_are_the_same_after_a_thaw(number: int) -> None:
    game = podziemia.games()[0]
    assert thaw(game, freeze(game, [number, number])) == [number, number]
