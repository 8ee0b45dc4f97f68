"""Paper Dungeons: the sheet is filled in by clicking on it, by words and by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.looks import Looks
from tests.browser.person import Person
from tests.browser.playing import choosable, is_asked, take_the_first
from tests.browser.saying import Language
from tests.browser.test_keyboard import focused, tab_to

NAMES: Final = {"en": "Paper Dungeons", "pl": "Papierowe podziemia"}
DIE: Final = re.compile("Choose a die|Choose the last die|Wybierz kość|Wybierz ostatnią kość")
STEP: Final = re.compile("where do you go|dokąd idziesz|Choose an entrance|Wybierz wejście")
NOT_MINE: Final = "is thinking|Thinking:"
IDS: Final = "all => all.map((one) => one.dataset.piece)"
DRIVE: Final = """async ([options, until]) => {
  const stop = new RegExp(until);
  for (;;) {
    await new Promise((done) => setTimeout(done, 20));
    const prompt = document.querySelector('section.prompt')?.textContent ?? '';
    if (document.querySelector('section.result') || stop.test(prompt)) return;
    const all = [...document.querySelectorAll(`[aria-label="${options}"] button:enabled`)];
    const quiet = all.find((one) => /^(Brew|Stop)/.test(one.ariaLabel));
    (quiet ?? all[0])?.click();
  }
}"""
"""Clicks options without looking up, what asks nothing further first; much faster than a person."""


PACES: Final = (0, 80, 220)
"""How many milliseconds people think about each answer: a fast, a middling and a slow one."""
LAG: Final = 500
"""Milliseconds within which everybody sees what the others have done."""
RACE: Final = """([options, pace, names]) => {
  window.diary = [];
  let thought = 0;
  const look = () => {
    const text = document.querySelector('section.prompt')?.innerText ?? '';
    if (document.querySelector('section.result')) return;
    setTimeout(look, 20);
    const waits = /is thinking|Thinking:/.test(text);
    const named = waits ? names.filter((name) => text.includes(name)) : [];
    window.diary.push({ at: Date.now(), asked: /Your turn/.test(text), waits, named });
    const all = [...document.querySelectorAll(`[aria-label="${options}"] button:enabled`)];
    thought = all.length > 0 ? thought + 20 : 0;
    if (all.length === 0 || thought < pace) return;
    thought = 0;
    const quiet = pace === 0 && all.find((one) => /^(Brew|Stop)/.test(one.ariaLabel));
    (quiet || all[(window.diary.length * 7) % all.length]).click();
  };
  look();
}"""
"""Plays on by itself at a pace, and keeps a diary of who is asked and who is waited for."""


COVERED: Final = """() => {
  const peek = document.querySelector('.peek').getBoundingClientRect();
  const asked = [...document.querySelectorAll('.piece.next, section.prompt')];
  return asked.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.left < peek.right && peek.left < box.right
      && box.top < peek.bottom && peek.top < box.bottom;
  }).map((one) => one.dataset.piece ?? 'prompt');
}"""
"""The pieces that can be chosen under what is looked at in passing."""


class Diary:
    """What one page showed, moment by moment."""

    def __init__(self, moments: list[dict[str, Any]]) -> None:
        self.moments = moments
        self.waits = sum(moment["waits"] for moment in moments)

    def asked_around(self, moment: int) -> set[bool]:
        """Whether this page asked something shortly before, at and after a moment."""
        near = [one for one in self.moments if abs(one["at"] - moment) <= LAG]
        return {one["asked"] for one in near}


def untrue(diaries: dict[str, Diary]) -> Iterator[str]:
    """Where somebody waited for one who had nothing to do, or for one who was not named."""
    for name, diary in diaries.items():
        for moment in diary.moments:
            if not moment["waits"]:
                continue
            if not moment["named"] or name in moment["named"]:
                yield f"{name} waits for {moment['named']}"
            for other in diaries.keys() - {name}:
                asked = diaries[other].asked_around(moment["at"])
                if asked == {other not in moment["named"]}:
                    yield f"{name} waits for {moment['named']}, but {other} was asked: {asked}"


def totals(table: list[str]) -> dict[str, int]:
    """The totals in the rows of a story, by player; the winner's name has a crown."""
    names = [name.split("\n")[-1].strip() for name in table[0].split("\t")[1:]]
    [row] = [row for row in table if row.startswith("L")]
    return dict(zip(names, map(number, row.split("\t")[1:]), strict=True))


def number(words: str) -> int:
    """A number as it is shown."""
    return int(words.strip().replace("\N{MINUS SIGN}", "-"))


MOST_KEYS = 1000  # a solo game has about seventy questions, and the server takes its time


def drive(person: Person, until: str = "$^") -> None:
    """Answer everything at once until the prompt says something like this, or the match is over."""
    person.page.evaluate(DRIVE, [person.say("play-options"), until])


def come_to(person: Person, question: re.Pattern[str]) -> None:
    """Take what is offered first until something like this is asked."""
    while is_asked(person) and not question.search(asked := person.question()):
        take_the_first(person)
        expect(person.prompt).not_to_have_text(asked, use_inner_text=True)


def sit_down_alone(person: Person) -> Person:
    """A solo game from the lobby."""
    person.lay_a_table(NAMES[person.lang]).pick("ui-how-many", "1")
    person.page.get_by_role("button", name=person.say("ui-quick-alone")).click()
    return person


def on_the_sheet(person: Person) -> Locator:
    """The pieces that can be chosen, on the table itself."""
    hint = re.compile(re.escape(person.say("play-can-be-chosen")) + "$")
    return person.page.locator("button[data-piece]").and_(
        person.page.get_by_role("button", name=hint)
    )


def pieces(person: Person, start: str) -> Locator:
    """The pieces whose ids begin so."""
    return person.page.locator(f"[data-piece^='{start}']")


def test_alone_from_the_lobby_to_a_rank_by_clicking_on_the_sheet(arrive: Arrive) -> None:
    me = sit_down_alone(arrive())
    chosen: set[str] = set()
    for turn in range(200):
        if not is_asked(me):
            break
        if on_the_sheet(me).count() == 0:  # only stopping is on no piece
            take_the_first(me)
            continue
        ids = on_the_sheet(me).evaluate_all(IDS)
        kinds = ["room" if ":0:" in name else name.split(":")[0] for name in ids]
        new = [place for place, kind in enumerate(kinds) if kind not in chosen]
        place = new[0] if new else (turn * 7) % len(kinds)
        chosen.add(kinds[place])
        piece = on_the_sheet(me).nth(place)
        asked = me.question()
        piece.click()
        expect(me.prompt).not_to_have_text(asked, use_inner_text=True)
    assert chosen >= {"offered", "die", "hero", "item", "potions", "map", "room"}
    expect(me.page.get_by_text(re.compile("^Your rank: "))).to_be_visible()
    expect(me.region("pd-board-earlier")).to_be_visible()
    story = me.region("pd-board-story")
    expect(story.get_by_role("row").filter(has_text="total")).to_be_visible()
    expect(story.get_by_role("listitem")).to_have_count(1)  # the last boss


def test_a_die_shows_what_it_can_be_used_for(arrive: Arrive) -> None:
    me = sit_down_alone(arrive())
    hero = re.compile("level up the (warrior|wizard|cleric|rogue)")
    come_to(me, hero)  # in the first round in which a die has the right colour for its hero
    option = choosable(me).filter(has_text=hero).first
    option.focus()
    found = hero.search(option.inner_text())
    assert found is not None
    lit = me.page.locator(".pd-lit")
    expect(lit.and_(pieces(me, f"hero:0.{found[1]}"))).to_be_visible()
    expect(lit.and_(pieces(me, "hero:"))).to_have_count(1)
    expect(lit.and_(pieces(me, "potions:"))).to_be_visible()
    assert lit.and_(pieces(me, "item:")).count() >= 4
    me.page.locator("body").focus()
    option.evaluate("one => one.blur()")
    expect(lit).to_have_count(0)


def test_the_story_of_a_boss_folds_once_a_die_is_taken(arrive: Arrive) -> None:
    me = sit_down_alone(arrive())
    drive(me, "round 4.*Choose")
    fight = me.region("pd-board-story").locator("details")
    expect(fight.get_by_role("listitem").first).to_be_visible()
    pieces(me, "die:").and_(on_the_sheet(me)).first.click()
    expect(me.prompt).to_contain_text("What do you use")
    expect(fight.get_by_role("listitem").first).to_be_hidden()
    fight.locator("summary").click()
    expect(fight.get_by_role("listitem").first).to_be_visible()


def test_what_is_looked_at_in_passing_covers_nothing_that_is_asked(arrive: Arrive) -> None:
    me = sit_down_alone(arrive(width=1440))
    come_to(me, DIE)
    on_the_sheet(me).first.click()
    pieces(me, "map:").last.click()
    expect(me.prompt).to_contain_text(STEP)
    peek = me.page.locator(".peek")
    expect(on_the_sheet(me).first).to_be_visible()
    for piece in (*on_the_sheet(me).all(), *pieces(me, "boss:").all()):
        me.page.mouse.move(0, 0)
        expect(peek).to_have_count(0)
        piece.hover()
        expect(peek).to_be_visible()
        assert me.page.evaluate(COVERED) == []


def test_three_people_at_different_speeds(arrive: Arrive) -> None:
    ala, ola, ewa = arrive("Ala"), arrive("Ola"), arrive("Ewa")
    people = (ala, ola, ewa)
    ala.lay_a_table(NAMES["en"]).quick("link", others=2)
    for seat, friend in enumerate((ola, ewa), start=1):
        friend.accept(ala.invitation(seat))
    for person in people * 2:  # cards are kept first, then powers prepare
        drive(person, f"{NOT_MINE}|Choose a die")
    drive(ala, NOT_MINE)
    expect(ala.prompt).to_contain_text("Thinking: Ola, Ewa")
    glance = ala.page.get_by_role("navigation", name=ala.say("pd-board-players"))
    expect(glance.get_by_role("button", name=re.compile("must choose"))).to_have_count(2)
    expect(ala.page.get_by_role("img", name=re.compile("^Potions [1-9]"))).to_be_visible()

    drive(ola, NOT_MINE)
    at_ola = ola.page.get_by_role("navigation", name=ola.say("pd-board-players"))
    expect(at_ola.get_by_role("button", name=re.compile("must choose"))).to_have_count(1)
    at_ola.get_by_role("button", name=re.compile("^Ala")).click()
    expect(ola.page.get_by_role("img", name=re.compile("^Potions 0"))).to_be_visible()
    ola.button("pd-board-back").click()
    expect(ola.page.get_by_role("img", name=re.compile("^Potions [1-9]"))).to_be_visible()

    drive(ewa, "round 2")
    expect(ola.prompt).to_contain_text("round 2")
    at_ola.get_by_role("button", name=re.compile("^Ala")).click()
    expect(ola.page.get_by_role("img", name=re.compile("^Potions [1-9]"))).to_be_visible()

    for person, pace in zip(people, PACES, strict=True):  # all at once, to the end
        person.page.evaluate(RACE, [person.say("play-options"), pace, [one.name for one in people]])
    for person in people:
        expect(person.result).to_be_visible(timeout=60_000)
    seen = {person.name: Diary(person.page.evaluate("() => window.diary")) for person in people}
    assert seen["Ala"].waits > seen["Ewa"].waits
    assert not list(untrue(seen))
    results, stories = [], []
    for person in people:
        expect(person.region("pd-board-story").get_by_role("table")).to_be_visible()
        results.append(person.result.get_by_role("row").all_inner_texts())
        stories.append(person.region("pd-board-story").get_by_role("row").all_inner_texts())
        earlier = person.region("pd-board-earlier").locator("details")
        expect(earlier).to_have_count(2)  # with the last one above, three bosses
    assert results[0] == results[1] == results[2]
    for person in people:
        winner = results[0][1].split("\t")[1].strip()
        expect(person.prompt).to_contain_text(winner)
        headings = person.region("pd-board-story").get_by_role("columnheader")
        expect(headings.first).to_contain_text(winner)
    assert stories[0] == stories[1] == stories[2]
    assert totals(stories[0]) == {
        name.strip(): number(total)
        for _, name, total, _ in (row.split("\t") for row in results[0][1:])
    }


def test_a_campaign_with_reloads_between_its_games(arrive: Arrive) -> None:
    me = arrive()
    me.lay_a_table(NAMES["en"]).pick("ui-how-many", "1")
    field = me.page.get_by_label("Adventure", exact=True)
    field.select_option("tower_of_death")
    me.button("ui-open-table").click()
    for game in (2, 3):
        drive(me, f"game {game} of 3")
        over = me.page.get_by_text(f"Game {game - 1} is over")
        expect(over).to_be_visible()
        asked, total = me.question(), me.page.get_by_role("row").filter(has_text="total").first
        before = total.inner_text()
        me.page.reload()
        expect(over).to_be_visible()
        assert me.question() == asked
        assert total.inner_text() == before
    drive(me)
    expect(me.result).to_be_visible()
    expect(me.page.get_by_text(re.compile("^Your rank: "))).to_be_visible()
    games = me.region("pd-board-story").locator("details").filter(has_text="is over")
    expect(games).to_have_count(3)
    each = games.locator("tr").filter(has_text="total").locator("td").all_text_contents()
    together = me.result.get_by_role("row").last.inner_text().split("\t")[2]
    assert sum(map(number, each)) == number(together)


@pytest.mark.parametrize(("theme", "lang"), [("light", "pl"), ("dark", "en")])
def test_on_a_phone_the_map_comes_first_and_the_dice_are_at_the_thumb(
    arrive: Arrive, looks: Looks, theme: str, lang: Language
) -> None:
    me = arrive("Ala", lang, width=360, height=740, color_scheme=theme, has_touch=True)
    sit_down_alone(me)
    is_asked(me)
    looks.at(me, "paper-setup", on_the_sheet(me).first)
    come_to(me, DIE)
    dice = pieces(me, "die:")
    looks.at(me, "paper-dice", dice.first, dice.last, pieces(me, "map:").first)
    assert dice.first.bounding_box()["y"] > 740 / 2  # type: ignore[index]
    tabs = me.page.get_by_role("navigation", name=me.say("pd-board-sections"))
    for section in ("party", "items", "cards", "points", "map"):
        tab = tabs.get_by_role("button", name=re.compile(f"^{me.say(f'pd-board-{section}')}"))
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        looks.at(me, f"paper-{section}", tab, dice.first)
    on_the_sheet(me).first.tap()
    me.button("play-confirm").click()
    expect(me.prompt).not_to_have_text(DIE)
    pieces(me, "map:").last.tap()
    expect(me.prompt).to_contain_text(STEP)
    looks.at(me, "paper-step", on_the_sheet(me).first)


FAR: Final = """() => {
  const far = [...document.querySelectorAll('.map .far:not(.chosen)')].map((one) => {
    const box = one.getBoundingClientRect();
    const under = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return under.find((each) => each.dataset?.piece?.startsWith('map:0:'))?.dataset.piece;
  });
  return far.filter(Boolean);
}"""
"""The rooms that are too far for one step and still within reach."""


def test_a_far_room_can_be_clicked_and_the_party_sets_out(arrive: Arrive) -> None:
    me = sit_down_alone(arrive())
    come_to(me, DIE)
    take_the_first(me)
    me.page.get_by_role("button", name=me.say("pd-board-walk")).first.click()
    expect(me.prompt).to_contain_text(STEP)
    before = me.page.locator(".map .step").count()
    far = me.page.evaluate(FAR)
    assert far, "with two points there is always a room behind an entrance"
    room = me.page.locator(f"button[data-piece='{far[0]}']")
    room.hover()
    expect(me.page.locator(".map .planned, .map .chosen").first).to_be_visible()
    room.click()
    expect(me.page.locator(".map .step")).not_to_have_count(before)


@pytest.mark.parametrize(("theme", "lang"), [("light", "en"), ("dark", "pl")])
def test_the_whole_sheet_on_a_wide_screen(
    arrive: Arrive, looks: Looks, theme: str, lang: Language
) -> None:
    me = arrive("Ala", lang, width=1440, height=900, color_scheme=theme)
    me.lay_a_table(NAMES[lang]).quick("bots", others=2)
    is_asked(me)
    expect(on_the_sheet(me).first).to_be_visible()
    looks.at(me, "paper-setup")
    come_to(me, DIE)
    heroes, items, rooms = pieces(me, "hero:0"), pieces(me, "item:0"), pieces(me, "map:0:")
    expect(heroes).to_have_count(4)
    expect(items).to_have_count(8)
    expect(rooms).to_have_count(42)
    looks.at(me, "paper-dice", heroes.last, items.last, rooms.last, in_sight=True)
    take_the_first(me)
    looks.at(me, "paper-action")
    me.page.get_by_role("navigation", name=me.say("pd-board-players")).get_by_role(
        "button"
    ).last.click()
    looks.at(me, "paper-other-sheet")


def test_by_keyboard_alone(arrive: Arrive) -> None:
    me = sit_down_alone(arrive(width=1440))
    keys = me.page.keyboard
    while not DIE.search(me.question()):
        asked = me.question()
        keys.press("1")
        expect(me.prompt).not_to_have_text(asked, use_inner_text=True)
    hint = me.say("play-can-be-chosen")
    tab_to(me, *pieces(me, "die:").evaluate_all("all => all.map((one) => one.ariaLabel)"))
    keys.press("End")
    keys.press("Home")
    while "boots" in focused(me) or not focused(me).endswith(hint):
        before = focused(me)
        keys.press("ArrowRight")
        assert focused(me) != before, "a die that is good for more than walking"
    keys.press("Enter")
    tab_to(me, me.say("pd-board-walk"))
    keys.press("Enter")
    expect(me.prompt).to_contain_text(STEP)
    tab_to(me, "A7", "B7", "C7", "D7", "E7", "F7", "A1", "B1", "C1", "D1", "E1", "F1")
    keys.press("End")
    keys.press("ArrowLeft")
    assert focused(me).startswith("E1")
    keys.press("ArrowUp")
    assert focused(me).startswith("E2")
    keys.press("ArrowDown")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(me.prompt).to_contain_text("You are in room F1")
    for _ in range(MOST_KEYS):
        if me.result.is_visible():
            break
        keys.press("1")
        me.page.wait_for_timeout(30)
    expect(me.result).to_be_visible()


def test_a_sheet_can_be_kept_as_a_picture(arrive: Arrive, tmp_path: Path) -> None:
    me = sit_down_alone(arrive())
    come_to(me, DIE)
    drawing = me.download(me.button("pd-board-save-svg"), tmp_path)
    text = drawing.read_text(encoding="utf-8")
    assert drawing.name == "paper-dungeons.svg"
    assert ElementTree.fromstring(text).tag.endswith("svg")  # noqa: S314 -- our own file
    assert "var(" not in text
    assert "Ala" in text
    painting = me.download(me.button("pd-board-save-png"), tmp_path)
    assert painting.read_bytes().startswith(b"\x89PNG")
    assert painting.stat().st_size > 50_000
    assert len(re.findall(rb"/Type\s*/Page\b", me.page.pdf())) == 1
    me.page.emulate_media(media="print")
    me.page.evaluate("() => dispatchEvent(new Event('beforeprint'))")
    printed = me.page.locator(".pd-whole")
    expect(printed).to_be_visible()
    expect(me.prompt).to_be_hidden()
    me.page.evaluate("() => dispatchEvent(new Event('afterprint'))")
    expect(printed).to_have_count(0)
