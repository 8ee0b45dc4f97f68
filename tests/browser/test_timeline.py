"""Cause before effect: nothing on the page changes before the event that causes it has played."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.choices import is_asked, take_the_first
from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.progress import until

RECORDER: Final = """
(() => {
  const all = (query, read) => [...document.querySelectorAll(query)].map(read);
  const words = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
  const numbers = (query, pattern) => all(query, (element) => Number(
    pattern.exec(element.querySelector('[role=img]')?.ariaLabel ?? '')?.[1] ?? NaN));
  const look = () => ({
    lines: all('.log li .entry, .log h3', words),
    banner: all('.banner > span', words),
    title: all('.prompt .title', words).join(),
    options: all('.option', words).length,
    scores: Object.fromEntries(all('[role=meter]', (meter) =>
      [meter.dataset.piece, Number(meter.ariaValueNow)])),
    town: all('[data-piece=town] button', (hero) => hero.ariaLabel),
    hand: all('[data-piece=hand] strong', words),
    damage: numbers('[data-piece^="damage:"]:has([role=img])', /Damage (\\d+)/),
    dice: all('[data-piece^="die:"]', (die) => die.ariaLabel.split(/[,.]/)[0]),
    round: numbers('[data-piece=rounds]', /(\\d+)\\/8/),
  });
  window.recorded = [];
  let last = '';
  const record = () => {
    const seen = look();
    const text = JSON.stringify(seen);
    if (text === last) return;
    last = text;
    window.recorded.push({ at: performance.now(), ...seen });
  };
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(record).observe(
    document.body, { childList: true, subtree: true, characterData: true, attributes: true }));
})();
"""
"""Looks at the page whenever anything in it has changed, and keeps what it saw."""

Seen = dict[str, Any]
Law = Callable[[list[Seen]], None]
DECISIONS: Final = 120
"""So many decisions are more than enough for something to happen."""
GUARD: Final = 400
"""Milliseconds for which a new question takes no clicks."""


def sit(arrive: Arrive, game: str, **context: Any) -> Person:
    """Somebody who plays a game against a bot, and whose page is recorded."""
    me = arrive("Ala", **context)
    me.page.add_init_script(RECORDER)
    me.lay_a_table(game).quick("bots")
    return me


def recorded(page: Page) -> list[Seen]:
    """What was seen while a match was shown."""
    seen: list[Seen] = page.evaluate("window.recorded")
    return [one for one in seen if one["lines"]]


def play_until_told(me: Person, words: str) -> None:
    """Answer everything until the log says this."""
    for _ in range(DECISIONS):
        assert is_asked(me), "the match is over before that"
        if any(re.search(words, line) for line in recorded(me.page)[-1]["lines"]):
            return
        take_the_first(me)
    message = f"after {DECISIONS} decisions nothing like {words!r}"
    raise AssertionError(message)


def gains(lines: list[str]) -> Counter[str]:
    """What the players have gained and suffered, as the log tells it."""
    found: Counter[str] = Counter()
    for line in lines:
        if told := re.search(r"\. (.+) (?:gains|takes) (\d+) (soul|wound)s?\.", line):
            found[f"{told[1]} {told[3]}"] += int(told[2])
    return found


def scores(seen: Seen) -> Counter[str]:
    """The same, as the board shows it; seat 0 is mine."""
    names = {"0": "Ala", "1": "Bot Crunch"}
    found: Counter[str] = Counter()
    for piece, value in seen["scores"].items():
        kind, _, seat = piece.partition(":")
        found[f"{names[seat]} {kind.removesuffix('s')}"] += value
    return found


def no_score_before_its_sentence(record: list[Seen]) -> None:
    """Souls and wounds are what has been told, never more."""
    for seen in record:
        early = scores(seen) - gains(seen["lines"])
        assert not early, f"{early} before it was told, after {seen['lines'][-1]!r}"


def no_card_before_its_sentence(record: list[Seen]) -> None:
    """Heroes in town have come to it, cards in hand have been drawn, rounds have begun."""
    for seen in record:
        came = [line.split(" comes to town")[0] for line in seen["lines"] if "to town" in line]
        came += [line.split(" rises")[0] for line in seen["lines"] if "returns" in line]
        strangers = [hero for hero in seen["town"] if not hero.startswith(tuple(came))]
        assert not strangers, f"{strangers} before {seen['lines'][-1]!r}"
        unknown = [card for card in seen["hand"] if not any(card in one for one in seen["lines"])]
        assert not unknown, f"{unknown} in hand before {seen['lines'][-1]!r}"
        no_round_before_its_heading(seen)


def no_round_before_its_heading(seen: Seen) -> None:
    if shown := re.search(r"round (\d+)", seen["title"]):
        assert f"Round {shown[1]} begins." in seen["lines"], seen["title"]


def no_mark_before_its_sentence(record: list[Seen]) -> None:
    """Damage, dice and rounds on a sheet are those that have been told."""
    for seen in record:
        no_round_before_its_heading(seen)
        lines = seen["lines"]
        columns = {int(n) for line in lines for n in re.findall(r"Damage column: (\d+)", line)}
        assert set(seen["damage"]) <= columns | {0}, f"damage before {lines[-1]!r}"
        rounds = {int(n) for line in lines for n in re.findall(r"^Round (\d+) begins", line)}
        assert set(seen["round"]) <= rounds | {0}, f"a round before {lines[-1]!r}"
    for before, after in pairwise(record):
        fresh = after["lines"][len(before["lines"]) :]
        if sorted(before["dice"]) != sorted(after["dice"]) and after["dice"]:
            assert any("The roll" in line for line in fresh), f"dice changed with {fresh}"


def no_sentence_before_its_motion(record: list[Seen]) -> None:
    """What somebody else does is announced over the board, and told when that has played."""
    known, followed = len(record[0]["lines"]), 0
    for before, seen in pairwise(record):
        for line in seen["lines"][known:]:
            if line.startswith("Bot Crunch"):
                assert any(said in line for said in before["banner"]), f"{line!r} unannounced"
                followed += 1
        known = max(known, len(seen["lines"]))
    assert followed, "somebody else has done something"


GAMES: Final = {
    "Boss Monster": (
        r"gains \d soul|takes \d wound",
        (no_score_before_its_sentence, no_card_before_its_sentence),
    ),
    "Paper Dungeons": (r"^Round 2 begins", (no_mark_before_its_sentence,)),
}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_changes_before_its_cause_has_played(arrive: Arrive, game: str) -> None:
    words, laws = GAMES[game]
    me = sit(arrive, game, reduced_motion="no-preference")
    play_until_told(me, words)
    record = recorded(me.page)
    assert any(seen["banner"] for seen in record), "something was played"
    for law in (*laws, no_sentence_before_its_motion):
        law(record)


@pytest.mark.parametrize("game", GAMES)
def test_with_reduced_motion_everything_is_there_at_once(arrive: Arrive, game: str) -> None:
    words, laws = GAMES[game]
    me = sit(arrive, game)
    play_until_told(me, words)
    record = recorded(me.page)
    assert not any(seen["banner"] for seen in record), "nothing was played"
    expect(me.button("play-skip-motion")).to_have_count(0)
    for law in laws:
        law(record)
    for seen in record:
        missing = gains(seen["lines"]) - scores(seen)
        assert not missing, f"{missing} was told and is not there"


def test_a_click_skips_what_is_played(arrive: Arrive) -> None:
    me = sit(arrive, "Boss Monster", reduced_motion="no-preference")
    skip = me.button("play-skip-motion")
    assert is_asked(me)
    me.stop_the_clock()  # what is played from now on would be played for ever
    while is_asked(me, skip):
        me.page.clock.run_for(GUARD)
        take_the_first(me)
    before = len(recorded(me.page)[-1]["lines"])
    me.page.mouse.click(400, 700)
    until(lambda: len(recorded(me.page)[-1]["lines"]) > before or None, me)
    me.page.clock.resume()
    expect(me.page.locator(".traveller, .banner, .stamped")).to_have_count(0)
    expect(me.page.get_by_role("dialog")).to_have_count(0)
