"""DJ-14, DJ-11.8: what monsters do when they are activated."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import MONSTERS
from podziemia.games.descent.rules.deaths import die, life
from podziemia.games.descent.rules.end import Ended
from podziemia.games.descent.rules.monsters import activate, activation_options, carry_out
from podziemia.games.descent.rules.overlord import activations
from podziemia.games.descent.shown.offered_fights import offer_breath
from podziemia.games.descent.state import AS_PLAYERS, Activation, Monster, Options, State, Token
from podziemia.kernel.questions import Option, Rules
from podziemia.kernel.scene import Square

from .tables import asked, hero, hold, monster, pit, play, rubble, table, threw_all

BLANK, SURGE, ENHANCEMENT = 1, 2, 4  # faces of the power die
DONE, PASS, STOP = choice.Done(), choice.Pass(), choice.Stop()


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


@pytest.mark.rule("DJ-14.1", "DJ-14.2", "DJ-25.2", "DJ-25.7")
def test_wounds_follow_the_number_of_players() -> None:
    """A party of four is met like one of five players, whoever leads it."""
    usual = AS_PLAYERS
    cases = ((2, usual, 5), (3, usual, 5), (4, usual, 6), (5, usual, 7), (2, "4", 7))
    for players, party, wounds in cases:
        state = State(players, Options(quest="into_the_dark", party_size=party), table().rng)
        ogre = Monster(0, MONSTERS["ogre"], (0, 1, 2, 3))
        assert life(state, ogre) == wounds


@pytest.mark.rule("DJ-14.4", "DJ-14.7", "DJ-14.14")
def test_a_large_monster_attacks_only_where_it_stands_alone() -> None:
    state = table()
    hero(state, (4, 5))
    ogre = monster(state, "ogre", *block((2, 4)))
    state.activation = Activation(ogre.number)
    state.activation.attacks = 1
    target = choice.Attack("hero:0")
    assert target in activation_options(state, ogre)
    monster(state, "skeleton", (3, 5))
    assert target not in activation_options(state, ogre)


@pytest.mark.rule("DJ-14.18", "DJ-14.20", "DJ-9.9", "DJ-22.8")
def test_a_named_monster_is_a_master_of_its_own() -> None:
    state = table(players=5)
    ker = hero(state, (2, 14))
    fang = monster(state, "", (2, 15), named="fang")
    assert life(state, fang) == MONSTERS["master_beastman"].life(5) + 3
    fang.wounds = life(state, fang)
    with pytest.raises(Ended) as ended:
        play(die(state, fang, "DJ-6.24", ker))
    assert ended.value.outcome.winners == (1, 2, 3, 4)
    assert ker.coins == 50


@pytest.mark.rule("DJ-11.12", "DJ-19.1")
def test_monsters_take_nothing_along() -> None:
    state = table()
    beastman = monster(state, "beastman", (2, 6))
    lying = (Token("potion", "healing_potion"), Token("coins", "coins"), Token("key", "red"))
    state.tokens[state.floor.cells[2, 7]] = lying
    play(begin(state, beastman), choice.Walk((2, 7)), STOP)
    assert state.tokens[state.floor.cells[2, 7]] == lying
    assert state.keys == frozenset()


@pytest.mark.rule("DJ-15.7", "DJ-15.8")
def test_breath_against_a_wall_is_told_as_such() -> None:
    state = table(opened=())
    hound = monster(state, "hell_hound", (0, 3), (0, 4))
    question = asked(carry_out(state, hound, choice.Breathe()))
    told = {
        way.side: offer_breath(state, question, way).words.message
        for way in question.options
        if isinstance(way, choice.LayBreath)
    }
    walls, floor = "dj-option-breathe-at-wall", "dj-option-lay-breath"
    assert told == {"n": walls, "w": walls, "e": floor, "s": floor}
