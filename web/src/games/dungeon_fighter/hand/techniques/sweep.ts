/** Two timed presses: an arrow sways from side to side, then power rises and falls. */

import type { Pull } from '../pull';

/** How far to either side the arrow sways, in degrees, and how long it takes there and back. */
const [WIDE, SWAY] = [26, 3.4];
/** How long power takes to rise and to fall, in seconds. */
const RISE = 2.6;

/** Where the arrow is after so many seconds. */
export function turnOf(seconds: number): number {
  return WIDE * Math.sin((seconds / SWAY) * 2 * Math.PI);
}

/** How much power there is after so many seconds, 0 to 1. */
export function powerAt(seconds: number): number {
  const share = (seconds / RISE) % 2;
  return share <= 1 ? share : 2 - share;
}

/** What presses after so many seconds each come to. */
export function pressed(aimed: number, strong: number): Pull {
  return { turn: turnOf(aimed), power: Math.max(0.02, powerAt(strong)) };
}
