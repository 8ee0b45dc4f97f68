"""Looking something up: any rule by its id, any card by its name or a part of it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from podziemia.cli.saying import say
from podziemia.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from podziemia.kernel.game import CardInfo, Game
    from podziemia.kernel.texts import Texts

SIMILAR: Final = 0.6
LISTED: Final = 8


def look_up(game: Game[Any], texts: Texts, wanted: str) -> str:
    """Whatever is known under these words, or a sentence with what is similar."""
    book = Rulebook.of(game, texts.language)
    if wanted.upper().startswith(f"{game.prefix}-"):
        return rule(book, wanted.upper(), texts.language)
    found = cards(game, texts.language, wanted)
    if not found:
        return say("cli-nothing-found", {"wanted": wanted, "prefix": game.prefix}, texts.language)
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


def cards(game: Game[Any], lang: str, wanted: str) -> list[CardInfo]:
    """The cards somebody may mean: of that name, with that word in the name, or similar."""
    word = wanted.casefold().strip()
    names: dict[str, CardInfo] = {}
    for info in game.cards.values():
        for name in (info.id, *info.names.values(), info.names[lang]):
            names.setdefault(name.casefold(), info)
    if word in names:
        return [names[word]]
    inside = {info.id: info for name, info in names.items() if word in name}
    if inside:
        return list(inside.values())
    close = get_close_matches(word, names, n=1, cutoff=SIMILAR)
    return [names[name] for name in close]


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
