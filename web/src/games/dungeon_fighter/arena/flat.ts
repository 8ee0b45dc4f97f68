/** How things look from above, and how large they are there. */

import type { Pose } from './pose';

/** How far from its middle a pointer still hits a thing, in centimetres. */
export function lookAlike(id: string): number {
  if (id.startsWith('hand')) return 5;
  if (['pond', 'wall', 'waterfall'].includes(id)) return 7;
  return id === 'floe' ? 4 : 2;
}

/** How far a pose is turned about the upright, in degrees. */
export function yawOf({ turn: [w, x, y, z] }: Pose): number {
  return (Math.atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)) * 180) / Math.PI;
}
