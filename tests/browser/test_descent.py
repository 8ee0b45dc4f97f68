"""Descent: an overlord and heroes around one map, each with a browser of their own."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from podziemia.games.descent import GAME
from podziemia.games.descent.options import Put
from podziemia.kernel.game import Value
from tests.browser.choices import choosable, folded, is_asked, last_word, take_the_first
from tests.browser.conftest import SCREENS, Arrive, Screen
from tests.browser.looks import Looks, small, torn
from tests.browser.messages import Language
from tests.browser.person import Person
from tests.browser.progress import until
from tests.browser.recorded import Recorded, Wanted, asked, recorded
from tests.browser.recorded import beginning as recorded_position
from tests.browser.test_grid import Map
from tests.browser.test_keyboard import tab_to
from tests.table.server import Hosted

LESSON: Final[dict[str, Value]] = {"quest": "salty_cellar"}
QUESTS: Final = Path(__file__).parents[2] / "src/podziemia/games/descent/content/quests"
beginning: Final = partial(recorded_position, GAME)
"""Meanwhile a match begins with this position."""

HEROES: Final[dict[str, Any]] = {
    "0": {"hero": "steelhorns", "at": [2, 2], "equipped": ["axe"]},
    "1": {"hero": "silhouette", "at": [3, 1], "equipped": ["dagger"], "done": True},
}
STAIRS: Final[dict[str, Any]] = {
    "conquest": 4,
    "heroes": HEROES,
    "turn": {"hero": 0, "action": "advance"},
}
"""In front of the first door, four steps and one attack left."""
CELLAR: Final[dict[str, Any]] = {
    **STAIRS,
    "revealed": [1],
    "open": ["d1"],
    "monsters": [
        {"monster": "beastman", "at": [2, 5]},
        {"monster": "skeleton", "at": [2, 8]},
    ],
}
"""A Beastman two steps away, and a Skeleton behind it."""
GUARDED: Final[dict[str, Any]] = {
    "phase": "overlord_turn",
    "conquest": 4,
    "revealed": [1],
    "open": ["d1"],
    "deck": [],
    "heroes": {
        "0": {"hero": "steelhorns", "at": [3, 6], "equipped": ["axe"], "order": "guard"},
        "1": {"hero": "silhouette", "at": [3, 1]},
    },
    "monsters": [{"monster": "beastman", "at": [4, 8]}],
}
"""A Beastman has to walk past a hero on guard."""
VAULT: Final[dict[str, Any]] = {
    "conquest": 4,
    "revealed": [1, 2],
    "open": ["d1", "d2"],
    "keys": ["red"],
    "heroes": {
        "0": {"hero": "steelhorns", "at": [2, 13], "equipped": ["axe"]},
        "1": {"hero": "silhouette", "at": [3, 9], "equipped": ["dagger"], "done": True},
    },
    "monsters": [{"monster": "fang", "at": [2, 14], "wounds": 4}],
    "turn": {"hero": 0, "action": "battle"},
}
"""Beside Fang, who has two wounds left."""
DRAGON: Final[dict[str, Any]] = {
    "phase": "overlord_turn",
    "conquest": 4,
    "revealed": [1, 2],
    "open": ["d1", "d2"],
    "deck": [],
    "heroes": {
        "0": {"hero": "steelhorns", "at": [3, 5]},
        "1": {"hero": "silhouette", "at": [2, 1]},
    },
    "monsters": [{"monster": "dragon", "at": [1, 12]}],
}
"""A Dragon covers two by three squares."""


def lead(server: Hosted, *seats: str, wanted: Wanted = lambda _: True) -> Recorded:
    """A table in the lesson quest at which people and bots sit."""
    return recorded(server, wanted, *seats, game=GAME.id, options=LESSON, bot="greedy")


def heroes(server: Hosted, person: Person) -> Map:
    """Somebody leads both heroes against a bot."""
    return Map(lead(server, "greedy", "human").seat(person, 1)).expect_ready()


def both(server: Hosted, arrive: Arrive) -> tuple[Map, Map]:
    """An overlord who reads English and a leader of both heroes who reads Polish."""
    table = lead(server, "human", "human")
    return Map(table.seat(arrive("Ala"))), Map(table.seat(arrive("Ola", "pl"), 1))


def tray(seen: Map) -> Locator:
    """The attack under way."""
    return seen.page.locator("[data-piece=tray]").first


def ends(person: Person) -> Locator:
    """The buttons that end something."""
    return person.prompt.locator(".actions button:not(.fold):enabled")


def leave_off(person: Person) -> None:
    """Decide as little as possible: end whatever can be ended."""
    if last_word(person).is_visible():
        last_word(person).click()
    elif ends(person).first.is_visible():
        ends(person).first.click()
    else:
        take_the_first(person)


def figure(seen: Map, piece: str) -> Locator:
    """Somebody on the map."""
    return seen.drawing.locator(f"[data-piece='{piece}']")


# Whole matches, several browsers


def test_an_overlord_a_hero_and_two_bots_play_the_lesson_quest_to_a_result(
    arrive: Arrive, server: Hosted
) -> None:
    seats = ("human", "human", "greedy", "greedy")
    table = lead(server, *seats, wanted=asked("opening"))
    people = table.seat(arrive("Ala")), table.seat(arrive("Ola", "pl"), 1)

    def move() -> bool | None:
        if all(person.result.is_visible() for person in people):
            return True
        for person in people:
            if choosable(person).or_(folded(person)).first.is_visible():
                leave_off(person)
        return None

    assert until(move, *people)
    ala, ola = people
    expect(ala.result).to_contain_text(re.compile("Fang|conquest"))
    expect(ola.result).to_contain_text(re.compile("Kieł|Kła|Żeton"))


def test_a_guard_interrupts_a_monster_in_the_middle_of_its_move(
    arrive: Arrive, server: Hosted
) -> None:
    """DJ-10.11: one click walks past the guard, who is asked on the way; then the walk goes on."""
    with beginning(GUARDED):
        ala, ola = both(server, arrive)
        ala.expect_ready().click((4, 8))
        expect(ala.person.prompt).to_contain_text("What does the monster do?")
        ala.expect_ready().click((4, 4))
        expect(ola.person.prompt).to_contain_text("Stalorogi")
        on_the_way = re.compile("[FGH][45]$")
        expect(figure(ala, "monster:0")).to_have_attribute("aria-label", on_the_way)

        def arrived() -> bool | None:
            if choosable(ola.person).first.is_visible():
                leave_off(ola.person)
            here = figure(ala, "monster:0").get_attribute("aria-label") or ""
            return True if here.endswith("E5") else None

        assert until(arrived, ala.person, ola.person)


def test_a_guard_strikes_before_the_monster_goes_on(arrive: Arrive, server: Hosted) -> None:
    """DJ-10.11: what a guard does is done before the move goes on."""
    with beginning(GUARDED):
        ala, ola = both(server, arrive)
        ala.expect_ready().click((4, 8))
        expect(ala.person.prompt).to_contain_text("What does the monster do?")
        ala.expect_ready().click((4, 4))
        ola.expect_ready()
        figure(ola, "monster:0").click()
        ola.page.locator("[data-piece='item:0.axe']").first.click()
        expect(tray(ola)).to_be_visible()
        expect(tray(ala)).to_be_visible()
        assert any("Steelhorns" in line and "guard" in line.lower() for line in ala.person.lines())


def test_an_area_is_revealed_and_before_that_only_the_overlord_knows_it(
    arrive: Arrive, server: Hosted
) -> None:
    with beginning(STAIRS):
        ala, ola = both(server, arrive)
        lurking = ".lurking"
        expect(ala.drawing.locator(lurking)).to_have_count(6)
        expect(ala.drawing.locator("[data-layer=fog].thin")).to_be_attached()
        ola.expect_ready()
        expect(ola.drawing.locator(lurking)).to_have_count(0)
        expect(ola.drawing.locator("[data-layer=fog]")).to_be_attached()
        ola.person.prompt.get_by_role("button", name=re.compile("Otwórz drzwi")).click()
        for seen in (ala, ola):
            expect(seen.drawing.locator("[data-piece^='monster:']")).to_have_count(3)
            expect(seen.drawing.locator("[data-edge=open]")).to_have_count(2)
        expect(ala.drawing.locator(lurking)).to_have_count(3)
        expect(ola.drawing.locator(lurking)).to_have_count(0)
        assert any("Skład beczek" in line for line in ola.person.lines())


def test_a_quest_of_ones_own_is_checked_and_played(arrive: Arrive) -> None:
    text = (QUESTS / "salty_cellar.toml").read_text(encoding="utf-8")
    own = text.replace("The Salty Cellar", "The Flooded Pantry")
    me = arrive("Ala")
    me.lay_a_table("Descent")
    me.page.get_by_text(me.say("ui-variants"), exact=True).click()
    field = me.page.get_by_label("Quest file", exact=True)
    field.fill(own.replace('color = "red"', 'color = "pink"', 1))
    with me.forgiving("422"):
        me.page.locator("button[data-way=bots]").click()
        expect(me.page.get_by_role("alert").first).to_contain_text("pink")
    field.fill(own)
    me.quick("bots").expect_board()
    expect(me.page.get_by_role("button", name="The Flooded Pantry")).to_be_visible()
    assert is_asked(me)
    take_the_first(me)


# One person at the map


LANGUAGES: Final[tuple[Language, ...]] = ("en", "pl")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_last_blow_is_struck_on_the_map(arrive: Arrive, server: Hosted, lang: Language) -> None:
    """Who is attacked is clicked on the map, with which weapon on the sheet."""
    with beginning(VAULT):
        me = heroes(server, arrive("Ala", lang))
        me.point((2, 14))
        expect(me.page.locator(".looked")).to_contain_text("%")
        expect(me.drawing.locator("[data-layer=way]")).to_be_attached()
        me.click((2, 14))
        me.page.locator("[data-piece='item:0.axe']").first.click()
        expect(tray(me)).to_be_visible()
        person = me.person

        def over() -> bool | None:
            if person.result.is_visible():
                return True
            if choosable(person).or_(folded(person)).first.is_visible():
                leave_off(person)
            return None

        until(over, person)
        expect(person.result).to_be_visible()


def test_heroes_are_placed_on_squares_that_are_in_sight(arrive: Arrive, server: Hosted) -> None:
    """The map is large, and nobody stands on it yet."""
    table = recorded(
        server,
        lambda match: 1 in match.pending and match.pending[1].prompt == "start-space",
        *("greedy", "human"),
        game=GAME.id,
        options={"quest": "drowned_bell"},
        bot="greedy",
    )
    me = Map(table.seat(arrive(width=1280, height=720), 1)).expect_ready()
    sight = me.sight()
    places = [way.to for way in table.match.pending[1].options if isinstance(way, Put)]
    assert places
    for row, column in places:
        assert sight.x <= column < sight.x + sight.width
        assert sight.y <= row < sight.y + sight.height
    me.click(places[0])
    expect(figure(me, "hero:0")).to_be_attached()


def test_a_far_square_is_walked_to_by_one_click(arrive: Arrive, server: Hosted) -> None:
    """The way and its price are seen before; each step is the game's own."""
    with beginning(CELLAR):
        me = heroes(server, arrive())
        me.point((3, 4))
        expect(me.drawing.locator(".cost")).to_have_text("2")
        me.click((3, 4))
        me.expect_figure("hero:0", (3, 4))
        assert sum("Steelhorns" in line and "moves" in line for line in me.person.lines()) >= 1


def test_what_hides_somebody_is_shown(arrive: Arrive, server: Hosted) -> None:
    """DJ-7.1: the Skeleton stands behind the Beastman."""
    with beginning(CELLAR):
        me = heroes(server, arrive())
        me.point((2, 8))
        expect(me.page.locator(".looked .hidden")).to_contain_text("out of sight")
        expect(me.drawing.locator("[data-layer=mark]")).to_be_attached()
        me.point((2, 5))
        expect(me.page.locator(".looked")).to_contain_text("distance 3")
        expect(me.drawing.locator("[data-layer=mark]")).to_have_count(0)


def test_a_dragon_goes_where_its_shape_is_shown(arrive: Arrive, server: Hosted) -> None:
    """DJ-14.9: a step covers six squares, which one click means."""
    with beginning(DRAGON):
        me = Map(lead(server, "human", "greedy").seat(arrive()))
        me.expect_ready().click((1, 13))
        expect(me.person.prompt).to_contain_text("What does the monster do?")
        me.expect_ready().point((3, 15))
        shape = me.drawing.locator("path[data-layer=shape]")
        expect(shape).to_have_attribute("d", re.compile("^(M[^M]*){6}$"))
        me.click((3, 15))
        me.expect_figure("monster:0", (2, 13))


# Everybody


def test_a_hero_is_led_by_keys_alone(arrive: Arrive, server: Hosted) -> None:
    with beginning(VAULT | {"turn": {"hero": 0, "action": "advance"}}):
        me = heroes(server, arrive())
        keys = me.page.keyboard
        tab_to(me.person, "N3")
        keys.press("ArrowDown")
        expect(me.cursor).to_have_attribute("data-piece", "map:3.13")
        expect(me.cursor).to_be_focused()
        keys.press("Enter")
        me.expect_figure("hero:0", (3, 13))
        me.expect_ready()
        me.cursor.focus()
        keys.press("ArrowUp")
        keys.press("ArrowRight")
        expect(me.page.locator(".looked")).to_contain_text("Fang")
        keys.press("Enter")
        expect(me.drawing.locator(".figure.picked")).to_have_count(1)
        tab_to(me.person, "Axe")
        keys.press("Enter")
        expect(tray(me)).to_be_visible()


def test_on_a_phone_the_map_is_walked_by_taps(arrive: Arrive, server: Hosted) -> None:
    with beginning(CELLAR):
        me = heroes(server, arrive(width=360, height=740, has_touch=True, is_mobile=True))
        expect(me.page.locator(".mini")).to_be_visible()
        me.page.touchscreen.tap(*me.sight().at((3, 4)))
        me.expect_figure("hero:0", (3, 4))


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_it_is_readable_for_everybody(
    arrive: Arrive, looks: Looks, server: Hosted, screen: Screen
) -> None:
    for name, given, seat in (("dj-cellar", CELLAR, 1), ("dj-overlord", GUARDED, 0)):
        with beginning(given):
            me = screen.come(arrive)
            seats = ("greedy", "human") if seat else ("human", "greedy")
            seen = Map(lead(server, *seats).seat(me, seat)).expect_ready()
            looks.at(me, name, me.prompt, seen.drawing, in_sight=False)
            assert not small(me.page), "letters of at least 11 pixels"
            assert not torn(me.page), "words are broken at their syllables"
            me.page.close()
