"""Playing by clicking: whatever is offered first is taken, until the match is over."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator

from tests.browser.person import Person
from tests.browser.progress import appears

Choice = Callable[[Person], None]
UNFOLDED: Final = "one => !one.isConnected || one.ariaExpanded === 'true'"
"""A button that shows more has done so; perhaps there is another one then."""


def choosable(person: Person) -> Locator:
    """The options that can be clicked just now, or the word that is waited for."""
    group = person.page.get_by_role("group", name=person.say("play-options"), exact=True)
    return group.get_by_role("button", disabled=False).or_(last_word(person))


def last_word(person: Person) -> Locator:
    """The button that says yes to what was chosen, before it is for good."""
    return person.prompt.locator(".confirm .yes")


def folded(person: Person) -> Locator:
    """The button that shows the options, where there are too many for the screen."""
    return person.prompt.get_by_role("button", expanded=False)


def unfold(person: Person) -> None:
    """Let every option be seen: the question may be folded, and its list too."""
    while folded(person).first.is_visible():
        one = folded(person).first.element_handle()
        folded(person).first.click()
        person.page.wait_for_function(UNFOLDED, arg=one)


def take_the_first(person: Person) -> None:
    """Click the first option, in the discard pile if that has opened by itself."""
    pile = person.page.get_by_role("dialog")
    if pile.is_visible():
        hint = re.compile(re.escape(person.say("play-can-be-chosen")))
        pile.get_by_role("button", name=hint).first.click()
        return
    unfold(person)
    choosable(person).first.click()


def hold_back(person: Person) -> None:
    """Build what can be built and otherwise pass, so that spells stay in hand (in English)."""
    build = choosable(person).filter(has_text=re.compile("^Place|new room"))
    passing = choosable(person).filter(has_text="Pass")
    if build.count() == 0 and passing.count() == 1:
        passing.click()
    else:
        take_the_first(person)


def is_asked(person: Person, *instead: Locator) -> bool:
    """Wait until something is asked, or the match is over, or something else shows instead."""
    over = person.result
    for other in instead:
        over = over.or_(other)
    while True:
        asked = choosable(person).or_(folded(person))
        appears(asked.or_(over).first, person)
        if asked.count() > 0:
            return True
        if over.first.is_visible():
            return False


def waiting(person: Person, other: Person) -> Locator:
    """Where it says that the other one is thinking."""
    return person.prompt.get_by_role(
        "heading", name=person.say("play-waiting", count=1, names=other.name), exact=True
    )


def play_out(person: Person, choose: Choice = take_the_first, *, decisions: int = 500) -> None:
    """Answer everything until the match is over, or so often."""
    for _ in range(decisions):
        if not is_asked(person):
            return
        choose(person)


def play_out_two(one: Person, two: Person, choose: Choice = take_the_first) -> None:
    """Two people alone at a table answer everything until their match is over."""
    while not (one.result.is_visible() and two.result.is_visible()):
        for person, other in ((one, two), (two, one)):
            while is_asked(person, waiting(person, other)):
                choose(person)


def asking(words: str) -> Callable[[Person], bool]:
    """Whether something with these words is asked."""
    return lambda person: re.search(words, person.question()) is not None
