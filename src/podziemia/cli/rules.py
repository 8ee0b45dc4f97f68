"""`podziemia rules [GAME] [ID]`: a rulebook, a section, a rule, or a word; `rules audit`."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from podziemia.cli.speech import Json, Lang, language, print_json, say
from podziemia.cli.usual import Usual
from podziemia.kernel.errors import BadInput

if TYPE_CHECKING:
    from podziemia.kernel.game import Game
    from podziemia.kernel.rulebook import Rulebook, Section

IS_RULE: Final = re.compile(r"[A-Za-z]+-[\w.-]*\d[\w.-]*")
"""How ids of sections and rules look, as somebody may type them."""


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(
        cls=Usual,
        help="Print a rulebook, a section of it, or one rule: rules [GAME] [ID].",
        rich_markup_mode=None,
    )
    group.command("show")(show)
    group.command("audit")(audit)
    app.add_typer(group, name="rules")


def show(
    game: Annotated[
        str | None, typer.Argument(help="A game, as `podziemia games` names it.")
    ] = None,
    rule: Annotated[
        str | None,
        typer.Argument(metavar="[ID]", help="A section or a rule by its number, or a word."),
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Print a rulebook, a section of it, or one rule; without arguments, what there is."""
    spoken = language(lang)
    found, wanted = choose(game, rule)
    if found is None:
        contents(spoken, json=json)
        return
    book = rulebook(found, spoken)
    if wanted is None:
        whole(found, book, json=json)
    elif (section := book.section(wanted)) is not None:
        one_section(found, section, json=json)
    elif (text := book.rules.get(wanted)) is not None:
        one_rule(found, wanted, text, json=json)
    elif not IS_RULE.fullmatch(wanted) and any(found_in := search(book, rule or wanted)):
        about_word(found, rule or wanted, *found_in, lang=spoken, json=json)
    else:
        raise unknown_rule(wanted, book)


def audit(
    tests: Annotated[Path | None, typer.Option(help="The folder of the tests.")] = None,
    json: Json = False,
) -> None:
    """Check that every rule is cited in the code and tested."""
    from podziemia.lab.audit import run  # noqa: PLC0415 -- the lab is large

    raise typer.Exit(run(tests, as_json=json))


def choose(game: str | None, rule: str | None) -> tuple[Game[Any] | None, str | None]:
    """The game and the rule that were meant; the id of a rule tells its game."""
    from podziemia.kernel.registry import find, games  # noqa: PLC0415 -- loads every game

    if game is None:
        return None, None
    if rule is None and IS_RULE.fullmatch(game):
        prefix = game.partition("-")[0].upper()
        for known in games():
            if known.prefix == prefix:
                return known, game.upper()
    return find(game), rule.upper() if rule is not None else None


def search(book: Rulebook, word: str) -> tuple[dict[str, str], dict[str, str]]:
    """The titles of sections and the rules in which a word stands, by their ids."""
    sought = word.casefold()
    titles = {
        name: title for name, title in sections_of(book).items() if sought in title.casefold()
    }
    rules = {name: text for name, text in book.rules.items() if sought in text.casefold()}
    return titles, rules


def rulebook(game: Game[Any], lang: str) -> Rulebook:
    """The rulebook of a game."""
    from podziemia.kernel.rulebook import Rulebook  # noqa: PLC0415 -- only when it is needed

    return Rulebook.of(game, lang)


def unknown_rule(wanted: str, book: Rulebook) -> BadInput:
    """There is no such rule; perhaps another was meant."""
    if close := book.similar(wanted):
        return BadInput("cli-no-rule-close", {"rule": wanted, "close": ", ".join(close)})
    sections = ", ".join(section.id for section in book.sections)
    return BadInput("cli-no-rule", {"rule": wanted, "known": sections})


def contents(lang: str, *, json: bool) -> None:
    """Which rulebooks there are, and their sections."""
    from podziemia.kernel.registry import games  # noqa: PLC0415 -- loads every game

    known = list(games())
    books = {game.id: rulebook(game, lang) for game in known}
    if json:
        print_json({name: sections_of(book) for name, book in books.items()})
        return
    for name, book in books.items():
        typer.echo(f"{book.title} ({name})")
        for section in book.sections:
            typer.echo(f"  {section.id:<6} {section.title}")
    typer.echo(how(known[0], lang))


def sections_of(book: Rulebook) -> dict[str, str]:
    """The titles of the sections by id."""
    return {section.id: section.title for section in book.sections}


def whole(game: Game[Any], book: Rulebook, *, json: bool) -> None:
    """A whole rulebook."""
    if json:
        sections = sections_of(book)
        print_json(
            {"game": game.id, "title": book.title, "sections": sections, "rules": book.rules}
        )
        return
    parts = [f"# {book.title}", book.introduction]
    for section in book.sections:
        parts += [f"## {section.id} {section.title}", section.markdown]
    print_markdown("\n\n".join(parts))


def one_section(game: Game[Any], section: Section, *, json: bool) -> None:
    """One section of a rulebook."""
    if json:
        print_json(
            {"game": game.id, "section": section.id, "title": section.title}
            | {"rules": section.rules}
        )
        return
    print_markdown(f"## {section.id} {section.title}\n\n{section.markdown}")


def one_rule(game: Game[Any], name: str, text: str, *, json: bool) -> None:
    """One rule."""
    if json:
        print_json({"game": game.id, "rule": name, "text": text})
        return
    print_markdown(f"**{name}** {text}")


def about_word(
    game: Game[Any],
    word: str,
    titles: dict[str, str],
    rules: dict[str, str],
    *,
    lang: str,
    json: bool,
) -> None:
    """Everything that a rulebook says about a word."""
    if json:
        print_json({"game": game.id, "word": word, "sections": titles, "rules": rules})
        return
    parts = [f"## {name} {title}" for name, title in titles.items()]
    parts += [f"**{name}** {text}" for name, text in rules.items()]
    print_markdown("\n\n".join(parts))
    typer.echo(how(game, lang))


def how(game: Game[Any], lang: str) -> str:
    """How to ask for less or more of a rulebook."""
    book = rulebook(game, lang)
    about = {"game": game.id, "section": book.sections[0].id, "rule": next(iter(book.rules))}
    return say("cli-rules-how", about, lang)


def print_markdown(text: str) -> None:
    """Markdown, drawn on a terminal and plain elsewhere."""
    from podziemia.cli.terminal.console import console  # noqa: PLC0415 -- Rich is slow to import

    out = console()
    if out.is_terminal:
        from rich.markdown import Markdown  # noqa: PLC0415 -- slow to import

        out.print(Markdown(text))
        return
    plain = re.sub(r"^\*\*(\S+)\*\* ", r"\1 ", text, flags=re.MULTILINE)
    typer.echo(plain)
