"""Who knows what: views of the overlord and the heroes, and the worlds that heroes may imagine."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import podziemia
from podziemia.games.descent.content import CHEST_NUMBERS
from podziemia.games.descent.geometry import Cells, as_cells, as_set
from podziemia.games.descent.quests import QUESTS, Contents
from podziemia.games.descent.quests.rules import KillNamed, KillTogether, NpcReaches, RelicToTown
from podziemia.games.descent.rules.reveal import reveal
from podziemia.games.descent.state import OVERLORD, State
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Ask
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng

GAME = find("descent")
HERO = 1
SEEDS = 12
every_quest = pytest.mark.parametrize("quest", QUESTS)


def laid(quest: str, *, players: int = 4, **given: Any) -> Match[State]:
    """A match of a quest in its first round; what is given lies otherwise."""
    options = options_for(GAME, {"quest": quest})
    state = GAME.arrange(players, options, given, Rng(f"{quest}/{given}"))
    return Match(GAME, state, events=True)


def begun(quest: str) -> Match[State]:
    """A match of a quest, the heroes in front of the first doors."""
    return laid(quest, hand=["aim_card", "dodge_card"])


def worlds(match: Match[State], viewer: int | None) -> list[State]:
    """What a match could be for all that a seat knows."""
    return [match.determinize(viewer, seed).state for seed in range(SEEDS)]


def contents_of(state: State) -> dict[int, Any]:
    """What waits in unseen areas, in words that can be compared."""
    return {
        area: [
            msgspec.to_builtins(part)
            for name in Contents.__slots__
            if name != "id"
            for part in getattr(contents, name)
        ]
        for area, contents in state.unrevealed.items()
    }


# Views


@every_quest
@pytest.mark.rule("DJ-18.6")
def test_only_the_overlord_sees_what_waits(quest: str) -> None:
    match = begun(quest)
    overlord, hero = match.view(OVERLORD), match.view(HERO)
    assert [each["area"] for each in overlord["unrevealed"]] == list(QUESTS[quest].contents)[1:]
    assert sum(len(each["monsters"]) for each in overlord["unrevealed"]) > 0
    for seen in (hero, match.view(None)):
        assert seen["unrevealed"] is None
        assert seen["quest"]["rows"] == overlord["quest"]["rows"]


@every_quest
@pytest.mark.rule("DJ-18.10")
def test_heroes_read_no_further_than_they_have_come(quest: str) -> None:
    told = json.dumps(begun(quest).view(HERO))
    for area in QUESTS[quest].areas.values():
        assert (json.dumps(area.text_en) in told) == (area.id == 0)
    for rule in QUESTS[quest].rules:
        assert (json.dumps(rule.effect_en) in told) == (rule.known == "start")


@pytest.mark.rule("DJ-18.10")
def test_a_rule_is_known_when_its_area_is_seen_or_when_it_has_applied() -> None:
    def known(**given: Any) -> set[str]:
        return {
            rule["rule"] for rule in laid("thieves_of_ash", **given).view(HERO)["quest"]["rules"]
        }

    lair = next(rule.area for rule in QUESTS["thieves_of_ash"].rules if rule.area is not None)
    assert {"sleeping_dragon", "hoard_alarm"}.isdisjoint(known())
    assert "sleeping_dragon" in known(revealed=[lair])
    assert "hoard_alarm" not in known(revealed=[lair])
    assert "hoard_alarm" in known(revealed=[lair], lasting={"alarm:soulbiter": 1})


@pytest.mark.rule("DJ-12.1")
def test_the_hand_is_a_number_for_everybody_but_the_overlord() -> None:
    match = begun("into_the_dark")
    assert [held["card"] for held in match.view(OVERLORD)["hand"]] == ["aim_card", "dodge_card"]
    for viewer in (HERO, 2, None):
        view = match.view(viewer)
        assert (view["hand"], view["cards"]) == (None, 2)


@pytest.mark.rule("DJ-1.17")
def test_only_the_overlord_has_peeked_at_the_number_of_a_chest() -> None:
    square = list(QUESTS["into_the_dark"].floor.squares[0])
    chest = {"kind": "chest", "name": "silver", "number": 5, "at": square}
    match = laid("into_the_dark", revealed=[4], tokens=[chest], chests={"silver": []})

    def numbers(viewer: int | None) -> list[int]:
        return [token["number"] for token in match.view(viewer)["map"]["tokens"]]

    assert numbers(OVERLORD) == [5]
    assert numbers(HERO) == numbers(None) == [0]


@pytest.mark.rule("DJ-1.17")
def test_a_door_is_what_it_is_once_one_side_has_been_seen() -> None:
    def colours(viewer: int) -> set[str]:
        doors = begun("salty_cellar").view(viewer)["quest"]["doors"]
        return {door["color"] for door in doors} - {None}

    locked = {door.color for door in QUESTS["salty_cellar"].doors.values()} - {None}
    assert colours(OVERLORD) == locked
    assert colours(HERO) == set()


# Worlds dealt anew


@every_quest
@pytest.mark.rule("DJ-18.6")
def test_heroes_imagine_other_contents_than_the_quest_has(quest: str) -> None:
    match = begun(quest)
    true = contents_of(match.state)
    for viewer in (HERO, None):
        imagined = [contents_of(state) for state in worlds(match, viewer)]
        for world in imagined:
            assert world.keys() == true.keys()
            assert all(world[area] != true[area] for area in true)
        assert len({json.dumps(world) for world in imagined}) == SEEDS


@every_quest
@pytest.mark.rule("DJ-18.6")
def test_nothing_of_the_guide_is_left_in_a_world_of_the_heroes(quest: str) -> None:
    match = begun(quest)
    true = QUESTS[quest]
    for state in worlds(match, HERO):
        found = state.quest
        assert found is not true
        assert found.contents[0] is true.contents[0]
        assert all(found.contents[area] is state.unrevealed[area] for area in state.unrevealed)
        assert not any(found.areas[area].text_en for area in state.unrevealed)
        assert {rule.known for rule in found.rules} <= {"start"}
        seen = {name for name, each in true.encounters.items() if true.area(each.square) == 0}
        assert found.encounters.keys() == seen
    assert {str(state.quest.chests) for state in worlds(match, HERO)} != {str(true.chests)}


@every_quest
@pytest.mark.rule("DJ-1.20")
def test_no_hero_imagines_somebody_where_the_heroes_begin(quest: str) -> None:
    match = podziemia.start(GAME.id, 5, 1, {"quest": quest})
    floor = match.state.floor
    start = floor.cell(match.state.quest.start)
    beginning = 1 << start | floor.plan(frozenset()).around[start]
    for state in worlds(match, HERO):
        squares = {placed.square for placed in state.unrevealed[0].monsters}
        assert not beginning & as_set(map(floor.cell, squares))


@every_quest
def test_the_overlord_keeps_the_truth(quest: str) -> None:
    match = begun(quest)
    for state in worlds(match, OVERLORD):
        assert state.quest is QUESTS[quest]
        assert state.unrevealed == match.state.unrevealed
        assert state.hand == match.state.hand
    assert len({str([card.id for card in state.deck]) for state in worlds(match, OVERLORD)}) > 1


@every_quest
def test_the_same_seed_imagines_the_same(quest: str) -> None:
    match = begun(quest)
    one, other = match.determinize(HERO, 7).state, match.determinize(HERO, 7).state
    assert contents_of(one) == contents_of(other)
    assert one.quest.chests == other.quest.chests


@every_quest
@pytest.mark.rule("DJ-22.8")
def test_whatever_the_goal_needs_waits_where_heroes_can_come(quest: str) -> None:
    match = begun(quest)
    goal = QUESTS[quest].head.win
    for state in worlds(match, HERO):
        reached = walkable(state)
        assert all(reached & cells for cells in state.floor.areas.values())
        everything = state.unrevealed.values()
        named = {each.named for contents in everything for each in contents.monsters}
        match goal:
            case KillNamed():
                assert goal.named in named
            case KillTogether():
                assert named.issuperset(goal.named)
            case RelicToTown():
                assert [each.id for c in everything for each in c.relics] == [goal.relic]
            case NpcReaches():
                assert [each.id for c in everything for each in c.npcs] == [goal.npc]
            case _:
                assert named == {None}


def walkable(state: State) -> Cells:
    """Wherever heroes could walk to, with the keys that they would find on the way."""
    quest, floor = state.quest, state.floor
    blocked = as_set(
        floor.cell(square)
        for contents in quest.contents.values()
        for each in contents.obstacles
        if each.kind != "pit"
        for square in each.squares
    )
    keys = [key for contents in quest.contents.values() for key in contents.keys]
    found = {encounter.key for encounter in quest.encounters.values() if hasattr(encounter, "key")}
    while True:
        doors = frozenset(d.id for d in quest.doors.values() if d.color is None or d.color in found)
        around, reached = floor.adjacent(doors), 0
        fresh = 1 << floor.cell(quest.start)
        while fresh:
            reached |= fresh
            beyond = 0
            for cell in as_cells(fresh):
                beyond |= around[cell] | (1 << floor.stairs[cell] if cell in floor.stairs else 0)
            fresh = beyond & ~reached & ~blocked
        more = {key.color for key in keys if reached >> floor.cell(key.square) & 1} - found
        if not more:
            return reached
        found |= more


@every_quest
@pytest.mark.rule("DJ-18.2")
def test_every_area_that_heroes_imagine_can_be_revealed(quest: str) -> None:
    match = begun(quest)
    for state in worlds(match, HERO):
        for area in sorted(state.unrevealed):
            rules = reveal(state, area)
            answer = None
            try:
                while True:
                    step = rules.send(answer)
                    answer = step.options[0] if isinstance(step, Ask) else None
            except StopIteration:
                pass
        assert not state.unrevealed
        numbers = [
            t.number for tokens in state.tokens.values() for t in tokens if t.kind == "chest"
        ]
        assert len(numbers) == len(set(numbers))


@pytest.mark.rule("DJ-1.14")
def test_numbers_of_chests_are_laid_anew_within_their_colour() -> None:
    squares = [list(square) for square in QUESTS["into_the_dark"].floor.squares[:2]]
    tokens = [
        {"kind": "chest", "name": colour, "number": number, "at": square}
        for (colour, number), square in zip((("silver", 5), ("gold", 8)), squares, strict=True)
    ]
    match = laid("into_the_dark", tokens=tokens)
    found: dict[str, set[int]] = {"silver": set(), "gold": set()}
    for state in worlds(match, HERO):
        for token in (token for lying in state.tokens.values() for token in lying):
            found[token.name].add(token.number)
    assert found == {"silver": set(CHEST_NUMBERS["silver"]), "gold": set(CHEST_NUMBERS["gold"])}


def test_a_world_is_played_to_its_end() -> None:
    for quest in QUESTS:
        match = podziemia.start(GAME.id, 3, seed=quest, options={"quest": quest}, events=False)
        while match.state.phase != "hero_turns":
            match.play(min(match.pending), 0)
        assert match.determinize(HERO, 1).rollout(1).winners
