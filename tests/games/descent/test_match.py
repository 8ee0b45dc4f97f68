"""Facts of the whole match: who plays, how it is set up, how turns follow, how it ends."""

from __future__ import annotations

from typing import Any

import pytest

import podziemia
from podziemia.games.descent import GAME
from podziemia.games.descent import options as choice
from podziemia.games.descent.content import CHEST_NUMBERS, RELICS, TREASURES
from podziemia.games.descent.quests import QUESTS, read_quest
from podziemia.games.descent.rules.end import gain_conquest
from podziemia.games.descent.state import OVERLORD, TOWN, State
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng

QUEST = "salty_cellar"


def start(players: int = 3, seed: int = 1, **options: Any) -> Match[State]:
    """A match of the short quest."""
    return podziemia.start(GAME.id, players, seed, options={"quest": QUEST, **options})


def first_options(match: Match[State], until: str) -> Match[State]:
    """Everybody takes what they get without answering, until this is asked."""
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        if ask.prompt == until:
            return match
        match.play(seat, 0)
    return match


# Who plays


@pytest.mark.rule("DJ-1.1", "DJ-1.2", "DJ-1.3", "DJ-25.1", "DJ-25.2")
@pytest.mark.parametrize(
    ("players", "leaders"), [(2, [1, 1]), (3, [1, 2]), (4, [1, 2, 3]), (5, [1, 2, 3, 4])]
)
def test_seat_0_is_the_overlord_and_the_others_lead_the_heroes(
    players: int, leaders: list[int]
) -> None:
    assert start(players).state.leaders == leaders


@pytest.mark.rule("DJ-25.7", "DJ-25.8")
def test_a_larger_party_stands_player_by_player() -> None:
    state = start(3, party_size="4").state
    assert state.leaders == [1, 1, 2, 2]
    assert state.monster_players == 5
    assert start(4, party_size="4").state.leaders == [1, 1, 2, 3]


@pytest.mark.rule("DJ-25.6")
def test_nobody_plays_alone() -> None:
    for players in (1, 6):
        with pytest.raises(podziemia.BadInput):
            podziemia.start(GAME.id, players)


@pytest.mark.rule("DJ-1.4", "DJ-1.6")
def test_heroes_are_dealt_with_full_tokens_and_coins() -> None:
    state = first_options(start(5), "shop").state
    assert len({hero.sheet.id for hero in state.heroes}) == 4
    assert len(state.sheets) == 16
    for hero in state.heroes:
        assert (hero.wounds, hero.fatigue, hero.coins) == (hero.kit.wounds, hero.kit.fatigue, 300)


@pytest.mark.rule("DJ-1.5", "DJ-25.4")
def test_heroes_are_chosen_where_the_table_agreed_and_none_twice() -> None:
    match = start(3, free_hero_choice=True)
    assert len(match.pending[1].options) == 20
    match.play(1, choice.ChooseHero("grey_ker"))
    assert choice.ChooseHero("grey_ker") not in match.pending[2].options
    assert "choose-hero" not in {ask.prompt for ask in start(3).pending.values()}


# Setup


@pytest.mark.rule("DJ-1.8", "DJ-1.9")
def test_a_skill_is_exchanged_once_for_another_of_its_deck() -> None:
    match = first_options(start(3, seed=3), "exchange")
    hero = match.state.heroes[0]
    old = hero.skills[0]
    match.play(1, choice.ExchangeSkill(old.id))
    assert old not in hero.skills
    assert hero.skills[-1].deck == old.deck
    assert old in match.state.skill_decks[old.deck]
    assert list(match.pending) == [2]
    while not match.over:
        kept = [each.skills for each in match.state.heroes]
        if match.state.round:
            break
        seat, ask = next(iter(match.pending.items()))
        match.play(seat, 0)
        if ask.prompt == "shop":
            assert [each.skills for each in match.state.heroes] == kept


@pytest.mark.rule("DJ-1.25", "DJ-1.23", "DJ-2.2")
def test_the_setup_comes_in_order_and_then_round_1() -> None:
    match = start(4, free_hero_choice=True)
    prompts: list[str] = []
    while match.state.round == 0:
        seat, ask = next(iter(match.pending.items()))
        if ask.prompt not in prompts:
            prompts.append(ask.prompt)
        match.play(seat, 0)
    assert prompts == ["choose-hero", "exchange", "shop", "start-space"]
    assert match.state.round == 1
    assert match.state.phase == "hero_turns"


@pytest.mark.rule("DJ-1.14", "DJ-1.17", "DJ-1.18", "DJ-1.19", "DJ-1.20", "DJ-1.22")
def test_what_lies_on_the_table_when_the_first_round_begins() -> None:
    state = first_options(start(5), "next-hero").state
    assert {name: sorted(left) for name, left in state.chests.items()} == {
        name: list(numbers) for name, numbers in CHEST_NUMBERS.items()
    }
    assert (len(state.hand), len(state.deck), state.threat) == (3, 33, 0)
    assert state.conquest == state.quest.head.conquest == 4
    assert {name: len(deck) for name, deck in state.treasures.items()} == {
        name: len(deck) for name, deck in TREASURES.items()
    }
    assert set(state.relics) == set(RELICS)
    glyph = state.floor.cell(state.quest.start)
    near = state.plan.around[glyph] | 1 << glyph
    cells = [hero.cell for hero in state.heroes]
    assert len(set(cells)) == len(cells)
    assert all(near >> cell & 1 for cell in cells)


@pytest.mark.rule("DJ-1.24", "DJ-1.19")
def test_a_quest_says_what_the_heroes_begin_with() -> None:
    found = {name: first_options(start(3, quest=name), "next-hero") for name in QUESTS}
    assert found["salty_cellar"].state.conquest == 4
    assert found["hourglass"].state.conquest == 6


@pytest.mark.rule("DJ-1.13", "DJ-1.16", "DJ-18.6")
def test_heroes_know_the_goal_and_the_plan_and_nothing_of_what_is_there() -> None:
    match = first_options(start(3), "next-hero")
    overlord, heroes = match.view(OVERLORD), match.view(1)
    assert heroes["quest"]["id"] == QUEST
    assert tuple(heroes["quest"]["rows"]) == match.state.quest.rows
    assert "bane_spider" not in str(heroes)
    assert "bane_spider" in str(overlord)


@pytest.mark.rule("DJ-1.15", "DJ-14.2")
def test_monsters_have_the_wounds_of_the_number_of_players() -> None:
    lives = [start(players).state.monster_players for players in (2, 3, 4, 5)]
    assert lives == [2, 3, 4, 5]


@pytest.mark.rule("DJ-18.9")
def test_people_write_quests_of_their_own() -> None:
    text = (GAME.folder / "content" / "quests" / "salty_cellar.toml").read_text(encoding="utf-8")
    assert read_quest(text, "mine").id == QUEST


# Turns


@pytest.mark.rule("DJ-2.4", "DJ-2.8", "DJ-2.5")
def test_one_person_leads_two_heroes_one_after_the_other() -> None:
    match = first_options(start(2), "next-hero")
    assert list(match.pending) == [1]
    match.play(1, choice.TakeTurn("hero:1"))
    assert match.pending[1].piece == "hero:1"
    first_options(match, "turn").play(1, choice.EndTurn())
    assert [hero.done for hero in match.state.heroes] == [False, True]
    assert match.state.turn.hero == 0


@pytest.mark.rule("DJ-2.7", "DJ-9.15")
def test_who_was_killed_before_its_turn_acts_from_town() -> None:
    given = {
        "conquest": 9,
        "heroes": {"0": {"at": "town"}, "1": {"done": True}},
    }
    state = GAME.arrange(3, {"quest": QUEST}, given, Rng(1))
    match = Match(GAME, state)
    first_options(match, "turn")
    assert match.state.turn.hero == 0
    assert match.state.heroes[0].cell == TOWN


@pytest.mark.rule("DJ-3.6")
def test_no_card_comes_between_a_heros_start_and_its_action() -> None:
    given = {
        "threat": 99,
        "hand": ["gust_of_wind", "rage", "dark_charm", "crushing_block"],
        "turn": {"hero": 0, "stage": "refresh"},
    }
    match = Match(GAME, GAME.arrange(3, {"quest": QUEST}, given, Rng(1)))
    assert match.pending[1].prompt == "action"


@pytest.mark.rule("DJ-5.18")
def test_movement_actions_belong_to_the_own_turn() -> None:
    given = {
        "phase": "overlord_turn",
        "revealed": [1],
        "open": ["d1"],
        "deck": ["doom", "evil_genius", "trapmaster"],
        "monsters": [{"monster": "beastman", "at": [2, 4]}],
        "heroes": {"0": {"at": [2, 3], "order": "guard", "equipped": ["sword", "healing_potion"]}},
    }
    match = Match(GAME, GAME.arrange(3, {"quest": QUEST}, given, Rng(1)))
    first_options(match, "guard")
    kinds = {type(option) for option in match.pending[1].options}
    assert kinds == {choice.Pass, choice.Attack, choice.AttackSpace}


# The end


@pytest.mark.rule("DJ-22.6")
def test_the_pool_has_no_limit() -> None:
    state = first_options(start(3), "next-hero").state
    gain_conquest(state, 100, "DJ-22.5")
    assert state.conquest == 104


@pytest.mark.rule("DJ-22.10")
def test_what_is_left_of_the_pool_is_the_score() -> None:
    given = {
        "conquest": 7,
        "turn": {"hero": 0, "action": "advance"},
        "heroes": {"0": {"at": [16, 0], "pack": ["soulbiter"]}},
    }
    match = Match(GAME, GAME.arrange(3, {"quest": "thieves_of_ash"}, given, Rng(1)))
    match.play(1, choice.GoToTown())
    assert match.outcome is not None
    assert match.outcome.winners == (1, 2)
    assert {score["conquest"] for score in match.outcome.scores} == {7}


@pytest.mark.rule("DJ-22.11")
@pytest.mark.parametrize("quest", QUESTS)
@pytest.mark.parametrize("last", [False, True], ids=["first", "last"])
def test_every_match_ends_whatever_is_chosen(quest: str, last: bool) -> None:
    match = podziemia.start(GAME.id, 3, 1, options={"quest": quest}, events=False)
    decisions = 0
    while not match.over:
        seat, ask = next(iter(match.pending.items()))
        match.play(seat, len(ask.options) - 1 if last else 0)
        decisions += 1
        assert decisions < 20_000
    assert match.state.round <= 18 * (match.state.quest.head.conquest + 30) // 3


@pytest.mark.rule("DJ-R-86")
def test_who_leaves_hands_the_heroes_on_and_a_side_without_anybody_has_lost() -> None:
    match = first_options(start(4), "next-hero")
    match.resign(2)
    assert match.state.leaders == [1, 3, 3]
    match.resign(1)
    assert match.state.leaders == [3, 3, 3]
    match.resign(3)
    assert match.outcome is not None
    assert match.outcome.winners == (OVERLORD,)
    match = first_options(start(3), "next-hero")
    match.resign(OVERLORD)
    assert match.outcome is not None
    assert match.outcome.winners == (1, 2)
