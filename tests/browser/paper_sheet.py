"""Finding one's way about the sheet of Paper Dungeons."""

from __future__ import annotations

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.choices import is_asked, take_the_first
from tests.browser.person import Person
from tests.browser.recorded import Wanted

GAME: Final = "paper_dungeons"


NAMES: Final = {"en": "Paper Dungeons", "pl": "Papierowe podziemia"}


DIE: Final = re.compile("Choose a die|Choose the last die|Wybierz kość|Wybierz ostatnią kość")


STEP: Final = re.compile("where do you go|dokąd idziesz|Choose an entrance|Wybierz wejście")


DRIVE: Final = """async ([options, until]) => {
  const stop = new RegExp(until);
  for (let known = 0, quiet = 0; quiet < 1500; quiet += 1) {
    if (window.changes !== known) [known, quiet] = [window.changes, 0];
    await new Promise((done) => setTimeout(done, 20));
    const prompt = document.querySelector('section.prompt')?.textContent ?? '';
    if (document.querySelector('section.result') || stop.test(prompt)) return;
    const all = [...document.querySelectorAll(`[aria-label="${options}"] button:enabled`)];
    const easy = all.find((one) => /^(Brew|Stop)/.test(one.ariaLabel));
    (easy ?? all[0] ?? document.querySelector('.confirm .yes'))?.click();
  }
  throw new Error(`nothing changes any more: ${document.body.innerText}`);
}"""
"""Clicks options without looking up, what asks nothing further first; much faster than a person."""


def drive(person: Person, until: str = "(?!)") -> None:
    """Answer everything at once until the prompt says something like this, or the match is over."""
    person.page.evaluate(DRIVE, [person.say("play-options"), until])


def in_round(number: int, game: int = 1) -> Wanted:
    """A round of a game has just begun."""
    return lambda match: (
        (match.state.game, match.state.round) == (game - 1, number)
        and match.pending[0].prompt == "die"
    )


def come_to(person: Person, question: re.Pattern[str]) -> None:
    """Take what is offered first until something like this is asked."""
    while is_asked(person) and not question.search(asked := person.question()):
        take_the_first(person)
        expect(person.prompt).not_to_have_text(asked, use_inner_text=True)


def sit_down_alone(person: Person) -> Person:
    """A solo game from the lobby."""
    person.lay_a_table(NAMES[person.lang]).pick("ui-how-many", "1")
    person.page.get_by_role("button", name=person.say("ui-quick-alone")).click()
    return person


def on_the_sheet(person: Person) -> Locator:
    """The pieces that can be chosen, on the table itself."""
    hint = person.say("play-can-be-chosen")
    return person.page.locator(f'button[data-piece][aria-label$="{hint}"]')


def pieces(person: Person, start: str) -> Locator:
    """The pieces whose ids begin so."""
    return person.page.locator(f"[data-piece^='{start}']")


def potions(person: Person) -> str:
    """What the sheet in sight says about potions."""
    shown = person.page.get_by_role("img", name=re.compile("^Potions "))
    return str(shown.get_attribute("aria-label"))
