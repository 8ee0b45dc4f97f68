"""What guests at a table do in the tests."""

from __future__ import annotations

from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from podziemia.client.guest import PATIENCE, SERVER, Answer, Guest, socket_address
from podziemia.table import wire
from tests.table.server import Server, shown, until


async def send(guest: Guest, request: wire.Request) -> Answer:
    """Ask for something, whatever the answer is."""
    return await guest.ask(lambda number: msgspec.structs.replace(request, id=number))


async def accepted(guest: Guest, request: type[wire.Request], **facts: Any) -> wire.Accepted:
    """Ask for something that is granted."""
    answer = await send(guest, request(id=0, **facts))
    assert isinstance(answer, wire.Accepted), answer
    return answer


async def refused(guest: Guest, request: type[wire.Request], **facts: Any) -> str:
    """Ask for something that is refused; the message of the refusal."""
    answer = await send(guest, request(id=0, **facts))
    assert isinstance(answer, wire.Refused), answer
    assert answer.sentence
    assert not answer.sentence.startswith(answer.message), "a sentence, not an id"
    return answer.message


async def position(guest: Guest, number: int = 0) -> wire.Position:
    """The latest position, not older than a number."""
    return await shown(guest, lambda found: found.number >= number)


async def in_turn(ala: Guest, ola: Guest) -> tuple[int, Guest, Guest]:
    """The seat that is asked first in a match of two, who has it, and who has not."""
    (seat,) = (await position(ala)).asked
    return (seat, ola, ala) if seat else (seat, ala, ola)


async def note(guest: Guest, text: str) -> wire.Line:
    """The note that something was done at the table."""
    said = await until(guest, wire.Said, lambda found: found.line.text == text)
    assert (said.line.kind, said.line.seat) == ("note", None)
    return said.line


async def some_steps(ala: Guest, ola: Guest) -> wire.Position:
    """Let both decide until the first has something that cannot be taken back alone."""
    number = 0
    while True:
        for guest in (ala, ola):
            found = await position(guest, number)
            if found.question is None:
                continue
            answer = await guest.choose(found.question.options[0])
            assert isinstance(answer, wire.Accepted)
            number = answer.number
            if guest is ola and answer.number > 8:
                return await position(ala, number)


async def heard(
    server: Server, table: str, *said: str | bytes, **options: Any
) -> tuple[list[wire.ServerMessage], int | None]:
    """Say something on a new socket: everything that is answered, and how it was closed.

    A connection that stays open is left after its first position.
    """
    answers: list[wire.ServerMessage] = []
    address = socket_address(server.address, table)
    async with connect(
        address, compression=None, open_timeout=PATIENCE, proxy=None, **options
    ) as socket:
        try:
            for message in said:
                await socket.send(message)
        except ConnectionClosed:
            pass  # what was said before that is still to be heard
        try:
            while True:
                answers.append(SERVER.decode(await socket.recv()))
                if isinstance(answers[-1], wire.Position):
                    return answers, None
        except ConnectionClosed:
            return answers, socket.close_code
