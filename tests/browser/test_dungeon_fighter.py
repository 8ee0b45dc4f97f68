"""Dungeon Fighter: dice are thrown by gestures and keys, and everybody sees the same flight."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from podziemia.games.dungeon_fighter import GAME
from podziemia.kernel.game import HUMAN, Value
from podziemia.table.live import workers
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.recorded import Recorded, asked, recorded
from tests.browser.recorded import beginning as recorded_position
from tests.table.server import Hosted

MONSTER: Final = "pan_elastyczny"
FIGHT: Final[dict[str, Any]] = {
    "phase": "begin_turn",
    "heroes": {"0": {"hero": "jack_wrobel"}, "1": {"hero": "rysiek_niedzwiedz"}},
    "leader": 1,
    "active": 0,
    "monster": MONSTER,
    "monster_life": 1,
}
"""One hit, and the monster is dead."""
HOPELESS: Final = 40
"""After so many throws at most somebody must have hit."""
MOVING: Final = "no-preference"
FLAT: Final = "HTMLCanvasElement.prototype.getContext = () => null;"
"""A browser that can draw nothing in three dimensions."""

beginning: Final = partial(recorded_position, GAME)
"""Meanwhile a match begins with this position."""


@pytest.fixture(autouse=True)
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """The world answers in a thread of this process, which knows how the match began."""

    async def ask(_: object, turn: workers.Turn) -> workers.Thought | workers.Behind:
        return await asyncio.to_thread(workers.think, turn)

    monkeypatch.setattr(workers.Worker, "ask", ask)


def lead(server: Hosted, *others: str, throws: str = "physics") -> Recorded:
    """Somebody leads both heroes, or one of them, and is asked for a die."""
    options: dict[str, Value] = {"throws": throws}
    seats = (HUMAN, *others)
    return recorded(server, asked("take-die"), *seats, game=GAME.id, options=options)


def arena(person: Person) -> Locator:
    """Table, target and dice."""
    return person.page.locator(".arena")


def grip(person: Person) -> Locator:
    """Where the die is that can be thrown."""
    return person.page.locator("[data-grip]")


def free_dice(person: Person) -> Locator:
    """The dice that can be taken."""
    return person.page.locator("button.df-die.next")


def pull(person: Person, across: float = 0, back: float = 0.13) -> None:
    """Pull back from the die, and let go: shares of the height of the arena."""
    expect(grip(person)).to_be_visible()
    at, whole = grip(person).bounding_box(), arena(person).bounding_box()
    assert at is not None
    assert whole is not None
    x, y = at["x"] + at["width"] / 2, at["y"] + at["height"] / 2
    mouse = person.page.mouse
    mouse.move(x, y)
    mouse.down()
    for step in (0.3, 0.7, 1):
        mouse.move(x + across * whole["height"] * step, y + back * whole["height"] * step)
    mouse.up()


def press(person: Person) -> None:
    """Two timed presses of a key: the arrow while it points ahead, then some power."""
    expect(grip(person)).to_be_visible()
    stage = person.page.locator(".controls")
    for shown, wait in (("aim", 0), ("power", 850), ("start", 0)):
        person.page.keyboard.press("Space")
        if shown != "start":
            expect(stage).to_have_attribute("data-stage", shown)
        person.page.wait_for_timeout(wait)


def tell(person: Person) -> None:
    """Tell what a real die did: it bounced, and lies in the bullseye without an eye."""
    page = person.page
    page.locator("[data-part=bullseye]").click()
    page.locator("[data-told=bounced]").click()
    page.locator("[data-told=blank]").click()
    page.locator(".report .send").click()


def win(person: Person, throw: Callable[[Person], None]) -> int:
    """Throw one die after another until the fight is won; how many throws it took."""
    page, thrown = person.page, 0
    monster = page.locator(f"[data-piece='monster:{MONSTER}']")
    ready = grip(person).or_(page.locator(".report .send"))
    options = person.prompt.locator(".option")
    while thrown < HOPELESS:
        expect(free_dice(person).or_(ready).or_(options).first).to_be_visible()
        if monster.count() == 0:
            return thrown
        if free_dice(person).count() > 0:
            free_dice(person).first.click()
        elif ready.count() > 0:
            throw(person)
            thrown += 1
            expect(ready).to_be_hidden()
        else:
            options.first.click()
        page.wait_for_timeout(450)  # a click cannot have been meant for a new question
    message = f"nobody has hit anything in {HOPELESS} throws"
    raise AssertionError(message)


@pytest.mark.parametrize("throw", [pull, press], ids=["a gesture", "two presses"])
def test_a_fight_is_won(arrive: Arrive, server: Hosted, throw: Callable[[Person], None]) -> None:
    with beginning(FIGHT):
        me = lead(server).seat(arrive("Ala"))
        assert win(me, throw) > 0
        assert any("last blow" in line for line in me.lines()), me.lines()


def test_the_tutorial_begins_with_a_throw(arrive: Arrive) -> None:
    me = arrive("Ala", "pl")
    me.page.context.add_init_script(FLAT)
    me.go("/learn/dungeon_fighter")
    me.expect_lesson(1)
    me.button("ui-next").click()
    expect(grip(me)).to_be_visible()
    me.page.wait_for_timeout(450)  # a gesture cannot have been meant for a new question
    pull(me)
    expect(me.expect_lesson(3)).to_contain_text("trójce")
    expect(me.page.locator("[data-piece=coins]")).to_contain_text("1")
