/**
 * The options of a question in words: those that came with it, and those looked at since.
 *
 * What an option would make of the table is told when somebody looks at it, and holds for as long
 * as the table stays as it is.
 */

import type { Offer, Question } from '../protocol';

/** Asks the table for everything about an option; nothing, if it cannot tell. */
export type AskOffer = (question: number, option: number) => Promise<Offer | null>;

export class Offers {
  readonly #ask: AskOffer;
  #question: Question | null = null;
  #position: number | null = null;
  #told = $state.raw<ReadonlyMap<number, Offer>>(new Map());
  #asked = new Map<number, Promise<Offer | null>>();

  constructor(ask: AskOffer = () => Promise.resolve(null)) {
    this.#ask = ask;
  }

  /** From now on it is about this question, in a position; what was told of others may be wrong. */
  of(question: Question | null, position: number | null = null): void {
    if (question === this.#question && position === this.#position) return;
    this.#question = question;
    this.#position = position;
    this.#told = new Map(question?.offers.entries());
    this.#asked = new Map();
  }

  /** The words of an option, if they are known. */
  at(index: number | null): Offer | null {
    return index === null ? null : (this.#told.get(index) ?? null);
  }

  /** Whether there is more to know of an option. */
  wants(index: number): boolean {
    const known = this.at(index);
    return this.#question !== null && (known === null || known.more === true);
  }

  /** Everything about an option; the table is asked for it once. */
  async look(index: number): Promise<Offer | null> {
    const question = this.#question;
    const known = this.at(index);
    if (!question || !this.wants(index)) return known;
    const all = this.#asked;
    const asked = all.get(index) ?? this.#ask(question.number, index);
    all.set(index, asked);
    const offer = await asked;
    if (all !== this.#asked) return null;
    if (offer) this.#told = new Map([...this.#told, [index, offer]]);
    else all.delete(index); // perhaps it can be told later
    return offer ?? known;
  }
}
