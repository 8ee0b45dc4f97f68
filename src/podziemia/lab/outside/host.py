"""The host of an outside bot: starts its process, asks it, answers it, and ends it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

import msgspec

from podziemia.kernel.answers import offered, option_union
from podziemia.kernel.errors import BadInput, BotFault, IllegalChoice
from podziemia.kernel.game import Game
from podziemia.kernel.questions import NOTHING, Ask, Facts, Option
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import ENDED, Seen, World
from podziemia.kernel.snapshot import freeze
from podziemia.kernel.state import State
from podziemia.lab.outside import messages as said

BUDGET: Final = 10.0
"""How many seconds a bot may take for a decision, unless told otherwise."""
LOADING: Final = 120.0
"""How many seconds it may take to load its file or to make a bot."""
ENDING: Final = 5.0
"""How many seconds it has to end when it is no longer needed."""
POLLED: Final = 0.005
"""How many seconds pass between two looks whether it has ended."""
MOST_WORLDS: Final = 2_000
"""How many worlds a bot may keep at a time."""


def is_outside(name: str) -> bool:
    """Whether this names a class in a file: `file.py:Class`."""
    return parts(name)[0].endswith(".py")


def parts(name: str) -> tuple[str, str]:
    """The file and the class of a name."""
    file, _, kind = name.rpartition(":")
    return file, kind


class HostedBot:
    """An outside bot of one seat, match after match, in a process of its own.

    A process that raises, babbles, dawdles or ends is no longer `alive`; what it has done is told
    in the fault.
    """

    def __init__(self, name: str, game: Game[Any]) -> None:
        """Start the process and load the file."""
        self.name = name
        self.game = game
        self.alive = True
        self._match: int | None = None
        self._seed: int | None = None
        self._decision = 0
        self._limit: float | None = None
        self._expired = False
        self._worlds: dict[int, World] = {}
        self._made = 0
        file, self._kind = parts(name)
        path = Path(file).absolute()
        if not path.is_file():
            raise BadInput("bot-no-file", {"bot": name, "file": file})
        command = ("-P", "-m", "podziemia.lab.outside.child", str(path), self._kind, game.id)
        self._process = subprocess.Popen(  # noqa: S603 -- the file that was asked for
            [sys.executable, *command],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # so that all it has started ends with it
        )
        with self._watched(LOADING):
            answer = self._hear()
        if isinstance(answer, said.NoClass):
            self.end()
            known = ", ".join(answer.known) or "-"
            raise BadInput("bot-no-class", {"bot": name, "kind": self._kind, "known": known})
        self._expect_ready(answer, "bot-import")

    def begin(self, seed: int, match: int | None) -> None:
        """Sit down to another match; its number in a run is told in whatever goes wrong."""
        self._match, self._seed, self._decision = match, seed, 0

    def make(self) -> None:
        """Make the bot for the match, if that has not been done."""
        if self._seed is None:
            return
        with self._watched(LOADING):
            self._say(said.Begin(self._seed))
            answer = self._hear()
        self._seed = None
        self._expect_ready(answer, "bot-make")

    def _expect_ready(self, answer: said.FromBot, failing: str) -> None:
        match answer:
            case said.Ready():
                return
            case said.Failed():
                raise self._fault(failing, failure(answer))
        raise self._fault("bot-garbage")

    # A decision

    def choose(self, seen: Seen) -> Option:
        """What the bot chooses, if it does so in time and by the rules."""
        self.make()
        self._decision += 1
        try:
            with self._watched(seen.budget):
                self._say(said.Decide(seen.seat, seen.budget, said.question_of(seen.ask)))
                while isinstance(answer := self._hear(), said.Query):
                    self._say(self._answer(seen, answer))
        finally:
            self._worlds.clear()
        match answer:
            case said.Chose():
                return self._legal(seen, answer)
            case said.Failed():
                raise self._fault("bot-raised", failure(answer))
        raise self._fault("bot-garbage")

    def _legal(self, seen: Seen, answer: said.Chose) -> Option:
        """The option that was chosen, if it is offered; the rule that forbids it, if not."""
        reason: str | None = None
        if seen.ask.free is not None:
            return self._legal_free(seen, answer)
        try:
            option: Option = msgspec.convert(answer.option, option_union(self.game))
            if option in seen.ask.options:
                return option
            seen.world(0).play(seen.seat, option)
        except msgspec.ValidationError:
            pass
        except IllegalChoice as refusal:
            reason = str(refusal)
        raise self._fault("bot-illegal", {"choice": answer.words, "reason": reason})

    def _legal_free(self, seen: Seen, answer: said.Chose) -> Option:
        """The answer to a free question, if it is legal; the rule that forbids it, if not."""
        try:
            return offered(self.game, seen.state, seen.ask, answer.option)
        except IllegalChoice as refusal:
            reason = None if answer.option is None else str(refusal)
        raise self._fault("bot-not-legal", {"choice": answer.words, "reason": reason})

    def _answer(self, seen: Seen, request: said.Query) -> said.Message:
        """What the bot wanted to know."""
        for number in request.dropped:
            self._worlds.pop(number, None)
        match request:
            case said.Look():
                return said.Shown(seen.view)
            case said.Deal(seed=seed):
                return self._keep(seen.world(seed))
            case said.OfFree(world=None, seat=seen.seat):
                return self._of_free(seen.state, seen.ask, request)
            case said.OfFree(world=int(held), seat=seat) if held in self._worlds:
                world = self._worlds[held]
                return self._of_free(world.state, world.pending.get(seat), request)
            case said.OfWorld(world=number) if number in self._worlds:
                try:
                    return self._in_world(self._worlds[number], request)
                except IllegalChoice as refusal:
                    return refusal_of(refusal)
        return said.Mistaken(ENDED)

    def _in_world(self, world: World, request: said.OfWorld) -> said.Message:
        """What the bot wanted to do with one of its worlds."""
        match request:
            case said.Play(seat=seat, choice=choice):
                world.play(seat, choice)
                return said.standing_of(request.world, world)
            case said.Fork():
                return self._keep(world.fork())
            case said.View(seat=seat):
                return said.Shown(world.view(seat))
            case said.Rollout(seed=seed):
                return said.Ending(msgspec.to_builtins(world.rollout(seed)))
        return said.Snapshot(freeze(self.game, world.state))

    def _of_free(self, state: State, ask: Ask | None, request: said.OfFree) -> said.Message:
        """What the bot wanted to know about a free question."""
        if ask is None or ask.free is None:
            return said.Mistaken("the question is settled")
        match request:
            case said.Sample(seed=seed):
                return said.Sampled(msgspec.to_builtins(ask.free.sample(Rng(seed))))
            case said.Check(option=option):
                try:
                    offered(self.game, state, ask, option)
                except IllegalChoice as refusal:
                    return refusal_of(refusal)
        return said.Legal()

    def _keep(self, world: World) -> said.Message:
        """Keep a world for the bot, under a number."""
        if len(self._worlds) >= MOST_WORLDS:
            return said.Mistaken(f"no more than {MOST_WORLDS} worlds are kept at a time")
        self._made += 1
        self._worlds[self._made] = world
        return said.standing_of(self._made, world)

    # The process

    def _say(self, message: said.Message) -> None:
        assert self._process.stdin is not None, "it is a pipe"
        said.write(self._process.stdin, message)

    def _hear(self) -> said.FromBot:
        assert self._process.stdout is not None, "it is a pipe"
        frame = said.read(self._process.stdout)
        try:
            return said.FROM_BOT.decode(frame)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            raise said.Garbage from None

    @contextmanager
    def _watched(self, seconds: float | None) -> Iterator[None]:
        """Kill the process if it takes longer; whatever else it does wrong is a fault, too."""
        self._limit = seconds
        timer = threading.Timer(seconds or 0.0, self._expire)
        timer.daemon = True
        if seconds is not None:
            timer.start()
        try:
            yield
        except (EOFError, OSError):
            if not self._expired:
                raise self._fault("bot-ended", {"code": self._end_code()}) from None
        except said.Garbage:
            raise self._fault("bot-garbage") from None
        except BaseException:
            self.end()
            raise
        finally:
            timer.cancel()
        if self._expired:  # perhaps just when it answered
            raise self._fault("bot-slow")

    def _expire(self) -> None:
        self._expired = True
        self._kill()

    def _end_code(self) -> int:
        """How the process has ended by itself."""
        self._await_end()
        self._kill()
        return self._process.wait()

    def _await_end(self) -> None:
        """Give it a while to end by itself; its number stays its own until it is waited for."""
        if not hasattr(os, "waitid"):
            return
        until = monotonic() + ENDING
        ended = os.WEXITED | os.WNOHANG | os.WNOWAIT
        while os.waitid(os.P_PID, self._process.pid, ended) is None and monotonic() < until:
            sleep(POLLED)

    def _kill(self) -> None:
        """End the process and all that it has started, even if it has ended by itself.

        Once it has been waited for, its number may be another's.
        """
        if self._process.returncode is None and hasattr(os, "killpg"):
            with suppress(ProcessLookupError, PermissionError):  # nobody is left
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()

    def close(self) -> None:
        """Let the process end, when it is no longer needed."""
        if self.alive:
            assert self._process.stdin is not None, "it is a pipe"
            with suppress(OSError):
                self._process.stdin.close()
            self._await_end()
            self.end()

    def end(self) -> None:
        """End the process at once; nothing of it stays."""
        self.alive = False
        self._kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None, "both are pipes"
            with suppress(OSError):
                pipe.close()

    def _fault(self, message: str, about: Facts = NOTHING) -> BotFault:
        """What has gone wrong, and where; the process is of no use any more."""
        self.end()
        where: Facts = {
            "bot": self.name,
            "decision": self._decision,
            "match": self._match,
            "budget": None if self._limit is None else f"{self._limit:g}",
        }
        return BotFault(message, {**where, **about}, game=self.game.id)


def refusal_of(refusal: IllegalChoice) -> said.Refusal:
    """A refusal as plain data."""
    return said.Refusal(refusal.rule, refusal.message, dict(refusal.about))


def failure(failed: said.Failed) -> Facts:
    """An exception in the words of a fault."""
    return {"fault": failed.kind, "words": failed.words, "line": failed.line}
