/** What somebody looks at, by pointer, by focus or in the list of options, and what it would do. */

import { LookedAt } from '../../board/looked.svelte';
import type { Sketch } from './facts';

export class Looked extends LookedAt {
  /** The die that is looked at. */
  die = $state<string | null>(null);

  /** Where the die that is looked at could be used. */
  readonly lit = $derived.by((): ReadonlySet<string> => {
    const { choice } = this.board;
    const offers = choice.question?.offers ?? [];
    const pointed = offers.find((offer) => this.die !== null && offer.refs?.[0] === this.die);
    return new Set((choice.preview === null ? pointed : offers[choice.preview])?.leads);
  });

  /** What the option that is looked at would write. */
  readonly sketch = $derived.by((): Sketch => {
    const { offer } = this;
    return {
      piece: (offer?.becomes && offer.refs?.[0]) ?? null,
      numbers: offer?.becomes ?? {},
      warned: Boolean(offer?.warning),
    };
  });
}
