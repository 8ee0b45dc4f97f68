"""A grid in a real browser: mouse, wheel, fingers and keys, the words of a square, long walks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import CDPSession, Locator, Page, expect

from podziemia.kernel.scene import Square
from podziemia.kernel.scene.grid import letters
from tests.browser.conftest import Arrive
from tests.browser.messages import Language
from tests.browser.person import Person
from tests.laws.toys.cave import SIZE, cave
from tests.laws.toys.crypt import crypt
from tests.laws.toys.frame import known
from tests.table.server import Hosted, hosting

SCOUT, RAVEN = (20, 4), (22, 4)
FREE = (14, 8)
"""Where the raven may fly, twelve squares from its place."""
SCOUT_NAMES: dict[Language, str] = {"en": "scout", "pl": "zwiadowca"}
RAVEN_NAMES: dict[Language, str] = {"en": "raven", "pl": "kruk"}
HEAD = 56
"""Pixels of the head of the page."""
ROUGHLY = 0.15
"""Of a square: browsers round pixels."""


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Hosted]:
    """A server at which the toy with the map is played."""
    known(monkeypatch, cave(), crypt())
    with hosting(tmp_path / "tables.sqlite3") as running:
        yield running


@dataclass(frozen=True)
class Sight:
    """What of a grid is in sight, in squares, and where it lies on the page, in pixels."""

    x: float
    y: float
    width: float
    height: float
    left: float
    top: float
    pixels: float
    """How wide a square is."""

    def at(self, square: Square) -> tuple[float, float]:
        """The middle of a square on the page."""
        row, column = square
        across = self.left + (column + 0.5 - self.x) * self.pixels
        return across, self.top + (row + 0.5 - self.y) * self.pixels


@dataclass(frozen=True)
class Map:
    """Somebody in front of the map."""

    person: Person
    grid: str = "map"

    @property
    def page(self) -> Page:
        """The page."""
        return self.person.page

    @property
    def drawing(self) -> Locator:
        """The map itself."""
        return self.page.locator(f"svg[data-piece={self.grid}]")

    @property
    def cursor(self) -> Locator:
        """The square that the keys have led to."""
        return self.page.locator("button.cursor")

    @property
    def caption(self) -> Locator:
        """What is told of the square that is looked at."""
        return self.page.locator(".caption")

    @property
    def names(self) -> Locator:
        """The names of the rows and columns."""
        return self.page.locator(".names span")

    @property
    def zooming(self) -> list[Locator]:
        """The buttons that bring the map closer and take it away."""
        return [self.person.button(name) for name in ("play-farther", "play-closer")]

    def sight(self) -> Sight:
        """What is in sight now."""
        box = self.drawing.bounding_box()
        assert box is not None
        x, y, width, height = map(float, str(self.drawing.get_attribute("viewBox")).split())
        return Sight(x, y, width, height, box["x"], box["y"], box["width"] / width)

    def point(self, square: Square) -> None:
        """Move the mouse over a square."""
        self.page.mouse.move(*self.sight().at(square))

    def click(self, square: Square) -> None:
        """Click a square."""
        self.page.mouse.click(*self.sight().at(square))

    def expect_figure(self, name: str, square: Square) -> None:
        """Wait until a figure has come to a square."""
        where = re.compile(rf"\b{letters(square[1])}{square[0] + 1}$")
        figure = self.drawing.locator(f"[data-piece='{name}']")
        expect(figure).to_have_attribute("aria-label", where)

    def expect_ready(self) -> Map:
        """Wait until a click is meant for what is asked."""
        self.person.expect_ready()
        self.drawing.scroll_into_view_if_needed()
        return self


def on_the_map(person: Person, server: Hosted) -> Map:
    """Somebody plays alone on the map, and is asked something."""
    played = server.match("human", game="toy_cv")
    person.become(played.people[0]).go(f"/table/{played.table}")
    return Map(person.expect_board()).expect_ready()


# The first look

SCREENS = [(360, 740), (1280, 720), (1440, 900)]


class Box(NamedTuple):
    """Where something lies on the page, in pixels."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether they share any place."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def holds(self, other: Box) -> bool:
        """Whether the other lies inside."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom


def boxed(found: Locator) -> Box:
    """Where something lies on the page."""
    box = found.bounding_box()
    assert box is not None
    return Box(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"])


@pytest.mark.parametrize(("width", "height"), SCREENS)
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_at_first_the_party_is_seen_with_its_names(
    arrive: Arrive, server: Hosted, width: int, height: int, lang: Language
) -> None:
    here = on_the_map(arrive(lang=lang, width=width, height=height), server)
    drawn, sight = boxed(here.drawing), here.sight()
    assert sight.pixels >= 40, "squares are large enough for a finger"
    for name, word in (("scout:0", SCOUT_NAMES[lang]), ("raven:0", RAVEN_NAMES[lang])):
        figure = here.drawing.locator(f"[data-piece='{name}']")
        assert drawn.holds(boxed(figure)), name
        assert not any(boxed(figure).meets(boxed(button)) for button in here.zooming)
        written = figure.locator("text")
        expect(written).to_have_text(word)
        size = float(str(written.get_attribute("font-size"))) * sight.pixels
        assert size >= 9.9, "letters that can be read"
        assert boxed(written).right - boxed(written).left < 1.2 * sight.pixels, "beside nobody else"


@pytest.mark.parametrize(("width", "height"), SCREENS)
def test_the_frame_of_the_map_is_whole_and_uses_the_stage(
    arrive: Arrive, server: Hosted, width: int, height: int
) -> None:
    here = on_the_map(arrive(width=width, height=height), server)
    here.page.evaluate("scrollTo(0, 0)")
    drawn, stage = boxed(here.drawing), boxed(here.page.locator(".main"))
    assert drawn.right - drawn.left > 0.85 * (stage.right - stage.left), "no empty quarter"
    assert drawn.bottom - drawn.top > 0.4 * height
    assert drawn.bottom < height, "nothing of it is below the window"
    for button in here.zooming:
        assert drawn.holds(boxed(button)), "in the corner of the map"
        button.click(trial=True)
    names = [boxed(name) for name in here.names.all()]
    assert len(names) > 10
    assert not any(drawn.meets(name) for name in names), "outside the frame"
    assert not any(one.meets(other) for one, other in combinations(names, 2)), "none collide"
    for _ in range(8):
        here.zooming[0].click()
    assert max(here.sight().width, here.sight().height) >= SIZE, "all of it"
    names = [boxed(name) for name in here.names.all()]
    assert not any(one.meets(other) for one, other in combinations(names, 2)), "nor from afar"


# The mouse


def test_a_drag_moves_the_grid_and_chooses_nothing(arrive: Arrive, server: Hosted) -> None:
    here = on_the_map(arrive(), server)
    page = here.page
    for _ in range(3):
        here.person.button("play-closer").click()
    before = here.sight()
    assert before.width < SIZE / 2, "not all of it is in sight"
    start = before.at((21, 8))
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 30, start[1] - 40, steps=4)
    page.mouse.move(start[0] - 2 * before.pixels, start[1] - 3 * before.pixels, steps=4)
    page.mouse.up()
    after = here.sight()
    assert after.x - before.x == pytest.approx(2, abs=ROUGHLY)
    assert after.y - before.y == pytest.approx(3, abs=ROUGHLY)
    assert after.width == before.width
    here.expect_figure("scout:0", SCOUT)
    expect(page.locator(".chip")).to_have_count(0)


def test_the_wheel_zooms_with_ctrl_and_scrolls_without(arrive: Arrive, server: Hosted) -> None:
    here = on_the_map(arrive(), server)
    before = here.sight()
    here.point(SCOUT)
    here.page.mouse.wheel(0, 10)
    here.page.keyboard.down("Control")
    here.page.mouse.wheel(0, -150)
    here.page.keyboard.up("Control")
    expect(here.drawing).not_to_have_attribute("viewBox", box_of(before))
    after = here.sight()
    assert after.width == pytest.approx(before.width * 0.6065, rel=0.01), "the first did not zoom"
    there, then = after.at(SCOUT), before.at(SCOUT)
    assert there[0] == pytest.approx(then[0], abs=ROUGHLY * after.pixels + 2)
    zoomed = here.page.evaluate("visualViewport.scale")
    assert zoomed == 1, "the page itself stays as it is"


def test_what_is_pointed_at_is_told_in_words(arrive: Arrive, server: Hosted) -> None:
    here = on_the_map(arrive(), server)
    here.click(RAVEN)
    here.point(FREE)
    expect(here.caption).to_contain_text("I15")
    expect(here.caption).to_contain_text("Fly to I15")
    expect(here.caption).to_contain_text("The raven flies 12 squares.")
    here.point((22, 20))
    expect(here.caption).not_to_contain_text("Fly to")
    here.click(FREE)
    here.expect_figure("raven:0", FREE)


def test_the_words_follow_the_language(arrive: Arrive, server: Hosted) -> None:
    here = on_the_map(arrive(lang="pl"), server)
    here.click(RAVEN)
    here.point(FREE)
    expect(here.caption).to_contain_text("Leć na I15 Kruk leci o 12 pól.")


# A long walk


def test_a_far_square_is_walked_to_until_something_new_is_seen(
    arrive: Arrive, server: Hosted
) -> None:
    here = on_the_map(arrive(), server)
    here.point((20, 12))
    expect(here.drawing.locator(".cost")).to_have_text("8")
    here.click((20, 12))
    here.expect_figure("scout:0", (20, 8))
    expect(here.person.log).to_contain_text("You wake a bat")
    steps = [line for line in here.person.lines() if "You walk" in line]
    assert len(steps) == 4, "four steps, and then a bat"
    here.expect_ready().click((20, 12))
    here.expect_figure("scout:0", (20, 12))
    steps = [line for line in here.person.lines() if "You walk" in line]
    assert len(steps) == 8


NOTE_MOTIONS = """() => {
  window.gliding = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (frames[0]?.translate && this.dataset.piece) window.gliding.push(this.dataset.piece);
    return animate.call(this, frames, options);
  };
}"""


def test_only_those_who_walk_move_on_the_map(arrive: Arrive, server: Hosted) -> None:
    """The list of figures in words is folded away, so nobody glides there from it."""
    here = on_the_map(arrive(reduced_motion="no-preference"), server)
    others = here.drawing.locator("g.figure[data-piece]").count() - 1
    assert others > 0
    here.page.evaluate(NOTE_MOTIONS)
    here.click((20, 5))
    here.expect_figure("scout:0", (20, 5))
    here.expect_ready()
    assert set(here.page.evaluate("window.gliding")) <= {"scout:0"}


# Keys


def test_the_keys_lead_a_cursor_that_is_read_out(arrive: Arrive, server: Hosted) -> None:
    here = on_the_map(arrive(), server)
    here.cursor.focus()
    expect(here.cursor).to_have_attribute("data-piece", "map:20.4")
    here.page.keyboard.press("ArrowUp")
    expect(here.cursor).to_have_attribute("data-piece", "map:19.4")
    for _ in range(3):
        here.page.keyboard.press("+")
    before = here.sight()
    assert before.x + before.width < 30, "where the cursor goes is out of sight"
    for _ in range(25):
        here.page.keyboard.press("ArrowRight")
    expect(here.cursor).to_have_attribute("data-piece", "map:19.29")
    after = here.sight()
    assert after.x + after.width >= 30, "the cursor stays in sight"
    here.page.keyboard.press("+")
    expect(here.drawing).not_to_have_attribute("viewBox", box_of(after))
    assert here.sight().width == pytest.approx(before.width * 0.8, rel=0.01)
    expect(here.page.locator("[aria-live=polite]", has_text="AD20")).to_have_count(1)


def test_a_square_is_told_and_chosen_by_the_keys(arrive: Arrive, server: Hosted) -> None:
    here = on_the_map(arrive(), server)
    here.cursor.focus()
    for key in ("ArrowDown", "ArrowDown", "Enter", "ArrowRight", "ArrowRight"):
        here.page.keyboard.press(key)
    aloud = here.page.locator("[aria-live=polite]")
    expect(aloud.filter(has_text="Fly to G23 The raven flies 2 squares.")).to_have_count(1)
    here.page.keyboard.press("Enter")
    here.expect_figure("raven:0", (22, 6))


# Several heroes


def in_the_crypt(person: Person, server: Hosted) -> Map:
    """Somebody leads two heroes on the cards of a crypt, and is asked something."""
    played = server.match("human", game="toy_ct")
    person.become(played.people[0]).go(f"/table/{played.table}")
    return Map(person.expect_board(), "crypt").expect_ready()


def test_whoever_is_picked_walks_and_nobody_else(arrive: Arrive, server: Hosted) -> None:
    here = in_the_crypt(arrive(), server)
    here.drawing.locator("[data-piece=bob] .base").click(force=True)
    expect(here.page.locator(".chip")).to_have_text("Bob")
    expect(here.drawing.locator("[data-cost='5.3']")).to_have_text("2")
    here.click((5, 3))
    here.expect_figure("bob", (5, 3))
    here.expect_figure("ann", (3, 3))


def test_a_square_out_of_reach_says_so_where_it_was_clicked(arrive: Arrive, server: Hosted) -> None:
    here = in_the_crypt(arrive(), server)
    here.click((0, 0))
    remark = here.page.locator(".remark.said")
    expect(remark).to_have_text(
        "A1 is out of reach: the farthest square you can reach now costs 4."
    )
    expect(here.page.locator("dialog[open]")).to_have_count(0)
    at, box = here.sight().at((0, 0)), boxed(remark)
    assert abs(box.top - at[1]) < here.sight().pixels


def test_a_walk_waits_for_an_answer_and_goes_on(
    arrive: Arrive, server: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    known(monkeypatch, crypt(toll=True))
    here = in_the_crypt(arrive(), server)
    here.drawing.locator("[data-piece=ann] .base").click(force=True)
    here.click((5, 3))
    remark = here.page.locator(".remark.said")
    expect(remark).to_have_text("The walk to D6 goes on when this is answered.")
    here.expect_ready().page.get_by_role("button", name="Pay").click()
    here.expect_figure("ann", (5, 3))
    expect(remark).to_have_count(0)


def test_after_a_choice_far_down_the_map_is_in_sight_again(arrive: Arrive, server: Hosted) -> None:
    here = in_the_crypt(arrive(width=360, height=740), server)
    here.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert boxed(here.drawing).bottom < HEAD, "it is out of sight"
    here.page.get_by_role("button", name="End the turn").last.click()
    here.page.wait_for_function("() => scrollY < 400")
    hero = boxed(here.drawing.locator("[data-piece=ann]"))
    assert HEAD < hero.top < hero.bottom < 740


# Fingers


class Fingers:
    """Two fingers on a touch screen."""

    def __init__(self, page: Page) -> None:
        self._cdp: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        """Put fingers down, move them, or lift them (no points)."""
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._cdp.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def pinch(self, middle: tuple[float, float], start: float, end: float) -> None:
        """Spread two fingers around a point, or bring them together; in pixels."""
        x, y = middle
        self.touch("touchStart", (x - start, y), (x + start, y))
        for step in range(1, 11):
            apart = start + (end - start) * step / 10
            self.touch("touchMove", (x - apart, y), (x + apart, y))
        self.touch("touchEnd")


PHONE: dict[str, Any] = {"width": 390, "height": 780, "has_touch": True, "is_mobile": True}


def test_two_fingers_zoom_and_one_moves(arrive: Arrive, server: Hosted) -> None:
    here = on_the_map(arrive(**PHONE), server)
    before, fingers = here.sight(), Fingers(here.page)
    middle = before.at(SCOUT)
    middle = (max(middle[0], before.left + 110), middle[1])
    fingers.pinch(middle, 40, 80)
    expect(here.drawing).not_to_have_attribute("viewBox", box_of(before))
    near = here.sight()
    assert near.width == pytest.approx(before.width / 2, rel=0.1)
    held = before.x + (middle[0] - before.left) / before.pixels
    now = near.x + (middle[0] - near.left) / near.pixels
    assert now == pytest.approx(held, abs=0.5), "what is between the fingers stays there"
    fingers.touch("touchStart", middle)
    for step in range(1, 11):
        fingers.touch("touchMove", (middle[0] - 6 * step, middle[1]))
    fingers.touch("touchEnd")
    moved = here.sight()
    assert moved.x - near.x == pytest.approx(60 / near.pixels, abs=0.5)
    fingers.pinch(middle, 80, 40)
    assert here.sight().width == pytest.approx(before.width, rel=0.1)
    expect(here.page.locator(".chip")).to_have_count(0)
    here.expect_figure("scout:0", SCOUT)


def test_a_tap_tells_first_and_a_second_one_chooses(arrive: Arrive, server: Hosted) -> None:
    here = on_the_map(arrive(**PHONE), server)
    here.page.touchscreen.tap(*here.sight().at(RAVEN))
    expect(here.page.locator(".chip")).to_have_text("raven")
    near = (21, 5)
    here.page.touchscreen.tap(*here.sight().at(near))
    expect(here.person.prompt).to_contain_text("Fly to F22")
    expect(here.person.prompt).to_contain_text("The raven flies 2 squares.")
    here.expect_figure("raven:0", RAVEN)
    here.page.touchscreen.tap(*here.sight().at(near))
    here.expect_figure("raven:0", near)


def box_of(sight: Sight) -> str:
    """The attribute that says what is in sight."""
    return " ".join(f"{part:.15g}" for part in (sight.x, sight.y, sight.width, sight.height))
