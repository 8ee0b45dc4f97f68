"""Looking something up: any rule by its id, any card by its name or a part of it."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from podziemia.cli.speech import say
from podziemia.cli.terminal.comparison import fold
from podziemia.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from podziemia.kernel.game import CardInfo, Game
    from podziemia.kernel.texts import Texts

SIMILAR: Final = 0.75  # as a letter or two misspelt; less is another word
LISTED: Final = 8


def look_up(game: Game[Any], texts: Texts, wanted: str) -> str:
    """Whatever is known under these words, or a sentence with what is similar."""
    book = Rulebook.of(game, texts.language)
    if wanted.upper().startswith(f"{game.prefix}-"):
        return rule(book, wanted.upper(), texts.language)
    known = names_of_cards(game)
    found = cards(known, wanted)
    if not found:
        return guess(game, texts, known, wanted)
    if len(found) > 1:
        names = ", ".join(info.names[texts.language] for info in found[:LISTED])
        return say("cli-several-found", {"wanted": wanted, "names": names}, texts.language)
    return card(game, texts, found[0], book)


def rule(book: Rulebook, wanted: str, lang: str) -> str:
    """A rule, or a whole section."""
    if (text := book.rules.get(wanted)) is not None:
        return f"{wanted} {text}"
    if (section := book.section(wanted)) is not None:
        lines = [f"{section.id} {section.title}"]
        return "\n".join(lines + [f"{name} {text}" for name, text in section.rules.items()])
    close = ", ".join(book.similar(wanted)) or "-"
    return say("cli-no-rule-close", {"rule": wanted, "close": close}, lang)


def names_of_cards(game: Game[Any]) -> dict[str, CardInfo]:
    """Every card by its id and its names, as they are compared."""
    known: dict[str, CardInfo] = {}
    for info in game.cards.values():
        for name in (info.id, *info.names.values()):
            known.setdefault(fold(name), info)
    return known


def cards(known: Mapping[str, CardInfo], wanted: str) -> list[CardInfo]:
    """The cards of that name, or with that word in the name."""
    word = fold(wanted)
    if word in known:
        return [known[word]]
    return list({info.id: info for name, info in known.items() if word in name}.values())


def guess(game: Game[Any], texts: Texts, known: Mapping[str, CardInfo], wanted: str) -> str:
    """The card with the most similar name, called a guess; or that there is none."""
    close = get_close_matches(fold(wanted), known, n=1, cutoff=SIMILAR)
    if not close:
        return say("cli-nothing-found", {"wanted": wanted, "prefix": game.prefix}, texts.language)
    info = known[close[0]]
    about = {"wanted": wanted, "name": info.names[texts.language]}
    said = say("cli-closest", about, texts.language)
    return f"{said}\n{card(game, texts, info, Rulebook.of(game, texts.language))}"


def card(game: Game[Any], texts: Texts, info: CardInfo, book: Rulebook) -> str:
    """A card: name, numbers, text, and the rules about it."""
    own = f"_{texts.language}"  # a fact such as `title_pl` is told in its language
    spoken = {name.removesuffix(own): value for name, value in info.facts.items()}
    facts = texts.say(f"{game.prefix.lower()}-card-{info.kind}", spoken)
    lines = [f"{info.names[texts.language]}: {facts}."]
    if text := info.texts.get(texts.language):
        lines.append(text)
    lines += [f"{name} {book.rules[name]}" for name in info.rules if name in book.rules]
    return "\n".join(lines)
