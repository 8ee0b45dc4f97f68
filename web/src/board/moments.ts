/** Moments of a match, each fetched once. */

import { api } from '../net/api';
import type { Position } from '../protocol';

export class Moments {
  readonly table: string;
  readonly #kept = new Map<string, Promise<Position>>();

  constructor(table: string) {
    this.table = table;
  }

  /** The match after so many decisions, through somebody's eyes. */
  at(moment: number, eyes: string): Promise<Position> {
    const key = `${eyes} ${moment}`;
    const known = this.#kept.get(key);
    if (known) return known;
    const coming = api.moment(this.table, moment, eyes);
    this.#kept.set(key, coming);
    coming.catch(() => this.#kept.delete(key));
    return coming;
  }

  /** The first moment at which so many events have happened, among those up to `last`. */
  async after(events: number, last: number, eyes: string): Promise<number> {
    let [low, high] = [0, last];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const found = await this.at(middle, eyes);
      if (found.first_event + found.events.length >= events) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
