"""Both languages say everything, with the same facts, and every variant can be said."""

import itertools
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import podziemia
from podziemia.kernel.errors import BadInput, IllegalChoice
from podziemia.kernel.game import Game
from podziemia.kernel.questions import Ask, Fact, Seat
from podziemia.kernel.registry import find, games
from podziemia.kernel.state import Forced, Resigned
from podziemia.kernel.texts import (
    KERNEL_LOCALE,
    LANGUAGES,
    TextFault,
    Texts,
    best_language,
    fluent_value,
    parsed,
    sources,
    texts,
)

SOURCES = Path(podziemia.__file__).parent
FOLDERS = [
    KERNEL_LOCALE,
    SOURCES / "table" / "locale",
    SOURCES / "lab" / "locale",
    *(game.folder / "locale" for game in games()),
]
LOGS = [
    KERNEL_LOCALE,
    *(game.folder / "locale" for game in games()),
    Path(__file__).parents[1] / "laws" / "toys" / "cave" / "locale",
]
NUMBERS = (0, 1, 2, 4, 5, 22)
SEATS = (0, 1)  # texts are tried as the second of them reads them
NAMES = ("Ania", "Bartek", "Celina", "Darek")
LISTS = ("none", "0", "0, 1", "0, 1, 2, 3, 4")  # cards and players alike
PLURALS = {"one", "few", "many", "other"}

folders = pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: path.parent.name)
spoken = pytest.mark.parametrize("language", LANGUAGES)


def files(folder: Path, language: str) -> list[Path]:
    return sorted(folder.glob(f"*.{language}.ftl"))


def entries(folder: Path, language: str) -> Iterator[ast.EntryType]:
    for file in files(folder, language):
        yield from FluentParser().parse(file.read_text(encoding="utf-8")).body


def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    return {m.id.name: m for m in entries(folder, language) if isinstance(m, ast.Message)}


class Facts(Visitor):
    """The facts a message uses, each with the variants chosen by it; and which are seats."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        super().__init__()
        self.known = known
        self.facts: dict[str, set[Fact]] = {}
        self.seats: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        match node.selector:
            case ast.VariableReference(id=name):
                found = self.facts.setdefault(name.name, set())
                found.update(NUMBERS)
                keys = [v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)]
                found.update(key for key in keys if key not in PLURALS)
            case ast.FunctionReference(id=name, arguments=given):
                for argument in given.positional:
                    assert isinstance(argument, ast.VariableReference)
                    found = self.facts.setdefault(argument.id.name, set())
                    found.update(SEATS if name.name == "YOU" else LISTS)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        if node.id.name in ("PLAYER", "PLAYERS"):
            given = [arg.id.name for arg in node.arguments.positional if hasattr(arg, "id")]
            self.seats.update(dict.fromkeys(given))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.known[node.id.name])


def facts_of(message: ast.Message, known: dict[str, ast.Message]) -> dict[str, set[Fact]]:
    visitor = Facts(known)
    visitor.visit(message)
    return visitor.facts


def samples(facts: dict[str, set[Fact]]) -> Iterator[dict[str, Fact]]:
    """Facts for a message: every two that choose variants, in all their ways together."""
    plain: dict[str, Fact] = dict.fromkeys(facts, 1)
    yield plain
    choosing = [name for name, values in facts.items() if values]
    for first, second in itertools.combinations_with_replacement(choosing, 2):
        for one, other in itertools.product(facts[first], facts[second]):
            yield plain | {first: one, second: other}


@folders
@spoken
def test_message_files_have_no_faults(folder: Path, language: str) -> None:
    junk = [entry.content for entry in entries(folder, language) if isinstance(entry, ast.Junk)]
    assert files(folder, language)
    assert not junk


@folders
@spoken
def test_entries_are_found_as_the_parser_finds_them(folder: Path, language: str) -> None:
    parsed = [e for e in entries(folder, language) if isinstance(e, ast.Message | ast.Term)]
    names = [f"-{e.id.name}" if isinstance(e, ast.Term) else e.id.name for e in parsed]
    found = sources(folder, language)
    assert list(found) == names
    for source, entry in zip(found.values(), parsed, strict=True):
        first = FluentParser().parse(source).body[0]
        assert first.equals(entry, ignored_fields=["span", "comment"])


@folders
@spoken
def test_every_message_id_is_used_once(folder: Path, language: str) -> None:
    places = {folder, KERNEL_LOCALE}
    found = [m for place in places for m in entries(place, language) if isinstance(m, ast.Message)]
    names = [message.id.name for message in found]
    assert sorted(names) == sorted(set(names))


@folders
def test_both_languages_have_the_same_files(folder: Path) -> None:
    topics = [
        [file.name.removesuffix(f".{language}.ftl") for file in files(folder, language)]
        for language in LANGUAGES
    ]
    assert topics[0] == topics[1]


@folders
def test_both_languages_have_the_same_messages_attributes_and_facts(folder: Path) -> None:
    english, polish = (messages(folder, language) for language in LANGUAGES)
    assert sorted(english) == sorted(polish)
    for name, message in english.items():
        other = polish[name]
        assert [a.id.name for a in message.attributes] == [a.id.name for a in other.attributes]
        assert set(facts_of(message, english)) == set(facts_of(other, polish)), name


def locale_game(folder: Path) -> Game[Any] | None:
    return next((game for game in games() if game.folder / "locale" == folder), None)


def strict_texts(folder: Path, language: str, you: Seat | None) -> Texts:
    strict = Texts(locale_game(folder), language, NAMES, you, strict=True)
    strict._messages._sources.maps.insert(0, sources(folder, language))
    return strict


@folders
@spoken
def test_every_variant_of_every_message_can_be_said(folder: Path, language: str) -> None:
    strict = strict_texts(folder, language, you=SEATS[-1])
    known = messages(KERNEL_LOCALE, language) | messages(folder, language)
    for name, message in messages(folder, language).items():
        for about in samples(facts_of(message, known)):
            said = [strict.say(name, about)] if message.value is not None else []
            said += [strict.say(f"{name}.{a.id.name}", about) for a in message.attributes]
            assert not any(re.search(r"[{}\[\]\u2068\u2069]|\?\?\?", sentence) for sentence in said)


@pytest.mark.parametrize("folder", LOGS, ids=lambda path: path.parent.name)
@spoken
def test_the_log_calls_who_reads_it_you_and_all_others_by_their_names(
    folder: Path, language: str
) -> None:
    to_nobody = strict_texts(folder, language, you=None)
    to = [strict_texts(folder, language, you=seat) for seat in range(len(NAMES))]
    known = messages(KERNEL_LOCALE, language) | messages(folder, language)
    lines = [name for name in messages(folder, language) if re.match(r"(\w+-)?log-", name)]
    assert lines
    for line in lines:
        found = Facts(known)
        found.visit(known[line])
        seats: dict[str, Fact] = {fact: seat for seat, fact in enumerate(found.seats)}
        others = {fact: values for fact, values in found.facts.items() if fact not in seats}
        for about in samples(others):
            said = to_nobody.say(line, about | seats)
            assert to[len(seats)].say(line, about | seats) == said
            for seat in range(len(seats)):
                own = to[seat].say(line, about | seats)
                assert NAMES[seat] not in own, own
                assert (NAMES[seat] in said) == (own != said), said


def test_every_fault_that_is_raised_has_a_sentence() -> None:
    raised = {
        message
        for path in SOURCES.rglob("*.py")
        for message in re.findall(
            r'(?:BadInput\(|(?:_refusal|refused)\([^"]*?)\s*"([a-z-]+)"',
            path.read_text(encoding="utf-8"),
        )
    }
    assert {"unknown-game", "refused-not-asked", "refused-index", "scenario-unknown"} <= raised
    known = [set(messages(folder, "en")) for folder in SOURCES.glob("*/locale")]
    assert raised <= set().union(*known)


def test_what_stands_on_the_kernel_has_sentences_of_its_own() -> None:
    assert str(BadInput("simulate-games", {"games": 0})).startswith("0 is no number of matches")
    assert BadInput("cli-bad-pair", {"given": "x"}).sentence("pl") != "[cli-bad-pair]"
    assert str(BadInput("table-stale")) != "[table-stale]"


def test_a_fault_says_what_was_wanted_and_what_came() -> None:
    with pytest.raises(BadInput) as fault:
        podziemia.start("boss_monster", 7)
    assert fault.value.sentence("en") == (
        "This game is for 2 to 4 players, not for 7. Choose a number in between."
    )
    assert fault.value.sentence("pl") == (
        "W tę grę gra od 2 do 4 graczy, a podana liczba to 7. Wybierz liczbę z tego przedziału."
    )


def test_a_refusal_names_players_counted_from_one() -> None:
    match = podziemia.start("boss_monster", 2, seed=1)
    waiting = sorted(match.pending)
    with pytest.raises(IllegalChoice) as refusal:
        match.play(1 - waiting[0], 0)
    sentence = refusal.value.sentence("pl")
    assert sentence.endswith(f"Partia czeka na innych: Gracz {waiting[0] + 1}.")
    assert str(refusal.value).endswith("(BM-3.11)")


def test_a_missing_message_is_shown_by_its_id_and_fails_strictly() -> None:
    assert texts(None, "en").say("no-such-thing") == "[no-such-thing]"
    assert texts(None, "en").say("player-number.no-such") == "[player-number.no-such]"
    with pytest.raises(TextFault, match="no-such-thing"):
        Texts(None, "en", (), strict=True).say("no-such-thing")


def test_a_missing_fact_does_not_stop_a_screen_and_fails_strictly() -> None:
    assert "gives up" in texts(None, "en").say("log-resigned")
    with pytest.raises(TextFault, match="seat"):
        Texts(None, "en", (), strict=True).say("log-resigned")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput) as fault:
        texts(None, "de")
    assert fault.value.sentence("pl") == ("Nie ma tu języka „de”. Wybierz jeden z języków: en, pl.")


def test_players_are_called_by_their_names() -> None:
    named = texts(None, "pl", ["Ala", "Bartek"])
    assert named.tell(Resigned("BM-16.4", 1)) == "Bartek się poddaje."
    assert named.tell(Resigned("BM-16.4", 2)) == "Gracz 3 się poddaje."
    assert texts(None, "pl", ["Ala", "Bartek"], 1).tell(Resigned("BM-16.4", 1)) == "Poddajesz się."
    assert texts(None, "en").tell(Forced("BM-5.19", 0, "resolve-first")) == (
        "Player 1: only one legal choice, made automatically."
    )


def test_cards_are_called_by_their_names_and_unknown_ones_by_their_id() -> None:
    polish = texts("boss_monster", "pl")
    assert polish.card("dark_altar") == "Mroczny ołtarz"
    assert polish.card("nothing_like_it") == "nothing_like_it"
    assert texts(None, "pl").card("dark_altar") == "dark_altar"


def test_texts_are_made_once() -> None:
    assert texts("boss_monster", "pl") is texts("boss_monster", "pl")
    assert texts("boss_monster", "pl", ["Ala"]) is texts("boss_monster", "pl", ("Ala",))


def test_a_game_that_is_not_registered_has_the_texts_of_the_kernel() -> None:
    fault = IllegalChoice("TOY-1", "refused-over", game="a_toy")
    assert fault.sentence("en").startswith("The match is over")


def test_a_question_of_the_own_turn_has_words_of_its_own() -> None:
    polish = Texts(find("boss_monster"), "pl", (), strict=True)
    about: dict[str, Fact] = {"window": "build_turn", "active": 0, "waiting": 0, "placements": 1}
    ask = Ask(0, "floor", "BM-5.11", about, [], None)
    assert polish.question(0, ask.prompt, ask.about).startswith("Budujesz:")
    assert polish.question(1, ask.prompt, ask.about).startswith("Buduje Gracz 1:")


VALUES = [
    (None, "none"),
    (True, "true"),
    (False, "false"),
    (0, 0),
    ("dark_altar", "dark_altar"),
    ((), "none"),
    (("dark_altar", "open_grave"), "dark_altar, open_grave"),
    ([1, 2], "1, 2"),
    (2.5, "2.5"),
]


@pytest.mark.parametrize(("value", "seen"), VALUES)
def test_facts_as_messages_see_them(value: object, seen: str | int) -> None:
    assert fluent_value(value) == seen


ENVIRONMENTS = [
    ({}, "en"),
    ({"LANG": "pl_PL.UTF-8"}, "pl"),
    ({"LANG": "PL"}, "pl"),
    ({"LANG": "pl-PL"}, "pl"),
    ({"LANG": "plt_MG.UTF-8"}, "en"),
    ({"LANG": "pl_PL", "LC_ALL": "C.UTF-8"}, "en"),
    ({"LANG": "pl_PL", "LC_ALL": "", "LC_MESSAGES": "en_GB"}, "en"),
    ({"LANG": "en_GB", "LC_MESSAGES": "pl"}, "pl"),
]


@pytest.mark.parametrize(("environ", "language"), ENVIRONMENTS)
def test_the_language_of_an_environment(environ: dict[str, str], language: str) -> None:
    assert best_language(environ) == language


@pytest.fixture
def hasty_threads() -> Iterator[None]:
    """Threads that take turns as often as they can."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("hasty_threads")
def test_several_threads_say_the_same_at_first() -> None:
    message, said = "bm-pitch", set[str]()
    for _ in range(20):
        parsed.cache_clear()
        new = Texts(find("boss_monster"), "en", NAMES, None, strict=False)
        with ThreadPoolExecutor(4) as threads:
            said.update(threads.map(new.say, [message] * 4))
    assert said == {texts("boss_monster", "en").say(message)}


def test_importing_podziemia_loads_no_texts() -> None:
    code = "import sys, podziemia; sys.exit('fluent.runtime' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 -- our own code
