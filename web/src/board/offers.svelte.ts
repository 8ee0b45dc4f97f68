/** The options of a question in words: those that came with it, and those looked at since. */

import type { Offer, Question } from '../protocol';

/** Asks the table for the words of an option; nothing, if it cannot tell. */
export type AskOffer = (question: number, option: number) => Promise<Offer | null>;

export class Offers {
  readonly #ask: AskOffer;
  #question: Question | null = null;
  #told = $state.raw<ReadonlyMap<number, Offer>>(new Map());
  #asked = new Map<number, Promise<Offer | null>>();

  constructor(ask: AskOffer = () => Promise.resolve(null)) {
    this.#ask = ask;
  }

  /** From now on it is about this question; what was told of another may not be true any more. */
  of(question: Question | null): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#told = new Map(question?.offers.entries());
    this.#asked.clear();
  }

  /** The words of an option, if they are known. */
  at(index: number | null): Offer | null {
    return index === null ? null : (this.#told.get(index) ?? null);
  }

  /** The words of an option; the table is asked for them once. */
  async look(index: number): Promise<Offer | null> {
    const question = this.#question;
    const known = this.at(index);
    if (known || !question) return known;
    const asked = this.#asked.get(index) ?? this.#ask(question.number, index);
    this.#asked.set(index, asked);
    const offer = await asked;
    if (question !== this.#question) return null;
    if (offer) this.#told = new Map([...this.#told, [index, offer]]);
    else this.#asked.delete(index); // perhaps it can be told later
    return offer;
  }
}
