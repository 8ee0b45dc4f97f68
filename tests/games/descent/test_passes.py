"""How long a pass may go on by itself: it ends before a trigger of another kind."""

from __future__ import annotations

import pytest

from podziemia.games.descent.combat import Attack
from podziemia.games.descent.options import EndTurn, Pass, Walk
from podziemia.games.descent.shown.passes import lasting
from podziemia.games.descent.state import OVERLORD, Activation, State
from podziemia.kernel.registry import find

from .tables import hero, monster, table, turn_of
from .test_view import laid

GAME = find("descent")
HERO = 1


def ends(state: State, prompt: str) -> list[str]:
    """Until when one may go on passing."""
    return [each.until for each in lasting(state, prompt)]


@pytest.mark.rule("DJ-12.14", "DJ-12.15")
def test_passing_on_spaces_ends_where_a_door_or_a_chest_is_opened() -> None:
    state = table()
    turn_of(state, hero(state, (2, 3), "grey_ker"), "advance")
    spaces, doors = ends(state, "space-trap"), ends(state, "door-trap")
    assert len(spaces) == 3
    assert spaces[1:] == doors
    assert not set(spaces[:1]) & set(doors)
    state.turn.hero = 1
    assert not set(ends(state, "door-trap")[:1]) & set(doors)
    assert ends(state, "door-trap")[-1] == doors[-1]


@pytest.mark.rule("DJ-10.21")
def test_a_guard_that_waits_for_an_attack_is_asked_when_one_is_declared() -> None:
    state = table()
    hero(state, (2, 3), "grey_ker", order="guard")
    beast = monster(state, "beastman", (2, 5))
    state.cursor.set("round", ("overlord_turn",), "overlord_turn")
    before = ends(state, "guard")
    state.activation = Activation(beast.number)
    steps = ends(state, "guard")
    assert set(before) < set(steps)
    state.attack = Attack(beast.piece, "melee")
    attacked = ends(state, "guard")
    assert set(steps) - set(attacked) == {before[0]}


@pytest.mark.rule("DJ-12.14")
def test_an_overlord_who_holds_a_card_may_pass_for_a_whole_turn_of_a_hero() -> None:
    """Each step that he lets pass offers the same ends; the next hero's turn only the last one."""
    heroes = {"0": {"hero": "grey_ker", "at": [20, 0]}, "1": {"hero": "lyssa", "at": "town"}}
    turn = {"hero": 0, "action": "run", "mp": 4}
    given = {"hand": ["spiked_pit"], "threat": 9, "monsters": []}
    match = laid("into_the_dark", players=3, heroes=heroes, turn=turn, **given)
    found = []
    for column in (1, 2):
        match.play(HERO, Walk((20, column)))
        assert match.pending[OVERLORD].prompt == "space-trap"
        found.append({one.until for one in match.offer(OVERLORD, Pass()).lasting})
        match.play(OVERLORD, Pass())
    assert found[0] == found[1]
    match.play(HERO, EndTurn())
    while OVERLORD not in match.pending:
        seat, ask = next(iter(match.pending.items()))
        match.play(seat, ask.options[-1])
    assert match.state.turn.hero == 1
    later = {one.until for one in match.offer(OVERLORD, Pass()).lasting}
    assert len(found[0] & later) == 1
