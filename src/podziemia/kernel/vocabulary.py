"""The words of a game in scenarios: what is asked, chosen and told, and the paths to what is so."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal, get_args, get_origin

import msgspec

from podziemia.kernel.differences import words
from podziemia.kernel.game import Game
from podziemia.kernel.given import unknown
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Option
from podziemia.kernel.registry import options_for
from podziemia.kernel.rng import Rng
from podziemia.kernel.state import Event, Forced, Resigned

SEAT: Final = "SEAT"
"""Stands for the number of a seat, or of an entry, in a path."""
PLAIN: Final = {bool: "true | false", int: "a number", str: "a word"}


@cache
def prompts(game: Game[Any]) -> dict[str, str]:
    """Every question of a game by its prompt, as its texts have it in English."""
    files = sorted((game.folder / "locale").glob("*.en.ftl"))
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    name = rf"{game.prefix.lower()}-ask-([\w-]+)"
    parts = set(re.findall(rf"\{{ {name} \}}", text))  # said only inside other questions
    found = re.findall(rf"^{name} =((?:.*\n)(?:[ ].*\n|\n)*)", text + "\n", re.MULTILINE)
    return {prompt: usual(" ".join(said.split())) for prompt, said in found if prompt not in parts}


def usual(said: str) -> str:
    """A sentence; of one that has variants, the usual one."""
    if "->" in said:
        said = re.split(r"\*\[\w+\] ", said)[-1].partition(" }{")[0].rstrip(" }")
    return said


@cache
def options(game: Game[Any]) -> dict[str, type[Option]]:
    """What may be chosen, by the `type` it is called by."""
    return {str(kind.__struct_config__.tag): kind for kind in game.option_types}


@cache
def events(game: Game[Any]) -> dict[str, type[Event]]:
    """What happens, by the `type` it is called by."""
    kinds: list[type[Event]] = [*game.event_types, Forced, Resigned]
    return {str(kind.__struct_config__.tag): kind for kind in kinds}


def fields(kind: type[msgspec.Struct]) -> dict[str, str]:
    """The fields of an option, an event or a part of a position, each with its type in words."""
    written: dict[str, Any] = {}
    for base in reversed(kind.__mro__):
        written |= vars(base).get("__annotations__", {})
    return {name: str(written[name]) for name in kind.__struct_fields__}


def given(kind: type[msgspec.Struct], prefix: str = "") -> dict[str, str]:
    """What a position is described with, by its path, each with its type and its bounds."""
    found: dict[str, str] = {}
    for field in msgspec.structs.fields(kind):
        path = f"{prefix}{field.name}"
        found[path] = type_words(field.type)
        for inner in structs(field.type):
            seats = f"{SEAT}." if get_origin(field.type) is dict else ""
            found |= given(inner, f"{path}.{seats}")
    return found


def structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    """The tables inside a type."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for inner in get_args(kind):
        yield from structs(inner)


def type_words(kind: Any) -> str:
    """A type as a writer of scenarios may read it."""
    arguments = get_args(kind)
    match get_origin(kind):
        case None:
            return PLAIN.get(kind, "a table")
        case origin if origin is Literal:
            return " | ".join(f'"{word}"' for word in arguments)
        case origin if origin is Annotated:
            bounds = arguments[1]
            return f"{type_words(arguments[0])} from {bounds.ge} to {bounds.le}"
        case origin if origin is dict:
            return f"a table of {type_words(arguments[1])}"
        case origin if origin is tuple:
            inner = dict.fromkeys(type_words(part) for part in arguments if part is not ...)
            return f"a list of {', '.join(inner)}"
    return " | ".join(type_words(part) for part in arguments if part is not type(None))


@cache
def names(game: Game[Any]) -> frozenset[str]:
    """Every word that can be the value of something: cards, phases, prompts, marks, choices."""
    kinds = [*options(game).values(), *events(game).values()]
    types = [field.type for kind in kinds for field in msgspec.structs.fields(kind)]
    said = [word for kind in types for word in literals(kind)]
    kind_names = [*options(game), *events(game)]
    return frozenset([*game.cards, *game.words, *game.phases, *prompts(game), *said, *kind_names])


def literals(kind: Any) -> Iterator[str]:
    """The words that a type lists."""
    if get_origin(kind) is Literal:
        yield from (word for word in get_args(kind) if isinstance(word, str))
    else:
        for inner in get_args(kind):
            yield from literals(inner)


def strange(game: Game[Any], value: object) -> str | None:
    """The first word of a value that means nothing in a game, if there is one.

    A word may carry a number (`nick_the_masher#3`), and a piece is called by its place
    (`room:0.2`).
    """
    match value:
        case str():
            for word in value.split():
                if word.partition("#")[0] not in names(game) and ":" not in word:
                    return word
        case dict():
            return strange(game, [inner for key, inner in value.items() if key != "rule"])
        case list():
            return next(filter(None, (strange(game, inner) for inner in value)), None)
    return None


def check_names(names: Sequence[str], known: Collection[str], where: str) -> None:
    """Refuse a name that is not known."""
    for name in names:
        if name not in known:
            raise unknown(where, name)


def check_pattern(
    pattern: Mapping[str, Any], kinds: Mapping[str, type[msgspec.Struct]], where: str
) -> None:
    """Refuse the description of an option or event that none can fit."""
    named = pattern.get("type")
    if named is not None and (not isinstance(named, str) or named not in kinds):
        raise unknown(where, words(named))
    fitting = list(kinds.values()) if named is None else [kinds[named]]
    for key, value in pattern.items():
        if key == "type":
            continue
        types = [f.type for kind in fitting for f in msgspec.structs.fields(kind) if f.name == key]
        if not types:
            raise unknown(where, key)
        if not any(fits(value, of) for of in types):
            raise unknown(where, words({key: value}))


def fits(value: Any, kind: Any) -> bool:
    """Whether a value can be one of a type."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def paths(game: Game[Any], seed: int = 1) -> dict[str, list[str]]:
    """What `[then]` can look at in the state and in a view, as met in a match of random play."""
    met: dict[str, dict[str, None]] = {"": {}, f"view.{SEAT}.": {}}
    state = game.begin(game.players[0], options_for(game, {}), Rng(seed))
    match = Match(game, state, events=False)
    chance = Rng(seed)
    while True:
        found = {"": game.inspect(match.state), f"view.{SEAT}.": match.view(0)}
        for prefix, value in found.items():
            met[prefix] |= dict.fromkeys(leaves(value, prefix))
        if match.over:
            break
        seat = match.answering()[0]
        match.play(seat, match.pending[seat].sample(chance))
    return {prefix: sorted(leaf for leaf in found) for prefix, found in met.items()}


def leaves(value: Mapping[str, Any], prefix: str) -> Iterator[str]:
    """The paths to everything inside a table; numbers of seats are all one."""
    for key, inner in value.items():
        path = f"{prefix}{SEAT if key.isdecimal() else key}"
        yield path
        if isinstance(inner, dict):
            yield from leaves(inner, f"{path}.")
