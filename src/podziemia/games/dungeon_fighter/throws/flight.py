"""How a flight is written down for showing: poses on the way, and the moments of contacts.

A flight is base64 of bytes, whole numbers little-endian. It begins with the number of bodies (one
byte); for each follows its name (one byte of length, then UTF-8): `thrown:0` to `thrown:2` are the
dice thrown, `die:<id>` others that were pushed, `wall`, `waterfall`, `overlay:<id>` of a flip. Then
the number of frames (two bytes); each frame is its moment in milliseconds (two bytes) and, for each
body in order, seven numbers of two signed bytes: x, y, z in twentieths of a millimetre and the
rotation w, x, y, z in 1/30000. Then the number of contacts (two bytes); each is its moment (two
bytes), the number of the body (one byte), what it touched (one byte, its place in TOUCHED) and how
fast it came, in millimetres per second (two bytes). Between frames poses are interpolated; there is
a frame at every contact, unless the flight would be too long. The wall is where its inner face
meets the table, the waterfall at the middle of its lower edge; everything else is at its middle.
"""

from __future__ import annotations

import struct
from base64 import b64decode, b64encode
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeAlias

Position: TypeAlias = tuple[float, ...]
"""x, y, z in metres, then the rotation w, x, y, z."""

TOUCHED: Final = (
    "table",
    "board",
    "margin",
    "bones",
    "hole_floor",
    "pond_frame",
    "floe",
    "waterfall",
    "wall",
    "iceberg",
    "overlay",
    "die",
    "head",
    "floor",
)
STEPS_PER_METRE: Final = 20_000
PER_ROTATION: Final = 30_000
MOST: Final = 32_767
LONGEST: Final = 65_535
MOST_LETTERS: Final = 60_000


class Frame(NamedTuple):
    """Where every body is at a moment (seconds)."""

    at: float
    bodies: tuple[Position, ...]


class Touch(NamedTuple):
    """A contact: when, of which body, with what, and how fast."""

    at: float
    body: int
    what: str
    speed: float


class Flown(NamedTuple):
    """A whole flight."""

    names: tuple[str, ...]
    frames: tuple[Frame, ...]
    touches: tuple[Touch, ...]


def written(flown: Flown) -> str:
    """A flight as text; of a very long one some frames are left out."""
    text = spelled(flown)
    while len(text) > MOST_LETTERS:
        frames = (*flown.frames[:-1:2], flown.frames[-1])
        flown = flown._replace(frames=frames)
        text = spelled(flown)
    return text


def spelled(flown: Flown) -> str:
    """A flight as text, all of it."""
    said = bytearray([len(flown.names)])
    for name in flown.names:
        letters = name.encode()
        said += bytes([len(letters)]) + letters
    said += struct.pack("<H", len(flown.frames))
    for at, bodies in flown.frames:
        said += struct.pack("<H", milliseconds(at))
        for body in bodies:
            said += struct.pack("<7h", *whole(body))
    said += struct.pack("<H", len(flown.touches))
    for touch in flown.touches:
        what = TOUCHED.index(touch.what.partition(":")[0])
        speed = min(round(touch.speed * 1000), LONGEST)
        said += struct.pack("<HBBH", milliseconds(touch.at), touch.body, what, speed)
    return b64encode(said).decode()


def milliseconds(at: float) -> int:
    """A moment as it is written."""
    return min(round(at * 1000), LONGEST)


def whole(body: Position) -> list[int]:
    """A pose in numbers that fit into two bytes."""
    scaled = [side * STEPS_PER_METRE for side in body[:3]]
    scaled += [part * PER_ROTATION for part in body[3:]]
    return [max(-MOST, min(round(value), MOST)) for value in scaled]


def read(text: str) -> Flown:
    """A flight from its text, as the browser reads it too."""
    said, place = b64decode(text), 1
    names: list[str] = []
    for _ in range(said[0]):
        end = place + 1 + said[place]
        names.append(said[place + 1 : end].decode())
        place = end
    (count,) = struct.unpack_from("<H", said, place)
    place += 2
    frames: list[Frame] = []
    each = 2 + 14 * len(names)
    for start in range(place, place + count * each, each):
        at, *numbers = struct.unpack_from(f"<H{7 * len(names)}h", said, start)
        bodies: Sequence[Position] = [
            metres(numbers[first : first + 7]) for first in range(0, len(numbers), 7)
        ]
        frames.append(Frame(at / 1000, tuple(bodies)))
    place += count * each
    (count,) = struct.unpack_from("<H", said, place)
    touches = [
        Touch(at / 1000, body, TOUCHED[what], speed / 1000)
        for at, body, what, speed in struct.iter_unpack("<HBBH", said[place + 2 :])
    ]
    assert len(touches) == count, "a flight ends with its contacts"
    return Flown(tuple(names), tuple(frames), tuple(touches))


def metres(numbers: Sequence[int]) -> Position:
    """A pose as it was before it was written."""
    place = (number / STEPS_PER_METRE for number in numbers[:3])
    return (*place, *(number / PER_ROTATION for number in numbers[3:]))
