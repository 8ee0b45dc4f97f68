"""The tutorial of Tiny Epic Dungeons: what its sentences say is what lies on the table."""

from typing import Any

from podziemia.games.tiny_epic_dungeons import GAME
from podziemia.games.tiny_epic_dungeons.content import BOSSES
from podziemia.kernel.texts import LANGUAGES, Texts
from podziemia.kernel.tutorial import tutorial_of

TUTORIAL = tutorial_of(GAME)
assert TUTORIAL is not None
MESSAGES = [step.say.message.removeprefix("ted-tutorial-") for step in TUTORIAL.steps]


def boss_at(lesson: str) -> dict[str, Any]:
    """The Boss as it stands in a lesson."""
    assert TUTORIAL is not None
    found: dict[str, Any] = GAME.inspect(TUTORIAL.match_at(MESSAGES.index(lesson)).state)["boss"]
    return found


def test_the_last_blow_wins() -> None:
    assert sum(boss_at("last-blow")["markers"]) == 2
    assert TUTORIAL is not None
    end = TUTORIAL.match_at(MESSAGES.index("end"))
    assert end.outcome is not None
    assert end.outcome.rule == "TED-1.5"
    assert end.outcome.winners == (0,)


def test_damage_behind_a_seal_is_told_with_the_numbers_of_the_boss() -> None:
    boss = boss_at("sealed")
    assert boss["markers"] == [7, 7]
    card = BOSSES[boss["card"]]
    numbers = {str(number) for number in (8, card.defense, 8 - card.defense, 7, card.seals[0])}
    for language in LANGUAGES:
        told = Texts(GAME, language, (), strict=True).say("ted-tutorial-sealed", {"rules": ""})
        assert {
            word.strip(":,.") for word in told.split() if word.strip(":,.").isdigit()
        } == numbers
