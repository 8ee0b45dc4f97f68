"""Differences between two trees of JSON, as they are sent: what changes, and nothing else.

The difference of two objects is an object: `set` holds new values by their names, `drop` the names
that are gone, `edit` the differences of values that are objects or lists in both. The difference
of two lists is a list of splices that make the new one from left to right: `keep` a range of the
old items, `edit` one of them `by` its difference, `add` new ones. Items are found again by their
`id`, or by being the same. No name means a truth here and a number there: 1 and true are not told
apart. The pieces of a scene are taken apart where they differ; other structs are plain values.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, TypeAlias

import msgspec
from msgspec.structs import fields

Tree: TypeAlias = Any
"""Objects as dicts, lists as lists or tuples, pieces and other structs, plain values, raw JSON."""
Patch: TypeAlias = Any
"""The difference of two objects or of two lists."""


def difference(before: Tree, after: Tree) -> Patch:
    """What makes `after` of `before`, which are alike."""
    if isinstance(before, dict):
        return of_objects(before, after)
    if isinstance(before, msgspec.Struct):
        return of_pieces(before, after)
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
            note_change(patch, name, old, value)
    return patch


def of_pieces(before: msgspec.Struct, after: msgspec.Struct) -> Patch:
    """What makes one piece of another of its kind; what is omitted on the wire is not there."""
    patch: dict[str, Any] = {}
    for name, default, empty in parts(type(after)):
        old, value = getattr(before, name), getattr(after, name)
        if old is value or old == value:
            continue
        if value is default or (not value and type(value) is empty):
            patch.setdefault("drop", []).append(name)
        elif old is default or (not old and type(old) is empty):
            patch.setdefault("set", {})[name] = value
        else:
            note_change(patch, name, old, value)
    return patch


@cache
def parts(kind: type[msgspec.Struct]) -> tuple[tuple[str, Any, Any], ...]:
    """What a piece is made of, each with the value and the type of the empty thing it may omit."""
    return tuple((each.name, each.default, each.default_factory) for each in fields(kind))


def note_change(patch: Patch, name: str, old: Tree, value: Tree) -> None:
    """Write into a patch what a name stands for now."""
    if alike(old, value):
        patch.setdefault("edit", {})[name] = difference(old, value)
    else:
        patch.setdefault("set", {})[name] = value


def alike(one: Tree, other: Tree) -> bool:
    """Whether one of them is made of the other: objects, lists, or pieces of one kind."""
    if isinstance(one, list | tuple):
        return isinstance(other, list | tuple)
    if isinstance(one, dict):
        return isinstance(other, dict)
    return type(one) is type(other) and isinstance(one, msgspec.Struct) and hasattr(one, "id")


def splices(before: Sequence[Tree], after: Sequence[Tree]) -> Iterator[dict[str, Any]]:
    """What makes one list of another: what is the same at both ends stays, the rest is sought."""
    most = min(len(before), len(after))
    head = tail = 0
    while head < most and before[head] == after[head]:
        head += 1
    while tail < most - head and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    if head:
        yield {"keep": [0, head]}
    yield from inner_steps(before, range(head, len(before) - tail), after[head : len(after) - tail])
    if tail:
        yield {"keep": [len(before) - tail, len(before)]}


def inner_steps(
    before: Sequence[Tree], within: range, after: Sequence[Tree]
) -> Iterator[dict[str, Any]]:
    """What makes one list of the items of another that lie within a range."""
    if not within and after:
        yield {"add": after}
    if not within or not after:
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
        found = same or (place >= 0 and alike(before[place], item))
        if added and found:
            yield {"add": added}
            added = []
        if same:
            kept = [kept[0] if kept else place, place + 1]
        elif found:
            yield {"edit": place, "by": difference(before[place], item)}
        else:
            added.append(item)
    if kept:
        yield {"keep": kept}
    if added:
        yield {"add": added}


def name_of(item: Tree) -> str | bytes:
    """By what an item of a list is found again."""
    own = item.get("id") if isinstance(item, dict) else getattr(item, "id", None)
    return own if isinstance(own, str) else msgspec.json.encode(item)


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
