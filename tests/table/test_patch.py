"""Differences of trees: what they are made from comes out of them, and nothing is sent twice."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from podziemia.kernel.scene import Stat, Token, Words, Zone, zone
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


WORDS = st.builds(Words, st.sampled_from("mn"), st.dictionaries(NAMES, PLAIN, max_size=1))
TOKENS = st.builds(
    Token,
    id=st.sampled_from("pqrs"),
    name=WORDS,
    picture=st.just("t"),
    badges=st.lists(st.builds(Stat, st.just("x"), st.integers(2, 4), WORDS), max_size=3).map(tuple),
    owner=st.none() | st.integers(2, 3),
    facts=st.dictionaries(NAMES, PLAIN, max_size=1),
)


def zones(inside: st.SearchStrategy[Any]) -> st.SearchStrategy[Zone]:
    """Places with some pieces in them."""
    states = st.lists(st.sampled_from(["asked", "out"]), unique=True)
    names, layouts = st.sampled_from("pqrs"), st.sampled_from(["row", "column"])
    held = st.lists(inside, max_size=4)
    return st.builds(zone, names, WORDS, layouts, held, states=states)


SCENES = st.fixed_dictionaries(
    {"pieces": st.lists(st.recursive(TOKENS, zones, max_leaves=10), max_size=5).map(tuple)}
)


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


@examples(100)
@given(before=SCENES, after=SCENES)
def test_a_difference_of_pieces_is_one_of_what_they_are_on_the_wire(
    before: dict[str, Any], after: dict[str, Any]
) -> None:
    trees = [msgspec.json.decode(msgspec.json.encode(scene)) for scene in (before, after)]
    assert patched(trees[0], sent(before, after)) == trees[1]


def test_of_a_piece_only_what_changes_is_sent() -> None:
    words = Words("treasure")
    before = Token(id="t", name=words, picture="t", badges=(Stat("gold", 1, words),), owner=1)
    after = Token(id="t", name=words, picture="t", badges=(Stat("gold", 2, words),))
    assert sent({"pieces": (before,)}, {"pieces": (after,)}) == {
        "edit": {
            "pieces": [
                {
                    "edit": 0,
                    "by": {
                        "drop": ["owner"],
                        "edit": {
                            "badges": [
                                {
                                    "add": [
                                        {
                                            "icon": "gold",
                                            "value": 2,
                                            "label": {"message": "treasure"},
                                        }
                                    ]
                                }
                            ]
                        },
                    },
                }
            ]
        }
    }


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
