"""DF-13: what a throw reports, in every mode, and what it is asked with.

The middle of the bullseye is the origin, z = 0 the top of the table, x points to the right and y
away from the southern seat; angles are counted counter-clockwise from x. Places in facts are in
hundredths of a millimetre, times in milliseconds, speeds in millimetres per second, rotations in
four components (w, x, y, z) of 1/30000.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

Place: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
"""Hundredths of a millimetre."""
Part: TypeAlias = Annotated[int, msgspec.Meta(ge=-30_000, le=30_000)]
"""A component of a rotation, in 1/30000."""
Time: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=60_000)]
Speed: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Name: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]

UNIT: Final = 30_000
"""What a whole component of a rotation is."""

RestingOn: TypeAlias = Literal[
    "section",
    "overlay",
    "hole",
    "overlay_hole",
    "margin",
    "bones",
    "wall",
    "table",
    "off_table",
    "other_die",
]
Symbol: TypeAlias = Literal["eye", "blank", "deep_snow"]
BESIDE: Final = ("margin", "bones", "hole", "off")
"""What can be under a corner that is over no section; a hole, or the opening of an overlay."""


class Pose(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Where something lies: its middle, and how it is turned."""

    x: Place
    y: Place
    z: Place
    qw: Part = UNIT
    qx: Part = 0
    qy: Part = 0
    qz: Part = 0


class Contact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """What the die touched, where, and how fast it came; slow repetitions are left out.

    `what` is `table`, `board`, `margin`, `bones`, `hole_floor`, `pond_frame`, `floe`, `waterfall`,
    `wall`, `iceberg:<hole>`, `overlay:<id>`, `die:<id>`, `head` or `floor`.
    """

    t: Time
    what: Name
    x: Place
    y: Place
    z: Place
    normal_speed: Speed


class Corner(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True):
    """DF-13.17: a corner that the die rests on: the section under it, or one of BESIDE.

    Its place is known only where the throw was simulated.
    """

    section: Name
    x: Place | None = None
    y: Place | None = None


class Facts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """DF-13, ThrowFacts: what one die did; which throw it was, the question says.

    `technique_facts` names those that are true (`techniques.toml`); any other one is false.
    """

    die: Name
    bounced_before_board: bool = True
    resting_on: RestingOn = "section"
    symbol: Symbol = "blank"
    corners: tuple[Corner, ...] = ()
    overlay: Name | None = None
    lowest_surface: Name = "board"
    """`table`, `board`, `overlay:<id>`, `wall`, `die:<id>`, `iceberg:<hole>` or `floor`."""
    technique_facts: tuple[Name, ...] = ()
    icebergs_touched: tuple[Name, ...] = ()
    cocked: bool = False
    contacts: tuple[Contact, ...] = ()
    pose: Pose | None = None


class Moved(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """DF-13.25: another die was pushed and lies there now; without a pose it is off the table."""

    die: Name
    pose: Pose | None


class Drawn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """DF-13.15: a number that chance has drawn for a throw, in the unit of what it is added to."""

    what: Name
    value: Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]


class Die(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A die: its own name, and the id in `dice.toml` that says what it is like."""

    id: Name
    kind: Name


class LyingDie(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A die that lies about from an earlier throw (DF-13.25)."""

    id: Name
    kind: Name
    pose: Pose


class LyingOverlay(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """An overlay on the target; without a pose where nothing is simulated (DF-13.47)."""

    id: Name
    pose: Pose | None = None


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """DF-13.6: what is to be thrown, under which requirements, and what stands and lies about.

    Three water cubes are one request with three dice. Techniques are ids of `techniques.toml` in
    its order, icebergs are named by their holes.
    """

    dice: tuple[Die, ...]
    required: tuple[Name, ...] = ()
    lying: tuple[LyingDie, ...] = ()
    icebergs: tuple[Name, ...] = ()
    overlays: tuple[LyingOverlay, ...] = ()
    repetition: int = 0


class FlipRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """DF-13.39: which overlay is flipped, and what stands and lies about."""

    overlay: Name
    lying: tuple[LyingDie, ...] = ()
    icebergs: tuple[Name, ...] = ()
    overlays: tuple[LyingOverlay, ...] = ()
