"""DF-13: a throw as its thrower makes it, and as the world or a person tells how it came out.

A hand moves in tenths of a millimetre, millimetres per second, hundredths of a degree, hundredths
of a radian per second, and milliseconds. The frame is that of `throws.facts`.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from podziemia.kernel.questions import Option

from ..throws.facts import Drawn, Facts, Moved, Name, Pose, Symbol

Length: TypeAlias = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
"""Tenths of a millimetre."""
Speed: TypeAlias = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
"""Millimetres per second."""
Angle: TypeAlias = Annotated[int, msgspec.Meta(ge=-72_000, le=72_000)]
"""Hundredths of a degree."""
Spin: TypeAlias = Annotated[int, msgspec.Meta(ge=-100_000, le=100_000)]
"""Hundredths of a radian per second."""
Rate: TypeAlias = Annotated[int, msgspec.Meta(ge=-1_000, le=1_000)]
"""Degrees per second."""
Moment: TypeAlias = Annotated[int, msgspec.Meta(ge=-60_000, le=60_000)]
"""Milliseconds."""
Flight: TypeAlias = Annotated[str, msgspec.Meta(max_length=60_000)]
"""Poses on the way, for showing: `throws.flight` says how they are written down."""
Skill: TypeAlias = Literal["sure_hand", "average", "clumsy", "hopeless"]


class Spot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Where the middle of a flat piece is laid, and how it is turned (DF-13.12)."""

    x: Length
    y: Length
    yaw: Angle = 0


class Plate(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """DF-13.12: the waterfall: the middle of its lower edge, the way down, and how it is tilted."""

    x: Length
    y: Length
    z: Length
    yaw: Angle
    tilt_final: Angle
    tilt_rate: Rate
    lateral: Length = 0


class Throw(Option, frozen=True, omit_defaults=True):
    """DF-13.9 to DF-13.13: how the hand lets go, the pieces it has placed, and when it did what.

    With the waterfall there is no hand: place, speed, aim and spin stay 0. Only what the required
    techniques ask for is given. `z` is the height of the hand without the hop, `azimuth` the aim
    without what turns the throw later (prayer, roundhouse).
    """

    x: Length = 0
    y: Length = 0
    z: Length = 0
    speed: Speed = 0
    azimuth: Angle = 0
    elevation: Angle = 0
    spin_x: Spin = 0
    spin_y: Spin = 0
    spin_z: Spin = 0
    pond: Spot | None = None
    floe: Spot | None = None
    wall: Angle | None = None
    """The place on the rim, as an angle."""
    waterfall: Plate | None = None
    impact: Moment | None = None
    """Thump: the release, counted from the blow; before it is negative."""
    palms: Moment | None = None
    """Prayer: from one palm's release to the other's; negative if the right one opened first."""
    hop: Moment | None = None
    """Airborne: the release, counted from the start of the hop (or that of the tilt)."""
    turn: Moment | None = None
    """Roundhouse: the release, counted from the start of the turn (or that of the tilt)."""
    waited: Moment | None = None
    """Blind: the release, counted from taking the die."""
    balance: Annotated[int, msgspec.Meta(ge=0, le=1_000)] | None = None
    """Off the head: 0 if the die lay in the middle at the nod, 1000 if it nearly fell."""
    eyes: Length | None = None
    """Low profile: the height of the eyes above the table."""
    helped: tuple[Name, ...] = ()
    """DF-13.28: timed techniques that chance performs for somebody who cannot."""


class Landed(Option, frozen=True, omit_defaults=True):
    """How a throw came out: one record for each die, and what else it moved."""

    facts: Annotated[tuple[Facts, ...], msgspec.Meta(min_length=1, max_length=3)]
    moved: tuple[Moved, ...] = ()
    drawn: tuple[Drawn, ...] = ()
    flight: Flight = ""


class Toss(Option, frozen=True):
    """DF-13.46: throw with so much skill, where throws or flips are drawn from distributions."""

    skill: Skill


class Flip(Option, frozen=True):
    """DF-13.39: flick an overlay up like a coin; it turns about the level axis across its way."""

    x: Length
    y: Length
    z: Length
    upward: Speed
    forward: Speed
    azimuth: Angle
    spin: Spin


class Flipped(Option, frozen=True, omit_defaults=True):
    """DF-13.40: how a flip came out; without a pose where nothing was simulated."""

    turned_degrees: Annotated[int, msgspec.Meta(ge=0, le=100_000)]
    touches_table: bool
    on_target: bool
    flat: bool = True
    pose: Pose | None = None
    dice_underneath: tuple[Name, ...] = ()
    moved: tuple[Moved, ...] = ()
    drawn: tuple[Drawn, ...] = ()
    flight: Flight = ""


class Report(Option, frozen=True, omit_defaults=True):
    """DF-13.34: what a real die did, as somebody at the table saw it."""

    bounced: bool
    lies: Literal[
        "section", "line", "hole", "margin", "bones", "off", "overlay", "overlay_hole", "wall"
    ]
    symbol: Symbol
    sections: tuple[Name, ...] = ()
    """The section; on a line, all that are touched."""
    most: Name | None = None
    """On a line, the section with most of the corners; without, they are equal."""
    overlay: Name | None = None
    performed: tuple[Name, ...] = ()
    """The required techniques that were performed."""
    icebergs: tuple[Name, ...] = ()
    """The holes whose icebergs were touched."""


class FlipReport(Option, frozen=True, omit_defaults=True):
    """DF-13.37: how often a real overlay touched the table before it lay on the target."""

    failed: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0
    dice_underneath: tuple[Name, ...] = ()
    """DF-13.47: the dice it has landed on."""
