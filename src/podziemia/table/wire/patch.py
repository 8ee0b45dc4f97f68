"""Differences between two trees of JSON, as they are sent: what changes, and nothing else.

The difference of two objects is an object: `set` holds new values by their names, `drop` the names
that are gone, `edit` the differences of values that are objects or lists in both. The difference
of two lists is a list of splices that make the new one from left to right: `keep` a range of the
old items, `edit` one of them `by` its difference, `add` new ones. Items are found again by their
`id`, or by being the same; one that is known to be the same may stand as bytes in both. No name
means a truth here and a number there: 1 and true are not told apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

Tree: TypeAlias = Any
"""Objects as dicts, lists as lists or tuples, and plain values; bytes for what does not change."""
Patch: TypeAlias = Any
"""The difference of two objects or of two lists."""


def difference(before: Tree, after: Tree) -> Patch:
    """What makes `after` of `before`; both are objects, or both are lists."""
    if isinstance(before, dict):
        return of_objects(before, after)
    return list(splices(before, after))


def of_objects(before: dict[str, Tree], after: dict[str, Tree]) -> Patch:
    """What makes one object of another."""
    patch: dict[str, Any] = {}
    if dropped := [name for name in before if name not in after]:
        patch["drop"] = dropped
    for name, value in after.items():
        if name not in before:
            patch.setdefault("set", {})[name] = value
        elif (old := before[name]) != value:
            if alike(old, value):
                patch.setdefault("edit", {})[name] = difference(old, value)
            else:
                patch.setdefault("set", {})[name] = value
    return patch


def alike(one: Tree, other: Tree) -> bool:
    """Whether both are objects, or both are lists."""
    if isinstance(one, dict):
        return isinstance(other, dict)
    return isinstance(one, list | tuple) and isinstance(other, list | tuple)


def splices(before: Sequence[Tree], after: Sequence[Tree]) -> Iterator[dict[str, Any]]:
    """What makes one list of another: what is the same at both ends stays, the rest is sought."""
    most = min(len(before), len(after))
    head = next((i for i in range(most) if before[i] != after[i]), most)
    most -= head
    tail = next((i for i in range(most) if before[-1 - i] != after[-1 - i]), most)
    if head:
        yield {"keep": [0, head]}
    yield from inner_steps(before, range(head, len(before) - tail), after[head : len(after) - tail])
    if tail:
        yield {"keep": [len(before) - tail, len(before)]}


def inner_steps(
    before: Sequence[Tree], within: range, after: Sequence[Tree]
) -> Iterator[dict[str, Any]]:
    """What makes one list of the items of another that lie within a range."""
    if not after:
        return
    places: dict[str | bytes, int] = {}
    for place in within:
        places.setdefault(name_of(before[place]), place)
    kept: list[int] = []
    added: list[Tree] = []
    for item in after:
        place = places.get(name_of(item), -1)
        same = place >= 0 and before[place] == item
        if kept and not (same and place == kept[1]):
            yield {"keep": kept}
            kept = []
        if added and place >= 0:
            yield {"add": added}
            added = []
        if same:
            kept = [kept[0] if kept else place, place + 1]
        elif place >= 0:
            yield {"edit": place, "by": difference(before[place], item)}
        else:
            added.append(item)
    if kept:
        yield {"keep": kept}
    if added:
        yield {"add": added}


def name_of(item: Tree) -> str | bytes:
    """By what an item of a list is found again."""
    if isinstance(item, bytes):
        return item
    if isinstance(item, dict) and isinstance(own := item.get("id"), str):
        return own
    return msgspec.json.encode(item)


def patched(tree: Tree, patch: Patch) -> Tree:
    """A tree after its difference; what has not changed is shared with it."""
    if isinstance(tree, dict):
        dropped = patch.get("drop", ())
        after = {name: value for name, value in tree.items() if name not in dropped}
        after |= patch.get("set", {})
        for name, inner in patch.get("edit", {}).items():
            after[name] = patched(tree[name], inner)
        return after
    return [item for splice in patch for item in items(tree, splice)]


def items(before: Sequence[Tree], splice: dict[str, Any]) -> Sequence[Tree]:
    """The items that one splice puts into the new list."""
    if "keep" in splice:
        first, end = splice["keep"]
        return before[first:end]
    if "edit" in splice:
        return (patched(before[splice["edit"]], splice["by"]),)
    added: Sequence[Tree] = splice["add"]
    return added
