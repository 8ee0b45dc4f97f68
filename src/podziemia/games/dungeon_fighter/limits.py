"""What a hand may do while a technique is in force, and how techniques change each other.

DF-13.26: metres, metres per second, degrees and seconds; what is not named stays as without it.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from podziemia.kernel.content import ContentEntry, Table

TechniqueId: TypeAlias = Literal[
    "waterfall",  # DF-6.12
    "pond",  # DF-6.13
    "wall",  # DF-6.14
    "launcher",  # DF-6.16
    "bump",  # DF-6.17
    "floe",  # DF-6.18
    "header",  # DF-6.19
    "under_table",  # DF-6.20
    "weak_hand",  # DF-6.21
    "secret_x",  # DF-6.23
    "low_profile",  # DF-6.24
    "blind",  # DF-6.25
    "airborne",  # DF-6.26
    "prayer",  # DF-6.27
    "roundhouse",  # DF-6.28
]
"""In the order in which noise adds up (DF-13.46)."""
Range: TypeAlias = tuple[float, float]


class Jolt(Table, frozen=True):
    """What a blow adds for everybody: degrees of azimuth, share of the speed."""

    azimuth: float
    speed: float


class Wobble(Table, frozen=True):
    """What a badly balanced head adds for people: a base, and more with the balance."""

    azimuth_base: float
    azimuth_per_b: float
    speed_base: float
    speed_per_b: float


class Limits(Table, frozen=True):
    """What the server accepts while a technique is in force."""

    height: Range | None = None
    radius: Range | None = None
    speed: Range | None = None
    elevation: Range | None = None
    spin: float | None = None
    """The greatest chosen spin; nothing, where it is free."""
    spin_sigma: float | None = None
    window: float | None = None
    window_at: Literal["impact", "other_palm", "end_of_turn"] | None = None
    window_side: Literal["both", "after"] = "both"
    speed_per_fist_speed: float | None = None
    fist_height: float | None = None
    jolt: Jolt | None = None
    wobble: Wobble | None = None
    turn_per_second: float | None = None
    """Prayer: by how much the throw turns for each second between the palms."""
    turn_time: float | None = None
    """Roundhouse: the angle is `turn_speed * t + turn_slowing * t * t` for so long."""
    turn_speed: float | None = None
    turn_slowing: float | None = None
    turn_after: float | None = None
    start_offset: float | None = None
    hop_time: float | None = None
    hop_height: float | None = None
    camera_height: Range | None = None
    time_from_taking_the_die: float | None = None
    hand_offset: float | None = None
    pond_to_hand: float | None = None
    wall_angle: Range | None = None
    lower_edge_height: Range | None = None
    lower_edge_radius: Range | None = None
    tilt_final: Range | None = None
    tilt_rate: Range | None = None
    lateral: Range | None = None
    tremble: float | None = None
    """Weaker hand: by how many degrees the aim sways, and what a swipe is still worth."""
    swipe_gain: float | None = None


class Nominal(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-13.43: a throw that does it, for bots to begin with.

    It comes from the south along an axis. Whatever else is required keeps the bounce where it is.
    """

    techniques: tuple[TechniqueId, ...] = ()
    height: float
    """Of the hand, or of the lower edge of the waterfall."""
    bounce: float
    """How far from the middle the die meets the table."""
    speed: float | None = None
    elevation: float | None = None
    azimuth: float = 0.0
    """East of north."""
    wall_angle: float | None = None
    """From the thrower, against the clock; on the far rim, where nothing is said."""
    hop: float | None = None
    """The moment of the release in the hop."""
    radius: float | None = None
    """Of the lower edge of the waterfall."""
    tilt: float | None = None
    tilt_rate: float | None = None
    source: Literal["house"] = "house"


class Combination(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-13.29 to DF-13.31: what changes while two techniques are in force together."""

    techniques: tuple[TechniqueId, TechniqueId]
    limits: Limits = Limits()
    wall_turned: bool = False
    """The wall stands turned by 90 degrees at the near rim."""
    jolt_share: float = 1.0
    wobble_share: float = 1.0
    hop_moves_hand: bool = True
    bot_noise_mult: float | None = None
    bot_noise_add: float | None = None
    source: Literal["house"] = "house"
