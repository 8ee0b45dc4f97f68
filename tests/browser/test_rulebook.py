"""The rulebook beside a match and beside a lesson."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.choices import choosable, is_asked, play_out, unfold
from tests.browser.conftest import Arrive

RULE = re.compile("^BM-")


def test_on_a_wide_screen_the_match_goes_on_beside_the_open_book(arrive: Arrive) -> None:
    me = arrive(width=1440)
    me.lay_a_table().quick("bots")
    is_asked(me)
    asked = me.question()
    rule = me.prompt.get_by_role("button", name=RULE).first
    rule.click()
    book = me.region("play-rules")
    opened = book.locator(f"[data-rule='{rule.inner_text()}']")
    expect(opened).to_be_in_viewport()
    expect(opened).to_be_focused()
    unfold(me)
    choosable(me).first.click()
    is_asked(me)
    assert me.question() != asked
    expect(book).to_be_visible()

    me.button("ui-close", within=book).click()
    expect(book).to_be_hidden()
    expect(me.log).to_be_visible()
    me.button("ui-rules").click()
    expect(book).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(book).to_be_hidden()
    expect(me.button("ui-rules")).to_be_focused()


def test_on_a_phone_the_book_covers_everything_until_it_is_closed(arrive: Arrive) -> None:
    me = arrive(width=360, height=740)
    me.lay_a_table().quick("bots")
    is_asked(me)
    unfold(me)
    me.prompt.get_by_role("button", name=RULE).first.click()
    expect(me.dialog("play-rules")).to_be_visible()
    me.close_dialog()
    play_out(me, decisions=1)


def test_a_lesson_survives_a_reload_and_a_server_that_does_not_answer(arrive: Arrive) -> None:
    me = arrive()
    me.go("/learn/boss_monster?step=3")
    me.expect_lesson(3)
    me.stop_the_clock()  # the page would try again by itself
    me.page.route("**/lessons/*", lambda route: route.abort())
    with me.forgiving("lessons/|ERR_FAILED"):
        me.button("ui-back").click()
        expect(me.page.get_by_role("alert")).to_contain_text(me.say("ui-away"))
        me.expect_lesson(3)
        me.page.unroute("**/lessons/*")
        me.button("ui-retry").click()
        me.expect_lesson(2)
    expect(me.page.get_by_role("alert")).to_be_hidden()
    me.page.reload()
    me.expect_lesson(2)
    expect(me.page).to_have_url(re.compile(r"step=2$"))
