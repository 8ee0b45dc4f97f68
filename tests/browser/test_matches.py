"""Whole matches, from the lobby to the result."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.choices import (
    is_asked,
    play_out,
    play_out_two,
    take_the_first,
)
from tests.browser.conftest import BOT_PACE, Arrive
from tests.browser.person import Person
from tests.browser.recorded import Unopened, on_the_floor, recorded
from tests.table.server import Hosted, serving, unused_port

WINDOW = on_the_floor("build_turn", spells=1)
"""Somebody else acts, and we may answer."""
PROCESS = ("--bot-pace", str(BOT_PACE), "--no-limits")
"""The settings of the other tests' server, for one in a process of its own."""


def places(person: Person) -> list[str]:
    """The players in the result, the winner first, and how many souls each has."""
    names = person.result.locator("thead .name").all_inner_texts()
    souls = person.result.locator("tbody tr").first.locator("td").all_inner_texts()
    return [f"{name}: {count}" for name, count in zip(names, souls, strict=True)]


def test_two_people_play_from_the_lobby_to_the_same_result(arrive: Arrive) -> None:
    host, friend = arrive("Ala"), arrive("Ola", "pl")
    host.lay_a_table().quick("link")
    expect(host.text("ui-table-waiting", free=1)).to_be_visible()
    host.text("ui-seal").click()
    seal = host.page.get_by_role("group").filter(has=host.text("ui-seal")).get_by_role("code")
    sealed = seal.inner_text()
    friend.accept(host.invitation(1))
    play_out_two(host, friend)
    assert places(host) == places(friend)
    assert {"Ala", "Ola"} == set(re.findall("Ala|Ola", " ".join(places(host))))
    host.text("play-fair").click()
    assert sealed in host.result.get_by_role("code").all_inner_texts()
    host.button("play-verify").click()
    expect(host.text("play-verified")).to_be_visible()


def test_after_a_match_against_bots_there_is_a_rematch(arrive: Arrive, server: Hosted) -> None:
    over = recorded(server, lambda match: match.over, "human", "random", "random")
    me = over.seat(arrive())
    expect(me.result).to_be_visible()
    assert len(places(me)) == 3
    first = me.page.url
    me.button("play-rematch").click()
    expect(me.result).to_be_hidden()
    assert is_asked(me)
    assert me.page.url != first


def test_a_spectator_sees_the_table_and_no_hand_and_cannot_act(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, WINDOW, "human", "random", listed=True)
    host, guest = table.seat(arrive("Ala")), arrive("Ewa", "pl")
    asked, hand = host.question(), host.hand()
    guest.go()
    watch = re.compile(f"^{guest.say('ui-to-watch')}: Boss Monster, Ala")
    guest.page.get_by_role("link", name=watch).first.click()
    expect(guest.text("play-watching")).to_be_visible()
    expect(guest.prompt).to_contain_text("Ala")
    assert hand
    assert guest.hand() == set()
    assert guest.options.count() == 0
    expect(guest.button("play-undo")).to_be_hidden()
    guest.page.keyboard.press("1")
    menu = guest.open_menu()
    expect(guest.button("play-resign", within=menu)).to_be_hidden()
    expect(guest.button("play-bot-for", within=menu)).to_be_hidden()
    guest.close_dialog()
    assert host.question() == asked


def test_a_reload_in_a_response_window_loses_nothing(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, WINDOW, "human", "random").seat(arrive())
    asked, hand, lines = me.question(), me.hand(), me.lines()
    me.page.reload()
    me.expect_board()
    assert me.question() == asked
    assert me.hand() == hand
    assert [line for line in me.lines() if line != me.say("play-since")] == [
        line for line in lines if line != me.say("play-since")
    ]
    take_the_first(me)
    assert is_asked(me)


def test_play_goes_on_after_the_server_has_been_away(arrive: Arrive, tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    port = unused_port()
    table = recorded(Unopened(database), WINDOW, "human", "random")
    with serving(database, *PROCESS, "--port", port) as before:
        me = table.seat(arrive(at=before.address))
        asked, hand = me.question(), me.hand()
        with me.forgiving("WebSocket|ERR_CONNECTION_REFUSED"):
            before.process.kill()
            expect(me.text("play-disconnected")).to_be_visible()
            with serving(database, *PROCESS, "--port", port):
                expect(me.text("play-disconnected")).to_be_hidden()
                assert me.question() == asked
                assert me.hand() == hand
                play_out(me, decisions=5)
                me.page.context.close()
