"""Chance is the same everywhere, fair, copyable, and can be scripted."""

import hashlib
from collections import Counter

import pytest

from podziemia.kernel.rng import OutOfChance, Rng, ScriptedRng

WORDS_OF_SEVEN = [1975779041, 1229874529, 3446159372, 3311842109]


def test_the_words_of_a_seed_never_change() -> None:
    rng = Rng(7)
    assert [rng.word() for _ in range(4)] == WORDS_OF_SEVEN
    assert Rng("7").word() == WORDS_OF_SEVEN[0]


def test_the_words_are_the_keyed_hash_of_a_counter() -> None:
    key = hashlib.sha256(b"7").digest()
    blocks = [hashlib.blake2b(number.to_bytes(8, "big"), key=key).digest() for number in range(2)]
    drawn = b"".join(blocks)
    rng = Rng(7)
    for place in range(0, len(drawn), 4):
        assert rng.word() == int.from_bytes(drawn[place : place + 4], "big")


def test_a_copy_goes_on_with_the_same_words() -> None:
    rng = Rng(1)
    rng.word()
    copy = rng.copy()
    assert [rng.word() for _ in range(5)] == [copy.word() for _ in range(5)]


def test_every_face_and_every_order_comes_up_equally_often() -> None:
    rng = Rng(3)
    faces = Counter(rng.die(6) for _ in range(6_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1_150 for count in faces.values())
    orders: Counter[str] = Counter()
    for _ in range(6_000):
        letters = list("abc")
        rng.shuffle(letters)
        orders["".join(letters)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1_150 for count in orders.values())


def test_large_bounds_are_unbiased_at_the_edges() -> None:
    rng = Rng(5)
    bound = 3_000_000_000
    drawn = [rng.below(bound) for _ in range(3_000)]
    assert max(drawn) < bound
    assert 0.47 < sum(value >= bound // 2 for value in drawn) / 3_000 < 0.53


def test_scripted_dice_and_picks_come_in_order_and_run_out() -> None:
    rng = ScriptedRng(dice=[6], picks=["b"])
    assert rng.left() == ["dice", "picks"]
    assert rng.die(6) == 6
    assert rng.pick(["a", "b"]) == "b"
    assert rng.left() == []
    with pytest.raises(OutOfChance):
        rng.die(6)
    with pytest.raises(OutOfChance):
        rng.pick(["a"])


def test_a_script_that_cannot_come_true_is_an_error() -> None:
    with pytest.raises(OutOfChance):
        ScriptedRng(dice=[7]).die(6)
    with pytest.raises(OutOfChance):
        ScriptedRng(picks=["z"]).pick(["a", "b"])


def test_a_scripted_shuffle_puts_the_listed_on_top() -> None:
    deck = ["a", "b", "c", "d"]
    rng = ScriptedRng(shuffles=[["b", "a"]])
    rng.shuffle(deck)
    assert deck.pop() == "b"
    assert deck.pop() == "a"
    rng.shuffle(deck)
    assert deck == ["c", "d"]
    assert rng.copy().left() == []
