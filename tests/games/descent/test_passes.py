"""How long a pass may go on by itself: it ends before a trigger of another kind."""

from __future__ import annotations

import pytest

from podziemia.games.descent.combat import Attack
from podziemia.games.descent.content import OVERLORD_CARDS
from podziemia.games.descent.options import EndTurn, Pass, Walk
from podziemia.games.descent.shown.passes import lasting
from podziemia.games.descent.state import OVERLORD, Activation, State
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find

from .tables import hero, monster, table, turn_of
from .test_view import laid

GAME = find("descent")
HERO = 1
COST = OVERLORD_CARDS["spiked_pit"].cost


def ends(state: State, prompt: str) -> list[str]:
    """Until when one may go on passing."""
    return [each.until for each in lasting(state, prompt)]


@pytest.mark.rule("DJ-12.14", "DJ-12.15")
def test_passing_traps_ends_with_the_turn_of_the_hero() -> None:
    state = table()
    turn_of(state, hero(state, (2, 3), "grey_ker"), "advance")
    spaces = ends(state, "space-trap")
    assert len(spaces) == 1
    assert spaces == ends(state, "door-trap") == ends(state, "chest-trap")
    state.turn.hero = 1
    assert ends(state, "door-trap") != spaces


@pytest.mark.rule("DJ-10.21")
def test_a_guard_that_waits_for_an_attack_is_asked_when_one_is_declared() -> None:
    state = table()
    hero(state, (2, 3), "grey_ker", order="guard")
    beast = monster(state, "beastman", (2, 5))
    state.cursor.set("round", ("overlord_turn",), "overlord_turn")
    steps = ends(state, "guard")
    state.activation = Activation(beast.number)
    assert ends(state, "guard") == steps
    state.attack = Attack(beast.piece, "melee")
    assert ends(state, "guard") == steps[1:]


@pytest.mark.rule("DJ-12.14")
def test_an_overlord_who_holds_a_card_may_pass_for_a_whole_turn_of_a_hero() -> None:
    """Each step that he lets pass offers the same end; the next hero's turn another one."""
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
    assert later
    assert not found[0] & later


def asks(*hand: str, threat: int) -> Match[State]:
    """A hero has just entered a space, and the overlord is asked."""
    given = {"hand": list(hand), "threat": threat, "monsters": []}
    heroes = {"0": {"hero": "grey_ker", "at": [20, 0]}, "1": {"hero": "lyssa", "at": "town"}}
    turn = {"hero": 0, "action": "run", "mp": 4}
    match = laid("into_the_dark", players=3, heroes=heroes, turn=turn, **given)
    match.play(HERO, Walk((20, 1)))
    assert match.pending[OVERLORD].prompt == "space-trap"
    return match


@pytest.mark.rule("DJ-12.1", "DJ-12.3")
@pytest.mark.parametrize(
    ("hand", "threat", "idle"),
    [
        (("aim_card", "dodge_card"), 9, True),
        (("explosive_door", "mimic"), 9, True),
        (("spiked_pit",), COST, False),
        (("spiked_pit", "aim_card"), 0, True),
        (("spiked_pit", "aim_card"), COST - 1, False),
    ],
)
def test_the_overlord_alone_is_told_that_nothing_he_holds_fits(
    hand: tuple[str, ...], threat: int, idle: bool
) -> None:
    """He is asked whatever he holds, and what the hero sees is the same."""
    match = asks(*hand, threat=threat)
    assert match.offer(OVERLORD, Pass()).idle == idle
    other = asks(*("crushing_block", "aim_card")[: len(hand)], threat=threat)
    assert match.view(HERO) == other.view(HERO)
