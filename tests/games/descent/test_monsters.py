"""DJ-13, DJ-14: where monsters are placed, and what they do when they are activated."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import MONSTERS, OVERLORD_CARDS
from podziemia.games.descent.geometry import as_set
from podziemia.games.descent.rules.board import known_cells
from podziemia.games.descent.rules.cards.powers import area_revealed
from podziemia.games.descent.rules.monsters import activate, activation_options
from podziemia.games.descent.rules.overlord import activations
from podziemia.games.descent.rules.setup import set_out
from podziemia.games.descent.rules.spawn import out_of_sight, place_monster, places, spawn
from podziemia.games.descent.state import Activation, Familiar, Monster, Options, State
from podziemia.kernel.questions import Option, Rules
from podziemia.kernel.scene import Square

from .tables import asked, hero, hold, monster, pit, play, rubble, rule, table, threw_all

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


# Activations


def begin(state: State, acting: Monster) -> Rules:
    """The monster's activation, as if it had been chosen."""
    state.activation = Activation(acting.number)
    return activate(state, acting)


@pytest.mark.rule("DJ-11.8", "DJ-15.21")
def test_speed_and_attacks_of_an_activation() -> None:
    state = table()
    question = asked(begin(state, monster(state, "manticore", *block((2, 6)))))
    assert (question.about["mp"], question.about["attacks"]) == (4, 2)


def block(corner: Square, rows: int = 2, columns: int = 2) -> list[Square]:
    """The squares of a base."""
    top, left = corner
    return [(top + row, left + column) for row in range(rows) for column in range(columns)]


@pytest.mark.rule("DJ-16.10", "DJ-16.11", "DJ-26.28")
def test_a_stunned_normal_monster_only_shakes_it_off() -> None:
    state = table()
    hold(state, "rage", "charge")
    beastman = monster(state, "beastman", (2, 6))
    beastman.stun = 2
    play(begin(state, beastman))
    assert (beastman.stun, beastman.done, len(state.hand)) == (1, True, 2)


@pytest.mark.rule("DJ-12.22", "DJ-14.16", "DJ-16.11")
def test_rage_on_a_stunned_master_manticore() -> None:
    """DJ-EX-63: up to 4 spaces, or four attacks."""
    for half, mp, attacks in (("move", 4, 0), ("attack", 0, 4)):
        state = table()
        hero(state, (3, 4), "grey_ker")
        hold(state, "rage")
        manticore = monster(state, "master_manticore", *block((2, 6)))
        manticore.stun = 2
        rules = begin(state, manticore)
        keep = choice.Keep(half)  # type: ignore[arg-type]  # a word in tests
        question = asked(rules, choice.PlayCard("rage"), keep)
        assert (question.about["mp"], question.about["attacks"]) == (mp, attacks)
        assert manticore.stun == 1


@pytest.mark.rule("DJ-12.22", "DJ-12.8")
def test_charge_doubles_the_speed_and_nothing_else_is_played() -> None:
    state = table()
    hold(state, "charge", "rage")
    beastman = monster(state, "beastman", (2, 6))
    question = asked(begin(state, beastman), choice.PlayCard("charge"))
    assert question.prompt == "activation"
    assert (question.about["mp"], question.about["attacks"]) == (8, 1)


@pytest.mark.rule("DJ-5.16", "DJ-16.3", "DJ-16.19")
def test_webs_hold_a_monster_but_not_its_weapon() -> None:
    state = table(dice=[BLANK, SURGE])
    hero(state, (2, 5))
    beastman = monster(state, "beastman", (2, 6))
    beastman.web = 2
    question = asked(begin(state, beastman))
    assert (beastman.web, question.about["mp"], question.about["attacks"]) == (1, 0, 1)


@pytest.mark.rule("DJ-11.14", "DJ-16.1")
def test_a_burning_monster_may_die_as_it_is_activated() -> None:
    state = table(dice=[BLANK, BLANK, BLANK, BLANK])
    skeleton = monster(state, "skeleton", (2, 6))
    skeleton.burn = 4
    play(begin(state, skeleton))
    assert state.monsters == []
    assert state.activation.monster == -1
    assert threw_all(state)


def ways(state: State, acting: Monster, mp: int) -> list[Option]:
    """What a monster may do with so many points and no attack."""
    state.activation = Activation(acting.number)
    state.activation.mp = mp
    return activation_options(state, acting)


@pytest.mark.rule("DJ-4.19", "DJ-11.11", "DJ-17.6", "DJ-17.9")
def test_monsters_open_no_door_to_the_unknown_and_no_rune_door() -> None:
    state = table(opened=())
    beastman = monster(state, "beastman", (2, 3))
    assert choice.OpenDoor("d1") in ways(state, beastman, 2)
    assert choice.OpenDoor("d1") not in ways(state, beastman, 1)
    state.revealed = frozenset((1,))
    assert choice.OpenDoor("d1") not in ways(state, beastman, 2)
    state.keys = frozenset(("red",))
    other = monster(state, "beastman", (2, 10))
    assert not any(isinstance(way, choice.OpenDoor) for way in ways(state, other, 2))
    state.openings = frozenset(("d1", "d2"))
    assert not any(isinstance(way, choice.CloseDoor) for way in ways(state, other, 2))
    assert choice.Walk((2, 2)) not in ways(state, beastman, 4)


@pytest.mark.rule("DJ-4.6", "DJ-4.7", "DJ-4.11", "DJ-4.16", "DJ-4.18")
def test_where_a_monster_may_pass_and_where_it_may_end() -> None:
    state = table()
    beastman = monster(state, "beastman", (2, 6))
    monster(state, "skeleton", (2, 7))
    hero(state, (3, 7))
    rubble(state, (1, 6))
    state.glyphs = {state.floor.cells[1, 7]: True, state.floor.cells[1, 5]: False}
    steps = {way.to for way in ways(state, beastman, 2) if isinstance(way, choice.Walk)}
    assert steps == {(1, 5), (1, 7), (2, 5), (2, 7), (3, 5), (3, 6)}
    last = {way.to for way in ways(state, beastman, 1) if isinstance(way, choice.Walk)}
    assert last == steps - {(1, 7), (2, 7)}


@pytest.mark.rule("DJ-4.16", "DJ-4.18", "DJ-12.14")
def test_who_stops_on_a_glyph_is_put_back() -> None:
    state = table()
    beastman = monster(state, "beastman", (2, 6))
    state.glyphs = {state.floor.cells[2, 7]: True}
    play(begin(state, beastman), choice.Walk((2, 7)), STOP)
    assert state.floor.squares[beastman.cells[0]] == (2, 6)


@pytest.mark.rule("DJ-15.13", "DJ-15.14")
def test_flyers_pass_everything_and_end_on_nothing() -> None:
    state = table()
    razorwing = monster(state, "razorwing", (2, 6))
    hero(state, (2, 7))
    rubble(state, (1, 6))
    pit(state, (3, 6))
    many = {way.to for way in ways(state, razorwing, 2) if isinstance(way, choice.Walk)}
    assert {(2, 7), (1, 6), (3, 6)} <= many
    last = {way.to for way in ways(state, razorwing, 1) if isinstance(way, choice.Walk)}
    assert last & {(2, 7), (1, 6), (3, 6)} == {(3, 6)}


@pytest.mark.rule("DJ-5.11", "DJ-5.12", "DJ-11.11", "DJ-17.11", "DJ-17.23")
def test_pits_of_monsters() -> None:
    state = table()
    pit(state, (2, 6), (2, 7))
    beastman = monster(state, "beastman", (2, 6))
    found = ways(state, beastman, 2)
    assert choice.Walk((2, 7)) in found
    assert choice.Walk((2, 5)) not in found
    assert choice.ClimbOut((1, 8)) in found
    other = monster(state, "skeleton", (4, 7))
    pit(state, (3, 7))
    assert choice.Leap((2, 7)) not in ways(state, other, 4)
    state.pits &= ~(1 << state.floor.cells[2, 7])
    assert choice.Leap((2, 7)) in ways(state, other, 3)
    assert choice.Leap((2, 7)) not in ways(state, other, 2)


@pytest.mark.rule("DJ-14.5", "DJ-17.10", "DJ-17.23")
def test_a_large_monster_falls_only_into_what_swallows_it_whole() -> None:
    state = table()
    spider = monster(state, "bane_spider", *block((2, 6)))
    pit(state, (2, 8), (3, 8))
    play(begin(state, spider), choice.Shift(tuple(block((2, 7)))), STOP)
    assert spider.wounds == 0
    pit(state, (2, 9), (3, 9))
    play(begin(state, spider), choice.Shift(tuple(block((2, 8)))), STOP)
    assert spider.wounds == 1
    inside = ways(state, spider, 1)
    assert not any(isinstance(way, choice.Shift) for way in inside)
    assert choice.Shift(tuple(block((2, 7)))) in ways(state, spider, 2)


@pytest.mark.rule("DJ-5.4", "DJ-14.6", "DJ-17.16")
def test_stairs_are_for_monsters_of_one_space() -> None:
    state = table(quest="midday_midnight", opened=())
    one, other = state.quest.stairs[0].squares
    beastman = monster(state, "beastman", one)
    assert choice.TakeStairs() in ways(state, beastman, 1)
    hero(state, other)
    assert choice.TakeStairs() not in ways(state, beastman, 2)
    state.heroes[0].cell = -1
    state.revealed -= {state.quest.area(other)}
    assert choice.TakeStairs() not in ways(state, beastman, 2)


@pytest.mark.rule("DJ-14.9", "DJ-14.10")
def test_large_monsters_step_with_all_their_spaces() -> None:
    """DJ-EX-24, DJ-EX-27."""
    state = table()
    hound = monster(state, "hell_hound", (2, 6), (3, 6))
    shifts = {way.to for way in ways(state, hound, 1) if isinstance(way, choice.Shift)}
    assert ((1, 6), (2, 6)) in shifts
    assert ((2, 6), (2, 7)) in shifts
    assert ((1, 7), (2, 7)) in shifts
    rubble(state, (1, 7))
    shifts = {way.to for way in ways(state, hound, 1) if isinstance(way, choice.Shift)}
    assert ((1, 7), (2, 7)) not in shifts


@pytest.mark.rule("DJ-10.12", "DJ-10.15", "DJ-10.21")
def test_a_guard_may_strike_between_steps() -> None:
    state = table(dice=[1, 1, 5, 5, 5])
    ker = hero(state, (2, 4), "steelhorns", "sword", order="guard")
    beastman = monster(state, "beastman", (2, 7))
    other = monster(state, "skeleton", (2, 9))
    state.cursor.set("round", ("overlord_turn",), "overlord_turn")
    rules = activations(state)
    question = asked(
        rules, choice.Activate(beastman.piece), choice.Walk((2, 6)), choice.Walk((2, 5))
    )
    assert (question.seat, question.prompt) == (state.leader(ker), "guard")
    question = asked(rules, choice.Attack(beastman.piece, "sword"), DONE, waiting=True)
    assert state.monsters == [other]
    assert list(question.options) == [choice.EndTurn(), choice.Activate(other.piece)]


@pytest.mark.rule("DJ-1.17", "DJ-R-57")
def test_powers_add_nothing_to_the_starting_area() -> None:
    state = State(2, Options(quest="into_the_dark"), table().rng)
    state.unrevealed = dict(state.quest.contents)
    state.chests = {"copper": [1], "silver": [4], "gold": [7]}
    state.deck = [OVERLORD_CARDS["aim"]] * 4
    rule(state, "hordes_of_the_things")
    play(set_out(state))
    assert len(state.hand) == 3
