"""Whatever is thrown at the server: no fault of its own, and no match is harmed."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, Final

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from podziemia.client.guest import Guest, Lost
from podziemia.table import wire
from podziemia.table.web.openapi import openapi
from tests.budget import MORE
from tests.table.guests import position
from tests.table.server import Played, Server, play_on, until
from tests.table.stories import story

MESSAGES: Final = 250
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


description = schemathesis.openapi.from_dict(openapi())


@description.parametrize()
@settings(
    max_examples=15,
    derandomize=True,
    database=None,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_as_it_is_described(case: schemathesis.Case[Any], server: Server) -> None:
    case.call_and_validate(base_url=server.address.rstrip("/"), checks=CHECKS)


def test_the_description_is_the_one_that_is_sent(server: Server) -> None:
    assert server.http.get("/openapi.json").json() == json.loads(msgspec.json.encode(openapi()))
    protocol = server.http.get("/protocol.json").json()
    assert {"client", "server", "$defs"} <= set(protocol)


# The socket


class Fuzzer:
    """Makes messages that are nearly right, or not at all."""

    def __init__(self, seed: int) -> None:
        self.chance = Random(seed)
        self.heard: list[str] = []

    def message(self, found: wire.Position, sent: list[str]) -> str | bytes:
        """Something to send; what was sent before may be sent again."""
        makers = (self.noise, self.forged, self.damaged, self.echoed, self.repeated, self.large)
        return self.chance.choice(makers)(found, sent)

    def noise(self, found: wire.Position, sent: list[str]) -> str | bytes:
        """No message at all."""
        length = self.chance.randrange(1, 200)
        data = self.chance.randbytes(length)
        return data if self.chance.random() < 0.5 else data.decode("latin-1")

    def forged(self, found: wire.Position, sent: list[str]) -> str:
        """A request with wrong facts."""
        kinds = (
            *("choose", "ask_offer", "undo", "look", "answer_takeback"),
            *("hand_over", "nudge", "instruct"),
        )
        facts: dict[str, Any] = {
            "question": self.value(),
            "option": self.value(),
            "number": self.value(),
            "seat": self.value(),
            "controller": self.value(),
            "agree": self.value(),
            "instructions": self.value(),
        }
        some = self.chance.sample(sorted(facts), self.chance.randrange(4))
        body = {"type": self.chance.choice(kinds), "id": self.chance.randrange(10**6)}
        return json.dumps({**body, **{key: facts[key] for key in some}})

    def value(self) -> Any:
        """Any value that JSON knows."""
        return self.chance.choice(
            (None, True, 0, -1, 2**70, 1.5, "", "human", "\u202e", [], [[]], {}, {"type": "pass"})
        )

    def damaged(self, found: wire.Position, sent: list[str]) -> str:
        """A right answer to the wrong question, with a piece cut out or changed."""
        number = found.question.number if found.question else 0
        options = found.question.options if found.question else ({"type": "pass"},)
        option = self.chance.choice(options)
        right = wire.Choose(id=1, question=number + self.chance.choice((1, 2, 99)), option=option)
        text = msgspec.json.encode(right).decode()
        at = self.chance.randrange(len(text))
        return self.chance.choice((text, text[:at], text[:at] + "\\" + text[at:], text + text))

    def echoed(self, found: wire.Position, sent: list[str]) -> str:
        """Something the server said."""
        return self.chance.choice(self.heard) if self.heard else ""

    def repeated(self, found: wire.Position, sent: list[str]) -> str:
        """An answer that was accepted long ago."""
        return self.chance.choice(sent) if sent else "{}"

    def large(self, found: wire.Position, sent: list[str]) -> str:
        """More than anybody needs to say, but not yet beyond all measure."""
        inner = self.chance.choice(("x", "[", "\\u0000", '"'))
        return f'{{"type": "say", "id": 1, "text": "{(inner * 100_000)[:100_000]}"}}'


async def throw(guest: Guest, fuzzer: Fuzzer, sent: list[str]) -> int:
    """Throw things at the table, of which nearly none can be granted; how many were refused."""
    refused = 0
    for _ in range(MESSAGES):
        found = await position(guest)
        await guest.send_raw(fuzzer.message(found, sent))
        answer = await until(guest, wire.Refused | wire.Accepted)  # type: ignore[arg-type]
        refused += isinstance(answer, wire.Refused)
    return refused


async def decide(guest: Guest, sent: list[str]) -> None:
    """Answer once, and keep what was sent."""
    found = await position(guest)
    if found.question is None:
        return
    choice = wire.Choose(id=5, question=found.question.number, option=found.question.options[0])
    sent.append(msgspec.json.encode(choice).decode())
    await guest.send_raw(sent[-1])
    await until(guest, wire.Accepted)


def decided(played: Played) -> list[tuple[Any, ...]]:
    """Every decision of a match, and every step back."""
    return played.server.select(
        """
        SELECT number, body FROM entries
        WHERE table_id = ? AND (body LIKE '%decided%' OR body LIKE '%rewound%') ORDER BY number
        """,
        played.table,
    )


async def seen(played: Played) -> list[bytes]:
    """The table as each of two players finds it."""
    found = []
    for seat in (0, 1):
        async with await played.guest(seat) as guest:
            latest = await position(guest)
        found.append(msgspec.json.encode((latest.scene, latest.question, latest.events)))
    return found


@pytest.mark.parametrize("seed", range(2 * MORE))
def test_what_is_refused_changes_nothing_and_the_match_can_be_played_on(
    server: Server, seed: int
) -> None:
    played = server.match("human", "human")
    fuzzer = Fuzzer(seed)

    async def tell() -> None:
        sent: list[str] = []
        async with (
            await played.guest(0, heard=fuzzer.heard.append) as ala,
            await played.guest(1) as ola,
        ):
            for _ in range(4):
                await decide(ala, sent)
                await decide(ola, [])
            before = decided(played), await seen(played)
            assert await throw(ala, fuzzer, sent) >= MESSAGES * 0.9, "looking is granted"
            assert (decided(played), await seen(played)) == before
            await asyncio.gather(play_on(ala, Random(seed)), play_on(ola, Random(seed)))

    asyncio.run(tell())
    assert server.info(played.table).state == "over"
    assert server.http.get(f"/api/tables/{played.table}/record").status_code == 200


@story
async def test_many_who_throw_things_at_once_harm_nobody(server: Server) -> None:
    played = server.match("human", "human")

    async def vandal(seed: int) -> None:
        guest = await played.guest(0 if seed % 2 else None)
        chance = Random(seed)
        try:
            for _ in range(40):
                await guest.send_raw(chance.choice(("{", b"\x00", "x" * 70_000, "null")))
                if chance.random() < 0.05:
                    return  # without a word
        except Lost:
            pass
        finally:
            await guest.close()

    before = decided(played)
    async with await played.guest(0) as ala, await played.guest(1) as ola:
        await asyncio.gather(*[vandal(seed) for seed in range(20)])
        assert decided(played) == before
        await asyncio.gather(play_on(ala, Random(1)), play_on(ola, Random(2)))
    assert server.answer("GET", "/health", wire.Health).ok
