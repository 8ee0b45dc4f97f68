"""The tutorial, from the first lesson to the last."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.choices import choosable
from tests.browser.conftest import Arrive
from tests.browser.messages import Language
from tests.browser.person import Person


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
