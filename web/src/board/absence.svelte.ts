/** What happened while a player was away, and watching it moment by moment. */

import type { Session } from '../net/session.svelte';
import type { Position } from '../protocol';
import { newsFrom } from './log';
import { Moments } from './moments';
import { remember, seen, type Mark } from './seen';

const MANY_LINES = 4;
/** Milliseconds after which somebody who looked elsewhere comes back. */
const LONG_AWAY = 60_000;

export class Absence {
  /** Where this browser was last here; none: nothing much has happened since. */
  since = $state.raw<Mark | null>(null);
  /** The moment that is watched; none: the present. */
  past = $state.raw<Position | null>(null);
  /** How long the log was at my last turn. */
  mark = $state<number | null>(null);
  /** Whether a moment could not be fetched. */
  failed = $state(false);
  /** The seats that have been greeted with the news. */
  readonly #arrived = new Set<number>();
  #seat: number | null = null;
  #left: number | null = null;
  /** Counts what was wished: a moment that comes too late is not shown. */
  #wishes = 0;
  readonly #session: Session;
  readonly #moments: Moments;

  constructor(session: Session) {
    this.#session = session;
    this.#moments = new Moments(session.id);
  }

  /** A position is shown: a seat's first may tell of news, and all have been seen from then on. */
  see(position: Position): void {
    const { seat } = position;
    if (seat === null || document.hidden) return;
    const { id, events } = this.#session;
    const known = seen(id, seat);
    if (seat !== this.#seat) this.mark = known?.events ?? null;
    this.#seat = seat;
    const first = newsFrom(events, known?.events ?? null, seat);
    const many = first !== null && events.length - first >= MANY_LINES;
    if (!this.#arrived.has(seat) && known && many && !position.outcome) {
      this.since = known;
      this.mark = known.events;
    }
    this.#arrived.add(seat);
    remember(id, seat, { events: events.length, moments: position.moments });
  }

  /** The page is hidden, or shown again; after a long time that is an arrival. */
  turn(hidden: boolean): void {
    if (hidden) {
      this.#left = Date.now();
      return;
    }
    const away = this.#left === null ? 0 : Date.now() - this.#left;
    this.#left = null;
    if (away >= LONG_AWAY) this.#arrived.clear();
  }

  /** Watch a moment; the last one is the present. */
  async goTo(moment: number): Promise<void> {
    const { position } = this.#session;
    if (!position || position.seat === null) return;
    const wish = ++this.#wishes;
    this.failed = false;
    if (moment >= position.moments) {
      this.past = null;
      return;
    }
    try {
      const found = await this.#moments.at(moment, String(position.seat));
      if (wish === this.#wishes) this.past = found;
    } catch {
      if (wish === this.#wishes) this.failed = true;
    }
  }

  /** Enough of the past. */
  skip(): void {
    this.#wishes += 1;
    this.past = null;
    this.since = null;
    this.failed = false;
  }
}
