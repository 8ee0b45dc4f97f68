/** How a flight passes on the screen: a little slower than life, and slowest where it is decided. */

import { decidingMoment, lastOf, type Flight } from './flight';

/** How many times as long as in life it takes. */
const USUAL = 1.7;
const SLOW = 5;
/** How long before and after the deciding knock it is slow, in milliseconds of the flight. */
const [BEFORE, AFTER] = [70, 50];
/** How long something is looked at when it has come to rest. */
const REST = 450;
/** A flight is told in no more than this. */
const MOST = 4200;

interface Part {
  from: number;
  to: number;
  factor: number;
}

function partsOf(flight: Flight): Part[] {
  const end = lastOf(flight);
  const deciding = decidingMoment(flight);
  if (deciding === null) return [{ from: 0, to: end, factor: USUAL }];
  const [from, to] = [Math.max(0, deciding - BEFORE), Math.min(end, deciding + AFTER)];
  return [
    { from: 0, to: from, factor: USUAL },
    { from, to, factor: SLOW },
    { from: to, to: end, factor: USUAL },
  ];
}

function told(parts: readonly Part[]): number {
  return parts.reduce((sum, { from, to, factor }) => sum + (to - from) * factor, 0);
}

function haste(parts: readonly Part[]): number {
  return Math.max(1, told(parts) / (MOST - REST));
}

/** How long a flight is shown, in milliseconds at normal speed. */
export function shownFor(flight: Flight): number {
  const parts = partsOf(flight);
  return Math.round(told(parts) / haste(parts)) + REST;
}

/** The moment of the flight that is shown after so long. */
export function momentAfter(flight: Flight, passed: number): number {
  const parts = partsOf(flight);
  let left = passed * haste(parts);
  for (const { from, to, factor } of parts) {
    const length = (to - from) * factor;
    if (left < length) return from + left / factor;
    left -= length;
  }
  return lastOf(flight);
}

/** Whether the flight is at its deciding knock. */
export function isSlow(flight: Flight, moment: number): boolean {
  return partsOf(flight).some(
    ({ from, to, factor }) => factor === SLOW && moment >= from && moment < to,
  );
}
