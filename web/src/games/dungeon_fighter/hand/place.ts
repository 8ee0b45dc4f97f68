/** Where pieces may be laid before a throw: dragged anywhere, they settle where they are allowed. */

import type { Geometry, Point } from '../arena/geometry';
import { isTarget, turned } from './ballistics';
import { within, type Limits } from './limits';

export interface Spot {
  x: number;
  y: number;
  /** Degrees. */
  yaw: number;
}

/** The waterfall: the middle of its lower edge, the way down, where the die lies on it. */
export interface Plate extends Spot {
  z: number;
  lateral: number;
}

/** Points around the edge of a flat piece. */
function rimOf(kind: 'pond' | 'floe', geometry: Geometry): Point[] {
  if (kind === 'floe') return [...geometry.floe];
  const [length, width] = geometry.pond.outer;
  return Array.from({ length: 24 }, (_, step): Point => {
    const angle = (step / 24) * 2 * Math.PI;
    return [(length / 2) * Math.cos(angle), (width / 2) * Math.sin(angle)];
  });
}

/** Whether a flat piece lies wholly on the table and beside the target. */
export function lies(kind: 'pond' | 'floe', spot: Spot, geometry: Geometry): boolean {
  return rimOf(kind, geometry).every((point) => {
    const [x, y] = turned(point, spot.yaw);
    const at: Point = [spot.x + x, spot.y + y];
    return Math.hypot(...at) <= geometry.table && !isTarget(geometry, at, CLEAR);
  });
}

const CLEAR = 0.15;
const STEP = 0.25;
const FARTHEST = 120;

/** The nearest place to a point where a flat piece may lie, looking outwards and back. */
export function settled(kind: 'pond' | 'floe', wish: Spot, geometry: Geometry): Spot {
  const far = Math.hypot(wish.x, wish.y) || 1;
  const along = [wish.x / far, wish.y / far] as const;
  for (let step = 0; step < FARTHEST; step += 1) {
    for (const sign of step === 0 ? [1] : [1, -1]) {
      const out = far + sign * step * STEP;
      const spot = { ...wish, x: along[0] * out, y: along[1] * out };
      if (out > 0 && lies(kind, spot, geometry)) return spot;
    }
  }
  return wish;
}

/** The same within reach of the hand. */
export function nearHand(spot: Spot, hand: Point, reach: number): Spot {
  const [x, y] = [spot.x - hand[0], spot.y - hand[1]];
  const far = Math.hypot(x, y);
  if (far <= reach) return spot;
  return { ...spot, x: hand[0] + (x / far) * reach, y: hand[1] + (y / far) * reach };
}

/** Whether pond and floe get in each other's way: the floe may lie wholly in the water. */
export function collide(pond: Spot, floe: Spot, geometry: Geometry): boolean {
  const corners = geometry.floe.map((corner) => {
    const [x, y] = turned(corner, floe.yaw);
    return turned([floe.x + x - pond.x, floe.y + y - pond.y], -pond.yaw);
  });
  const inside = ([x, y]: Point, [length, width]: Point) =>
    (x / (length / 2)) ** 2 + (y / (width / 2)) ** 2 <= 1;
  if (corners.every((corner) => inside(corner, geometry.pond.inner))) return false;
  const [middle] = [turned([floe.x - pond.x, floe.y - pond.y], -pond.yaw)];
  return [...corners, middle].some((corner) => inside(corner, geometry.pond.outer));
}

/** Whether a point is in the water. */
export function inWater(pond: Spot, at: Point, geometry: Geometry): boolean {
  const [x, y] = turned([at[0] - pond.x, at[1] - pond.y], -pond.yaw);
  const [length, width] = geometry.pond.inner;
  return (x / (length / 2)) ** 2 + (y / (width / 2)) ** 2 <= 1;
}

/** Whether a point is on the floe. */
export function onFloe(floe: Spot, at: Point, geometry: Geometry): boolean {
  const [x, y] = turned([at[0] - floe.x, at[1] - floe.y], -floe.yaw);
  const { floe: corners } = geometry;
  return corners.every(([ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [0, 0];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

/** The angle of the rim at which a wall is stood that is dragged to a point. */
export function onRim([x, y]: Point): number {
  return (((Math.atan2(y, x) * 180) / Math.PI) % 360) + (y < 0 ? 360 : 0);
}

/** The waterfall, dragged to a point: its lower edge stays where it is allowed. */
export function plateAt([x, y]: Point, plate: Plate, limits: Limits): Plate {
  const far = Math.hypot(x, y) || 1;
  const out = within(far, limits.edgeRadius) / far;
  return {
    ...plate,
    x: x * out,
    y: y * out,
    z: within(plate.z, limits.edgeHeight),
    lateral: within(plate.lateral, limits.lateral),
  };
}
