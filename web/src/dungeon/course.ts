/** How a match went: one number from round to round, and what mattered on the way. */

import type { Event } from '../protocol';

/** The number at a moment, counted in rounds or turns. */
export interface Point {
  at: number;
  left: number;
}

/** What an event that mattered looks like. */
export interface Sign {
  picture: string;
  /** What it was for the heroes. */
  tone: 'good' | 'bad';
}

export interface Mark extends Point, Sign {
  event: Event;
}

export interface Course {
  points: readonly Point[];
  marks: readonly Mark[];
  /** How many rounds or turns it took. */
  end: number;
}

/** Where a game tells what is needed for its course. */
export interface Told {
  /** The event that begins a round, and the field of it that counts them. */
  begins: string;
  round: string;
  /** The field of events that says the number. */
  left: string;
  signOf: (event: Event) => Sign | null;
}

/** What the events of a match tell, beginning with the first round. */
export function courseOf(events: readonly Event[], told: Told): Course {
  const points: Point[] = [];
  const marks: Mark[] = [];
  let [at, left] = [0, 0];
  for (const event of events) {
    const began = event.type === told.begins;
    const said = event[told.left];
    if (began) at = Number(event[told.round]);
    if (typeof said === 'number') left = said;
    if (began || typeof said === 'number') points.push({ at, left });
    const sign = at > 0 ? told.signOf(event) : null;
    if (sign) marks.push({ at, left, event, ...sign });
  }
  return { points, marks, end: Math.max(1, at) };
}
