"""A browser, a server, and people who come to it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from podziemia.table.web.http import STATIC
from tests.browser.looks import Looks
from tests.browser.messages import Language
from tests.browser.person import UNTRANSLATED, Person
from tests.table.server import Hosted, hosting

GIVEN: Final = "PODZIEMIA_CHROMIUM"
CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no window, no menus and no toolbar to draw: a person costs it less than half."""
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--enable-unsafe-swiftshader",  # three dimensions without a graphics card
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE: Final = 240_000
"""Milliseconds after which one thing that should have happened has not, even on a busy machine."""
LOCALES: Final[dict[Language, str]] = {"en": "en-GB", "pl": "pl-PL"}
NARROW: Final = 500
BOT_PACE: Final = 0.02
"""Seconds: bots do not keep anybody waiting."""


class Arrive(Protocol):
    """Somebody new comes, with a browser of their own."""

    def __call__(
        self,
        name: str = "Ala",
        lang: Language = "en",
        *,
        at: str | None = None,
        width: int = 1280,
        height: int = 900,
        **context: Any,
    ) -> Person: ...


class Screen(NamedTuple):
    """What somebody sees the table on."""

    width: int
    height: int
    theme: str
    lang: Language

    def come(self, arrive: Arrive) -> Person:
        """Somebody new comes with this screen; a small one is touched."""
        width, height, theme, lang = self
        seen = {"color_scheme": theme, "has_touch": width < NARROW}
        return arrive("Ala", lang, at=None, width=width, height=height, **seen)


SCREENS: Final = (
    Screen(360, 740, "light", "pl"),
    Screen(1280, 720, "dark", "en"),
    Screen(1440, 900, "light", "pl"),
    Screen(2560, 1440, "dark", "en"),
)
"""Small, low, usual and very wide."""


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real browser; without one, its tests are skipped."""
    found = os.environ.get(GIVEN) or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    if found is None:
        pytest.skip(f"NOT TESTED IN A BROWSER: no {' or '.join(CHROMIUMS)} (install one: {GIVEN})")
    if not (STATIC / "index.html").is_file():
        pytest.skip("NOT TESTED IN A BROWSER: the client is not built (npm run build in web/)")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=found, args=[*QUIET])
        expect.set_options(timeout=PATIENCE)
        yield running
        running.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A server of our own, with an empty database; its seeds depend on the test alone."""
    database = tmp_path_factory.mktemp("browser") / "tables.sqlite3"
    with hosting(database, bot_pace=BOT_PACE) as running:
        yield running


@pytest.fixture
def arrive(browser: Browser, server: Hosted) -> Iterator[Arrive]:
    """Let people come; in the end, nothing may have gone wrong in their browsers."""
    people: list[Person] = []

    def come(
        name: str = "Ala",
        lang: Language = "en",
        *,
        at: str | None = None,
        width: int = 1280,
        height: int = 900,
        **context: Any,
    ) -> Person:
        place = browser.new_context(
            locale=LOCALES[lang],
            viewport={"width": width, "height": height},
            reduced_motion=context.pop("reduced_motion", "reduce"),
            **context,
        )
        place.set_default_timeout(PATIENCE)
        place.add_init_script(UNTRANSLATED)
        person = Person(place.new_page(), at or server.address, lang, name)
        people.append(person)
        return person

    yield come
    for person in people:
        person.page.context.close()
    faults = [f"{person.name}: {fault}" for person in people for fault in person.faults]
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="session")
def artefacts() -> Path:
    """Where pictures of the screens are kept."""
    default = Path(__file__).parents[2] / "test-artefacts"
    folder = Path(os.environ.get("PODZIEMIA_ARTEFACTS", default))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.fixture
def looks(artefacts: Path) -> Iterator[Looks]:
    """Look at screens; in the end, everything that is wrong with them is told."""
    looking = Looks(artefacts)
    yield looking
    assert not looking.wrong, "\n".join(looking.wrong)
