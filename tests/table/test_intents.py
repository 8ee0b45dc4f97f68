"""What bots mean to do: told to everybody at the table, kept with what they did."""

from __future__ import annotations

from podziemia.games.tiny_epic_dungeons.bot import Greedy
from podziemia.kernel.game import HUMAN
from podziemia.kernel.scene import Words
from podziemia.table import wire
from podziemia.table.journal.entries import Decided
from podziemia.table.journal.rebuild import rebuild
from podziemia.table.journal.wishes import BotAnswer
from tests.table.guests import position
from tests.table.server import Server
from tests.table.stories import story
from tests.table.test_journal import Log, begun, options_of

GAME = "tiny_epic_dungeons"


def turns(*seats: str) -> Log:
    """A match of one hero each, at the first turn."""
    log = begun(*seats, game=GAME)
    while (ask := log.journal.match.pending[log.journal.asked[0]]).prompt == "choose-hero":
        answer(log, ask.seat)
    return log


def answer(log: Log, seat: int, intent: Words | None = None) -> list[Decided]:
    """The first option, for a person or with what a bot says."""
    number, option = log.journal.answered[seat], options_of(log.journal, seat)[0]
    if log.journal.match.controllers[seat] == HUMAN:
        made = log.do(seat, wire.Choose(id=0, question=number, option=option))
    else:
        made = log.do(seat, BotAnswer(number, option, intent))
    return [entry for entry in made if isinstance(entry, Decided)]


def test_everybody_is_told_until_somebody_else_decides() -> None:
    log = turns("greedy", HUMAN)
    said = Words("ted-plan-rest", {"hero": "wilma"})
    assert answer(log, 0, said)[0].intent == said
    for seat in (None, 0, 1):
        assert log.journal.position(seat, 0).intent == wire.Intent(seat=0, words=said)
    while log.journal.asked == [0]:
        answer(log, 0)
        assert log.journal.intent == (0, said), "it has said nothing else"
    assert log.journal.position(1, 0).intent is not None
    answer(log, 1)
    assert log.journal.position(0, 0).intent is None


def test_it_is_kept_with_the_decision_and_in_snapshots() -> None:
    log = turns("greedy", HUMAN)
    plain = len(log.entries[-1][1])
    said = Words("ted-plan-rest", {"hero": "wilma"})
    answer(log, 0, said)
    again = rebuild(log.setup, log.entries, None)
    assert again.intent == log.journal.intent == (0, said)
    thawed = turns("greedy", HUMAN).journal
    assert thawed.thaw(log.journal.freeze())
    assert thawed.intent == (0, said)
    assert "intent" not in log.entries[-2][1]
    assert plain < len(log.entries[-1][1])


@story
async def test_a_person_sees_what_a_partner_means_to_do(server: Server) -> None:
    played = server.match(HUMAN, "greedy", game=GAME)
    number = 0
    async with await played.guest(0) as ala:
        while (found := await position(ala, number)).intent is None:
            number = found.number + 1
            if found.question is not None:
                assert isinstance(await ala.choose(found.question.options[0]), wire.Accepted)
    assert found.intent.seat == 1
    assert found.intent.words.message.startswith("ted-plan-")


def test_a_bot_does_what_it_says() -> None:
    log = turns("greedy", HUMAN)
    bot, match = Greedy(0), log.journal.match
    seen = match.seen(0)
    intent = bot.intent(seen)
    chosen = bot.choose(seen)
    assert bot.planned is not None
    assert intent is not None
    assert bot.planned[1].option == chosen
    assert intent.message == f"ted-plan-{bot.planned[1].aim}"
