/** The great moments of a match, as they are shown over the dungeon. */

import type { Event } from '../protocol';

export interface Moment {
  /** The name of its picture. */
  picture: string;
  /** Who or what it is, in large letters. */
  title?: string;
  /** What is read out, instead of what the log says. */
  words?: string;
  look: 'plain' | 'good' | 'bad' | 'boss';
}

/** What is great about an event, if anything is. */
export type MomentOf = (event: Event) => Moment | null;
