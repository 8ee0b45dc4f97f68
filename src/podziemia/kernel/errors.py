"""Errors a person can act on: bad input, and choices that the rules refuse."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from podziemia.kernel.questions import NOTHING, Facts


class BadInput(Exception):
    """What was given cannot be used. The message id and its facts make the sentence."""

    def __init__(self, message: str, about: Facts = NOTHING, *, game: str | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.about = about
        self.game = game

    def sentence(self, language: str = "en") -> str:
        """The sentence for the person who must act on it."""
        from podziemia.kernel.texts import texts  # noqa: PLC0415 -- it reports faults with BadInput

        return texts(self.game, language).say(self.message, self.about)

    def __str__(self) -> str:
        return self.sentence()


class IllegalChoice(BadInput):
    """A choice that was not offered: the rule it breaks, and a sentence. Nothing has changed."""

    def __init__(
        self, rule: str, message: str, about: Facts = NOTHING, *, game: str | None
    ) -> None:
        super().__init__(message, about, game=game)
        self.rule = rule

    def __reduce__(self) -> tuple[Callable[..., IllegalChoice], tuple[str, str, Facts]]:
        """A process that was told so tells it to another; otherwise both would fail."""
        return partial(IllegalChoice, game=self.game), (self.rule, self.message, self.about)

    def __str__(self) -> str:
        return f"{self.sentence()} ({self.rule})"


class BotFault(BadInput):
    """A bot from outside has failed in a match: it raised, cheated, dawdled or died."""


class Refusal(Exception):
    """Raised inside a game by a `verify_…` function: the rule that forbids, and why."""

    def __init__(self, rule: str, message: str, about: Facts = NOTHING) -> None:
        super().__init__(rule, message)
        self.rule = rule
        self.message = message
        self.about = about


def refuse_if(broken: bool, rule: str, message: str, about: Facts = NOTHING) -> None:
    """Raise a Refusal if this rule is broken."""
    if broken:
        raise Refusal(rule, message, about)
