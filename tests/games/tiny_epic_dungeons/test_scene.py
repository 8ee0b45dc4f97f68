"""The table of Tiny Epic Dungeons: every piece once, every word said, from setup to Boss."""

from collections import Counter

import pytest

import podziemia
from podziemia.games.tiny_epic_dungeons.content import BOSSES
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng
from podziemia.kernel.texts import LANGUAGES
from podziemia.lab.corpus import play_on
from tests.games import scenes
from tests.laws.late_dungeons import late_match

GAME = find("tiny_epic_dungeons")
MATCHES = 12


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("hero_choice", ["choice", "dealt", "random"])
def test_every_scene_is_whole_and_says_everything(players: int, hero_choice: str) -> None:
    match = podziemia.start(GAME.id, players, seed=players, options={"hero_choice": hero_choice})
    for position in play_on(match, Rng(players)):
        for seat in (None, *position.pending):
            scenes.check(position, seat)


@pytest.mark.parametrize("boss", [None, *BOSSES])
def test_late_scenes_are_whole_and_everything_that_happens_is_told(boss: str | None) -> None:
    told: Counter[str] = Counter()
    for seed in range(MATCHES):
        match = late_match(f"scene/{seed}", 1 + seed % 4, {"heroes": 2 + seed % 3}, boss)
        for number, position in enumerate(play_on(match, Rng(f"{boss}/{seed}"))):
            if number > 30:
                break
            for seat in (None, *position.pending):
                scenes.check(position, seat)
        for event in match.events(0):
            told[type(event).__name__] += 1
            for language in LANGUAGES:
                assert "[" not in scenes.strict(GAME, language).tell(event)
        for ask in match.pending.values():
            for language in LANGUAGES:
                scenes.strict(GAME, language).question(ask.seat, ask.prompt, ask.about)
    assert len(told) > 20
