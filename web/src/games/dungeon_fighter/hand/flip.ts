/** Flipping an overlay like a coin: how hard the thumb flicks is how high it goes and how it turns. */

import { within, type Limits } from './limits';

const GRAVITY = 9.81;
/** A hundredth; metres in a tenth of a millimetre; how high the target lies, in metres. */
const [HUNDRED, TENTHS, LOW] = [100, 10_000, 0.005];
/** How fast an overlay turns that goes up at one metre per second, in radians per second. */
const TURNS = 12;

/** The answer to the question for a flip, out of a flick: it is aimed at the middle by itself. */
export function flipOf(
  flick: Readonly<Record<string, unknown>>,
  { speed, flip }: Limits,
): Record<string, unknown> {
  const [x, y, z] = [Number(flick.x), Number(flick.y), Number(flick.z)];
  const upward = within(Number(flick.speed) / 1000, speed);
  const high = z / TENTHS - LOW;
  const time = (upward + Math.sqrt(upward ** 2 + 2 * GRAVITY * Math.max(0, high))) / GRAVITY;
  const forward = within(Math.hypot(x, y) / TENTHS / time, flip?.forward ?? [0, 2]);
  const spin = within(upward * TURNS, flip?.spin ?? [5, 40]);
  const thousand = (value: number) => Math.round(value * 100) * 10;
  return {
    type: 'flip',
    x,
    y,
    z,
    upward: thousand(upward),
    forward: thousand(forward),
    azimuth: flick.azimuth,
    spin: Math.round(spin * HUNDRED),
  };
}
