"""Everything Boss Monster says, in both languages."""

import random
import re
from functools import cache
from typing import TypeAlias, get_args

import pytest

import podziemia
from podziemia.games.boss_monster.content import CLASSES, TREASURES, Window
from podziemia.games.boss_monster.events import (
    CardDrawn,
    CardsDiscarded,
    CardStolen,
    HandDealt,
    HeroDied,
    HeroSurvived,
    RoomPlaced,
    SpellDeclared,
)
from podziemia.kernel.questions import Fact, Facts, Seat
from podziemia.kernel.registry import find
from podziemia.kernel.state import Event
from podziemia.kernel.texts import LANGUAGES, Texts, sources

GAME = find("boss_monster")
STRICT = {language: Texts(GAME, language, (), strict=True) for language in LANGUAGES}
ENGLISH, POLISH = STRICT["en"], STRICT["pl"]
MATCHES = 30
Asked: TypeAlias = tuple[Seat, str, tuple[tuple[str, Fact], ...]]

spoken = pytest.mark.parametrize("language", LANGUAGES)


@cache
def source() -> str:
    """All rules of the game as text."""
    files = sorted(GAME.folder.rglob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def prompts() -> set[str]:
    asking = r'(?:Ask|ask|ask_secret|accepts|keep_one|choose_first)\(\s*[\w.]+,\s*"([a-z-]+)"'
    return set(re.findall(asking, source()))


def said(start: str) -> set[str]:
    """The ids of the messages that begin like this, without the beginning."""
    names = sources(GAME.folder / "locale", "en")
    return {name.removeprefix(start) for name in names if name.startswith(start)}


def tag(event: type[Event]) -> str:
    return str(event.__struct_config__.tag).replace("_", "-")


def test_every_event_has_a_line_of_the_log() -> None:
    assert said("bm-log-") == {tag(event) for event in GAME.event_types}


def test_every_prompt_has_a_question() -> None:
    assert {"floor", "negate", "recycle", "discard-spell"} <= prompts()
    assert said("bm-ask-") - {"waiting"} == prompts()


def test_every_refusal_has_a_sentence() -> None:
    told = {*re.findall(r'"bm-refused-([a-z-]+)"', source()), "not-now"}  # the kernel says that one
    assert said("bm-refused-") == told


@spoken
def test_every_table_option_has_a_name_and_an_explanation(language: str) -> None:
    for switch in GAME.switches:
        message = f"bm-switch-{switch.id.replace('_', '-')}"
        assert STRICT[language].say(message)
        assert STRICT[language].say(f"{message}.about").endswith(".")
        for choice in switch.choices:
            assert STRICT[language].say(f"bm-choice-{choice.replace('_', '-')}")
    assert len(said("bm-switch-")) == len(GAME.switches)


@spoken
def test_phases_windows_classes_and_treasures_have_names(language: str) -> None:
    names = [
        "bm-name",
        "bm-title",
        *(f"bm-phase-{phase}" for phase in GAME.phases),
        *(f"bm-window-{window.replace('_', '-')}" for window in get_args(Window)),
        *(f"bm-class-{name}" for name in CLASSES),
        *(f"bm-treasure-{name}" for name in TREASURES),
    ]
    assert all(STRICT[language].say(name) for name in names)


def test_no_text_shouts() -> None:
    files = sorted((GAME.folder / "locale").glob("*.ftl"))
    assert not [f.name for f in files if re.search(r"\w!", f.read_text(encoding="utf-8"))]


PLURALS = [
    # number, gains souls, takes wounds, discards, effects waiting
    (0, "0 dusz", "0 ran", "nie ma kart do odrzucenia.", ""),
    (1, "1 duszę", "1 ranę", "odrzuca kartę ", " Czeka 1 efekt."),
    (2, "2 dusze", "2 rany", "odrzuca 2 karty: ", " Czekają 2 efekty."),
    (5, "5 dusz", "5 ran", "odrzuca 5 kart: ", " Czeka 5 efektów."),
    (12, "12 dusz", "12 ran", "odrzuca 12 kart: ", " Czeka 12 efektów."),
    (22, "22 dusze", "22 rany", "odrzuca 22 karty: ", " Czekają 22 efekty."),
]


@pytest.mark.parametrize(("number", "souls", "wounds", "cards", "waiting"), PLURALS)
def test_polish_plurals(number: int, souls: str, wounds: str, cards: str, waiting: str) -> None:
    died = HeroDied("BM-13.3", 0, "nick_the_masher", None, number)
    survived = HeroSurvived("BM-11.15", 0, "nick_the_masher", number)
    discarded = CardsDiscarded("BM-14.3", 0, ("freeze",) * number)
    assert POLISH.tell(died).endswith(f"Gracz 1 zdobywa {souls}.")
    assert POLISH.tell(survived).endswith(f"Gracz 1 otrzymuje {wounds}.")
    assert POLISH.tell(discarded).startswith(f"Gracz 1 {cards}")
    assert POLISH.say("bm-ask-waiting", {"waiting": number}) == waiting


SOULS = [(0, "0 dusz"), (1, "1 dusza"), (2, "2 dusze"), (5, "5 dusz"), (22, "22 dusze")]


@pytest.mark.parametrize(("souls", "words"), SOULS)
def test_polish_souls_as_a_score(souls: int, words: str) -> None:
    assert POLISH.say("bm-souls", {"souls": souls}) == words


LINES = [
    (
        HeroDied("BM-13.3", 1, "nick_the_masher", "torture_chamber", 1),
        "Nick the Masher dies in the room Torture Chamber. Player 2 gains 1 soul.",
        "Bohater Nick Miażdżyciel ginie w komnacie Sala tortur. Gracz 2 zdobywa 1 duszę.",
    ),
    (
        CardDrawn("BM-7.9", 0, "room", "dark_altar"),
        "Player 1 draws the room Dark Altar.",
        "Gracz 1 dociąga komnatę Mroczny ołtarz.",
    ),
    (
        SpellDeclared("BM-5.1", 0, "freeze", "golem_factory", 1),
        "Player 1 plays the spell Freeze on Golem Factory (Player 2).",
        "Gracz 1 zagrywa czar Zamrożenie. Cel: Fabryka golemów (Gracz 2).",
    ),
    (
        SpellDeclared("BM-5.1", 0, "princess_in_peril", "nick_the_masher", None),
        "Player 1 plays the spell Princess in Peril on Nick the Masher.",
        "Gracz 1 zagrywa czar Na ratunek. Cel: Nick Miażdżyciel.",
    ),
    (
        SpellDeclared("BM-5.1", 0, "trepidation", None, 2),
        "Player 1 plays the spell Trepidation on Player 3.",
        "Gracz 1 zagrywa czar Trwoga. Cel: Gracz 3.",
    ),
    (
        SpellDeclared("BM-5.1", 0, "jeopardy", None, None),
        "Player 1 plays the spell Jeopardy.",
        "Gracz 1 zagrywa czar Va banque.",
    ),
]


@pytest.mark.parametrize(("event", "english", "polish"), LINES)
def test_lines_of_the_log(event: Event, english: str, polish: str) -> None:
    assert ENGLISH.tell(event) == english
    assert POLISH.tell(event) == polish


OWN = [
    (
        CardsDiscarded("BM-14.3", 0, ("freeze",)),
        "You discard Freeze.",
        "Odrzucasz kartę Zamrożenie.",
    ),
    (
        CardStolen("BM-18.4", 1, 0, "room", "dark_altar"),
        "Bot takes the room Dark Altar from you.",
        "Bot zabiera Ci komnatę Mroczny ołtarz.",
    ),
    (
        SpellDeclared("BM-5.1", 0, "freeze", "golem_factory", 0),
        "You play the spell Freeze on your Golem Factory.",
        "Zagrywasz czar Zamrożenie. Cel: Twoja komnata Fabryka golemów.",
    ),
    (
        SpellDeclared("BM-5.1", 1, "trepidation", None, 0),
        "Bot plays the spell Trepidation on you.",
        "Bot zagrywa czar Trwoga. Cel: Ty.",
    ),
]


@pytest.mark.parametrize(("event", "english", "polish"), OWN)
def test_lines_of_the_log_to_who_is_in_them(event: Event, english: str, polish: str) -> None:
    for language, line in (("en", english), ("pl", polish)):
        assert Texts(GAME, language, ("Ola", "Bot"), 0, strict=True).tell(event) == line


HIDDEN: list[tuple[Event, str]] = [
    (HandDealt("BM-3.8", 0, ("freeze", "dark_altar")), "Gracz 1 dociąga początkową rękę."),
    (CardDrawn("BM-7.9", 0, "spell", "freeze"), "Gracz 1 dociąga kartę czaru."),
    (
        RoomPlaced("BM-8.3", 0, 2, "dark_altar", None),
        "Gracz 1 kładzie zakrytą komnatę przy wejściu.",
    ),
    (
        CardStolen("BM-18.4", 0, 1, "room", "dark_altar"),
        "Gracz 1 zabiera kartę komnaty, traci ją Gracz 2.",
    ),
]


@pytest.mark.parametrize(("event", "line"), HIDDEN)
def test_others_do_not_read_which_card_it_was(event: Event, line: str) -> None:
    seen = event.seen_by(2)
    assert seen is not None
    assert POLISH.tell(seen) == line
    assert POLISH.tell(event) != line


def test_the_question_whether_to_negate_names_the_spell_its_owner_and_its_target() -> None:
    about: Facts = {
        "spell": "freeze",
        "owner": 0,
        "target": "golem_factory",
        "target_owner": 1,
        "window": "build_turn",
    }
    assert ENGLISH.question(2, "negate", about) == (
        "Player 1 plays the spell Freeze on Golem Factory (Player 2): do you counter it?"
    )
    assert POLISH.question(2, "negate", about) == (
        "Gracz 1 zagrywa czar Zamrożenie (cel: Fabryka golemów, Gracz 2): kontrujesz?"
    )


WINDOWS = [
    (
        "build_turn",
        1,
        "Your turn to build: place a room. You may also use spells and abilities.",
    ),
    ("build_turn", 0, "Nothing more to build: cast a spell, use an ability, or go on."),
    (
        "hero_entrance",
        0,
        "A hero is about to enter your dungeon: use spells or abilities, or pass.",
    ),
    ("hero_in_room", 0, "A hero walks through your dungeon: use spells or abilities, or pass."),
]


@pytest.mark.parametrize(("window", "placements", "question"), WINDOWS)
def test_a_question_with_the_floor_tells_the_window(
    window: str, placements: int, question: str
) -> None:
    about: Facts = {"window": window, "active": 0, "waiting": 0, "placements": placements}
    assert ENGLISH.question(0, "floor", about) == question
    assert "Player 1" in ENGLISH.question(1, "floor", about)


@cache
def random_matches() -> tuple[frozenset[Event], frozenset[Asked]]:
    """What every seat and a spectator saw happen and was asked in some random matches."""
    events: set[Event] = set()
    asked: set[Asked] = set()
    for seed in range(MATCHES):
        chance = random.Random(seed)
        options = {"i_choose_you": seed % 2 == 0, "machinations": seed % 3 == 0}
        players = 2 + seed % 3
        match = podziemia.start("boss_monster", players, seed, options)
        while not match.over:
            for seat, ask in match.pending.items():
                asked.add((seat, ask.prompt, tuple(ask.about.items())))
            seat = chance.choice(sorted(match.pending))
            match.play(seat, chance.choice(match.pending[seat].options))
        for viewer in (None, *range(players)):
            events.update(match.events(viewer))
    return frozenset(events), frozenset(asked)


@spoken
def test_everything_that_happens_in_random_matches_can_be_told(language: str) -> None:
    events, _ = random_matches()
    lines = [STRICT[language].tell(event) for event in events]
    assert lines
    assert not [line for line in lines if re.search(r"[{}\[\]]|\?\?\?|\bnone\b", line)]
    assert all(line[-1] == "." for line in lines)


@spoken
def test_everything_that_is_asked_in_random_matches_can_be_said(language: str) -> None:
    _, asked = random_matches()
    for seat, prompt, about in asked:
        assert prompt in prompts()
        question = STRICT[language].question(seat, prompt, dict(about))
        assert not re.search(r"[{}\[\]]|\?\?\?|\bnone\b", question)
