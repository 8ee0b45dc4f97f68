/** Passing at once where the player need not be asked: among bots, or because they said so. */

import type { Lasting, Position, Question } from '../protocol';
import { isIdle, onlyOne } from './auto';
import { isPass } from './options';

export class Passing {
  /** The last question that was not taken although it was tried. */
  failed = $state<number | null>(null);
  /** Until when a seat wants to pass, as the offer of a pass calls it. */
  #wish: { seat: number | null; until: string } | null = null;
  /** Whether something was done that may still be taken back: passing would settle it. */
  #open = false;
  /** The question that was passed last. */
  #sent: number | null = null;
  /** How far the match had come. */
  #moments = 0;
  /** The question that came back when something was taken back. */
  #again: number | null = null;
  readonly #pass: (question: Question, option: number) => Promise<boolean>;

  /** `pass` says whether passing was accepted. */
  constructor(pass: (question: Question, option: number) => Promise<boolean>) {
    this.#pass = pass;
  }

  /** The player has answered by hand: passing is over where they could have passed. */
  answered(question: Question, option: number | object): void {
    this.#open = typeof option !== 'number' || !isPass(question.options[option]);
    if (mayPass(question)) this.#wish = null;
  }

  /** The player wants to pass from now on, what a position asks first. */
  last({ question, seat }: Position, { until }: Lasting): void {
    if (!question || question.number === this.#sent) return;
    this.#wish = { seat, until };
    this.#send(question);
  }

  /**
   * A position as the player sees it: without its question, if that is answered at once. `willing`
   * says that they need not be asked where there is one answer.
   */
  seen(position: Position, willing: boolean): Position {
    return this.#takes(position, willing) ? { ...position, question: null } : position;
  }

  #takes(position: Position, willing: boolean): boolean {
    const { question, seat, moments, undoable } = position;
    if (undoable === 0) this.#open = false;
    if (moments < this.#moments) {
      this.#again = question?.number ?? null;
      this.#wish = null;
    }
    this.#moments = moments;
    if (!question) return false;
    if (question.number === this.failed || question.number === this.#again) return false;
    const wish = this.#wish?.seat === seat ? this.#wish.until : null;
    const wanted = lastingOf(question).some(({ until }) => until === wish);
    if (wish !== null && !wanted && mayPass(question)) this.#wish = null;
    const obvious = isIdle(question) || (!this.#open && onlyOne(question));
    if (!wanted && !(willing && obvious)) return false;
    if (question.number !== this.#sent) this.#send(question);
    return true;
  }

  #send(question: Question): void {
    this.#sent = question.number;
    const option = Math.max(question.options.findIndex(isPass), 0);
    void this.#pass(question, option).then((accepted) => {
      if (accepted) return;
      this.failed = question.number;
      this.#wish = null;
    });
  }
}

/** How long one may go on passing from a question on; nothing is asked any more when it goes. */
export function lastingOf(question: Question | null): readonly Lasting[] {
  const pass = question?.options.findIndex(isPass) ?? -1;
  return question?.offers[pass]?.lasting ?? [];
}

/** What cannot be passed does not end a wish to pass. */
function mayPass(question: Question): boolean {
  return question.options.some(isPass);
}
