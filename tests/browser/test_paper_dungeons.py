"""Paper Dungeons: the sheet is filled in by clicking on it, by words and by keys."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from playwright.sync_api import Locator, expect

from podziemia.games.paper_dungeons.content import RANK_ENTRIES
from podziemia.games.paper_dungeons.options import BREW
from podziemia.kernel.game import Value
from podziemia.kernel.match import Match
from tests.browser.choices import choosable, is_asked, last_word, take_the_first
from tests.browser.conftest import Arrive
from tests.browser.looks import overlap
from tests.browser.paper_sheet import (
    DIE,
    GAME,
    NAMES,
    STEP,
    come_to,
    drive,
    in_round,
    on_the_sheet,
    pieces,
    potions,
    sit_down_alone,
)
from tests.browser.person import Person
from tests.browser.progress import until
from tests.browser.recorded import Wanted, recorded
from tests.table.server import Hosted

LONGER_THAN_A_HOVER: Final = 600
"""Milliseconds after which whatever is looked at in passing is shown."""


RANK: Final = re.compile("|".join(rank.name_en for rank in RANK_ENTRIES.values()))


NOT_MINE: Final = "is thinking|Thinking:"


IDS: Final = "all => all.map((one) => one.dataset.piece)"


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
