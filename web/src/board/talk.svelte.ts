/** What the players say to one another: who is heard, what has been read, what is in words. */

import type { Session } from '../net/session.svelte';
import type { Line } from '../protocol';
import type { Texts } from '../texts.svelte';
import { mute, muted } from './seen';

export class Talk {
  /** The seats that are not heard. */
  silent: readonly number[] = $state.raw([]);
  /** The number of the last line that was read. */
  #read: number = $state(-1);
  readonly #session: Session;
  /** The lines that are heard. */
  readonly lines = $derived.by(() =>
    this.#session.lines.filter((line) => line.seat === null || !this.silent.includes(line.seat)),
  );
  readonly unread = $derived.by(() => {
    const { mine } = this.#session;
    return this.lines.filter((line) => line.number > this.#read && !isOwn(line, mine)).length;
  });

  constructor(session: Session) {
    this.#session = session;
    this.silent = muted(session.id);
    this.read();
  }

  /** Everything there is has been read. */
  read(): void {
    this.#read = this.#session.lines.at(-1)?.number ?? -1;
  }

  /** Hear a seat no more, or again. */
  toggle(seat: number): void {
    this.silent = this.silent.includes(seat)
      ? this.silent.filter((one) => one !== seat)
      : [...this.silent, seat];
    mute(this.#session.id, this.silent);
  }
}

/** Notes of what somebody did, not of what was done to them. */
const DEEDS = /^note-(undone|taken-back|takeback-.*)$/;

/** Whether I have said a line, or done what it notes. */
function isOwn({ kind, seat, text, about }: Line, mine: readonly number[]): boolean {
  const by = kind === 'note' && DEEDS.test(text) ? about?.seat : seat;
  return typeof by === 'number' && mine.includes(by);
}

/** What a line says. */
export function wordsOf(line: Line, texts: Texts): string {
  if (line.kind === 'text') return line.text;
  if (line.kind === 'nudge') return texts.say('play-nudged', line.about);
  const message = line.kind === 'preset' ? `play-preset-${line.text}` : line.text;
  return texts.has(message) ? texts.say(message, line.about) : line.text;
}
