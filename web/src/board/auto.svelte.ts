/** Passing for the player after a random pause, unless they say no. */

import type { Question } from '../protocol';
import { chance, passes, pause, type Asking } from './auto';

export class AutoPass {
  /** Whether it will pass soon. */
  waiting = $state(false);
  #considered: Question | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pass: (question: Question) => Promise<boolean>;

  /** `pass` says whether passing was accepted. */
  constructor(pass: (question: Question) => Promise<boolean>) {
    this.#pass = pass;
  }

  /** A question is asked, or none; the same one is considered once, unless passing failed. */
  consider(question: Question | null, asking: Asking): void {
    const wanted = passes(question, asking) ? question : null;
    if (wanted?.number === this.#considered?.number) return;
    this.decline();
    this.#considered = wanted;
    if (wanted === null) return;
    this.waiting = true;
    this.#timer = setTimeout(() => {
      this.waiting = false;
      void this.#try(wanted);
    }, pause(chance()));
  }

  /** Pass; what was not accepted is considered again when the table has told more. */
  async #try(question: Question): Promise<void> {
    const accepted = await this.#pass(question);
    if (!accepted && this.#considered === question) this.#considered = null;
  }

  /** The player wants to decide this one. */
  decline(): void {
    clearTimeout(this.#timer);
    this.waiting = false;
  }
}
