"""`podziemia report GAME`: how the scores of many matches are spread, in a table and a picture."""

from __future__ import annotations

from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from podziemia.cli.bots import Bots, Budget, read_bots, read_budget
from podziemia.cli.progress import progress
from podziemia.cli.simulate import read_players
from podziemia.cli.speech import Json, Lang, language, print_json, say
from podziemia.kernel.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import Sequence

    from podziemia.kernel.game import Game
    from podziemia.kernel.questions import Facts
    from podziemia.kernel.texts import Texts
    from podziemia.lab.report import Group

COLUMNS: Final = ("matches", "mean", "least", "lower", "median", "upper", "most")
SHARES: Final = ("matches", "won", "share", "lowest", "highest")


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("report")(report)


def report(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game, as `games` lists it.")],
    *,
    games: Annotated[int, typer.Option(help="How many matches.")] = 100,
    players: Annotated[str, typer.Option(metavar="P,…|all", help="How many play, or all.")] = "all",
    bots: Bots = "greedy",
    alike: Annotated[
        bool, typer.Option(help="One bot on all seats of a match; the bots take turns.")
    ] = False,
    by: Annotated[
        str | None,
        typer.Option(
            metavar="FACT,…",
            help="What to group by: players, an option such as quest, or a card such as dungeon.",
        ),
    ] = None,
    score: Annotated[
        str | None,
        typer.Option(
            metavar="NAME", help="Which score, by id or name, or won. [default: what decides]"
        ),
    ] = None,
    side: Annotated[
        int | None, typer.Option(metavar="N", help="Only the results of this side, from 0.")
    ] = None,
    seed: Annotated[str, typer.Option(help="The same seed gives the same matches.")] = "0",
    option: Annotated[
        list[str] | None, typer.Option(metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    budget: Budget = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw a picture: FILE.svg or FILE.html.")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Play many matches between bots and show how their scores are spread."""
    from podziemia.cli.play import read_options  # noqa: PLC0415 -- only when it is needed
    from podziemia.kernel.registry import find  # noqa: PLC0415 -- loads every game
    from podziemia.kernel.texts import texts  # noqa: PLC0415
    from podziemia.lab import report as lab  # noqa: PLC0415
    from podziemia.lab.simulate import SimulationPlan  # noqa: PLC0415

    found = find(game)
    plan = SimulationPlan(
        game=game,
        games=games,
        players=read_players(found, players),
        bots=read_bots(bots),
        alike=alike,
        seed=seed,
        options=read_options(found, option or []),
        budget=read_budget(budget),
    )
    spoken = language(lang)
    facts_named = [] if by is None else by.split(",")
    if out is not None:
        check_file(out)
    with progress("cli-simulate-playing", games, spoken) as tick:
        results = lab.collect(plan, facts_named, score, tick, spoken, side)
    name = lab.score_of(found, results, score, spoken)
    sorted_ = lab.groups(results, name)
    about: Facts = {
        "game": texts(game, spoken).say(f"{found.prefix.lower()}-name"),
        "score": score_words(found, name, spoken),
        "matches": games,
        "players": int(players) if players.isdigit() else players,
        "bots": bots,
    }
    labels = labels_of(found, sorted_, facts_named, texts(game, spoken))
    if out is not None:
        out.write_text(picture(out, sorted_, name, labels, about, spoken), encoding="utf-8")
    if json:
        told = [facts(group, name) for group in sorted_]
        print_json({"game": game, "score": name, "groups": told})
    else:
        show(sorted_, name, labels, about, spoken)


def check_file(out: Path) -> None:
    """Refuse a picture that cannot be drawn, before anything is played."""
    if out.suffix not in (".svg", ".html"):
        raise BadInput("cli-report-format", {"file": str(out)})
    if not out.parent.is_dir():
        raise BadInput("cli-no-folder", {"folder": str(out.parent)})


def score_words(game: Game[Any], score: str, lang: str) -> str:
    """What is reported, in words."""
    from podziemia.lab.report import WON, score_name  # noqa: PLC0415 -- only when it is needed

    return say("cli-report-wins", lang=lang) if score == WON else score_name(game, score, lang)


def labels_of(
    game: Game[Any], groups: Sequence[Group], by: Sequence[str], texts: Texts
) -> list[str]:
    """What groups are called: by what they are grouped by and by the bot, if that tells them."""
    from podziemia.lab.report import PLAYERS  # noqa: PLC0415 -- only when it is needed

    choices = {switch.id: switch.choices for switch in game.switches}

    def called(name: str, fact: str) -> str:
        if name == PLAYERS:
            return say("cli-report-players", {"players": int(fact)}, texts.language)
        if fact in choices.get(name, ()):
            return texts.say(f"{game.prefix.lower()}-choice-{fact.replace('_', '-')}")
        return texts.card(fact)

    several = len({group.bot for group in groups}) > 1
    labels = []
    for group in groups:
        bot = [group.bot] if several or not group.group else []
        labels.append(", ".join([*map(called, by, group.group), *bot]))
    return labels


def columns_of(group: Group, score: str) -> dict[str, float]:
    """A distribution, or a share of victories, in the columns of the table."""
    from podziemia.lab.report import WON  # noqa: PLC0415 -- only when it is needed

    if score == WON:
        share = group.share()
        percents = (100 * each for each in (share.share, share.lower, share.upper))
        return dict(zip(SHARES, (share.matches, share.won, *percents), strict=True))
    spread = group.spread()
    return {name: getattr(spread, name) for name in COLUMNS}


def facts(group: Group, score: str) -> dict[str, Any]:
    """A distribution as JSON."""
    group_name = ",".join(group.group) or None
    columns = columns_of(group, score)
    return {"group": group_name, "bot": group.bot, **columns, "values": group.values}


def picture(
    out: Path, groups: Sequence[Group], score: str, labels: Sequence[str], about: Facts, lang: str
) -> str:
    """The picture as a file of its kind."""
    from podziemia.lab.picture import Words, draw, draw_shares  # noqa: PLC0415 -- when needed
    from podziemia.lab.report import WON  # noqa: PLC0415

    shares = score == WON
    words = Words(
        say("cli-report-title", about, lang),
        say("cli-report-how-often" if shares else "cli-report-how", about, lang),
        say("cli-report-axis", about, lang),
        say("cli-report-share" if shares else "cli-report-median", about, lang),
        say("cli-report-matches" if shares else "cli-report-range", about, lang),
    )
    drawn = (draw_shares if shares else draw)(groups, labels, words)
    if out.suffix == ".svg":
        return drawn
    head = f'<meta charset="utf-8"><title>{escape(words.title)}</title>'
    body = f"<head>{head}</head><body>\n{drawn}</body>"
    return f'<!doctype html>\n<html lang="{lang}">{body}</html>\n'


def show(
    groups: Sequence[Group], score: str, labels: Sequence[str], about: Facts, lang: str
) -> None:
    """The distributions as a table."""
    from podziemia.cli.bench import plain_table  # noqa: PLC0415 -- only when it is needed
    from podziemia.cli.terminal.console import console  # noqa: PLC0415

    rows = [columns_of(group, score) for group in groups]
    headings = [f"cli-report-{name}" for name in rows[0]]
    table = plain_table(say("cli-report-title", about, lang), headings, lang)
    for row, label in zip(rows, labels, strict=True):
        table.add_row(label, *(f"{value:.4g}" for value in row.values()))
    console().print(table)
