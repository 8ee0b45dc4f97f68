"""The tutorial, from the first lesson to the last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from podziemia.kernel.registry import find
from podziemia.kernel.tutorial import tutorial_of
from tests.browser.choices import choosable, last_word
from tests.browser.conftest import Arrive
from tests.browser.messages import Language
from tests.browser.person import Person
from tests.browser.test_dungeon_fighter import FLAT

LIT = """(pieces) => {
  const spoken = pieces.flatMap((id) => document.querySelector(`[data-piece="${id}"]`) ?? []);
  const lights = document.querySelectorAll('mask rect[rx]').length;
  const box = document.querySelector('section.framed').getBoundingClientRect();
  const top = innerWidth < 1024 ? box.bottom : 0;
  const seen = spoken.filter((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const [across, down] = [x + width / 2, Math.min(y + height / 2, y + 80)];
    return across > 0 && across < innerWidth && down > top && down < innerHeight;
  });
  return lights > 0 && lights === spoken.length && seen.length > 0;
}"""
"""Whether pieces that are spoken of are out of the dark, and one of them at least is in sight."""


def begin(person: Person) -> int:
    """From the lobby to the first lesson; how many there are."""
    person.go()
    person.page.get_by_role("link", name=f"{person.say('ui-learn')}: Boss Monster").click()
    return int((person.expect_lesson(1).get_attribute("aria-label") or "").split()[-1])


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_from_the_first_lesson_to_the_last(arrive: Arrive, lang: Language) -> None:
    me = arrive("Ala", lang)
    steps = begin(me)
    assert steps > 10
    done_wrong = 0
    for step in range(1, steps):
        here = me.expect_lesson(step)
        if me.button("ui-next").is_visible():
            me.button("ui-next").click()
            continue
        expect(choosable(me).first).to_be_visible()
        if choosable(me).count() == 1:
            choosable(me).click()
            continue
        choosable(me).last.click()
        if last_word(me).is_visible():  # not to build is asked once more
            last_word(me).click()
        expect(me.text("ui-lesson-do")).to_be_hidden()
        if here.is_visible():  # it was not what the lesson is about
            done_wrong += 1
            lead = me.say("ui-lesson-other", wanted="§").partition("§")[0]
            right = here.get_by_text(lead).inner_text().removeprefix(lead).strip()
            choosable(me).and_(me.page.locator(f'[aria-label^="{right}"]')).first.click()
    me.expect_lesson(steps)
    assert done_wrong > 0
    me.link("ui-play").click()
    expect(me.page).to_have_url(re.compile("/new/boss_monster$"))


def test_a_lesson_can_be_skipped_gone_back_to_and_left(arrive: Arrive) -> None:
    me = arrive()
    begin(me)
    step = 1
    while not me.button("ui-skip-step").is_visible():
        me.button("ui-next").click()
        step += 1
        me.expect_lesson(step)
    me.button("ui-skip-step").click()
    me.expect_lesson(step + 1)
    me.button("ui-back").click()
    me.expect_lesson(step)
    me.link("ui-leave-lesson").click()
    expect(me.page.get_by_role("heading", name=me.say("ui-games"))).to_be_visible()


@pytest.mark.parametrize(
    "game", ["boss_monster", "paper_dungeons", "tiny_epic_dungeons", "descent", "dungeon_fighter"]
)
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740)])
def test_what_a_lesson_speaks_of_is_in_the_light_and_in_sight(
    arrive: Arrive, game: str, width: int, height: int
) -> None:
    me = arrive(width=width, height=height, has_touch=width < 500)
    tutorial = tutorial_of(find(game))
    assert tutorial is not None
    me.page.context.add_init_script(FLAT)
    me.go(f"/learn/{game}")
    for step, lesson in enumerate(tutorial.steps, start=1):
        me.expect_lesson(step)
        if lesson.point:
            me.page.wait_for_function(LIT, arg=list(lesson.point))
        if step < len(tutorial.steps):
            me.button("ui-next").or_(me.button("ui-skip-step")).click()


def test_one_can_jump_to_a_chapter(arrive: Arrive) -> None:
    me = arrive()
    begin(me)
    chapters = me.page.get_by_role("combobox", name=me.say("ui-chapter"))
    expect(chapters.get_by_role("option")).to_have_count(4)
    chapters.select_option(index=1)
    me.expect_lesson(6)
    expect(me.expect_lesson(6)).to_contain_text("Three rounds later")
    me.button("ui-back").click()
    me.expect_lesson(5)
    expect(chapters).to_have_value("0")
