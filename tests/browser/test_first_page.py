"""The first page: how much it weighs, how soon it can be used, and what is in sight on it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.messages import Language
from tests.table.server import Hosted, hosting

MOST = 150_000
"""Bytes on the wire."""
ONCE = "window.setInterval = () => 0"
"""The page asks once what there is to play, and not again every few seconds."""
PAINT = """() => performance.getEntriesByType('paint')
  .filter((entry) => entry.name === 'first-contentful-paint')
  .map((entry) => entry.startTime)[0]"""

LETTERS = "(words) => parseFloat(getComputedStyle(words).fontSize) * words.currentCSSZoom"
"""How large letters are on the screen."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Hosted]:
    """A server without the tables of other tests, which the first page would list."""
    with hosting(tmp_path / "tables.sqlite3") as running:
        yield running


def test_the_first_page_is_light(arrive: Arrive, capsys: pytest.CaptureFixture[str]) -> None:
    me = arrive()
    me.page.add_init_script(ONCE)
    weights: dict[str, tuple[str, float]] = {}
    session = me.page.context.new_cdp_session(me.page)
    session.send("Network.enable")

    def answered(event: dict[str, Any]) -> None:
        weights[event["requestId"]] = (event["response"]["url"], 0)

    def loaded(event: dict[str, Any]) -> None:
        address = weights.get(event["requestId"], ("", 0))[0]
        weights[event["requestId"]] = (address, event["encodedDataLength"])

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", loaded)
    me.go()
    play = me.page.get_by_role("link", name=f"{me.say('ui-play')}: Boss Monster", exact=True)
    expect(play).to_be_visible()
    usable = me.page.evaluate("() => performance.now()")
    me.page.wait_for_load_state("networkidle")
    total = sum(weight for _, weight in weights.values())
    paint = me.page.evaluate(PAINT)
    with capsys.disabled():
        print(
            f"\nfirst page: {total / 1000:.0f} kB in {len(weights)} requests, "
            f"first paint {paint:.0f} ms, usable {usable:.0f} ms"
        )
    heaviest = sorted(weights.values(), key=lambda one: -one[1])[:10]
    assert total < MOST, "\n".join(f"{weight:.0f} {address}" for address, weight in heaviest)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_one_can_play_without_scrolling(
    arrive: Arrive, width: int, height: int, lang: Language
) -> None:
    me = arrive(lang=lang, width=width, height=height).go()
    play = me.page.get_by_role("link", name=f"{me.say('ui-play')}: Boss Monster", exact=True)
    expect(play).to_be_in_viewport(ratio=1)


def test_one_can_play_something_else_without_scrolling(arrive: Arrive) -> None:
    me = arrive(width=1280, height=800)
    me.lay_a_table().quick("bots").expect_board().go()
    expect(me.page.get_by_role("heading", name=me.say("ui-my-tables"))).to_be_visible()
    play = me.page.get_by_role("link", name=f"{me.say('ui-play')}: Boss Monster", exact=True)
    expect(play).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("path", "last"), [("/", "main article"), ("/rules/boss_monster", "main [data-rule]")]
)
def test_a_very_wide_screen_is_made_use_of(arrive: Arrive, path: str, last: str) -> None:
    laptop, wall = (arrive(width=width, height=width * 9 // 16).go(path) for width in (1280, 2560))
    for person in (laptop, wall):
        expect(person.page.locator(last).first).to_be_visible()  # nothing is drawn anew after it
    words = [person.page.locator("main p:visible").first for person in (laptop, wall)]
    near, far = (each.evaluate(LETTERS) for each in words)
    assert far > 1.3 * near
