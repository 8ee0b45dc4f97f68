"""DJ-3, DJ-5, DJ-17, DJ-18: what a hero may do where it stands, and what the dungeon does."""

from __future__ import annotations

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import ITEMS, OVERLORD_CARDS, SHELF
from podziemia.games.descent.events import AreaRevealed
from podziemia.games.descent.quests import QUESTS, read_quest
from podziemia.games.descent.rules.actions import return_to
from podziemia.games.descent.rules.end import gain_conquest
from podziemia.games.descent.rules.familiars import familiars_move
from podziemia.games.descent.rules.guard import guard_ways
from podziemia.games.descent.rules.menu import turn_options
from podziemia.games.descent.rules.monsters import activate
from podziemia.games.descent.rules.reveal import look, reveal
from podziemia.games.descent.rules.turn import act, hero_turn
from podziemia.games.descent.state import TOWN, Activation, Familiar, State, Token, Turn
from podziemia.kernel.questions import Option

from .tables import asked, hero, hold, monster, play, table, told, turn_of

DONE, PASS = choice.Done(), choice.Pass()


def unseen(players: int = 2) -> State:
    """Quest 0: only the first area is known, its door is open."""
    state = table(players=players)
    state.revealed = frozenset((0,))
    state.unrevealed = dict(state.quest.contents)
    state.chests = {"copper": [1], "silver": [4]}
    return state


# A turn


@pytest.mark.rule("DJ-3.2", "DJ-3.3", "DJ-3.5", "DJ-3.6")
def test_cards_are_refreshed_before_the_action_and_no_card_is_played_there() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "iron_shield", "dagger")
    ker.exhausted, ker.pack = ("iron_shield",), (ITEMS["axe"],)
    hold(state, *OVERLORD_CARDS)
    state.turn = Turn(ker.number)
    rules = hero_turn(state, ker)
    question = asked(rules)
    assert [question.prompt, *ker.exhausted] == ["arrange"]
    question = asked(rules, DONE, waiting=True)
    assert (question.seat, question.prompt) == (state.leader(ker), "action")


@pytest.mark.rule("DJ-R-91")
@pytest.mark.parametrize(
    ("worn", "packed", "prompt"),
    [("dagger", (), "action"), ("plate_mail", (), "action"), ("dagger", ("axe",), "arrange")],
)
def test_a_hero_with_nothing_to_arrange_is_asked_for_the_action(
    worn: str, packed: tuple[str, ...], prompt: str
) -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", worn)
    ker.pack = tuple(ITEMS[name] for name in packed)
    state.turn = Turn(ker.number)
    assert asked(hero_turn(state, ker)).prompt == prompt


@pytest.mark.rule("DJ-3.12", "DJ-5.2")
def test_attacks_are_offered_before_what_is_lost_for_good() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "dagger", "healing_potion")
    hero(state, (3, 4), "mordrog")
    monster(state, "beastman", (2, 5))
    ker.wounds = 1
    turn_of(state, ker, "advance").mp, state.turn.attacks = 4, 1
    kinds = (choice.Attack, choice.Drink, choice.Give, choice.AttackSpace, choice.Drop)
    found = [kind for way in turn_options(state, ker) for kind in kinds if isinstance(way, kind)]
    assert list(dict.fromkeys(found)) == list(kinds)
    assert found == sorted(found, key=kinds.index)


@pytest.mark.rule("DJ-3.14", "DJ-3.12", "DJ-5.17")
def test_points_are_spent_on_anything_in_any_mixture_and_need_not_be_spent() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "healing_potion")
    ker.wounds = 5
    turn_of(state, ker, "run").mp = 5
    steps = [choice.Walk((2, 3)), choice.CloseDoor("d1"), choice.Drink("healing_potion")]
    question = asked(act(state, ker), *steps, choice.Walk((2, 4)))
    assert (state.turn.mp, ker.wounds, state.openings) == (0, 8, frozenset())
    assert question.options[0] == choice.EndTurn()


@pytest.mark.rule("DJ-5.1", "DJ-5.2", "DJ-5.16", "DJ-20.22", "DJ-R-23")
def test_picking_up_and_dropping_need_no_points() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "dagger")
    state.tokens[ker.cell] = (Token("potion", "healing_potion"),)
    ker.web = 1
    turn_of(state, ker)
    found = turn_options(state, ker)
    assert {choice.PickUp("healing_potion"), choice.Drop("dagger")} <= {*found}
    turn_of(state, ker, "run").mp = 5
    assert not any(isinstance(way, choice.Walk) for way in turn_options(state, ker))


@pytest.mark.rule("DJ-5.10", "DJ-19.7")
def test_another_arrangement_costs_two_points() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "dagger")
    ker.pack = (ITEMS["axe"],)
    turn_of(state, ker, "run").mp = 1
    assert choice.Rearrange() not in turn_options(state, ker)
    state.turn.mp = 2
    assert choice.Rearrange() in turn_options(state, ker)
    play_until_end(state, choice.Rearrange(), choice.Pack("dagger"), choice.Equip("axe"))
    assert (state.turn.mp, [item.id for item in ker.equipped]) == (0, ["axe"])


def play_until_end(state: State, *answers: Option) -> None:
    """The acting hero does this in its turn, and ends it."""
    play(act(state, state.heroes[state.turn.hero]), *answers, choice.EndTurn())


@pytest.mark.rule("DJ-5.18", "DJ-10.11")
def test_a_guard_only_attacks() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "sword", "healing_potion", order="guard")
    monster(state, "beastman", (2, 5))
    kinds = {type(way) for way in guard_ways(state, ker)}
    assert kinds == {choice.Attack, choice.AttackSpace}


# Doors, glyphs, areas


@pytest.mark.rule("DJ-17.4", "DJ-17.20", "DJ-6.2")
def test_doors_are_no_targets_and_glyphs_no_items() -> None:
    state = table(opened=())
    ker = hero(state, (2, 2), "grey_ker", "sword")
    state.glyphs = {ker.cell: True}
    turn_of(state, ker, "battle").attacks = 2
    found = turn_options(state, ker)
    assert {way.target for way in found if isinstance(way, choice.Attack)} == set()
    assert not any(isinstance(way, choice.PickUp) for way in found)


@pytest.mark.rule("DJ-17.21", "DJ-17.24", "DJ-R-32", "DJ-R-93")
def test_arriving_by_glyph_sets_nothing_off_but_ends_an_aim() -> None:
    state = table()
    ker = hero(state, (2, 2), order="aim")
    ker.cell = TOWN
    glyph = state.floor.cells[2, 9]
    state.glyphs = {glyph: True}
    monster(state, "beastman", (2, 9))
    monster(state, "master_hell_hound", (3, 8), (3, 9))
    state.tokens[state.floor.cells[2, 8]] = (Token("coins", "coins"),)
    hold(state, "spiked_pit", "crushing_block")
    turn_of(state, ker, "run").mp = 1
    play(return_to(state, ker, glyph), choice.Put(ker.piece, (2, 8)))
    assert (ker.wounds, ker.order) == (12, "")
    assert state.tokens[ker.cell] == (Token("coins", "coins"),)


@pytest.mark.rule("DJ-18.1", "DJ-18.2", "DJ-18.5")
def test_only_heroes_reveal_and_each_area_once() -> None:
    state = unseen()
    ker = hero(state, (2, 0))
    boggs = Familiar("boggs", ker.number, state.floor.cells[2, 2])
    ker.cell = TOWN
    state.familiars = [boggs]
    skeleton = monster(state, "skeleton", (3, 2))
    turn_of(state, ker)
    state.activation = Activation(skeleton.number)
    play(activate(state, skeleton), choice.Walk((2, 2)), choice.Stop())
    play(familiars_move(state, ker), choice.Stop())
    assert state.revealed == {0}
    ker.cell = state.floor.cells[2, 1]
    state.monsters = []
    play(look(state))
    play(look(state))
    (revealed,) = told(state, AreaRevealed)
    area = state.quest.areas[1]
    assert (revealed.area, revealed.pl, revealed.read_pl) == (1, area.name_pl, area.text_pl)


@pytest.mark.rule("DJ-18.4", "DJ-13.9")
def test_an_area_may_take_its_figures_from_elsewhere() -> None:
    """All six Beastmen are on the map; the area needs two of them and gets one."""
    state = unseen()
    for column in (0, 1, 2):
        monster(state, "beastman", (2, column))
        monster(state, "beastman", (3, column))
    first = state.monsters[0]
    play(reveal(state, 1), choice.Relocate(first.piece), PASS)
    assert first not in state.monsters
    names = [each.card.id for each in state.monsters]
    assert (names.count("beastman"), names.count("skeleton")) == (6, 1)


@pytest.mark.rule("DJ-18.9", "DJ-18.10")
def test_players_write_quests_of_their_own() -> None:
    file = SHELF.folder / "quests" / "salty_cellar.toml"
    text = file.read_text(encoding="utf-8")
    own = read_quest(text.replace('id = "salty_cellar"', 'id = "my_cellar"'), "mine.toml")
    assert own.id == "my_cellar"
    assert own.rows == QUESTS["salty_cellar"].rows


@pytest.mark.rule("DJ-22.6")
def test_the_pool_has_no_limit() -> None:
    state = table()
    gain_conquest(state, 500, "DJ-22.5")
    assert state.conquest == 504
