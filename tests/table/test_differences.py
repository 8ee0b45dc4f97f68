"""Positions that come as differences are the positions one would be sent anew."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, Final

import msgspec
import pytest

import podziemia
from podziemia.client.guest import SERVER, Guest
from podziemia.kernel import registry
from podziemia.kernel.game import Game
from podziemia.kernel.rng import Rng
from podziemia.kernel.scene import Scene
from podziemia.table import wire
from podziemia.table.live.pictures import MOST_MESSAGES
from tests.table.guests import accepted, refused, send
from tests.table.server import Played, Server, by_hand, shown, some_option
from tests.table.stories import story

MOST: Final = 8_000
"""Bytes a decision may cost on average for everybody who looks, after the first position."""
ANEW: Final = 0.05
"""How often somebody looks anew, to compare."""
TAKEN_BACK: Final = 0.1
MOST_DECISIONS: Final = 300
APART: Final = 10
"""How many decisions lie between two looks."""


def told(position: wire.Position) -> bytes:
    """A position but for the events, of which somebody new is told all."""
    return msgspec.json.encode(
        msgspec.structs.replace(position, first_event=0, events=()), order="sorted"
    )


async def caught_up(guest: Guest) -> None:
    """Wait until somebody has been sent what there is to send.

    After a refusal the position comes again, and only then the next refusal.
    """
    for _ in range(2):
        await refused(guest, wire.Look, seat=15)


async def check_anew(played: Played, guests: dict[int | None, Guest]) -> None:
    """Whoever comes now sees what those see who have been there from the beginning."""
    for guest in guests.values():
        await caught_up(guest)
    for seat, guest in guests.items():
        known = guest.position
        assert known is not None
        async with await played.guest(seat) as newcomer:
            found = await shown(newcomer)
        assert told(found) == told(known)
        assert found.events[known.first_event :] == known.events


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_differences_make_the_positions_that_are_sent_anew(server: Server, game: Game[Any]) -> None:
    chance, players = Random(game.id), min(3, game.players[-1])
    played = server.match(*["human"] * players, game=game.id, options=by_hand(game))
    texts: list[str] = []

    async def tell() -> int:
        seats = (None, *range(players))
        guests = {seat: await played.guest(seat, heard=texts.append) for seat in seats}
        decisions = 0
        while True:
            if chance.random() < ANEW:
                await check_anew(played, guests)
            seat = chance.randrange(players)
            known = await shown(guests[seat])
            if known.outcome is not None:
                break
            if known.undoable and chance.random() < TAKEN_BACK:
                wish: Any = wire.Undo(id=0, settled=known.settled)
            elif known.question is not None:
                number, option = known.question.number, some_option(known.question, chance)
                wish = wire.Choose(id=0, question=number, option=option)
            else:
                await caught_up(guests[seat])
                continue
            answer = await send(guests[seat], wish)
            decisions += isinstance(answer, wire.Accepted)
        await check_anew(played, guests)
        for guest in guests.values():
            await guest.close()
        return decisions

    decisions = asyncio.run(tell())
    messages = [SERVER.decode(text) for text in texts]
    whole = [message for message in messages if isinstance(message, wire.Position)]
    assert len(whole) == players + 1, "one for everybody, at the beginning"
    patches = [t for t, m in zip(texts, messages, strict=True) if isinstance(m, wire.Difference)]
    sent = sum(len(text.encode()) for text in patches)
    print(f"{game.id}: {sent / decisions / (players + 1):.0f} bytes per decision and viewer")
    assert sent / decisions / (players + 1) <= MOST


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_what_was_shown_does_not_change_any_more(game: Game[Any]) -> None:
    """What was shown is kept as it is, to be compared: no part of it may be one of the state."""
    players, chance = min(3, game.players[-1]), Rng(game.id)
    match = podziemia.start(game.id, players, seed=game.id)
    shown: list[tuple[Scene, bytes]] = []
    for number in range(MOST_DECISIONS):
        if match.over:
            break
        if number % APART == 0:
            scenes = [game.scene(match.view(seat)) for seat in (None, *range(players))]
            shown += [(scene, msgspec.json.encode(scene)) for scene in scenes]
        seat, ask = next(iter(match.pending.items()))
        match.play(seat, ask.sample(chance))
    assert len(shown) > 10
    assert all(msgspec.json.encode(scene) == kept for scene, kept in shown)


@story
async def test_through_other_eyes_the_position_comes_whole(server: Server) -> None:
    opened = server.open("me", "me", person="p" * 32)
    texts: list[str] = []
    played = Played(server, opened.table, {0: "p" * 32})
    async with await played.guest(0, heard=texts.append) as guest:
        await shown(guest)
        for seat in (1, 0):
            await accepted(guest, wire.Look, seat=seat)
            await shown(guest, lambda found, own=seat: found.seat == own)  # type: ignore[misc]
    kinds = [type(SERVER.decode(text)) for text in texts]
    assert kinds.count(wire.Position) == 3
    assert wire.Difference not in kinds


@story
async def test_after_a_refusal_the_position_comes_again_as_no_difference(server: Server) -> None:
    played = server.match("human", "human")
    texts: list[str] = []
    async with await played.guest(0, heard=texts.append) as guest:
        before = await shown(guest)
        await caught_up(guest)
        assert guest.position is not None
        assert told(guest.position) == told(before)
    differences = [m for m in map(SERVER.decode, texts) if isinstance(m, wire.Difference)]
    assert differences
    for message in differences:
        assert (message.base, message.patch, message.events) == (before.number, {}, ())


@story
async def test_however_much_newcomers_say_they_know_little_is_kept_for_them(
    finished: Played,
) -> None:
    async with await finished.guest() as watching:
        last = await shown(watching)
        for since in range(0, len(last.events), 10):
            async with await finished.guest(since=since) as newcomer:
                assert (await shown(newcomer)).events == last.events[since:]
        hall = finished.server._app.state.hall  # type: ignore[attr-defined] # it is hosted here
        picture = hall.known(finished.table)._pictures[None]
        assert len(last.events) > 10 * MOST_MESSAGES
        assert len(picture._messages) <= MOST_MESSAGES
