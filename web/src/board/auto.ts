/**
 * Answering by itself where there is nothing to decide, without telling anybody anything.
 *
 * A seat is asked in every window, whatever it holds; what the others see is only how long it
 * takes. So the pause is random and depends on nothing else.
 */

import type { Question } from '../protocol';

export const SHORTEST = 1200;
export const LONGEST = 3500;

/** Whether the client may pass for the player: only when passing is all there is. */
export function passes(question: Question | null, asking: 'always' | 'holding'): boolean {
  if (asking !== 'holding' || question === null) return false;
  return question.options.length === 1 && question.options[0]?.type === 'pass';
}

/** How long to wait before passing, in milliseconds; `chance` is between 0 and 1. */
export function pause(chance: number): number {
  return Math.round(SHORTEST + chance * (LONGEST - SHORTEST));
}

/** A number between 0 and 1 that nobody can foresee. */
export function chance(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return drawn / 2 ** 32;
}
