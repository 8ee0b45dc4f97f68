"""Nothing hidden ever leaves the server: every byte of many matches, over real sockets.

Nowhere in what is sent to a seat or to a spectator is a card named that they cannot have seen. And
at many moments of each match (at all of them with PODZIEMIA_EXAMPLES) the message is compared with
the one that would have been sent if everything hidden from them had been dealt anew: the bytes
must be the same, so neither what is said nor how much depends on what they may not know.
"""

from __future__ import annotations

import asyncio
import copy
import re
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from podziemia.client.guest import Guest, Reader
from podziemia.kernel import registry
from podziemia.kernel.errors import IllegalChoice
from podziemia.kernel.game import HUMAN, Game, Value
from podziemia.kernel.match import Match
from podziemia.kernel.record import Setup
from podziemia.lab.laws import Witness
from podziemia.table import wire
from podziemia.table.journal.entries import ENTRY, Began, Decided, Rewound, TakenBack
from podziemia.table.journal.journal import Journal
from podziemia.table.tokens import hashed
from podziemia.table.web.refusals import sentence
from tests.laws.tables import DEEPER
from tests.table.guests import send
from tests.table.server import GAME, PATIENCE, Played, Server, hosting, until

CHUNKS: Final = {"boss_monster": (20, 10)}
"""How often how many matches of a game are played."""
FEW: Final = (2, 2)
"""The same for the other, longer games."""
MOMENTS: Final = 40
FORGED, TAKEN_BACK = 0.15, 0.1
ENCODER: Final = msgspec.json.Encoder(order="sorted")
WORD: Final = re.compile(r"[\w-]*[^\W\d][\w-]*")
DIFFERENCE: Final = {"difference", "base", "patch", "set", "drop", "edit", "by", "keep", "add"}
"""The words of which a difference is made."""


@dataclass
class Ears:
    """What somebody heard, and how forged answers of theirs were refused."""

    seat: int | None
    texts: list[str] = field(default_factory=list)
    refusals: list[tuple[int, dict[str, Any], wire.Refused]] = field(default_factory=list)


def arranged(game: Game[Any], seed: int) -> tuple[list[str], dict[str, Value]]:
    """Who sits at a table, and its options."""
    chance = Random(seed)
    players = chance.choice(list(game.players))
    seats = [chance.choice((HUMAN, HUMAN, HUMAN, "random")) for _ in range(players)]
    options: dict[str, Value] = {}
    for switch in game.switches:
        if isinstance(switch.default, bool):
            options[switch.id] = chance.random() < 0.5
        elif switch.choices:
            options[switch.id] = chance.choice(switch.choices)
    return seats, options


async def played_out(server: Server, game: Game[Any], seed: int) -> tuple[Played, list[Ears]]:
    """Play a match to its end, with everybody's ears open."""
    seats, options = arranged(game, seed)
    played = server.match(*seats, game=game.id, options=options)
    ears = [Ears(None), *[Ears(seat) for seat in played.people]]
    await asyncio.gather(*[attend(played, own, Random(f"{seed}/{own.seat}")) for own in ears])
    return played, ears


async def attend(played: Played, ears: Ears, chance: Random) -> None:
    """Play for a seat, or watch, until the match is over."""
    async with await played.guest(ears.seat, heard=ears.texts.append) as guest:
        while True:
            found = await until(guest, wire.Position)
            if found.outcome is not None:
                return
            if found is guest.position and found.question is not None:
                await answer(played, ears, guest, found, chance)
            elif found is guest.position and found.undoable and chance.random() < TAKEN_BACK:
                await send(guest, wire.Undo(id=0, settled=found.settled))


async def answer(
    played: Played, ears: Ears, guest: Guest, found: wire.Position, chance: Random
) -> None:
    """Answer somehow; sometimes try first what is perhaps not offered."""
    asked = found.question
    assert asked is not None
    option = chance.choice(asked.options)
    if chance.random() < FORGED:
        forged = renamed(option, chance)
        said = await send(guest, wire.Choose(id=0, question=asked.number, option=forged))
        if isinstance(said, wire.Refused) and said.message != "table-stale":
            ears.refusals.append((found.number, forged, said))
        return  # the position comes again, or a new one
    await send(guest, wire.Choose(id=0, question=asked.number, option=option))


def renamed(option: dict[str, Any], chance: Random) -> dict[str, Any]:
    """An option of the same kind that speaks of some other card."""
    fields = [key for key, value in option.items() if key != "type" and isinstance(value, str)]
    cards = sorted(card for game in registry.games() for card in game.cards)
    return {**option, **{key: chance.choice(cards) for key in fields[:1]}}


def chunks(game: Game[Any]) -> list[range]:
    """The seeds of a game's matches, in parts that can be played beside one another."""
    times, matches = CHUNKS.get(game.id, FEW)
    return [range(start * matches, (start + 1) * matches) for start in range(times)]


@pytest.mark.parametrize(
    ("game", "seeds"),
    [(game, seeds) for game in registry.games() for seeds in chunks(game)],
    ids=lambda value: value.id if isinstance(value, Game) else f"{value.start}-{value.stop - 1}",
)
def test_no_byte_depends_on_what_its_reader_may_not_know(
    server: Server, game: Game[Any], seeds: range
) -> None:
    for seed in seeds:
        played, ears = asyncio.run(played_out(server, game, seed))
        Oracle(played).check(ears, seed)


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
        select, table = played.server.select, played.table
        columns = "game, version, seed, options FROM tables WHERE id = ?"
        ((game, version, seed, options),) = select(f"SELECT {columns}", table)
        self.entries = [
            (at, ENTRY.decode(body))
            for at, body in select(
                "SELECT at, body FROM entries WHERE table_id = ? ORDER BY number", table
            )
        ]
        began_at, began = self.entries[0]
        assert isinstance(began, Began)
        seats = began.seats
        known: dict[str, Value] = msgspec.json.decode(options)
        self.play = Journal(Setup(game, version, len(seats), seed, known, seats), began_at)
        self.witness = Witness(self.play.match)
        self.names = [
            name
            for (name,) in select("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", table)
        ]
        cards = sorted(self.play.match.game.cards, key=len, reverse=True)
        self.card = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, cards))})(?![\w-])")
        self.public = {value for value in known.values() if isinstance(value, str)}
        self.secrets = [seed, *played.people.values(), *map(hashed, played.people.values())]

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
        known = dict.fromkeys([own.seat for own in ears], 0)
        chance, share = Random(seed), 1.0 if DEEPER else MOMENTS / len(self.entries)
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
                for where, option, refusal in refusals:
                    if where == (seat, known_now) and seat is not None:
                        self.check_refusal(seat, option, refusal, seed)  # type: ignore[arg-type]
        assert not positions, "every position belongs to a point of the match"
        assert self.play.match.over

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
        if self.play.common is None:  # dealing anew is noted as if it were a decision
            would_be = msgspec.structs.replace(would_be, moments=would_be.moments - 1)
        assert ENCODER.encode(would_be) == ENCODER.encode(sent)

    def check_names(self, viewer: int | None, text: str) -> None:
        """No card is named that the viewer cannot have seen, in whatever part of the message."""
        pending = self.play.match.pending
        if viewer in pending and not pending[viewer].secret:
            plain = msgspec.json.decode(text)
            plain["question"] = None  # everybody could list these options
            text = msgspec.json.encode(plain).decode()
        unknown = set(self.card.findall(text)) - self.witness.known[viewer] - self.public
        assert not unknown, (viewer, unknown)
        assert not any(secret in text for secret in self.secrets)

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
        """Beside positions and refusals no card is named, and the seed only at the end."""
        over = isinstance(message, wire.Changed) and message.table.state == "over"
        assert over or not any(secret in text for secret in self.secrets)
        assert isinstance(message, wire.Refused) or set(self.card.findall(text)) <= self.public

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
    played, ears = asyncio.run(played_out(server, registry.find(GAME), 3))
    own, other = [found for found in ears if found.seat is not None][:2]
    swap = (f'"seat":{own.seat}', f'"seat":{other.seat}')
    swapped = Ears(other.seat, [text.replace(*swap, 1) for text in own.texts])
    with pytest.raises(AssertionError):
        Oracle(played).check([swapped], 3)


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_bot_takes_its_time_whatever_it_holds(tmp_path: Path, bot: str) -> None:
    pace = 0.2
    with hosting(tmp_path / "table.db", bot_pace=pace) as server:
        played = server.match(bot, bot, bot)

        async def watch() -> None:
            async with asyncio.timeout(PATIENCE), await played.guest() as guest:
                await until(guest, wire.Position, lambda p: p.outcome is not None or p.moments > 20)

        asyncio.run(watch())
        entries = Oracle(played).entries
    for (before, _), (at, entry) in pairwise(entries):
        assert isinstance(entry, Decided)
        assert at - before >= pace - 0.02, "a clock may be read a little early"
