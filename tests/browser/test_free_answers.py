"""An answer that cannot be listed, in a real browser: a small form, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.messages import Language
from tests.laws.toys.auction import auction
from tests.laws.toys.frame import known
from tests.table.server import Hosted, hosting


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Hosted]:
    """A server at which the toy with the bids is played."""
    known(monkeypatch, auction())
    with hosting(tmp_path / "tables.sqlite3") as running:
        yield running


WORDS: dict[Language, dict[str, str]] = {
    "en": {
        "coins": "Coins",
        "word": "A word to say aloud",
        "bid": "Bid",
        "refusal": "You have only 100 coins.",
        "purse": "0 coins, 1 bought",
    },
    "pl": {
        "coins": "Monety",
        "word": "Słowo na głos",
        "bid": "Licytuj",
        "refusal": "Masz tylko 100 monet.",
        "purse": "monety: 0, kupione: 1",
    },
}


@pytest.mark.parametrize("lang", WORDS)
def test_a_number_and_a_word_are_typed(arrive: Arrive, server: Hosted, lang: Language) -> None:
    words = WORDS[lang]
    played = server.match("human", "random", game="toy_fr")
    person = arrive(lang=lang).become(played.people[0])
    person.go(f"/table/{played.table}").expect_board().expect_turn()
    page = person.page
    coins = page.get_by_label(words["coins"], exact=True)
    bid = page.get_by_role("button", name=words["bid"], exact=True)
    bid.click()
    assert coins.evaluate("field => field.validity.valueMissing"), "a number is needed"
    coins.fill("101")
    person.stop_the_clock()  # a refusal is shown for a few seconds
    bid.click()
    expect(page.get_by_text(words["refusal"]).first).to_be_visible()
    expect(coins).to_have_value("101")
    page.get_by_label(words["word"], exact=True).fill("mine")
    coins.fill("100")
    coins.press("Enter")
    expect(page.locator(".board")).to_contain_text(words["purse"])
    expect(coins).to_have_value("")
    [(made,)] = server.select("SELECT body FROM entries WHERE number = 1")
    assert '"coins":100,"word":"mine"' in made
