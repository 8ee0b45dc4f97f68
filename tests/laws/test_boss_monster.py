"""The laws in Boss Monster: positions far from the start, and the rules that keep secrets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

import podziemia
from podziemia.games.boss_monster.content import (
    ALL_CARDS,
    BOSSES,
    HEROES,
    ROOM_DECK,
    SPELL_DECK,
    hero_deck,
)
from podziemia.games.boss_monster.events import CardDrawn, CardStolen, RoomPlaced
from podziemia.games.boss_monster.options import Pass
from podziemia.games.boss_monster.rules import declarations, hands, windows
from podziemia.games.boss_monster.state import Declared, Player, Room, State
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Rules, ask_secret
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng
from podziemia.lab.laws import (
    Dose,
    Inspector,
    LawBroken,
    Moment,
    Witness,
    check_conservation,
    check_lockstep,
    check_undo,
    totals,
)
from tests.budget import Budget
from tests.laws.positions import late_match
from tests.laws.tables import EVERYBODY, SHARES, Table, positions

GAME = find("boss_monster")
BY_XP = sorted(BOSSES, key=lambda name: -BOSSES[name].xp)
CLOSE = Dose(0.2, 0.05, 0.05, 0.05, 0.1, 1.0, 1.0, 0.0)


def played(match: Match[Any], seed: int, most: int = 60) -> Iterator[Match[Any]]:
    """The match before each of its next decisions, which are arbitrary."""
    chance = Rng(f"played/{seed}")
    for _ in range(most):
        if match.over:
            return
        yield match
        seat = chance.pick(sorted(match.pending))
        match.play(seat, chance.pick(match.pending[seat].options))


@pytest.mark.rule("BM-5.33", "BM-6.17", "BM-14.1")
def test_all_laws_hold_late_in_the_game(budget: Budget) -> None:
    def hold(number: int) -> None:
        table = Table.drawn(GAME, number)
        match = late_match(table.seed, table.players, table.options)
        if match.over:
            return
        inspector = Inspector(match, table.seed, CLOSE)
        for position in positions(match, table):
            if position.decisions:
                inspector.after()
            if position.over or len(position.decisions) > 30:
                break
            inspector.before()

    budget.spend(SHARES["its own"] * 3 / 4, EVERYBODY, hold)


@pytest.mark.parametrize("players", GAME.players)
@pytest.mark.parametrize("hard_mode", [False, True])
def test_the_whole_box_is_counted(players: int, hard_mode: bool) -> None:
    match = podziemia.start("boss_monster", players, 1, {"hard_mode": hard_mode})
    assert totals(match) == {name: entry.copies for name, entry in ALL_CARDS.items()}
    counted = sum(totals(match).values())
    assert counted == len(ROOM_DECK) + len(SPELL_DECK) + len(BOSSES) + len(HEROES)


# The rules that keep secrets, each broken on purpose: the laws must notice.


def asks_only_who_can_act(state: State, player: Player) -> bool:
    """Against BM-5.33: whoever holds spells that cannot be used now is skipped."""
    return len(windows.moves(state, player)) > 1


def asks_only_who_can_pay(state: State, player: Player, room: Room) -> bool:
    """Against BM-5.33: Witch's Kitchen seems usable only with a Monster Room in hand."""
    return seems_usable(state, player, room) and bool(windows.payments(player, room))


seems_usable = windows.seems_usable


def asks_only_who_can_negate(state: State, effect: Declared) -> Rules[bool]:
    """Against BM-6.17: responders without a way to negate are skipped."""
    for player in state.living():
        if player is effect.owner or not declarations.ways_to_negate(state, player, effect):
            continue
        make = partial(declarations.negations, state, player, effect)
        facts = declarations.negation_facts(state, effect)
        choice = yield from ask_secret(player.seat, "negate", make, rule="BM-6.3", about=facts)
        if not isinstance(choice, Pass) and (yield from declarations.negate(state, player, choice)):
            return True
    return False


SKIPS = [
    (windows, "may_act", asks_only_who_can_act),
    (windows, "seems_usable", asks_only_who_can_pay),
    (declarations, "negated", asks_only_who_can_negate),
]


def useless_cards() -> Match[Any]:
    """A build turn of seat 0. The others hold cards they can do nothing with, and seem to."""
    given = {
        "phase": "build",
        "players": {
            "0": {"boss": BY_XP[0], "rooms": ["dark_altar"], "spells": ["freeze"]},
            "1": {"boss": BY_XP[1], "rooms": ["witchs_kitchen"], "hand": ["bottomless_pit"]},
            "2": {"boss": BY_XP[2], "rooms": ["boulder_ramp"], "spells": ["fear"]},
        },
    }
    return Match(GAME, GAME.arrange(3, options_for(GAME, {}), given, Rng(1)))


@pytest.mark.rule("BM-5.33", "BM-6.17")
@pytest.mark.parametrize(("module", "name", "broken"), SKIPS, ids=[row[1] for row in SKIPS])
def test_skipping_by_hidden_cards_is_found_out(
    module: Any, name: str, broken: Callable[..., Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, name, broken)
    with pytest.raises(LawBroken, match=r"asked|active"):
        in_lockstep(useless_cards())


@pytest.mark.rule("BM-5.33", "BM-6.17")
def test_skipping_by_public_facts_is_not() -> None:
    in_lockstep(useless_cards())


def in_lockstep(match: Match[Any]) -> None:
    """Whoever is asked cannot tell what the others hold."""
    for seed in range(60):
        check_lockstep(match, min(match.pending), seed, steps=4)


@pytest.mark.rule("BM-14.1", "BM-14.11")
@pytest.mark.parametrize("event", [CardDrawn, CardStolen, RoomPlaced])
def test_an_event_that_shows_a_hidden_card_is_found_out(
    event: type[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event, "seen_by", lambda self, _: self)
    assert finds_out(under_witness, 60)


def unnoticed(state: State, player: Player, cards: Any, rule: str) -> None:
    """Discard, and let it be taken back afterwards."""
    shown = state.shown
    discard(state, player, cards, rule)
    state.shown = shown


discard = hands.discard


def test_a_discard_that_could_be_taken_back_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(declarations, "discard", unnoticed)
    assert finds_out(taking_back, 60)


def finds_out(check: Callable[[Match[Any], int], None], matches: int) -> bool:
    """Whether a check notices anything in so many matches."""
    for seed in range(matches):
        match = late_match(seed, 2 + seed % 3, {})
        try:
            check(match, seed)
        except LawBroken:
            return True
    return False


def under_witness(match: Match[Any], seed: int) -> None:
    """Nobody is told what they cannot know."""
    witness = Witness(match)
    for _ in played(match, seed):
        witness.check()
    witness.check()


def taking_back(match: Match[Any], seed: int) -> None:
    """Taking back gives nobody an advantage."""
    moment = None
    for position in played(match, seed):
        if moment is not None:
            check_undo(position, [moment])
        moment = Moment.of(position)


@pytest.mark.rule("BM-14.2")
@pytest.mark.parametrize("seed", range(6))
def test_everybody_knows_how_many_cards_of_each_back_a_hand_holds(seed: int) -> None:
    for match in played(late_match(seed, 2 + seed % 3, {}), seed):
        for viewer in (None, *range(match.state.players_count)):
            for player, seen in zip(
                match.state.players, match.view(viewer)["players"], strict=True
            ):
                assert seen["hand"]["rooms"] == len(player.rooms)
                assert seen["hand"]["spells"] == len(player.spells)
                assert ("cards" in seen["hand"]) == (viewer == player.seat)


@pytest.mark.rule("BM-14.11")
@pytest.mark.parametrize("seed", range(4))
def test_a_drawn_card_is_seen_by_its_player_alone(seed: int) -> None:
    match = podziemia.start("boss_monster", 3, seed)
    drawn = 0
    for _ in played(match, seed, most=100):
        pass
    for viewer in (None, 0, 1, 2):
        for event in match.events(viewer):
            if isinstance(event, CardDrawn):
                assert (event.card is not None) == (event.seat == viewer)
                drawn += 1
    assert drawn


# How it ends, at the latest.


def without_heroes(cap: int, stall: int) -> Match[Any]:
    """Two bosses that no hero wants, the last hero in town, both hero decks empty."""
    given = {
        "phase": "beginning",
        "round": 7,
        "town": ["nick_the_masher"],
        "hero_deck": [],
        "epic_deck": [],
        "last_hero_round": 7,
        "players": {"0": {"boss": TRUSTED[0]}, "1": {"boss": TRUSTED[1]}},
    }
    options = options_for(GAME, {"late_rounds_cap": cap, "stall_rounds": stall})
    return Match(GAME, GAME.arrange(2, options, given, Rng(1)))


TRUSTED = [
    name for name, boss in BOSSES.items() if not boss.treasure[HEROES["nick_the_masher"].hero_class]
]


def passed_to_the_end(match: Match[Any]) -> tuple[str, int]:
    """Everybody passes; the rule that ended it, and in which round."""
    while not match.over:
        match.play(min(match.pending), 0)
    assert match.outcome is not None
    return match.outcome.rule, match.state.round


@pytest.mark.rule("BM-16.14")
@pytest.mark.parametrize("stall", [1, 2, 5])
def test_a_standstill_ends_the_game(stall: int) -> None:
    assert passed_to_the_end(without_heroes(cap=50, stall=stall)) == ("BM-16.14", 7 + stall)


@pytest.mark.rule("BM-16.16")
@pytest.mark.parametrize("cap", [1, 3, 20])
def test_the_game_ends_so_many_rounds_after_the_last_hero(cap: int) -> None:
    assert passed_to_the_end(without_heroes(cap=cap, stall=50)) == ("BM-16.16", 7 + cap)


@pytest.mark.rule("BM-16.14", "BM-16.16")
def test_no_match_is_longer_than_its_bound(budget: Budget) -> None:
    def end(number: int) -> None:
        table = Table.drawn(GAME, number)
        hard = bool(table.options["hard_mode"])
        heroes = sum(len(hero_deck(table.players, epic=e, hard_mode=hard)) for e in (False, True))
        revealed_by = -(-heroes // table.players)
        match = table.match(events=False)
        for _ in positions(match, table):
            pass
        assert match.state.round <= revealed_by + int(table.options["late_rounds_cap"])

    budget.spend(SHARES["its own"] / 8, 20, end)


def test_every_card_is_somewhere_exactly_once_late_in_the_game(budget: Budget) -> None:
    def count(number: int) -> None:
        table = Table.drawn(GAME, number)
        match = late_match(table.seed, table.players, table.options)
        box = totals(match)
        in_play = {name: entry.copies for name, entry in ALL_CARDS.items() if name not in BOSSES}
        assert in_play.items() <= box.items()
        for position in played(match, table.seed, most=200):
            check_conservation(position, box)

    budget.spend(SHARES["its own"] / 8, 20, count)
