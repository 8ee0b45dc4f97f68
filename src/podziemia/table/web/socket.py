"""Sockets: one connection of somebody who plays or watches."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import HUMAN
from podziemia.kernel.questions import Facts, Seat
from podziemia.table import clock, metrics, wire
from podziemia.table.journal.wishes import Wish
from podziemia.table.live.hall import Hall
from podziemia.table.live.table import LiveTable
from podziemia.table.live.viewer import Viewer
from podziemia.table.lobby.openings import visible
from podziemia.table.storage.driver import Unavailable
from podziemia.table.tokens import hashed
from podziemia.table.web.limits import Buckets, Limits, TooMany, neighbourhood
from podziemia.table.web.refusals import note_fault, preferred, rule_of, sentence
from podziemia.table.web.requests import TooLarge
from podziemia.table.web.sites import Sites

PRESETS: Final = ("hello", "good-luck", "well-played", "thinking", "oops", "thanks", "again", "bye")
MOST_UNSENT: Final = 500
LONGEST_INSTRUCTIONS: Final = 8_000
ROW: Final = 200
"""Bytes that whatever is kept takes at least."""
WRITES_NOTHING: Final = (wire.Hello, wire.Look, wire.AskOffer, wire.Speak)
UNREADABLE: Final = -1
"""The id in the refusal of a message that could not be read."""
PAUSE: Final = 0.2
"""Seconds during which somebody who asks too much is not listened to."""
POLICY, AWAY, GONE = 1008, 1011, 1001

log = structlog.get_logger()


class Sockets:
    """Takes connections for one hall."""

    def __init__(self, hall: Hall, limits: Limits, sites: Sites) -> None:
        self.hall = hall
        self.limits = limits
        self._sites = sites
        self._connections = Buckets(limits.connections)
        self._open: Counter[str] = Counter()
        self.actions = Buckets(limits.actions)
        self.written = Buckets(limits.written)
        self.written_from = Buckets(limits.written_from)
        self.lines = Buckets(limits.lines)
        self.nudges = Buckets(limits.nudges)

    async def connect(self, socket: WebSocket) -> None:
        """One connection, from its opening to its end."""
        language = preferred(socket.headers.get("accept-language"))
        await socket.accept()
        metrics.CONNECTIONS.inc()
        self._open[address_of(socket)] += 1
        try:
            self._check(socket)
            hello = await self._hello(socket)
            language = hello.lang
            table = await self.hall.table(socket.path_params["table"])
            connection = Connection(self, socket, table, hello)
            try:
                await connection.run()
            finally:
                language = connection.viewer.lang
        except WebSocketDisconnect:
            pass
        except BadInput as fault:
            await farewell(socket, fault, language)
        except Exception:
            log.exception("connection failed")
            await farewell(socket, BadInput("table-fault"), language, AWAY)
        finally:
            metrics.CONNECTIONS.dec()
            self._open[address_of(socket)] -= 1
            self._open += Counter()  # forgets those who have none

    def _check(self, socket: WebSocket) -> None:
        """Refuse pages of other sites, and too many connections."""
        if not self._sites.may_ask(socket.headers):
            raise BadInput("table-bad-origin")
        self._connections.take(address_of(socket))
        if self._open[address_of(socket)] > self.limits.sockets:
            raise TooMany

    async def _hello(self, socket: WebSocket) -> wire.Hello:
        """The first message, which must be a Hello and must come soon."""
        try:
            text = await asyncio.wait_for(receive(socket, self.limits), self.limits.silence)
        except TimeoutError:
            raise BadInput("table-no-hello") from None
        _, hello = read(text)
        if isinstance(hello, BadInput):
            raise hello
        if not isinstance(hello, wire.Hello):
            raise BadInput("table-no-hello")
        return hello


def address_of(socket: WebSocket) -> str:
    """Where somebody connects from."""
    return neighbourhood(socket.client.host if socket.client else "")


async def receive(socket: WebSocket, limits: Limits) -> str:
    """The next message; anything but a text of a sensible size is refused."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GONE))
    text = message.get("text")
    if not isinstance(text, str):
        raise BadInput("table-bad-body", {"fault": "binary"})
    if len(text.encode()) > limits.body:
        raise TooLarge
    return text


async def farewell(socket: WebSocket, fault: BadInput, language: str, code: int = POLICY) -> None:
    """Say why, and close."""
    note_fault(fault)
    goodbye = wire.Goodbye(message=fault.message, sentence=sentence(fault, language))
    try:
        await socket.send_text(written(goodbye))
        await socket.close(AWAY if isinstance(fault, Unavailable) else code)
    except (RuntimeError, WebSocketDisconnect):
        pass  # it is closed already


@metrics.ENCODING.spent
def written(message: wire.ServerMessage) -> str:
    """A message as it is sent."""
    return msgspec.json.encode(message).decode()


class AnyRequest(msgspec.Struct, frozen=True):
    """What every request has, whatever else is wrong with it: its id."""

    id: wire.Count = UNREADABLE


@metrics.ENCODING.spent
def read(text: str) -> tuple[int, wire.ClientMessage | BadInput]:
    """A message with the id that its answer carries, or what is wrong with it."""
    number = UNREADABLE
    try:
        plain = msgspec.json.decode(text)
        number = msgspec.convert(plain, AnyRequest).id
        return number, msgspec.convert(plain, wire.ClientMessage)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        number = id_of(text) if number == UNREADABLE else number
        return number, BadInput("table-bad-body", {"fault": str(fault)})


def id_of(text: str) -> int:
    """The id of a request that cannot be read strictly: with a half of a character, say."""
    try:
        return msgspec.convert(json.loads(text), AnyRequest).id
    except (ValueError, RecursionError, msgspec.ValidationError):
        return UNREADABLE


class Connection:
    """Somebody at a table."""

    def __init__(
        self, sockets: Sockets, socket: WebSocket, table: LiveTable, hello: wire.Hello
    ) -> None:
        self.sockets = sockets
        self.socket = socket
        self.table = table
        self.hello = hello
        self._address = address_of(socket)
        self.viewer = Viewer(hashed(hello.secret) if hello.secret else None, hello.lang)

    async def run(self) -> None:
        """Welcome, and then listen and tell until one side ends it."""
        table, viewer = self.table, self.viewer
        await table.look_up()
        if table.row.state == "waiting":
            await table.begin()  # whoever should have begun it may have been interrupted
        lines = await table.chat.lines()
        viewer.own(table.seats_of(viewer.person_hash))
        if self.hello.seat in viewer.seats:
            viewer.seat = self.hello.seat
        viewer.since = self.hello.since
        viewer.heard = lines[-1].number if lines else -1
        info = table.info(viewer.person_hash)
        viewer.tell(wire.Welcome(table=info, seats=viewer.seats, lines=lines, now=clock.now()))
        table.viewers.add(viewer)
        if viewer.seats:
            table.tell_table()
            self.sockets.hall.later(self._note_seen())
        table.turns.go_on()
        listening = asyncio.create_task(self._listen())
        telling = asyncio.create_task(self._tell())
        try:
            done, _ = await asyncio.wait({listening, telling}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            listening.cancel()
            telling.cancel()
            table.viewers.discard(viewer)
            if viewer.seats:
                table.left |= dict.fromkeys(viewer.seats, clock.now())
                table.tell_table()
                self.sockets.hall.later(self._note_seen())

    async def _note_seen(self) -> None:
        """Let other processes know that these people are here now."""
        seats = [(self.table.id, seat) for seat in self.viewer.seats]
        await self.table.hall.store.seen(seats, clock.now())

    # Telling

    async def _tell(self) -> None:
        """Send what there is to send: messages in order, and always the latest position."""
        viewer = self.viewer
        viewer.wakened.set()
        while True:
            await viewer.wakened.wait()
            viewer.wakened.clear()
            if len(viewer.outbox) > MOST_UNSENT:
                raise BadInput("table-too-slow")
            unsent, viewer.outbox = viewer.outbox, []
            for message in unsent:
                await self.socket.send_text(written(message))
            position = await self.table.show(viewer)
            if position is not None:
                await self.socket.send_text(position.decode())

    # Listening

    async def _listen(self) -> None:
        """Do what is asked, one request after the other."""
        while True:
            number = UNREADABLE
            try:
                text = await receive(self.socket, self.sockets.limits)
                number, request = read(text)
                self.sockets.actions.take(self._who())
                if isinstance(request, BadInput):
                    raise request
                if not isinstance(request, WRITES_NOTHING):
                    self._take_room(ROW + len(text.encode()))
                answer = await self._grant(number, request)
            except TooMany as fault:
                self._refuse(number, fault)
                await asyncio.sleep(PAUSE)
            except BadInput as fault:
                self._refuse(number, fault)
            else:
                self.viewer.tell(answer)

    def _refuse(self, number: int, fault: BadInput) -> None:
        metrics.REFUSED.inc()
        note_fault(fault)
        names = [seat.name for seat in self.table.row.seats]
        self.viewer.tell(
            wire.Refused(
                id=number,
                message=fault.message,
                sentence=sentence(fault, self.viewer.lang, names),
                rule=rule_of(fault),
            )
        )
        self.viewer.look_again()  # what it wished may rest on something that is not so

    async def _grant(
        self, number: int, request: wire.ClientMessage
    ) -> wire.Accepted | wire.Offered:
        """Do what is asked for, and answer it; or refuse it."""
        viewer, chat = self.viewer, self.table.chat
        match request:
            case wire.Hello():
                raise BadInput("table-second-hello")
            case wire.Look(seat=seat):
                if seat not in viewer.seats:
                    raise BadInput("table-not-your-seat")
                viewer.look_from(seat)
            case wire.AskOffer(question=question, option=option):
                offer = await self.table.offer(viewer, question, option)
                return wire.Offered(id=number, offer=offer)
            case wire.Nudge(seat=seat):
                await self._nudge(seat)
            case wire.Speak(lang=lang):
                self.viewer.lang = lang
            case wire.Say(text=text, preset=preset):
                await self._say(text, preset)
            case _:
                await self._prepare(request)
                public = await self.table.carry_out(viewer, request)
                note = note_of(request, viewer.seat, self.table)
                # It is done, whether it can be noted or not.
                if public and note is not None and self.sockets.lines.gives(self._who()):
                    self.sockets.hall.later(chat.note(*note))
        journal = self.table.journal
        kept = journal.known(viewer.seat) if journal else 0
        return wire.Accepted(id=number, number=kept)

    async def _prepare(self, wish: Wish) -> None:
        """What must be seen to before a wish is carried out."""
        match wish:
            case wire.Instruct(instructions=given):
                if len(msgspec.json.encode(given)) > LONGEST_INSTRUCTIONS:
                    raise TooLarge
            case wire.HandOver():
                await self.table.look_up()  # who was seen last, and when

    def _take_room(self, size: int) -> None:
        """Take what a request may write from what its seat and its address may.

        Seats share nothing: nobody may notice that another one writes. Whoever only watches
        writes nothing.
        """
        if self.viewer.seat is None:
            return
        self.sockets.written.take(self._who(), size)
        self.sockets.written_from.take(self._address, size)

    def _who(self) -> str:
        """Whose requests are counted together: those of a seat, or of an address that watches."""
        who = self.viewer.seat if self.viewer.seat is not None else self._address
        return f"{self.table.id} {who}"

    async def _nudge(self, seat: Seat) -> None:
        own = self.viewer.acting
        if seat not in self.table.row.asked or seat == own:
            raise BadInput("table-nothing-to-nudge")
        self.sockets.nudges.take(f"{self.table.id} {own}")
        await self.table.chat.say("nudge", own, "", {"seat": seat})

    async def _say(self, text: str, preset: str | None) -> None:
        own = self.viewer.acting
        if preset is not None and preset not in PRESETS:
            raise BadInput("table-no-preset", {"known": ", ".join(PRESETS)})
        words = " ".join(text.split())
        if preset is None and (not visible(words) or not words.isprintable()):
            raise BadInput("table-nothing-said")
        self.sockets.lines.take(f"{self.table.id} {own}")
        if preset is not None:
            await self.table.chat.say("preset", own, preset)
        else:
            await self.table.chat.say("text", own, words)


def note_of(wish: Wish, seat: Seat | None, table: LiveTable) -> tuple[str, Facts] | None:
    """What the chat notes when a wish of a seat has been carried out."""
    match wish:
        case wire.Undo():
            return "note-undone", {"seat": seat}
        case wire.AskTakeback():
            return "note-takeback-asked", {"seat": seat}
        case wire.AnswerTakeback(agree=agree):
            return ("note-takeback-agreed" if agree else "note-takeback-refused"), {"seat": seat}
        case wire.HandOver(seat=given, controller=controller):
            if table.row.seats[given].controller != controller:
                return "note-bot-wished", {"seat": seat, "given": given}
            note = "note-taken-back" if controller == HUMAN else "note-handed-over"
            return note, {"seat": given, "bot": controller}
        case _:
            return None
