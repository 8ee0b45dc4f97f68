"""What is told beforehand is what happens: what enemies do next, and the chances of checks."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from podziemia.games.tiny_epic_dungeons import options as o
from podziemia.games.tiny_epic_dungeons.content import BOSSES
from podziemia.games.tiny_epic_dungeons.odds import FACES
from podziemia.games.tiny_epic_dungeons.rules.attacks import attack_options, defense_of
from podziemia.games.tiny_epic_dungeons.rules.checks import pool
from podziemia.games.tiny_epic_dungeons.rules.enemies import act
from podziemia.games.tiny_epic_dungeons.shown.chances import (
    after,
    before,
    closed_chance,
    open_chance,
    percent,
)
from podziemia.games.tiny_epic_dungeons.shown.foresight import cell_of, intents
from podziemia.games.tiny_epic_dungeons.state import Check
from tests.laws.late_dungeons import late_match

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
            assert share == closed_chance(state, hero, check, weapon.mod)
            told = before(state, hero, option)
            assert told is not None
            assert told.about["percent"] == percent(share)
            counted += 1
    assert counted > MATCHES // 4


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
