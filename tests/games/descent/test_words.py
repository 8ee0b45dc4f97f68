"""What is refused in Descent and why, what an option would do, and what the log calls people."""

import re
from collections.abc import Callable
from typing import Any, Final

import pytest

import podziemia
from podziemia.games.descent import options as o
from podziemia.games.descent.combat import Attack
from podziemia.games.descent.content import ITEMS, OVERLORD_CARDS
from podziemia.games.descent.events import AttackRolled
from podziemia.games.descent.rules.dice import SIDES
from podziemia.games.descent.rules.pool import throw
from podziemia.games.descent.rules.tokens import remove
from podziemia.games.descent.rules.town import buy
from podziemia.games.descent.shown.offers import offer
from podziemia.games.descent.shown.refusals import explain
from podziemia.games.descent.state import TOWN, Hero, State, Token
from podziemia.kernel.errors import Refusal
from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.registry import find
from podziemia.kernel.rng import Rng, ScriptedRng
from podziemia.kernel.texts import LANGUAGES, Texts

from .tables import hero, monster, pit, rubble, table, turn_of

GAME: Final = find("descent")
STRICT: Final = {
    language: Texts(GAME, language, ("Ala", "Bolek", "Celina"), 1, strict=True)
    for language in LANGUAGES
}


def ask(prompt: str, seat: int = 1, piece: str | None = "hero:0", **about: Any) -> Ask:
    """A question that offers nothing."""
    return Ask(seat, prompt, "DJ-3.14", about, [], None, None, piece)


def refused(state: State, asked: Ask, option: Option) -> str:
    """The rule by which something is refused, with a sentence in both languages."""
    with pytest.raises(Refusal) as refusal:
        explain(state, asked, option)
    for texts in STRICT.values():
        assert re.fullmatch(r"[A-ZŁŚŻ].*\.", texts.say(refusal.value.message, refusal.value.about))
    return refusal.value.rule


def acting(action: str = "advance", *items: str, mp: int = 4, **more: Any) -> State:
    """A hero in the middle of a turn, at a place with room around it."""
    state = table()
    one = hero(state, (2, 3), more.pop("sheet", "grey_ker"), *items)
    turn_of(state, one, action).mp = mp
    for name, value in more.items():
        setattr(state.turn, name, value)
    return state


def first(state: State) -> Hero:
    """The hero whose turn it is."""
    return state.heroes[0]


def webbed(state: State) -> None:
    """The hero is caught."""
    first(state).web = 1


def crowded(state: State) -> None:
    """There is a chest, and somebody else is there, too."""
    state.tokens[first(state).cell] = (Token("chest", "copper", 1),)
    hero(state, (2, 3), "mordrog")


def away(state: State) -> None:
    """The hero is in town."""
    first(state).cell = TOWN


def relic_away(state: State) -> None:
    """The hero is in town, and has a relic in the pack."""
    away(state)
    first(state).pack = (ITEMS["soulbiter"],)


def fallen(state: State) -> None:
    """The hero is in a pit."""
    pit(state, (2, 3))


TURN: Final[list[tuple[str, str, int, Callable[[State], None] | None, Option]]] = [
    ("DJ-26.17", "run", 4, None, o.Declare("battle")),
    ("DJ-3.7", "run", 4, None, o.AttackSpace("unarmed")),
    ("DJ-3.8", "battle", 0, None, o.Walk((2, 4))),
    ("DJ-3.10", "advance", 4, None, o.PlaceOrder("hero:0", "aim")),
    ("DJ-3.11", "advance", 4, None, o.AttackSpace("unarmed")),
    ("DJ-4.2", "advance", 4, None, o.Walk((0, 40))),
    ("DJ-4.2", "advance", 4, None, o.Walk((2, 5))),
    ("DJ-4.2", "advance", 0, None, o.Walk((2, 4))),
    ("DJ-4.6", "advance", 4, lambda s: ignore(monster(s, "beastman", (2, 4))), o.Walk((2, 4))),
    ("DJ-4.7", "advance", 4, lambda s: rubble(s, (2, 4)), o.Walk((2, 4))),
    ("DJ-5.3", "advance", 4, None, o.Return((2, 4))),
    ("DJ-5.5", "advance", 4, None, o.Give("dagger", "hero:0")),
    ("DJ-5.6", "advance", 4, None, o.Drink("healing_potion")),
    ("DJ-5.7", "advance", 1, None, o.OpenDoor("d1")),
    ("DJ-5.8", "advance", 1, None, o.OpenChest()),
    ("DJ-5.8", "advance", 4, None, o.OpenChest()),
    ("DJ-5.13", "advance", 2, away, o.GoShopping()),
    ("DJ-5.11", "advance", 4, None, o.ClimbOut((2, 4))),
    ("DJ-5.13", "advance", 4, None, o.GoShopping()),
    ("DJ-5.14", "advance", 4, None, o.GivePico("hero:0")),
    ("DJ-6.2", "advance", 4, None, o.AttackSpace("sword")),
    ("DJ-6.4", "advance", 4, None, o.UseAim()),
    ("DJ-16.3", "advance", 4, webbed, o.Walk((2, 4))),
    ("DJ-17.2", "advance", 4, None, o.OpenDoor("d2")),
    ("DJ-17.11", "advance", 4, fallen, o.Walk((2, 4))),
    ("DJ-17.13", "advance", 4, None, o.Leap((2, 5))),
    ("DJ-17.18", "advance", 4, None, o.GoToTown()),
    ("DJ-18.12", "advance", 4, None, o.LeaveDungeon()),
    ("DJ-19.16", "advance", 4, None, o.Give("coins", "hero:0")),
    ("DJ-20.7", "advance", 4, crowded, o.OpenChest()),
    ("DJ-20.7", "advance", 4, crowded, o.PickUp("copper")),
    ("DJ-20.19", "advance", 4, relic_away, o.Drop("soulbiter")),
    ("DJ-21.1", "advance", 4, away, o.AttackSpace("unarmed")),
]
"""The rule, the action, the movement points left, what else is so, and what is tried."""


def ignore(_: object) -> None:
    """What is put down need not be named."""


@pytest.mark.parametrize(
    ("rule", "action", "mp", "so", "option"),
    TURN,
    ids=[
        f"{rule}-{type(option).__name__}-{number}" for number, (rule, *_, option) in enumerate(TURN)
    ],
)
def test_whatever_a_hero_cannot_do_is_refused_by_its_rule(
    rule: str, action: str, mp: int, so: Callable[[State], None] | None, option: Option
) -> None:
    state = acting(action, mp=mp)
    if so is not None:
        so(state)
    assert refused(state, ask("turn"), option) == rule


def test_movement_that_has_ended_stays_ended() -> None:
    state = acting(stopped=True)
    assert refused(state, ask("turn"), o.Walk((2, 4))) == "DJ-4.14"
    assert refused(state, ask("turn"), o.Exert()) == "DJ-4.14"


def test_one_potion_a_turn_and_none_from_the_pack() -> None:
    state = acting("advance", "healing_potion", potion=True)
    assert refused(state, ask("turn"), o.Drink("healing_potion")) == "DJ-5.6"
    state.turn.potion, first(state).pack = False, first(state).equipped
    first(state).equipped = ()
    assert refused(state, ask("turn"), o.Drink("healing_potion")) == "DJ-5.6"


def test_a_glyph_takes_nobody_twice() -> None:
    state = acting(travelled=True)
    state.glyphs[first(state).cell] = True
    assert refused(state, ask("turn"), o.GoToTown()) == "DJ-17.19"


@pytest.mark.parametrize(
    ("rule", "worn", "name"),
    [
        ("DJ-19.9", ("sword", "iron_shield"), "axe"),
        ("DJ-19.2", ("leather_armor",), "chain_mail"),
        ("DJ-19.2", ("healing_potion",) * 3, "healing_potion"),
    ],
)
def test_too_much_equipment_is_refused(rule: str, worn: tuple[str, ...], name: str) -> None:
    state = acting("advance", *worn)
    first(state).pack = (ITEMS[name],)
    assert refused(state, ask("arrange"), o.Equip(name)) == rule


def test_the_market_says_why_not() -> None:
    state = acting()
    state.shop = {"sword": 0, "axe": 1}
    shop = ask("shop")
    assert refused(state, shop, o.Buy("sword")) == "DJ-1.11"
    assert refused(state, shop, o.Buy("axe")) == "DJ-21.11"
    assert refused(state, shop, o.BuyTreasure("gold")) == "DJ-21.9"
    assert refused(state, shop, o.Sell("sword")) == "DJ-21.6"
    first(state).training = (5, 0, 0)
    assert refused(state, shop, o.Train("melee")) == "DJ-21.10"


def test_cards_need_threat_the_right_moment_and_a_place_in_the_hand() -> None:
    state = acting()
    held = [OVERLORD_CARDS[name] for name in ("charge", "doom", "gust_of_wind")]
    state.hand, state.window = held, ("event",)
    opening = ask("opening", seat=0, piece=None)
    assert refused(state, opening, o.PlayCard("aim_card")) == "DJ-12.1"
    assert refused(state, opening, o.PlayCard("charge")) == "DJ-12.9"
    assert refused(state, opening, o.PlayCard("doom")) == "DJ-12.3"
    assert refused(state, opening, o.PlayCard("gust_of_wind")) == "DJ-12.28"
    assert refused(state, ask("aim-card", seat=0), o.PlayCard("doom")) == "DJ-12.11"
    assert refused(state, ask("turn"), o.PlayCard("charge")) == "DJ-12.1"


def test_monsters_are_placed_out_of_sight_on_known_free_ground() -> None:
    state = acting()
    placing = ask("place-monster", seat=0, piece=None)
    assert refused(state, placing, o.Place("beastman", ((2, 4),))) == "DJ-13.5"
    assert refused(state, placing, o.Place("beastman", ((2, 3),))) == "DJ-13.1"
    assert refused(state, placing, o.Place("beastman", ((0, 40),))) == "DJ-4.2"
    state.revealed = frozenset((0,))
    hidden = next(
        square for square in state.floor.squares if state.floor.area[state.floor.cell(square)] != 0
    )
    assert refused(state, placing, o.Place("beastman", (hidden,))) == "DJ-13.4"


def test_a_monster_is_activated_once_and_moves_by_its_own_rules() -> None:
    state = acting()
    beast = monster(state, "beastman", (2, 5))
    beast.done = True
    choosing = ask("activate", seat=0, piece=None)
    assert refused(state, choosing, o.Activate(beast.piece)) == "DJ-11.7"
    state.activation.monster, state.activation.mp = beast.number, 4
    moving = ask("activation", seat=0, piece=beast.piece)
    assert refused(state, moving, o.Walk((2, 5))) == "DJ-4.2"
    assert refused(state, moving, o.Attack("hero:0")) == "DJ-11.8"
    first(state).cell = state.floor.cell((2, 4))
    assert refused(state, moving, o.Walk((2, 4))) == "DJ-4.6"
    state.activation.mp = 0
    assert refused(state, moving, o.Walk((2, 6))) == "DJ-11.8"


def test_an_unknown_figure_is_nobody() -> None:
    state = acting("advance", attacks=1)
    assert refused(state, ask("turn"), o.Attack("monster:99", "unarmed")) == "DJ-4.2"


def test_seats_keep_to_their_side() -> None:
    state = acting()
    assert refused(state, ask("turn"), o.Activate("hero:0")) == "DJ-2.1"
    assert refused(state, ask("opening", seat=0, piece=None), o.GoShopping()) == "DJ-2.1"


def test_an_attack_tells_its_odds_and_a_step_what_it_costs() -> None:
    state = acting("advance", "sword", attacks=1)
    beast = monster(state, "beastman", (2, 4))
    striking = offer(state, ask("turn"), o.Attack(beast.piece, "sword"))
    assert striking.refs == (beast.piece, "item:0.sword")
    assert striking.effect is not None
    assert striking.effect.message == "dj-effect-odds"
    hit = striking.effect.about["hit"]
    assert isinstance(hit, int)
    assert 50 < hit < 100  # a red die misses on one face of six
    pit(state, (3, 3))
    falling = offer(state, ask("turn"), o.Walk((3, 3)))
    assert falling.effect is not None
    assert falling.effect.about == {"wounds": 1, "cause": "pit"}


def test_a_discarded_card_tells_the_threat_after_it() -> None:
    state = acting()
    state.threat, state.hand = 2, [OVERLORD_CARDS["charge"]]
    made = offer(state, ask("opening", seat=0, piece=None), o.DiscardCard("charge"))
    assert made.closes == made.words, "a card is not thrown away by mistake"
    assert made.becomes == {"threat": 2 + OVERLORD_CARDS["charge"].value}


@pytest.mark.parametrize(
    "option",
    [
        o.ExchangeSkill("tough"),
        o.ChooseSkill("tough"),
        o.ChooseHero("grey_ker"),
        o.Use("able_warrior"),
    ],
    ids=lambda option: type(option).__name__,
)
def test_what_is_chosen_by_its_name_says_what_it_does(option: Option) -> None:
    """DJ-1.5, DJ-1.8, DJ-24.1, DJ-25.5: in the words of the card."""
    made = offer(acting(), ask("exchange"), option)
    assert made.effect is not None
    for texts in STRICT.values():
        assert len(texts.say(made.effect.message, made.effect.about)) > 20


def test_the_log_calls_figures_and_squares_by_their_names() -> None:
    state = acting()
    here = first(state).cell
    state.tokens[here] = (Token("coins", "coins"),)
    remove(state, here, state.tokens[here][0], first(state))
    assert state.log is not None
    (event,) = state.log.events
    assert STRICT["en"].tell(event) == "Grey Ker picks up a pile of coins."
    assert STRICT["pl"].tell(event) == "Szary Ker podnosi: stos monet."
    assert getattr(event, "at") == "D3"  # noqa: B009 -- of such events only


def test_every_event_of_a_match_can_be_told() -> None:
    match = podziemia.start("descent", 3, seed="told")
    chance = Rng("told")
    for _ in range(400):
        seat, asked = next(iter(match.pending.items()))
        match.play(seat, asked.sample(chance))
    for reader in (None, 0):
        for event in match.events(reader):
            for texts in STRICT.values():
                sentence = texts.tell(event)
                assert re.search(r"[.!?…”\"]$", sentence), sentence
                assert not re.search(r"hero:|monster:|npc:|  ", sentence), sentence


@pytest.mark.parametrize(
    ("mp", "attacks", "order", "said"),
    [
        (0, 2, False, "Still unused: attacks 2."),
        (3, 0, False, "Still unused: movement points 3."),
        (0, 0, True, "Still unused: an order."),
        (3, 1, True, "Still unused: movement points 3, attacks 1, an order."),
    ],
)
def test_what_is_unused_leaves_out_what_there_is_none_of(
    mp: int, attacks: int, order: bool, said: str
) -> None:
    about = {"mp": mp, "attacks": attacks, "order": order}
    assert STRICT["en"].say("dj-effect-unused", about) == said
    assert " 0" not in STRICT["pl"].say("dj-effect-unused", about)


@pytest.mark.parametrize(
    ("amount", "said"),
    [
        (1, "Celina zyskuje 1 żeton zagrożenia (teraz 9)."),
        (2, "Celina zyskuje 2 żetony zagrożenia (teraz 9)."),
        (5, "Celina zyskuje 5 żetonów zagrożenia (teraz 9)."),
    ],
)
def test_threat_is_counted_in_tokens_in_polish(amount: int, said: str) -> None:
    told = STRICT["pl"].say("dj-log-threat-gained", {"seat": 2, "amount": amount, "threat": 9})
    assert told == said


def test_fatigue_is_counted_in_points_in_polish() -> None:
    polish = STRICT["pl"]
    spent = {"who": "grey_ker", "amount": 2, "fatigue": 1}
    said = "Szary Ker wydaje 2 punkty zmęczenia (zostaje 1)."
    assert polish.say("dj-log-fatigue-spent", spent) == said
    more = "Za 1 punkt zmęczenia: 2 kości mocy więcej"
    assert polish.say("dj-option-fatigue-die", {"dice": 2}) == more
    assert polish.say("dj-effect-rests", {"fatigue": 5}) == "Przywraca 5 punktów zmęczenia"


def test_orders_are_named_in_polish_as_orders() -> None:
    polish = STRICT["pl"]
    assert polish.say("dj-ask-guard") == "Przerwać rozkazem „Strzeż”?"
    placed = {"own": "true", "order": "aim", "who": "grey_ker"}
    assert polish.say("dj-option-place-order", placed) == "Rozkaz „Celuj”"


@pytest.mark.rule("DJ-21.11")
def test_a_purchase_is_one_line_of_the_log() -> None:
    state = acting("advance", "sword")
    one = first(state)
    one.coins, state.shop = 300, {"bow": 1, "leather_armor": 1}
    for item in ("leather_armor", "bow"):
        buy(state, one, o.Buy(item))
    assert state.log is not None
    assert [STRICT["en"].tell(event) for event in state.log.events] == [
        "Grey Ker buys Leather Armor for 50 coins (250 left).",
        "Grey Ker buys Bow for 75 coins (175 left) and packs it.",
    ]
    polish = STRICT["pl"].tell(state.log.events[-1])
    assert polish == "Szary Ker kupuje za 75 monet: Łuk, do plecaka (zostaje 175)."


@pytest.mark.rule("DJ-6.7")
def test_a_roll_tells_what_the_dice_show() -> None:
    state = acting("battle", "sword", attacks=1)
    state.rng = ScriptedRng((2, 3, 1, 5, 4, 6))
    told = STRICT["en"].say(
        "dj-log-attack-rolled",
        {"who": "grey_ker", "colors": ("red", "green"), "miss": False, "range": 2, "damage": 4}
        | {"surges": 1, "enhancements": 0},
    )
    assert told == "Grey Ker rolls 2 dice: range 2, damage 4, surges 1."
    beast = monster(state, "beastman", (2, 4))
    attack = Attack("hero:0", "melee", "sword")
    attack.affected = (beast.piece,)
    attack.origin, attack.target = first(state).cell, beast.cells[0]
    throw(state, attack, first(state))
    assert state.log is not None
    (rolled,) = [event for event in state.log.events if isinstance(event, AttackRolled)]
    sides = [SIDES[color][face] for color, face in zip(attack.colors, attack.faces, strict=True)]
    assert rolled.miss == any(side.miss for side in sides)
    assert rolled.damage == sum(side.damage for side in sides)
