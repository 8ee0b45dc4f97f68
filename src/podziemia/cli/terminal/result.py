"""The result of a match in words: who won, by which rule, and everybody's place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from podziemia.cli.speech import say
from podziemia.kernel.questions import Facts, Seat
from podziemia.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from podziemia.kernel.match import Match
    from podziemia.kernel.outcome import Outcome
    from podziemia.kernel.texts import Texts

MANY: Final = 5  # more numbers than fit on a line


def ending(match: Match[Any], texts: Texts) -> RenderableType:
    """The winners, the deciding rule with its text, and the ranking."""
    outcome = match.outcome
    assert outcome is not None, "the match is not over"
    rule = Rulebook.of(match.game, texts.language).rules.get(outcome.rule, "")
    parts: list[RenderableType] = [
        Text(result(match, outcome, texts), "bold green" if outcome.winners else "bold red"),
        Text(f"{outcome.rule} {rule}"),
    ]
    if outcome.places or outcome.scores:
        parts.append(ranking(match, outcome, texts))
    return Group(*parts)


def result(match: Match[Any], outcome: Outcome, texts: Texts) -> str:
    """Who won: alone one is told the score and its rank, together that all have won or lost."""
    if len(outcome.places) == 1:
        rank = match.view(0).get("rank")
        return texts.say(f"{match.game.prefix.lower()}-alone", {**outcome.scores[0], "rank": rank})
    if not outcome.winners:
        return say("cli-lost", lang=texts.language)
    if len(match.game.sides(match.state.players_count)) == 1:
        return say("cli-won-together", lang=texts.language)
    winners = ", ".join(texts.player(seat) for seat in outcome.winners)
    about: Facts = {"winners": winners, "count": len(outcome.winners)}
    return say("cli-won", about, texts.language)


def ranking(match: Match[Any], outcome: Outcome, texts: Texts) -> Table:
    """Everybody's place, and the numbers it comes from; many numbers line by line."""
    seats = sorted(
        range(match.state.players_count), key=lambda seat: outcome.places[seat : seat + 1]
    )
    scores = outcome.scores or ({},) * len(seats)
    prefix = match.game.prefix.lower()
    names = {name: texts.say(f"{prefix}-score-{name}") for name in scores[0]}
    if len(names) > MANY:
        return pad(outcome, seats, names, texts)
    table = Table.grid(padding=(0, 2))
    for seat in seats:
        said = ", ".join(f"{names[name]} {value}" for name, value in scores[seat].items())
        table.add_row(place_of(outcome, seat), texts.player(seat), said)
    return table


def place_of(outcome: Outcome, seat: Seat) -> str:
    """The place of a seat, where there are places."""
    return f"{outcome.places[seat]}." if outcome.places else ""


def pad(outcome: Outcome, seats: Sequence[Seat], names: Mapping[str, str], texts: Texts) -> Table:
    """A scoring pad: a column for every player, a line for every number."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    for _ in seats:
        table.add_column(justify="right", overflow="fold")
    places = (f"{place_of(outcome, seat)} {texts.player(seat)}".strip() for seat in seats)
    table.add_row("", *(Text(place, "bold") for place in places))
    for name, said in names.items():
        table.add_row(said, *(str(outcome.scores[seat][name]) for seat in seats))
    return table
