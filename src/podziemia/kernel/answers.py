"""Answers: finding the offered option that was meant, or saying why there is none."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from podziemia.kernel.errors import IllegalChoice, Refusal
from podziemia.kernel.game import Game
from podziemia.kernel.questions import NOTHING, Ask, Facts, Option
from podziemia.kernel.state import State


def offered(game: Game[Any], state: State, ask: Ask, choice: object) -> Option:
    """The offered option that was meant: an option, its JSON or its index; or a refusal."""
    options = ask.options
    if type(choice) is int:
        if not 0 <= choice < len(options):
            about: Facts = {"index": choice, "count": len(options)}
            raise refused(game, ask.rule, "refused-index", about)
        return options[choice]
    if isinstance(choice, Option):
        try:
            return options[options.index(choice)]
        except ValueError:
            pass  # it is none of them as it stands: read it like JSON
    option = read(game, ask, choice)
    if ask.free is not None:
        try:
            ask.free.check(option)
        except Refusal as fault:
            raise refused(game, fault.rule, fault.message, fault.about) from None
        return option
    try:
        return options[options.index(option)]
    except ValueError:
        raise not_offered(game, state, ask, option) from None


def not_offered(game: Game[Any], state: State, ask: Ask, option: Option) -> IllegalChoice:
    """Why an option is not offered; where a game names no reason, now is not the time for it."""
    try:
        game.explain(state, ask, option)
    except Refusal as fault:
        return refused(game, fault.rule, fault.message, fault.about)
    return refused(game, ask.rule, f"{game.prefix.lower()}-refused-not-now")


def read(game: Game[Any], ask: Ask, choice: object) -> Option:
    """An answer of the right kind, from its JSON; or a refusal.

    The fields of an option that was made elsewhere may be anything: it is read like JSON.
    """
    kind = option_union(game) if ask.free is None else ask.free.kind
    if isinstance(choice, dict) and "type" not in choice:  # a union of one would do without
        fault = "Object missing required field `type`"
        raise refused(game, ask.rule, "refused-malformed", {"fault": fault})
    try:
        if isinstance(choice, Option):
            choice = msgspec.to_builtins(choice)
        option: Option = msgspec.convert(choice, kind)
    except (msgspec.ValidationError, UnicodeError, TypeError) as error:
        raise refused(game, ask.rule, "refused-malformed", {"fault": str(error)}) from None
    return option


def refused(game: Game[Any], rule: str, message: str, about: Facts = NOTHING) -> IllegalChoice:
    """A refusal with its rule."""
    return IllegalChoice(rule, message, about, game=game.id)


@cache
def option_union(game: Game[Any]) -> Any:
    """The type of everything that may be chosen in a game, for reading JSON."""
    union: Any = game.option_types[0]
    for option_type in game.option_types[1:]:
        union = union | option_type
    return union
