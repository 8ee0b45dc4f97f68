"""DJ-12.13 to DJ-12.19, DJ-12.25 to DJ-12.27: traps on spaces, on doors and in chests."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.events import FellIntoPit
from podziemia.games.descent.rules.board import in_pit
from podziemia.games.descent.rules.cards.traps import door_trap, space_trap, tokens_left
from podziemia.games.descent.rules.chests import open_chest
from podziemia.games.descent.rules.steps import step
from podziemia.games.descent.rules.wounds import hurt
from podziemia.games.descent.state import TOWN, State, Token
from podziemia.kernel.scene import Square

from .tables import asked, hero, hold, play, rubble, rule, table, threw_all, told, turn_of

BLANK, SURGE, ENHANCEMENT = 1, 2, 4  # faces of the power die


# Traps on spaces


@pytest.mark.rule("DJ-12.1", "DJ-12.18", "DJ-18.6")
def test_whether_the_overlord_is_asked_tells_nothing_of_pits_in_the_dark() -> None:
    """Three traps and a pit that nobody has seen: no pit is left, and only he knows it."""
    state = table()
    ker = hero(state, (2, 2))
    hold(state, "spiked_pit", "dodge_card")
    state.lasting |= {"laid:pit": 3, "laid:rubble": 4}
    state.unrevealed = {1: state.quest.contents[1]}
    assert tokens_left(state, "pit") == 0
    found = asked(space_trap(state, ker, ker.cell))
    assert found.prompt == "space-trap"
    assert not any(isinstance(way, choice.PlayCard) for way in found.options)
    state.unrevealed = {}
    assert play(space_trap(state, ker, ker.cell)) is None


@pytest.mark.rule("DJ-12.16", "DJ-12.17", "DJ-12.26")
def test_spiked_pit_with_trapmaster_mok_cautious_and_wild_talent() -> None:
    """DJ-EX-48."""
    state = table(dice=[ENHANCEMENT, SURGE])
    ker = hero(state, (2, 4), "grey_ker", "leather_armor", skills=("cautious", "wild_talent"))
    hero(state, (2, 9), "spiritspeaker_mok")
    hold(state, "spiked_pit", threat=3)
    rule(state, "trapmaster")
    play(step(state, ker, (state.floor.cells[2, 5],), "DJ-4.2"), choice.PlayCard("spiked_pit"))
    assert (state.threat, ker.wounds) == (0, 12 - 3)
    assert in_pit(state, ker)
    assert len(told(state, FellIntoPit)) == 1
    assert threw_all(state)


@pytest.mark.rule("DJ-12.16", "DJ-12.25")
def test_a_blank_saves_from_the_pit_and_leads_to_another_space() -> None:
    state = table(dice=[BLANK])
    ker = hero(state, (2, 4), order="aim")
    hold(state, "spiked_pit", "crushing_block", threat=10)
    rules = step(state, ker, (state.floor.cells[2, 5],), "DJ-4.2")
    put = choice.Put(ker.piece, (3, 4))
    question = asked(rules, choice.PlayCard("spiked_pit"), put)
    assert (question.prompt, ker.wounds, in_pit(state, ker)) == ("space-trap", 12, False)
    # The block may not fall: the pit touches the space.
    assert choice.PlayCard("crushing_block") not in question.options


@pytest.mark.rule("DJ-12.18")
def test_who_has_nowhere_to_go_stays_at_the_edge() -> None:
    state = table(dice=[BLANK])
    ker = hero(state, (2, 0))
    hold(state, "spiked_pit")
    rubble(state, (2, 1), (3, 1))
    hero(state, (3, 0), "landrec_the_wise")
    play(space_trap(state, ker, ker.cell), choice.PlayCard("spiked_pit"))
    assert state.pits >> ker.cell & 1
    assert (in_pit(state, ker), ker.wounds) == (False, 12)
    state.rubble = 0
    for square in ((2, 1), (2, 0)):
        play(step(state, ker, (state.floor.cells[square],), "DJ-4.2"))
    assert in_pit(state, ker)


@pytest.mark.rule("DJ-12.18", "DJ-17.22")
def test_pits_run_out() -> None:
    """Four of one space lie in the box, and the quest itself lays one of them."""
    state = table(dice=[ENHANCEMENT] * 3)
    for column in (3, 4, 6):
        ker = hero(state, (4, column))
        hold(state, "spiked_pit")
        play(space_trap(state, ker, ker.cell), choice.PlayCard("spiked_pit"))
    assert tokens_left(state, "pit") == 0
    ker = hero(state, (1, 3))
    hold(state, "spiked_pit", "crushing_block")
    question = asked(space_trap(state, ker, ker.cell))
    assert choice.PlayCard("spiked_pit") not in question.options


@pytest.mark.rule("DJ-12.14", "DJ-12.18", "DJ-12.25")
def test_crushing_block() -> None:
    """DJ-EX-62."""
    state = table(quest="last_shift", dice=[SURGE, ENHANCEMENT, ENHANCEMENT, BLANK])
    ker = hero(state, (9, 3))
    hold(state, "crushing_block", "aim_card", threat=7)
    rules = step(state, ker, (state.floor.cells[9, 4],), "DJ-4.2")
    question = asked(rules, choice.PlayCard("crushing_block"))
    assert (question.seat, ker.wounds) == (0, 12 - 3)
    assert state.rubble == 1 << state.floor.cells[9, 4]
    play(rules, choice.Put(ker.piece, (9, 3)), waiting=True)
    assert (ker.cell, state.threat) == (state.floor.cells[9, 3], 0)
    state.discard = []
    hold(state, "crushing_block", "aim_card", threat=7)
    question = asked(step(state, ker, (state.floor.cells[10, 4],), "DJ-4.2"))
    assert choice.PlayCard("crushing_block") not in question.options


@pytest.mark.rule("DJ-12.18")
def test_a_block_buries_nobody_who_is_dead() -> None:
    state = table(dice=[BLANK] * 4)
    ker = hero(state, (2, 8))
    ker.wounds = 4
    hold(state, "crushing_block")
    play(step(state, ker, (state.floor.cells[2, 9],), "DJ-4.2"), choice.PlayCard("crushing_block"))
    assert ker.cell == TOWN
    assert state.rubble == 1 << state.floor.cells[2, 9]


# Traps on doors and in chests


@pytest.mark.rule("DJ-12.15", "DJ-12.27", "DJ-17.2")
def test_an_explosive_door_strikes_on_either_side() -> None:
    state = table(dice=[SURGE, BLANK, BLANK, BLANK, SURGE, SURGE, BLANK, BLANK])
    ker, jaes = hero(state, (2, 2)), hero(state, (4, 3), "battlemage_jaes")
    far = hero(state, (2, 0), "landrec_the_wise")
    hold(state, "explosive_door")
    play(door_trap(state, ker, "d1"), choice.PlayCard("explosive_door"))
    losses = [each.kit.wounds - each.wounds for each in (ker, jaes, far)]
    assert losses == [3, 2, 0]


@pytest.mark.rule("DJ-12.15")
@pytest.mark.parametrize(("face", "stun"), [(ENHANCEMENT, 1), (BLANK, 0)])
def test_paralyzing_gas(face: int, stun: int) -> None:
    state = table(dice=[face])
    ker = hero(state, (2, 2))
    turn_of(state, ker, "run")
    hold(state, "paralyzing_gas")
    play(door_trap(state, ker, "d1"), choice.PlayCard("paralyzing_gas"))
    assert (ker.stun, state.turn.cut) == (stun, bool(stun))


def chest(state: State, square: Square, number: int) -> None:
    """A chest with this number stands there."""
    state.tokens[state.floor.cells[square]] = (Token("chest", "silver", number),)


@pytest.mark.rule("DJ-12.15", "DJ-16.12", "DJ-20.17", "DJ-26.29")
def test_the_monkey_god_curses_the_opener_who_keeps_the_treasure() -> None:
    state = table(dice=[SURGE])
    ker = hero(state, (5, 3))
    chest(state, (5, 3), 3)
    turn_of(state, ker, "run")
    hold(state, "curse_of_the_monkey_god")
    play(open_chest(state, ker, ker.cell), choice.PlayCard("curse_of_the_monkey_god"))
    assert (ker.monkey, state.turn.cut, ker.coins) == (2, True, 100)


@pytest.mark.rule("DJ-12.16", "DJ-12.27")
def test_an_explosive_rune_strikes_the_opener_and_his_neighbours() -> None:
    state = table(dice=[SURGE, BLANK, BLANK, BLANK, BLANK, ENHANCEMENT])
    ker, jaes = hero(state, (5, 3)), hero(state, (4, 4), "battlemage_jaes")
    far = hero(state, (3, 3), "landrec_the_wise")
    chest(state, (5, 3), 3)
    hold(state, "explosive_rune")
    play(open_chest(state, ker, ker.cell), choice.PlayCard("explosive_rune"))
    assert [each.kit.wounds - each.wounds for each in (ker, jaes, far)] == [4, 6, 0]


@pytest.mark.rule("DJ-12.19", "DJ-20.9", "DJ-26.10")
def test_a_mimic_fights_and_keeps_its_treasure_until_it_dies() -> None:
    """Two curses for four heroes are 8 threat (DJ-EX-H3), as much as the card costs."""
    state = table()
    state.treasures = {"silver": []}
    ker = hero(state, (5, 3))
    chest(state, (5, 3), 6)
    turn_of(state, ker, "run")
    hold(state, "mimic", threat=8)
    rules = open_chest(state, ker, ker.cell)
    question = asked(rules, choice.PlayCard("mimic"))
    beside = ((4, 3), (4, 4), (5, 4))
    assert list(question.options) == [choice.Place("beastman", (to,)) for to in beside]
    question = asked(rules, choice.Place("beastman", ((4, 4),)), waiting=True)
    assert (question.prompt, question.piece, state.threat) == ("activation", "monster:0", 8)
    assert question.options[0] == choice.Stop()
    play(rules, choice.Stop(), waiting=True)
    (mimic,) = state.monsters
    assert (mimic.chest, state.opened, state.conquest) == (6, frozenset(), 4)
    assert not state.tokens
    play(hurt(state, mimic, 9, "DJ-16.1"))
    assert not state.monsters
    assert state.opened == {"silver"}
    assert state.conquest == 4 + 3
