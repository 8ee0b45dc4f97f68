/** The answer to a question, on its way to the table; one at a time. */

import { live } from '../design/live.svelte';
import type { Session } from '../net/session.svelte';
import type { Question } from '../protocol';
import type { Texts } from '../texts.svelte';
import type { Chosen } from './choice.svelte';

export class Answer {
  /** Whether one is on its way. */
  busy = $state(false);
  readonly #session: Session;
  readonly #texts: Texts;

  constructor(session: Session, texts: Texts) {
    this.#session = session;
    this.#texts = texts;
  }

  /** Answer with an option, by its place, or freely; whether it was accepted. */
  async send(question: Question | null, chosen: Chosen): Promise<boolean> {
    if (!question || this.busy) return false;
    if (this.#session.status !== 'open') {
      live.note(this.#texts.say('play-offline'), 'bad');
      return false;
    }
    this.busy = true;
    try {
      const listed = typeof chosen === 'number' ? question.options[chosen] : undefined;
      return await this.#session.choose(question.number, listed ?? chosen);
    } finally {
      this.busy = false;
    }
  }
}
