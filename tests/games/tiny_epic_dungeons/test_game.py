"""Tiny Epic Dungeons as a game: who leads whom, what the box holds, and rules no card shows."""

from collections import Counter

import msgspec
import pytest

import podziemia
from podziemia.cli.terminal.drawings import pieces
from podziemia.games.tiny_epic_dungeons import options as o
from podziemia.games.tiny_epic_dungeons.content import (
    BOSSES,
    DISARM_MARKERS,
    DUNGEON,
    ENCOUNTERS,
    GATE,
    GOBLIN_DECK,
    HEROES,
    LOOT,
    MINIONS,
    ROOMS,
    SETS,
    SPELLS,
    STACKS,
    TRACKS,
)
from podziemia.games.tiny_epic_dungeons.operations import (
    Loss,
    ModDice,
    ModResult,
    ModSpellDamage,
    Op,
    RemoveThis,
    Reroll,
    SkipMove,
)
from podziemia.games.tiny_epic_dungeons.rules.deeds import EFFECTS
from podziemia.games.tiny_epic_dungeons.state import State
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Ask, Option
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import Rng, ScriptedRng
from podziemia.lab.corpus import play_on
from tests.laws.late_dungeons import late_match

GAME = find("tiny_epic_dungeons")
READ_BY_THE_KIT = {ModDice, ModResult, ModSpellDamage, RemoveThis, Reroll, SkipMove}
"""Operations that are no effects of their own: what they change is asked for where it counts."""


def test_every_operation_is_carried_out_somewhere() -> None:
    every = {*Op.__subclasses__(), *Loss.__subclasses__()} - {Loss}
    assert every == set(EFFECTS) | READ_BY_THE_KIT
    assert not set(EFFECTS) & READ_BY_THE_KIT


@pytest.mark.rule("TED-2.1", "TED-2.13", "TED-2.18", "TED-2.22", "TED-16.13")
def test_the_box_holds_what_the_rulebook_says() -> None:
    assert (len(HEROES), len(BOSSES), len(MINIONS), len(GOBLIN_DECK)) == (8, 6, 8, 12)
    assert (len(ROOMS), len(ENCOUNTERS), len(LOOT), len(SPELLS)) == (28, 6, 32, 16)
    assert sum(room.disarm is not None for room in ROOMS.values()) == DISARM_MARKERS
    for kept in SETS.values():
        kinds = Counter(LOOT[piece].type for piece in kept.pieces)
        assert kinds == {"hand": 2, "garb": 1, "trinket": 1}
        assert [card.id for card in LOOT.values() if card.set == kept.id] == list(kept.pieces)


@pytest.mark.rule("TED-2.2", "TED-2.3", "TED-2.4", "TED-2.5", "TED-2.12", "TED-17.8")
@pytest.mark.parametrize("heroes", STACKS)
def test_stacks_and_torch_by_the_number_of_heroes(heroes: int) -> None:
    match = podziemia.start(GAME.id, 1, heroes, {"heroes": heroes})
    state = match.state
    assert isinstance(state, State)
    hidden = [*state.deck, *(state.facedown[cell] for cell in reversed(state.facedown))]
    depths = dict(enumerate(hidden))
    stacks = {name: [c for d, c in depths.items() if state.stack_of(d) == name] for name in "abc"}
    assert [len(stacks[name]) for name in "abc"] == [STACKS[heroes][0], 4 * heroes, 4]
    assert GATE in stacks["c"]
    assert sum(card.kind == "encounter" for card in stacks["b"]) == heroes
    assert {card.kind for card in stacks["a"]} == {"room"}
    assert len(state.box) == len(ROOMS) + len(ENCOUNTERS) + 1 - len(hidden)
    assert state.torch == {2: 18, 3: 21, 4: 24}[heroes]
    for track in TRACKS.values():
        assert track.effects[0] == "skull"
        assert all(track.effects[space] == "start" for space in track.start)


@pytest.mark.rule("TED-1.3", "TED-21.1", "TED-21.3", "TED-R-81")
@pytest.mark.parametrize("people", GAME.players)
@pytest.mark.parametrize("heroes", [2, 3, 4])
def test_people_lead_heroes_in_turn(people: int, heroes: int) -> None:
    match = podziemia.start(GAME.id, people, 1, {"heroes": heroes, "hero_choice": "random"})
    state = match.state
    count = max(people, heroes)
    assert [hero.number for hero in state.heroes] == list(range(count))
    assert state.leaders == [number % people for number in range(count)]
    assert len({hero.mat for hero in state.heroes}) == count


@pytest.mark.rule("TED-R-82")
def test_whoever_leaves_in_the_middle_of_a_turn_hands_the_turn_on() -> None:
    match = podziemia.start(GAME.id, 3, 4, {"heroes": 4, "hero_choice": "random"})
    match.resign(0)
    assert match.state.leaders == [1, 1, 2, 1]
    assert list(match.pending) == [1]
    match.resign(2)
    assert match.state.leaders == [1, 1, 1, 1]
    match.resign(1)
    assert match.outcome is not None
    assert match.outcome.rule == "TED-R-82"
    assert match.outcome.winners == ()


@pytest.mark.rule("TED-7.19")
def test_a_card_with_an_encounter_and_a_trap_would_show_the_encounter_first() -> None:
    both = msgspec.structs.replace(DUNGEON["spike_pit"], goblin_encounter=True)
    given = {"facedown": [{"card": "spike_pit", "at": [2, 3]}]}
    state = GAME.arrange(1, options_for(GAME, {}), given, ScriptedRng([3, 3]))
    (cell,) = state.facedown
    state.facedown[cell] = both
    match = Match(GAME, state)
    match.play(0, {"type": "reveal", "to": [2, 3]})
    match.play(0, {"type": "rotate", "quarters": 0})
    assert match.pending[0].prompt == "check"
    assert match.state.goblins[0] is not None
    told = [type(event).__name__ for event in match.all_events()]
    assert told.index("GoblinCame") < told.index("DiceRolled")


@pytest.mark.rule("TED-2.16", "TED-2.5")
def test_what_is_hidden_is_dealt_anew_within_the_stacks() -> None:
    match = podziemia.start(GAME.id, 2, 3, {"heroes": 3})
    bosses, gates = set[str](), set[int]()
    for number, position in enumerate(play_on(match, Rng(3))):
        if number > 20:
            break
        for seed in range(6):
            world = position.determinize(0, seed).state
            hidden = {**dict(enumerate(world.deck))}
            hidden |= {world.depths[cell]: card for cell, card in world.facedown.items()}
            gates.update(depth for depth, card in hidden.items() if card is GATE)
            bosses.add(world.boss.id)
            found = [d for d, card in hidden.items() if card.kind == "encounter"]
            assert all(world.stack_of(depth) == "b" for depth in found)
            seen = sum(card.kind == "encounter" for card in world.rooms.values())
            assert len(found) + seen == world.count
    assert gates <= {0, 1, 2, 3}
    assert len(gates) > 2
    assert len(bosses) == len(BOSSES)


@pytest.mark.rule("TED-R-81", "TED-15.17")
def test_a_question_names_the_hero_or_the_enemy_that_acts() -> None:
    """One seat leads four heroes, and is told whose turn it is asked for."""
    named: Counter[str] = Counter()
    for seed in range(4):
        match = late_match(f"acting/{seed}", 1, {"heroes": 4})
        chance = Rng(seed)
        while not match.over and len(match.decisions) < 80:
            ask, state = match.pending[0], match.state
            assert ask.piece is not None
            if ask.prompt == "turn":
                assert ask.piece == state.hero.piece
                named[ask.piece] += 1
            elif "enemy" in ask.about:
                assert ask.piece == ask.about["enemy"]
            else:
                assert ask.piece == ask.about.get("hero", state.hero.piece)
            shown = {piece.id for piece in pieces(GAME.scene(match.view(0)).pieces)}
            assert ask.piece in shown
            match.play(0, chance.pick(ask.options))
    assert len(named) > 4


@pytest.mark.rule("TED-R-79", "TED-1.11")
def test_heroes_who_hold_the_torch_up_at_the_altar_run_into_the_limit() -> None:
    ends: Counter[str] = Counter()
    for seed in range(12):
        heroes = {"0": "gerrund", "1": "ethairna", "2": "hilda"}
        given = {
            "rooms": [{"card": "arcane_altar", "at": [2, 3]}],
            "heroes": {number: {"hero": name, "at": [2, 3]} for number, name in heroes.items()},
        }
        options = options_for(GAME, {"heroes": 3, "turn_limit": 50})
        match = Match(GAME, GAME.arrange(1, options, given, Rng(f"altar/{seed}")))
        while not match.over:
            match.play(0, at_the_altar(match.state, match.pending[0]))
        assert match.outcome is not None
        assert match.outcome.winners == ()
        assert match.state.turns <= 50
        ends[match.outcome.rule] += 1
    assert ends["TED-R-79"] > 2
    assert set(ends) <= {"TED-R-79", "TED-1.6", "TED-1.7"}


def at_the_altar(state: State, ask: Ask) -> Option:
    """Search and pay while the torch is down and there is focus, rest otherwise."""
    searching = state.torch < state.torch_start() and state.hero.focus >= 4
    wanted = (o.Search if searching else o.Rest, o.Pay, o.Fix, o.EndTurn)
    found = [way for kind in wanted for way in ask.options if isinstance(way, kind)]
    return found[0] if found else ask.options[0]
