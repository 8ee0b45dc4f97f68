"""The lobby and the waiting room: what they tell, and what they leave out."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.choices import take_the_first
from tests.browser.conftest import Arrive
from tests.browser.messages import Language
from tests.browser.recorded import recorded
from tests.table.server import Hosted, hosting

LISTS = ("ui-my-tables", "ui-open-tables", "ui-watch-tables", "ui-over-tables")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    """A server without the tables of other tests, which the lobby would list."""
    with hosting(tmp_path / "tables.sqlite3") as running:
        yield running


@pytest.mark.parametrize(
    ("lang", "says"), [("en", "Round 3 · souls 0 : 1"), ("pl", "Runda 3 · dusze 0 : 1")]
)
def test_a_running_table_says_its_round_and_its_score(
    arrive: Arrive, server: Hosted, lang: Language, says: str
) -> None:
    table = recorded(
        server,
        lambda match: (
            match.state.round == 3
            and [len(player.souls) for player in match.state.players] == [0, 1]
        ),
        *("human", "human"),
        listed=True,
    )
    watcher = arrive("Ela", lang).go()
    expect(watcher.page.get_by_role("listitem").filter(has_text=says)).to_be_visible()
    me = arrive("Ala", lang).become(table.people[0]).go()
    expect(me.page.get_by_role("listitem").filter(has_text=says)).to_be_visible()


def test_a_list_without_tables_is_not_there(arrive: Arrive, server: Hosted) -> None:
    me = arrive().go()
    heading = me.page.get_by_role("heading")
    expect(heading.get_by_text(me.say("ui-me"), exact=True)).to_be_visible()
    for title in LISTS:
        expect(heading.get_by_text(me.say(title), exact=True)).to_have_count(0)
    server.open("me", "open", listed=True)
    me.go()
    expect(heading.get_by_text(me.say("ui-open-tables"), exact=True)).to_be_visible()
    expect(heading.get_by_text(me.say("ui-watch-tables"), exact=True)).to_have_count(0)


def test_a_table_is_hidden_until_something_happens_there(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, lambda match: len(match.pending) == 1, "human", "human")
    (busy,) = table.match.pending
    me = arrive("Ala").become(table.people[1 - busy]).go()
    link = me.page.locator(f"[href='/table/{table.table}']")
    row = me.page.get_by_role("listitem").filter(has=link)
    show = me.page.get_by_role("button", name="Show the hidden table")

    def hide() -> None:
        row.get_by_role("button", name=re.compile(f"^{me.say('ui-hide')}")).click()
        expect(show).to_be_visible()
        expect(row).to_have_count(0)

    hide()
    me.page.reload()
    expect(show).to_be_visible()
    expect(row).to_have_count(0)
    show.click()
    expect(row).to_be_visible()
    expect(show).to_have_count(0)
    hide()
    other = table.seat(arrive("Ola"), busy)
    asked = other.question()
    take_the_first(other)
    expect(other.prompt).not_to_have_text(asked, use_inner_text=True)
    me.page.reload()
    expect(row).to_be_visible()


def test_a_waiting_room_shows_the_link_before_the_seal(arrive: Arrive, server: Hosted) -> None:
    me = arrive()
    me.lay_a_table().quick("link")
    expect(me.page.get_by_role("textbox").first).to_be_visible()
    assert me.invitation(1).startswith(server.address), "the tests serve this computer only"
    expect(me.text("ui-only-here")).to_be_visible()
    table = me.page.url.rpartition("/")[2]
    seal = me.page.get_by_text(server.info(table).seed_hash)
    expect(seal).to_be_hidden()
    me.page.get_by_text(me.say("ui-seal"), exact=True).click()
    expect(seal).to_be_visible()


def test_a_new_table_speaks_of_its_own_game(arrive: Arrive, server: Hosted) -> None:
    me = arrive()
    me.lay_a_table("Boss Monster")
    expect(me.page.get_by_text("hands stay hidden")).to_be_visible()
    others = me.page.get_by_role("navigation", name="Other games", exact=True)
    expect(others).to_contain_text("Paper Dungeons")
    expect(others).not_to_contain_text("Boss Monster")
    seat = me.page.get_by_label(me.say("ui-seat", number=2), exact=True)
    expect(seat.get_by_role("option", name="Bot: easy", exact=True)).to_have_count(1)
    expect(seat.get_by_role("option", name="Bot: normal", exact=True)).to_have_count(1)
    variant = me.page.get_by_label("I Choose You", exact=True)
    expect(variant).to_be_hidden()
    me.page.get_by_text(me.say("ui-variants"), exact=True).click()
    expect(variant).to_be_visible()
    others.get_by_role("link", name="Paper Dungeons").click()
    expect(me.page.get_by_role("heading", name="Paper Dungeons")).to_be_visible()
    me.pick("ui-how-many", "2")
    expect(me.page.get_by_text("You pass the device around.", exact=True)).to_be_visible()
