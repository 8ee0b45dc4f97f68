"""The heuristic players of Descent: they beat chance on both sides, and read only what they see."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import podziemia
from podziemia.games.descent.bot import Greedy, Novice, Squire, weights
from podziemia.games.descent.content import MONSTERS
from podziemia.games.descent.events import FigurePut, MonsterActivated
from podziemia.games.descent.options import OpenDoor, Walk
from podziemia.games.descent.quests import QUESTS
from podziemia.games.descent.state import State
from podziemia.kernel.bots import advance, make_bot
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Option, Seat
from podziemia.kernel.registry import find
from tests.games.bots import asked_at_random, expect_honest, intents, unused

from .test_view import laid

GAME = find("descent")


def heroes_won(heroes: str, overlord: str, quest: str, matches: int) -> int:
    """How many matches of two hero players against the overlord the heroes win."""
    found = 0
    for seed in range(matches):
        match = podziemia.start(GAME.id, 3, seed, {"quest": quest}, events=False)
        names: Mapping[int, str] = {0: overlord, 1: heroes, 2: heroes}
        advance(match, {seat: make_bot(GAME, name, seed) for seat, name in names.items()})
        assert match.outcome is not None
        found += 0 not in match.outcome.winners
    return found


def test_it_beats_chance_on_either_side() -> None:
    matches = 3
    assert heroes_won("greedy", "random", "into_the_dark", matches) == matches
    assert heroes_won("random", "greedy", "into_the_dark", matches) == 0
    assert heroes_won("greedy", "greedy", "into_the_dark", matches) < matches


def test_weaker_levels_slip_more_often() -> None:
    match = podziemia.start(GAME.id, 3, 5, {"quest": "salty_cellar"})
    greedy, others = Greedy(0), (Squire(0), Novice(0))
    slips = [0, 0]
    while not match.over:
        seat = match.answering()[0]
        chosen = greedy.choose(match.seen(seat))
        for number, other in enumerate(others):
            slips[number] += other.choose(match.seen(seat)) != chosen
        match.play(seat, chosen)
    assert 0 < slips[0] < slips[1]


def test_heroes_carry_the_relic_across_the_chasm() -> None:
    """They climb through the pits, whose other side is the only way (DJ-5.11)."""
    assert heroes_won("greedy", "random", "thieves_of_ash", 1) == 1


@pytest.mark.parametrize(("players", "quest"), list(enumerate(list(QUESTS)[:4], start=2)))
def test_it_chooses_the_same_whatever_is_hidden_from_it(players: int, quest: str) -> None:
    match = podziemia.start(GAME.id, players, 3, {"quest": quest})
    expect_honest(match, Greedy(0), 160)


@pytest.mark.parametrize("make", [Greedy, Squire, Novice])
def test_it_answers_whatever_random_players_are_asked(make: type[Greedy]) -> None:
    asked: set[str] = set()
    for seed, quest in enumerate(QUESTS):
        match = podziemia.start(GAME.id, 2 + seed % 4, seed, {"quest": quest})
        asked.update(asked_at_random(match, make(seed), seed, 120))
    assert {"turn", "action", "shop", "opening", "activate", "activation"} <= asked


def test_it_says_what_it_means_to_do_in_both_languages() -> None:
    match = podziemia.start(GAME.id, 3, 0, {"quest": "into_the_dark"})
    said = set(intents(match, Greedy(0), "turn"))
    assert {"dj-plan-explore", "dj-plan-fight", "dj-plan-glyph"} <= said


def answers(match: Match[State], seat: Seat, prompt: str) -> list[Option]:
    """Let greedy players go on as long as this seat is asked this; what it answers."""
    bot = Greedy(0)
    found: list[Option] = []
    while not found or prompt in {ask.prompt for ask in match.pending.values()}:
        asked = match.answering()[0]
        chosen = bot.choose(match.seen(asked))
        if asked == seat and match.pending[asked].prompt == prompt:
            found.append(chosen)
        match.play(asked, chosen)
    return found


def test_a_monster_that_is_far_away_comes_nearer() -> None:
    heroes = {"0": {"hero": "grey_ker", "at": [20, 4]}, "1": {"hero": "lyssa", "at": "town"}}
    beast = {"monster": "beastman", "at": [22, 13]}
    match = laid(
        "into_the_dark",
        players=3,
        phase="overlord_turn",
        heroes=heroes,
        revealed=[1],
        open=["d1"],
        monsters=[beast],
        hand=[],
    )
    far = match.state.plan.distances(match.state.heroes[0].cell)
    before = far[match.state.monsters[0].cells[0]]
    steps = [each for each in answers(match, 0, "activation") if isinstance(each, Walk)]
    assert len(steps) == MONSTERS["beastman"].speed
    assert far[match.state.monsters[0].cells[0]] == before - len(steps)


def test_no_monster_ends_where_it_may_not_stay() -> None:
    """It would be put back, and have walked for nothing (DJ-4.18)."""
    match = podziemia.start(GAME.id, 5, 2, {"quest": "hourglass"})
    advance(match, {seat: make_bot(GAME, "greedy", 2) for seat in range(5)})
    activated = [each.piece for each in match.all_events() if isinstance(each, MonsterActivated)]
    put = [each for each in match.all_events() if isinstance(each, FigurePut)]
    assert activated
    assert not [each for each in put if each.rule == "DJ-4.18" and each.piece in activated]


@pytest.mark.parametrize("fighting", [True, False])
def test_no_door_is_opened_while_somebody_is_fighting(fighting: bool) -> None:
    heroes = {"0": {"hero": "grey_ker", "at": [20, 16]}, "1": {"hero": "lyssa", "at": [21, 15]}}
    monsters = [{"monster": "skeleton", "at": [20, 11]}] if fighting else []
    match = laid(
        "into_the_dark",
        players=3,
        heroes=heroes,
        revealed=[1],
        open=["d1"],
        monsters=monsters,
        hand=[],
        turn={"hero": 0, "action": "run", "mp": 4},
    )
    opened = any(isinstance(each, OpenDoor) for each in answers(match, 1, "turn"))
    assert opened != fighting


def test_nobody_stays_where_the_sand_comes() -> None:
    ker = {"hero": "grey_ker", "at": [2, 2], "fatigue": 0}
    match = laid(
        "hourglass",
        players=3,
        round=3,
        heroes={"0": ker, "1": {"hero": "lyssa", "at": "town"}},
        revealed=[1],
        open=["d1"],
        monsters=[],
        tokens=[{"kind": "coins", "at": [0, 3], "name": "coins"}],
        hand=[],
        turn={"hero": 0, "action": "ready", "mp": 4},
    )
    answers(match, 1, "turn")
    state = match.state
    assert state.floor.area[state.heroes[0].cell] == 1


def test_every_weight_is_used() -> None:
    assert unused(GAME, weights) == []
