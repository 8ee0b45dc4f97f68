"""The exact chance of a check is that of all rolls, counted one by one."""

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from podziemia.games.tiny_epic_dungeons.content import HEROES, ROOMS
from podziemia.games.tiny_epic_dungeons.odds import FACES, chance, odds, total
from podziemia.games.tiny_epic_dungeons.options import Search
from podziemia.games.tiny_epic_dungeons.rules.checks import changes, fixings
from podziemia.games.tiny_epic_dungeons.state import Hero
from podziemia.kernel.match import Match
from podziemia.kernel.registry import find, options_for
from podziemia.kernel.rng import ScriptedRng

GAME = find("tiny_epic_dungeons")

DICE = (1, 2, 3)
LEDGER = {
    1: (5, 4, 3, 2, 1, 0, 0, 0, 0),
    2: (36, 35, 32, 26, 17, 6, 2, 0, 0),
    3: (216, 216, 214, 201, 164, 93, 45, 12, 3),
}
"""Of all rolls, how many reach 2, 3, … 10 by themselves."""


def by_hand(faces: tuple[int, ...]) -> int:
    """TED-8.5 to TED-8.9, said once more: any main die and any other plus dice."""
    numbers = range(len(faces))
    return max(
        faces[main] + sum(faces[die] for die in added)
        for main in numbers
        for count in range(len(faces))
        for added in combinations([n for n in numbers if n != main and faces[n] <= 2], count)
    )


@cache
def reached(faces: tuple[int, ...], need: int, focus: int) -> bool:
    """Whether dice reach a number, trying out every change that focus pays for."""
    if by_hand(faces) >= need:
        return True
    if focus < 2:
        return False
    return any(
        reached((*faces[:die], faces[die] + by, *faces[die + 1 :]), need, focus - 2)
        for die in range(len(faces))
        for by in (-1, 1)
        if faces[die] + by in FACES
    )


@pytest.mark.rule("TED-8.5", "TED-8.6", "TED-8.7", "TED-8.8", "TED-8.9")
@pytest.mark.parametrize("dice", DICE)
def test_dice_come_to_the_best_of_all_ways_to_fix_them(dice: int) -> None:
    for faces in product(FACES, repeat=dice):
        ways = fixings(faces)
        sums = [sum(faces[die] for die in (way.main, *way.plus)) for way in ways]
        assert total(faces) == by_hand(faces) == sums[0] == max(sums)
        assert len({*ways}) == len(ways)
        assert all(faces[die] <= 2 for way in ways for die in way.plus)


@pytest.mark.rule("TED-8.3")
@pytest.mark.parametrize("dice", DICE)
def test_the_table_of_the_rulebook(dice: int) -> None:
    found = tuple(odds(dice, need) * 6**dice for need in range(2, 11))
    assert found == LEDGER[dice]


@pytest.mark.rule("TED-8.10", "TED-8.11", "TED-8.26")
@pytest.mark.parametrize("dice", DICE)
def test_with_focus_the_chance_is_that_of_all_rolls(dice: int) -> None:
    rolls = list(product(FACES, repeat=dice))
    for focus, need in product(range(9), range(1, 16)):
        good = sum(reached(faces, need, focus) for faces in rolls)
        assert odds(dice, need, focus) == Fraction(good, len(rolls)), (focus, need)


def told(dice: int, need: int, focus: int) -> str:
    """The chance as it should be shown, by counting all rolls."""
    rolls = list(product(FACES, repeat=dice))
    share = Fraction(sum(reached(faces, need, focus) for faces in rolls), len(rolls))
    return str(int(100 * share)) if share in (0, 1) else str(min(99, max(1, round(100 * share))))


@pytest.mark.rule("TED-8.1", "TED-8.2", "TED-8.3", "TED-10.8")
def test_what_is_shown_is_the_chance_of_all_rolls() -> None:
    """Every hero without helps, in every room that can be searched, with any focus."""
    met: Counter[int] = Counter()
    shown = 0
    for (name, mat), room in product(HEROES.items(), ROOMS.values()):
        kit = Hero(0, mat).kit
        needed = [f.check for f in (room.search,) if f is not None and f.check is not None]
        plain = not kit.rerolls and not kit.boosts and not kit.dice and not kit.results
        if not plain or not needed or needed[0].skill == "any":
            continue
        dice, need = mat.dice[needed[0].skill], needed[0].difficulty
        for focus in range(mat.max_focus + 1):
            hero = {"hero": name, "focus": focus, "at": [2, 3]}
            given = {
                "rooms": [{"card": room.id, "at": [2, 3]}],
                "heroes": {"0": hero},
                "turn": {"actions": 1},
            }
            faces = [1 + (focus + die) % 6 for die in range(dice)]
            state = GAME.arrange(1, options_for(GAME, {}), given, ScriptedRng(dice=faces))
            match = Match(GAME, state, events=True)
            search = next((w for w in match.pending[0].options if isinstance(w, Search)), None)
            if search is None:
                continue
            effect = match.offer(0, search).effect
            assert effect is not None
            assert effect.about["percent"] == told(dice, need, focus), (name, room.id, focus)
            match.play(0, search)
            if (check := match.view(0)["check"]) is not None:  # there is something to choose
                assert Fraction(*check["odds"]) == reached(tuple(faces), need, focus)
            met[dice] += 1
            shown += 1
    assert {*met} == {*DICE}
    assert shown > 100


@pytest.mark.rule("TED-8.13")
def test_a_reroll_is_worth_its_best_use() -> None:
    for faces in product(FACES, repeat=3):
        for need in (6, 8):
            again = max(
                Fraction(
                    sum(
                        reached((*faces[:die], face, *faces[die + 1 :]), need, 2) for face in FACES
                    ),
                    6,
                )
                for die in range(3)
            )
            wanted = Fraction(1) if reached(faces, need, 2) else again
            assert chance(faces, need, 2, rerolls=1) == wanted


@pytest.mark.rule("TED-14.18")
def test_a_boost_is_bought_only_if_it_can_be_paid() -> None:
    assert chance((5, 3, 3), 7, 3, boosts=((3, 2),)) == 1
    assert chance((5, 3, 3), 7, 2, boosts=((3, 2),)) == 1  # 3 becomes 2+
    assert chance((5, 4, 4), 7, 2, boosts=((3, 2),)) == 0


@pytest.mark.rule("TED-8.11")
def test_no_die_is_changed_beyond_its_faces() -> None:
    for faces in product(FACES, repeat=2):
        for way in changes(faces):
            assert faces[way.die] + way.by in FACES
