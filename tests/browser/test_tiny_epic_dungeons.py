"""Tiny Epic Dungeons: rooms, dice and heroes are clicked on the board, or reached by keys."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from podziemia.games.tiny_epic_dungeons import GAME
from podziemia.games.tiny_epic_dungeons import options as o
from podziemia.games.tiny_epic_dungeons.shown.chances import percent
from podziemia.kernel.game import Value
from podziemia.kernel.match import Match
from tests.browser.choices import choosable, is_asked, last_word
from tests.browser.conftest import SCREENS, Arrive, Screen
from tests.browser.looks import Looks, overlap
from tests.browser.messages import Language
from tests.browser.person import Person
from tests.browser.progress import until
from tests.browser.recorded import Recorded, Wanted, asked, recorded
from tests.browser.recorded import beginning as recorded_position
from tests.browser.test_keyboard import focused, tab_to
from tests.browser.test_steady import top
from tests.table.server import Hosted

MY_TURN: Final = asked("turn")
NAMES: Final[dict[Language, str]] = {"en": "Tiny Epic Dungeons", "pl": "Małe Epickie Podziemia"}
ROOMS: Final = [
    {"card": "guard_post", "at": [3, 4], "rotation": 0},
    {"card": "spike_pit", "at": [2, 3], "rotation": 0},
    {"card": "goblin_crossing", "at": [3, 2], "rotation": 0},
    {"card": "bone_hall", "at": [3, 5], "rotation": 0},
    {"card": "moon_portal", "at": [4, 3], "rotation": 1},
    {"card": "treasure_chest", "at": [4, 4], "rotation": 0},
]
FIGHT: Final[dict[str, Any]] = {
    "act": 1,
    "active": 0,
    "torch": 14,
    "rooms": ROOMS,
    "heroes": {
        "0": {"hero": "sir_lanon", "health": 6, "at": [3, 4], "gear": ["lion_sword", "chainmail"]},
        "1": {"hero": "ethairna", "health": 3, "at": [3, 3], "gear": ["fireball"]},
    },
    "goblins": {"1": {"card": "stabby", "at": [3, 4]}, "2": {"card": "shooty", "at": [3, 2]}},
    "minions": [{"card": "minotaur", "at": [3, 5], "health": 4}],
    "loot_row": ["long_sword"],
}
"""A goblin beside the first hero, a minion next door."""
QUIET: Final[dict[str, Any]] = {
    **FIGHT,
    "goblins": {},
    "minions": [],
    "heroes": {
        "0": {"hero": "moonblade", "at": [3, 3]},
        "1": {"hero": "wilma", "health": 0, "at": [4, 4]},
    },
}
"""Nobody in the way, and somebody on the ground."""
LAIR: Final[dict[str, Any]] = {
    **QUIET,
    "act": 2,
    "rooms": [*ROOMS, {"card": "lair_gate", "at": [2, 4], "rotation": 0}],
    "killed": 2,
    "heroes": {
        "0": {"hero": "sir_lanon", "at": "lair", "space": 3, "gear": ["lion_sword"]},
        "1": {"hero": "ethairna", "at": [2, 4]},
    },
    "boss": {"card": "lich_queen", "at": "lair", "markers": [1, 0], "covered": 3},
    "seals": [],
}
"""One more hit, and the Boss is dead."""
SEALED: Final[dict[str, Any]] = {
    **LAIR,
    "boss": {"card": "lich_queen", "at": "lair", "markers": [8, 8], "covered": 0},
    "seals": [[3, 3], [3, 5]],
}
"""The Boss at the beginning of Act 2."""


CROWD: Final[dict[str, Any]] = {
    **FIGHT,
    "heroes": {**FIGHT["heroes"], "2": {"hero": "wilma", "health": 0, "at": [3, 4]}},
    "goblins": {
        **FIGHT["goblins"],
        "3": {"card": "boomy", "at": [3, 4]},
        "4": {"card": "pokey", "at": [3, 4]},
    },
}
"""As many enemies as may be."""
LURE: Final[dict[str, Any]] = {
    **SEALED,
    "boss": {"card": "ashen_dragon", "at": [3, 2], "markers": [7, 7]},
    "seals": [[3, 3]],
    "heroes": {
        "0": {"hero": "ethairna", "at": [3, 5]},
        "1": {"hero": "durgan", "at": [4, 4]},
    },
}
"""The Boss, a seal, and somebody behind it."""


beginning: Final = partial(recorded_position, GAME)
"""Meanwhile a match begins with this position."""


def lead(server: Hosted, wanted: Wanted = MY_TURN, *others: str) -> Recorded:
    """One person leads everybody who is not led by the others."""
    return recorded(server, wanted, "human", *others, game=GAME.id, options={"heroes": 2})


def cell(person: Person, row: int, column: int) -> Locator:
    """A square of the dungeon."""
    return person.page.locator(f"button[data-piece='dungeon:{row}.{column}']")


def pawn(person: Person, piece: str) -> Locator:
    """Somebody in the dungeon or the lair."""
    return person.page.locator(f"button[data-piece='{piece}']")


def deed(person: Person, name: str) -> Locator:
    """A button beside the mat of who acts."""
    return person.page.locator(f"[data-deed={name}]")


def stands_in(person: Person, piece: str, row: int, column: int) -> None:
    """Wait until somebody is drawn inside a room."""
    person.page.wait_for_function(
        """([piece, room]) => {
          const at = (id) => document.querySelector(`button[data-piece='${id}']`)
            ?.getBoundingClientRect();
          const [who, where] = [at(piece), at(room)];
          if (!who || !where) return false;
          const x = who.left + who.width / 2, y = who.top + who.height / 2;
          return x > where.left && x < where.right && y > where.top && y < where.bottom;
        }""",
        arg=[piece, f"dungeon:{row}.{column}"],
    )


def end_turn(person: Person) -> None:
    """Decide as little as possible: roll no further, and end the turn."""
    ways = person.page.locator("[data-fix], [data-deed=end_turn], .lay")
    if last_word(person).is_visible():
        last_word(person).click()
    elif ways.first.is_visible():
        ways.first.click()
    else:
        person.options.first.click()


def test_from_the_lobby_into_the_dark(arrive: Arrive) -> None:
    me = arrive("Ala")
    me.lay_a_table(NAMES["en"]).quick("bots").expect_board().expect_ready()
    me.page.locator("button[data-piece='offered:durgan']").click()
    board = me.page.locator(".board[data-game=tiny_epic_dungeons]")
    stands_in(me, "durgan", 3, 3)
    cell(me, 2, 3).click()
    lay = board.locator(".lay")
    expect(lay.or_(deed(me, "end_turn")).first).to_be_visible()
    if lay.is_visible():
        board.locator(".turn").click(position={"x": 20, "y": 20})
        lay.click()
    expect(board.locator("[data-piece^='room:']")).to_have_count(2)
    assert any("You lead" in line for line in me.lines())


def at_the_gate(match: Match[Any]) -> bool:
    """The first hero may begin Act 2."""
    return 0 in match.pending and o.EnterLair() in match.pending[0].options and match.state.act == 1


def test_two_people_and_two_bots_go_through_both_acts(arrive: Arrive, server: Hosted) -> None:
    seats = ("human", "human", "greedy", "greedy")
    four: dict[str, Value] = {"heroes": 4}
    table = recorded(server, at_the_gate, *seats, game=GAME.id, options=four, bot="greedy")
    mine = table.match.state.hero.piece
    one, two = table.seat(arrive("Ala")), table.seat(arrive("Ola", "pl"), 1)
    expect(two.page.locator(".lair")).to_have_count(0)
    one.expect_ready()
    deed(one, "enter_lair").click()
    for person in (one, two):
        expect(person.page.locator(".lair")).to_be_visible()
        expect(pawn(person, "boss")).to_be_visible()
    two.page.close()
    two = table.seat(arrive("Ola", "pl"), 1)
    expect(pawn(two, mine)).to_be_visible()
    people, entered = (one, two), len(one.lines())
    meant = set[str]()

    def move() -> bool | None:
        """Somebody decides; whether the match is over."""
        if all(person.result.is_visible() for person in people):
            return True
        meant.update(two.prompt.locator(".intent").all_inner_texts())
        for person in people:
            if choosable(person).first.is_visible():
                end_turn(person)
        return None

    assert until(move, *people)
    assert meant, "the bots tell their partners what they mean to do"
    ended = re.compile("The Boss fell|torch went out in Act 2|fifth goblin")
    expect(one.result).to_contain_text(ended)
    expect(two.result).to_contain_text(re.compile("Boss padł|zgasła w Akcie 2|piąty goblin"))
    expect(one.result.locator("polyline")).to_be_attached()
    bots = "|".join(hero.mat.name_en for hero in table.match.state.heroes[2:])
    acted = [line for line in one.lines()[entered:] if re.match(f"({bots}) (enters|rolls)", line)]
    assert acted, "the bots have ended their turns and done nothing else"


@pytest.mark.parametrize("lang", NAMES)
def test_it_is_said_that_a_seal_on_top_keeps_all_damage_off(
    arrive: Arrive, server: Hosted, lang: Language
) -> None:
    with beginning(SEALED):
        me = lead(server).seat(arrive("Ala", lang))
        said = {
            "en": "no damage counts before the first seal",
            "pl": "żadne obrażenia się nie liczą",
        }
        expect(me.page.locator(".lair")).to_contain_text(said[lang])


@pytest.mark.parametrize("lang", NAMES)
def test_one_person_with_two_heroes_beats_the_boss(
    arrive: Arrive, server: Hosted, lang: Language
) -> None:
    with beginning(LAIR):
        me = lead(server).seat(arrive("Ala", lang))
        pawn(me, "boss").click()
        me.page.locator("button[data-piece='gear:lion_sword']").click()
        fix = me.page.locator("[data-fix]")
        expect(fix).to_be_visible()
        while not re.search("success|sukces", fix.inner_text()):
            better = me.page.locator(".tray .bend", has_text="+1").last
            sum_before = fix.inner_text()
            better.click()
            expect(fix).not_to_have_text(sum_before)
        fix.click()
        while is_asked(me):
            me.options.first.click()
        fell = {"en": "The Boss fell", "pl": "Boss padł"}
        expect(me.result).to_contain_text(fell[lang])


def test_a_far_room_is_walked_to_by_one_click(arrive: Arrive, server: Hosted) -> None:
    with beginning(QUIET):
        me = lead(server).seat(arrive())
        me.expect_ready()
        far = cell(me, 4, 4)
        far.hover()
        expect(me.page.locator("[data-way=own]")).to_be_attached()
        far.click()
        stands_in(me, "moonblade", 4, 4)
        assert "Treasure Chest" in " ".join(me.lines())
        expect(pawn(me, "wilma")).to_have_attribute("aria-label", re.compile("unconscious"))
        deed(me, "end_turn").click()
        expect(me.prompt).to_contain_text("The heroic action is not used yet.")
        last_word(me).click()
        expect(me.page.locator(".torch .count b")).to_have_text("13")


def test_what_enemies_will_do_and_what_icons_mean_is_told(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT):
        me = lead(server).seat(arrive())
        enemies = me.page.get_by_role("region", name="Enemies", exact=True)
        expect(enemies).to_contain_text("Next: Sir Lanon loses 3 health.")
        expect(me.page.locator("[data-way='intent:minotaur']")).to_be_attached()
        expect(me.prompt).to_contain_text("% to hit")
        expect(me.prompt).to_contain_text("an enemy ends the move there")
        expect(me.page.locator(".under")).to_have_text("Hammer")
        speed = me.page.get_by_role("button", name=re.compile("^Speed 3: How many rooms"))
        speed.hover()
        expect(me.page.get_by_text("How many rooms one may move into")).to_be_visible()
        me.page.get_by_role("button", name=re.compile("^Enemies act 12: When")).focus()
        me.page.keyboard.press("i")
        expect(me.page.get_by_role("dialog")).to_contain_text("all goblins act")


def test_a_taunt_says_and_shows_how_the_boss_would_come(arrive: Arrive, server: Hosted) -> None:
    with beginning(LURE):
        me = lead(server).seat(arrive())
        me.expect_ready()
        lure = me.page.locator("[data-way='lure:boss']")
        expect(lure).to_have_count(0)
        expect(deed(me, "taunt")).to_contain_text("3 rooms, 1 seal breaks")
        deed(me, "taunt").hover()
        expect(lure).to_be_attached()
        deed(me, "taunt").click()
        stands_in(me, "boss", 3, 5)
        assert any("a seal is broken" in line for line in me.lines())


def inside(inner: Locator, outer: Locator) -> bool:
    """Whether something lies within something else, to a pixel."""
    small, large = inner.bounding_box(), outer.bounding_box()
    assert small is not None
    assert large is not None
    return (
        small["x"] >= large["x"] - 1
        and small["y"] >= large["y"] - 1
        and small["x"] + small["width"] <= large["x"] + large["width"] + 1
        and small["y"] + small["height"] <= large["y"] + large["height"] + 1
    )


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740)])
def test_no_enemy_and_no_deed_is_cut_off(
    arrive: Arrive, server: Hosted, width: int, height: int
) -> None:
    with beginning(CROWD):
        table = recorded(server, MY_TURN, "human", game=GAME.id, options={"heroes": 3})
        me = table.seat(arrive(width=width, height=height, has_touch=width < 500))
        me.expect_ready()
        enemies = me.page.get_by_role("region", name="Enemies", exact=True)
        cards = enemies.get_by_role("listitem")
        expect(cards).to_have_count(5)
        assert all(inside(card, enemies) for card in cards.all())
        assert all(inside(one, me.page.locator("body")) for one in deeds(me))
        assert len(deeds(me)) > 1


def deeds(person: Person) -> list[Locator]:
    """The buttons beside the mat of who acts."""
    return person.page.locator("[data-deed]").all()


@pytest.mark.parametrize("given", [FIGHT, LAIR], ids=["dungeon", "lair"])
def test_who_rolls_is_not_hidden_by_the_dice(
    arrive: Arrive, server: Hosted, given: dict[str, Any]
) -> None:
    with beginning(given):
        me = lead(server).seat(arrive(width=1280, height=720))
        me.expect_ready()
        me.options.get_by_text(re.compile("^(Attack|Stabby|Lich Queen)")).first.click()
        tray = me.page.locator("section.tray")
        expect(tray).to_be_visible()
        expect(me.page.locator("[data-fix]")).to_be_visible()
        until(lambda: not overlap(pawn(me, "sir_lanon"), tray) or None, me)


def rolled(match: Match[Any]) -> bool:
    """A check of three dice is open, not all of which count, and there is focus to spend."""
    state = match.state
    check = state.check
    return (
        asked("check")(match)
        and len(check.dice) == 3
        and min(check.dice) <= 2 < sorted(check.dice)[1]
        and state.hero.focus >= 2
    )


def test_dice_count_by_clicks_and_are_bent_for_focus(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT):
        table = lead(server, rolled)
        me = table.seat(arrive())
        tray = me.page.locator("section.tray")
        check = table.match.state.check
        dice = tray.locator("button.die[data-piece^='die:']")
        over, under = table.match.view(0)["check"]["odds"]
        expect(tray.locator(".odds")).to_contain_text(percent(Fraction(over, under)))
        low = check.dice.index(min(check.dice))
        expect(dice.nth(low)).to_have_attribute("aria-pressed", "true")
        before = tray.locator(".gauge").inner_text()
        dice.nth(low).click()
        expect(tray.locator(".gauge")).not_to_have_text(before)
        high = check.dice.index(max(check.dice))
        other = next(n for n, face in enumerate(check.dice) if n != high and face > 2)
        dice.nth(other).click()
        expect(dice.nth(other)).to_have_attribute("aria-pressed", "true")
        expect(dice.nth(high)).to_have_attribute("aria-pressed", "false")
        focus = table.match.state.hero.focus
        meter = me.page.locator(f"[data-piece='focus:{table.match.state.hero.piece}']").last
        expect(meter).to_have_attribute("aria-label", re.compile(f" {focus}/"))
        tray.get_by_role("button", name=re.compile("^Change")).first.click()
        expect(meter).to_have_attribute("aria-label", re.compile(f" {focus - 2}/"))


def test_a_card_is_turned_and_laid_by_keys(arrive: Arrive, server: Hosted) -> None:
    me = lead(server, asked("rotate")).seat(arrive())
    me.expect_ready()
    turn = me.page.locator("button.turn")
    turn.focus()
    lies = turn.get_attribute("aria-label")
    me.page.keyboard.press("Enter")
    expect(turn).not_to_have_attribute("aria-label", str(lies))
    me.page.locator("button.lay").focus()
    me.page.keyboard.press("Enter")
    expect(turn).to_be_hidden()


def test_rooms_are_gone_to_and_dice_taken_by_keys(arrive: Arrive, server: Hosted) -> None:
    with beginning(QUIET):
        me = lead(server).seat(arrive())
        me.expect_ready()
        cell(me, 3, 3).focus()
        me.page.keyboard.press("ArrowRight")
        assert "Guard Post" in focused(me)
        me.page.keyboard.press("Enter")
        stands_in(me, "moonblade", 3, 4)
        me.page.keyboard.press("ArrowLeft")
        me.expect_ready()
        me.page.keyboard.press("Enter")
        stands_in(me, "moonblade", 3, 3)
        me.page.keyboard.press("ArrowUp")
        me.expect_ready()
        me.page.keyboard.press("Enter")
        fix = me.page.locator("[data-fix]")
        fix.focus()
        me.expect_ready()
        me.page.keyboard.press("Enter")
        expect(fix).to_be_hidden()


def test_the_last_blow_is_struck_without_a_mouse(arrive: Arrive, server: Hosted) -> None:
    with beginning(LAIR):
        me = lead(server).seat(arrive(width=1440))
        keys = me.page.keyboard
        me.expect_ready()
        blow = me.options.filter(has_text="Lich Queen").filter(has_text="Lion's Sword").first
        keys.press(blow.inner_text().split()[0])  # the number it shows
        fix = me.page.locator("[data-fix]")
        expect(fix).to_be_visible()
        me.expect_ready()
        while "success" not in fix.inner_text():
            sum_before = fix.inner_text()
            better = me.page.locator(".tray .bend", has_text="+1").last
            tab_to(me, str(better.get_attribute("aria-label")))
            keys.press("Enter")
            expect(fix).not_to_have_text(sum_before)
            me.expect_ready()
        tab_to(me, fix.inner_text().split("\n")[0])
        keys.press("Enter")
        while is_asked(me):
            me.expect_ready()
            keys.press(choosable(me).first.inner_text().split()[0])
        expect(me.result).to_contain_text("The Boss fell")


def test_on_a_phone_every_hero_has_a_tab_and_a_far_room_takes_two_taps(
    arrive: Arrive, server: Hosted
) -> None:
    with beginning(QUIET):
        me = lead(server).seat(arrive(width=360, height=740, has_touch=True))
        me.expect_ready()
        for always in (deed(me, "rest"), me.page.locator("[data-hero=moonblade]")):
            box = always.bounding_box()
            assert box is not None
            assert 0 < box["y"] < 740 - box["height"], "it is on the screen"
        me.page.locator("[data-hero=wilma]").tap()
        expect(me.page.get_by_role("region", name="Wilma Quietshot", exact=True)).to_be_visible()
        cell(me, 4, 4).tap()
        expect(me.page.locator("[data-way=own]")).to_be_attached()
        cell(me, 4, 4).tap()
        stands_in(me, "moonblade", 4, 4)


def test_nothing_jumps_while_turns_go_by(arrive: Arrive, server: Hosted) -> None:
    with beginning(QUIET):
        me = lead(server).seat(arrive(width=1280, height=800))
        places = set()
        for _ in range(7):
            assert is_asked(me)
            before = me.expect_ready().question()
            places.add((top(me.log), top(cell(me, 3, 3)), top(deed(me, "end_turn"))))
            end_turn(me)
            expect(me.prompt).not_to_have_text(before, use_inner_text=True)
        assert pawn(me, "goblin:1").is_visible(), "a goblin has come meanwhile"
        assert len(places) == 1, f"everything stays where it is: {places}"


@pytest.mark.parametrize("screen", SCREENS, ids=str)
def test_it_is_readable_for_everybody(
    arrive: Arrive, looks: Looks, server: Hosted, screen: Screen
) -> None:
    screens = {"ted-check": (FIGHT, rolled), "ted-lair": (SEALED, MY_TURN)}
    for name, (given, wanted) in screens.items():
        with beginning(given):
            me = screen.come(arrive)
            lead(server, wanted).seat(me)
            me.expect_ready()
            looks.at(me, name, me.prompt, in_sight=True)
            me.page.close()
