/** The gesture of a hand: pulled back, aimed, let go; the same gesture is the same throw. */

import { within, type Range } from './limits';

/** How strongly and where to: the share of the strongest pull, and degrees to the left. */
export interface Pull {
  power: number;
  turn: number;
}

/** A place on the screen, in pixels. */
export type Place = readonly [number, number];

/** The strongest pull, as a share of the height of the arena. */
const FULL = 0.42;
/** The fastest throw that a pull makes, in metres per second: faster ones only fly off. */
export const FASTEST = 4;
/** Gentle pulls are told apart more finely than strong ones. */
const FINE = 1.5;
/** A shorter pull is none. */
const SLACK = 0.03;
/** How far to the side a throw may go. */
const WIDEST = 60;

const degrees = (angle: number) => (angle * 180) / Math.PI;

/** A pull from one place to another, in an arena so many pixels high; none if it is too short. */
export function pullOf(from: Place, to: Place, high: number): Pull | null {
  const [across, back] = [to[0] - from[0], to[1] - from[1]];
  const power = Math.min(1, Math.hypot(across, back) / (high * FULL));
  if (power < SLACK || back <= 0) return null;
  return { power, turn: within(degrees(Math.atan2(across, back)), [-WIDEST, WIDEST]) };
}

/** The same pull of the other hand: left is right, and it is worth less. */
export function mirrored({ power, turn }: Pull, gain: number): Pull {
  return { power: power * gain, turn: -turn };
}

const top = ([, most]: Range) => Math.min(most, FASTEST);

/** How fast a pull throws, in metres per second. */
export function speedOf(power: number, range: Range): number {
  return range[0] + (top(range) - range[0]) * power ** FINE;
}

/** How strong a pull is that throws so fast. */
export function powerOf(speed: number, range: Range): number {
  return within((speed - range[0]) / (top(range) - range[0]), [0, 1]) ** (1 / FINE);
}

/** Where a swipe was at a moment. */
export interface Sample {
  at: number;
  place: Place;
}

/** How long before the end of a swipe its speed is taken, in milliseconds. */
const LATELY = 90;

/** How fast a swipe ended, in heights of the arena per second: to the right, and upwards. */
export function swipeOf(samples: readonly Sample[], high: number): [number, number] {
  const last = samples.at(-1);
  const first = samples.find(({ at }) => last !== undefined && last.at - at <= LATELY);
  if (!last || !first || last.at <= first.at) return [0, 0];
  const passed = (last.at - first.at) / 1000;
  return [
    (last.place[0] - first.place[0]) / high / passed,
    (first.place[1] - last.place[1]) / high / passed,
  ];
}

/** A swipe this fast, in heights of the arena per second, is the strongest. */
const SWIFT = 2.6;

/** What a swipe away from the body does: a pull the other way round. */
export function flickOf(samples: readonly Sample[], high: number): Pull | null {
  const [right, up] = swipeOf(samples, high);
  if (up <= 0) return null;
  return {
    power: Math.min(1, Math.hypot(right, up) / SWIFT),
    turn: within(degrees(Math.atan2(-right, up)), [-WIDEST, WIDEST]),
  };
}

/** Two crossed hands: each steers the other's wrist, and the die goes where both push it. */
export function crossed(left: Pull | null, right: Pull | null): Pull | null {
  if (!left || !right) return null;
  return { power: (left.power + right.power) / 2, turn: -(left.turn + right.turn) / 2 };
}

/** How the aim sways, in degrees, after so many seconds; `seed` makes each throw another. */
export function sway(seconds: number, amount: number, seed: number): [number, number] {
  const beat = 2 + (seed % 100) / 100;
  const phase = (seed % 628) / 100;
  const turn = 2 * Math.PI * beat * seconds + phase;
  return [amount * Math.sin(turn), amount * Math.sin(turn * 1.3 + 1)];
}
