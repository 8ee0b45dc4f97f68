"""A shuffle makes its words on the spot; the plain way says which order it must come to."""

import pytest

from podziemia.kernel.rng import MASK, Rng


def shuffled_plainly(rng: Rng, items: list[int]) -> None:
    for place in range(len(items) - 1, 0, -1):
        other = rng.below(place + 1)
        items[place], items[other] = items[other], items[place]


@pytest.mark.parametrize("size", [0, 1, 2, 3, 8, 75, 300])
def test_a_shuffle_draws_every_place_with_below(size: int) -> None:
    for seed in range(50):
        fast, plain = Rng(seed), Rng(seed)
        items, same = list(range(size)), list(range(size))
        fast.shuffle(items)
        shuffled_plainly(plain, same)
        assert items == same
        assert (fast.count, fast.word()) == (plain.count, plain.word())


def test_a_word_that_would_favour_some_places_is_drawn_again() -> None:
    fast = Rng(1)
    fast.count, fast.block = 1, (0,) * 2 + tuple(range(MASK, MASK - 14, -1))  # the next word is 0
    plain = fast.copy()
    items, same = [0, 1, 2], [0, 1, 2]
    fast.shuffle(items)
    shuffled_plainly(plain, same)
    assert items == same
    assert fast.count == plain.count == 4  # three words for two places
