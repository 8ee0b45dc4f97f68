/** The choice a player is about to make: what is asked, what has been clicked, what is left. */

import type { Offer, Question } from '../protocol';
import { Offers, type AskOffer } from './offers.svelte';
import { clickable, combination, missing, remaining, unpick } from './clicks';
import { asksFirst } from './lastword';
import { original } from './scene';
import { Targets } from './targets';

/** An option by its place, or an answer that was not listed. */
export type Chosen = number | Readonly<Record<string, unknown>>;

export type Mark = 'next' | 'later' | 'picked' | null;

/** How long a new question takes no clicks, in milliseconds: they were meant for the last one. */
const GUARD = 400;

/** Whether an option does something that can be told; one that only leads on to others does not. */
function does(offer: Offer | undefined): boolean {
  return Boolean(offer?.effect) && !offer?.leads?.length;
}

export class Choice {
  question = $state.raw<Question | null>(null);
  picked = $state.raw<readonly string[]>([]);
  /** The only option left, waiting for a confirmation. */
  confirming = $state<number | null>(null);
  /** The option that is being looked at; its pieces are shown. */
  preview = $state<number | null>(null);
  /** The option that a lesson is about, where it is found in words; the others are there, too. */
  wanted = $state<number | null>(null);
  /** The last piece that was clicked though it cannot be chosen. */
  refused = $state<string | null>(null);
  /** Whether the question is so new that a click cannot have been meant for it. */
  fresh = $state(false);
  /** The options in words. */
  readonly offers: Offers;
  /** The option that waits for a word once its question is asked here. */
  #waiting: { question: number; option: number } | null = null;
  /** The chosen square whose words are on their way. */
  #tapped: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  #choose: (chosen: Chosen) => void;
  #refs = $derived(this.question?.offers.map((offer) => offer.refs ?? []) ?? []);
  remaining = $derived(remaining(this.#refs, this.picked));
  /** How many pieces of one kind are picked together; none where each click means something else. */
  readonly size = $derived(combination(this.#refs));
  #clickable = $derived(clickable(this.#refs, this.picked));
  #targets = $derived(new Targets(this.question?.squares ?? []));
  #shown = $derived(this.preview === null ? [] : (this.#refs[this.preview] ?? []).map(original));

  constructor(choose: (chosen: Chosen) => void, ask?: AskOffer) {
    this.#choose = choose;
    this.offers = new Offers(ask);
  }

  /** Something is asked, or nothing more. The same question again keeps the clicks. */
  ask(question: Question | null, position: number | null = null): void {
    const was = this.question;
    const same = question?.number === was?.number && question?.prompt === was?.prompt;
    this.question = question;
    this.offers.of(question, position);
    if (same) return;
    this.clear();
    this.#guard(question !== null);
    if (question && this.#waiting?.question === question.number)
      this.#confirm(this.#waiting.option);
    this.#waiting = null;
  }

  /** Something new is asked: for a moment no click can have been meant for it. */
  #guard(fresh: boolean): void {
    clearTimeout(this.#timer);
    this.fresh = fresh;
    if (fresh) this.#timer = setTimeout(() => (this.fresh = false), GUARD);
  }

  /** An option of a question waits for a word, now or when the question is asked here. */
  wait(question: number, option: number): void {
    if (this.question?.number === question) this.#confirm(option);
    else this.#waiting = { question, option };
  }

  /** An option waits for a word, told in its own words. */
  #confirm(option: number): void {
    this.confirming = option;
    void this.offers.look(option);
  }

  /** Forget every click. */
  clear(): void {
    this.picked = [];
    this.confirming = null;
    this.preview = null;
    this.refused = null;
    this.#tapped = null;
  }

  /** Take the last click back; whether there was one. */
  back(): boolean {
    const was = this.picked.length > 0 || this.confirming !== null;
    const square = this.confirming !== null && this.confirming >= this.#refs.length;
    if (!square) this.picked = this.picked.slice(0, -1);
    this.confirming = null;
    this.refused = null;
    return was;
  }

  /** What clicking a piece means now. */
  mark(id: string): Mark {
    if (this.picked.includes(id)) return 'picked';
    const listed = this.#clickable.get(original(id));
    if (listed) return listed;
    const begins = this.picked.length === 0 && this.#targets.has(id);
    if (begins || this.#square(id) !== null) return 'next';
    return this.#before(id) ? 'later' : null;
  }

  /** The clicks after which this piece could have been the next, if it were clicked instead. */
  #before(id: string): readonly string[] | null {
    for (let count = this.picked.length - 1; count >= 0; count -= 1) {
      const before = this.picked.slice(0, count);
      if (clickable(this.#refs, before).get(original(id)) === 'next') return before;
    }
    return null;
  }

  /** The piece whose squares may be chosen now. */
  get sent(): string | null {
    const [piece, ...others] = this.picked;
    return others.length > 0 ? null : (piece ?? this.#targets.only);
  }

  /** The option that a click on this piece would choose, if it would. */
  optionAt(id: string): number | null {
    const square = this.#square(id);
    if (square !== null) return square;
    if (!this.#clickable.has(original(id))) return null;
    const [only, ...others] = remaining(this.#refs, [...this.picked, id]);
    return others.length === 0 ? (only ?? null) : null;
  }

  #square(id: string): number | null {
    return this.sent === null ? null : (this.#targets.of(this.sent).get(id) ?? null);
  }

  /** Whether a piece belongs to the option that is being looked at. */
  shows(id: string): boolean {
    return this.#shown.includes(original(id));
  }

  /** A piece is clicked; `careful` asks before an option is chosen that does something (on touch). */
  click(id: string, careful = false): void {
    const mark = this.mark(id);
    this.refused = mark === null ? id : null;
    this.#tapped = null;
    if (mark === null) return;
    if (this.confirming !== null && this.picked.at(-1) === id) {
      this.choose(this.confirming);
      return;
    }
    const square = this.#square(id);
    if (square !== null) {
      this.choose(square, careful);
      return;
    }
    this.confirming = null;
    if (mark === 'picked') {
      this.picked = unpick(this.picked, id);
      return;
    }
    const kept = this.#clickable.has(original(id)) ? this.picked : (this.#before(id) ?? []);
    this.picked = [...kept, id];
    const [only, ...others] = this.remaining;
    if (only === undefined || others.length > 0 || this.#targets.has(id)) return;
    if (this.#waits(only) || (careful && does(this.question?.offers[only]))) {
      this.confirming = only;
    } else this.choose(only);
  }

  /** Whether the last click was not meant to send what is left: it picked one thing of several. */
  #waits(only: number): boolean {
    if (this.size !== null || missing(this.#refs[only] ?? [], this.picked).length > 0) return true;
    return this.picked.length === 1 && this.#refs.some((refs) => refs.length > 1);
  }

  /** An option is chosen, or a free answer given; some options wait for a word first. */
  choose(chosen: Chosen, careful = false): void {
    this.#tapped = null;
    if (typeof chosen !== 'number' || this.confirming === chosen) {
      this.clear();
      this.#choose(chosen);
      return;
    }
    const offer = this.offers.at(chosen);
    if (offer) this.#weigh(chosen, offer, careful);
    else void this.#look(chosen, careful);
  }

  /** Choose an option once its words are here. */
  async #look(index: number, careful: boolean): Promise<void> {
    this.#tapped = index;
    this.confirming = null;
    const offer = await this.offers.look(index);
    if (this.#tapped !== index) return; // something else was clicked or asked meanwhile
    this.#tapped = null;
    this.#weigh(index, offer, careful);
  }

  /** Choose an option, or ask once more: before a last word, or `careful` of an effect. */
  #weigh(index: number, offer: Offer | null, careful: boolean): void {
    const last = asksFirst(offer);
    this.confirming = last || (careful && offer?.effect) ? index : null;
    if (this.confirming === null) {
      this.clear();
      this.#choose(index);
    } else if (last) this.#guard(true);
  }
}
