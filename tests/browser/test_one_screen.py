"""Several people at one screen: nobody sees what is not theirs."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.choices import is_asked, take_the_first
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.table.server import Hosted

NAMES = ("Ala", "Ola")
FRAME = "() => new Promise(requestAnimationFrame)"
"""Lets a page draw what it knows."""


def curtain_for(person: Person, name: str) -> Locator:
    """The button with which the next player says that they are there."""
    return person.button("play-curtain-open", name=name)


def curtain(person: Person) -> Locator:
    """The curtain, for whomever."""
    ala, ola = (curtain_for(person, name) for name in NAMES)
    return ala.or_(ola)


def open_curtain(person: Person) -> str:
    """Let the next player look; who it is."""
    expect(curtain(person)).to_be_visible()
    name = next(name for name in NAMES if curtain_for(person, name).is_visible())
    curtain_for(person, name).click()
    expect(curtain(person)).to_be_hidden()
    return name


def at_one_screen(person: Person) -> None:
    """Ala and Ola share this browser; the table lies behind the curtain."""
    person.lay_a_table().seat(2, person.say("ui-who-screen"), NAMES[1])
    person.button("ui-open-table").click()


def traces(person: Person, cards: set[str], server: Hosted) -> set[str]:
    """What of these cards is anywhere in the page."""
    known = server.http.get("/api/games/boss_monster/cards").json()
    page = person.page.content() + person.page.title()
    words = {card: [card, known[card]["names"][person.lang]] for card in cards}
    return {card for card in cards if any(word in page for word in words[card])}


def test_the_curtain_hides_everything_of_the_other_hand(arrive: Arrive, server: Hosted) -> None:
    here = arrive()
    at_one_screen(here)
    hands: dict[str, set[str]] = {}
    now = ""
    handed_over = 0
    while handed_over < 6:
        if is_asked(here, curtain(here)):
            hands[now] = here.hand()
            take_the_first(here)
            continue
        if here.result.is_visible():
            break
        handed_over += 1
        assert not here.prompt.is_visible()
        assert traces(here, set[str]().union(*hands.values()), server) == set()
        now = open_curtain(here)
    assert handed_over > 2
    assert set(hands) == set(NAMES)


def test_the_curtain_stays_until_the_next_hand_is_there(arrive: Arrive, server: Hosted) -> None:
    here = arrive()
    kept: list[Callable[[], None]] = []
    accepted: list[str] = []
    holding = False

    def between(page_side: WebSocketRoute) -> None:
        table_side = page_side.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            text = str(message)
            if '"type":"accepted"' in text:
                accepted.append(text)
            if holding and '"type":"position"' in text:
                kept.append(lambda: page_side.send(message))
            else:
                page_side.send(message)

        table_side.on_message(pass_on)

    here.page.route_web_socket(re.compile("/socket$"), between)
    at_one_screen(here)
    open_curtain(here)
    hand: set[str] = set()
    while is_asked(here, curtain(here)):
        hand = here.hand()
        take_the_first(here)
    holding, so_far = True, len(accepted)
    curtain(here).click()
    while len(accepted) == so_far or not kept:
        here.page.evaluate(FRAME)
    here.page.evaluate(FRAME)
    assert traces(here, hand, server) == set(), "the next player sees the hand of the one before"
    holding = False
    for send in kept:
        send()
    assert is_asked(here)
    assert here.hand() != hand
