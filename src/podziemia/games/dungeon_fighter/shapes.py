"""The target, what is put on and around it, and the constants of the simulation.

Lengths of the target, of dice and of gadgets are centimetres, masses grams, angles degrees counted
from the x axis against the clock; the simulation has metres and seconds (DF-13.23).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from podziemia.kernel.content import ContentEntry, Copies, Source, Table

from .entries import Printed, demand
from .limits import Range, TechniqueId

HoleId: TypeAlias = Literal["hole_ne", "hole_nw", "hole_sw", "hole_se"]
BoneId: TypeAlias = Literal["bone_ne", "bone_nw", "bone_sw", "bone_se"]
Value: TypeAlias = Literal["1", "2", "3", "4", "5", "10"]
Share: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=1)]
Point: TypeAlias = tuple[float, float]

ROUNDED = 0.01
"""How far rounded shares may be from a whole."""


class Ring(Table, frozen=True):
    """A ring of the target, from and to a distance from its middle."""

    r_min: float
    r_max: float


class Rings(Table, frozen=True):
    """The rings from the inside out; the margin is a miss."""

    bullseye: Ring
    inner: Ring
    middle: Ring
    outer: Ring
    margin: Ring


class Disc(Table, frozen=True):
    """The table."""

    radius: float
    thickness: float


class Section(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-7.2: a section and its value; a border belongs to the lower value."""

    value: Annotated[int, msgspec.Meta(ge=1, le=10)]
    r_min: float
    r_max: float
    theta_min: float
    theta_max: float


class Quarter(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-2.1: one of four pieces with lettered edges."""

    theta_min: float
    theta_max: float
    edge_letter_start: str
    edge_letter_end: str
    hole: HoleId
    bone: BoneId


class Hole(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-7.13: a hole."""

    radius: float
    x: float
    y: float
    centre_r: float
    centre_theta: float


class Shaft(Table, frozen=True):
    """The straight part of a bone."""

    r_min: float
    r_max: float
    width: float


class Knobs(Table, frozen=True):
    """The two knobs at its end."""

    centre_r: float
    side_offset: float
    radius: float


class Bone(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-7.14: the end of a bone that juts out."""

    theta: float
    shaft: Shaft
    knobs: Knobs


class TargetSheet(Table, frozen=True, kw_only=True):
    """The whole target as its file has it."""

    source: Source
    thickness: float
    bone_thickness: float
    playing_radius: float
    outline_radius: float
    table: Disc
    rings: Rings
    quarter: tuple[Quarter, ...]
    section: tuple[Section, ...]
    hole: tuple[Hole, ...]
    bone: tuple[Bone, ...]


class Oval(Table, frozen=True):
    """The axes of an ellipse."""

    length: float
    width: float


class Gadget(Printed, frozen=True, kw_only=True, eq=False):
    """DF-6.30, DF-10.1: a piece that stands on the target or lies beside it."""

    count: Copies
    fixed: bool
    technique: TechniqueId | None = None
    length: float | None = None
    width: float | None = None
    height: float | None = None
    base: float | None = None
    thickness: float | None = None
    corners: tuple[Point, ...] = ()
    outer: Oval | None = None
    inner: Oval | None = None
    foot_depth: float | None = None
    mass_g: float | None = None
    turned: Range | None = None
    """The ice wall turned by 90 degrees: from and to so far from the middle."""

    @property
    def card(self) -> str:
        """What it is called among all that can be looked up: techniques have the short ids."""
        return f"gadget_{self.id}"


class Overlay(Printed, frozen=True, kw_only=True, eq=False):
    """DF-10.10: an overlay: permafrost with its opening, or the weak point."""

    outer_radius: float
    inner_radius: float = 0.0
    thickness: float
    mass_g: float
    section_value: int = 0
    halves_monster_life: bool = False

    @property
    def has_hole(self) -> bool:
        """DF-10.23: whether its opening is one more hole."""
        return self.inner_radius > 0


class Simulation(Table, frozen=True):
    """DF-13.23, DF-13.24: how the world is reckoned, and when a die lies still."""

    timestep: float
    steps_between_contact_checks: int
    integrator: str
    cone: str
    solver: str
    contact_natural_frequency: float
    solimp: tuple[float, float, float]
    sleep: bool
    max_time: float
    rest_position_tolerance: float
    rest_rotation_tolerance_deg: float
    contact_gap_for_new_event: float
    bounce_min_normal_speed: float
    board_prism_depth: float
    attempts: int


class Material(Table, frozen=True):
    """How something bounces and rubs."""

    restitution: float
    friction: float


class Materials(Table, frozen=True):
    """Every material, and how dice roll and spin on them."""

    table: Material
    board: Material
    overlay: Material
    floe: Material
    waterfall: Material
    ice_wall: Material
    iceberg: Material
    foam_die: Material
    die: Material
    torsional_friction: float
    rolling_friction: float
    overlay_torsional_friction: float
    overlay_rolling_friction: float


class Release(Table, frozen=True):
    """DF-13.9 to DF-13.11, DF-13.15: what a hand may do, and what chance adds to it."""

    min_radius: float
    max_radius: float
    min_height: float
    max_height: float
    max_speed: float
    min_elevation_deg: float
    max_elevation_deg: float
    max_spin: float
    spin_sigma: float
    speed_sigma: float


class Flip(Table, frozen=True):
    """DF-13.39 to DF-13.42: what a thumb may do."""

    min_radius: float
    max_radius: float
    min_height: float
    max_height: float
    upward_speed: Range
    forward_speed: Range
    spin: Range
    min_turn_deg: float
    max_failures_per_hero: int


class Noise(Table, frozen=True):
    """DF-13.43: how far an average hand misses what it wanted."""

    azimuth_deg: float
    elevation_deg: float
    speed_rel: float
    position_m: float


class Plain(Table, frozen=True):
    """A plain throw of a bot."""

    radius: float
    height: float
    speed: float
    elevation_deg: float


class PlainThrows(Table, frozen=True):
    """The plain throws of bots, and the directions along which none meets a bone first."""

    azimuth_deg: tuple[float, ...]
    default: Plain
    low: Plain


class Reference(Table, frozen=True, kw_only=True):
    """DF-13.44: where the plain throws of a hand that shakes so much come to lie."""

    s: float
    hit: Share
    damage_per_throw: float
    sections: dict[Value, Share]
    misses: dict[Literal["hole", "margin", "bones", "off", "no_bounce"], Share]

    def __post_init__(self) -> None:
        total = sum(self.sections.values()) + sum(self.misses.values())
        demand(abs(total - 1) < ROUNDED, f"sections: with misses they come to {total:.3f}")


class Measured(Reference, frozen=True, kw_only=True):
    """The same of one of the plain throws, with the bones."""

    throw: Literal["default", "low"]
    throws: int


class Physics(Table, frozen=True, kw_only=True):
    """DF-13.23: every constant of the simulation, and what was measured with it."""

    source: Source
    simulation: Simulation
    materials: Materials
    release: Release
    flip: Flip
    noise_unit: Noise
    plain_throw_nominal: PlainThrows
    reference: tuple[Reference, ...]
    plain_throw: tuple[Measured, ...]


class SetUp(Table, frozen=True):
    """DF-2, DF-3.1, DF-11.16, DF-12.1: the numbers of the set-up and of markets."""

    white_dice: int
    coins_less_than_heroes: int
    monsters_per_level: int
    rooms_drawn: int
    market_symbols: int
    market_symbols_ballads: int
    markets: int
    cards_more_than_heroes: int
    most_white_dice: int
    tokens: int
    icebergs: int


class Prices(Table, frozen=True):
    """DF-12.6, DF-12.7: what a coin buys."""

    white_die: int
    heal_everyone: int


class Scoring(Table, frozen=True):
    """DF-15.3 to DF-15.7: what glory is made of."""

    per_coin: int
    per_white_die: int
    no_scars: int
    per_scar: int
    per_dead_hero: int


class Numbers(Table, frozen=True):
    """The numbers of the box that stand on no card."""

    source: Source
    setup: SetUp
    prices: Prices
    scoring: Scoring


class Landing(ContentEntry, frozen=True, kw_only=True, eq=False):
    """DF-13.46: how throws of a skill under a set of techniques end, measured by simulation.

    `sections` and `misses` are shares of all throws; `line` is the share of hits on a line,
    `symbols` are not counted: they follow from the die.
    """

    techniques: tuple[TechniqueId, ...] = ()
    skill: str
    throws: Annotated[int, msgspec.Meta(ge=1)]
    sections: dict[Value, Share]
    misses: dict[str, Share]
    line: Share = 0.0
    source: Literal["house"] = "house"

    @property
    def hit(self) -> float:
        """The share of hits."""
        return sum(self.sections.values())
