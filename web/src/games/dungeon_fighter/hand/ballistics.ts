/** Where a throw goes until it first touches something, as far as that may be foretold. */

import { placeAt, radians, type Geometry, type Point } from '../arena/geometry';

/** How something leaves the hand: centimetres, metres per second, degrees. */
export interface Release {
  x: number;
  y: number;
  z: number;
  speed: number;
  azimuth: number;
  elevation: number;
}

export interface Arc {
  way: [number, number, number][];
  /** Where it touches; none if it leaves the table first. */
  end: [number, number, number] | null;
  /** It touches the target first. */
  early: boolean;
}

/** Centimetres per second squared. */
const GRAVITY = 981;
const STEP = 0.008;
const LONGEST = 400;
const CM = 100;
/** How high the middle of a die is when it touches. */
const TOUCH = 0.6;

/** The arc of a throw to its first bounce, and no further. */
export function arcOf(release: Release, geometry: Geometry): Arc {
  const { speed, azimuth, elevation } = release;
  const level = speed * CM * Math.cos(radians(elevation));
  const [vx, vy] = [level * Math.cos(radians(azimuth)), level * Math.sin(radians(azimuth))];
  const up = speed * CM * Math.sin(radians(elevation));
  const way: Arc['way'] = [];
  let falling = false;
  for (let step = 0; step < LONGEST; step += 1) {
    const t = step * STEP;
    const [x, y] = [release.x + vx * t, release.y + vy * t];
    const z = release.z + up * t - (GRAVITY * t * t) / 2;
    falling ||= z > TOUCH;
    const out = Math.hypot(x, y);
    if (falling && z <= TOUCH && out <= geometry.table) {
      way.push([x, y, TOUCH]);
      return { way, end: [x, y, 0], early: isTarget(geometry, [x, y]) };
    }
    if (z < -30 || out > geometry.table * 2) break;
    way.push([x, y, z]);
  }
  return { way, end: null, early: false };
}

/** Whether a point lies on the target, its margin or its bones. */
export function isTarget(geometry: Geometry, at: Point, around = 0): boolean {
  if (Math.hypot(...at) <= geometry.outline + around || placeAt(geometry, at) !== null) return true;
  return geometry.bones.some((bone) => {
    const [along, aside] = turned(at, -bone.direction);
    if (along > bone.inner - around && along < bone.outer + around)
      if (Math.abs(aside) < bone.width / 2 + around) return true;
    return [-bone.side, bone.side].some(
      (side) => Math.hypot(along - bone.knobs, aside - side) < bone.knob + around,
    );
  });
}

/** A point turned around the middle. */
export function turned([x, y]: Point, degrees: number): Point {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [x * c - y * s, x * s + y * c];
}
