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
    too, by `sample_world`, and counts.
    """
    count = 0
    while limit is None or count < limit:
        seat = next((seat for seat in match.pending if seat in bots or seat == WORLD), None)
        if seat is None:
            break
        if seat == WORLD:
            match.play(WORLD, sample_world(match))
        else:
            match.play(seat, bots[seat].choose(match.seen(seat, budget)))
        count += 1
    return count


def sample_world(match: Match[Any]) -> Option:
    """An answer for the world where nobody watches it: any legal one, by the match's own seed."""
    seed = 0 if match.setup is None else match.setup.seed
    return match.pending[WORLD].sample(Rng(f"world/{seed}/{len(match.decisions)}"))


def answer_world(match: Match[Any]) -> Option:
    """What the world answers now, by the match's own chance; it may take long."""
    seed = 0 if match.setup is None else match.setup.seed
    chance = Rng(f"world/{seed}/{len(match.decisions)}")
    return match.game.world(match.state, match.pending[WORLD], chance)
