"""DJ-11, DJ-12: the overlord's hand, what cards cost, when he is asked, traps and other cards."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.combat import Attack
from podziemia.games.descent.content import OVERLORD_CARDS
from podziemia.games.descent.rules.board import farthest_sight
from podziemia.games.descent.rules.cards.traps import space_trap
from podziemia.games.descent.rules.end import Ended
from podziemia.games.descent.rules.hand import aim_window, cost, could_play, discard, draw
from podziemia.games.descent.rules.overlord import (
    activations,
    collect,
    keep_hand,
    opening,
    opening_options,
)
from podziemia.games.descent.rules.steps import walk
from podziemia.games.descent.state import State, Token
from podziemia.kernel.scene import Square

from .tables import asked, hero, hold, monster, play, rule, table, threw_all, turn_of

PASS = choice.Pass()
SURGE, ENHANCEMENT = 2, 4  # faces of the power die


def ids(state: State) -> list[str]:
    """The hand, by the ids of the cards."""
    return [card.id for card in state.hand]


# Drawing, discarding, costs


@pytest.mark.rule("DJ-12.4", "DJ-12.5", "DJ-22.4")
def test_the_last_card_costs_three_tokens_and_the_pile_is_shuffled() -> None:
    """DJ-EX-50: pool 4."""
    state = table()
    state.deck = [OVERLORD_CARDS["aim_card"]]
    state.discard = [OVERLORD_CARDS["dodge_card"], OVERLORD_CARDS["rage"]]
    hold(state, "charge")
    rule(state, "doom")
    draw(state, 2)
    assert ids(state) == ["charge", "aim_card", "rage"]
    assert (state.conquest, len(state.deck), state.discard) == (1, 1, [])


@pytest.mark.rule("DJ-12.4", "DJ-22.7")
def test_with_three_tokens_the_match_ends_before_the_second_card() -> None:
    """DJ-EX-50: pool 3."""
    state = table()
    state.conquest = 3
    state.deck = [OVERLORD_CARDS["aim_card"]]
    with pytest.raises(Ended) as ended:
        draw(state, 2)
    assert ended.value.outcome.winners == (0,)
    assert ids(state) == ["aim_card"]


@pytest.mark.rule("DJ-12.4")
def test_without_any_card_nothing_is_drawn() -> None:
    state = table()
    draw(state, 2)
    assert (state.hand, state.conquest) == ([], 4)


@pytest.mark.rule("DJ-12.2", "DJ-12.3")
def test_discarded_cards_give_their_value_and_played_ones_cost() -> None:
    state = table()
    hold(state, "evil_genius", "aim_card", threat=3)
    discard(state, "evil_genius")
    assert (state.threat, ids(state)) == (8, ["aim_card"])
    ogre = monster(state, "ogre", (2, 6), (2, 7), (3, 6), (3, 7))
    attack = Attack(ogre.piece, "melee")
    assert play(aim_window(state, attack), choice.PlayCard("aim_card"))
    assert (state.threat, state.hand) == (6, [])
    assert [card.id for card in state.discard] == ["evil_genius", "aim_card"]


COSTS = [
    ("spiked_pit", (), False, 3),
    ("spiked_pit", ("trapmaster",), False, 2),
    ("spiked_pit", ("trapmaster",), True, 3),
    ("spiked_pit", (), True, 4),
    ("aim_card", ("trapmaster",), True, 3),
    ("doom", ("trapmaster",), True, 21),
    ("spiked_pit", ("trapmaster",) * 5, False, 0),
]


@pytest.mark.rule("DJ-12.17", "DJ-12.23", "DJ-12.24", "DJ-12.26")
@pytest.mark.parametrize(("name", "powers", "mok", "price"), COSTS)
def test_what_cards_cost(name: str, powers: Sequence[str], mok: bool, price: int) -> None:
    state = table()
    hero(state, (2, 3), "spiritspeaker_mok" if mok else "grey_ker")
    rule(state, *powers)
    assert cost(state, OVERLORD_CARDS[name]) == price


# When he is asked


@pytest.mark.rule("DJ-12.1", "DJ-12.9")
def test_the_overlord_is_asked_whatever_he_holds() -> None:
    state = table()
    ker = hero(state, (2, 4))
    for held in ("spiked_pit", "aim_card"):
        hold(state, held, "dodge_card", threat=3)
        question = asked(space_trap(state, ker, ker.cell))
        assert (question.seat, question.prompt, question.secret) == (0, "space-trap", True)
        plays = [way for way in question.options if isinstance(way, choice.PlayCard)]
        assert plays == ([choice.PlayCard("spiked_pit")] if held == "spiked_pit" else [])


@pytest.mark.rule("DJ-12.3")
@pytest.mark.parametrize(("threat", "cards", "possible"), [(3, 1, 1), (2, 1, 0), (0, 2, 1)])
def test_nobody_is_asked_who_could_not_pay(threat: int, cards: int, possible: int) -> None:
    """What the rest of a hand is worth at most is public: five for a power card."""
    state = table()
    hold(state, *["aim_card"] * cards, threat=threat)
    assert could_play(state, OVERLORD_CARDS["spiked_pit"]) == bool(possible)


@pytest.mark.rule("DJ-12.1")
def test_nobody_is_asked_about_cards_that_all_have_seen_go() -> None:
    state = table()
    ker = hero(state, (2, 4))
    hold(state, "aim_card")
    names = ("spiked_pit", "spiked_pit", "crushing_block")
    state.discard = [OVERLORD_CARDS[name] for name in names]
    assert play(space_trap(state, ker, ker.cell)) is None


@pytest.mark.rule("DJ-12.2")
def test_a_discard_may_pay_for_a_trap() -> None:
    state = table(dice=[ENHANCEMENT])
    ker = hero(state, (2, 4))
    hold(state, "spiked_pit", "doom", threat=0)
    play(
        space_trap(state, ker, ker.cell), choice.DiscardCard("doom"), choice.PlayCard("spiked_pit")
    )
    assert (state.threat, state.hand, ker.wounds) == (2, [], 10)


NOT_EMPTY: list[tuple[str, Square]] = [
    ("chest", (5, 3)),
    ("potion", (0, 3)),
    ("glyph", (2, 9)),
    ("pit", (3, 5)),
    ("figure", (2, 4)),
]


@pytest.mark.rule("DJ-12.13")
@pytest.mark.parametrize(("what", "square"), NOT_EMPTY)
def test_traps_need_an_empty_space(what: str, square: Square) -> None:
    state = table()
    ker = hero(state, square)
    hold(state, "spiked_pit", "crushing_block")
    match what:
        case "glyph":
            state.glyphs[ker.cell] = True
        case "pit":
            state.pits |= 1 << ker.cell
        case "figure":
            hero(state, square, "landrec_the_wise")
        case "chest":
            state.tokens[ker.cell] = (Token("chest", "copper", 1),)
        case _:
            state.tokens[ker.cell] = (Token("potion", "healing_potion"),)
    assert play(space_trap(state, ker, ker.cell)) is None


@pytest.mark.rule("DJ-12.8", "DJ-12.14")
def test_one_trap_for_each_space_entered() -> None:
    """DJ-EX-15."""
    state = table(dice=[ENHANCEMENT])
    ker = hero(state, (2, 4))
    turn_of(state, ker, "run").mp = 3
    hold(state, "spiked_pit", "crushing_block")
    play(walk(state, ker, state.floor.cells[2, 5]), choice.PlayCard("spiked_pit"))
    assert ids(state) == ["crushing_block"]


# The turn


@pytest.mark.rule("DJ-11.1", "DJ-11.2", "DJ-25.3")
def test_threat_for_every_hero_and_two_cards() -> None:
    state = table()
    for sheet in ("grey_ker", "landrec_the_wise", "battlemage_jaes"):
        hero(state, (2, 3), sheet).cell = -1
    hero(state, (2, 4), skills=("cautious",))
    state.deck = [OVERLORD_CARDS["aim_card"]] * 9
    play(collect(state))
    assert (state.threat, len(state.hand)) == (3, 2)
    rule(state, "evil_genius", "doom")
    play(collect(state))
    assert (state.threat, len(state.hand)) == (6, 5)


@pytest.mark.rule("DJ-11.3", "DJ-11.4")
def test_eight_cards_are_kept() -> None:
    state = table()
    hold(state, *["aim_card"] * 9, "doom", threat=0)
    question = asked(keep_hand(state))
    assert list(question.options) == [choice.DiscardCard("aim_card"), choice.DiscardCard("doom")]
    play(keep_hand(state), choice.DiscardCard("doom"), choice.DiscardCard("aim_card"))
    assert (len(state.hand), state.threat) == (8, 6)


@pytest.mark.rule("DJ-12.21", "DJ-12.29", "DJ-26.19")
def test_the_wind_drops_when_the_next_turn_begins() -> None:
    state = table()
    hold(state, "gust_of_wind", "gust_of_wind")
    play(opening(state), choice.PlayCard("gust_of_wind"), PASS)
    assert farthest_sight(state) == 5
    play(collect(state))
    assert farthest_sight(state) > 99


@pytest.mark.rule("DJ-11.5", "DJ-11.6", "DJ-12.10", "DJ-12.11", "DJ-12.28")
def test_one_card_of_each_type_before_the_monsters() -> None:
    state = table()
    hero(state, (2, 4))
    hold(state, "doom", "trapmaster", "gust_of_wind", "hell_hound_pack", "dark_charm", "aim_card")
    every = {"doom", "trapmaster", "gust_of_wind", "hell_hound_pack", "dark_charm"}
    assert playable(state) == every
    question = asked(opening(state), choice.PlayCard("doom"))
    assert playable(state) == every - {"doom", "trapmaster"}
    assert choice.DiscardCard("trapmaster") in question.options
    assert [card.id for card in state.powers] == ["doom"]


def playable(state: State) -> set[str]:
    """The cards that are offered."""
    return {way.card for way in opening_options(state) if isinstance(way, choice.PlayCard)}


@pytest.mark.rule("DJ-12.12", "DJ-21.1")
def test_nobody_is_charmed_in_town() -> None:
    state = table()
    hero(state, (2, 4)).cell = -1
    hold(state, "dark_charm")
    assert playable(state) == set()


@pytest.mark.rule("DJ-12.20", "DJ-26.5", "DJ-8.9")
def test_dark_charm() -> None:
    """DJ-EX-65: the overlord declares and spends the surges, which give him no threat."""
    state = table(dice=[ENHANCEMENT, 1, 1, SURGE, SURGE, ENHANCEMENT, 5])
    steelhorns = hero(state, (2, 4), "steelhorns", "axe", order="guard")
    silhouette = hero(state, (2, 5), "silhouette", "leather_armor", order="dodge")
    silhouette.fatigue = 0
    hold(state, "dark_charm", threat=8)
    rules = opening(state)
    question = asked(rules, choice.PlayCard("dark_charm"), choice.Bewitch(steelhorns.piece))
    assert question.seat == 0
    assert choice.Attack(steelhorns.piece, "axe") in question.options
    attack = choice.Attack(silhouette.piece, "axe")
    question = asked(rules, attack, choice.PickDie(0), choice.Done(), waiting=True)
    assert (question.seat, question.prompt) == (0, "spend")
    assert choice.FatigueDie() not in question.options
    play(rules, choice.SpendSurges(0), choice.SpendSurges(0), waiting=True)
    assert (silhouette.wounds, state.threat) == (12 - 6, 0)
    assert (steelhorns.order, steelhorns.fatigue) == ("guard", steelhorns.kit.fatigue)
    assert threw_all(state)


@pytest.mark.rule("DJ-12.20")
def test_a_blank_breaks_the_charm() -> None:
    state = table(dice=[1])
    ker = hero(state, (2, 4), "grey_ker", "sword")
    hold(state, "dark_charm", threat=8)
    play(opening(state), choice.PlayCard("dark_charm"))
    assert (ker.wounds, state.hand) == (12, [])


@pytest.mark.rule("DJ-11.7", "DJ-11.9", "DJ-11.10", "DJ-11.13")
def test_each_monster_acts_once_in_any_order_or_not_at_all() -> None:
    state = table()
    one, two, sleeper = (monster(state, "beastman", (2, column)) for column in (4, 6, 8))
    sleeper.asleep = True
    rules = activations(state)
    question = asked(rules)
    assert list(question.options) == [
        choice.EndTurn(),
        choice.Activate(one.piece),
        choice.Activate(two.piece),
    ]
    question = asked(rules, choice.Activate(two.piece), choice.Stop(), waiting=True)
    assert list(question.options) == [choice.EndTurn(), choice.Activate(one.piece)]
    play(rules, choice.EndTurn(), waiting=True)
    assert (one.done, two.done) == (False, True)
