"""Polish and English, switched in the middle of everything."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.choices import play_out
from tests.browser.conftest import Arrive
from tests.browser.recorded import on_the_floor, recorded
from tests.table.server import Hosted


def test_the_log_and_the_options_follow_the_language_at_once(
    arrive: Arrive, server: Hosted
) -> None:
    mine = on_the_floor("build_turn", own=True, only_pass=False)
    me = recorded(server, mine, "human", "random").seat(arrive())
    asked = me.question()
    connected: list[str] = []
    me.page.on("websocket", lambda socket: connected.append(socket.url))
    lines = me.lines()
    assert any("draws a Room card" in line for line in lines)
    me.speak("pl").expect_turn()
    expect(me.prompt).to_contain_text("Twoja tura budowy")
    assert any("dobiera" in line or "dociąga" in line for line in me.lines())
    assert len(me.lines()) == len(lines)
    polish = me.options.all_inner_texts()
    assert any("Połóż" in words or "nowa komnata" in words for words in polish)
    expect(me.page.locator("html")).to_have_attribute("lang", "pl")
    me.speak("en")
    assert me.question() == asked
    play_out(me, decisions=3)
    assert not connected, "the table is not left when the language changes"


def test_a_refusal_is_in_the_language_of_the_page(arrive: Arrive) -> None:
    me = arrive()
    with me.forgiving("404"):
        me.go("/table/there-is-no-such-table")
        expect(me.page.get_by_role("alert")).to_contain_text("table")
        me.speak("pl")
        me.button("ui-retry").or_(me.link("ui-to-lobby")).first.click()
        me.go("/table/there-is-no-such-table")
        expect(me.page.get_by_role("alert")).to_contain_text("stoł")


def test_somebody_who_speaks_polish_is_greeted_in_polish(arrive: Arrive) -> None:
    me = arrive("Ala", "pl").go()
    expect(me.page.get_by_role("heading", name=me.say("ui-games"))).to_be_visible()
    expect(me.text("ui-welcome")).to_be_visible()
    me.go("/nowhere/at/all")
    expect(me.page.get_by_role("heading", name=me.say("ui-missing-title"))).to_be_visible()
    me.link("ui-to-lobby", within=me.page.get_by_role("main")).click()
    expect(me.page.get_by_role("heading", name=me.say("ui-games"))).to_be_visible()
