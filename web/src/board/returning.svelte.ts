/** Coming back to a table: what happened meanwhile, and watching it moment by moment. */

import type { Session } from '../net/session.svelte';
import type { Position } from '../protocol';
import { Moments } from './moments';
import { remember, seen, type Mark } from './seen';

const MANY_LINES = 4;

export class Returning {
  /** Where this browser was last here; none: nothing much has happened since. */
  since = $state.raw<Mark | null>(null);
  /** The moment that is watched; none: the present. */
  past = $state.raw<Position | null>(null);
  /** The first line of the log since my last turn. */
  mark = $state<number | null>(null);
  #arrived = false;
  readonly #session: Session;
  readonly #moments: Moments;

  constructor(session: Session) {
    this.#session = session;
    this.#moments = new Moments(session.id);
  }

  /** A position is shown: the first may tell of news, and all have been seen from then on. */
  see(position: Position): void {
    if (position.seat === null) return;
    const { id, events } = this.#session;
    const known = seen(id, position.seat);
    const news = known ? events.length - known.events : 0;
    if (!this.#arrived && known && news >= MANY_LINES && !position.outcome) {
      this.since = known;
      this.mark = known.events;
    }
    this.#arrived = true;
    if (document.hidden) return;
    remember(id, position.seat, { events: events.length, moments: position.moments });
  }

  /** Watch a moment; the last one is the present. */
  async goTo(moment: number): Promise<void> {
    const { position } = this.#session;
    if (!position || position.seat === null) return;
    if (moment >= position.moments) this.past = null;
    else this.past = await this.#moments.at(moment, String(position.seat));
  }

  /** Enough of the past. */
  skip(): void {
    this.past = null;
    this.since = null;
  }
}
