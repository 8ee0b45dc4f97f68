"""DJ-19 to DJ-21: what heroes carry, chests and treasure, buying and selling."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from podziemia.games.descent import options as choice
from podziemia.games.descent.content import ITEMS, POTIONS, SHOP, SKILLS, TREASURES
from podziemia.games.descent.rules.actions import drink, give, potions
from podziemia.games.descent.rules.chests import open_chest
from podziemia.games.descent.rules.equipment import arrange, arrangements, drop, drops, fits
from podziemia.games.descent.rules.menu import turn_options
from podziemia.games.descent.rules.tokens import find, may_take
from podziemia.games.descent.rules.town import market_options, potions_left, sell, shop
from podziemia.games.descent.rules.treasure import give_contents
from podziemia.games.descent.state import OVERLORD, TOWN, Familiar, Hero, State, Token
from podziemia.kernel.questions import Option

from .tables import asked, hero, play, table, turn_of

DONE = choice.Done()
SALES = [("sword", 25), ("axe", 50), ("crossbow", 75), ("dagger", 0), ("healing_potion", 25)]


def shopper(state: State, *items: str, sheet: str = "grey_ker", coins: int = 1000) -> Hero:
    """A hero in town with coins."""
    found = hero(state, (2, 2), sheet, *items)
    found.cell, found.coins = TOWN, coins
    state.shop = {item.id: item.copies for item in SHOP.values()}
    state.skill_decks = {"fighting": [], "subterfuge": [], "wizardry": []}
    return found


def names(items: Sequence[object]) -> list[str]:
    """Items by their ids."""
    return [str(item) for item in items]


# Limits


FITTING = [
    ("grey_ker", ("sword", "iron_shield"), True),
    ("grey_ker", ("axe",), True),
    ("grey_ker", ("axe", "iron_shield"), False),
    ("grey_ker", ("sword", "sword", "dagger"), False),
    ("one_fist", ("sword",), True),
    ("one_fist", ("sword", "dagger"), False),
    ("one_fist", ("axe",), False),
    ("trenloe_the_strong", ("axe", "iron_shield"), True),
    ("trenloe_the_strong", ("axe", "axe"), False),
    ("trenloe_the_strong", ("bow", "iron_shield"), False),
    ("grey_ker", ("leather_armor", "chain_mail"), False),
    ("grey_ker", ("healing_potion",) * 3, True),
    ("grey_ker", ("healing_potion", "healing_potion", "vitality_potion", "vitality_potion"), False),
    ("grey_ker", ("chain_mail", "immolation"), False),
    ("battlemage_jaes", ("chain_mail", "immolation"), True),
    ("grey_ker", ("leather_armor", "immolation"), True),
]


@pytest.mark.rule("DJ-19.2", "DJ-19.9", "DJ-19.10", "DJ-26.14")
@pytest.mark.parametrize(("sheet", "items", "possible"), FITTING)
def test_what_fits_together(sheet: str, items: tuple[str, ...], possible: bool) -> None:
    owner = hero(table(), (2, 2), sheet)
    assert fits(owner, [ITEMS[name] for name in items]) == possible


@pytest.mark.rule("DJ-19.2")
def test_two_other_items() -> None:
    others = [item for item in ITEMS.values() if item.kind == "other"][:3]
    owner = hero(table(), (2, 2))
    assert fits(owner, others[:2])
    assert not fits(owner, others)


@pytest.mark.rule("DJ-19.3", "DJ-19.4", "DJ-19.8", "DJ-26.23")
def test_who_has_no_room_drops_something() -> None:
    state = table()
    ker = hero(state, (2, 2), "grey_ker", "axe")
    ker.pack = tuple(ITEMS[name] for name in ("sword", "dagger", "crossbow"))
    question = asked(arrange(state, ker, (ITEMS["bow"],)))
    drops_of = [way.item for way in question.options if isinstance(way, choice.Drop)]
    assert drops_of == ["bow", "crossbow", "dagger", "sword", "axe"]
    assert DONE not in question.options
    play(arrange(state, ker, ()), choice.Drop("axe"), choice.Equip("bow"))
    assert names(ker.equipped) == ["bow"]
    assert len(ker.pack) == 3


@pytest.mark.rule("DJ-3.3", "DJ-10.6", "DJ-19.7", "DJ-R-48")
def test_changing_what_is_equipped_ends_an_aim() -> None:
    state = table()
    ker = hero(state, (2, 2), "grey_ker", "sword", "healing_potion", order="aim")
    play(arrange(state, ker, (ITEMS["bow"],)), DONE)
    assert (ker.order, names(ker.pack)) == ("aim", ["bow"])
    play(arrange(state, ker, ()), choice.Pack("sword"), choice.Equip("bow"), DONE)
    assert ker.order == ""


@pytest.mark.rule("DJ-19.3")
def test_a_full_pack_lets_things_change_places() -> None:
    state = table()
    ker = hero(state, (2, 2), "grey_ker", "axe")
    ker.pack = tuple(ITEMS[name] for name in ("bow", "crossbow", "dagger"))
    assert choice.Pack("axe") in arrangements(ker)
    play(arrange(state, ker, ()), choice.Pack("axe"), choice.Equip("bow"))
    assert names(ker.equipped) == ["bow"]
    ker.equipped += (ITEMS["healing_potion"],)
    assert choice.Pack("healing_potion") not in arrangements(ker)


@pytest.mark.rule("DJ-20.2")
def test_a_potion_finds_its_place_by_itself() -> None:
    state = table()
    ker = hero(state, (2, 2))
    for number in range(4):
        play(arrange(state, ker, (ITEMS["healing_potion"],)))
        assert len(ker.equipped) == min(number + 1, 3)
    assert names(ker.pack) == ["healing_potion"]


@pytest.mark.rule("DJ-5.2", "DJ-19.6", "DJ-19.11")
def test_dropped_cards_do_not_come_back() -> None:
    state = table()
    ker = shopper(state, "iron_shield")
    ker.exhausted = ("iron_shield",)
    before = dict(state.shop)
    drop(state, ker, "iron_shield")
    assert names([*ker.equipped, *ker.exhausted]) == []
    assert state.shop == before


@pytest.mark.rule("DJ-20.18", "DJ-20.19", "DJ-20.21", "DJ-20.22")
def test_a_dropped_relic_lies_there_for_others() -> None:
    state = table()
    relic = next(item for item in ITEMS.values() if item.deck == "relic")
    ker, other = hero(state, (2, 2)), hero(state, (2, 1), "landrec_the_wise")
    ker.pack = (relic,)
    turn_of(state, ker)
    drop(state, ker, relic.id)
    (token,) = state.tokens[ker.cell]
    assert (token.kind, token.name, state.relics) == ("relic", relic.id, (relic.id,))
    assert not may_take(state, ker, token)
    turn_of(state, other)
    assert may_take(state, ker, token)
    ker.pack, ker.cell = (relic,), TOWN
    assert drops(ker) == []


# Chests and treasure


@pytest.mark.rule("DJ-20.8", "DJ-20.9", "DJ-20.10", "DJ-20.12", "DJ-20.13", "DJ-22.2", "DJ-25.1")
def test_a_chest_pays_everybody_after_its_curses() -> None:
    """DJ-EX-H3: two curses and four heroes are 8 threat; 3 conquest tokens for the pool."""
    state = table()
    ker, away = hero(state, (5, 3)), shopper(state, coins=0)
    cell = ker.cell
    state.tokens[cell] = (Token("chest", "silver", 6), Token("coins", "coins"))
    play(open_chest(state, ker, cell))
    assert (state.threat, state.conquest) == (8, 4 + 3)
    assert state.tokens[cell] == (Token("coins", "coins"),)
    play(give_contents(state, 3))
    assert (ker.coins, away.coins) == (100, 100)
    assert state.opened == {"silver", "copper"}


@pytest.mark.rule("DJ-20.11", "DJ-20.15", "DJ-20.16", "DJ-21.13")
def test_caches_pay_and_another_card_is_drawn() -> None:
    state = table()
    ker, second = hero(state, (5, 3)), hero(state, (5, 4), "landrec_the_wise")
    by_name = {item.id: item for item in TREASURES["copper"]}
    drawn = ("cache_50_coins", "cache_healing_potion", "bane")
    state.treasures["copper"] = [by_name[name] for name in reversed(drawn)]
    play(give_contents(state, 1), DONE)
    assert (ker.coins, names(ker.equipped)) == (50, ["healing_potion", "bane"])
    assert (second.equipped, second.coins, state.treasures["copper"]) == ((), 0, [])


@pytest.mark.rule("DJ-20.1", "DJ-20.2", "DJ-20.6")
def test_coins_are_for_all_and_potions_can_be_left() -> None:
    state = table()
    ker, away = hero(state, (5, 3)), shopper(state, coins=0)
    state.tokens[ker.cell] = (Token("coins", "coins"), Token("potion", "healing_potion"))
    play(find(state, ker), choice.Pass())
    assert (ker.coins, away.coins) == (100, 100)
    assert state.tokens[ker.cell] == (Token("potion", "healing_potion"),)


# The market


@pytest.mark.rule("DJ-21.5", "DJ-21.6", "DJ-21.11")
@pytest.mark.parametrize(("name", "price"), SALES)
def test_what_the_town_pays(name: str, price: int) -> None:
    state = table()
    ker = shopper(state, name, coins=0)
    stock = state.shop.get(name, 0)
    sell(state, ker, ITEMS[name])
    assert (ker.coins, ker.equipped) == (price, ())
    assert state.shop.get(name, 0) == stock + (name in SHOP)


@pytest.mark.rule("DJ-21.6", "DJ-20.15", "DJ-R-30")
def test_treasures_sell_for_half_of_their_colour_and_are_gone() -> None:
    """DJ-EX-41; halves are rounded down to 25."""
    prices = {"copper": 125, "silver": 250, "gold": 375}
    for colour, items in TREASURES.items():
        for item in items:
            assert item.sell == (None if item.cache else prices[colour])
    for item in SHOP.values():
        assert item.sell == item.price // 50 * 25
    assert all(item.sell is None for item in ITEMS.values() if item.deck == "relic")


@pytest.mark.rule("DJ-21.4", "DJ-21.5", "DJ-21.12", "DJ-1.10", "DJ-1.12")
def test_a_visit_to_the_market() -> None:
    state = table()
    ker = shopper(state, coins=300)
    question = asked(shop(state, ker, setup=True))
    assert not any(isinstance(way, choice.Equip | choice.Pack) for way in question.options)
    assert list(question.options).count(DONE) == 1
    copy = state.copy()
    question = asked(shop(copy, copy.heroes[0]), choice.Buy("sword"))
    assert choice.Pack("sword") in question.options
    assert list(question.options).count(DONE) == 1
    stock = state.shop["sword"]
    buy = choice.Buy("sword")
    play(shop(state, ker), buy, choice.Buy("axe"), choice.Sell("axe"), choice.Pack("sword"), DONE)
    assert state.shop["sword"] == stock - 1
    assert names(ker.pack) == ["sword"]
    assert ker.coins == 300 - SHOP["sword"].price - SHOP["axe"].price + 50


@pytest.mark.rule("DJ-1.11", "DJ-21.11")
def test_neither_empty_stock_nor_empty_purses_buy() -> None:
    state = table()
    ker = shopper(state, coins=SHOP["sword"].price)
    state.shop["sword"] = 0
    question = asked(shop(state, ker))
    bought = {way.item for way in question.options if isinstance(way, choice.Buy)}
    assert "sword" not in bought
    assert bought
    assert all(ITEMS[name].price <= ker.coins for name in bought)


@pytest.mark.rule("DJ-19.4", "DJ-21.12")
def test_nobody_leaves_the_market_with_too_much() -> None:
    state = table()
    ker = shopper(state, "axe")
    ker.pack = tuple(ITEMS[name] for name in ("sword", "dagger", "crossbow"))
    question = asked(shop(state, ker), choice.Buy("sword"))
    assert DONE not in question.options
    assert not any(isinstance(way, choice.Buy) for way in question.options)
    assert choice.Drop("sword") in question.options


def offered(state: State, buyer: Hero, kind: type[Option]) -> list[Option]:
    """What of this kind the market offers."""
    return [way for way in market_options(state, buyer) if isinstance(way, kind)]


@pytest.mark.rule("DJ-21.7", "DJ-21.8", "DJ-21.9")
def test_treasures_of_opened_colours_only() -> None:
    """DJ-EX-30."""
    state = table()
    ker = shopper(state, coins=749)
    state.treasures = {colour: list(items) for colour, items in TREASURES.items()}
    state.opened = frozenset(("copper", "silver"))
    assert offered(state, ker, choice.BuyTreasure) == [
        choice.BuyTreasure("copper"),
        choice.BuyTreasure("silver"),
    ]
    state.opened |= {"gold"}
    assert len(offered(state, ker, choice.BuyTreasure)) == 2
    ker.coins, state.treasures["silver"] = 750, []
    assert offered(state, ker, choice.BuyTreasure) == [
        choice.BuyTreasure("copper"),
        choice.BuyTreasure("gold"),
    ]
    state.treasures["gold"] = [ITEMS["curse_of_rot"]]
    play(shop(state, ker), choice.BuyTreasure("gold"), DONE)
    assert (ker.coins, names(ker.equipped)) == (0, ["curse_of_rot"])


@pytest.mark.rule("DJ-21.10")
def test_training() -> None:
    state = table()
    ker = shopper(state, coins=1500)
    melee = ker.sheet.traits["melee"]
    ker.training = (5 - melee - 1, 0, 0)
    state.training = (4, 0, 4)
    train = choice.Train("melee")
    assert offered(state, ker, choice.Train) == [train, choice.Train("magic")]
    play(shop(state, ker), train, choice.Train("magic"), DONE)
    assert (ker.coins, state.training) == (500, (3, 0, 3))
    assert ker.training == (5 - melee, 0, 1)
    assert offered(state, ker, choice.Train) == [choice.Train("magic")]


@pytest.mark.rule("DJ-21.7", "DJ-21.8", "DJ-24.5")
def test_a_skill_of_a_deck_of_choice() -> None:
    state = table()
    ker = shopper(state, coins=1000)
    state.skill_decks = {"fighting": [SKILLS["tough"]], "subterfuge": [], "wizardry": []}
    assert offered(state, ker, choice.BuySkill) == [choice.BuySkill("fighting")]
    play(shop(state, ker), choice.BuySkill("fighting"))
    assert (ker.coins, ker.wounds, state.skill_decks["fighting"]) == (0, 16, [])


@pytest.mark.rule("DJ-20.23", "DJ-21.15")
def test_the_stock_of_potions_counts_what_is_held_and_lies_open() -> None:
    state = table()
    potion = POTIONS["healing_potion"]
    ker = shopper(state, *["healing_potion"] * 2)
    ker.pack = (potion,)
    state.tokens = {5: (Token("potion", "healing_potion"), Token("potion", "vitality_potion"))}
    state.familiars = [Familiar("mata", 0, 4)]
    state.familiars[0].carries = potion
    assert potions_left(state, potion) == 9 - 5
    ker.pack = (potion,) * 9
    assert potions_left(state, potion) == 0


@pytest.mark.rule("DJ-21.5")
def test_only_the_owner_decides() -> None:
    state = table()
    ker = shopper(state)
    assert asked(shop(state, ker)).seat == state.leader(ker) != OVERLORD


# What is used, given and packed


@pytest.mark.rule("DJ-19.5", "DJ-19.12", "DJ-19.13", "DJ-5.6")
def test_the_pack_is_of_no_use() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "dagger")
    ker.pack = (ITEMS["axe"], ITEMS["chain_mail"], ITEMS["healing_potion"])
    bare = hero(state, (2, 5), "grey_ker", "dagger")
    assert ker.kit.armor == bare.kit.armor
    assert "axe" not in ker.kit.arms
    assert potions(ker) == []


@pytest.mark.rule("DJ-5.6", "DJ-20.3", "DJ-20.4", "DJ-20.5")
def test_one_potion_in_a_turn() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "healing_potion", "vitality_potion")
    ker.wounds, ker.fatigue = 5, 0
    turn_of(state, ker, "run").mp = 3
    assert choice.Drink("vitality_potion") in turn_options(state, ker)
    drink(state, ker, "healing_potion")
    assert (ker.wounds, ker.fatigue, state.turn.mp) == (8, 0, 2)
    assert not any(isinstance(way, choice.Drink) for way in turn_options(state, ker))
    state.turn.potion = False
    drink(state, ker, "vitality_potion")
    assert (ker.fatigue, ker.equipped) == (ker.kit.fatigue, ())


@pytest.mark.rule("DJ-5.5", "DJ-19.16", "DJ-21.2", "DJ-19.11", "DJ-7.17")
def test_gifts_go_to_neighbours_and_all_in_town_are_neighbours() -> None:
    state = table()
    ker = hero(state, (2, 4), "grey_ker", "iron_shield")
    near, far = hero(state, (3, 5), "landrec_the_wise"), hero(state, (2, 8), "silhouette")
    turn_of(state, ker, "run").mp = 3
    ker.exhausted = ("iron_shield",)
    gift = choice.Give("iron_shield", near.piece)
    assert [way for way in turn_options(state, ker) if isinstance(way, choice.Give)] == [gift]
    play(give(state, ker, "iron_shield", near.piece), DONE)
    assert [each.exhausted for each in (ker, near)] == [(), ("iron_shield",)]
    assert names(near.equipped) == ["iron_shield"]
    assert state.turn.mp == 2
    ker.equipped = (ITEMS["dagger"],)
    ker.cell = far.cell = TOWN
    assert [way.to for way in turn_options(state, ker) if isinstance(way, choice.Give)] == [
        "hero:2"
    ]


@pytest.mark.rule("DJ-5.8", "DJ-20.7", "DJ-20.14", "DJ-20.20")
def test_a_chest_is_opened_on_its_space_by_who_stands_there_alone() -> None:
    state = table()
    ker = hero(state, (5, 3))
    state.tokens[ker.cell] = (Token("chest", "copper", 2),)
    turn_of(state, ker, "run").mp = 2
    assert choice.OpenChest() in turn_options(state, ker)
    assert state.tokens[ker.cell][0].known == Token("chest", "copper")
    state.turn.mp = 1
    assert choice.OpenChest() not in turn_options(state, ker)
    state.turn.mp = 2
    hero(state, (5, 3), "landrec_the_wise")
    assert choice.OpenChest() not in turn_options(state, ker)


@pytest.mark.rule("DJ-5.3", "DJ-5.13", "DJ-21.3", "DJ-21.14", "DJ-21.16")
def test_what_a_hero_may_do_in_town() -> None:
    state = table()
    ker = shopper(state, "healing_potion")
    state.glyphs = {state.floor.cells[3, 0]: True, state.floor.cells[2, 9]: False}
    turn_of(state, ker, "run").mp = 3
    found = turn_options(state, ker)
    assert {choice.GoShopping(), choice.Return((3, 0)), choice.Drink("healing_potion")} <= {*found}
    assert choice.Return((2, 9)) not in found
    assert not any(isinstance(way, choice.Walk | choice.Attack) for way in found)
    state.turn.mp = 2
    assert choice.GoShopping() not in turn_options(state, ker)
    state.turn.travelled = True
    assert choice.Return((3, 0)) not in turn_options(state, ker)
