/** From the air: a hop of half a second, and the die leaves the hand before the feet land. */

import type { Limits } from '../limits';

/** How high the hop is at a moment, in centimetres; `since` in milliseconds from its start. */
export function hopAt(since: number, { hopTime, hopHeight }: Limits): number {
  const seconds = since / 1000;
  if (seconds < 0 || seconds > hopTime) return 0;
  return hopHeight * (1 - ((2 * seconds) / hopTime - 1) ** 2);
}
