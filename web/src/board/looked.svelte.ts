/** The option that somebody looks at: in words, about to be chosen, or by a piece under pointer or focus. */

import type { Offer } from '../protocol';
import type { Surroundings } from './surroundings';

/** For how long somebody looks who does not only pass by, in milliseconds. */
const PAUSE = 60;

export class LookedAt {
  protected readonly board: Surroundings;
  #piece = $state<string | null>(null);

  constructor(board: Surroundings) {
    this.board = board;
    $effect(() => {
      const { option } = this;
      const { offers } = board.choice;
      if (option === null || !offers.wants(option)) return;
      const timer = setTimeout(() => void offers.look(option), PAUSE);
      return () => clearTimeout(timer);
    });
  }

  /** Its place among the options. */
  readonly option = $derived.by((): number | null => {
    const { choice } = this.board;
    const pointed = this.#piece === null ? null : choice.optionAt(this.#piece);
    return choice.preview ?? pointed ?? choice.confirming;
  });

  get offer(): Offer | null {
    return this.board.choice.offers.at(this.option);
  }

  /** Somebody looks at a piece, or at none. */
  at(piece: string | null): void {
    this.#piece = piece;
  }

  readonly #over = (event: Event): void => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>('button[data-piece]');
    this.at(piece?.dataset.piece ?? null);
  };

  /** Where the focus goes to another piece, that piece is looked at next: nothing blinks between. */
  readonly #away = (event: Event): void => {
    const next = event instanceof FocusEvent ? event.relatedTarget : null;
    if (!(next instanceof Node && (event.currentTarget as Node).contains(next))) this.at(null);
  };

  /** What the element around the pieces listens to. */
  readonly handlers = {
    onpointerover: this.#over,
    onpointerleave: this.#away,
    onfocusin: this.#over,
    onfocusout: this.#away,
  };
}
