"""Tiny Epic Dungeons: rooms, dice and heroes are clicked on the board, or reached by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from podziemia.games.tiny_epic_dungeons import GAME
from podziemia.games.tiny_epic_dungeons.shown.chances import percent
from podziemia.kernel import registry
from podziemia.kernel.match import Match
from tests.browser.choices import is_asked, last_word
from tests.browser.conftest import Arrive
from tests.browser.looks import Looks
from tests.browser.messages import Language
from tests.browser.person import Person
from tests.browser.recorded import Recorded, Wanted, asked, recorded
from tests.browser.test_keyboard import focused
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
    "seals": ["entrance", "bone_hall"],
}
"""The Boss at the beginning of Act 2."""


@contextmanager
def beginning(given: dict[str, Any]) -> Iterator[None]:
    """Meanwhile a match begins with this position."""

    def start(players: int, options: Any, rng: Any) -> Any:
        return GAME.arrange(players, options, given, rng)

    known = registry.games
    arranged = replace(GAME, start=start)
    games = tuple(arranged if game is GAME else game for game in known())
    patch = pytest.MonkeyPatch()
    patch.setattr(registry, "games", lambda: games)
    yield
    patch.undo()


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
          const x = who.left + who.width / 2, y = who.top + who.height / 2;
          return x > where.left && x < where.right && y > where.top && y < where.bottom;
        }""",
        arg=[piece, f"dungeon:{row}.{column}"],
    )


def end_turns(person: Person) -> None:
    """Do nothing, turn after turn, until the match is over."""
    ways = person.page.locator("[data-fix], [data-deed=end_turn], .lay")
    while is_asked(person):
        if last_word(person).is_visible():
            last_word(person).click()
        elif ways.first.is_visible():
            ways.first.click()
        else:
            person.options.first.click()


def test_from_the_lobby_into_the_dark(arrive: Arrive) -> None:
    me = arrive("Ala")
    me.lay_a_table(NAMES["en"]).quick("bots").expect_board().expect_turn()
    me.page.locator("button[data-piece='offered:durgan']").click()
    board = me.page.locator(".board[data-game=tiny_epic_dungeons]")
    stands_in(me, "durgan", 3, 3)
    cell(me, 2, 3).click()
    lay = board.locator(".lay").or_(deed(me, "end_turn"))
    expect(lay.first).to_be_visible()
    if board.locator(".lay").is_visible():
        board.locator(".turn").click()
        board.locator(".lay").click()
    expect(board.locator("[data-piece^='room:']")).to_have_count(2)
    end_turns(me)
    expect(me.result).to_contain_text(re.compile("torch went out|fifth goblin|dungeon closed"))
    assert any("You lead" in line for line in me.lines())


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
            better = me.page.locator(".tray .place > button:not(.die)", has_text="+1").last
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
        far = cell(me, 4, 4)
        far.hover()
        expect(me.page.locator("[data-way=own]")).to_be_attached()
        far.click()
        stands_in(me, "moonblade", 4, 4)
        assert "enters Treasure Chest" in " ".join(me.lines())
        expect(pawn(me, "wilma")).to_have_attribute("aria-label", re.compile("unconscious"))


def test_what_enemies_will_do_is_drawn_and_told(arrive: Arrive, server: Hosted) -> None:
    with beginning(FIGHT):
        me = lead(server).seat(arrive())
        enemies = me.page.get_by_role("region", name="Enemies", exact=True)
        expect(enemies).to_contain_text("Next: Sir Lanon loses 3 health.")
        expect(me.page.locator("[data-way='intent:minotaur']")).to_be_attached()
        expect(me.prompt).to_contain_text("% to hit")
        expect(me.prompt).to_contain_text("an enemy ends the move there")


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
        dice = tray.locator("button.die")
        over, under = table.match.view(0)["check"]["odds"]
        expect(tray.locator(".odds")).to_contain_text(percent(Fraction(over, under)))
        low = check.dice.index(min(check.dice))
        counts = dice.nth(low).get_attribute("aria-pressed") == "true"
        assert counts, "a plus is added from the beginning"
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
    turn = me.page.locator("button.turn")
    turn.focus()
    lies = turn.get_attribute("aria-label")
    me.page.keyboard.press("Enter")
    expect(turn).not_to_have_attribute("aria-label", str(lies))
    me.page.locator("button.lay").focus()
    me.page.keyboard.press("Enter")
    expect(turn).to_be_hidden()


def test_a_room_is_gone_to_by_keys(arrive: Arrive, server: Hosted) -> None:
    with beginning(QUIET):
        me = lead(server).seat(arrive())
        cell(me, 3, 3).focus()
        me.page.keyboard.press("ArrowRight")
        assert "Guard Post" in focused(me)
        me.page.keyboard.press("Enter")
        stands_in(me, "moonblade", 3, 4)


def test_the_end_of_a_turn_waits_for_a_word(arrive: Arrive, server: Hosted) -> None:
    with beginning(QUIET):
        me = lead(server).seat(arrive())
        deed(me, "end_turn").click()
        expect(me.prompt).to_contain_text("The heroic action is not used yet.")
        last_word(me).click()
        expect(me.page.locator(".torch .count b")).to_have_text("13")


def test_on_a_phone_every_hero_has_a_tab_and_a_far_room_takes_two_taps(
    arrive: Arrive, server: Hosted
) -> None:
    with beginning(QUIET):
        me = lead(server).seat(arrive(width=360, height=740, has_touch=True))
        me.page.locator("[data-hero=wilma]").tap()
        expect(me.page.get_by_role("region", name="Wilma Quietshot", exact=True)).to_be_visible()
        cell(me, 4, 4).tap()
        expect(me.page.locator("[data-way=own]")).to_be_attached()
        cell(me, 4, 4).tap()
        stands_in(me, "moonblade", 4, 4)


WAYS: Final = [(360, 740, "light", "pl"), (1280, 720, "dark", "en"), (1440, 900, "light", "pl")]


@pytest.mark.parametrize(("width", "height", "theme", "lang"), WAYS)
def test_it_is_readable_for_everybody(
    arrive: Arrive,
    looks: Looks,
    server: Hosted,
    width: int,
    height: int,
    theme: str,
    lang: Language,
) -> None:
    screens = {"fight": FIGHT, "check": FIGHT, "lair": SEALED}
    for name, given in screens.items():
        with beginning(given):
            table = lead(server, rolled if name == "check" else asked("turn"))
            me = arrive(
                *("Ala", lang),
                width=width,
                height=height,
                color_scheme=theme,
                has_touch=width < 500,
            )
            table.seat(me)
            looks.at(me, f"ted-{name}", me.prompt, in_sight=True)
            me.page.close()
    if width > 500:
        return
    me = arrive("Ala", lang, width=width, height=height, color_scheme=theme, has_touch=True)
    lead(server, asked("choose-hero")).seat(me)
    looks.at(me, "ted-heroes", me.prompt, in_sight=True)


def test_a_sealed_boss_says_that_no_damage_counts(arrive: Arrive, server: Hosted) -> None:
    with beginning(SEALED):
        me = lead(server).seat(arrive())
        expect(me.page.locator(".lair")).to_contain_text("no damage counts before the first seal")
