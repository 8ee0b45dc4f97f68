"""Bots: programs that play a seat. `random` plays every game; the others belong to their games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from podziemia.kernel.errors import BadInput
from podziemia.kernel.game import RANDOM, Bot, Game, MakeBot
from podziemia.kernel.match import Match
from podziemia.kernel.questions import WORLD, Option, Seat
from podziemia.kernel.rng import Rng
from podziemia.kernel.seen import Seen


class RandomBot:
    """Chooses any option, each equally likely."""

    __slots__ = ("rng",)

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, seen: Seen) -> Option:
        """Any legal answer."""
        return seen.sample(self.rng)


def bots_of(game: Game[Any]) -> dict[str, MakeBot]:
    """Every bot that plays a game, by name."""
    return {RANDOM: RandomBot, **game.bots}


def make_bot(game: Game[Any], name: str, seed: int) -> Bot:
    """A bot for one match; an unknown name is refused with those there are."""
    known = bots_of(game)
    if name not in known:
        raise BadInput("unknown-bot", {"bot": name, "known": ", ".join(known)}, game=game.id)
    return known[name](seed)


def advance(
    match: Match[Any],
    bots: Mapping[Seat, Bot],
    limit: int | None = None,
    *,
    budget: float | None = None,
) -> int:
    """Let the bots decide as long as one of them is asked; how many decisions they made.

    Stops before the limit is passed, when only others are asked, or when the match is over. The
    budget is how many seconds a bot may take for a decision. What the world is asked is answered
    too, by `answer_world`, and counts.
    """
    count = 0
    while limit is None or count < limit:
        asked = (seat for seat in match.answering() if seat in bots or seat == WORLD)
        seat = next(asked, None)
        if seat is None:
            break
        if seat == WORLD:
            match.play(WORLD, answer_world(match))
        else:
            match.play(seat, bots[seat].choose(match.seen(seat, budget)))
        count += 1
    return count


def answer_world(match: Match[Any]) -> Option:
    """What the game says happens outside its rules, where a match has asked that.

    To be called once, outside of any event loop, and played for `WORLD`.
    """
    return match.game.world(match.state, match.pending[WORLD], match.chance("world"))
