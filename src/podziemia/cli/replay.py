"""`podziemia replay FILE`: a recorded match again, as its log in words."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from podziemia.cli import FAILED
from podziemia.cli.speech import Json, Lang, language, print_json, say
from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.kernel.questions import Fact
from podziemia.kernel.record import seed_hash

if TYPE_CHECKING:
    from podziemia.kernel.match import Match
    from podziemia.kernel.texts import Texts

DIFFERS = ("record-check", "record-illegal")
"""What is wrong with a record that can be read but plays out otherwise."""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay")(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")],
    *,
    verify: Annotated[
        bool, typer.Option("--verify", help="Only say whether it plays out as recorded.")
    ] = False,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="As this seat saw it; 0 is the first.")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play a record again: its log in words, or whether it plays out as recorded."""
    from podziemia.cli.terminal.files import read  # noqa: PLC0415 -- only when it is needed
    from podziemia.kernel import registry  # noqa: PLC0415

    spoken = language(lang)
    try:
        match = registry.replay(read(file))
    except BadInput as fault:
        if not verify or fault.message not in DIFFERS:
            raise
        report_difference(fault, spoken, json=json)
        raise typer.Exit(FAILED) from None
    if seat is not None and seat not in range(len(match.controllers)):
        raise BadInput("cli-no-seat", {"seat": seat, "last": len(match.controllers) - 1})
    if verify:
        report_agreement(match, spoken, json=json)
    else:
        print_log(match, seat, spoken, json=json)


def report_difference(fault: BadInput, lang: str, *, json: bool) -> None:
    """The record does not play out as it says."""
    sentence = fault.sentence(lang)
    if json:
        print_json({"verified": False, "reason": sentence})
    else:
        typer.echo(sentence)


def report_agreement(match: Match[Any], lang: str, *, json: bool) -> None:
    """The record plays out as it says."""
    assert match.setup is not None, "a replayed match began from setup"
    about: dict[str, Fact] = {
        "decisions": len(match.decisions),
        "check": match.record().check,
        "seed": str(match.setup.seed),
        "seed_hash": seed_hash(match.setup.seed),
    }
    if json:
        print_json({"verified": True, **about})
    else:
        typer.echo(say("cli-verified", about, lang))
        typer.echo(say("cli-verified-seed", about, lang))


def print_log(match: Match[Any], seat: int | None, lang: str, *, json: bool) -> None:
    """What happened, in words, and how it ended."""
    from podziemia.cli.terminal.table import names_of  # noqa: PLC0415 -- Rich is slow to import
    from podziemia.kernel.texts import texts  # noqa: PLC0415

    bots = [seat for seat, name in enumerate(match.controllers) if name != HUMAN]
    words = texts(match.game.id, lang, names_of(match, bots, lang))
    if json:
        print_json(facts(match, seat, words))
        return
    for event in match.events(seat):
        typer.echo(f"{words.tell(event)} ({event.rule})")
    if not match.over:
        waiting = ", ".join(words.player(asked) for asked in sorted(match.pending))
        typer.echo(say("cli-not-over", {"waiting": waiting}, lang))
        return
    from podziemia.cli.terminal.console import console  # noqa: PLC0415
    from podziemia.cli.terminal.result import ending  # noqa: PLC0415

    console().print(ending(match, words))


def facts(match: Match[Any], seat: int | None, words: Texts) -> dict[str, Any]:
    """A match as JSON."""
    import msgspec  # noqa: PLC0415 -- only when it is needed

    assert match.setup is not None, "a replayed match began from setup"
    return {
        **msgspec.to_builtins(match.setup),
        "decisions": len(match.decisions),
        "check": match.record().check,
        "outcome": msgspec.to_builtins(match.outcome),
        "log": [
            {"rule": event.rule, "text": words.tell(event), "event": msgspec.to_builtins(event)}
            for event in match.events(seat)
        ],
    }
