"""Nothing jumps: what appears for a while lies over the board, which stays where it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from podziemia.games.boss_monster.options import PASS, Place
from podziemia.kernel.match import Match
from tests.browser.choices import is_asked, take_the_first
from tests.browser.conftest import Arrive
from tests.browser.looks import overlap
from tests.browser.paper_sheet import in_round, on_the_sheet, pieces
from tests.browser.person import Person
from tests.browser.progress import until
from tests.browser.recorded import Wanted, on_the_floor, recorded
from tests.table.server import Hosted

SIZES = [(1440, 900), (360, 740)]
BUILDING = on_the_floor("build_turn", own=True, only_pass=False)


def top(place: Locator) -> float:
    """Where something begins, in pixels from the upper rim of the window."""
    box = place.bounding_box()
    assert box is not None
    return box["y"]


def bottom(place: Locator) -> float:
    """Where something ends, in pixels from the upper rim of the window."""
    box = place.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def with_rooms_alone(match: Match[Any]) -> bool:
    """Boss Monster: a hero is in the dungeon of seat 0, who may use rooms, and holds no spell."""
    walking = on_the_floor("hero_entrance", "hero_in_room", own=True, only_pass=False)
    return walking(match) and not match.state.players[0].spells


def declared(match: Match[Any]) -> bool:
    """Boss Monster: seat 0 may answer an effect that was declared, or let it be."""
    asked = match.pending.get(0)
    if asked is None or not match.view(0)["declared"]:
        return False
    return asked.options[0] == PASS


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_declared_effect_does_not_push_the_dungeons(
    arrive: Arrive, server: Hosted, width: int, height: int
) -> None:
    table = recorded(server, declared, "human", "human")
    me = table.seat(arrive(width=width, height=height))
    effect = me.page.locator("[data-piece='declared']")
    expect(effect).to_be_visible()
    town, dungeons = me.page.locator("[data-piece='town']"), me.page.locator(".dungeons")
    gap = top(dungeons) - top(town)
    box = effect.bounding_box()
    assert box is not None
    assert box["x"] >= 0, "all of it is on the screen"
    assert box["x"] + box["width"] <= width + 1
    deck = me.page.locator("[data-piece='deck:room']")
    assert not overlap(effect, deck), "the decks can be counted"
    effect.evaluate("one => one.style.display = 'none'")
    assert top(dungeons) - top(town) == gap, "without it everything lies where it lay"


def crowd(players: int) -> Wanted:
    """Boss Monster: a hero walks late in the match, and seat 0 holds many cards."""
    walks = on_the_floor("hero_in_room", only_pass=False, spells=1)
    many = 6 if players == 4 else 4

    def wanted(match: Match[Any]) -> bool:
        return walks(match) and match.state.round > 3 and len(match.state.players[0].hand()) >= many

    return wanted


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (2560, 1440)])
def test_the_hand_and_every_dungeon_are_on_the_screen(
    arrive: Arrive, server: Hosted, players: int, width: int, height: int
) -> None:
    table = recorded(
        server, crowd(players), *["human"] * players, names=("Ala", "Ola", "Ewa", "Iza")
    )
    me = table.seat(arrive(width=width, height=height))
    me.expect_turn()
    cards = me.page.locator("[data-piece^='hand:']")
    expect(cards).to_have_count(len(table.match.state.players[0].hand()))
    assert top(cards.first) >= bottom(me.page.locator(".dungeons")), "no dungeon lies behind it"
    for card in cards.all():
        assert bottom(card) <= height
        text = card.locator(".text")
        box = text.bounding_box()
        assert box is not None
        assert box["height"] >= 24, "two lines of what it does can be read"
    assert me.page.locator(".main").evaluate("one => one.scrollHeight - one.clientHeight") <= 0


@pytest.mark.parametrize("game", ["boss_monster", "paper_dungeons"])
def test_what_is_asked_has_one_height(arrive: Arrive, server: Hosted, game: str) -> None:
    me = recorded(server, lambda match: 0 in match.pending, "human", "random", game=game).seat(
        arrive(width=1280, height=800)
    )
    tops = set()
    for _ in range(6):
        assert is_asked(me)
        tops.add(top(me.log))
        asked = me.expect_ready().question()
        take_the_first(me)
        expect(me.prompt).not_to_have_text(asked, use_inner_text=True)
        tops.add(top(me.log))
    assert len(tops) == 1, f"the log stays where it is: {tops}"


def test_on_a_phone_the_question_leaves_room_for_the_hand(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, BUILDING, "human", "human")
    me = table.seat(arrive(width=360, height=740, has_touch=True))
    me.expect_turn()
    card = me.page.locator("[data-piece^='hand:']").first
    assert not overlap(card, me.prompt)
    assert bottom(card) <= 740, "the hand is on the screen"
    assert not overlap(me.page.locator(".dungeons"), me.page.locator("[data-piece='hand']"))
    boss = me.page.locator("[data-piece='boss:0']").bounding_box()
    assert boss is not None
    assert boss["x"] + boss["width"] <= 360, "the dungeon is seen up to the boss"
    listed = me.options.filter(has_text="would deal")
    expect(listed).to_have_count(0)
    expect(me.options.filter(has_text="Pass")).to_be_visible()
    me.button("play-small").tap()
    expect(listed.first).to_be_visible()
    me.button("play-small").tap()
    card.tap()
    expect(me.button("play-back")).to_be_visible()


def test_on_a_phone_the_question_leaves_room_for_the_hero(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, with_rooms_alone, "human", "human")
    me = table.seat(arrive(width=360, height=740, has_touch=True))
    me.expect_turn()
    dungeon = me.page.locator(".dungeons")
    expect(me.options).to_have_count(1)  # to pass
    assert not overlap(dungeon, me.prompt), "the hero is seen while something is asked about it"
    me.button("play-small").tap()
    expect(me.options.nth(1)).to_be_visible()


def test_on_a_phone_undo_is_in_the_bar(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, may_place, "human", "human").seat(
        arrive(width=360, height=740, has_touch=True)
    )
    me.expect_ready()
    before = len(me.hand())
    me.page.keyboard.press("1")
    undo = me.button("play-undo", within=me.prompt)
    expect(undo).to_be_in_viewport()
    undo.tap()
    expect(me.page.locator("[data-piece^='hand:']")).to_have_count(before)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_story_of_a_boss_does_not_push_the_sheet(
    arrive: Arrive, server: Hosted, width: int, height: int
) -> None:
    me = recorded(server, in_round(4), "human", game="paper_dungeons").seat(
        arrive(width=width, height=height)
    )
    story = me.region("pd-board-story")
    expect(story.get_by_role("listitem").first).to_be_visible()
    sheet = me.expect_ready().page.locator("[data-piece='map:0']").first
    before = top(sheet)
    take_a_die(me)
    expect(story).to_be_hidden()
    assert top(sheet) == before


def take_a_die(me: Person) -> None:
    """Use the first die that can be used."""
    pieces(me, "die:").and_(on_the_sheet(me)).first.click()
    expect(me.prompt).to_contain_text("What do you use")


def may_place(match: Match[Any]) -> bool:
    """Boss Monster: the first option of seat 0 that is no pass places a room."""
    asked = match.pending.get(0)
    if asked is None or len(asked.options) < 2:
        return False
    return asked.options[0] == PASS and isinstance(asked.options[1], Place)


def test_on_a_phone_what_a_choice_far_down_did_is_shown(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, may_place, "human", "human")
    me = table.seat(arrive(width=360, height=640))
    me.expect_ready()
    me.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    expect(me.page.locator(".dungeons")).not_to_be_in_viewport()
    cards = server.http.get("/api/games/boss_monster/cards").json()
    option = table.match.pending[0].options[1]
    assert isinstance(option, Place)
    room = cards[option.card]["names"]["en"]
    me.page.keyboard.press("1")
    placed = me.page.locator(".dungeons [data-piece]", has_text=room).last
    expect(placed).to_be_in_viewport()
    assert until(lambda: bottom(placed) <= top(me.prompt) or None, me), "the prompt is below it"
