"""What is told beforehand is what happens: what enemies do next, and the chances of checks."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import msgspec
import pytest

from podziemia.games.tiny_epic_dungeons import options as o
from podziemia.games.tiny_epic_dungeons.content import BOSSES
from podziemia.games.tiny_epic_dungeons.geometry import LAIR, square_of
from podziemia.games.tiny_epic_dungeons.odds import FACES
from podziemia.games.tiny_epic_dungeons.rules.attacks import attack_options, defense_of
from podziemia.games.tiny_epic_dungeons.rules.checks import pool
from podziemia.games.tiny_epic_dungeons.rules.enemies import act
from podziemia.games.tiny_epic_dungeons.rules.lair import taunt
from podziemia.games.tiny_epic_dungeons.shown.chances import (
    after,
    before,
    closed_chance,
    open_chance,
    percent,
)
from podziemia.games.tiny_epic_dungeons.shown.foresight import LURE, cell_of, intents, lure
from podziemia.games.tiny_epic_dungeons.shown.offers import plain_offer
from podziemia.games.tiny_epic_dungeons.state import Check
from podziemia.kernel.match import Match
from podziemia.kernel.questions import Option
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import ScriptedRng
from tests.laws.late_dungeons import late_match

GAME = find("tiny_epic_dungeons")
MATCHES = 40


def answered(rules: Any) -> None:
    """Carry rules out; every question is answered with its first option."""
    try:
        ask = next(rules)
        while True:
            ask = rules.send(ask.options[0])
    except StopIteration:
        return


@pytest.mark.rule("TED-15.14")
@pytest.mark.parametrize("boss", [None, *BOSSES])
def test_enemies_do_what_was_foreseen(boss: str | None) -> None:
    seen = 0
    for seed in range(MATCHES):
        match = late_match(f"ahead/{boss}/{seed}", 2, {"heroes": 2 + seed % 3}, boss)
        found = intents(match.view(None))
        for piece, intent in found.items():
            state = match.state.copy()
            enemy = state.enemy(piece)
            assert enemy is not None
            health = {hero.piece: hero.health for hero in state.heroes}
            end = intent.way[-1] if intent.way else enemy.cell
            answered(act(state, enemy))
            assert enemy.cell == end, (seed, intent)
            lost = {
                hero.piece: health[hero.piece] - hero.health
                for hero in state.heroes
                if hero.health < health[hero.piece]
            }
            foreseen = {name: min(intent.damage, health[name]) for name in intent.heroes}
            assert lost == {name: damage for name, damage in foreseen.items() if damage}
            seen += bool(lost)
    assert seen > MATCHES // 4


@pytest.mark.rule("TED-19.11")
def test_a_taunted_boss_comes_as_was_foreseen() -> None:
    lured = broken = 0
    for seed in range(MATCHES):
        match = late_match(f"lure/{seed}", 1, {"heroes": 2}, [*BOSSES][seed % len(BOSSES)])
        view, state = match.view(0), match.state.copy()
        found = lure(view)
        assert bool(found) == (o.Taunt() in match.pending[0].options)
        if not found:
            continue
        told = plain_offer(state, match.pending[0], o.Taunt()).effect
        assert told is not None
        seals = state.covered
        answered(taunt(state, state.hero))
        assert state.token is not None
        if state.token.cell != LAIR:
            assert found[LURE].squares[-1] == square_of(state.token.cell)
        assert told.about["seals"] == state.covered - seals
        lured += 1
        broken += state.covered > seals
    assert lured > MATCHES // 8
    assert broken


def test_somebody_in_the_lair_is_told_apart_from_the_squares() -> None:
    assert cell_of(None) != cell_of([6, 6])


def test_the_chance_before_a_roll_is_the_mean_of_those_after_it() -> None:
    counted = 0
    for seed in range(MATCHES):
        state = late_match(f"chance/{seed}", 1, {"heroes": 2}).state
        hero = state.hero
        for option in attack_options(state, hero)[:2]:
            weapon = next(
                w for w in hero.kit.weapons if (w.id, w.mode) == (option.weapon, option.mode)
            )
            if option.target is None:
                continue
            enemy = state.enemy(option.target)
            assert enemy is not None
            need = defense_of(enemy.card, weapon.action) + 1
            check = Check(hero.number, weapon.action, weapon.skill, need, weapon.id)
            dice, check.bonus = pool(state, hero, check, weapon.mod)
            total = Fraction()
            for faces in product(FACES, repeat=dice):
                check.dice = list(faces)
                total += open_chance(hero, check)
            share = total / len(FACES) ** dice
            assert share == closed_chance(state, hero, check, weapon.mod, hero.focus)
            told = before(state, hero, option)
            assert told is not None
            assert told.about["percent"] == percent(share)
            counted += 1
    assert counted > MATCHES // 4


LAIR_OF_THE_PRINCE = {
    "act": 2,
    "rooms": [{"card": "lair_gate", "at": [2, 3]}],
    "boss": {"card": "vampire_prince"},
}
GOBLINS = {"1": {"card": "boomy", "at": [3, 3]}, "2": {"card": "pokey", "at": [3, 3]}}
BEGINNINGS: dict[str, tuple[dict[str, Any], list[int], list[dict[str, Any]], dict[str, Any]]] = {
    "the Owl set gives focus first": (
        {
            "minions": [{"card": "minotaur", "at": [3, 3]}],
            "heroes": {
                "0": {"hero": "ethairna", "focus": 0, "gear": ["owl_staff", "owl_robe", "owl_eye"]}
            },
        },
        [],
        [],
        {"type": "cast", "spell": "seeking_bolt", "target": "minotaur"},
    ),
    "a volley is paid for first": (
        {"goblins": GOBLINS, "heroes": {"0": {"hero": "wilma", "focus": 5, "gear": ["hawk_bow"]}}},
        [],
        [],
        {"type": "attack", "weapon": "hawk_bow", "mode": 1, "target": None},
    ),
    "Divine Might adds to the attack": (
        {"goblins": GOBLINS, "heroes": {"0": {"hero": "sir_lanon", "focus": 3}}},
        [4, 5],
        [
            {"type": "cast", "spell": "divine_might", "target": None},
            {"type": "fix", "main": 0, "plus": []},
            {"type": "pay"},
        ],
        {"type": "attack", "weapon": "hammer", "mode": 0, "target": "goblin:2"},
    ),
    "the space of the Boss mat gives focus and Agility first": (
        LAIR_OF_THE_PRINCE
        | {"heroes": {"0": {"hero": "moonblade", "focus": 1, "at": "lair", "space": 2}}},
        [],
        [{"type": "stride", "space": 3}],
        {"type": "attack", "weapon": "twin_daggers", "mode": 0, "target": "boss"},
    ),
    "a die is rolled again and a result bought": (
        {
            "minions": [{"card": "basilisk", "at": [3, 3]}],
            "heroes": {"0": {"hero": "grok_ull", "focus": 4, "gear": ["lion_fang", "plate_armor"]}},
        },
        [],
        [],
        {"type": "attack", "weapon": "axe", "mode": 0, "target": "basilisk"},
    ),
}


@pytest.mark.rule("TED-8.3", "TED-10.19", "TED-10.24", "TED-R-38")
@pytest.mark.parametrize("beginning", BEGINNINGS)
def test_what_is_told_before_a_roll_is_the_mean_of_what_is_shown_after_each(
    beginning: str,
) -> None:
    given, dice, steps, chosen = BEGINNINGS[beginning]
    state = GAME.arrange(1, options_for(GAME, {}), given, ScriptedRng(dice=dice))
    match = Match(GAME, state)
    for step in steps:
        match.play(0, step)
    option = next(each for each in match.pending[0].options if msgspec.to_builtins(each) == chosen)
    told = match.offer(0, option).effect
    assert told is not None
    count, total = len(shown_after(match, option, (1, 1, 1))["dice"]), Fraction()
    for faces in product(FACES, repeat=count):
        shown = shown_after(match, option, faces)
        assert shown["dice"] == list(faces)
        total += Fraction(*shown["odds"])
    assert told.about["percent"] == percent(total / len(FACES) ** count)


def shown_after(match: Match[Any], option: Option, faces: tuple[int, ...]) -> dict[str, Any]:
    """The check that an option begins, with these faces and any of the enemy die."""
    rolled = match.fork()
    rolled.state.rng = ScriptedRng(dice=[*faces, 1, 1])
    rolled.play(0, option)
    check: dict[str, Any] = rolled.view(0)["check"]
    return check


def test_a_change_is_told_with_the_chance_it_leads_to() -> None:
    state = late_match("change", 1, {"heroes": 2}).state
    hero = state.hero
    hero.focus = 2
    state.check = Check(hero.number, "trap", "strength", 5, "spike_pit")
    state.check.dice = [4]
    better, worse = after(state, o.ChangeDie(0, 1)), after(state, o.ChangeDie(0, -1))
    assert better is not None
    assert worse is not None
    assert (better.about["percent"], worse.about["percent"]) == ("100", "0")


@pytest.mark.rule("TED-3.11", "TED-8.4", "TED-14.18")
def test_a_skill_is_named_knowing_its_dice_and_its_chance() -> None:
    worn = ["mage_robe", "giant_belt"]
    given = {
        "rooms": [{"card": "armory", "at": [2, 3]}],
        "heroes": {"0": {"hero": "moonblade", "focus": 2, "at": [2, 3], "gear": worn}},
    }
    match = Match(GAME, GAME.arrange(1, options_for(GAME, {}), given, ScriptedRng()))
    dice = {"strength": 3, "agility": 3, "intellect": 2}
    assert match.view(0)["heroes"][0]["dice"] == dice
    match.play(0, {"type": "use", "source": "armory"})
    assert match.pending[0].prompt == "skill"
    for option in match.pending[0].options:
        assert isinstance(option, o.NameSkill)
        offer = match.offer(0, option)
        assert offer.words.about["dice"] == dice[option.skill]
        assert offer.effect is not None
        total = sum(
            Fraction(*shown_after(match, option, faces)["odds"])
            for faces in product(FACES, repeat=dice[option.skill])
        )
        assert offer.effect.about["percent"] == percent(total / 6 ** dice[option.skill])


AT_THE_PORTAL = {
    "rooms": [
        {"card": "moon_portal", "at": [2, 3]},
        {"card": "spike_pit", "at": [4, 3], "rotation": 2},
        {"card": "guard_post", "at": [3, 4]},
        {"card": "rune_snare", "at": [3, 2], "rotation": 3},
    ],
    "disarmed": [[3, 2]],
    "goblins": {"1": {"card": "boomy", "at": [4, 3]}, "2": {"card": "boomy", "at": [3, 4]}},
    "heroes": {"0": {"hero": "moonblade", "focus": 2, "at": [2, 3]}},
}


@pytest.mark.rule("TED-5.5", "TED-5.17", "TED-7.18")
def test_whoever_walks_or_teleports_into_danger_is_told_all_of_it() -> None:
    for goblins, messages in (
        ({}, {(4, 3): "ted-chance-trap"}),
        (
            AT_THE_PORTAL["goblins"],
            {(4, 3): "ted-chance-stopped-at-trap", (3, 4): "ted-chance-stopped"},
        ),
    ):
        given = {**AT_THE_PORTAL, "goblins": goblins}
        match = Match(GAME, GAME.arrange(1, options_for(GAME, {}), given, ScriptedRng()))
        match.play(0, {"type": "portal"})
        told = {
            option.to: effect.message
            for option in match.pending[0].options
            if isinstance(option, o.Go) and (effect := match.offer(0, option).effect) is not None
        }
        assert told == messages


@pytest.mark.rule("TED-14.5", "TED-15.2")
@pytest.mark.parametrize(("torch", "effect"), [(14, "none"), (13, "enemy_action"), (1, "skull")])
def test_whoever_explores_or_ends_the_turn_is_told_what_the_torch_does(
    torch: int, effect: str
) -> None:
    given = {"torch": torch, "facedown": [{"card": "library", "at": [2, 3]}]}
    match = Match(GAME, GAME.arrange(1, options_for(GAME, {}), given, ScriptedRng()))
    for option, message in (
        (o.Explore(), "ted-ahead-torch-first"),
        (o.EndTurn(), "ted-ahead-torch"),
    ):
        told = match.offer(0, option).effect
        assert told is not None
        assert told.message == message
        assert told.about["effect"] == effect


@pytest.mark.rule("TED-18.22")
def test_whoever_leaves_the_lair_is_told_of_an_enemy_at_the_gate() -> None:
    heroes = {"0": {"hero": "durgan", "at": "lair", "space": 0}}
    for goblins in ({}, {"1": {"card": "boomy", "at": [2, 3]}}):
        given = {**LAIR_OF_THE_PRINCE, "heroes": heroes, "goblins": goblins}
        match = Match(GAME, GAME.arrange(1, options_for(GAME, {}), given, ScriptedRng()))
        told = match.offer(0, o.LeaveLair()).effect
        assert (told is not None) == bool(goblins)


@pytest.mark.parametrize(
    ("share", "told"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 1000), "1"),
        (Fraction(1, 3), "33"),
        (Fraction(999, 1000), "99"),
        (Fraction(1), "100"),
    ],
)
def test_only_what_is_certain_is_told_as_certain(share: Fraction, told: str) -> None:
    assert percent(share) == told
