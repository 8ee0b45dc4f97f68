/** Force of the waterfall: no hand throws, the plate is tilted. */

import type { Place } from '../pull';
import { within, type Limits } from '../limits';

/** Where the pointer that tilts was at a moment. */
export interface Tilting {
  at: number;
  place: Place;
}

/** A drag over so much of the height of the arena tilts the plate all the way. */
const WHOLE = 0.4;
/** A tilt that lasts no time. */
const BLINK = 40;

/** How far a drag upwards tilts the plate, in degrees. */
export function tiltOf(from: Place, to: Place, high: number, { tilt }: Limits): number {
  const share = Math.max(0, (from[1] - to[1]) / (high * WHOLE));
  return Math.min(1, share) * tilt[1];
}

export interface Tilt {
  final: number;
  rate: number;
}

/** What a drag comes to: how steep in the end, and how fast, in degrees per second. */
export function tilted(samples: readonly Tilting[], high: number, limits: Limits): Tilt | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return null;
  const reached = tiltOf(first.place, last.place, high, limits);
  if (reached < limits.tilt[0] / 2) return null;
  const final = within(reached, limits.tilt);
  return tiltedIn(final, last.at - first.at, limits);
}

/** A tilt of so many degrees in so many milliseconds. */
export function tiltedIn(final: number, passed: number, limits: Limits): Tilt {
  const rate = within((final / Math.max(BLINK, passed)) * 1000, limits.rate);
  return { final: Math.round(final * 10) / 10, rate: Math.round(rate) };
}
