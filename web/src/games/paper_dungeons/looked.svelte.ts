/** What somebody looks at, by pointer, by focus or in the list of options, and what it would do. */

import type { Surroundings } from '../../board/surroundings';
import type { Sketch } from './facts';

export class Looked {
  /** The die that is looked at. */
  die = $state<string | null>(null);
  readonly #board: Surroundings;
  #piece = $state<string | null>(null);

  constructor(board: Surroundings) {
    this.#board = board;
  }

  /** Where the die that is looked at could be used. */
  readonly lit = $derived.by((): ReadonlySet<string> => {
    const { choice } = this.#board;
    const offers = choice.question?.offers ?? [];
    const pointed = offers.find((offer) => this.die !== null && offer.refs?.[0] === this.die);
    return new Set((choice.preview === null ? pointed : offers[choice.preview])?.leads);
  });

  /** What the option that is looked at would write. */
  readonly sketch = $derived.by((): Sketch => {
    const { choice } = this.#board;
    const pointed = this.#piece === null ? null : choice.optionAt(this.#piece);
    const offer = choice.offers.at(choice.preview ?? choice.confirming ?? pointed);
    return {
      piece: (offer?.becomes && offer.refs?.[0]) ?? null,
      numbers: offer?.becomes ?? {},
      warned: Boolean(offer?.warning),
    };
  });

  readonly #at = (event: Event): void => {
    const piece = (event.target as HTMLElement).closest<HTMLElement>('button[data-piece]');
    this.#piece = piece?.dataset.piece ?? null;
  };

  readonly #away = (): void => {
    this.#piece = null;
  };

  /** What the element around the pieces listens to. */
  readonly handlers = {
    onpointerover: this.#at,
    onpointerleave: this.#away,
    onfocusin: this.#at,
    onfocusout: this.#away,
  };
}
