/**
 * Answering by itself where there is nothing to decide, without telling anybody anything.
 *
 * A seat is asked in every window, whatever it holds; what the others see is only how long it
 * takes. So the pause is random and depends on nothing else. Bots do not watch the clock: alone
 * with them there is no pause.
 */

import type { Question, TableInfo } from '../protocol';
import { asksFirst } from './lastword';

export const SHORTEST = 1200;
export const LONGEST = 3500;

/** When I am asked though there is nothing to decide: always, among people, or never. */
export type Asking = 'always' | 'people' | 'holding';

/** Whether only one person sits at a table. */
export function amongBots(table: Pick<TableInfo, 'seats'> | null): boolean {
  return table?.seats.filter((seat) => seat.kind !== 'bot').length === 1;
}

/**
 * Whether there is one answer and no other: to pass, to keep a hand that cannot be thrown in; or to
 * pass where nothing fits (`idle`).
 */
export function onlyOne(question: Question | null): boolean {
  if (question === null || question.squares?.length || question.free) return false;
  if (isIdle(question)) return true;
  return question.options.length === 1 && !asksFirst(question.offers[0]);
}

/** Whether passing is all that somebody would do here, though there are other options. */
export function isIdle(question: Question): boolean {
  return question.offers.some((offer) => offer.idle);
}

/** Whether the client may answer for the player among people: only where there is one answer. */
export function passes(question: Question | null, asking: Asking): boolean {
  return asking === 'holding' && onlyOne(question);
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
