/** Who may look now, at one screen for several players. */

import type { Session } from '../net/session.svelte';

export class SharedScreen {
  /** One person plays all the seats: nothing has to be hidden from anybody. */
  alone = $state(false);
  /** Who said they are in front of the screen. */
  #here = $state<number | null>(null);
  /** The seat somebody wants to look through, and the position at which they did. */
  #wanted = $state<number | null>(null);
  #browsing = $state<number | null>(null);
  readonly #session: Session;

  /** Which of my seats must answer: those that must agree to a take-back come first. */
  readonly #asked = $derived.by(() => {
    const { mine, position } = this.#session;
    const agree = mine.filter((seat) => position?.takeback?.needed.includes(seat));
    return agree.length > 0 ? agree : mine.filter((seat) => position?.asked.includes(seat));
  });

  readonly #next = $derived.by(() => {
    const { mine, position } = this.#session;
    if (this.alone || mine.length < 2 || !position || position.outcome) return null;
    if (this.#wanted !== null) return this.#wanted;
    const asked = this.#asked;
    const free = asked.length === 0 || this.#browsing === position.number;
    const stays = this.#here !== null && (free || asked.includes(this.#here));
    return stays ? this.#here : (asked[0] ?? this.#here ?? mine[0] ?? null);
  });

  /** For whom the curtain is drawn: until they are here, and what is shown is theirs. */
  readonly curtain = $derived.by(() => {
    const next = this.#next;
    const shown = this.#session.position?.seat;
    return next !== this.#here || next !== shown ? next : null;
  });

  constructor(session: Session) {
    this.#session = session;
  }

  /** The player of a seat is in front of the screen. */
  async open(seat: number): Promise<void> {
    if (this.#session.seat !== seat) await this.#session.look(seat);
    this.#browsing = this.#wanted === seat ? (this.#session.position?.number ?? null) : null;
    this.#wanted = null;
    this.#here = seat;
  }

  /** Somebody wants to look through another seat. */
  look(seat: number): void {
    if (this.alone) void this.#session.look(seat);
    else this.#wanted = seat;
  }

  /** Alone at several seats: look through the eyes of whoever is asked. */
  follow(): void {
    const { position } = this.#session;
    const [first] = this.#asked;
    if (!this.alone || !position || first === undefined) return;
    if (position.seat === null || !this.#asked.includes(position.seat)) {
      void this.#session.look(first);
    }
  }
}
