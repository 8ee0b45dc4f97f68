"""The result of a match in words: who won, by which rule, and everybody's place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from podziemia.cli.saying import say
from podziemia.kernel.asking import Facts
from podziemia.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from podziemia.kernel.game import Outcome
    from podziemia.kernel.match import Match
    from podziemia.kernel.texts import Texts


def ending(match: Match[Any], texts: Texts) -> RenderableType:
    """The winners, the deciding rule with its text, and the ranking."""
    outcome = match.outcome
    assert outcome is not None, "the match is not over"
    winners = ", ".join(texts.player(seat) for seat in outcome.winners)
    about: Facts = {"winners": winners, "count": len(outcome.winners)}
    rule = Rulebook.of(match.game, texts.language).rules.get(outcome.rule, "")
    return Group(
        Text(say("cli-won", about, texts.language), "bold green"),
        Text(f"{outcome.rule} {rule}"),
        ranking(match, outcome, texts),
    )


def ranking(match: Match[Any], outcome: Outcome, texts: Texts) -> Table:
    """Everybody's place, and the numbers it comes from."""
    table = Table.grid(padding=(0, 2))
    prefix = match.game.prefix.lower()
    for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
        scores = ", ".join(
            f"{texts.say(f'{prefix}-score-{name}')} {value}"
            for name, value in outcome.scores[seat].items()
        )
        table.add_row(f"{outcome.places[seat]}.", texts.player(seat), scores)
    return table
