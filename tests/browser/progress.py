"""Waiting by progress: a wait fails when nothing has changed for a while, not after a while.

A busy machine makes everything slow, and a match of many steps very slow; neither is a fault. A
page that has not changed for two minutes is one.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

T = TypeVar("T")
QUIET: Final = 120.0
"""Seconds without any change after which nothing will come any more."""
LOOK_AGAIN: Final = 50
"""Milliseconds between two looks."""


def changes(people: tuple[Person, ...]) -> list[int]:
    """How often each page has changed since it was opened."""
    return [int(person.page.evaluate("() => window.changes ?? 0")) for person in people]


def appears(what: Locator, *people: Person) -> None:
    """Wait until something is visible, as long as these pages change."""
    before = changes(people)
    while True:
        try:
            expect(what).to_be_visible(timeout=QUIET * 1000)
        except AssertionError:
            now = changes(people)
            if now == before:
                raise
            before = now
        else:
            return


def until(found: Callable[[], T | None], *people: Person) -> T:
    """Wait until something is found, as long as these pages change; what it is."""
    before, since = changes(people), time.monotonic()
    while (it := found()) is None:
        people[0].page.wait_for_timeout(LOOK_AGAIN)
        if (now := changes(people)) != before:
            before, since = now, time.monotonic()
        elif time.monotonic() - since > QUIET:
            shown = "\n".join(f"{person.name}: {person.prompt.inner_text()}" for person in people)
            message = f"nothing has changed for {QUIET:.0f} seconds:\n{shown}"
            raise AssertionError(message)
    return it
