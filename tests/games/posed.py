"""A question put to a bot by hand, over any state: for what comes up rarely."""

from __future__ import annotations

from typing import Any

from podziemia.kernel.match import Match
from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import Seen


class Posed(Seen):
    """What a bot sees of a question over a state; there are no worlds."""

    def __init__(self, match: Match[Any], ask: Ask) -> None:
        super().__init__(match.game.id, ask.seat, None)
        self.state = match.state
        self._ask = ask

    @property
    def ask(self) -> Ask:
        """The question."""
        return self._ask

    def sample(self, rng: Rng) -> Option:
        """Any option."""
        return rng.pick(self._ask.options)

    def look(self) -> Any:
        """Nobody has looked at the table."""
        raise AssertionError(self.seat)

    def world(self, seed: int) -> Any:
        """There is only the state."""
        raise AssertionError(seed)
