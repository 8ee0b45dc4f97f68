"""Every card of the box is shown by a scenario at work, and by another at its limit."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from podziemia.games.tiny_epic_dungeons import content
from podziemia.games.tiny_epic_dungeons.entries import HeroMat
from podziemia.kernel.content import ContentEntry

SCENARIOS = Path(__file__).parents[2] / "scenarios" / "tiny_epic_dungeons"
DECKS: Mapping[str, Mapping[str, ContentEntry]] = {
    "hero": content.HEROES,
    "boss": content.BOSSES,
    "goblin": content.GOBLINS,
    "minion": content.MINIONS,
    "room": content.ROOMS,
    "loot": content.LOOT,
    "spell": content.SPELLS,
}
READ = [tomllib.loads(path.read_text(encoding="utf-8")) for path in SCENARIOS.rglob("*.toml")]


def words(found: Any) -> Iterator[str]:
    """Every word of a scenario."""
    if isinstance(found, dict):
        yield from found
        yield from (word for value in found.values() for word in words(value))
    elif isinstance(found, list):
        yield from (word for value in found for word in words(value))
    elif isinstance(found, str):
        yield found


def has_limit(scenario: dict[str, Any]) -> bool:
    """Whether something is refused or not offered in it, or does not happen."""
    steps = scenario.get("play", [])
    limits = ("refused", "not_offered", "only")
    then = scenario.get("then", {}).values()
    lacks = any(isinstance(value, dict) and "lacks" in value for value in then)
    limited = any(key in step for step in steps for key in limits)
    return bool(scenario.get("no_events")) or lacks or limited


def shows(scenario: dict[str, Any]) -> bool:
    """Whether something comes of a choice in it that is not refused."""
    chosen = any("choose" in step and "refused" not in step for step in scenario.get("play", []))
    looked = {*scenario.get("then", {})} - {"asked", "prompt"}
    return chosen and bool(looked or scenario.get("events"))


def named(scenario: dict[str, Any]) -> set[str]:
    """What a scenario is about: of the rooms those that somebody is in, goes to or speaks of."""
    given = dict(scenario.get("given", {}))
    rooms = given.pop("rooms", [])
    used = squares({**scenario, "given": {**given, "facedown": []}})
    there = {room["card"] for room in rooms if tuple(room["at"]) in used}
    return there | {*words({**scenario, "given": given})}


def squares(found: Any) -> set[tuple[int, int]]:
    """Every square of a scenario."""
    match found:
        case [int(row), int(column)]:
            return {(row, column)}
        case dict():
            return set[tuple[int, int]]().union(*map(squares, found.values()))
        case list():
            return set[tuple[int, int]]().union(*map(squares, found))
    return set()


SHOWN = {word for scenario in READ if shows(scenario) for word in named(scenario)}
LIMITED = {word for scenario in READ if has_limit(scenario) for word in named(scenario)}


def names_of(card: ContentEntry) -> set[str]:
    """A card, or a hero by what is printed on its mat."""
    if isinstance(card, HeroMat):
        return {card.ability.id, card.hand_left.id, card.hand_right.id}
    return {card.id}


@pytest.mark.parametrize("deck", DECKS)
def test_a_scenario_shows_every_card_at_work_and_one_its_limit(deck: str) -> None:
    without = {
        "at work": [name for name, card in DECKS[deck].items() if not names_of(card) & SHOWN],
        "limit": [name for name, card in DECKS[deck].items() if not names_of(card) & LIMITED],
    }
    assert without == {"at work": [], "limit": []}


def test_what_is_counted_is_what_happens_or_does_not() -> None:
    assert shows({"play": [{"choose": {"type": "rest"}}], "then": {"torch": 3}})
    assert not shows({"play": [{"choose": {"type": "rest"}}], "then": {"asked": [0]}})
    assert not shows({"play": [{"choose": {}, "refused": "TED-4.5"}], "then": {"torch": 3}})
    assert has_limit({"play": [{"choose": {}, "refused": "TED-4.5"}]})
    assert has_limit({"no_events": [{"type": "hero_hurt"}]})
    assert not has_limit({"play": [{"choose": {"type": "rest"}}], "then": {"torch": 3}})
