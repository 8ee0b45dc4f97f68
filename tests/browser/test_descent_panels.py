"""Descent beside the map: the tray, sheets with their places, the market, drawers on a phone."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from podziemia.games.descent import GAME
from tests.browser.conftest import Arrive
from tests.browser.looks import Looks, overlap, small, torn
from tests.browser.person import Person
from tests.browser.recorded import asked, recorded
from tests.browser.test_descent import CELLAR, HEROES, LESSON, VAULT, beginning, lead
from tests.table.server import Hosted

ARMED: Final[dict[str, Any]] = {
    **CELLAR,
    "heroes": {
        **HEROES,
        "0": {
            **HEROES["0"],
            "equipped": ["axe", "leather_armor"],
            "pack": ["sword", "iron_shield"],
        },
    },
    "turn": {"hero": 0, "stage": "equip"},
}
"""Both hands full, and a sword and a shield in the pack."""
PLOTTING: Final[dict[str, Any]] = {
    **{name: value for name, value in CELLAR.items() if name != "turn"},
    "phase": "overlord_turn",
    "threat": 5,
    "hand": ["spiked_pit", "doom", "beastman_war_party"],
}

CROWDED: Final[dict[str, Any]] = {
    **PLOTTING,
    "heroes": {
        **HEROES,
        "2": {"hero": "sir_valadir", "at": [2, 1]},
        "3": {"hero": "mordrog", "at": [2, 3]},
    },
    "hand": ["spiked_pit", "doom", "beastman_war_party", "aim_card", "mimic"],
}
"""Four heroes, and five cards in hand."""


def piece(person: Person, name: str) -> Locator:
    """A piece beside the map."""
    return person.page.locator(f"button[data-piece='{name}']").first


def test_dice_show_their_faces_and_whatever_can_be_spent_tells_what_it_does(
    arrive: Arrive, server: Hosted
) -> None:
    """DJ-6.22, DJ-6.24: armor and wounds of the target, the result so far, the way to stop."""
    with beginning(VAULT):
        me = lead(server, "greedy", "human", wanted=asked_of_heroes("spend")).seat(arrive(), 1)
        tray = me.page.locator("section[data-piece=tray]")
        expect(tray.locator("button[data-piece^='die:']").first).to_be_visible()
        expect(tray.locator("button[data-piece^='target:']").first).to_be_visible()
        enough = tray.locator("[data-way=done]")
        expect(enough).to_contain_text(re.compile("loses|misses|short|holds"))
        enough.click()
        expect(tray.locator("[data-way=done]")).to_be_hidden()


def test_after_an_attack_the_tray_goes_and_the_next_question_comes(
    arrive: Arrive, looks: Looks, server: Hosted
) -> None:
    beast = {"monster": "ogre", "at": [2, 3]}
    with beginning(CELLAR | {"monsters": [beast], "turn": {"hero": 0, "action": "battle"}}):
        table = lead(server, "greedy", "human", wanted=asked_of_heroes("spend"))
        me = table.seat(arrive(color_scheme="light"), 1)
        me.expect_ready()
        me.page.locator("[data-way=done]").click()
        expect(me.prompt).to_contain_text("attacks: 1")
        expect(me.page.locator("section[data-piece=tray]")).to_be_hidden()
        expect(me.page.locator(".entry .card").first).to_be_visible()
        looks.at(me, "dj-names-in-the-log")


def asked_of_heroes(prompt: str) -> Any:
    """The leader of the heroes is asked this."""
    return lambda match: 1 in match.pending and match.pending[1].prompt == prompt


def test_a_thing_is_dragged_into_the_pack_and_what_has_no_room_stays(
    arrive: Arrive, server: Hosted
) -> None:
    """DJ-19.2, DJ-19.3: two hands, so the sword waits until the axe is packed."""
    with beginning(ARMED):
        me = lead(server, "greedy", "human", wanted=asked_of_heroes("arrange")).seat(arrive(), 1)
        me.expect_ready()
        sword = piece(me, "pack:0.sword")
        expect(sword).to_contain_text("No room to equip it")
        sword.drag_to(piece(me, "item:0.leather_armor"))
        expect(piece(me, "pack:0.sword")).to_be_visible()
        drag(piece(me, "item:0.axe"), piece(me, "pack:0.iron_shield"))
        expect(piece(me, "pack:0.axe")).to_be_visible()
        me.expect_ready()
        drag(piece(me, "pack:0.sword"), piece(me, "item:0.leather_armor"))
        expect(piece(me, "item:0.sword")).to_be_visible()
        expect(piece(me, "pack:0.axe")).to_contain_text("No room to equip it")


def drag(thing: Locator, onto: Locator) -> None:
    """Drag a thing to a place, with a look at what lies below on the way."""
    page = thing.page
    start, end = thing.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720)])
def test_the_hand_is_read_and_the_map_stays_in_sight(
    arrive: Arrive, server: Hosted, width: int, height: int
) -> None:
    """DJ-12.3: on a phone the hand comes out by itself where a card can be played."""
    with beginning(PLOTTING):
        table = lead(server, "human", "human", wanted=asked("opening"))
        me = table.seat(arrive(width=width, height=height, has_touch=width < 500))
        card = piece(me, "hand:spiked_pit")
        expect(card).to_be_in_viewport(ratio=0.5)
        expect(me.page.locator("[data-piece='hero:0']").first).to_be_in_viewport()
        heroes = table.seat(arrive("Ola", width=width, height=height), 1)
        expect(heroes.page.locator("button[data-piece^='hand:']")).to_have_count(0)


def test_a_tap_on_a_hero_pulls_its_sheet_out_and_another_one_pushes_it_back(
    arrive: Arrive, server: Hosted
) -> None:
    with beginning(CELLAR):
        me = lead(server, "greedy", "human").seat(arrive(width=360, height=740, has_touch=True), 1)
        me.expect_ready()
        sheet = me.page.locator("section[data-piece='panel:1']")
        plate = me.page.locator("button[data-hero='1']")
        expect(sheet).to_have_count(0)
        plate.tap()
        expect(sheet).to_be_in_viewport()
        plate.tap()
        expect(sheet).to_have_count(0)


def test_four_heroes_and_a_full_hand_are_read_at_once(arrive: Arrive, server: Hosted) -> None:
    """DJ-2.5, DJ-12.3: on 1280 by 720, every number of every hero and every card."""
    with beginning(CROWDED):
        options = {**LESSON, "party_size": "4"}
        table = recorded(
            server, asked("opening"), "human", "human", game=GAME.id, options=options, bot="greedy"
        )
        me = table.seat(arrive(width=1280, height=720))
        plates = me.page.locator(".plates .plate")
        expect(plates).to_have_count(4)
        for plate in plates.all():
            edge = box(plate)
            for number in plate.locator(".meters b").all():
                assert inside(box(number), edge)
        hand = box(me.page.locator("[data-piece=hand]").first)
        cards = me.page.locator("button[data-piece^='hand:']")
        expect(cards).to_have_count(5)
        assert all(inside(box(card), hand) for card in cards.all())
        assert hand["y"] + hand["height"] <= 720
        for card in cards.all():
            words, edge = card.locator(".text"), box(card)
            expect(words).not_to_be_empty()
            assert box(words)["y"] + box(words)["height"] <= edge["y"] + edge["height"]
        assert not small(me.page), "letters of at least 11 pixels"
        assert not torn(me.page), "words are broken at their syllables"


def crowded(server: Hosted, person: Person) -> Person:
    """The overlord before his monsters, with five kinds of cards."""
    options = {**LESSON, "party_size": "4"}
    return recorded(
        server, asked("opening"), "human", "human", game=GAME.id, options=options, bot="greedy"
    ).seat(person)


def test_on_a_phone_every_card_is_read_and_a_tap_leads_to_what_it_can_do(
    arrive: Arrive, server: Hosted
) -> None:
    """DJ-12.2, DJ-12.3: to play it or to discard it; nothing is thrown away by one tap."""
    with beginning(CROWDED):
        me = crowded(server, arrive(lang="pl", width=360, height=740, has_touch=True))
        me.expect_ready()
        threat = me.page.locator(".lord")
        for card in me.page.locator("button[data-piece^='hand:']").all():
            card.tap()
            expect(card).to_have_class(re.compile("picked"))
            expect(card).to_be_in_viewport(ratio=0.9)
            assert card.locator(".text").evaluate("(one) => one.scrollHeight <= one.clientHeight")
            expect(me.prompt).to_contain_text("Odrzuć")
            expect(threat).to_contain_text("9")
            me.button("play-back", within=me.prompt).tap()
            me.expect_ready()
        playable = me.page.locator("button[data-piece^='hand:']:has(.now)")
        expect(playable).to_have_count(1)
        assert not torn(me.page), "words are broken at their syllables"


def test_on_a_phone_an_unfolded_question_leaves_the_map_in_sight(
    arrive: Arrive, server: Hosted
) -> None:
    with beginning(CELLAR):
        me = lead(server, "greedy", "human").seat(arrive(width=360, height=740, has_touch=True), 1)
        me.expect_ready()
        me.prompt.locator(".fold").tap()
        expect(me.prompt.locator(".list .option").first).to_be_in_viewport(ratio=1)
        acting = me.page.locator(".figure.acting")
        expect(acting).to_be_in_viewport(ratio=1)
        assert not overlap(acting, me.prompt)
        assert not overlap(acting, me.page.locator(".drawers"))
        assert box(me.page.locator(".view"))["height"] > 150


def test_the_little_map_makes_way_for_whoever_acts(arrive: Arrive, server: Hosted) -> None:
    here = {**VAULT["heroes"], "0": {**HEROES["0"], "at": [0, 15]}}
    with beginning(VAULT | {"heroes": here, "turn": {"hero": 0, "action": "advance"}}):
        me = lead(server, "greedy", "human").seat(arrive(width=360, height=740, has_touch=True), 1)
        me.expect_ready()
        me.prompt.locator(".fold").tap()
        acting = me.page.locator(".figure.acting")
        expect(acting).to_be_in_viewport(ratio=0.8)
        assert not overlap(acting, me.page.locator(".mini"))


def test_wounds_stay_legible_however_far_the_map_is(arrive: Arrive, server: Hosted) -> None:
    with beginning(CELLAR):
        me = lead(server, "greedy", "human").seat(arrive(width=360, height=740, has_touch=True), 1)
        me.expect_ready()
        for _ in range(6):
            me.button("play-farther").tap()
        expect(me.page.locator(".figure .life text")).to_have_count(4)
        assert not small(me.page), "letters of at least 11 pixels"


def box(thing: Locator) -> FloatRect:
    """Where it is on the page."""
    found = thing.bounding_box()
    assert found is not None
    return found


def inside(thing: FloatRect, around: FloatRect) -> bool:
    """Whether nothing of it is cut by what it lies in, as far as its width goes."""
    left, right = thing["x"], thing["x"] + thing["width"]
    return around["x"] <= left + 1 and right <= around["x"] + around["width"] + 1


def test_the_quest_is_closed_by_its_cross_and_by_escape(arrive: Arrive, server: Hosted) -> None:
    with beginning(CELLAR):
        me = lead(server, "greedy", "human").seat(arrive(), 1)
        me.expect_ready()
        opens, quest = me.page.locator(".standing .scroll"), me.page.locator(".map .quest")
        opens.click()
        quest.get_by_role("button").click()
        expect(quest).to_be_hidden()
        opens.click()
        expect(quest).to_be_visible()
        me.page.keyboard.press("Escape")
        expect(quest).to_be_hidden()


def test_every_icon_of_a_sheet_says_its_word(arrive: Arrive, server: Hosted) -> None:
    with beginning(CELLAR):
        me = lead(server, "greedy", "human").seat(arrive(), 1)
        signs = me.page.locator("section[data-piece='panel:0'] .dj-sign")
        assert signs.count() > 8
        for sign in signs.all():
            label = sign.get_attribute("aria-label") or ""
            assert re.search(r"[A-Z].*: [A-Z].*\.$", label), label
        signs.first.click()
        expect(me.page.get_by_role("dialog")).to_contain_text(
            (signs.first.get_attribute("aria-label") or "").rpartition(": ")[2]
        )
