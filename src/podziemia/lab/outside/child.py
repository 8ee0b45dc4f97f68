"""The process of an outside bot: it loads the file and asks the bot whatever the host asks.

Started as `python -m podziemia.lab.outside.child FILE CLASS GAME`. What the bot prints goes to
standard error; the pipes to the host are out of its way.
"""

from __future__ import annotations

import importlib.util
import os
import reprlib
import sys
import threading
import time
import traceback
from collections.abc import Mapping
from pathlib import Path
from queue import SimpleQueue
from typing import IO, Any, Final

import msgspec

from podziemia.kernel.drive import Policy
from podziemia.kernel.errors import IllegalChoice, Refusal
from podziemia.kernel.game import Bot, Game, View
from podziemia.kernel.outcome import Outcome
from podziemia.kernel.questions import WORLD, Ask, Free, Option, Seat
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import Choice, Seen
from podziemia.kernel.snapshot import thaw
from podziemia.lab.outside import messages as said

MODULE: Final = "__bot__"
"""What the module of the file is called; its own name could be that of another."""
GRACE: Final = 1.0
"""How many seconds a bot has to come to an end when its host is gone."""
WORDS: Final = 300
"""How much of an exception's text is told."""


class Line:
    """The connection to the host: a request is sent and its answer waited for."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.dropped: list[int] = []
        self._out = apart(1, "wb", os.dup(2))
        self._heard: SimpleQueue[said.ToBot | None] = SimpleQueue()
        pipe = apart(0, "rb", os.open(os.devnull, os.O_RDONLY))
        threading.Thread(target=self._listen, args=(pipe,), daemon=True).start()

    def _listen(self, pipe: IO[bytes]) -> None:
        """Hand on what the host says; end with it, whatever the bot is doing."""
        try:
            while True:
                self._heard.put(said.TO_BOT.decode(said.read(pipe)))
        except EOFError:
            self._heard.put(None)
            time.sleep(GRACE)
            os._exit(1)

    def hear(self) -> said.ToBot | None:
        """The next message; nothing, if the host is gone."""
        return self._heard.get()

    def say(self, message: said.Message) -> None:
        """Tell the host something."""
        said.write(self._out, message)

    def ask(self, request: said.Query) -> said.ToBot:
        """Ask the host something."""
        self.say(request)
        answer = self.hear()
        match answer:
            case None:
                raise SystemExit
            case said.Refusal(rule, message, about):
                raise IllegalChoice(rule, message, about, game=self.game.id)
            case said.Mistaken(why):
                raise LookupError(why)
        return answer

    def drops(self) -> list[int]:
        """The worlds that have been dropped since this was last asked."""
        dropped, self.dropped = self.dropped, []
        return dropped


def apart(number: int, mode: str, instead: int) -> Any:
    """The file of a number, out of the way; whoever uses the number finds another one there."""
    own = os.dup(number)
    os.dup2(instead, number)
    os.close(instead)
    return os.fdopen(own, mode)


def asked(line: Line, world: int | None, seat: Seat, question: said.Question) -> Ask:
    """A question of the host: to the own seat, or to a seat of a world."""
    told = question.free
    free = None if told is None else free_answer(line, world, seat, told)
    return said.ask_of(line.game, seat, question, free)


def free_answer(line: Line, world: int | None, seat: Seat, told: said.FreeAnswer) -> Free:
    """Answers that cannot be listed; the host knows which of them are legal."""
    kind = next(kind for kind in line.game.option_types if said.tag_of(kind) == told.kind)

    def check(option: Option) -> None:
        """Raise a Refusal if the answer is not legal."""
        try:
            line.ask(said.Check(line.drops(), world, seat, msgspec.to_builtins(option)))
        except IllegalChoice as refused:
            raise Refusal(refused.rule, refused.message, refused.about) from None

    def sample(rng: Rng) -> Option:
        """Any legal answer."""
        answer = line.ask(said.Sample(line.drops(), world, seat, rng.word()))
        assert isinstance(answer, said.Sampled)
        return msgspec.convert(answer.option, kind)

    return Free(kind, check, sample, msgspec.convert(told.default, kind))


class RemoteWorld:
    """A world dealt anew that stays with the host; it ends with the decision it was made for."""

    __slots__ = ("_line", "_number", "_outcome", "_pending")

    def __init__(self, line: Line, standing: said.ToBot) -> None:
        assert isinstance(standing, said.Standing)
        self._line = line
        self._number = standing.world
        self._stand(standing)

    def _stand(self, standing: said.Standing) -> None:
        line, pending = self._line, standing.pending
        self._pending = {s: asked(line, self._number, s, told) for s, told in pending.items()}
        self._outcome = said.outcome_of(standing.outcome)

    def __del__(self) -> None:
        self._line.dropped.append(self._number)

    @property
    def pending(self) -> Mapping[Seat, Ask]:
        """Who must choose now, and what they are asked."""
        return self._pending

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self._outcome

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self._outcome is not None

    @property
    def state(self) -> Any:
        """Its state as it is now: a copy, to be read."""
        line = self._line
        answer = line.ask(said.State(line.drops(), self._number))
        assert isinstance(answer, said.Snapshot)
        return thaw(line.game, answer.data)

    def play(self, seat: Seat, option: Choice) -> None:
        """Choose for a seat."""
        line = self._line
        choice = msgspec.to_builtins(option)
        answer = line.ask(said.Play(line.drops(), self._number, seat, choice))
        assert isinstance(answer, said.Standing)
        self._stand(answer)

    def fork(self) -> RemoteWorld:
        """An independent copy."""
        line = self._line
        return RemoteWorld(line, line.ask(said.Fork(line.drops(), self._number)))

    def view(self, seat: Seat | None) -> View:
        """What a seat of it may know."""
        line = self._line
        answer = line.ask(said.View(line.drops(), self._number, seat))
        assert isinstance(answer, said.Shown)
        return answer.view

    def rollout(self, seed: int, policy: Policy | None = None) -> Outcome:
        """How a copy of it ends that is played at random, or as a policy says."""
        if policy is not None:
            return played_out(self.fork(), Rng(seed), policy)
        line = self._line
        answer = line.ask(said.Rollout(line.drops(), self._number, seed))
        assert isinstance(answer, said.Ending)
        return msgspec.convert(answer.outcome, Outcome)


def played_out(world: RemoteWorld, chance: Rng, policy: Policy) -> Outcome:
    """How a world ends that is played as a policy says, which is not known to the host."""
    while world.outcome is None:
        seat, ask = chance.pick(list(world.pending.items()))
        world.play(seat, ask.sample(chance) if seat == WORLD else policy(world.state, ask))
    return world.outcome


class RemoteSeen(Seen):
    """What the host shows of a match."""

    def __init__(self, line: Line, order: said.Decide) -> None:
        super().__init__(line.game.id, order.seat, order.budget)
        self._line = line
        self._ask = asked(line, None, order.seat, order.question)

    @property
    def ask(self) -> Ask:
        """The question: its prompt, its rule, what it is about, and the options."""
        return self._ask

    def sample(self, rng: Rng) -> Option:
        """Any legal answer; of listed ones each is equally likely."""
        return self._ask.sample(rng)

    def look(self) -> View:
        """What the seat may know."""
        answer = self._line.ask(said.Look(self._line.drops()))
        assert isinstance(answer, said.Shown)
        return answer.view

    def world(self, seed: int) -> RemoteWorld:
        """A match in which everything hidden from the seat is dealt anew."""
        return RemoteWorld(self._line, self._line.ask(said.Deal(self._line.drops(), seed)))


def load(path: Path, name: str) -> Any:
    """The class of a file; what else is there, if it is not."""
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(MODULE, path)
    assert spec is not None, "the host has looked at the name"
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[MODULE] = module
    spec.loader.exec_module(module)
    found = getattr(module, name, None)
    if callable(getattr(found, "choose", None)):
        return found
    known = [key for key, value in vars(module).items() if callable(getattr(value, "choose", None))]
    return said.NoClass(sorted(known))


def failed(fault: Exception, path: Path) -> said.Failed:
    """An exception of the bot's code."""
    if os.environ.get("PODZIEMIA_DEBUG"):
        traceback.print_exception(fault)
    frames = traceback.extract_tb(fault.__traceback__)
    own = [frame.lineno for frame in frames if frame.filename == str(path)]
    if isinstance(fault, SyntaxError) and fault.filename == str(path):
        own = [fault.lineno]
    try:
        words = " ".join(str(fault).split())[:WORDS].encode(errors="replace").decode()
    except Exception:
        words = "?"
    return said.Failed(type(fault).__name__, words, own[-1] if own else None)


def chose(option: object) -> said.Chose:
    """What the bot has answered, whatever it is."""
    data = msgspec.to_builtins(option) if isinstance(option, Option) else None
    return said.Chose(data, reprlib.repr(option).encode(errors="replace").decode())


def serve(line: Line, path: Path, name: str) -> None:
    """Load the file, then do what the host says until it is gone."""
    make: Any = None
    bot: Bot | None = None
    try:
        make = load(path, name)
        line.say(make if isinstance(make, said.NoClass) else said.Ready())
    except Exception as fault:
        line.say(failed(fault, path))
    while (order := line.hear()) is not None:
        try:
            match order:
                case said.Begin(seed):
                    bot = make(seed)
                    answer: said.Message = said.Ready()
                case said.Decide():
                    assert bot is not None, "a match begins before anything is asked"
                    answer = chose(bot.choose(RemoteSeen(line, order)))
                case _:
                    continue
            line.say(answer)
        except Exception as fault:
            line.say(failed(fault, path))


if __name__ == "__main__":
    file, class_name, game_id = sys.argv[1:]
    serve(Line(find(game_id)), Path(file), class_name)
