"""Chance: words of 32 bits, the same on every platform, that nobody can predict.

Word after word comes from a counter hashed by BLAKE2b under a key made of the seed: whoever has
seen any number of draws knows nothing of the next one, and whoever knows the seed can check them
all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from struct import Struct
from typing import Final, TypeVar

from podziemia.kernel.compiled import i64

T = TypeVar("T")
MASK: Final = 0xFFFFFFFF
BLOCK: Final = Struct(">16I")  # the words that one call of the hash gives
LAST: Final = 15


class Rng:
    """Named draws of chance. `count` tells how many words were drawn."""

    __slots__ = ("block", "count", "key")

    key: bytes
    count: int
    block: tuple[int, ...]

    def __init__(self, seed: int | str | Rng = 0) -> None:
        if isinstance(seed, Rng):
            self.key, self.count, self.block = seed.key, seed.count, seed.block
            return
        self.key = hashlib.sha256(str(seed).encode()).digest()
        self.count = 0
        self.block = ()

    def copy(self) -> Rng:
        """An independent generator that goes on with the same words."""
        return Rng(self)

    def word(self) -> int:
        """The next 32 bits."""
        count = self.count
        if not count & LAST:
            self.block = words(self.key, count >> 4)
        self.count = count + 1
        return self.block[count & LAST]

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        assert 0 < bound <= MASK, bound
        count = self.count
        if not count & LAST:
            self.block = words(self.key, count >> 4)
        self.count = count + 1
        product = self.block[count & LAST] * bound
        low = product & MASK
        if low < bound and low < (MASK + 1) % bound:  # it would favour some: draw again
            return self.below(bound)
        return product >> 32

    def die(self, faces: int) -> int:
        """A die with faces 1 to `faces`."""
        return self.below(faces) + 1

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, each order equally likely.

        From the last place to the first, each is filled by `below`; the words are made on the
        spot, because every match begins with shuffling.
        """
        count, block = self.count, self.block
        for place in range(len(items) - 1, 0, -1):
            if not (number := count & LAST):
                block = words(self.key, count >> 4)
            count += 1
            word: i64 = block[number]  # a machine has room for its product
            product = word * (place + 1)
            other = product >> 32
            if product & MASK <= place and product & MASK < (MASK + 1) % (place + 1):
                self.count, self.block = count, block
                other = self.below(place + 1)
                count, block = self.count, self.block
            items[place], items[other] = items[other], items[place]
        self.count, self.block = count, block


def words(key: bytes, number: int) -> tuple[int, ...]:
    """The sixteen words of a block."""
    return BLOCK.unpack(hashlib.blake2b(number.to_bytes(8, "big"), key=key).digest())


class OutOfChance(Exception):
    """A scenario's script of chance has run out or does not fit."""


class ScriptedRng(Rng):
    """Chance by script, for scenarios: dice, picks and shuffles as listed.

    A shuffle puts the listed things on top, the first one uppermost, and leaves the rest in order;
    without a list it changes nothing.
    """

    __slots__ = ("dice", "picks", "shuffles")

    def __init__(
        self,
        dice: Sequence[int] = (),
        picks: Sequence[str] = (),
        shuffles: Sequence[Sequence[str]] = (),
    ) -> None:
        super().__init__(0)
        self.dice = list(dice)
        self.picks = list(picks)
        self.shuffles = [list(order) for order in shuffles]

    def copy(self) -> ScriptedRng:
        other = ScriptedRng(self.dice, self.picks, self.shuffles)
        other.count = self.count
        return other

    def left(self) -> list[str]:
        """What the script still holds."""
        held = {"dice": self.dice, "picks": self.picks, "shuffles": self.shuffles}
        return [name for name, script in held.items() if script]

    def die(self, faces: int) -> int:
        self.count += 1
        if not self.dice:
            msg = f"a die of {faces} faces is thrown, but `dice` has run out"
            raise OutOfChance(msg)
        face = self.dice.pop(0)
        if not 1 <= face <= faces:
            msg = f"a die of {faces} faces cannot show {face}"
            raise OutOfChance(msg)
        return face

    def pick(self, items: Sequence[T]) -> T:
        self.count += 1
        names = [str(item) for item in items]
        if not self.picks:
            msg = f"one of {', '.join(names)} is picked, but `picks` has run out"
            raise OutOfChance(msg)
        return items[self._index(names, self.picks.pop(0))]

    def shuffle(self, items: list[T]) -> None:
        self.count += 1
        order = self.shuffles.pop(0) if self.shuffles else []
        top = [items.pop(self._index([str(item) for item in items], wanted)) for wanted in order]
        items.extend(reversed(top))

    def _index(self, names: list[str], wanted: str) -> int:
        if wanted not in names:
            msg = f"{wanted!r} cannot come up; there is only {', '.join(names)}"
            raise OutOfChance(msg)
        return names.index(wanted)
