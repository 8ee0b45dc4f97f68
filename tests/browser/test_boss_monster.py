"""The board of Boss Monster: what is looked at is drawn before it is chosen, and nothing hides."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from podziemia.games.boss_monster.options import Place
from podziemia.games.boss_monster.rules.round import lured_to
from podziemia.kernel.match import Match
from tests.browser.conftest import Arrive
from tests.browser.looks import overlap
from tests.browser.person import Person
from tests.browser.recorded import Recorded, on_the_floor, recorded
from tests.browser.test_timeline import RECORDER
from tests.table.server import Hosted

NAMES = ("Ala", "Ola", "Ewa", "Iza")
BUILDING = on_the_floor("build_turn", own=True, only_pass=False)


def piece(person: Person, name: str) -> Locator:
    """A piece on the board."""
    return person.page.locator(f"[data-piece='{name}']")


def lures_another(match: Match[Any]) -> bool:
    """Seat 0 may build a room that changes its damage, and whom it lures."""
    return BUILDING(match) and lure(match) is not None


def lure(match: Match[Any]) -> Place | None:
    """A new room that changes the damage of the dungeon and the way of a hero."""
    for option in match.pending[0].options:
        if isinstance(option, Place) and option.slot == len(match.state.players[0].slots):
            offer = match.offer(0, option)
            if offer.tells and "damage:0" in offer.becomes:
                return option
    return None


def placing(table: Recorded) -> tuple[Place, str, str]:
    """The room that seat 0 may build, the piece of its card, and its place."""
    option = lure(table.match)
    assert option is not None
    return option, f"hand:{option.card}", f"place:0.{option.slot}"


def damage(person: Person) -> Locator:
    """The damage of one's own dungeon."""
    return piece(person, "damage:0")


@pytest.mark.parametrize("by", ["pointer", "keyboard", "list"])
def test_an_option_that_is_looked_at_is_drawn_on_the_board(
    arrive: Arrive, server: Hosted, by: str
) -> None:
    table = recorded(server, lures_another, "human", "human")
    option, card, place = placing(table)
    me = table.seat(arrive()).expect_turn()
    offer = table.match.offer(0, option)
    hero, then = next(iter(offer.tells)), offer.becomes["damage:0"]
    now = str(table.match.state.players[0].total_damage())
    sign, room = piece(me, hero).locator(".fate"), piece(me, place)
    before = sign.inner_text()
    expect(damage(me)).to_have_text(now)
    piece(me, card).click()
    if by == "pointer":
        room.hover()
    elif by == "keyboard":
        room.focus()
    else:
        me.options.filter(has_text="new room").hover()
    expect(damage(me)).to_have_text(f"{now}→{then}")
    expect(sign).not_to_have_text(before)
    name = server.http.get("/api/games/boss_monster/cards").json()[option.card]["names"]["en"]
    expect(room.locator(".ghost")).to_contain_text(name)
    me.page.keyboard.press("Escape")
    me.page.mouse.move(0, 0)
    piece(me, card).focus()
    expect(damage(me)).to_have_text(now)
    expect(sign).to_have_text(before)
    expect(room.locator(".ghost")).to_have_count(0)


def drag(person: Person, card: str, onto: Locator) -> None:
    """Drag a card, and hold it over something."""
    mouse = person.page.mouse
    piece(person, card).hover()
    mouse.down()
    box = onto.bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)


def test_a_card_is_dragged_onto_its_place(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, lures_another, "human", "human")
    option, card, place = placing(table)
    me = table.seat(arrive()).expect_ready()
    drag(me, card, piece(me, "town"))
    me.page.mouse.up()
    expect(piece(me, card)).to_be_visible()
    expect(me.button("play-back")).to_be_hidden()
    drag(me, card, piece(me, place))
    expect(piece(me, place).locator(".ghost")).to_be_visible()
    me.page.mouse.up()
    name = server.http.get("/api/games/boss_monster/cards").json()[option.card]["names"]["en"]
    built = piece(me, f"room:0.{option.slot}")
    expect(built).to_contain_text(name)
    expect(me.page.locator("[popover]:popover-open")).to_have_count(0)


def test_one_press_builds_where_the_ghost_stands(arrive: Arrive, server: Hosted) -> None:
    """The focus leaves the card of the hand while the button is down; nothing is drawn anew."""
    table = recorded(server, lures_another, "human", "human")
    option, card, place = placing(table)
    me = table.seat(arrive()).expect_ready()
    piece(me, card).click()
    piece(me, place).hover()
    expect(piece(me, place).locator(".ghost")).to_be_visible()
    me.page.mouse.down()
    me.page.mouse.up()
    name = server.http.get("/api/games/boss_monster/cards").json()[option.card]["names"]["en"]
    expect(piece(me, f"room:0.{option.slot}")).to_contain_text(name)


def test_not_building_waits_for_a_word(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, lures_another, "human", "human")
    me = table.seat(arrive()).expect_ready()
    me.page.keyboard.press("0")
    expect(me.page.get_by_text("your build turn ends without a new room")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.expect_turn()


def sanctum(match: Match[Any]) -> bool:
    """Seat 1 is about to choose who discards a spell, and seat 0 has one."""
    ask = match.pending.get(1)
    return ask is not None and ask.rule == "BM-18.3" and len(match.state.players[0].spells) == 1


def test_a_blow_by_somebody_else_is_told(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, sanctum, *["human"] * 3)
    other = table.seat(arrive("Ola"), 1).expect_turn()
    me = arrive(reduced_motion="no-preference")
    me.page.add_init_script(RECORDER)
    table.seat(me)
    spell = table.match.state.players[0].spells[0]
    expect(piece(me, f"hand:{spell.id}")).to_be_visible()
    other.options.filter(has_text="Ala").click()
    expect(piece(me, f"hand:{spell.id}")).to_have_count(0)
    seen = me.page.evaluate("window.recorded")
    banners = [banner for one in seen for banner in one["banner"]]
    name = server.http.get("/api/games/boss_monster/cards").json()[spell.id]["names"]["en"]
    assert any("Specter's Sanctum" in banner and name in banner for banner in banners), banners


GOLDEN = """board => [...board.querySelectorAll('*')].filter((one) => {
  const { color, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(one);
  const colours = [color, borderTopWidth === '0px' ? '' : borderTopColor, boxShadow];
  return !one.closest('svg') && one.checkVisibility() && colours.join().matchAll(
    /rgba?\\((\\d+), (\\d+), (\\d+)/g,
  ).some(([, r, g, b]) => r > 200 && g > 140 && b < 100);
}).map((one) => one.outerHTML.slice(0, 200))"""
"""What is golden on a board, but for the frames of what can be chosen, which are no elements."""


def mixed_hand(match: Match[Any]) -> bool:
    """Seat 0 may build some of its rooms; others are advanced and fit nowhere."""
    hand = {card.id for card in match.state.players[0].hand()}
    asked = match.pending[0].options if 0 in match.pending else ()
    fit = {option.card for option in asked if isinstance(option, Place)}
    advanced = [card for card in match.state.players[0].rooms if card.advanced]
    return BUILDING(match) and bool(advanced) and bool(fit) and bool(hand - fit)


def test_gold_means_that_something_can_be_chosen(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, mixed_hand, "human", "human")
    me = table.seat(arrive()).expect_turn()
    board = me.page.locator(".boss-monster")
    assert board.evaluate(GOLDEN) == []
    cards = me.page.locator("[data-piece='hand'] li")
    shades = cards.evaluate_all(
        "all => all.map((one) => [getComputedStyle(one).filter, !one.querySelector('.next')])"
    )
    assert {(shade != "none", back) for shade, back in shades} == {(True, True), (False, False)}


def queue(match: Match[Any]) -> bool:
    """Three heroes wait in front of the dungeon of seat 0, which has four rooms."""
    player = match.state.players[0]
    full = len(player.slots) >= 4 and len(player.entrance) == 3
    return full and on_the_floor("hero_entrance", own=True)(match)


@pytest.mark.parametrize(("players", "width", "height"), [(2, 1440, 900), (4, 1280, 720)])
def test_every_sign_in_front_of_a_dungeon_can_be_read(
    arrive: Arrive, server: Hosted, players: int, width: int, height: int
) -> None:
    table = recorded(server, queue, *["human"] * players, names=NAMES)
    me = table.seat(arrive(width=width, height=height)).expect_turn()
    signs = piece(me, "entrance:0").locator(".fate").all()
    assert len(signs) == 3
    assert not [pair for pair in combinations(signs, 2) if overlap(*pair)]
    dungeon = me.page.locator(".dungeon.own")
    for sign in signs:
        assert not overlap(sign, dungeon.locator("header")), "no hero stands behind the plaque"
        box = sign.bounding_box()
        assert box is not None
        assert box["height"] < 30, "it has one line"
    assert not overlap(dungeon, me.page.locator("[data-piece='hand']")), "nothing of it is hidden"


def crowded_town(match: Match[Any]) -> bool:
    """Seat 0 builds, and eight heroes are in town."""
    return on_the_floor("build_turn", own=True)(match) and len(match.state.town) >= 8


def test_the_signs_of_eight_heroes_in_town_stand_apart_on_a_phone(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, crowded_town, *["human"] * 4, names=NAMES)
    me = table.seat(arrive(lang="pl", width=360, height=740)).expect_turn()
    signs = piece(me, "town").locator(".fate").all()
    assert len(signs) == 8
    assert not [pair for pair in combinations(signs, 2) if overlap(*pair)]
    for sign in signs:
        box = sign.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360


def some_lured(match: Match[Any]) -> bool:
    """Seat 0 builds, and a hero of a few in town would go to seat 1."""
    state = match.state
    lured = [lured_to(state, hero) for hero in state.town]
    few = on_the_floor("build_turn", own=True)(match) and len(lured) <= 4
    return few and state.players[1] in lured


@pytest.mark.parametrize("width", [360, 1280])
def test_whom_a_hero_goes_to_is_not_cut_off(arrive: Arrive, server: Hosted, width: int) -> None:
    table = recorded(
        server, some_lured, *["human"] * 4, names=("Ala", "Bot Pleśniak", "Ewa", "Iza")
    )
    me = table.seat(arrive(width=width, height=740)).expect_turn()
    names = piece(me, "town").locator(".whose:visible")
    assert "Pleśniak" in names.all_inner_texts()
    assert not any(names.evaluate_all("all => all.map((one) => one.scrollWidth > one.clientWidth)"))


def test_on_a_large_screen_cards_can_be_read_to_the_end(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, lures_another, "human", "human")
    me = table.seat(arrive(width=2560, height=1440)).expect_turn()
    texts = me.page.locator("[data-piece^='hand:'] .text")
    assert texts.evaluate_all("all => all.map((one) => one.scrollHeight - one.clientHeight)") == [
        0
    ] * len(me.hand())


def crowd_of_four(match: Match[Any]) -> bool:
    """Seat 0 builds, six heroes are in town, and everybody has some rooms."""
    slots = [len(player.slots) for player in match.state.players]
    return BUILDING(match) and len(match.state.town) >= 6 and min(slots) >= 2


def test_four_on_a_low_screen_are_all_in_sight(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, crowd_of_four, *["human"] * 4, names=NAMES)
    me = table.seat(arrive(width=1280, height=720)).expect_turn()
    decks = me.page.locator(".decks")
    for hero in table.match.state.town:
        sign = piece(me, hero.card.id).locator(".hero")
        assert not overlap(sign, decks), "no hero stands behind the decks"
    tiles = me.page.locator(".dungeon:not(.own) .tile:has(img):not(.place, .covered)")
    for tile in tiles.all():
        expect(tile.locator(".name")).to_be_visible()
        frame, picture = tile.bounding_box(), tile.locator("img").bounding_box()
        assert frame is not None
        assert picture is not None
        assert picture["y"] + picture["height"] <= frame["y"] + frame["height"], "it is whole"
        assert frame["x"] <= picture["x"]
        assert picture["x"] + picture["width"] <= frame["x"] + frame["width"]


def test_a_room_that_was_placed_lies_face_down_and_nothing_more_is_built(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, lures_another, "human", "human")
    option, card, place = placing(table)
    me = table.seat(arrive()).expect_turn()
    piece(me, place).hover()
    me.page.wait_for_timeout(600)
    expect(me.page.locator(".peek")).to_have_count(0)  # there is nothing to look at
    piece(me, card).click()
    piece(me, place).click()
    expect(piece(me, f"room:0.{option.slot}").locator(".stamp")).to_have_text("face-down")
    if table.match.state.players[0].spells:
        expect(me.prompt).to_contain_text("Nothing more to build")


def test_the_end_says_why_and_enter_plays_on(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, lambda match: match.over, "human", "random")
    me = table.seat(arrive(width=1280, height=720))
    ended = me.result
    expect(ended).to_contain_text("round")
    title = ended.get_by_role("heading").inner_text()
    assert ended.inner_text().count(title) == 1, "who has won is said once"
    expect(ended.get_by_role("img", name="Souls over")).to_be_in_viewport()
    expect(ended.get_by_role("table")).to_be_in_viewport()
    expect(me.button("play-rematch")).to_be_in_viewport()
    expect(me.page.locator(".town .fate")).to_have_count(0)
    me.page.wait_for_timeout(1600)
    me.page.keyboard.press("Enter")
    expect(ended).to_be_hidden()
