"""A finished match, watched again: step by step, through any eyes, as a link and as a file."""

from __future__ import annotations

import hashlib
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.choices import play_out
from tests.browser.conftest import Arrive
from tests.browser.looks import overlap
from tests.browser.person import Person
from tests.browser.progress import until
from tests.browser.recorded import recorded
from tests.table.server import Hosted


@pytest.fixture
def finished(arrive: Arrive) -> tuple[Person, str]:
    """Somebody who has just given up after some decisions, and the seal shown before the match."""
    me = arrive()
    me.lay_a_table().quick("link")
    me.page.get_by_text(me.say("ui-seal"), exact=True).click()
    seal = me.page.locator("details code").inner_text()
    me.page.get_by_role("button", name=re.compile("^Bot:")).last.click()
    play_out(me, decisions=6)
    menu = me.open_menu()
    me.button("play-resign", within=menu).click()
    me.button("play-resign-yes", within=menu).click()
    expect(me.result).to_be_visible()
    return me, seal


def pieces(person: Person) -> list[str]:
    """Every piece on the board; where it lies depends on who looks."""
    found = person.page.locator("[data-piece]")
    expect(found.first).to_be_visible()
    return sorted(found.evaluate_all("all => all.map((piece) => piece.dataset.piece)"))


def stepping(person: Person, message: str, to: int) -> None:
    """Step with a button, and arrive."""
    person.button(message).click()
    expect(person.page.get_by_role("slider")).to_have_value(str(to))
    expect(person.page).to_have_url(re.compile(rf"at={to}&"))


def test_step_slide_and_look_through_other_eyes(finished: tuple[Person, str]) -> None:
    me, _ = finished
    me.link("play-replay").click()
    slider = me.page.get_by_role("slider", name=me.say("play-moment"), exact=True)
    expect(slider).to_have_value("0")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 6
    stepping(me, "play-next", 1)
    stepping(me, "play-next", 2)
    stepping(me, "play-previous", 1)
    stepping(me, "play-last", last)
    expect(me.button("play-next")).to_be_disabled()
    stepping(me, "play-first", 0)
    slider.fill(str(last - 1))
    expect(me.page).to_have_url(re.compile(f"at={last - 1}&eyes=all"))

    hands = me.page.locator("[data-piece^='hand']")
    me.pick("play-eyes", me.say("play-eyes-none"))
    expect(hands).to_have_count(0)
    me.pick("play-eyes", "Ala")
    expect(hands.first).to_be_visible()
    expect(me.page).to_have_url(re.compile(f"at={last - 1}&eyes=0"))
    me.log.get_by_role("button", name=me.say("play-jump")).first.click()
    expect(slider).not_to_have_value(str(last - 1))


def test_the_hands_of_all_lie_below_the_dungeons(arrive: Arrive, server: Hosted) -> None:
    match = recorded(server, lambda match: match.over, "human", *["random"] * 3)
    me = arrive(width=1280, height=720).become(match.people[0])
    me.go(f"/table/{match.table}?at=40&eyes=all").expect_board()
    hands = me.page.locator("[data-piece^='hand@']")
    expect(hands).to_have_count(4)
    assert not overlap(me.page.locator(".dungeons"), hands.first)


def test_a_link_leads_somebody_else_to_the_same_moment(
    finished: tuple[Person, str], arrive: Arrive
) -> None:
    me, _ = finished
    me.link("play-replay").click()
    stepping(me, "play-next", 1)
    stepping(me, "play-next", 2)
    link = me.page.get_by_role("textbox", name=me.say("play-moment-link"), exact=True)
    guest = arrive("Ola", "pl").go(link.input_value())
    expect(guest.page.get_by_role("slider")).to_have_value("2")
    expect(guest.page.get_by_role("radio", name=guest.say("play-eyes-all"))).to_be_checked()
    until(lambda: pieces(guest) == pieces(me) or None, guest, me)


def test_the_record_can_be_checked_and_watched_elsewhere(
    finished: tuple[Person, str], arrive: Arrive, tmp_path: Path
) -> None:
    me, seal = finished
    me.text("play-fair").click()
    seed, shown = me.result.get_by_role("code").all_inner_texts()[:2]
    assert shown == seal
    assert hashlib.sha256(f"podziemia seed {seed}".encode()).hexdigest() == seal
    record = me.download(me.link("play-download"), tmp_path)

    command = [sys.executable, "-m", "podziemia", "replay", "--verify", str(record), "--lang", "en"]
    checked = subprocess.run(  # noqa: S603 -- our own command
        command, capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert seal in checked.stdout

    guest = arrive("Ola").go()
    guest.upload(record)
    slider = guest.page.get_by_role("slider", name=guest.say("play-moment"), exact=True)
    expect(slider).to_have_value("0")
    stepping(guest, "play-last", int(slider.get_attribute("max") or 0))
    me.link("play-replay").click()
    stepping(me, "play-last", int(slider.get_attribute("max") or 0))
    until(lambda: pieces(guest) == pieces(me) or None, guest, me)  # each moment is fetched
    until(lambda: len(guest.lines()) == len(me.lines()) or None, guest, me)  # without names


def test_a_file_that_is_no_record_is_refused_with_a_sentence(
    arrive: Arrive, tmp_path: Path
) -> None:
    wrong = tmp_path / "holiday.json"
    wrong.write_text('{"beach": true}', encoding="utf-8")
    me = arrive("Ala", "pl").go()
    me.stop_the_clock()  # the sentence is shown for a few seconds
    with me.forgiving("422"):
        me.upload(wrong)
        expect(me.page.get_by_role("listitem").filter(has_text="zapis")).to_be_visible()
    assert me.page.url == f"{me.address}/"


FLOATS = """() => {
  window.floats = 0;
  const is = (node) => node.classList?.contains('floating');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.floats += [...addedNodes].filter(is).length;
  }).observe(document, { childList: true, subtree: true });
}"""


def test_a_leap_of_the_slider_lets_no_numbers_float(arrive: Arrive, server: Hosted) -> None:
    over = recorded(server, lambda match: match.over, "human", "random", listed=True)
    me = arrive(reduced_motion="no-preference").go(f"/table/{over.table}?at=0&eyes=all")
    me.expect_board()
    me.page.evaluate(FLOATS)
    last = len(over.match.decisions)
    me.page.get_by_role("slider").fill(str(last - 1))
    expect(me.page).to_have_url(re.compile(f"at={last - 1}&"))
    expect(me.page.locator("[data-piece='souls:0']")).to_be_visible()
    me.page.wait_for_timeout(500)  # as long as numbers float
    assert me.page.evaluate("() => window.floats") == 0
