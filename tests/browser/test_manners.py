"""Everything at a table that is no move: taking back, talking, reminding, giving up."""

from __future__ import annotations

import re
import time
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from podziemia.kernel.match import Match
from tests.browser.choices import (
    asking,
    choosable,
    hold_back,
    is_asked,
    take_the_first,
    waiting,
)
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import on_the_floor, recorded
from tests.table.server import Hosted

HEROES: Final = asking("A hero is about to enter|A hero walks")
"""What is asked while heroes walk."""
Two = tuple[Person, Person]
LONGEST_PAUSE: Final = 3500
"""Milliseconds after which the client has passed."""
BOT: Final = ("human", "random")
OTHERS: Final = asking("is building:|the dungeon of Bot")
"""What is asked in somebody else's turn."""


@pytest.fixture
def two(arrive: Arrive) -> Two:
    """Two people whose match has just begun: who is asked, and who waits for them."""
    host, friend = arrive("Ala"), arrive("Ola")
    host.lay_a_table().quick("link")
    friend.accept(host.invitation(1))
    if is_asked(host, waiting(host, friend)):
        return host, friend
    return friend, host


def chat(person: Person) -> None:
    """Open the chat."""
    person.page.get_by_role("tab", name=re.compile("^Chat")).click()


def test_a_decision_that_nobody_has_seen_is_undone(two: Two) -> None:
    me, other = two
    undo = me.button("play-undo")
    for person in two:  # after the opening hands both choose at the same time
        assert is_asked(person)
        take_the_first(person)
    assert is_asked(me)
    asked = me.question()
    take_the_first(me)
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    assert me.question() == asked
    expect(other.page.get_by_role("tab", name="Chat (1 new)")).to_be_visible()
    expect(me.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()
    for person, told in ((me, "You took"), (other, f"{me.name} took")):
        chat(person)
        expect(person.page.get_by_role("log")).to_contain_text(f"{told} back a decision.")


def test_the_others_are_asked_before_more_is_taken_back(two: Two) -> None:
    me, other = two
    asked = me.question()
    take_the_first(me)
    is_asked(me, waiting(me, other))
    menu = me.open_menu()
    me.button("play-ask-takeback", within=menu).click()
    me.close_dialog()
    expect(me.text("play-takeback-waits", name=me.name, missing=other.name)).to_be_visible()
    banner = other.text("play-takeback-asked", name=me.name)
    expect(banner).to_be_visible()
    other.button("play-disagree").click()
    expect(banner).to_be_hidden()

    me.open_menu()
    me.button("play-ask-takeback").click()
    me.close_dialog()
    other.button("play-agree").click()
    expect(me.prompt).to_have_text(asked, use_inner_text=True)


def test_ready_made_lines_own_words_and_silence(two: Two) -> None:
    me, other = two
    chat(other)
    other.button("play-preset-hello").click()
    expect(me.page.get_by_role("tab", name=me.say("play-chat-tab", unread=1))).to_be_visible()
    chat(me)
    said = me.page.get_by_role("log", name=me.say("play-chat"), exact=True)
    expect(said).to_contain_text(f"{other.name}: {me.say('play-preset-hello')}")
    field = other.page.get_by_role("textbox", name=other.say("play-say"), exact=True)
    field.fill("<b>Zażółć</b> gęślą jaźń")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(said).to_contain_text("<b>Zażółć</b> gęślą jaźń")
    me.button("play-mute", name=other.name).click()
    expect(said).not_to_contain_text("Zażółć")
    me.page.reload()
    chat(me)
    expect(me.text("play-chat-empty")).to_be_visible()
    me.button("play-unmute", name=other.name).click()
    expect(said).to_contain_text("Zażółć")


def test_somebody_who_keeps_everybody_waiting_is_reminded(two: Two) -> None:
    asked, waits = two
    menu = waits.open_menu()
    if not waits.button("play-nudge", within=menu).is_visible():  # both are asked
        waits.close_dialog()
        while is_asked(waits, waiting(waits, asked)):
            take_the_first(waits)
        menu = waits.open_menu()
    asked.stop_the_clock()  # the reminder is shown for a few seconds
    waits.button("play-nudge", within=menu).click()
    noted = asked.page.get_by_role("listitem")
    reminder = asked.say("play-nudged-me", name=waits.name)
    expect(noted.filter(has_text=reminder)).to_be_visible()
    expect(asked.page.get_by_role("tab", name=re.compile(r"^Chat \(1"))).to_be_visible()
    chat(asked)
    expect(asked.page.get_by_text(f"{waits.name}: reminds you: everybody")).to_be_visible()


def test_giving_up_asks_once_more_and_ends_it_for_both(two: Two) -> None:
    me, other = two
    menu = me.open_menu()
    me.button("play-resign", within=menu).click()
    me.button("play-resign-no", within=menu).click()
    expect(other.result).to_be_hidden()
    me.button("play-resign", within=menu).click()
    expect(me.text("play-resign-sure")).to_be_visible()
    me.button("play-resign-yes", within=menu).click()
    for person in two:
        expect(person.result).to_be_visible()
    expect(other.text("play-won")).to_be_visible()
    expect(me.result).to_contain_text(me.say("play-winner", count=1, names=other.name))
    before = other.page.url
    other.button("play-rematch").click()
    expect(other.page).not_to_have_url(before)
    me.link("play-join-rematch").click()
    expect(me.page).to_have_url(other.page.url)


def test_a_bot_plays_for_me_until_i_take_my_seat_back(two: Two) -> None:
    me, other = two
    menu = me.open_menu()
    me.button("play-bot-for-me", within=menu).click()
    expect(menu.get_by_text("plays here now")).to_be_visible()
    me.close_dialog()
    expect(waiting(me, other)).to_be_visible()
    expect(choosable(me)).to_have_count(0)
    for _ in range(3):
        assert is_asked(other)
        take_the_first(other)
    back = me.button("play-seat-back", within=me.prompt)
    back.click()
    expect(back).to_be_hidden()
    menu = me.open_menu()
    expect(me.button("play-bot-for-me", within=menu)).to_be_visible()
    me.close_dialog()
    while not is_asked(me, waiting(me, other)):
        if is_asked(other, waiting(other, me)):  # my page may be a moment behind
            take_the_first(other)


def test_a_standing_instruction_passes_until_it_is_dropped(arrive: Arrive, server: Hosted) -> None:
    window = on_the_floor("build_turn", "hero_entrance", "hero_in_room", spells=1)
    me = recorded(server, window, "human", "random").seat(arrive())
    assert OTHERS(me)
    menu = me.open_menu()
    what = me.say("play-prompt-bm-floor")
    me.button("play-standing-others", within=menu, prompt=what).click()
    drop = me.button("play-standing-drop", within=menu)
    expect(drop).to_have_count(1)
    me.close_dialog()
    for _ in range(6):
        assert is_asked(me)
        assert not OTHERS(me)
        hold_back(me)
    me.open_menu()
    drop.click()
    expect(drop).to_have_count(0)


def test_where_i_could_only_pass_the_client_passes_for_me(arrive: Arrive, server: Hosted) -> None:
    me = arrive()
    me.page.clock.install()
    me.go()
    me.button("ui-settings").click()
    me.pick("ui-set-asking", me.say("ui-set-asking-holding"))
    me.close_dialog()
    me.page.clock.pause_at(time.time() + 3600)
    window = recorded(server, on_the_floor("build_turn", only_pass=True), *["human"] * 2)
    window.seat(me)
    notice = me.text("play-passing")
    expect(notice).to_be_visible()
    me.button("play-stop-passing").click()
    expect(notice).to_be_hidden()
    asked = me.question()
    me.page.clock.run_for(LONGEST_PAUSE)
    assert me.question() == asked

    with me.page.expect_websocket() as connecting:
        me.page.reload()
    expect(notice).to_be_visible()
    with connecting.value.expect_event("framesent", lambda sent: '"choose"' in sent):
        me.page.clock.run_for(LONGEST_PAUSE)
    expect(me.prompt).not_to_have_text(asked, use_inner_text=True)


def test_against_bots_alone_nobody_is_asked_who_can_only_pass(
    arrive: Arrive, server: Hosted
) -> None:
    window = on_the_floor("hero_in_room", own=True, only_pass=True)
    table = recorded(server, lambda match: match.state.round < 3 and window(match), *BOT)
    me = table.seat(arrive())
    assert is_asked(me)
    assert choosable(me).count() > 1, "there was nothing to decide before"
    expect(me.text("play-passing")).to_be_hidden()


def test_with_the_space_bar_heroes_walk_until_something_changes(
    arrive: Arrive, server: Hosted
) -> None:
    def alone_with_a_spell(match: Match[Any]) -> bool:
        if not on_the_floor("hero_entrance", own=True, only_pass=False, spells=1)(match):
            return False
        mine, other = match.state.players
        cards = [*other.spells, *(slot.rooms[-1].card for slot in other.slots)]
        able = [card for card in cards if getattr(card, "ability", "activated") == "activated"]
        return len(mine.entrance) > 1 and not able and not match.state.declared

    me = recorded(server, alone_with_a_spell, *BOT).seat(arrive())
    assert HEROES(me)
    me.expect_ready()
    first = me.page.locator("[data-piece^='entrance:0'] [data-piece]").first
    hero = first.get_attribute("data-piece")
    me.page.keyboard.press("Space")
    expect(me.page.locator(f"[data-piece^='entrance:0'] [data-piece='{hero}']")).to_have_count(0)
    assert is_asked(me)
    assert HEROES(me), "the next hero is another matter"
    me.expect_ready()
    asked = me.question()
    me.page.keyboard.press("Shift+Space")
    expect(me.prompt).not_to_have_text(asked, use_inner_text=True)
    assert is_asked(me)
    assert not HEROES(me)
