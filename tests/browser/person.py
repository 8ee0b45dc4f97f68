"""Somebody in front of a browser, who finds things by their roles and names."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Self

import pytest
from playwright.sync_api import (
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    TimeoutError,  # noqa: A004 -- what Playwright calls it
    expect,
)

from tests.browser.messages import Language, say

ABORTED: Final = "net::ERR_ABORTED"
"""A request nobody waits for any more, because the person has gone on."""
DRIVER: Final = "GL Driver Message"
"""How a graphics driver begins that tells what a picture of the screen has cost."""
PRESSES, A_WHILE = 5, 15_000
"""How often a button is pressed that opens a dialog of the browser, and how long it may take."""
UNTRANSLATED: Final = """
(() => {
  const missing = /\\[[a-z]+(-[a-zA-Z0-9_.]+)+\\]|\\{ ?\\$?[a-zA-Z_-]+ ?\\}/;
  const told = new Set();
  const check = (text) => {
    const found = missing.exec(text ?? '');
    if (!found || told.has(found[0])) return;
    told.add(found[0]);
    console.error(`a text is missing: ${found[0]} in "${text.trim().slice(0, 200)}"`);
  };
  const look = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return check(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || /^(STYLE|SCRIPT)$/.test(node.tagName)) return;
    for (const name of ['aria-label', 'title', 'placeholder']) check(node.getAttribute(name));
    node.childNodes.forEach(look);
  };
  window.changes = 0;
  new MutationObserver((changes) => {
    window.changes += changes.length;
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(look);
      else look(target);
    }
  }).observe(document, {
    childList: true, subtree: true, characterData: true, attributes: true,
    attributeFilter: ['aria-label', 'title', 'placeholder'],
  });
})();
"""
"""Watches every text of a page from the beginning: an id in brackets is a fault. Counts changes."""


class Person:
    """One browser, its language, and everything that went wrong in it."""

    def __init__(self, page: Page, address: str, lang: Language, name: str) -> None:
        self.page = page
        self.address = address.rstrip("/")
        self.lang = lang
        self.name = name
        self.faults: list[str] = []
        self._forgives: re.Pattern[str] | None = None
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._fault(f"the page raised {error}"))
        page.on("requestfailed", self._failed)
        page.on("request", self._asked)
        page.on("response", self._answered)

    # What must not happen

    def _fault(self, fault: str) -> None:
        if self._forgives is None or not self._forgives.search(fault):
            self.faults.append(fault)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and DRIVER not in message.text:
            self._fault(f"the console says: {message.text}")

    def _failed(self, request: Request) -> None:
        if request.failure != ABORTED:
            self._fault(f"failed: {request.method} {request.url}: {request.failure}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self._fault(f"somebody else was asked: {request.url}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._fault(f"{response.status}: {response.request.method} {response.url}")

    @contextmanager
    def forgiving(self, pattern: str) -> Iterator[None]:
        """Meanwhile, faults of this kind are what the test is about."""
        self._forgives = re.compile(pattern)
        yield
        self._forgives = None

    # Finding

    def say(self, message: str, **about: str | int) -> str:
        """What the client calls something."""
        return say(self.lang, message, **about)

    def button(self, message: str, *, within: Locator | None = None, **about: str | int) -> Locator:
        """The button that says this."""
        place = within or self.page
        return place.get_by_role("button", name=self.say(message, **about), exact=True)

    def link(self, message: str, *, within: Locator | None = None, **about: str | int) -> Locator:
        """The link that says this."""
        place = within or self.page
        return place.get_by_role("link", name=self.say(message, **about), exact=True)

    def region(self, message: str, **about: str | int) -> Locator:
        """The part of the page with this name."""
        return self.page.get_by_role("region", name=self.say(message, **about), exact=True)

    def dialog(self, message: str) -> Locator:
        """The open dialog with this title."""
        return self.page.get_by_role("dialog", name=self.say(message), exact=True)

    def text(self, message: str, **about: str | int) -> Locator:
        """Where this is said."""
        return self.page.get_by_text(self.say(message, **about))

    def pick(self, legend: str, label: str) -> Self:
        """Choose one of several, by clicking its words."""
        group = self.page.get_by_role("group", name=self.say(legend), exact=True)
        group.get_by_text(label, exact=True).click()
        return self

    # Going somewhere

    def go(self, path: str = "/") -> Self:
        """Open an address of this server."""
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def upload(self, file: Path) -> None:
        """Give the lobby a file; on a busy machine the dialog may need a second press."""
        for _ in range(PRESSES):
            try:
                with self.page.expect_file_chooser(timeout=A_WHILE) as choosing:
                    self.button("ui-upload").click()
            except TimeoutError:
                continue
            choosing.value.set_files(file)
            return
        pytest.fail("no press of the button has opened a dialog")

    def become(self, token: str) -> Self:
        """Come back as the person of this token, who has this person's name."""
        kept = json.dumps({"podziemia.person": token, "podziemia.name": self.name})
        self.page.add_init_script(f"Object.assign(localStorage, {kept})")
        return self

    def lay_a_table(self, game: str = "Boss Monster") -> Self:
        """From the lobby to a new table, with the name filled in."""
        self.go()
        self.page.get_by_role("link", name=f"{self.say('ui-play')}: {game}", exact=True).click()
        self.page.get_by_label(self.say("ui-my-name"), exact=True).fill(self.name)
        return self

    def quick(self, way: str, others: int = 1) -> Self:
        """Start at once: against `bots`, by `link`, or at one `screen`."""
        if others > 1:
            self.pick("ui-how-many", str(others + 1))
        self.page.locator(f"button[data-way={way}]").click()  # games may call it otherwise
        if way == "screen":  # the others may say their names first
            self.button("ui-play").click()
        return self

    def seat(self, number: int, who: str, name: str = "") -> Self:
        """Say who shall sit on a seat of the new table."""
        field = self.page.get_by_label(self.say("ui-seat", number=number), exact=True)
        field.select_option(label=who)
        if name:
            self.page.get_by_label(self.say("ui-their-name"), exact=True).last.fill(name)
        return self

    def open_menu(self) -> Locator:
        """Everything at the table that is no move; the discard pile may lie over it."""
        if self.page.get_by_role("dialog").is_visible():
            self.close_dialog()
        self.button("play-menu").click()
        return self.dialog("play-menu")

    def close_dialog(self) -> Self:
        """Leave a dialog by the key for it."""
        self.page.keyboard.press("Escape")
        expect(self.page.get_by_role("dialog")).to_be_hidden()
        return self

    def invitation(self, seat: int) -> str:
        """The link that the waiting room shows for a seat."""
        field = self.page.get_by_role(
            "textbox", name=self.say("ui-invitation", number=seat + 1), exact=True
        )
        return field.input_value()

    def accept(self, invitation: str) -> Self:
        """Open an invitation and sit down."""
        self.go(invitation)
        self.page.get_by_label(self.say("ui-my-name"), exact=True).fill(self.name)
        self.button("ui-sit").click()
        return self

    def stop_the_clock(self) -> Self:
        """From now on nothing happens by itself: what is shown for a while stays."""
        self.page.clock.install()
        self.page.clock.pause_at(time.time() + 3600)
        return self

    def speak(self, lang: Language) -> Self:
        """Change the language by the buttons at the top."""
        name = {"pl": "polski", "en": "English"}[lang]
        self.page.get_by_role("button", name=name, exact=True).click()
        self.lang = lang
        return self

    def expect_lesson(self, step: int) -> Locator:
        """Wait for a step of the tutorial; where it stands."""
        counted = re.escape(self.say("ui-lesson", step=step, steps=99)).replace("99", r"\d+")
        here = self.page.get_by_role("region", name=re.compile(f"^{counted}$"))
        expect(here).to_be_visible()
        return here

    # At the table

    @property
    def prompt(self) -> Locator:
        """Where it says what is asked."""
        return self.region("play-prompt")

    @property
    def options(self) -> Locator:
        """What can be chosen, in words."""
        group = self.page.get_by_role("group", name=self.say("play-options"), exact=True)
        return group.get_by_role("button")

    @property
    def result(self) -> Locator:
        """How it ended."""
        return self.region("play-result")

    @property
    def log(self) -> Locator:
        """What happened, in words."""
        return self.region("play-log")

    def expect_board(self) -> Self:
        """Wait for the board: what is asked may be there before it."""
        expect(self.page.locator("[data-piece]").first).to_be_attached()
        return self

    def expect_turn(self) -> Self:
        """Wait until this person is asked something, perhaps about one of several that it leads."""
        titles = self.say("play-your-turn"), self.say("play-reaction-to", name="").strip()
        begins = re.compile(f"^({'|'.join(map(re.escape, titles))})")
        title = self.prompt.get_by_role("heading", name=begins)
        expect(title).to_be_visible()
        return self

    def expect_ready(self) -> Self:
        """Wait until a click is meant for what is asked: for one before, the page scrolls about."""
        self.expect_turn()
        expect(self.page.locator(".board.fresh")).to_have_count(0)
        return self

    def question(self) -> str:
        """What is asked now, with its options: all a person reads there."""
        return self.expect_turn().prompt.inner_text()

    def hand(self) -> set[str]:
        """The ids of the cards this page shows from a hand."""
        pieces = self.page.locator("[data-piece^='hand:']")
        names = pieces.evaluate_all("found => found.map((piece) => piece.dataset.piece)")
        return {str(name).removeprefix("hand:").partition("#")[0] for name in names}

    def lines(self) -> list[str]:
        """The log, line by line."""
        return self.log.get_by_role("listitem").all_inner_texts()

    def download(self, button: Locator, folder: Path) -> Path:
        """Click something that gives a file; where it lies now."""
        with self.page.expect_download() as coming:
            button.click()
        kept = folder / coming.value.suggested_filename
        coming.value.save_as(kept)
        return kept
