"""Cause before effect: nothing on the page changes before the event that causes it has played."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
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
  const label = (piece) =>
    piece.ariaLabel ?? piece.querySelector('[role=img]')?.ariaLabel ?? words(piece);
  const look = () => ({
    lines: all('.log li .entry, .log h3', words),
    banner: all('.banner > span', words),
    title: all('.prompt .title', words).join(),
    options: all('.option', words).length,
    scores: Object.fromEntries(all('[role=meter]', (meter) =>
      [meter.dataset.piece, Number(meter.ariaValueNow)])),
    town: all('[data-piece=town] button', (hero) => hero.ariaLabel),
    hand: all('[data-piece=hand] strong', words),
    pieces: all('[data-piece]:not([role=meter])', (piece) => [piece.dataset.piece, label(piece)]),
  });
  window.recorded = [];
  let last = '';
  const record = () => {
    const seen = look();
    const text = JSON.stringify(seen);
    if (text === last) return;
    last = text;
    window.recorded.push(seen);
  };
  document.addEventListener('DOMContentLoaded', () => new MutationObserver(record).observe(
    document.body, { childList: true, subtree: true, characterData: true, attributes: true }));
})();
"""
"""Looks at the page whenever anything in it has changed, and keeps what it saw.

Changes that come together are seen together, so a record may skip a state that was never shown; it
never shows one that was not there.
"""

Seen = dict[str, Any]
Law = Callable[[list[Seen]], None]
Told = dict[str, list[str]]
"""What is known of each fact, as it was told in the course of a match."""
DECISIONS: Final = 120
"""So many decisions are more than enough for something to happen."""
GUARD: Final = 400
"""Milliseconds for which a new question takes no clicks."""
NAMES: Final = {"0": "You", "1": "Bot Crunch"}
"""How the log calls the players."""


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
        lines: list[str] = me.page.evaluate("window.recorded.at(-1).lines")
        if any(re.search(words, line) for line in lines):
            return
        take_the_first(me)
    message = f"after {DECISIONS} decisions nothing like {words!r}"
    raise AssertionError(message)


def asks(seen: Seen) -> bool:
    """Whether somebody is asked, and nothing is played any more."""
    return bool(seen["options"]) and not seen["banner"]


def said(seen: Seen, piece: str, pattern: str) -> list[re.Match[str]]:
    """What pieces of the board say in this form; a piece is named by how it begins."""
    labels = [label for name, label in seen["pieces"] if name.startswith(piece)]
    return [found for label in labels if (found := re.search(pattern, label))]


def nothing_before_the_first_sentence(record: list[Seen]) -> None:
    """While somebody is asked the board stays as it is, until something is told."""
    asked: Seen | None = None
    for seen in record:
        if asked is not None and seen["lines"] == asked["lines"]:
            before, now = still(asked), still(seen)
            changed = {p: (before[p], now[p]) for p in before if now.get(p, before[p]) != before[p]}
            assert not changed, f"{changed} after {seen['lines'][-1]!r}"
        else:
            asked = seen if asks(seen) else None


def still(seen: Seen) -> dict[str, str]:
    """What the pieces say, but for who must choose and what can be chosen."""
    choice = r"(, must choose|, take this one instead)?(\. Can be chosen.*)?$"
    said: dict[str, str] = {}
    for piece, label in seen["pieces"]:
        said.setdefault(piece, re.sub(choice, "", label))
    return said


# Boss Monster


def gains(lines: list[str]) -> Counter[str]:
    """What the players have gained and suffered, as the log tells it."""
    found: Counter[str] = Counter()
    for line in lines:
        if told := re.search(r"\. (.+) (?:gains?|takes?) (\d+) (soul|wound)s?\.", line):
            found[f"{told[1]} {told[3]}"] += int(told[2])
    return found


def scores(seen: Seen) -> Counter[str]:
    """The same, as the board shows it; seat 0 is mine."""
    found: Counter[str] = Counter()
    for piece, value in seen["scores"].items():
        kind, _, seat = piece.partition(":")
        found[f"{NAMES[seat]} {kind.removesuffix('s')}"] += value
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


def no_room_before_its_sentence(record: list[Seen]) -> None:
    """A room in a dungeon has been placed or built there; whose face is hidden, in this round."""
    for seen in record:
        told = "\n".join(seen["lines"])
        this_round = told.rpartition("\nRound ")[2]
        for seat, name in NAMES.items():
            rooms = [room[0] for room in said(seen, f"room:{seat}.", "^[^,]+")]
            for room in set(rooms) - {"Face-down"}:
                own = f"[Yy]our room {room}" if seat == "0" else rf"room {room} \({name}\)"
                words = f"{name} (builds?|places?) the room {room}|{own}"
                assert re.search(words, told), f"{room} before {seen['lines'][-1]!r}"
            placed = len(re.findall(f"^{name} places?", this_round, re.MULTILINE))
            assert rooms.count("Face-down") <= placed, f"a room before {seen['lines'][-1]!r}"


COUNTERS: Final = {
    # a piece, and the sentences by which it grows, and those by which it shrinks
    "deck:room": ("^The Room deck is empty", "draws? (a Room card|the room)|in the deck"),
    "deck:spell": ("^The Spell deck is empty", "draws? (a Spell card|the spell)"),
    "deck:ordinary": ("^$", "comes to town"),
    "deck:epic": ("^$", "comes to town"),
    "pile": (
        "discard(s|ing)|^You discard|is destroyed|takes effect|is negated|has lost its target",
        "from the discard pile|deck is empty",
    ),
    **{
        f"back:{seat}.{kind}": (
            f"^{name} (draws?|takes?|finds?)",
            f"^{name} (places?|builds?|discards?|begins? by discarding|plays?|uses?)"
            f"|from (?i:{name})",
        )
        for seat, name in NAMES.items()
        for kind in ("room", "spell")
    },
}


def no_count_before_its_sentence(record: list[Seen]) -> None:
    """Decks, the discard pile and hands grow and shrink by what has been told."""
    settled = [asks(seen) and bool(seen["pieces"]) for seen in record].index(True)
    for piece, (grows, shrinks) in COUNTERS.items():
        since = [seen for seen in record[settled:] if said(seen, piece, r"\d")]
        first, known = count_on(since[0], piece), len(since[0]["lines"])
        for seen in since:
            fresh = seen["lines"][known:]
            least, most = first - cards_told(shrinks, fresh), first + cards_told(grows, fresh)
            count = count_on(seen, piece)
            assert least <= count <= most, f"{piece} {first}, then {count} with {fresh}"


def count_on(seen: Seen, piece: str) -> int:
    """The number that a piece shows."""
    return int(said(seen, piece, r"\d+")[0][0])


def cards_told(words: str, lines: list[str]) -> int:
    """Of how many cards sentences of this form speak; of a whole deck, of enough."""
    told = [line for line in lines if re.search(words, line)]
    return sum(999 if "deck is empty" in line else 1 + line.count(", ") for line in told)


# Paper Dungeons

SHEET: Final = {
    # fact: a piece of one's own sheet, what it says, and the sentences that tell it
    "damage": ("damage:0", r"^Damage (\d+)/", r"[Yy]ou.*(?:; damage now |, damage )(\d+)"),
    "potions": ("potions:0", r"^Potions (\d+)/", r"^You.*(?:; you have |, damage \d+, )(\d+)"),
    "monsters": ("monsters:0", r"^Monsters (\d+)/", r"^You (?:defeat|strike) .* makes (\d+)"),
    "gems": ("gems:0", r"^Gems (\d+)/", r"^You (?:loot|get a) gem.* makes (\d+)"),
    "round": ("rounds", r"^Round (\d+)/", r"^Round (\d+) begins"),
    "room": (
        "map:0",
        r"The party of Ala is in (\w+)",
        r"^You (?:explore|enter|pass|cross).* room (\w+)",
    ),
}
LISTED: Final = (
    # the same where there are several: with its name before the number
    ("item:0.", r"^(.+), parts (\d)/", r"^You make a part of the (.+) \((\d) of"),
    ("hero:0.", r"^(\w+) \(.+, level (\d) of", r"^Your (\w+) reaches level (\d)"),
)
EXPLORED: Final = ("map:0", r"Explored rooms: (\d+)", "")
HEROES: Final = ("Warrior", "Wizard", "Cleric", "Rogue")


def told_of_sheet(lines: list[str]) -> Told:
    """What has been told of one's own sheet, from its beginning on."""
    told: Told = {fact: ["0"] for fact in (*SHEET, "explored")} | {hero: ["1"] for hero in HEROES}
    for line in lines:
        for fact, (_, _, sentence) in SHEET.items():
            if found := re.search(sentence, line):
                told[fact].append(found[1])
        for _, _, sentence in LISTED:
            if found := re.search(sentence, line):
                told.setdefault(found[1], ["0"]).append(found[2])
        told["explored"].append(str(len(set(told["room"])) - 1))
    return told


def shown_on_sheet(seen: Seen) -> dict[str, str]:
    """The same, as the board shows it."""
    shown: dict[str, str] = {}
    for fact, (piece, words, _) in (*SHEET.items(), ("explored", EXPLORED)):
        for found in said(seen, piece, words):
            shown[fact] = found[1]
    for piece, words, _ in LISTED:
        for found in said(seen, piece, words):
            shown[found[1]] = found[2]
    return shown


def no_mark_before_its_sentence(record: list[Seen]) -> None:
    """What a sheet shows has been told, one after the other, though some may be skipped."""
    reached: dict[str, int] = {}
    for seen in record:
        no_round_before_its_heading(seen)
        told = told_of_sheet(seen["lines"])
        for fact, value in shown_on_sheet(seen).items():
            way, since = told.get(fact, ["0"]), reached.get(fact, 0)
            assert value in way[since:], f"{fact} {value} before {seen['lines'][-1]!r}"
            reached[fact] = way.index(value, since)


def no_roll_before_its_sentence(record: list[Seen]) -> None:
    """The dice on the table have been told: as often as they change, there was a roll."""
    lying: list[str] = []
    rolls = 0
    for seen in record:
        dice = sorted(found[1] for found in said(seen, "die:", r"^([^,.]+) \(die"))
        if dice and dice != lying:
            lying, rolls = dice, rolls + 1
            told = sum(line.startswith("The roll") for line in seen["lines"])
            assert rolls <= told, f"{dice} before {seen['lines'][-1]!r}"


# Both


def no_sentence_before_its_motion(record: list[Seen]) -> None:
    """What somebody else does is announced over the board, and told when that has played."""
    known, followed = len(record[0]["lines"]), 0
    for before, seen in pairwise(record):
        for line in seen["lines"][known:]:
            if line.startswith("Bot Crunch") and "BM-8.1" not in line:
                assert any(words in line for words in before["banner"]), f"{line!r} unannounced"
                followed += 1
        known = max(known, len(seen["lines"]))
    assert followed, "somebody else has done something"


# Without motion


def scores_with_their_sentence(record: list[Seen]) -> None:
    """Whatever has been gained is there."""
    for seen in record:
        missing = gains(seen["lines"]) - scores(seen)
        assert not missing, f"{missing} was told and is not there"


def marks_with_their_sentence(record: list[Seen]) -> None:
    """A sheet shows what was told last; enough has been told to notice."""
    changed: set[str] = set()
    for seen in record:
        told = told_of_sheet(seen["lines"])
        for fact, value in shown_on_sheet(seen).items():
            latest = told.get(fact, ["0"])[-1]
            assert value == latest, f"{fact} {value}, not {latest}, after {seen['lines'][-1]!r}"
            changed |= {fact} if value not in ("0", "1") else set()
    assert changed >= {"room", "explored", "round"}


@dataclass(frozen=True)
class Story:
    """What to play, and what a recorded board must keep to."""

    until: str
    """The sentence at which enough has happened."""
    in_order: tuple[Law, ...]
    at_once: Law
    """Without motion: what is told is there."""


GAMES: Final = {
    "Boss Monster": Story(
        r"gains? \d soul|takes? \d wound",
        (
            no_score_before_its_sentence,
            no_card_before_its_sentence,
            no_room_before_its_sentence,
            no_count_before_its_sentence,
        ),
        scores_with_their_sentence,
    ),
    "Paper Dungeons": Story(
        r"^Round 2 begins",
        (no_mark_before_its_sentence, no_roll_before_its_sentence),
        marks_with_their_sentence,
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_nothing_changes_before_its_cause_has_played(arrive: Arrive, game: str) -> None:
    story = GAMES[game]
    me = sit(arrive, game, reduced_motion="no-preference")
    play_until_told(me, story.until)
    record = recorded(me.page)
    assert any(seen["banner"] for seen in record), "something was played"
    nothing_before_the_first_sentence(record)
    no_sentence_before_its_motion(record)
    for law in story.in_order:
        law(record)


@pytest.mark.parametrize("game", GAMES)
def test_with_reduced_motion_everything_is_there_at_once(arrive: Arrive, game: str) -> None:
    story = GAMES[game]
    me = sit(arrive, game)
    play_until_told(me, story.until)
    record = recorded(me.page)
    assert not any(seen["banner"] for seen in record), "nothing was played"
    expect(me.button("play-skip-motion")).to_have_count(0)
    for law in (*story.in_order, story.at_once):
        law(record)


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
