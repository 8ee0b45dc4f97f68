"""A whole match by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.choices import choosable, folded, is_asked
from tests.browser.conftest import Arrive
from tests.browser.person import Person

FOCUSED = """() => {
  const at = document.activeElement;
  return (at?.getAttribute('aria-label') ?? at?.innerText ?? '').trim();
}"""
OUTLINED = """() => {
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}"""
MOST_TABS = 60


def focused(person: Person) -> str:
    """What has the focus, by its name."""
    return str(person.page.evaluate(FOCUSED))


def tab_to(person: Person, *names: str) -> None:
    """Go on by Tab until something with one of these names has the focus, and shows it."""
    passed = []
    for _ in range(MOST_TABS):
        person.page.keyboard.press("Tab")
        here = focused(person)
        if any(here.startswith(name) for name in names):
            assert person.page.evaluate(OUTLINED), f"{here} does not show that it has the focus"
            return
        passed.append(here)
    message = f"{names} cannot be reached, only {passed}"
    raise AssertionError(message)


def choose_by_keys(person: Person, turn: int) -> None:
    """Answer in one of the ways there are: by number, or by Tab, arrows and Enter."""
    keys = person.page.keyboard
    pile = person.page.get_by_role("dialog")
    if pile.is_visible():
        cards = pile.get_by_role("button").evaluate_all("all => all.map(b => b.ariaLabel)")
        hint = person.say("play-can-be-chosen")
        tab_to(person, next(name for name in cards if name and hint in name))
        keys.press("Enter")
        return
    if not choosable(person).first.is_visible():  # pieces that are picked together are not listed
        tab_to(person, folded(person).inner_text())
        keys.press("Enter")
    if turn % 3:
        keys.press(choosable(person).first.inner_text().split()[0])  # the number it shows
        return
    tab_to(person, *choosable(person).evaluate_all("all => all.map((one) => one.ariaLabel)"))
    keys.press("End")
    keys.press("Home")
    keys.press("Enter")


def test_a_whole_match_without_a_mouse(arrive: Arrive) -> None:
    me = arrive(width=1440)
    me.go()
    keys = me.page.keyboard
    expect(me.page.get_by_role("heading", name=me.say("ui-games"))).to_be_visible()
    keys.press("Tab")
    assert focused(me) == me.say("ui-skip")
    keys.press("Enter")
    tab_to(me, f"{me.say('ui-play')}: Boss Monster")
    keys.press("Enter")
    expect(me.page.get_by_role("heading", name=me.say("ui-quick"))).to_be_visible()
    tab_to(me, me.say("ui-quick-bots", others=1))
    keys.press("Enter")
    turn = 0
    while is_asked(me):
        choose_by_keys(me, turn)
        turn += 1
        assert turn < 400
    tab_to(me, me.say("play-replay"))
    keys.press("Enter")
    expect(me.page.get_by_role("slider")).to_have_value("0")
    keys.press("ArrowRight")
    expect(me.page.get_by_role("slider")).to_have_value("1")
