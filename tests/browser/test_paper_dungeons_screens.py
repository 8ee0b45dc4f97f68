"""Paper Dungeons on small and large screens, under fingers and keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from podziemia.games.paper_dungeons.options import BREW, STOP
from podziemia.kernel.match import Match
from tests.browser.choices import choosable, is_asked, last_word, take_the_first
from tests.browser.conftest import Arrive
from tests.browser.looks import Looks, overlap
from tests.browser.messages import Language
from tests.browser.paper_sheet import (
    DIE,
    GAME,
    NAMES,
    STEP,
    come_to,
    in_round,
    on_the_sheet,
    pieces,
    potions,
    sit_down_alone,
)
from tests.browser.person import Person
from tests.browser.progress import until
from tests.browser.recorded import asked, recorded
from tests.browser.test_keyboard import focused, tab_to
from tests.table.server import Hosted


def test_the_story_of_a_boss_lies_where_nothing_can_be_chosen(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, in_round(4), "human", "human", "human", "human", game=GAME)
    for width, height in ((1280, 720), (1440, 900), (2560, 1440)):
        me = table.seat(arrive(width=width, height=height))
        story = me.region("pd-board-story")
        expect(story.get_by_role("listitem").first).to_be_visible()
        kinds = ("hero:0", "item:0", "map:0", "potions:0", "die:")
        for piece in (each for kind in kinds for each in pieces(me, kind).all()):
            assert not overlap(story, piece), piece.get_attribute("data-piece")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_is_on_a_small_laptop_at_once(
    arrive: Arrive, server: Hosted, lang: Language
) -> None:
    table = recorded(server, in_round(3), *["human"] * 4, game=GAME)
    me = table.seat(arrive(lang=lang, width=1280, height=720))
    me.expect_turn()
    for kind in ("die:", "player:", "map:0", "hero:0", "item:0", "boss:", "gems:0", "mission:"):
        for piece in pieces(me, kind).all():
            box = piece.bounding_box()
            assert box is not None
            assert box["y"] >= 0, kind
            assert box["y"] + box["height"] <= 720, kind


def few_steps(match: Match[Any]) -> bool:
    """The party of seat 0 is in the lowest row of the map and may go to one or two rooms."""
    ask = match.pending.get(0)
    if ask is None or ask.prompt != "step" or not 2 <= len(ask.options) <= 3:
        return False
    return str(ask.about["room"]).endswith("1")


def test_on_a_phone_rooms_to_go_to_are_not_under_the_dice(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, few_steps, "human", game=GAME)
    me = table.seat(arrive("Ala", "pl", width=360, height=740, has_touch=True))
    me.expect_turn()
    rooms = pieces(me, "map:0:").and_(on_the_sheet(me))
    dice = me.page.locator(".thumb")

    def uncovered() -> bool | None:
        return not any(overlap(room, dice) for room in rooms.all()) or None

    assert rooms.count() > 0
    assert until(uncovered, me)


@pytest.mark.parametrize(("theme", "lang"), [("light", "pl"), ("dark", "en")])
def test_on_a_phone_the_map_comes_first_and_the_dice_are_at_the_thumb(
    arrive: Arrive, looks: Looks, theme: str, lang: Language
) -> None:
    me = arrive("Ala", lang, width=360, height=740, color_scheme=theme, has_touch=True)
    sit_down_alone(me)
    is_asked(me)
    looks.at(me, "paper-setup", on_the_sheet(me).first)
    come_to(me, DIE)
    me.page.evaluate("window.scrollTo(0, 0)")  # where a choice before was made does not matter
    dice = pieces(me, "die:")
    looks.at(me, "paper-dice", dice.first, dice.last, pieces(me, "map:").first)
    assert dice.first.bounding_box()["y"] > 740 / 2  # type: ignore[index]
    tabs = me.page.get_by_role("navigation", name=me.say("pd-board-sections"))
    for section in ("party", "items", "cards", "points", "map"):
        tab = tabs.get_by_role("button", name=re.compile(f"^{me.say(f'pd-board-{section}')}"))
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        looks.at(me, f"paper-{section}", tab, dice.first)
    on_the_sheet(me).first.tap()  # it only leads on: a tap is enough
    expect(me.prompt).not_to_have_text(DIE)
    expect(me.page.get_by_role("dialog")).to_be_hidden()
    pieces(me, "map:").last.tap()
    expect(me.prompt).to_contain_text(STEP)
    looks.at(me, "paper-step", on_the_sheet(me).first)


def may_brew(match: Match[Any]) -> bool:
    """Seat 0 may brew, and goes on afterwards."""
    ask = match.pending.get(0)
    if ask is None or ask.prompt != "action" or BREW not in ask.options:
        return False
    return match.offer(0, BREW).closes is None


def test_on_a_phone_a_tap_shows_what_a_second_one_writes(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, may_brew, "human", game=GAME)
    me = table.seat(arrive(width=360, height=740, has_touch=True))
    me.expect_ready()
    tabs = me.page.get_by_role("navigation", name=me.say("pd-board-sections"))
    tabs.get_by_role("button", name=re.compile(f"^{me.say('pd-board-party')}")).click()
    pot, dice = pieces(me, "potions:0").last, pieces(me, "die:")
    before, sketched = potions(me), me.page.locator("[stroke='var(--pd-sketch)']")
    pot.tap()
    expect(last_word(me)).to_be_visible()
    expect(sketched.first).to_be_visible()
    for die in dice.all():
        expect(die).to_be_in_viewport(ratio=0.99)
    assert potions(me) == before
    pot.tap()
    expect(last_word(me)).to_be_hidden()
    expect(me.log).to_contain_text("You brew potions")


def test_on_a_phone_rooms_stay_in_sight_when_the_question_grows(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, may_brew, "human", game=GAME)
    me = table.seat(arrive(width=360, height=740, has_touch=True))
    me.expect_ready()
    pieces(me, "map:0").first.tap()
    expect(me.prompt).to_contain_text(STEP)
    rooms, dice = pieces(me, "map:0:").and_(on_the_sheet(me)), me.page.locator(".thumb")
    expect(rooms.first).to_be_visible()
    assert until(lambda: not any(overlap(room, dice) for room in rooms.all()) or None, me)


@pytest.mark.parametrize(("theme", "lang"), [("light", "en"), ("dark", "pl")])
def test_the_whole_sheet_on_a_wide_screen(
    arrive: Arrive, looks: Looks, theme: str, lang: Language
) -> None:
    me = arrive("Ala", lang, width=1440, height=900, color_scheme=theme)
    me.lay_a_table(NAMES[lang]).quick("bots", others=2)
    is_asked(me)
    expect(on_the_sheet(me).first).to_be_visible()
    looks.at(me, "paper-setup")
    come_to(me, DIE)
    heroes, items, rooms = pieces(me, "hero:0"), pieces(me, "item:0"), pieces(me, "map:0:")
    expect(heroes).to_have_count(4)
    expect(items).to_have_count(8)
    expect(rooms).to_have_count(42)
    looks.at(me, "paper-dice", heroes.last, items.last, rooms.last, in_sight=True)
    take_the_first(me)
    looks.at(me, "paper-action")
    me.page.get_by_role("navigation", name=me.say("pd-board-players")).get_by_role(
        "button"
    ).last.click()
    looks.at(me, "paper-other-sheet")


def answer_by_key(person: Person) -> None:
    """Take the option with the number 1."""
    is_asked(person)  # no key is taken while an answer is on its way
    asked = person.prompt.inner_text()
    person.page.keyboard.press("1")
    shown = person.prompt.or_(person.result)  # which takes its place when the match is over
    expect(shown).not_to_have_text(asked, use_inner_text=True)


def test_by_keyboard_alone(arrive: Arrive) -> None:
    me = sit_down_alone(arrive(width=1440))
    keys = me.page.keyboard
    while not DIE.search(me.question()):
        answer_by_key(me)
    hint = me.say("play-can-be-chosen")
    expect(pieces(me, "die:").first).to_be_visible()
    tab_to(me, *pieces(me, "die:").evaluate_all("all => all.map((one) => one.ariaLabel)"))
    keys.press("End")
    keys.press("Home")
    while "boots" in focused(me) or not focused(me).endswith(hint):
        before = focused(me)
        keys.press("ArrowRight")
        assert focused(me) != before, "a die that is good for more than walking"
    keys.press("Enter")
    expect(me.prompt).to_contain_text("What do you use")
    tab_to(me, me.say("pd-board-walk"))
    keys.press("Enter")
    expect(me.prompt).to_contain_text(STEP)
    tab_to(me, "A7", "B7", "C7", "D7", "E7", "F7", "A1", "B1", "C1", "D1", "E1", "F1")
    keys.press("End")
    keys.press("ArrowLeft")
    assert focused(me).startswith("E1")
    keys.press("ArrowUp")
    assert focused(me).startswith("E2")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(me.prompt).to_contain_text("You are in room F1")
    while "round 2" not in me.question():
        answer_by_key(me)


def test_stopping_is_the_last_option_and_no_careless_key_takes_it(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, asked("step"), "human", game=GAME)
    assert table.match.pending[0].options[0] == STOP, "the rules offer it first"
    me = table.seat(arrive(width=1440))
    me.expect_turn()
    expect(choosable(me).last).to_have_text(re.compile(r"^0\s*Stop here"))
    expect(choosable(me).first).to_have_text(re.compile(r"^1\s*To "))
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Tab")
    assert focused(me).startswith("To ")
    me.page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("You are in room")


def test_the_last_round_by_keyboard_alone(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, in_round(8), "human", game=GAME).seat(arrive(width=1440))
    while is_asked(me):
        answer_by_key(me)
    expect(me.result).to_be_visible()
