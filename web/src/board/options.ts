/** The options of a question in words: those that differ in one thing only lie together. */

import type { Question } from '../protocol';
import type { Texts } from '../texts.svelte';
import { squareOf } from './grid';
import { countOf } from './targets';

export interface Entry {
  index: number;
  /** The key that chooses it; the first that ends something is 0. */
  key: number;
  words: string;
  /** What it does not share with its group. */
  own: string;
  effect: string | null;
  /** What it costs that nobody wants to lose. */
  warning?: string | null;
  /** It gives up what could still be done. */
  ends?: boolean;
  /** Not one option but many: this piece is picked, and then a square. */
  piece?: string;
}

export interface Group {
  /** What all its options share; none for an option that stands alone. */
  name: string | null;
  entries: Entry[];
}

/** Whether an option does nothing: in every game it is called `pass`. */
export function isPass(option: { type?: unknown } | undefined): boolean {
  return option?.type === 'pass';
}

/** What options are called that give up what could still be done. */
const ENDINGS: readonly unknown[] = ['pass', 'stop', 'done', 'end_turn', 'end_shopping'];

/** Whether an option gives up what could still be done: it comes after everything else. */
export function isEnding(option: { type?: unknown } | undefined): boolean {
  return ENDINGS.includes(option?.type);
}

/** Whether options only send somebody to squares: those are clicked on the map. */
function walks(question: Question, indices: readonly number[]): boolean {
  return indices.every((index) => {
    const { refs = [], effect } = question.offers[index] ?? {};
    return !effect && refs.some((ref) => squareOf(ref) !== null);
  });
}

/**
 * The options that are left, in groups: deeds first, then steps to squares, endings last; all but
 * endings are counted from 1 as they stand.
 * A piece that can be sent to many squares is one of them, where it can be called by its name.
 */
export function groups(
  question: Question,
  left: readonly number[],
  texts: Texts,
  nameOf: ((piece: string) => string) | null = null,
): Group[] {
  const found = new Map<string, number[]>();
  for (const index of left) {
    if (isEnding(question.options[index])) continue;
    const name = attribute(question, index, 'group', texts) ?? `#${index}`;
    found.set(name, [...(found.get(name) ?? []), index]);
  }
  let key = 0;
  const listed = [...found].map(([name, indices]) => ({
    name,
    indices,
    steps: indices.length > 1 && walks(question, indices),
  }));
  listed.sort((one, other) => Number(one.steps) - Number(other.steps));
  const grouped = listed.map(({ name, indices }): Group => {
    const alone = indices.length === 1;
    return {
      name: alone ? null : name,
      entries: indices.map((index) => entry(question, index, (key += 1), !alone, texts)),
    };
  });
  const sent = (nameOf ? (question.squares ?? []) : []).map((offered): Group => {
    const about = { name: nameOf?.(offered.piece) ?? '', count: countOf(offered) };
    const words = texts.say('play-squares', about);
    const { piece, first } = offered;
    const one = { index: first, key: (key += 1), words, own: words, effect: null, piece };
    return { name: null, entries: [one] };
  });
  const endings = left
    .filter((index) => isEnding(question.options[index]))
    .map((index, place): Group => {
      const one = entry(question, index, place === 0 ? 0 : (key += 1), false, texts);
      return { name: null, entries: [{ ...one, ends: true }] };
    });
  return [...grouped, ...sent, ...endings];
}

function entry(
  question: Question,
  index: number,
  key: number,
  grouped: boolean,
  texts: Texts,
): Entry {
  const offer = question.offers[index];
  const words = offer ? texts.words(offer.words) : '';
  return {
    index,
    key,
    words,
    own: (grouped && attribute(question, index, 'short', texts)) || words,
    effect: offer?.effect ? texts.words(offer.effect) : null,
    warning: offer?.warning ? texts.words(offer.warning) : null,
  };
}

function attribute(question: Question, index: number, name: string, texts: Texts): string | null {
  const words = question.offers[index]?.words;
  const message = `${words?.message}.${name}`;
  return words && texts.has(message) ? texts.say(message, words.about) : null;
}
