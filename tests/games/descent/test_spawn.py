"""DJ-13: where monsters are placed, by areas, spawn cards and powers."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import MONSTERS, OVERLORD_CARDS
from podziemia.games.descent.geometry import as_set
from podziemia.games.descent.rules.board import known_cells
from podziemia.games.descent.rules.cards.powers import area_revealed
from podziemia.games.descent.rules.reveal import reveal
from podziemia.games.descent.rules.setup import set_out
from podziemia.games.descent.rules.spawn import out_of_sight, place_monster, places, spawn
from podziemia.games.descent.state import Familiar, Monster, Options, State
from podziemia.kernel.scene import Square

from .tables import asked, hero, monster, pit, play, rubble, rule, table

BLANK, SURGE, ENHANCEMENT = 1, 2, 4  # faces of the power die
DONE, PASS, STOP = choice.Done(), choice.Pass(), choice.Stop()


def cellar(*, players: int = 2) -> State:
    """Quest 0 with its first door open and its first two areas furnished."""
    state = table(players=players)
    state.revealed = frozenset((0, 1))
    pit(state, (3, 5))
    rubble(state, (0, 6), (1, 6))
    state.glyphs = {state.floor.cells[3, 0]: True, state.floor.cells[2, 9]: False}
    for name, square in (("beastman", (2, 7)), ("beastman", (4, 7)), ("skeleton", (1, 8))):
        monster(state, name, square)
    return state


def squares(state: State, name: str) -> set[Square]:
    """Where a monster of one space can be spawned."""
    found = places(state, MONSTERS[name], out_of_sight(state))
    return {state.floor.squares[body[0]] for body in found}


def in_area(state: State, found: set[Square], area: int) -> set[Square]:
    """Those of some squares that lie in an area."""
    return {square for square in found if state.quest.area(square) == area}


def block(corner: Square, rows: int = 2, columns: int = 2) -> list[Square]:
    """The squares of a base."""
    top, left = corner
    return [(top + row, left + column) for row in range(rows) for column in range(columns)]


# Placing


HIDDEN = [
    ((2, 2), {(0, 3), (0, 7), (1, 7), (0, 8)}),
    ((3, 2), {(5, 3), (0, 7), (1, 7), (0, 8)}),
]


@pytest.mark.rule("DJ-13.1", "DJ-13.4", "DJ-13.5", "DJ-7.6")
@pytest.mark.parametrize(("square", "hidden"), HIDDEN)
def test_monsters_spawn_where_no_hero_sees(square: Square, hidden: set[Square]) -> None:
    """DJ-EX-H7."""
    state = cellar()
    hero(state, square)
    assert in_area(state, squares(state, "beastman"), 1) == hidden


@pytest.mark.rule("DJ-13.5", "DJ-13.11", "DJ-7.11")
def test_a_hero_in_a_pit_guards_its_rim_only() -> None:
    """DJ-EX-67."""
    state = cellar()
    ker = hero(state, (3, 5))
    cells = known_cells(state) & ~(state.rubble | state.pits)
    cells &= ~state.plan.around[ker.cell] & ~(1 << state.floor.cells[3, 0])
    for each in state.monsters:
        cells &= ~as_set(each.cells)
    expected = {square for cell, square in enumerate(state.floor.squares) if cells >> cell & 1}
    assert squares(state, "skeleton") == expected


@pytest.mark.rule("DJ-13.6", "DJ-23.6", "DJ-23.8")
def test_boggs_guards_like_a_hero_and_other_familiars_do_not() -> None:
    state = cellar()
    ker = hero(state, (2, 2))
    cell = state.floor.cells[0, 7]
    state.familiars = [Familiar("skye", ker.number, cell)]
    assert (0, 8) in squares(state, "beastman")
    state.familiars = [Familiar("boggs", ker.number, cell)]
    assert in_area(state, squares(state, "beastman"), 1) == {(0, 3)}


@pytest.mark.rule("DJ-13.2", "DJ-13.14")
def test_tokens_and_sleeping_glyphs_are_no_obstacle() -> None:
    state = cellar()
    hero(state, (3, 5))
    assert {(2, 9), (5, 3), (0, 3)} <= squares(state, "beastman")


@pytest.mark.rule("DJ-13.8", "DJ-13.9", "DJ-13.10")
def test_a_spawn_card_with_one_figure_left() -> None:
    """DJ-EX-16: 1 Beastman and 1 Master, or one of those on the map is taken off."""
    state = cellar(players=5)
    hero(state, (3, 5))
    for column in (3, 4, 5):
        monster(state, "beastman", (5, column))
    card = OVERLORD_CARDS["beastman_war_party"]
    rules = spawn(state, card)
    question = asked(rules)
    beastman, master = choice.Spawn("beastman"), choice.Spawn("master_beastman")
    assert list(question.options) == [DONE, beastman, master]
    placed = choice.Place("beastman", ((0, 7),))
    question = asked(rules, beastman, placed, beastman, waiting=True)
    assert question.prompt == "relocate"
    oldest = state.monsters[0]
    again = choice.Place("beastman", ((2, 7),))
    question = asked(rules, choice.Relocate(oldest.piece), again, waiting=True)
    assert list(question.options) == [DONE, master]
    play(rules, DONE, waiting=True)
    assert oldest not in state.monsters
    assert [each.card.id for each in state.monsters].count("beastman") == 6


@pytest.mark.rule("DJ-13.8", "DJ-25.5")
def test_with_strict_limits_only_what_is_in_the_box_can_be_spawned() -> None:
    """DJ-EX-18."""
    state = cellar(players=5)
    state.options = Options(quest="salty_cellar", strict_figure_limit=True)
    hero(state, (3, 5))
    for column in (3, 4, 5, 6):
        monster(state, "beastman", (5, column))
    question = asked(spawn(state, OVERLORD_CARDS["beastman_war_party"]))
    assert list(question.options) == [DONE, choice.Spawn("master_beastman")]


@pytest.mark.rule("DJ-13.3", "DJ-13.7", "DJ-14.3")
def test_large_monsters_need_room_for_all_their_spaces() -> None:
    """DJ-EX-17: out of sight there is room for one spider; the overlord takes the master."""
    state = cellar()
    hero(state, (2, 2))
    state.monsters = state.monsters[:2]
    card = OVERLORD_CARDS["bane_spider_swarm"]
    play(spawn(state, card), choice.Spawn("master_bane_spider"))
    (spider,) = state.monsters[2:]
    assert spider.card.id == "master_bane_spider"
    assert [state.floor.squares[cell] for cell in spider.cells] == block((0, 7))


@pytest.mark.rule("DJ-13.10", "DJ-18.10")
def test_a_quest_may_spare_small_parties() -> None:
    state = table(quest="thieves_of_ash", players=2)
    state.openings = frozenset()
    hero(state, state.quest.start)
    hero(state, state.quest.start, "landrec_the_wise")
    state.revealed = frozenset(state.quest.areas)
    rules = spawn(state, OVERLORD_CARDS["skeleton_patrol"])
    brought = 0
    try:
        question = asked(rules)
        while True:
            name = question.options[1]
            question = asked(rules, name, waiting=True)
            brought += 1
            question = asked(rules, question.options[0], waiting=True)
    except StopIteration:
        pass
    assert brought == len(state.monsters) <= 2


@pytest.mark.rule("DJ-13.9", "DJ-13.13", "DJ-13.15", "DJ-14.19")
def test_a_relocated_figure_is_fresh_but_has_acted() -> None:
    state = table()
    old = monster(state, "dragon", *((row, column) for row in (0, 1) for column in (3, 4, 5)))
    old.wounds, old.burn, old.done = 5, 2, True
    body = tuple(state.floor.cells[row, column] for row in (4, 5) for column in (3, 4, 5))
    rules = place_monster(state, MONSTERS["dragon"], body, "DJ-18.2")
    new: Monster = play(rules, choice.Relocate(old.piece))
    assert state.monsters == [new]
    assert (new.wounds, new.burn, new.done) == (0, 0, True)
    assert play(place_monster(state, MONSTERS["dragon"], body, "DJ-18.2"), PASS) is None
    new.named = "somebody"
    assert play(place_monster(state, MONSTERS["dragon"], body, "DJ-18.2")) is None


# Powers that react to new areas


@pytest.mark.rule("DJ-18.3", "DJ-26.11")
def test_a_commander_and_hordes_in_an_order_of_choice() -> None:
    state = cellar()
    rule(state, "brilliant_commander", "hordes_of_the_things")
    placed = list(state.monsters)
    horde, commander = choice.Use("hordes_of_the_things"), choice.Use("brilliant_commander")
    rules = area_revealed(state, 1, placed)
    question = asked(rules, horde)
    kinds = [choice.Spawn(name) for name in ("beastman", "skeleton", "bane_spider")]
    assert list(question.options) == [DONE, *kinds]
    question = asked(rules, kinds[1], waiting=True)
    assert choice.Place("skeleton", ((3, 8),)) in question.options
    assert choice.Place("skeleton", ((3, 3),)) not in question.options
    question = asked(rules, choice.Place("skeleton", ((3, 8),)), waiting=True)
    assert list(question.options) == [DONE, kinds[1]]
    question = asked(rules, DONE, waiting=True)
    assert list(question.options) == [PASS, *(choice.Upgrade(each.piece) for each in placed)]
    play(rules, choice.Upgrade(placed[2].piece), waiting=True)
    assert placed[2].card.id == "master_skeleton"
    assert commander.source == "brilliant_commander"


@pytest.mark.rule("DJ-18.3")
def test_areas_without_monsters_get_none() -> None:
    state = cellar()
    rule(state, "hordes_of_the_things")
    play(area_revealed(state, 1, []))
    assert len(state.monsters) == 3


@pytest.mark.rule("DJ-1.17", "DJ-R-57")
def test_powers_add_nothing_to_the_starting_area() -> None:
    state = State(2, Options(quest="into_the_dark"), table().rng)
    state.unrevealed = dict(state.quest.contents)
    state.chests = {"copper": [1], "silver": [4], "gold": [7]}
    state.deck = [OVERLORD_CARDS["aim_card"]] * 4
    rule(state, "hordes_of_the_things")
    play(set_out(state))
    assert len(state.hand) == 3


@pytest.mark.rule("DJ-13.12")
def test_monsters_of_one_card_may_stand_apart() -> None:
    state = cellar()
    hero(state, (3, 5))
    state.monsters = []
    card = OVERLORD_CARDS["skeleton_patrol"]
    skeleton = choice.Spawn("skeleton")
    ends = [choice.Place("skeleton", (square,)) for square in ((2, 0), (0, 8))]
    play(spawn(state, card), skeleton, ends[0], skeleton, ends[1], DONE)
    assert [state.floor.squares[each.cells[0]] for each in state.monsters] == [(2, 0), (0, 8)]


@pytest.mark.rule("DJ-13.16", "DJ-18.2")
def test_a_monster_whose_space_is_taken_stands_next_to_it() -> None:
    state = table(players=2)
    state.revealed = frozenset((0,))
    state.chests = {"copper": [1], "silver": [4]}
    hero(state, (2, 7))
    rules = reveal(state, 1)
    state.unrevealed = dict(state.quest.contents)
    question = asked(rules)
    assert (question.seat, question.prompt) == (0, "place")
    near = {(1, 7), (2, 8), (3, 7), (1, 8), (3, 8), (2, 6), (3, 6)}
    assert {way.to for way in question.options if isinstance(way, choice.Put)} == near
