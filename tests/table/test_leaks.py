"""Nothing hidden ever leaves the server: every byte of many matches, over real sockets.

Nowhere in what is sent to a seat or to a spectator is a card named that they cannot have seen. And
at many moments of each match the message is compared with the one that would have been sent if
everything hidden from them had been dealt anew: the bytes must be the same, so neither what is said
nor how much depends on what they may not know. Both are played on side by side from there: nor does
it depend on that when something is sent, and whose turn it is.
"""

from __future__ import annotations

import asyncio
import copy
import re
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

import msgspec
import pytest

from podziemia.client.guest import Guest, Reader
from podziemia.kernel import registry
from podziemia.kernel.errors import IllegalChoice
from podziemia.kernel.game import HUMAN, Game, Value
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD
from podziemia.kernel.record import Setup
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Offer
from podziemia.lab.laws import Witness, check_lockstep
from podziemia.table import wire
from podziemia.table.journal.entries import ENTRY, AnyEntry, Began, Decided, Rewound, TakenBack
from podziemia.table.journal.journal import Journal
from podziemia.table.live import turns
from podziemia.table.tokens import hashed
from podziemia.table.web.refusals import sentence
from tests.budget import MORE, Budget
from tests.table.guests import send
from tests.table.server import (
    GAME,
    Played,
    Server,
    by_hand,
    hosting,
    shown,
    some_option,
    until,
)

PARTS: Final = 2
"""Parts of a game's matches that can be played beside one another."""
WIRE: Final = 40.0
"""Seconds of processor time for the wire of a game, all its parts together."""
LEAST: Final = 2
"""How many matches a part plays at least."""
PEOPLE: Final = 3
"""How many people play at most, for whose ears everything is checked: the others are bots."""
LONGEST: Final = 300 * max(MORE, 1)
"""After how many entries nobody plays on: a match of many people may be ten times as long."""
MOMENTS: Final = 40
STEPS: Final = 2
FORGED, TAKEN_BACK, LOOKED_AT = 0.15, 0.1, 0.1
LAST: Final = 1_000_000
ENCODER: Final = msgspec.json.Encoder(order="sorted")
ID: Final = re.compile(r"[\w-]+")
WORD: Final = re.compile(r"[\w-]*[^\W\d][\w-]*")
DIFFERENCE: Final = {"difference", "base", "patch", "set", "drop", "edit", "by", "keep", "add"}
"""The words of which a difference is made."""


Sitting: TypeAlias = tuple[list[str], dict[str, Value]]
"""Who sits at a table, and its options."""


@dataclass(eq=False)
class Ears:
    """What somebody heard, and how forged answers of theirs were refused."""

    seat: int | None
    texts: list[str] = field(default_factory=list)
    looks: list[tuple[int, int, Offer]] = field(default_factory=list)
    """At which options it looked, in which positions, and what it was told of them."""
    refusals: list[tuple[int, dict[str, Any], wire.Refused]] = field(default_factory=list)


def arranged(game: Game[Any], seed: int) -> Sitting:
    """People and bots at a table of any size, with any options."""
    chance = Random(seed)
    players = chance.choice(list(game.players))
    people = chance.sample(range(players), min(players, 1 + chance.randrange(PEOPLE)))
    seats = [HUMAN if seat in people else "random" for seat in range(players)]
    options: dict[str, Value] = {}
    for switch in game.switches:
        if isinstance(switch.default, bool):
            options[switch.id] = chance.random() < 0.5
        elif switch.choices:
            options[switch.id] = chance.choice(switch.choices)
    return seats, options | by_hand(game)


async def played_out(
    server: Server, game: Game[Any], at: Sitting, seed: int, longest: int = LONGEST
) -> tuple[Played, list[Ears]]:
    """Play a match to its end, or for long enough, with everybody's ears open.

    One decides after another, in an order drawn from the seed and only once everybody has seen what
    the last one did: the same seed gives the same match.
    """
    seats, options = at
    played = server.match(*seats, game=game.id, options=options, seed=f"leaks {game.id} {seed}")
    ears = [Ears(None), *[Ears(seat) for seat in played.people]]
    chance = Random(seed)
    async with AsyncExitStack() as stack:
        guests = {
            own.seat: await stack.enter_async_context(
                await played.guest(own.seat, heard=own.texts.append)
            )
            for own in ears
        }
        mirror = Mirror(played)
        while not await mirror.settle(guests) and mirror.play.number < longest:
            await act(ears, guests, chance)
    return played, ears


class Mirror:
    """The match as the database has it."""

    def __init__(self, played: Played) -> None:
        self._select, self._table = played.server.select, played.table
        columns = "game, version, seed, options FROM tables WHERE id = ?"
        ((game, version, self.seed, options),) = self._select(f"SELECT {columns}", self._table)
        ((began_at, began),) = self.entries(first=0, last=0)
        assert isinstance(began, Began)
        seats = began.seats
        self.options: dict[str, Value] = msgspec.json.decode(options)
        setup = Setup(game, version, len(seats), self.seed, self.options, seats)
        self.play = Journal(setup, began_at)

    def entries(self, first: int, last: int = LAST) -> list[tuple[float, AnyEntry]]:
        """What has been done at the table, and when."""
        rows = self._select(
            "SELECT at, body FROM entries WHERE table_id = ? AND number BETWEEN ? AND ? "
            "ORDER BY number",
            *(self._table, first, last),
        )
        return [(at, ENTRY.decode(body)) for at, body in rows]

    async def settle(self, guests: dict[int | None, Guest]) -> bool:
        """Wait until bots and world have moved and everybody sees it; whether the match is over."""
        while True:
            for at, entry in self.entries(first=self.play.number):
                self.play.apply(entry, at)
            match = self.play.match
            if all(seat != WORLD and match.controllers[seat] == HUMAN for seat in match.pending):
                break
            known = self.play.known(None)
            await shown(guests[None], lambda found: found.number > known)  # noqa: B023
        for seat, guest in guests.items():
            known = self.play.known(seat)
            await shown(guest, lambda found: found.number == known)  # noqa: B023
        return match.over


async def act(ears: list[Ears], guests: dict[int | None, Guest], chance: Random) -> None:
    """Somebody decides something; or takes back; or tries what is perhaps not offered."""
    found = {own: shown for own in ears if (shown := guests[own.seat].position) is not None}
    undoing = [own for own in ears if found[own].undoable]
    if undoing and chance.random() < TAKEN_BACK:
        own = chance.choice(undoing)
        await send(guests[own.seat], wire.Undo(id=0, settled=found[own].settled))
        return
    own = chance.choice([own for own in ears if found[own].question is not None])
    asked = found[own].question
    assert asked is not None
    option = some_option(asked, chance)
    place = asked.options.index(option) if option in asked.options else None
    if place is not None and (chance.random() < LOOKED_AT or asked.offers[place].more):
        told = await send(
            guests[own.seat], wire.AskOffer(id=0, question=asked.number, option=place)
        )
        assert isinstance(told, wire.Offered)
        own.looks.append((found[own].number, place, told.offer))
    if chance.random() < FORGED:
        option = renamed(option, chance)
    said = await send(guests[own.seat], wire.Choose(id=0, question=asked.number, option=option))
    if isinstance(said, wire.Refused):
        own.refusals.append((found[own].number, option, said))


def renamed(option: dict[str, Any], chance: Random) -> dict[str, Any]:
    """An option of the same kind that speaks of some other card."""
    fields = [key for key, value in option.items() if key != "type" and isinstance(value, str)]
    cards = sorted(card for game in registry.games() for card in game.cards)
    return {**option, **{key: chance.choice(cards) for key in fields[:1]}}


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", registry.games(), ids=str)
def test_no_byte_depends_on_what_its_reader_may_not_know(
    server: Server, game: Game[Any], part: int, budget: Budget
) -> None:
    def listen(number: int) -> None:
        seed = number * PARTS + part
        played, ears = asyncio.run(played_out(server, game, arranged(game, seed), seed))
        oracle = Oracle(played)
        oracle.check(ears, seed)
        assert oracle.play.match.over or len(oracle.entries) >= LONGEST

    budget.spend(WIRE / PARTS, LEAST, listen)


def named(match: Match[Any], text: str) -> set[str]:
    """The cards that a text names."""
    return set(ID.findall(text)) & set(match.game.cards)


def listed(match: Match[Any], viewer: int | None) -> set[str]:
    """The cards that a viewer is offered by a question whose options everybody could list."""
    ask = match.pending.get(viewer) if viewer is not None else None
    if ask is None or ask.secret:
        return set()
    return named(match, msgspec.json.encode(ask.options).decode())


def check_differences(texts: list[str], heard: list[wire.ServerMessage]) -> None:
    """No word of a difference is missing in the position it is to, or in the one it makes."""
    before: set[str] = set()
    for text, message in zip(texts, heard, strict=True):
        if isinstance(message, wire.Position):
            whole = set(WORD.findall(msgspec.json.encode(message).decode()))
            said = set(WORD.findall(text)) - DIFFERENCE
            assert said <= before | whole
            before = whole


class Oracle:
    """Knows the whole match, from the database, and so what everybody may know."""

    def __init__(self, played: Played) -> None:
        mirror = Mirror(played)
        self.entries, self.play = mirror.entries(first=0), mirror.play
        self.witness = Witness(self.play.match)
        self.names = [
            name
            for (name,) in played.server.select(
                "SELECT name FROM seats WHERE table_id = ? ORDER BY seat", played.table
            )
        ]
        self.public = {value for value in mirror.options.values() if isinstance(value, str)}
        self.secrets = [mirror.seed, *played.people.values(), *map(hashed, played.people.values())]

    def check(self, ears: list[Ears], seed: int) -> None:
        """Everything that anybody heard, at the point of the match to which it belongs."""
        positions: dict[tuple[int | None, int], list[tuple[str, wire.Position]]] = {}
        for own in ears:
            reader = Reader()
            heard = [reader.read(text) for text in own.texts]
            check_differences(own.texts, heard)
            for text, message in zip(own.texts, heard, strict=True):
                if isinstance(message, wire.Position):
                    assert message.seat == own.seat
                    whole = msgspec.json.encode(message).decode()
                    positions.setdefault((own.seat, message.number), []).append((whole, message))
                else:
                    self.check_beside(message, text)
            self.check_order(own, heard)
        refusals = [((own.seat, number), *rest) for own in ears for number, *rest in own.refusals]
        looks = {
            own.seat: {number: (where, told) for number, where, told in own.looks} for own in ears
        }
        known = dict.fromkeys([own.seat for own in ears], 0)
        chance, share = Random(seed), MOMENTS / len(self.entries)
        for index, (at, entry) in enumerate(self.entries, 1):
            if index > 1:
                self.play.apply(entry, at)
            if isinstance(entry, Rewound | TakenBack):
                before, self.witness = self.witness, Witness(self.play.match)
                for viewer, cards in before.known.items():
                    self.witness.known[viewer] |= cards
            self.witness.look(self.play.match.state)
            compared = chance.random() < share
            for seat, number in known.items():
                if number == (known_now := self.play.known(seat)):
                    continue  # whatever has happened, nobody has told this seat
                known[seat] = known_now
                for text, message in positions.pop((seat, known_now), ()):
                    self.check_names(seat, text)
                    if compared:
                        self.check_bytes(seat, message, seed)
                        check_lockstep(self.play.match, seat, seed, steps=STEPS)
                if (look := looks[seat].pop(known_now, None)) is not None and seat is not None:
                    self.check_look(seat, *look, seed)
                for where, option, refusal in refusals:
                    if where == (seat, known_now) and seat is not None:
                        self.check_refusal(seat, option, refusal, seed)  # type: ignore[arg-type]
        assert not positions, "every position belongs to a point of the match"
        assert not any(looks.values()), "and so does every look"

    def dealt(self, seat: int | None, seed: int) -> Match[Any]:
        """The match as it might be for all that a seat knows."""
        return self.play.match.determinize(seat, seed + self.play.number, events=True)

    def check_bytes(self, seat: int | None, sent: wire.Position, seed: int) -> None:
        """The same bytes would have been sent if what is hidden were different."""
        other = copy.copy(self.play)
        other.match, other._seen = self.dealt(seat, seed), {}
        would_be = other.position(seat, sent.first_event)
        # What may be taken back hangs on what was drawn and shown, of which dealing knows nothing.
        would_be = msgspec.structs.replace(would_be, undoable=sent.undoable)
        if self.play.hidden is None:  # dealing anew is noted as if it were a decision
            would_be = msgspec.structs.replace(would_be, moments=would_be.moments - 1)
        assert ENCODER.encode(would_be) == ENCODER.encode(sent)

    def check_names(self, viewer: int | None, text: str) -> None:
        """No card is named that the viewer cannot have seen, in whatever part of the message."""
        known = self.witness.known[viewer] | listed(self.play.match, viewer) | self.public
        unknown = named(self.play.match, text) - known
        assert not unknown, (viewer, unknown)
        assert not any(secret in text for secret in self.secrets)

    def check_look(self, seat: int, option: int, told: Offer, seed: int) -> None:
        """Whoever looks at an option would be told the same if what is hidden were different."""
        assert self.dealt(seat, seed).offer(seat, option) == told
        self.check_names(seat, msgspec.json.encode(told).decode())

    def check_refusal(
        self, seat: int, option: dict[str, Any], refusal: wire.Refused, seed: int
    ) -> None:
        """A refusal tells nothing either."""
        with pytest.raises(IllegalChoice) as fault:
            self.dealt(seat, seed).play(seat, option)
        said = sentence(fault.value, "en", self.names)
        assert (fault.value.message, fault.value.rule, said) == (
            refusal.message,
            refusal.rule,
            refusal.sentence,
        )

    def check_beside(self, message: wire.ServerMessage, text: str) -> None:
        """Beside positions, looks and refusals no card is named, and the seed only at the end."""
        over = isinstance(message, wire.Changed) and message.table.state == "over"
        assert over or not any(secret in text for secret in self.secrets)
        beside = not isinstance(message, wire.Refused | wire.Offered)
        assert not beside or named(self.play.match, text) <= self.public

    def check_order(self, own: Ears, heard: list[wire.ServerMessage]) -> None:
        """What comes when does not depend on cards: one position for an entry, in their order."""
        assert isinstance(heard[0], wire.Welcome)
        numbers = [message.number for message in heard if isinstance(message, wire.Position)]
        refused = sum(isinstance(message, wire.Refused) for message in heard)
        assert numbers == sorted(numbers)
        assert len(numbers) - len(set(numbers)) <= refused, "again only after a refusal"
        if own.seat is None:
            kinds = {type(message) for message in heard}
            assert kinds <= {wire.Welcome, wire.Changed, wire.Said, wire.Position}


def test_the_oracle_notices_a_leak(server: Server) -> None:
    """What a seat sees is not the same for the others: the checks above can fail."""
    game = registry.find(GAME)
    played, ears = asyncio.run(played_out(server, game, arranged(game, 3), 3))
    own, other = [found for found in ears if found.seat is not None][:2]
    swap = (f'"seat":{own.seat}', f'"seat":{other.seat}')
    swapped = Ears(other.seat, [text.replace(*swap, 1) for text in own.texts])
    with pytest.raises(AssertionError):
        Oracle(played).check([swapped], 3)


@pytest.mark.rule("BM-18.65")
def test_a_searched_deck_is_shown_to_who_searches_it_and_to_nobody_else() -> None:
    game = registry.find(GAME)
    given = {
        "phase": "reveal",
        "hero_deck": ["jesta_the_rogue", "the_fool"],
        "players": {
            "0": {
                "boss": "seducia",
                "rooms": ["face-down open_grave", *["boulder_ramp", "monsters_ballroom"] * 2],
            },
            "1": {"boss": "robobo"},
        },
    }
    options = registry.options_for(game, {})
    match = Match(game, game.arrange(2, options, given, Rng(1)), events=True)
    witness = Witness(match)
    match.play(0, {"type": "search_heroes", "deck": "ordinary"})
    witness.look(match.state)
    unseen = {}
    for seat in (0, 1):
        scene = msgspec.json.encode(game.scene(match.view(seat))).decode()
        unseen[seat] = named(match, scene) - witness.known[seat]
    assert unseen == {0: {"jesta_the_rogue", "the_fool"}, 1: set()}
    assert listed(match, 0) == unseen[0]
    assert listed(match, 1) == listed(match, None) == set()


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_takes_its_time_whatever_it_holds(tmp_path: Path, bot: str) -> None:
    pace = 0.2
    with hosting(tmp_path / "table.db", bot_pace=pace) as server:
        played = server.match(bot, bot, bot)

        async def watch() -> None:
            async with await played.guest() as guest:
                await until(guest, wire.Position, lambda p: p.outcome is not None or p.moments > 20)

        asyncio.run(watch())
        entries = Oracle(played).entries
    for (before, _), (at, entry) in pairwise(entries):
        assert isinstance(entry, Decided)
        assert at - before >= pace - 0.02, "a clock may be read a little early"


def test_a_bot_ends_a_hidden_round_when_the_others_expect_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "SLOT", 1 / 1000)  # a second for each bot, and no other pause
    with hosting(tmp_path / "table.db", bot_pace=1000.0) as server:
        played = server.match("human", "random", "random", game="paper_dungeons")

        async def watch() -> None:
            async with await played.guest(0) as guest:
                await shown(guest, lambda found: found.asked == (0,))

        asyncio.run(watch())
        (began, _), *entries = Oracle(played).entries
    made: dict[int, list[float]] = {1: [], 2: []}
    for at, entry in entries:
        assert isinstance(entry, Decided)
        made[entry.seat].append(at - began)
    assert max(map(len, made.values())) > 1, "some of it is hidden"
    for bot, times in made.items():
        assert times[-1] >= bot - 0.02, "a clock may be read a little early"
        assert all(at < times[-1] for at in times[:-1])
