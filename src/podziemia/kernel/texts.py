"""Every text a person reads: Fluent messages, in English and Polish.

They lie in `<topic>.<language>.ftl` files in the `locale` folders of the kernel and the games,
and may use `CARD($id)`, `CARDS($ids)`, `PLAYER($seat)`, `PLAYERS($seats)`, `COUNT($ids)` and, to
choose words for who reads, `YOU($seat)`. What stands on the kernel, such as the lab, has such
folders for its own refusals; they are found, too.
"""

from __future__ import annotations

import re
from collections import ChainMap
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import Game
from podziemia.kernel.questions import NOTHING, Seat
from podziemia.kernel.registry import games
from podziemia.kernel.state import Event

LANGUAGES: Final = ("en", "pl")
KERNEL_LOCALE: Final = Path(__file__).parent / "locale"
NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")
ENTRY: Final = re.compile(rf"^({NAME.pattern}) *=", re.MULTILINE)
"""An entry of a message file begins a line with its name; that of a term begins with `-`."""
NONE: Final = "none"  # a fact without a value and a list without entries, in selectors
LONGEST: Final = 1_000  # Fluent puts no more letters into a sentence at one place
HUGE: Final = 50
"""Numbers of so many bits are no counts of anything; they are only named."""


class TextFault(Exception):
    """A message that is missing, or cannot be said with these facts."""


class Texts:
    """The messages of the kernel and of one game, in one language, for named players.

    `you` is the seat of who reads, if it is one player's. What is missing is shown by its id, and
    `strict` texts, for tests, raise TextFault.
    """

    def __init__(
        self,
        game: Game[Any] | None,
        language: str,
        players: Sequence[str],
        you: Seat | None = None,
        *,
        strict: bool,
    ) -> None:
        self.game, self.language = game, language
        self.players, self.you, self.strict = tuple(players), you, strict
        functions: dict[str, Any] = {
            "CARD": self.card,
            "CARDS": lambda ids: ", ".join(self.card(name) for name in split(ids)),
            "PLAYER": self.player,
            "PLAYERS": lambda seats: ", ".join(self.entry(seat) for seat in split(seats)),
            "COUNT": count,
            "YOU": lambda seats: fluent_value(str(self.you) in split(seats)),
        }
        self._prefix = f"{game.prefix.lower()}-" if game is not None else ""
        folders = [KERNEL_LOCALE] if game is None else [KERNEL_LOCALE, game.folder / "locale"]
        self._messages = Messages(folders, language, functions)

    def say(self, message: str, about: Mapping[str, object] = NOTHING) -> str:
        """The sentence of a message, or of an attribute (`message.attribute`), with its facts."""
        sentence: object = f"[{message}]"
        faults: list[Exception] = [LookupError("no such message")]
        if (pattern := self._messages.pattern(message)) is not None:
            sentence, faults = self._messages.said(pattern, about)
        elif (said := say_elsewhere(self.language, message, about)) is not None:
            return said
        if faults and self.strict:
            raise TextFault(message, self.language, *faults)
        return str(sentence)

    def tell(self, event: Event) -> str:
        """What happened, as a line of the log; `event` is what a seat may know of it."""
        message = f"log-{str(event.__struct_config__.tag).replace('_', '-')}"
        if self._messages.pattern(message) is None:  # not one of the kernel's events
            message = f"{self._prefix}{message}"
        return self.say(message, {name: getattr(event, name) for name in event.__struct_fields__})

    def question(self, seat: Seat, prompt: str, about: Mapping[str, object] = NOTHING) -> str:
        """What a seat is asked; in its own turn perhaps in other words (attribute `own`)."""
        message = f"{self._prefix}ask-{prompt}"
        if about.get("active") == seat and self._messages.pattern(f"{message}.own") is not None:
            message = f"{message}.own"
        return self.say(message, about)

    def card(self, name: str) -> str:
        """The name of a card or figure; an unknown id stands for itself."""
        info = self.game.cards.get(name) if self.game is not None else None
        return info.names.get(self.language, name) if info is not None else name

    def player(self, seat: int | str) -> str:
        """The name of the player of a seat; without names they are counted from one."""
        number = int(seat)
        if 0 <= number < len(self.players):
            return self.players[number]
        return self.say("player-number", {"number": number + 1})

    def entry(self, seat: str) -> str:
        """The player of a seat in a list of players; who reads is no name there."""
        return self.say("player-you") if seat == str(self.you) else self.player(seat)


class Messages:
    """The messages of some folders in one language; each is parsed when it is first said."""

    def __init__(
        self, folders: Sequence[Path], language: str, functions: dict[str, Any] | None = None
    ) -> None:
        from fluent.runtime import FluentBundle  # noqa: PLC0415 -- slow, and rules say nothing

        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._sources = ChainMap(*(sources(folder, language) for folder in folders))
        self._parsed: set[str] = set()

    def pattern(self, message: str) -> Any:
        """The pattern of a message or of an attribute of it; None if there is no such one."""
        name, _, attribute = message.partition(".")
        if name not in self._parsed:
            self._parse(name)
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def said(self, pattern: Any, about: Mapping[str, object]) -> tuple[object, list[Exception]]:
        """The sentence of a pattern with its facts, and what is wrong with it."""
        facts = {name: shortened(fluent_value(fact)) for name, fact in about.items()}
        return self._bundle.format_pattern(pattern, facts)

    def _parse(self, name: str) -> None:
        """Take in an entry and whatever it may name; it counts as parsed when all is there.

        Several threads may do so at the same time.
        """
        waiting, found = [name], set[str]()
        while waiting:
            word = waiting.pop()
            if word in found or word in self._parsed or word not in self._sources:
                continue
            found.add(word)
            source = self._sources[word]
            self._bundle.add_resource(parsed(source))
            waiting += NAME.findall(source)
        self._parsed |= found


def texts(
    game: str | None, language: str, players: Sequence[str] = (), you: Seat | None = None
) -> Texts:
    """The texts of a game (or of the kernel alone) in a language, perhaps for one player."""
    return _texts(game, language, tuple(players), you)


@lru_cache(maxsize=128)
def _texts(game: str | None, language: str, players: tuple[str, ...], you: Seat | None) -> Texts:
    if language not in LANGUAGES:
        raise BadInput("unknown-language", {"language": language, "known": ", ".join(LANGUAGES)})
    known = next((g for g in games() if g.id == game), None)  # an unknown one has no texts
    return Texts(known, language, players, you, strict=False)


@cache
def sources(folder: Path, language: str) -> dict[str, str]:
    """The entries of the message files of a folder in one language, by their names."""
    found: dict[str, str] = {}
    for file in sorted(folder.glob(f"*.{language}.ftl")):
        text = file.read_text(encoding="utf-8")
        starts = list(ENTRY.finditer(text))
        for start, end in zip_longest(starts, starts[1:]):
            found.setdefault(start[1], text[start.start() : end.start() if end else None])
    return found


@cache
def parsed(source: str) -> Any:
    """An entry, parsed."""
    from fluent.runtime import FluentResource  # noqa: PLC0415 -- slow, and rules say nothing

    return FluentResource(source)


@cache
def messages_of(folder: Path, language: str) -> Messages:
    """The messages of a folder in a language, for those who have texts of their own."""
    return Messages([folder], language)


def say_from(
    folder: Path, language: str, message: str, about: Mapping[str, object] = NOTHING
) -> str | None:
    """The sentence of a message of a folder; none if there is no such message."""
    messages = messages_of(folder, language)
    if (pattern := messages.pattern(message)) is None:
        return None
    sentence, faults = messages.said(pattern, about)
    assert not faults, f"{message}: {faults}"
    return str(sentence)


def say_elsewhere(language: str, message: str, about: Mapping[str, object]) -> str | None:
    """The sentence of a message of whatever stands on the kernel; none if there is no such one."""
    for folder in sorted(KERNEL_LOCALE.parents[1].glob("*/locale")):
        if (said := say_from(folder, language, message, about)) is not None:
            return said
    return None


def shortened(fact: str | int) -> str | int:
    """A fact no longer than a sentence can take, whatever was typed."""
    if isinstance(fact, str) and len(fact) > LONGEST:
        return f"{fact[: LONGEST - 1]}…"
    return fact


def best_language(environ: Mapping[str, str]) -> str:
    """The language of a person's environment: Polish for a Polish locale, else English."""
    names = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next((name for name in names if name), "").lower()
    return "pl" if re.split(r"[-_.@]", locale)[0] == "pl" else "en"


def fluent_value(value: object) -> str | int:
    """A fact as messages see it: booleans, nothing and lists are words."""
    if value is None:
        return NONE
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ", ".join(str(entry) for entry in value) or NONE
    if isinstance(value, int):
        return value if value.bit_length() < HUGE else f"2^{value.bit_length()}"
    return str(value)


def split(ids: str | int) -> list[str]:
    """The entries of a list as messages see it."""
    return [] if ids in (NONE, "") else str(ids).split(", ")


def count(ids: str | int) -> Any:
    """How many entries a list has, as a number of Fluent's."""
    # With a bundle that calls this, all of Fluent is there: threads that import a package and a
    # module of it at the same moment may wait for one another.
    from fluent.runtime.types import FluentInt  # noqa: PLC0415 -- slow, and rules say nothing

    return FluentInt(len(split(ids)))
