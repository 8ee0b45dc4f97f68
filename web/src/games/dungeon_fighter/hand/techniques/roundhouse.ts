/** Roundhouse: a full turn on the heel, and a throw as it ends. */

import type { Limits } from '../limits';

const FULL = 360;

/** How far the thrower has turned, in degrees; `since` in milliseconds from the start. */
export function turnAt(since: number, limits: Limits): number {
  const t = Math.max(0, since / 1000);
  const { turnTime, turnSpeed, turnSlowing, turnAfter } = limits;
  if (t <= turnTime) return turnSpeed * t + turnSlowing * t * t;
  return FULL + turnAfter * (t - turnTime);
}

/** How far from the aim the thrower looks at a moment of the turn. */
export function offAim(since: number, limits: Limits): number {
  return turnAt(since, limits) + limits.turnStart;
}
