"""Who plays the matches of a run: bots of the game by name, and outside bots by file and class."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from types import TracebackType
from typing import Any, Self

from podziemia.kernel.bots import make_bot
from podziemia.kernel.game import HUMAN, Bot, Game
from podziemia.kernel.rng import Rng
from podziemia.lab.outside.host import HostedBot, is_outside


class Crew:
    """Makes the bots of one match after the other; the processes of outside bots are kept.

    Every seat has a process of its own: two bots of one class share nothing.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._hosted: dict[str, list[HostedBot]] = {}
        self._taken: set[HostedBot] = set()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def verify(self, names: Iterable[str]) -> None:
        """Refuse bots that there are not, and outside bots that cannot even be made."""
        for name in dict.fromkeys(names):
            if is_outside(name):
                self._hosted_bot(name, "", None).make()
            else:
                make_bot(self.game, name, 0)

    def sit(self, names: Sequence[str], seed: str, match: int | None = None) -> list[Bot]:
        """The bots of the next match, seat by seat.

        Outside bots get seeds that tell nothing about the chance of the match.
        """
        seeds = Rng(seed)
        self._taken.clear()
        words = [seeds.word() for _ in names]
        return [
            self._hosted_bot(name, f"{seed}/{seat}", match)
            if is_outside(name)
            else make_bot(self.game, name, word)
            for seat, (name, word) in enumerate(zip(names, words, strict=True))
        ]

    def bot(self, name: str, seed: str) -> Bot:
        """One more bot for the match, with a seed of its own."""
        if is_outside(name):
            return self._hosted_bot(name, seed, None)
        return make_bot(self.game, name, Rng(seed).word())

    def _hosted_bot(self, name: str, seed: str, match: int | None) -> HostedBot:
        """An outside bot, ready for a match: in a process that is free, or in a new one."""
        known = [bot for bot in self._hosted.get(name, []) if bot.alive]
        free = [bot for bot in known if bot not in self._taken]
        bot = free[0] if free else HostedBot(name, self.game)
        self._hosted[name] = known if free else [*known, bot]
        self._taken.add(bot)
        bot.begin(Rng(f"outside/{seed}").word(), match)
        return bot

    def close(self) -> None:
        """End all processes."""
        for hosted in self._hosted.values():
            for bot in hosted:
                bot.close()
        self._hosted.clear()


def controllers(names: Iterable[str]) -> list[str]:
    """Who decides, as a match is told: whoever is not of the game is somebody from outside."""
    return [HUMAN if is_outside(name) else name for name in names]
