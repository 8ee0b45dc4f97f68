"""Differences of trees: what they are made from comes out of them, and nothing is sent twice."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from podziemia.table.wire.patch import difference, patched
from tests.budget import examples

PLAIN = st.none() | st.text("abą", max_size=2) | st.integers(2, 9) | st.floats(2.5, 3.5)
NAMES = st.sampled_from(["a", "b", "c", "type"])


def pieces(inside: st.SearchStrategy[Any]) -> st.SearchStrategy[list[dict[str, Any]]]:
    """Pieces with ids, some of which are the same."""
    piece = st.fixed_dictionaries({"id": st.sampled_from("pqrs")}, optional={"children": inside})
    return st.lists(piece, max_size=5)


TREES = st.recursive(
    PLAIN,
    lambda inside: st.dictionaries(NAMES, inside) | st.lists(inside, max_size=4) | pieces(inside),
    max_leaves=25,
)
OBJECTS = st.dictionaries(NAMES, TREES)


def sent(before: Any, after: Any) -> Any:
    """A difference as it arrives."""
    return msgspec.json.decode(msgspec.json.encode(difference(before, after)))


@examples(100)
@given(before=OBJECTS, after=OBJECTS)
def test_a_difference_makes_one_tree_of_the_other(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    kept = msgspec.json.encode(before)
    assert patched(before, sent(before, after)) == after
    assert msgspec.json.encode(before) == kept, "what it was made from stays as it was"


@examples(100)
@given(tree=OBJECTS)
def test_between_the_same_there_is_nothing(tree: dict[str, Any]) -> None:
    assert difference(tree, msgspec.json.decode(msgspec.json.encode(tree))) == {}


def test_what_has_not_changed_is_shared() -> None:
    before: dict[str, Any] = {
        "still": {"a": [1]},
        "moving": {"pieces": [{"id": "p"}, {"id": "q", "at": 1}]},
    }
    after = {"still": {"a": [1]}, "moving": {"pieces": [{"id": "p"}, {"id": "q", "at": 2}]}}
    made = patched(before, difference(before, after))
    assert made == after
    assert made["still"] is before["still"]
    assert made["moving"]["pieces"][0] is before["moving"]["pieces"][0]


def test_pieces_are_found_again_by_their_ids() -> None:
    before = [{"id": name, "face": "a long text"} for name in "abcdef"]
    after = [*before[3:], before[0], {"id": "c", "face": "turned"}, {"id": "new"}]
    assert difference(before, after) == [
        {"keep": [3, 6]},
        {"keep": [0, 1]},
        {"edit": 2, "by": {"set": {"face": "turned"}}},
        {"add": [{"id": "new"}]},
    ]


def test_tuples_are_lists() -> None:
    assert difference({"a": ({"id": "p"}, 3)}, {"a": ({"id": "p"}, 4)}) == {
        "edit": {"a": [{"keep": [0, 1]}, {"add": [4]}]}
    }
