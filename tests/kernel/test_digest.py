"""What a state may be made of: whatever a class keeps must be in digests and snapshots."""

from __future__ import annotations

from typing import Any

import pytest

from podziemia.kernel.digest import attributes, digest
from podziemia.kernel.rng import Rng
from podziemia.kernel.snapshot import freeze, thaw
from tests.laws.toys.chests import Vault, chests


class Sloppy(Vault):
    """Forgets to say what it keeps."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.keys = 0


class Tidy(Vault):
    """Says what it keeps."""

    __slots__ = ("keys",)

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.keys = 0


class Heir(Sloppy):
    """Says what it keeps, and inherits from one that does not."""

    __slots__ = ()


class Piece:
    """A part of a state that does not say what it keeps."""

    def __init__(self) -> None:
        self.lives = 3


class Bag:
    """A part of a state that keeps anything."""

    __slots__ = ("__dict__",)


@pytest.mark.parametrize("kind", [Sloppy, Heir])
def test_a_state_class_without_slots_is_refused(kind: type[Vault]) -> None:
    state = kind(2, Rng(1))
    for look in (digest, lambda state: freeze(chests(), state)):
        with pytest.raises(TypeError, match=r"classes with slots, not .*\.Sloppy$"):
            look(state)


@pytest.mark.parametrize("part", [Piece, Bag])
def test_so_is_the_class_of_a_part(part: type) -> None:
    state: Any = Tidy(2, Rng(1))
    state.keys = [part()]
    with pytest.raises(TypeError, match=rf"classes with slots, not .*\.{part.__name__}$"):
        digest(state)


def test_sets_and_bytes_are_in_digests_and_snapshots_alike() -> None:
    game = chests()
    squares = [(row, column) for row in range(20) for column in range(20)]
    digests = set()
    for order in (squares, squares[::-1]):
        state: Any = Tidy(2, Rng(1))
        state.keys = [set(order), frozenset(order), {"seen": set(order)}, b"x"]
        again = thaw(game, freeze(game, state.keys))
        assert again == state.keys
        assert [type(each) for each in again] == [set, frozenset, dict, bytes]
        digests |= {digest(state.keys), digest(again)}
        assert digest(state) != digest(Tidy(2, Rng(1)))
    assert len(digests) == 1


def test_fractions_are_in_neither() -> None:
    state: Any = Tidy(2, Rng(1))
    state.keys = 0.5
    for look in (digest, lambda state: freeze(chests(), state)):
        with pytest.raises(TypeError, match=r"classes with slots, not builtins\.float$"):
            look(state)


def test_what_a_subclass_keeps_counts() -> None:
    state = Tidy(2, Rng(1))
    assert {"keys", "passed", "points", "rng", "resigned"} <= set(attributes(Tidy))
    before = digest(state)
    state.keys = 1
    assert digest(state) != before
