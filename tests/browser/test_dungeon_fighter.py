"""Dungeon Fighter: dice are thrown by gestures and keys, and everybody sees the same flight."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from podziemia.games.dungeon_fighter import GAME
from podziemia.kernel.game import HUMAN, Value
from podziemia.table.live import workers
from tests.browser.conftest import Arrive
from tests.browser.looks import Looks
from tests.browser.messages import Language
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
FALLEN: Final = re.compile("hits|misses|lands|again")
"""How the log tells that a die has come to rest."""
FLIPPED: Final = "flips"
"""How the log tells that an overlay has come down."""
PRESSES: Final = 8
"""More presses than any throw takes."""
BY_HAND: Final = "By hand"
"""How it is said at a real table that a real die is thrown."""
HOPELESS: Final = 40
"""After so many throws at most somebody must have hit."""
FROZEN: Final[dict[str, Any]] = {
    "phase": "prepare_overlays",
    "room": "zmrozona_komnata",
    "heroes": {"0": {"hero": "jack_wrobel"}, "1": {"hero": "rysiek_niedzwiedz"}},
    "leader": 1,
    "monster": MONSTER,
}
"""A room in which two overlays are flipped before the fight."""
MOVING: Final = "no-preference"
FLAT: Final = "HTMLCanvasElement.prototype.getContext = () => null;"
"""A browser that can draw nothing in three dimensions."""
KNOCKS: Final = re.compile("knocks")
"""How a flight that is shown is told."""
FLIGHT: Final = """
() => setInterval(() => {
  window.sign ||= document.querySelector('.arena')?.dataset.flying;
}, 20)
"""
"""Remembers the flight that is shown next."""
WATCH: Final = """
() => new MutationObserver(() => {
  window.flown ||= Boolean(document.querySelector('.arena[data-flying]'));
}).observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-flying'] })
"""
"""Remembers whether any flight was ever shown."""
WEBGL: Final = "() => document.createElement('canvas').getContext('webgl2') !== null"
KEEPING: Final = """
(() => {
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, options) {
    const keeps = kind === 'webgl2' ? { ...options, preserveDrawingBuffer: true } : options;
    return get.call(this, kind, keeps);
  };
})();
"""
"""What is drawn in three dimensions can be read afterwards."""
PICTURE: Final = """
(name) => {
  const drawn = document.querySelector('.arena canvas');
  const [width, height] = [drawn.clientWidth, drawn.clientHeight];
  const copy = new OffscreenCanvas(width, height).getContext('2d');
  copy.drawImage(drawn, 0, 0, width, height);
  const { data } = copy.getImageData(0, 0, width, height);
  (window.pictures ||= {})[name] = { width, data };
}
"""
CHANGED: Final = """
([one, other]) => {
  const [before, after] = [window.pictures[one].data, window.pictures[other].data];
  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    const by = [0, 1, 2].map((part) => Math.abs(before[at + part] - after[at + part]));
    if (Math.max(...by) > 40) count += 1;
  }
  return count;
}
"""
"""How many points of two pictures are plainly different."""
REDDENED: Final = """
([one, other]) => {
  const [before, { width, data }] = [window.pictures[one].data, window.pictures[other]];
  const isRed = (from, at) =>
    from[at] > 110 && from[at] > 2.2 * Math.max(from[at + 1], from[at + 2]);
  const found = [];
  for (let at = 0; at < data.length; at += 4)
    if (isRed(data, at) && !isRed(before, at))
      found.push([(at / 4) % width, Math.floor(at / 4 / width)]);
  return found;
}
"""
"""The points that are red in the second picture only."""
STEP: Final = 250
"""Milliseconds of a flight."""
MOMENTS: Final = ("first", "second", "third")
"""When a flight is looked at; the shortest is longer."""
AROUND: Final = 26
"""How far from the middle of its mark a die is drawn at most, in pixels."""
NEAR: Final = 3
"""How far a mark may be from where it should be, in pixels: numbers are rounded."""
EYES: Final = (0, -11.5 - 84 * math.cos(math.radians(50)), 84 * math.sin(math.radians(50)))
SLOPE, FIELD = math.radians(50), math.radians(36)
"""Where the usual eyes are, in centimetres; how steeply they look down, and how far around."""
TECHNIQUES: Final[dict[str, str]] = {
    "airborne": "pingwiny_desantowe",
    "roundhouse": "sniezynka_furiatka",
    "low_profile": "mors_na_diecie",
    "weak_hand": "zziebniety_szkielet",
    "pond": "goblin_splawik",
    "header": "foka_futbolistka",
    "floe": "lyzwiarka_figurowa",
    "under_table": "zombie_himalaista",
    "bump": "yeti_z_problemami",
    "wall": "krasnolud_murarz",
    "prayer": "duch_mroznej_przeoryszy",
    "blind": "nieszczesliwy_bialy_mis",
    "waterfall": "blekitny_smok",
    "secret_x": "widmowy_wielorybnik",
}
"""A monster that demands it; the launcher is asked for by a room alone."""

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


def flat(person: Person) -> Person:
    """Somebody whose browser draws a flat picture, which takes no time."""
    person.page.add_init_script(FLAT)
    return person


def grip(person: Person) -> Locator:
    """Where the die is that can be thrown."""
    return person.page.locator("[data-grip]")


def free_dice(person: Person) -> Locator:
    """The dice that can be taken."""
    return person.page.locator("button.df-die.next")


def ready(person: Person) -> None:
    """Wait until the die is in the hand, and what is clicked is meant."""
    expect(grip(person)).to_be_visible()
    expect(person.page.locator(".board.fresh")).to_have_count(0)


def pull(person: Person, across: float = 0, back: float = 0.13) -> None:
    """Pull back from the die, and let go: shares of the height of the arena."""
    ready(person)
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


def expect_solid(person: Person) -> None:
    """Go on only where the arena is drawn in three dimensions; any browser of today can do that."""
    if person.page.evaluate(WEBGL):
        expect(arena(person)).to_have_attribute("data-flat", "false")
    else:
        pytest.skip("NOT TESTED IN THREE DIMENSIONS: this browser has no WebGL")


def flick(person: Person) -> None:
    """Flick an overlay up with a thumb."""
    pull(person, back=-0.2)


def picture(person: Person, name: str) -> None:
    """Keep what is drawn in three dimensions now."""
    person.page.evaluate(PICTURE, name)


def changed(person: Person, one: str, other: str) -> bool:
    """Whether two kept pictures are plainly different."""
    return bool(person.page.evaluate(CHANGED, [one, other]))


def reddened(person: Person, one: str, other: str) -> list[tuple[float, float]]:
    """What has become red from one kept picture to another, in pixels of the arena."""
    found: list[tuple[float, float]] = person.page.evaluate(REDDENED, [one, other])
    return found


def middle(thing: Locator) -> tuple[float, float]:
    """Where something is that lies over the arena, in its pixels."""
    found: list[float] = thing.first.evaluate(
        "(mark) => [parseFloat(mark.style.left), parseFloat(mark.style.top)]"
    )
    return found[0], found[1]


def projected(width: float, height: float, at: tuple[float, ...]) -> tuple[float, float]:
    """Where a point of the arena is in a picture of this size, seen by the usual eyes."""
    right, north, high = (there - here for there, here in zip(at, EYES, strict=True))
    ahead = north * math.cos(SLOPE) - high * math.sin(SLOPE)
    up = north * math.sin(SLOPE) + high * math.cos(SLOPE)
    far = height / 2 / math.tan(FIELD / 2)
    return width / 2 + far * right / ahead, height / 2 - far * up / ahead


def flying(person: Person) -> str | None:
    """The flight that is shown."""
    return arena(person).get_attribute("data-flying")


def pass_time(person: Person, milliseconds: int) -> None:
    """Let time pass at once, and what it asks for be drawn."""
    person.page.clock.fast_forward(milliseconds)
    person.page.clock.run_for(40)


def pass_until(person: Person, wanted: Callable[[], bool]) -> None:
    """Let time pass until something is so."""
    for _ in range(HOPELESS * 10):
        if wanted():
            return
        pass_time(person, STEP)
    message = "it never comes to that, however much time passes"
    raise AssertionError(message)


def throw_in_stopped_time(person: Person) -> tuple[float, ...]:
    """Throw, until the flight begins to be shown; where it will end, in centimetres."""
    pull(person, across=0.02)
    pass_until(person, lambda: flying(person) is not None)
    return tuple(map(float, str(flying(person)).rpartition(", ")[2].split()))


def press(person: Person) -> None:
    """Two timed presses of a key: the arrow while it points ahead, then some power."""
    ready(person)
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
    held = grip(person).or_(page.locator(".report .send"))
    options = person.prompt.locator(".option")
    while thrown < HOPELESS:
        expect(free_dice(person).or_(held).or_(options).first).to_be_visible()
        if monster.count() == 0:
            return thrown
        if free_dice(person).count() > 0:
            free_dice(person).first.click()
        elif held.count() > 0:
            throw(person)
            thrown += 1
            expect(held).to_be_hidden()
        else:
            hand = options.filter(has_text=BY_HAND)
            (hand if hand.count() > 0 else options).first.click()
        page.wait_for_timeout(450)  # a click cannot have been meant for a new question
    message = f"nobody has hit anything in {HOPELESS} throws"
    raise AssertionError(message)


@pytest.mark.parametrize("throw", [pull, press], ids=["gestures", "presses"])
def test_a_fight_is_won_by(arrive: Arrive, server: Hosted, throw: Callable[[Person], None]) -> None:
    with beginning(FIGHT):
        me = lead(server).seat(flat(arrive("Ala")))
        assert win(me, throw) > 0
        assert any("last blow" in line for line in me.lines()), me.lines()


@pytest.mark.parametrize("throw", [flick, press], ids=["a_gesture", "presses"])
def test_an_overlay_is_flipped_by(
    arrive: Arrive, server: Hosted, throw: Callable[[Person], None]
) -> None:
    with beginning(FROZEN):
        options: dict[str, Value] = {"throws": "physics"}
        table = recorded(server, asked("flip"), HUMAN, game=GAME.id, options=options)
        me = table.seat(flat(arrive("Ala")))
        throw(me)
        expect(me.page.locator(".log")).to_contain_text(FLIPPED)


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


def test_a_fight_is_won_with_real_dice(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT):
        me = lead(server, throws="table").seat(flat(arrive("Ala")))
        assert win(me, tell) == 1
        assert any("last blow" in line for line in me.lines()), me.lines()


def test_a_report_says_what_is_missing_and_forgives(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT):
        me = lead(server, throws="table").seat(flat(arrive("Ala")))
        free_dice(me).first.click()
        me.prompt.locator(".option").filter(has_text=BY_HAND).click()
        page = me.page
        send, status = page.locator(".report .send"), page.locator(".report [role=status]")
        expect(send).to_have_attribute("aria-disabled", "true")
        expect(status).to_have_text(me.say("df-board-missing", what="bounced"))
        page.locator("[data-part=middle_0]").click()
        page.locator("[data-part=outer_00]").click()
        expect(page.locator("[data-told=most-equal]")).to_be_visible()
        page.locator("[data-told=hole]").click()  # no: it has rolled on into the hole
        expect(page.locator("[data-part][aria-pressed=true]")).to_have_count(0)
        page.locator("[data-told=bounced]").click()
        page.locator("[data-told=eye]").click()
        expect(status).to_have_text(me.say("df-board-whole", final="true"))
        send.click()
        expect(page.locator("[data-piece='die:red']")).to_have_count(0)
        assert me.prompt.is_visible()


def test_the_leader_sees_what_was_reported(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT | {"monster": "mors_na_diecie", "monster_life": 9}):
        table = lead(server, HUMAN, throws="table")
        me, leader = table.seat(flat(arrive("Ala"))), table.seat(flat(arrive("Ola")), 1)
        free_dice(me).first.click()
        me.prompt.locator(".option").filter(has_text=BY_HAND).click()
        told = me.page.locator
        for part in ("[data-part=middle_0]", "[data-told=not-bounced]", "[data-told=eye]"):
            told(part).click()
        told(".report .send").click()
        for person in (me, leader):
            said = person.page.locator("[data-said]")
            expect(person.page.locator("[data-part][aria-pressed=true]")).to_have_attribute(
                "data-part", "middle_0"
            )
            expect(said.nth(0)).to_contain_text("In a 3")
            expect(said.nth(1)).to_contain_text("Did not bounce")
            expect(said.nth(2)).to_contain_text("the eye")
            expect(person.page.locator("[data-said=low_profile]")).to_contain_text("done properly")
        leader.prompt.locator(".option").filter(has_text="otherwise").click()
        form = leader.page.locator
        for part in ("[data-part=middle_0]", "[data-told=not-bounced]", "[data-told=low_profile]"):
            expect(form(part)).to_have_attribute("aria-pressed", "true")
        expect(form(".report .send")).to_have_attribute("aria-disabled", "false")


def test_two_browsers_show_the_same_flight(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT):
        table = lead(server, HUMAN)
        me = table.seat(flat(arrive("Ala", reduced_motion=MOVING)))
        other = table.seat(flat(arrive("Ola", reduced_motion=MOVING)), 1)
        expect(arena(me)).to_have_attribute("data-flat", "true")
        for person in (me, other):
            person.page.evaluate(FLIGHT)
        free_dice(me).first.click()
        pull(me)
        for person in (me, other):
            person.page.wait_for_function("() => !!window.sign")
        seen = [person.page.evaluate("window.sign") for person in (me, other)]
        assert seen[0] == seen[1]
        assert "knocks" in seen[0]
        for person in (me, other):
            expect(arena(person)).not_to_have_attribute("data-flying", KNOCKS)


def test_who_comes_back_in_the_middle_of_a_flight_sees_its_end(
    arrive: Arrive, server: Hosted
) -> None:
    with beginning(FIGHT):
        me = lead(server).seat(flat(arrive("Ala", reduced_motion=MOVING)))
        free_dice(me).first.click()
        pull(me)
        expect(arena(me)).to_have_attribute("data-flying", KNOCKS)
        me.page.reload()
        me.expect_board()
        expect(arena(me)).not_to_have_attribute("data-flying", KNOCKS)
        expect(me.page.locator("[data-thing^='hand:']")).to_have_count(0)


def test_a_click_skips_a_flight(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT):
        me = lead(server).seat(flat(arrive("Ala", reduced_motion=MOVING)))
        free_dice(me).first.click()
        pull(me)
        expect(arena(me)).to_have_attribute("data-flying", KNOCKS)
        arena(me).click(position={"x": 20, "y": 300})
        expect(arena(me)).not_to_have_attribute("data-flying", KNOCKS, timeout=900)


def test_with_less_motion_a_throw_is_at_its_end_at_once(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT):
        me = lead(server).seat(flat(arrive("Ala")))
        me.page.evaluate(WATCH)
        free_dice(me).first.click()
        pull(me)
        expect(grip(me)).to_be_hidden()
        expect(me.page.locator(".log")).to_contain_text(FALLEN)
        assert not me.page.evaluate("window.flown")


def test_every_technique_has_a_control(arrive: Arrive, server: Hosted) -> None:
    """By presses alone, whatever is demanded, a throw comes about that the table accepts."""
    me = flat(arrive("Ala"))
    for technique, monster in TECHNIQUES.items():
        with beginning(FIGHT | {"monster": monster}):
            lead(server).seat(me)
            free_dice(me).first.click()
            expect(me.page.locator(f".hint [data-sign={technique}]")).to_be_visible()
            ready(me)
            stage, key = me.page.locator(".controls"), me.page.locator("[data-press]")
            for _ in range(PRESSES):
                if stage.count() == 0:
                    break
                key.click()
                me.page.wait_for_timeout(60)
            expect(stage, technique).to_be_hidden()
            expect(me.page.locator(".log"), technique).to_contain_text(FALLEN)


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_it_is_readable_for_everybody(
    arrive: Arrive, server: Hosted, looks: Looks, lang: Language
) -> None:
    sizes = [(1280, 720), (360, 740)]
    with beginning(FIGHT):
        for width, height in sizes:
            me = flat(arrive("Ala", lang, width=width, height=height, has_touch=width < 400))
            lead(server).seat(me)
            free_dice(me).first.click()
            expect(grip(me)).to_be_visible()
            looks.at(me, "dungeon-fighter-throw", me.page.locator("[data-press]"), in_sight=True)
            arena_box, prompt_box = arena(me).bounding_box(), me.prompt.bounding_box()
            assert arena_box is not None
            assert prompt_box is not None


def test_a_flight_is_drawn_in_three_dimensions(
    arrive: Arrive, server: Hosted, looks: Looks
) -> None:
    """Time passes only as the test wants: however slowly a machine draws, it draws the same."""
    with beginning(FIGHT):
        me = arrive("Ala", width=1024, height=640, reduced_motion=MOVING)
        me.page.add_init_script(KEEPING)
        lead(server).seat(me)
        free_dice(me).first.click()
        expect(arena(me)).to_have_attribute("data-drawn", "true")
        ready(me)
        expect_solid(me)
        looks.at(me, "dungeon-fighter-arena", me.page.locator("[data-press]"))
        me.stop_the_clock()
        picture(me, "hand")
        told = throw_in_stopped_time(me)
        for moment in MOMENTS:
            pass_time(me, STEP)
            picture(me, moment)
        assert all(changed(me, one, other) for one, other in pairwise(("hand", *MOMENTS)))

        rest = me.page.locator("[data-rest]")
        pass_until(me, lambda: rest.count() > 0)
        picture(me, "rest")
        me.page.screenshot(path=looks.folder / "dungeon-fighter-rest.png")
        whole = arena(me).bounding_box()
        assert whole is not None
        at = projected(whole["width"], whole["height"], told)
        assert math.dist(middle(rest), at) < NEAR, (middle(rest), at)
        red = reddened(me, "hand", "rest")
        assert red, "the die is not drawn where it lies"
        assert all(math.dist(point, at) < AROUND for point in red), (at, red)


def test_eyes_move_and_a_click_ends_a_flight_in_three_dimensions(
    arrive: Arrive, server: Hosted
) -> None:
    with beginning(FIGHT):
        me = arrive("Ala", width=800, height=600, reduced_motion=MOVING)
        me.page.add_init_script(KEEPING)
        lead(server).seat(me)
        free_dice(me).first.click()
        expect(arena(me)).to_have_attribute("data-drawn", "true")
        ready(me)
        expect_solid(me)
        me.stop_the_clock()
        before = middle(grip(me))
        picture(me, "usual")
        box = arena(me).bounding_box()
        assert box is not None
        mouse = me.page.mouse
        mouse.move(box["x"] + 60, box["y"] + 200)
        mouse.down()
        mouse.move(box["x"] + 160, box["y"] + 200)
        mouse.up()
        pass_until(me, lambda: middle(grip(me)) != before)
        picture(me, "turned")
        assert changed(me, "usual", "turned")
        turned = middle(grip(me))
        mouse.wheel(0, 150)
        pass_until(me, lambda: middle(grip(me)) != turned)
        throw_in_stopped_time(me)
        arena(me).click(position={"x": 20, "y": 200})
        expect(arena(me)).not_to_have_attribute("data-flying", KNOCKS)  # no time has passed
