"""Paper Dungeons: the sheet is filled in by clicking on it, by words and by keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Locator, expect

from podziemia.games.paper_dungeons.content import RANK_ENTRIES
from podziemia.games.paper_dungeons.options import BREW, STOP
from podziemia.kernel.game import Value
from podziemia.kernel.match import Match
from tests.browser.choices import choosable, is_asked, last_word, take_the_first
from tests.browser.conftest import Arrive
from tests.browser.looks import Looks, overlap
from tests.browser.messages import Language
from tests.browser.person import Person
from tests.browser.progress import until
from tests.browser.recorded import Wanted, asked, recorded
from tests.browser.test_keyboard import focused, tab_to
from tests.table.server import Hosted

GAME: Final = "paper_dungeons"
NAMES: Final = {"en": "Paper Dungeons", "pl": "Papierowe podziemia"}
DIE: Final = re.compile("Choose a die|Choose the last die|Wybierz kość|Wybierz ostatnią kość")
LONGER_THAN_A_HOVER: Final = 600
"""Milliseconds after which whatever is looked at in passing is shown."""
STEP: Final = re.compile("where do you go|dokąd idziesz|Choose an entrance|Wybierz wejście")
RANK: Final = re.compile("|".join(rank.name_en for rank in RANK_ENTRIES.values()))
NOT_MINE: Final = "is thinking|Thinking:"
IDS: Final = "all => all.map((one) => one.dataset.piece)"
DRIVE: Final = """async ([options, until]) => {
  const stop = new RegExp(until);
  for (let known = 0, quiet = 0; quiet < 1500; quiet += 1) {
    if (window.changes !== known) [known, quiet] = [window.changes, 0];
    await new Promise((done) => setTimeout(done, 20));
    const prompt = document.querySelector('section.prompt')?.textContent ?? '';
    if (document.querySelector('section.result') || stop.test(prompt)) return;
    const all = [...document.querySelectorAll(`[aria-label="${options}"] button:enabled`)];
    const easy = all.find((one) => /^(Brew|Stop)/.test(one.ariaLabel));
    (easy ?? all[0] ?? document.querySelector('.confirm .yes'))?.click();
  }
  throw new Error(`nothing changes any more: ${document.body.innerText}`);
}"""
"""Clicks options without looking up, what asks nothing further first; much faster than a person."""


CLICKED: Final = {"offered", "die", "hero", "item", "potions", "map", "room"}
"""Every kind of piece that can be clicked on a sheet or beside it."""

SEEN: Final = """(names) => {
  const text = document.querySelector('section.prompt')?.innerText ?? '';
  const waits = /is thinking|Thinking:/.test(text);
  return {
    over: document.querySelector('section.result') !== null,
    asked: /Your turn/.test(text),
    named: waits ? names.filter((name) => text.includes(name)) : [],
  };
}"""
"""Whether the match is over, whether something is asked, and who is waited for."""


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


def agreed(people: tuple[Person, ...]) -> list[Person]:
    """Wait until all pages tell the same; who is asked something, nobody once it is over."""
    names = [person.name for person in people]

    def found() -> list[Person] | None:
        seen = [person.page.evaluate(SEEN, names) for person in people]
        asked = [person for person, one in zip(people, seen, strict=True) if one["asked"]]
        if all(one["over"] for one in seen):
            return []
        waited_for = [person.name for person in asked]
        true = all(one["asked"] or one["named"] == waited_for for one in seen)
        return asked if asked and true else None

    return until(found, *people)


def totals(place: Locator) -> dict[str, int]:
    """The totals in a table, by player, the winner first."""
    names = place.locator("thead th .name").all_inner_texts()
    found = place.locator("tbody tr").filter(has=place.page.locator("th", has_text="total"))
    return dict(zip(names, map(number, found.locator("td").all_inner_texts()), strict=True))


def number(words: str) -> int:
    """A number as it is shown."""
    return int(words.strip().replace("\N{MINUS SIGN}", "-"))


def drive(person: Person, until: str = "(?!)") -> None:
    """Answer everything at once until the prompt says something like this, or the match is over."""
    person.page.evaluate(DRIVE, [person.say("play-options"), until])


def in_round(number: int, game: int = 1) -> Wanted:
    """A round of a game has just begun."""
    return lambda match: (
        (match.state.game, match.state.round) == (game - 1, number)
        and match.pending[0].prompt == "die"
    )


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
    hint = person.say("play-can-be-chosen")
    return person.page.locator(f'button[data-piece][aria-label$="{hint}"]')


def pieces(person: Person, start: str) -> Locator:
    """The pieces whose ids begin so."""
    return person.page.locator(f"[data-piece^='{start}']")


def test_alone_from_the_lobby_to_a_rank_by_clicking_on_the_sheet(arrive: Arrive) -> None:
    me = sit_down_alone(arrive())
    chosen: set[str] = set()
    for turn in range(200):
        assert is_asked(me), "the match is over before everything was clicked"
        if turn > 40 and chosen >= CLICKED:
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
    drive(me)  # nothing new is clicked in the rounds that are left
    expect(me.result.get_by_role("heading", name=RANK)).to_be_visible()
    expect(me.result.get_by_text("Place 1")).to_have_count(0)
    expect(me.result.get_by_role("row").filter(has_text="total")).to_be_visible()
    expect(me.region("pd-board-earlier")).to_be_visible()
    story = me.region("pd-board-story")
    expect(story.get_by_role("listitem")).to_have_count(1)  # the last boss


def test_a_die_shows_what_it_can_be_used_for(arrive: Arrive) -> None:
    me = sit_down_alone(arrive())
    hero = re.compile("level up the (warrior|wizard|cleric|rogue)")
    come_to(me, hero)  # in the first round in which a die has the right colour for its hero
    me.page.mouse.move(0, 0)  # where it rests on no option
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


def test_another_die_is_taken_instead_of_the_first(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, in_round(2), "human", game=GAME)
    me = table.seat(arrive())
    usable = on_the_sheet(me).evaluate_all(IDS)
    me.page.locator(f"button[data-piece='{usable[0]}']").click()
    expect(me.page.locator("li.busy")).to_have_count(1)
    for other in usable[1:]:
        die = me.page.locator(f"button[data-piece='{other}']")
        die.click()
        expect(
            me.page.locator("li.busy").or_(me.page.locator("li.used")).locator(die)
        ).to_be_visible()
        expect(me.page.get_by_role("dialog")).to_be_hidden()
    me.page.keyboard.press("Escape")


PLACES: Final = "all => all.map((one) => Math.round(one.parentElement.offsetLeft))"


def test_dice_keep_their_places_when_one_is_used(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, in_round(2), "human", game=GAME).seat(arrive())
    places = pieces(me, "die:").evaluate_all(PLACES)
    take_the_first(me)
    choosable(me).filter(has_text="Brew").click()
    expect(me.page.locator("li.used")).to_have_count(1)
    assert pieces(me, "die:").evaluate_all(PLACES) == places


def last_brew(number: int) -> Wanted:
    """Brewing would be the last thing that seat 0 does in a round."""

    def wanted(match: Match[Any]) -> bool:
        asked = match.pending.get(0)
        if asked is None or BREW not in asked.options or match.state.round != number:
            return False
        return match.offer(0, BREW).closes is not None

    return wanted


one_left: Final = last_brew(2)


def test_a_boss_comes_by_night_and_the_next_round_waits_for_it(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, last_brew(3), "human", game=GAME)
    me = table.seat(arrive(reduced_motion="no-preference"))
    choosable(me).filter(has_text="Brew").click()
    last_word(me).click()
    night = me.page.locator(".night")
    expect(night.get_by_role("listitem")).to_contain_text(re.compile("flee|fight"))
    expect(me.log).not_to_contain_text("Round 4 begins")
    night.click()  # enough of it
    expect(night).to_be_hidden()
    expect(me.log).to_contain_text("Round 4 begins")
    expect(me.region("pd-board-story").get_by_role("listitem").first).to_be_visible()


def test_a_round_is_finished_only_after_a_word(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, one_left, "human", game=GAME)
    me = table.seat(arrive())
    brew = choosable(me).filter(has_text="Brew")
    brew.click()
    finish = last_word(me)
    expect(finish).to_have_text("Finish the round")
    me.page.keyboard.press("Escape")
    expect(finish).to_be_hidden()
    pieces(me, "potions:0").last.click()
    expect(finish).to_be_visible()
    expect(me.prompt).to_contain_text("round 2")
    finish.click()
    expect(me.prompt).to_contain_text("round 3")


def test_who_does_not_want_to_be_asked_is_not(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, one_left, "human", game=GAME).seat(arrive())
    me.button("ui-settings").click()
    me.page.get_by_label(me.say("ui-set-lastWord")).uncheck()
    me.close_dialog()
    choosable(me).filter(has_text="Brew").click()
    expect(me.prompt).to_contain_text("round 3")


def deadly(match: Match[Any]) -> bool:
    """A step would kill the party of seat 0."""
    asked = match.pending.get(0)
    if asked is None or asked.prompt != "step":
        return False
    return any(match.offer(0, option).warning for option in asked.options)


def test_a_step_that_kills_says_so_and_waits_for_a_word(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, deadly, "human", game=GAME).seat(arrive())
    fatal = choosable(me).filter(has_text="The party dies").first
    expect(fatal.locator(".warning")).to_be_visible()
    fatal.click()
    expect(me.prompt.locator(".confirm .warning")).to_be_visible()
    last_word(me).click()
    expect(me.log).to_contain_text("is resurrected")


def test_the_story_of_a_boss_folds_once_a_die_is_taken(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, in_round(4), "human", game=GAME).seat(arrive())
    story = me.region("pd-board-story")
    expect(story.get_by_role("listitem").first).to_be_visible()
    pieces(me, "die:").and_(on_the_sheet(me)).first.click()
    expect(me.prompt).to_contain_text("What do you use")
    expect(story).to_be_hidden()
    fight = me.region("pd-board-earlier").locator("details")
    expect(fight.get_by_role("listitem").first).to_be_hidden()
    fight.locator("summary").click()
    expect(fight.get_by_role("listitem").first).to_be_visible()


def test_what_an_option_would_write_is_sketched(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, one_left, "human", game=GAME).seat(arrive(width=1440))
    sketched = me.page.locator("[stroke='var(--pd-sketch)']")
    expect(sketched).to_have_count(0)
    pieces(me, "potions:0").last.hover()
    expect(sketched).to_have_count(2)  # two potions
    me.page.wait_for_timeout(LONGER_THAN_A_HOVER)
    expect(me.page.locator(".peek")).to_have_count(0)  # there is nothing more to tell
    me.page.mouse.move(0, 0)
    expect(sketched).to_have_count(0)
    choosable(me).filter(has_text=re.compile(r"\(1/2")).first.focus()
    expect(sketched).to_have_count(1)  # a part


def test_the_story_of_a_boss_lies_where_nothing_can_be_chosen(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, in_round(4), "human", "human", "human", "human", game=GAME)
    for width, height in ((1280, 720), (1440, 900), (2560, 1440)):
        me = table.seat(arrive(width=width, height=height))
        story = me.region("pd-board-story")
        expect(story.get_by_role("listitem").first).to_be_visible()
        kinds = ("hero:0", "item:0", "map:0", "potions:0", "die:")
        for piece in (each for kind in kinds for each in pieces(me, kind).all()):
            assert not overlap(story, piece), piece.get_attribute("data-piece")


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_everything_is_on_a_small_laptop_at_once(
    arrive: Arrive, server: Hosted, lang: Language
) -> None:
    table = recorded(server, in_round(3), *["human"] * 4, game=GAME)
    me = table.seat(arrive(lang=lang, width=1280, height=720))
    me.expect_turn()
    for kind in ("die:", "player:", "map:0", "hero:0", "item:0", "boss:", "gems:0", "mission:"):
        for piece in pieces(me, kind).all():
            box = piece.bounding_box()
            assert box is not None
            assert box["y"] >= 0, kind
            assert box["y"] + box["height"] <= 720, kind


def few_steps(match: Match[Any]) -> bool:
    """The party of seat 0 is in the lowest row of the map and may go to one or two rooms."""
    ask = match.pending.get(0)
    if ask is None or ask.prompt != "step" or not 2 <= len(ask.options) <= 3:
        return False
    return str(ask.about["room"]).endswith("1")


def test_on_a_phone_rooms_to_go_to_are_not_under_the_dice(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, few_steps, "human", game=GAME)
    me = table.seat(arrive("Ala", "pl", width=360, height=740, has_touch=True))
    me.expect_turn()
    rooms = pieces(me, "map:0:").and_(on_the_sheet(me))
    dice = me.page.locator(".thumb")

    def uncovered() -> bool | None:
        return not any(overlap(room, dice) for room in rooms.all()) or None

    assert rooms.count() > 0
    assert until(uncovered, me)


def test_what_is_looked_at_in_passing_covers_nothing_that_is_asked(arrive: Arrive) -> None:
    me = sit_down_alone(arrive(width=1440))
    come_to(me, DIE)
    on_the_sheet(me).first.click()
    expect(me.prompt).to_contain_text("What do you use")
    pieces(me, "map:").last.click()
    expect(me.prompt).to_contain_text(STEP)
    me.expect_ready()
    peek = me.page.locator(".peek")
    expect(on_the_sheet(me).first).to_be_visible()
    for piece in (*on_the_sheet(me).all(), *pieces(me, "boss:").all()):
        me.page.mouse.move(0, 0)
        expect(peek).to_have_count(0)
        piece.hover()
        expect(peek).to_be_visible()
        assert me.page.evaluate(COVERED) == []
        if "map:" in str(piece.get_attribute("data-piece")):
            assert not overlap(peek, me.page.locator(".sheet")), "it lies off the sheet"


def look_at(person: Person, other: str) -> Person:
    """Look at the sheet of somebody else."""
    players = person.page.get_by_role("navigation", name=person.say("pd-board-players"))
    players.get_by_role("button", name=re.compile(f"^{other}")).click()
    expect(person.button("pd-board-back")).to_be_visible()
    return person


def potions(person: Person) -> str:
    """What the sheet in sight says about potions."""
    shown = person.page.get_by_role("img", name=re.compile("^Potions "))
    return str(shown.get_attribute("aria-label"))


def test_three_people_at_different_speeds(arrive: Arrive) -> None:
    ala, ola, ewa = arrive("Ala"), arrive("Ola"), arrive("Ewa")
    people = (ala, ola, ewa)
    ala.lay_a_table(NAMES["en"]).quick("link", others=2)
    for seat, friend in enumerate((ola, ewa), start=1):
        friend.accept(ala.invitation(seat))
    for person in people * 2:  # cards are kept first, then powers prepare
        drive(person, f"{NOT_MINE}|Choose a die")
    before = potions(look_at(ola, "Ala"))
    ola.button("pd-board-back").click()
    drive(ala, NOT_MINE)
    expect(ala.prompt).to_contain_text("Thinking: Ola, Ewa")
    glance = ala.page.get_by_role("navigation", name=ala.say("pd-board-players"))
    expect(glance.get_by_role("button", name=re.compile("must choose"))).to_have_count(2)
    brewed = potions(ala)
    assert brewed != before, "somebody who brews first has brewed something"

    drive(ola, NOT_MINE)
    at_ola = ola.page.get_by_role("navigation", name=ola.say("pd-board-players"))
    expect(at_ola.get_by_role("button", name=re.compile("must choose"))).to_have_count(1)
    own = potions(ola)
    assert potions(look_at(ola, "Ala")) == before, "nobody sees what others do in the meantime"
    ola.button("pd-board-back").click()
    assert potions(ola) == own

    drive(ewa, "round 2")
    expect(ola.prompt).to_contain_text("round 2")
    assert potions(look_at(ola, "Ala")) == brewed

    assert agreed(people) == [ala, ola, ewa]
    drive(ola, NOT_MINE)
    assert agreed(people) == [ala, ewa]
    drive(ewa, NOT_MINE)
    assert agreed(people) == [ala]
    drive(ala, "round 3")
    assert agreed(people) == [ala, ola, ewa]


def test_three_people_come_to_the_same_result(arrive: Arrive, server: Hosted) -> None:
    last_round = recorded(server, in_round(8), *["human"] * 3, game=GAME)
    ala, ola, ewa = people = tuple(
        last_round.seat(arrive(name), seat) for seat, name in enumerate(("Ala", "Ola", "Ewa"))
    )
    assert agreed(people) == [ala, ola, ewa]
    for person in (ewa, ala, ola):
        drive(person, NOT_MINE)
    assert agreed(people) == []
    results = []
    for person in people:
        earlier = person.region("pd-board-earlier")
        results.append(totals(person.result))
        expect(person.region("pd-board-story").locator("details")).to_have_count(1)  # the last boss
        expect(earlier.locator("details")).to_have_count(2)  # the other two
        expect(earlier.get_by_role("table")).to_have_count(0)  # the scores are told above
    assert results[0] == results[1] == results[2]
    winner = next(iter(results[0]))
    assert results[0][winner] == max(results[0].values())
    for person in people:
        expect(person.result).to_contain_text(winner)


def test_a_campaign_with_a_reload_between_its_games(arrive: Arrive, server: Hosted) -> None:
    tower: dict[str, Value] = {"adventure": "tower_of_death"}
    me = recorded(server, in_round(8, 1), "human", game=GAME, options=tower).seat(arrive())
    drive(me, "game 2 of 3")
    over = me.page.get_by_text("Game 1 is over")
    expect(over).to_be_visible()
    asked, total = me.question(), me.page.get_by_role("row").filter(has_text="total").first
    before = total.inner_text()
    me.page.reload()
    expect(over).to_be_visible()
    assert me.question() == asked
    assert total.inner_text() == before
    me = recorded(server, in_round(8, 3), "human", game=GAME, options=tower).seat(arrive())
    drive(me)
    expect(me.result).to_be_visible()
    expect(me.result.get_by_role("heading", name=RANK)).to_be_visible()
    games = me.region("pd-board-earlier").locator("details").filter(has_text="is over")
    expect(games).to_have_count(3)
    each = games.locator("tr").filter(has_text="total").locator("td").all_text_contents()
    together = me.result.get_by_role("row").filter(has_text="total").locator("td")
    assert sum(map(number, each)) == number(together.inner_text())


@pytest.mark.parametrize(("theme", "lang"), [("light", "pl"), ("dark", "en")])
def test_on_a_phone_the_map_comes_first_and_the_dice_are_at_the_thumb(
    arrive: Arrive, looks: Looks, theme: str, lang: Language
) -> None:
    me = arrive("Ala", lang, width=360, height=740, color_scheme=theme, has_touch=True)
    sit_down_alone(me)
    is_asked(me)
    looks.at(me, "paper-setup", on_the_sheet(me).first)
    come_to(me, DIE)
    me.page.evaluate("window.scrollTo(0, 0)")  # where a choice before was made does not matter
    dice = pieces(me, "die:")
    looks.at(me, "paper-dice", dice.first, dice.last, pieces(me, "map:").first)
    assert dice.first.bounding_box()["y"] > 740 / 2  # type: ignore[index]
    tabs = me.page.get_by_role("navigation", name=me.say("pd-board-sections"))
    for section in ("party", "items", "cards", "points", "map"):
        tab = tabs.get_by_role("button", name=re.compile(f"^{me.say(f'pd-board-{section}')}"))
        tab.click()
        expect(tab).to_have_attribute("aria-pressed", "true")
        looks.at(me, f"paper-{section}", tab, dice.first)
    on_the_sheet(me).first.tap()  # it only leads on: a tap is enough
    expect(me.prompt).not_to_have_text(DIE)
    expect(me.page.get_by_role("dialog")).to_be_hidden()
    pieces(me, "map:").last.tap()
    expect(me.prompt).to_contain_text(STEP)
    looks.at(me, "paper-step", on_the_sheet(me).first)


def may_brew(match: Match[Any]) -> bool:
    """Seat 0 may brew, and goes on afterwards."""
    ask = match.pending.get(0)
    if ask is None or ask.prompt != "action" or BREW not in ask.options:
        return False
    return match.offer(0, BREW).closes is None


def test_on_a_phone_a_tap_shows_what_a_second_one_writes(arrive: Arrive, server: Hosted) -> None:
    table = recorded(server, may_brew, "human", game=GAME)
    me = table.seat(arrive(width=360, height=740, has_touch=True))
    me.expect_ready()
    tabs = me.page.get_by_role("navigation", name=me.say("pd-board-sections"))
    tabs.get_by_role("button", name=re.compile(f"^{me.say('pd-board-party')}")).click()
    pot, dice = pieces(me, "potions:0").last, pieces(me, "die:")
    before, sketched = potions(me), me.page.locator("[stroke='var(--pd-sketch)']")
    pot.tap()
    expect(last_word(me)).to_be_visible()
    expect(sketched.first).to_be_visible()
    for die in dice.all():
        expect(die).to_be_in_viewport(ratio=0.99)
    assert potions(me) == before
    pot.tap()
    expect(last_word(me)).to_be_hidden()
    expect(me.log).to_contain_text("You brew potions")


def test_on_a_phone_rooms_stay_in_sight_when_the_question_grows(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, may_brew, "human", game=GAME)
    me = table.seat(arrive(width=360, height=740, has_touch=True))
    me.expect_ready()
    pieces(me, "map:0").first.tap()
    expect(me.prompt).to_contain_text(STEP)
    rooms, dice = pieces(me, "map:0:").and_(on_the_sheet(me)), me.page.locator(".thumb")
    expect(rooms.first).to_be_visible()
    assert until(lambda: not any(overlap(room, dice) for room in rooms.all()) or None, me)


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
    me.expect_ready()
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


def answer_by_key(person: Person) -> None:
    """Take the option with the number 1."""
    is_asked(person)  # no key is taken while an answer is on its way
    asked = person.prompt.inner_text()
    person.page.keyboard.press("1")
    shown = person.prompt.or_(person.result)  # which takes its place when the match is over
    expect(shown).not_to_have_text(asked, use_inner_text=True)


def test_by_keyboard_alone(arrive: Arrive) -> None:
    me = sit_down_alone(arrive(width=1440))
    keys = me.page.keyboard
    while not DIE.search(me.question()):
        answer_by_key(me)
    hint = me.say("play-can-be-chosen")
    expect(pieces(me, "die:").first).to_be_visible()
    tab_to(me, *pieces(me, "die:").evaluate_all("all => all.map((one) => one.ariaLabel)"))
    keys.press("End")
    keys.press("Home")
    while "boots" in focused(me) or not focused(me).endswith(hint):
        before = focused(me)
        keys.press("ArrowRight")
        assert focused(me) != before, "a die that is good for more than walking"
    keys.press("Enter")
    expect(me.prompt).to_contain_text("What do you use")
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
    while "round 2" not in me.question():
        answer_by_key(me)


def test_stopping_is_the_last_option_and_no_careless_key_takes_it(
    arrive: Arrive, server: Hosted
) -> None:
    table = recorded(server, asked("step"), "human", game=GAME)
    assert table.match.pending[0].options[0] == STOP, "the rules offer it first"
    me = table.seat(arrive(width=1440))
    me.expect_turn()
    expect(choosable(me).last).to_have_text(re.compile(r"^0\s*Stop here"))
    expect(choosable(me).first).to_have_text(re.compile(r"^1\s*To "))
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Tab")
    assert focused(me).startswith("To ")
    me.page.keyboard.press("Enter")
    expect(me.prompt).to_contain_text("You are in room")


def test_the_last_round_by_keyboard_alone(arrive: Arrive, server: Hosted) -> None:
    me = recorded(server, in_round(8), "human", game=GAME).seat(arrive(width=1440))
    while is_asked(me):
        answer_by_key(me)
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
