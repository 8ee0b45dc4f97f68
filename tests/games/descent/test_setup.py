"""DJ-1, DJ-2, DJ-25: from the box to the first round, and whose turn it is."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

import podziemia
from podziemia.games.descent import options as choice
from podziemia.games.descent.content import CHEST_NUMBERS, OVERLORD_DECK, RELICS, TREASURES
from podziemia.games.descent.events import QuestBegan
from podziemia.games.descent.quests import QUESTS
from podziemia.games.descent.rules.round import hero_turns
from podziemia.games.descent.rules.setup import choose_heroes, place_heroes, prepare, set_out
from podziemia.games.descent.rules.wounds import hurt
from podziemia.games.descent.state import NOWHERE, TOWN, Options, State
from podziemia.kernel.match import Match
from podziemia.kernel.rng import Rng, ScriptedRng

from .tables import asked, hero, play, table


def match(players: int, **options: Any) -> Match[Any]:
    """A match that has just begun."""
    return podziemia.start("descent", players, seed=players, options=options or None)


def until(found: Match[Any], prompt: str) -> list[str]:
    """Let everybody take the first option until this is asked; the prompts on the way."""
    prompts: list[str] = []
    while True:
        ((seat, question),) = found.pending.items()
        if question.prompt == prompt:
            return prompts
        prompts.append(question.prompt)
        found.play(seat, 0)


@pytest.mark.rule("DJ-1.1", "DJ-1.2", "DJ-1.3", "DJ-25.1", "DJ-25.2", "DJ-25.6")
@pytest.mark.parametrize(("players", "leaders"), [(2, [1, 1]), (3, [1, 2]), (5, [1, 2, 3, 4])])
def test_who_leads_whom(players: int, leaders: list[int]) -> None:
    found = match(players)
    assert found.state.leaders == leaders
    assert list(found.pending) == [1]
    for wrong in (1, 6):
        with pytest.raises(podziemia.BadInput):
            podziemia.start("descent", wrong)


@pytest.mark.rule("DJ-1.25", "DJ-1.23", "DJ-1.7", "DJ-1.16")
def test_the_order_of_setup() -> None:
    found = match(3)
    prompts = until(found, "next-hero")
    assert prompts == ["exchange", "exchange", "shop", "shop", "start-space", "start-space"]
    assert (found.state.round, list(found.pending)) == (1, [1])


@pytest.mark.rule("DJ-1.4", "DJ-1.5", "DJ-25.4")
def test_heroes_are_dealt_or_chosen() -> None:
    dealt = match(5)
    sheets = [each.sheet.id for each in dealt.state.heroes]
    assert len(sheets) == len({*sheets}) == 4
    chosen = match(3, free_hero_choice=True)
    ((seat, question),) = chosen.pending.items()
    assert (seat, question.prompt, len(question.options)) == (1, "choose-hero", 20)
    pick = choice.ChooseHero("grey_ker")
    chosen.play(1, pick)
    ((seat, question),) = chosen.pending.items()
    assert (seat, len(question.options)) == (2, 19)
    assert pick not in question.options
    with pytest.raises(podziemia.IllegalChoice):
        chosen.play(2, pick)


@pytest.mark.rule("DJ-1.6", "DJ-1.7", "DJ-1.8", "DJ-1.9")
def test_a_skill_may_be_exchanged_for_another_of_its_deck() -> None:
    found = match(3)
    first = found.state.heroes[0]
    assert len(first.skills) == 3
    assert (first.wounds, first.fatigue, first.coins) == (first.kit.wounds, first.kit.fatigue, 300)
    ((_, question),) = found.pending.items()
    old = first.skills[0]
    assert list(question.options) == [
        choice.Pass(),
        *(choice.ExchangeSkill(skill.id) for skill in first.skills),
    ]
    found.play(1, choice.ExchangeSkill(old.id))
    first = found.state.heroes[0]
    gained = [skill for skill in first.skills if skill.deck == old.deck]
    assert old not in gained
    decks = found.state.skill_decks
    assert old in decks[old.deck] or old in found.state.heroes[1].skills
    until(found, "next-hero")
    offered = {type(way) for question in found.pending.values() for way in question.options}
    assert offered == {choice.TakeTurn}


def prepared(quest: str = "into_the_dark", players: int = 5) -> State:
    """The box is open, and everything is shuffled."""
    state = State(players, Options(quest=quest), Rng(1))
    play(prepare(state))
    return state


@pytest.mark.rule("DJ-1.14", "DJ-1.22")
def test_stacks_and_decks_of_setup() -> None:
    state = prepared()
    assert {name: sorted(stack) for name, stack in state.chests.items()} == {
        name: list(numbers) for name, numbers in CHEST_NUMBERS.items()
    }
    assert {name: len(deck) for name, deck in state.treasures.items()} == {
        name: len(items) for name, items in TREASURES.items()
    }
    assert state.relics == tuple(RELICS)


@pytest.mark.rule("DJ-1.15", "DJ-25.2")
def test_monster_cards_of_the_number_of_players() -> None:
    assert [prepared(players=players).monster_players for players in (2, 3, 4, 5)] == [2, 3, 4, 5]


@pytest.mark.rule("DJ-1.17", "DJ-1.18", "DJ-1.19")
def test_the_overlord_begins_with_three_cards_and_the_first_area() -> None:
    state = prepared()
    play(choose_heroes(state))
    play(set_out(state))
    assert (len(state.hand), state.threat, state.conquest) == (3, 0, 5)
    assert len(state.deck) == len(OVERLORD_DECK) - 3
    assert state.revealed == {0}
    assert all(state.floor.area[cell] == 0 for cell in (*state.tokens, *state.glyphs))


@pytest.mark.rule("DJ-1.20", "DJ-1.21")
def test_heroes_begin_around_the_glyph() -> None:
    found = match(5)
    until(found, "next-hero")
    state = found.state
    start = state.floor.cell(state.quest.start)
    cells = [each.cell for each in state.heroes]
    assert len({*cells}) == 4
    assert all(state.plan.distance(start, cell) <= 1 for cell in cells)
    assert state.glyphs[start]


@pytest.mark.rule("DJ-1.24")
def test_a_quest_may_set_the_table_otherwise() -> None:
    quest = QUESTS["salty_cellar"]
    head = structs.replace(quest.head, conquest=9, coins=100, cards=5, threat=4)
    state = State(3, Options(quest="salty_cellar"), Rng(1))
    state.quest = replace(quest, head=head)
    play(prepare(state))
    play(choose_heroes(state))
    play(set_out(state))
    assert (state.conquest, state.threat, len(state.hand)) == (9, 4, 5)
    assert [each.coins for each in state.heroes] == [100, 100]


@pytest.mark.rule("DJ-1.13", "DJ-18.6", "DJ-18.8")
def test_all_know_the_goal_and_the_floor_and_only_the_overlord_what_waits() -> None:
    found = match(3, quest="thieves_of_ash")
    until(found, "next-hero")
    mine, theirs = found.view(0), found.view(1)
    for known in ("id", "goal", "intro", "rows"):
        assert mine["quest"][known] == theirs["quest"][known]
    assert theirs["unrevealed"] is None
    assert len(mine["unrevealed"]) == len(found.state.quest.areas) - 1
    assert len(theirs["quest"]["rules"]) < len(mine["quest"]["rules"])
    (began,) = [event for event in found.events(1) if isinstance(event, QuestBegan)]
    assert began.conquest == found.state.conquest


# Rounds


@pytest.mark.rule("DJ-2.3", "DJ-2.4", "DJ-2.5", "DJ-2.7", "DJ-2.8", "DJ-2.9", "DJ-R-29")
def test_the_first_player_says_who_is_next_and_the_dead_have_their_turn() -> None:
    state = table(players=2)
    state.leaders = [1, 1]
    first, second = hero(state, (2, 0)), hero(state, (2, 1), "landrec_the_wise")
    play(hurt(state, second, 99, "DJ-16.1"))
    assert second.cell == TOWN
    question = asked(hero_turns(state))
    assert (question.seat, question.rule) == (1, "DJ-2.9")
    turns = [choice.TakeTurn(first.piece), choice.TakeTurn(second.piece)]
    assert list(question.options) == turns
    first.done = True
    question = asked(hero_turns(state))
    assert (question.prompt, question.piece) != ("next-hero", None)
    assert state.turn.hero == second.number


@pytest.mark.rule("DJ-22.10", "DJ-R-86")
def test_who_is_left_alone_has_won() -> None:
    found = match(3)
    found.resign(0)
    assert found.outcome is not None
    assert found.outcome.winners == (1, 2)
    assert [score["conquest"] for score in found.outcome.scores] == [4, 4, 4]


@pytest.mark.rule("DJ-22.11")
@pytest.mark.parametrize("quest", QUESTS)
def test_no_match_lasts_for_ever(quest: str) -> None:
    """Every overlord turn draws two of 36 cards, and every emptied deck costs three tokens."""
    found = podziemia.start("descent", 3, seed=4, options={"quest": quest}, events=False)
    outcome = found.rollout(4)
    given = found.state.quest
    most = given.head.conquest + 3 * len(given.chests) + 20
    most += 3 * sum(len(contents.glyphs) for contents in given.contents.values())
    assert outcome.scores[0]["rounds"] <= 18 * (most // 3 + 1)


@pytest.mark.rule("DJ-25.7")
@pytest.mark.parametrize(
    ("wanted", "players", "heroes"),
    [("as_players", 2, 2), ("as_players", 4, 3), ("2", 4, 2), ("4", 3, 4)],
)
def test_as_many_heroes_as_players_or_as_agreed(wanted: str, players: int, heroes: int) -> None:
    state = State(players, Options(party_size=wanted), ScriptedRng(()))
    assert state.count == heroes
    agreed = wanted != "as_players"
    assert state.monster_players == (heroes + 1 if agreed else players)


@pytest.mark.rule("DJ-25.7")
@pytest.mark.parametrize("wanted", ["1", "5"])
def test_no_party_of_one_or_five(wanted: str) -> None:
    """Quests place all their monsters, their leader too, for two heroes at least."""
    with pytest.raises(podziemia.BadInput):
        podziemia.start("descent", 2, options={"party_size": wanted})


@pytest.mark.rule("DJ-17.17", "DJ-1.20")
def test_astarra_feels_a_glyph_as_soon_as_she_is_placed() -> None:
    state = table(players=3)
    start = state.quest.start
    state.glyphs = {state.floor.cell(start): True, state.floor.cell((2, 4)): False}
    ways = []
    for name, square in (("runewitch_astarra", start), ("grey_ker", (2, 0))):
        placed = hero(state, square, name)
        placed.cell = NOWHERE
        ways.append(choice.Put(placed.piece, square))
    play(place_heroes(state), *ways)
    assert all(state.glyphs.values())
