"""What holds for the bot of every game: it is honest, answers, says what it means, has no spare."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from podziemia.kernel.bots import RandomBot
from podziemia.kernel.game import Bot, Game, Partner
from podziemia.kernel.match import Match
from podziemia.kernel.texts import LANGUAGES, Texts


def expect_honest(match: Match[Any], bot: Bot, decisions: int, every: int = 5) -> None:
    """It chooses the same in a world dealt anew; looked at for every so manieth decision."""
    for number in range(decisions):
        if match.over:
            return
        seat = match.answering()[0]
        chosen = bot.choose(match.seen(seat))
        if number % every == 0:
            other = match.determinize(seat, number)
            assert bot.choose(other.seen(seat)) == chosen, match.pending[seat].prompt
        match.play(seat, chosen)


def asked_at_random(
    match: Match[Any], bot: Bot, seed: int, decisions: int | None = None
) -> Iterator[str]:
    """The prompts of a match by chance; the bot answers each with something that is offered."""
    random = RandomBot(seed)
    while not match.over and (decisions is None or len(match.decisions) < decisions):
        seat = match.answering()[0]
        seen = match.seen(seat)
        assert bot.choose(seen) in seen.ask.options
        yield seen.ask.prompt
        match.play(seat, random.choose(seen))


def intents(match: Match[Any], bot: Bot, asked: str) -> Iterator[str]:
    """What it says it means to do when it is asked this, and only then, in both languages."""
    assert isinstance(bot, Partner)
    texts = [Texts(match.game, language, (), strict=True) for language in LANGUAGES]
    while not match.over:
        seat = match.answering()[0]
        intent = bot.intent(match.seen(seat))
        assert (intent is None) == (match.pending[seat].prompt != asked)
        if intent is not None:
            assert all(text.say(intent.message, intent.about).endswith(".") for text in texts)
            yield intent.message
        match.play(seat, bot.choose(match.seen(seat)))


def unused(game: Game[Any], weights: ModuleType) -> list[str]:
    """The weights that its bot never reads."""
    files = [path for path in (game.folder / "bot").glob("*.py") if path.stem != "weights"]
    words = set(re.findall(r"\w+", "".join(path.read_text(encoding="utf-8") for path in files)))
    return [name for name in vars(weights) if name.isupper() and name not in words]
