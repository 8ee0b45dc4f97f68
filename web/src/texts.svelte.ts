import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  type FluentFunction,
  type FluentValue,
} from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import { api } from './net/api';
import type { CardInfo, Event as GameEvent, GameInfo, Words } from './protocol';

export type Language = 'en' | 'pl';
export type Facts = Record<string, unknown>;

const NONE = 'none'; // a fact without a value and a list without entries, in selectors
const MINUS = /(?<=^|[\s(★])-(?=\d)/g; // of a number, not of a word
const HUGE = 2 ** 49; // numbers from here on are no counts of anything; they are only named

/** Every text a person reads, as podziemia/kernel/texts.py says it on the other side.

One object stays the same while the language, the names of the players and who reads change: what
has been rendered from it follows. What is missing is shown by its id. */
export class Texts {
  readonly game: GameInfo | null;
  players: readonly string[] = $state.raw([]);
  /** The seats of those who are no people. */
  bots: readonly number[] = $state.raw([]);
  /** The seat of who reads, if it is one player's. */
  you: number | null = $state(null);
  lang: Language = $state('en');
  #bundle: FluentBundle = $state.raw(new FluentBundle('en'));
  #cards: Record<string, CardInfo> = $state.raw({});
  readonly #functions: Record<string, FluentFunction>;

  /** Until it has message files of its own, it says what `before` can say. */
  constructor(game: GameInfo | null, lang: Language, before?: Texts) {
    this.game = game;
    this.lang = lang;
    if (before) this.#bundle = before.#bundle;
    this.#functions = {
      CARD: ([id]) => this.card(plain(id)),
      CARDS: ([ids]) =>
        split(ids)
          .map((one) => this.card(one))
          .join(', '),
      PLAYER: ([seat]) => this.player(Number(plain(seat))),
      PLAYERS: ([seats]) =>
        split(seats)
          .map((seat) => this.#entry(Number(seat)))
          .join(', '),
      COUNT: ([ids]) => new FluentNumber(split(ids).length),
      YOU: ([seats]) => String(split(seats).includes(String(this.you))),
    };
  }

  /** Say everything with these message files from now on. */
  use(lang: Language, sources: readonly string[], cards: Record<string, CardInfo> = {}): void {
    const bundle = new FluentBundle(lang, { functions: this.#functions, useIsolating: false });
    for (const source of sources) bundle.addResource(new FluentResource(source));
    this.#bundle = bundle;
    this.#cards = cards;
    this.lang = lang;
  }

  /** The sentence of a message, or of an attribute (`message.attribute`), with its facts. */
  say(message: string, about: Facts = {}): string {
    const pattern = this.#pattern(message);
    if (pattern === null) return `[${message}]`;
    const facts = Object.entries(about).map(([name, fact]) => [name, fluentValue(fact)]);
    const said = this.#bundle.formatPattern(pattern, Object.fromEntries(facts), []);
    return said.replace(MINUS, '−');
  }

  words(words: Words): string {
    return this.say(words.message, words.about);
  }

  /** What happened, as a line of the log. */
  tell(event: GameEvent): string {
    const message = `log-${String(event.type).replaceAll('_', '-')}`;
    return this.say(this.has(message) ? message : this.#prefix + message, event);
  }

  /** What a seat is asked; in its own turn perhaps in other words (attribute `own`). */
  question(seat: number, prompt: string, about: Facts = {}): string {
    const message = `${this.#prefix}ask-${prompt}`;
    const own = about.active === seat && this.has(`${message}.own`);
    return this.say(own ? `${message}.own` : message, about);
  }

  /** What giving a free answer is called, or one part of it (an attribute). */
  answer(kind: string, field?: string): string {
    const message = `${this.#prefix}answer-${kind.replaceAll('_', '-')}`;
    return this.say(field ? `${message}.${field.replaceAll('_', '-')}` : message);
  }

  /** The name of a card or figure; an unknown id stands for itself. */
  card(id: string): string {
    return this.#cards[id]?.names[this.lang] ?? id;
  }

  /** All cards of a kind. */
  cardsOf(kind: string): CardInfo[] {
    return Object.values(this.#cards).filter((card) => card.kind === kind);
  }

  cardInfo(id: string): CardInfo | undefined {
    return this.#cards[id];
  }

  /** The name of the card that a rule is about, if it is about one. */
  cardBy(rule: string): string | null {
    const found = Object.values(this.#cards).find(({ rules }) => rules.includes(rule));
    return found?.names[this.lang] ?? null;
  }

  /** The name of the player of a seat; without names they are counted from one. */
  player(seat: number): string {
    return this.players[seat] ?? this.say('player-number', { number: seat + 1 });
  }

  /** The player of a seat in a list of players; who reads is no name there. */
  #entry(seat: number): string {
    return seat === this.you ? this.say('player-you') : this.player(seat);
  }

  has(message: string): boolean {
    return this.#pattern(message) !== null;
  }

  get #prefix(): string {
    return this.game ? `${this.game.prefix.toLowerCase()}-` : '';
  }

  #pattern(message: string) {
    const [name = '', attribute] = message.split('.', 2);
    const found = this.#bundle.getMessage(name);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
  }
}

/** A fact as messages see it: booleans, nothing and lists are words. */
export function fluentValue(fact: unknown): string | number {
  if (fact === null || fact === undefined) return NONE;
  if (Array.isArray(fact)) return fact.join(', ') || NONE;
  if (typeof fact === 'number' && Number.isInteger(fact)) {
    const size = Math.abs(fact);
    return size < HUGE ? fact : `2^${Math.floor(Math.log2(size)) + 1}`;
  }
  return String(fact);
}

function plain(value: FluentValue | undefined): string {
  return value instanceof FluentNumber ? String(value.value) : String(value);
}

function split(ids: FluentValue | undefined): string[] {
  const list = plain(ids);
  return list === NONE || list === '' ? [] : list.split(', ');
}

const locale = import.meta.glob<string>(['./locale/*.ftl', './games/*/board.*.ftl'], {
  query: '?raw',
  import: 'default',
});

/** This client's own message files in a language; where a game is, those of table and board. */
async function ownSources(lang: Language, game: GameInfo | null): Promise<string[]> {
  const files = ['./locale/ui'];
  if (game) files.push('./locale/table', `./games/${game.id}/board`);
  const loads = files.flatMap((file) => locale[`${file}.${lang}.ftl`] ?? []);
  return Promise.all(loads.map((load) => load()));
}

/** Fill the texts in a language: this client's messages, and those of the game there is. */
export async function fill(texts: Texts, lang: Language): Promise<void> {
  const [own, cards, theirs] = await Promise.all([
    ownSources(lang, texts.game),
    texts.game ? api.cards(texts.game.id) : {},
    texts.game ? api.texts(texts.game.id, lang) : '',
  ]);
  texts.use(lang, [...own, theirs], cards);
}

const CONTEXT = Symbol('texts');

export function provideTexts(texts: Texts): Texts {
  return setContext(CONTEXT, texts);
}

/** The texts of the place where a component stands. */
export function useTexts(): Texts {
  return getContext<Texts>(CONTEXT);
}
