"""Every screen on a phone and on a wide screen, light and dark."""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.choices import choosable, folded, is_asked
from tests.browser.conftest import Arrive, Screen
from tests.browser.looks import Looks
from tests.browser.messages import Language
from tests.browser.person import Person
from tests.browser.recorded import on_the_floor, recorded
from tests.table.server import Hosted

MY_TURN = on_the_floor("build_turn", own=True, only_pass=False, spells=2)

WAYS = [
    # width, height, colours, language
    (360, 740, "light", "pl"),
    (360, 740, "dark", "en"),
    (1440, 900, "light", "en"),
    (1440, 900, "dark", "pl"),
]
HALF = WAYS[1], (1440, 900, "light", "pl")
"""Each width, theme and language once."""
every_way = pytest.mark.parametrize(("width", "height", "theme", "lang"), WAYS)
half_the_ways = pytest.mark.parametrize(("width", "height", "theme", "lang"), HALF)


def reader(arrive: Arrive, width: int, height: int, theme: str, lang: Language) -> Person:
    """Somebody with this screen."""
    return Screen(width, height, theme, lang).come(arrive)


@half_the_ways
def test_the_screens_before_and_beside_a_match(
    arrive: Arrive, looks: Looks, width: int, height: int, theme: str, lang: Language
) -> None:
    me = reader(arrive, width, height, theme, lang)
    me.go()
    play = me.page.get_by_role("link", name=f"{me.say('ui-play')}: Boss Monster", exact=True)
    looks.at(me, "lobby", play, me.button("ui-settings"), in_sight=True)
    me.button("ui-settings").click()
    looks.at(me, "settings", me.button("ui-close"), in_sight=True)
    me.close_dialog()
    me.lay_a_table()
    bots = me.page.get_by_role("button", name=me.say("ui-quick-bots", others=1))
    looks.at(me, "new-table", bots, me.button("ui-open-table"))
    me.quick("link")
    looks.at(me, "waiting-room", me.button("ui-copy"), me.button("ui-leave"))
    me.go("/rules/boss_monster#BM-8.4")
    rule = me.page.locator("[data-rule='BM-8.4']")
    expect(rule).to_be_in_viewport()
    looks.at(me, "rules", me.page.get_by_role("searchbox"))
    me.go("/learn/boss_monster")
    expect(me.page.locator("[data-piece]").first).to_be_visible()
    looks.at(me, "tutorial", me.button("ui-next"), in_sight=True)
    for step in count(2):
        me.button("ui-next").click()
        me.expect_lesson(step)
        if me.button("ui-skip-step").is_visible():
            break
    looks.at(me, "tutorial-choice", me.button("ui-skip-step"), in_sight=True)
    me.go("/nowhere")
    looks.at(me, "missing", me.link("ui-to-lobby", within=me.page.get_by_role("main")))


@every_way
def test_the_table_of_two(
    arrive: Arrive,
    looks: Looks,
    server: Hosted,
    width: int,
    height: int,
    theme: str,
    lang: Language,
) -> None:
    table = recorded(server, MY_TURN, "human", "random")
    me = table.seat(reader(arrive, width, height, theme, lang))
    menu = look_at_the_table(me, looks, 2)
    me.button("play-resign", within=menu).click()
    me.button("play-resign-yes", within=menu).click()
    title = me.result.get_by_role("heading")
    looks.at(me, "result", title, me.button("play-rematch"), in_sight=True)
    me.link("play-replay").click()
    me.page.get_by_role("slider").fill("7")
    expect(me.page).to_have_url(re.compile("at=7"))
    looks.at(me, "replay", me.button("play-next"), in_sight=True)


@half_the_ways
def test_the_table_of_four(
    arrive: Arrive,
    looks: Looks,
    server: Hosted,
    width: int,
    height: int,
    theme: str,
    lang: Language,
) -> None:
    table = recorded(server, MY_TURN, "human", *["random"] * 3)
    look_at_the_table(table.seat(reader(arrive, width, height, theme, lang)), looks, 4)


def look_at_the_table(me: Person, looks: Looks, players: int) -> Locator:
    """A question in the middle of a match, and the menu over it, which stays open."""
    assert is_asked(me)
    first = choosable(me).or_(folded(me)).first
    looks.at(me, f"table-{players}", me.prompt, first, in_sight=True)
    menu = me.open_menu()
    looks.at(me, f"menu-{players}", me.button("play-resign", within=menu))
    return menu


@pytest.mark.parametrize("width", [360, 1440])
def test_the_curtain_and_an_invitation(arrive: Arrive, looks: Looks, width: int) -> None:
    me = reader(arrive, width, 800, "dark", "en")
    me.lay_a_table().quick("screen")
    alone = me.button("play-curtain-alone")
    looks.at(me, "curtain", alone, in_sight=True)
    me.lay_a_table().quick("link")
    friend = reader(arrive, width, 800, "light", "pl").go(me.invitation(1))
    looks.at(friend, "invitation", friend.button("ui-sit"), in_sight=True)
