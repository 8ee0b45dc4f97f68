"""DJ-23: where familiars go, and what ferrets carry."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import ITEMS, SKILLS
from podziemia.games.descent.inventory import inventory
from podziemia.games.descent.rules.actions import go_to_town, return_to
from podziemia.games.descent.rules.board import figures_on
from podziemia.games.descent.rules.familiars import familiars_move
from podziemia.games.descent.rules.learn import join, learn
from podziemia.games.descent.state import TOWN, Familiar, Hero, State, Token
from podziemia.kernel.scene import Square

from .tables import asked, hero, monster, pit, play, rubble, table, turn_of

STOP = choice.Stop()


def familiar(state: State, owner: Hero, name: str, square: Square) -> Familiar:
    """A familiar stands there."""
    found = Familiar(name, owner.number, state.floor.cell(square))
    state.familiars.append(found)
    return found


@pytest.mark.rule("DJ-23.1", "DJ-23.11", "DJ-1.21")
def test_familiars_join_their_owner_and_pico_is_carried() -> None:
    state = table()
    ker = hero(state, (2, 4))
    learn(state, ker, SKILLS["mata_and_kata"])
    join(state, ker, "pico")
    assert [(each.name, each.cell) for each in state.familiars] == [
        ("mata", ker.cell),
        ("kata", ker.cell),
    ]
    assert ker.pico


@pytest.mark.rule("DJ-23.2", "DJ-23.3", "DJ-23.13", "DJ-23.14")
def test_familiars_pass_figures_and_pits_but_no_rubble() -> None:
    state = table()
    ker = hero(state, (2, 4))
    skye = familiar(state, ker, "skye", (2, 6))
    monster(state, "naga", (2, 7), (2, 8), (3, 7), (3, 8))
    pit(state, (3, 6))
    rubble(state, (1, 6))
    state.glyphs = {state.floor.cells[1, 7]: False}
    turn_of(state, ker)
    question = asked(familiars_move(state, ker))
    steps = {way.to for way in question.options if isinstance(way, choice.Walk)}
    assert steps == {(1, 5), (1, 7), (2, 5), (2, 7), (3, 5), (3, 6), (3, 7)}
    assert not figures_on(state) >> skye.cell & 1
    play(familiars_move(state, ker), choice.Walk((1, 7)), STOP)
    assert state.glyphs == {skye.cell: False}


@pytest.mark.rule("DJ-23.4", "DJ-23.10", "DJ-26.8")
@pytest.mark.parametrize(("name", "speed"), [("boggs", 4), ("mata", 6), ("kata", 6), ("skye", 5)])
def test_speeds_of_familiars(name: str, speed: int) -> None:
    state = table()
    ker = hero(state, (2, 4))
    familiar(state, ker, name, (2, 4))
    turn_of(state, ker)
    there, back = choice.Walk((2, 5)), choice.Walk((2, 4))
    play(familiars_move(state, ker), *(there if n % 2 == 0 else back for n in range(speed)))


@pytest.mark.rule("DJ-4.19", "DJ-23.12")
def test_no_familiar_goes_where_nobody_has_been_or_moves_in_town() -> None:
    state = table()
    ker = hero(state, (2, 2))
    boggs = familiar(state, ker, "boggs", (2, 2))
    state.revealed = frozenset((0,))
    turn_of(state, ker)
    question = asked(familiars_move(state, ker))
    steps = {way.to for way in question.options if isinstance(way, choice.Walk)}
    assert steps == {(2, 1), (3, 1), (3, 2)}
    boggs.cell = TOWN
    play(familiars_move(state, ker))


@pytest.mark.rule("DJ-23.12")
def test_only_a_familiar_on_its_owners_space_travels_along() -> None:
    state = table()
    ker = hero(state, (3, 0))
    turn = turn_of(state, ker, "run")
    turn.mp = 4
    state.glyphs = {ker.cell: True}
    mata, kata = familiar(state, ker, "mata", (3, 0)), familiar(state, ker, "kata", (3, 1))
    go_to_town(state, ker)
    assert (mata.cell, kata.cell) == (TOWN, state.floor.cells[3, 1])
    play(return_to(state, ker, state.floor.cells[3, 0]))
    assert mata.cell == ker.cell


@pytest.mark.rule("DJ-23.5", "DJ-23.9", "DJ-23.15")
def test_a_ferret_brings_a_potion_to_a_hero() -> None:
    state = table()
    ker, other = hero(state, (2, 0)), hero(state, (2, 6), "landrec_the_wise")
    mata = familiar(state, ker, "mata", (2, 3))
    state.tokens[state.floor.cells[2, 4]] = (
        Token("coins", "coins"),
        Token("potion", "healing_potion"),
    )
    turn_of(state, ker)
    rules = familiars_move(state, ker)
    question = asked(rules, choice.Walk((2, 4)))
    taken = [way for way in question.options if isinstance(way, choice.PickUp)]
    assert taken == [choice.PickUp("healing_potion")]
    give = choice.Give("healing_potion", other.piece)
    question = asked(rules, taken[0], choice.Walk((2, 5)), waiting=True)
    assert give in question.options
    assert choice.Give("healing_potion", ker.piece) not in question.options
    question = asked(rules, give, waiting=True)
    assert question.about["left"] == 6 - 3
    assert (mata.carries, other.equipped) == (None, (ITEMS["healing_potion"],))
    assert state.tokens == {state.floor.cells[2, 4]: (Token("coins", "coins"),)}


@pytest.mark.rule("DJ-23.9", "DJ-23.15")
def test_ferrets_hand_things_to_each_other_and_put_them_down() -> None:
    state = table()
    ker = hero(state, (2, 0))
    mata, kata = familiar(state, ker, "mata", (2, 4)), familiar(state, ker, "kata", (2, 5))
    mata.carries = ITEMS["vitality_potion"]
    turn_of(state, ker)
    rules = familiars_move(state, ker)
    question = asked(rules, choice.Give("vitality_potion", "kata"), STOP, choice.PutDown())
    assert [each.carries for each in state.familiars] == [None, None]
    assert state.tokens[kata.cell] == (Token("potion", "vitality_potion"),)
    assert not any(isinstance(way, choice.PickUp) for way in question.options)


@pytest.mark.rule("DJ-23.15", "DJ-18.10")
def test_a_quest_may_keep_its_relic_from_ferrets() -> None:
    for quest, possible in (("thieves_of_ash", False), ("salty_cellar", True)):
        state = table(quest=quest)
        ker = hero(state, state.quest.start)
        mata = familiar(state, ker, "mata", state.quest.start)
        relic = relic_of(state)
        state.relics = (relic,)
        state.tokens[mata.cell] = (Token("relic", relic),)
        turn_of(state, ker)
        question = asked(familiars_move(state, ker))
        assert (choice.PickUp(relic) in question.options) == possible


def relic_of(state: State) -> str:
    """The relic of the quest, or any."""
    lying = [each.id for contents in state.quest.contents.values() for each in contents.relics]
    return lying[0] if lying else next(item.id for item in ITEMS.values() if item.deck == "relic")


@pytest.mark.rule("DJ-23.15")
def test_a_relic_in_a_ferrets_mouth_is_counted() -> None:
    state = table()
    ker = hero(state, (2, 4))
    state.skill_decks = {"fighting": []}
    mata = familiar(state, ker, "mata", (2, 6))
    assert "blade_of_light" not in inventory(state).in_play()
    mata.carries = ITEMS["blade_of_light"]
    assert inventory(state).in_play()["blade_of_light"] == 1
    mata.carries = ITEMS["healing_potion"]
    assert inventory(state).in_play()["healing_potion"] == 1
