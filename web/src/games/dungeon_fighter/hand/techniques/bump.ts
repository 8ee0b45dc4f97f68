/** Thump: the fist comes down on the table, and opens as it strikes. */

import type { Sample } from '../pull';
import { within, type Limits } from '../limits';

/** A drag over so much of the height of the arena brings the fist down to the table. */
const WAY = 0.3;
const CM = 100;

/** How high the fist is, in centimetres, where the pointer has come so far down. */
export function fistHeight(samples: readonly Sample[], high: number, { fistHeight }: Limits) {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return fistHeight;
  const share = (last.place[1] - first.place[1]) / (high * WAY);
  return fistHeight * (1 - within(share, [0, 1]));
}

export interface Blow {
  /** When the fist strikes. */
  at: number;
  /** How fast the die leaves it, in metres per second. */
  speed: number;
}

/** The blow of a drag: the moment at which the fist comes to the table, and how fast. */
export function blowOf(samples: readonly Sample[], high: number, limits: Limits): Blow | null {
  const strike = samples.findIndex(
    (_, index) => fistHeight(samples.slice(0, index + 1), high, limits) === 0,
  );
  if (strike < 1) return null;
  const [before, at] = [samples[Math.max(0, strike - 3)], samples[strike]];
  if (!before || !at || at.at <= before.at) return null;
  const down = (at.place[1] - before.place[1]) / (high * WAY);
  const fist = (down * limits.fistHeight) / CM / ((at.at - before.at) / 1000);
  return { at: at.at, speed: within(fist * limits.fistSpeed, limits.speed) };
}

/** How fast a fist is that simply falls, as the die leaves it. */
export function falling({ fistHeight, fistSpeed, speed }: Limits): number {
  return within(Math.sqrt((2 * 9.81 * fistHeight) / CM) * fistSpeed, speed);
}

/** How long a fist falls, in milliseconds. */
export function fallTime({ fistHeight }: Limits): number {
  return Math.sqrt((2 * fistHeight) / CM / 9.81) * 1000;
}
