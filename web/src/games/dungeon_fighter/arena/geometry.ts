/** The measures of target, pieces and dice, as the scene hands them over; here in centimetres. */

/** A part of the target: its value, and what of a ring it is, angles in degrees. */
export interface Section {
  id: string;
  value: number;
  inner: number;
  outer: number;
  from: number;
  to: number;
}

export interface Hole {
  id: string;
  x: number;
  y: number;
  radius: number;
}

/** A bone that juts out under the target, along a direction. */
export interface Bone {
  direction: number;
  inner: number;
  outer: number;
  width: number;
  /** Its two knobs: how far out, how far to either side, how large. */
  knobs: number;
  side: number;
  knob: number;
}

export interface DieShape {
  shape: 'd4' | 'd6';
  edge: number;
  rounding: number;
  /** What its corners (of four) or faces (of six) show, in order. */
  outcomes: readonly string[];
}

export type Point = readonly [number, number];

export interface Geometry {
  table: number;
  playing: number;
  outline: number;
  thickness: number;
  sections: readonly Section[];
  holes: readonly Hole[];
  bones: readonly Bone[];
  iceberg: { base: number; height: number };
  floe: readonly Point[];
  pond: { outer: Point; inner: Point };
  wall: { width: number; height: number; thickness: number; foot: number };
  waterfall: { length: number; width: number };
  /** The outer and the inner radius of each overlay. */
  overlays: Readonly<Record<string, Point>>;
  dice: Readonly<Record<string, DieShape>>;
}

/** How it travels: whole numbers, lengths in tenths of a millimetre, angles in 1/100 degree. */
interface Wire {
  table: number;
  playing: number;
  outline: number;
  thickness: number;
  sections: [string, number, number, number, number, number][];
  holes: [string, number, number, number][];
  bones: [number, number, number, number, number, number, number][];
  iceberg: [number, number];
  floe: [number, number][];
  pond: { outer: [number, number]; inner: [number, number] };
  wall: [number, number, number, number];
  waterfall: [number, number];
  overlays: Record<string, [number, number]>;
  dice: Record<string, { shape: 'd4' | 'd6'; edge: number; rounding: number; outcomes: string[] }>;
}

/** Tenths of a millimetre in a centimetre; hundredths in a degree. */
export const UNIT = 100;
const long = (length: number) => length / UNIT;
const both = ([one, other]: readonly [number, number]): Point => [long(one), long(other)];

let last: { text: string; geometry: Geometry } | null = null;

/** The measures that a scene hands over; they are the same for a whole match. */
export function geometryOf(text: string): Geometry {
  if (last?.text === text) return last.geometry;
  const wire = JSON.parse(text) as Wire;
  const geometry: Geometry = {
    table: long(wire.table),
    playing: long(wire.playing),
    outline: long(wire.outline),
    thickness: long(wire.thickness),
    sections: wire.sections.map(([id, value, inner, outer, from, to]) => ({
      id,
      value,
      inner: long(inner),
      outer: long(outer),
      from: long(from),
      to: long(to),
    })),
    holes: wire.holes.map(([id, x, y, radius]) => ({
      id,
      x: long(x),
      y: long(y),
      radius: long(radius),
    })),
    bones: wire.bones.map(([direction, inner, outer, width, knobs, side, knob]) => ({
      direction: long(direction),
      inner: long(inner),
      outer: long(outer),
      width: long(width),
      knobs: long(knobs),
      side: long(side),
      knob: long(knob),
    })),
    iceberg: { base: long(wire.iceberg[0]), height: long(wire.iceberg[1]) },
    floe: wire.floe.map(both),
    pond: { outer: both(wire.pond.outer), inner: both(wire.pond.inner) },
    wall: {
      width: long(wire.wall[0]),
      height: long(wire.wall[1]),
      thickness: long(wire.wall[2]),
      foot: long(wire.wall[3]),
    },
    waterfall: { length: long(wire.waterfall[0]), width: long(wire.waterfall[1]) },
    overlays: Object.fromEntries(
      Object.entries(wire.overlays).map(([id, radii]) => [id, both(radii)]),
    ),
    dice: Object.fromEntries(
      Object.entries(wire.dice).map(([id, { shape, edge, rounding, outcomes }]) => [
        id,
        { shape, edge: long(edge), rounding: long(rounding), outcomes },
      ]),
    ),
  };
  last = { text, geometry };
  return geometry;
}

const FULL = 360;
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Whether a section goes all the way round. */
export const isRound = ({ from, to }: Section): boolean => to - from >= FULL;

/** Where a section is marked: in the middle of it, or to the south of a round one. */
export function middleOf(section: Section): Point {
  const { inner, outer, from, to } = section;
  if (inner === 0) return [0, 0];
  const angle = radians(isRound(section) ? -90 : (from + to) / 2);
  const radius = (inner + outer) / 2;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** The section at a point of the target; none off them, and a line belongs to the lower one. */
export function sectionAt(geometry: Geometry, [x, y]: Point): Section | null {
  const radius = Math.hypot(x, y);
  const angle = (Math.atan2(y, x) * 180) / Math.PI;
  const found = geometry.sections.filter(({ inner, outer, from, to }) => {
    if (radius < inner || radius > outer) return false;
    const turned = (((angle - from) % FULL) + FULL) % FULL;
    return turned <= to - from;
  });
  return found.reduce<Section | null>(
    (low, one) => (low === null || one.value < low.value ? one : low),
    null,
  );
}

/** What lies at a point: a section, a hole, the margin, or nothing of the target. */
export function placeAt(geometry: Geometry, at: Point): string | null {
  const hole = geometry.holes.find(({ x, y, radius }) => Math.hypot(at[0] - x, at[1] - y) < radius);
  if (hole) return hole.id;
  const section = sectionAt(geometry, at);
  if (section) return section.id;
  return Math.hypot(...at) <= geometry.outline ? 'margin' : null;
}

/** The outline of a section as the path of an SVG, y upwards. */
export function outlineOf(section: Section): string {
  const { inner, outer, from, to } = section;
  const at = (radius: number, degrees: number) =>
    `${(radius * Math.cos(radians(degrees))).toFixed(3)} ${(radius * Math.sin(radians(degrees))).toFixed(3)}`;
  if (isRound(section)) {
    const ring = (radius: number, sweep: 0 | 1) =>
      `M${radius} 0A${radius} ${radius} 0 1 ${sweep} ${-radius} 0A${radius} ${radius} 0 1 ${sweep} ${radius} 0Z`;
    return ring(outer, 1) + (inner > 0 ? ring(inner, 0) : '');
  }
  return `M${at(inner, from)}L${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}
