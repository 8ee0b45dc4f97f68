/** Pieces in words, for names of buttons and for those who listen. */

import type { Outcome, Stat, Words } from '../protocol';
import type { Texts } from '../texts.svelte';
import { statesOf, statsOf, type Piece } from './scene';

/** The name of a piece. */
export function nameOf(piece: Piece, texts: Texts): string {
  switch (piece.type) {
    case 'zone':
    case 'track':
      return texts.words(piece.label);
    case 'card':
    case 'token':
    case 'figure':
    case 'grid':
      return texts.words(piece.name);
    case 'text':
      return texts.words(piece.words);
    case 'panel':
      return texts.words(piece.heading);
    case 'die':
      return piece.face;
  }
}

/** A state in words, or nothing if the game has no words for it. */
export function stateWords(state: string, prefix: string, texts: Texts): string | null {
  const message = `${prefix.toLowerCase()}-state-${state}`;
  return texts.has(message) ? texts.say(message) : null;
}

/** The seat of who reads; where several play at one screen (`mine`), nobody is simply "you". */
export function reader(mine: readonly number[]): number | null {
  const [only = null, ...others] = mine;
  return others.length === 0 ? only : null;
}

/** Who has won, by name; nothing where one plays alone. */
export function winnersOf(outcome: Outcome, texts: Texts): string | null {
  if (outcome.places.length === 1) return null;
  const names = outcome.winners.map((seat) => texts.player(seat)).join(', ');
  return texts.say('play-winner', { count: outcome.winners.length, names });
}

/** How a match ended, in a few words, to those at this screen (`mine`); `players` sat at it. */
export function endingOf(
  outcome: Outcome,
  players: number,
  mine: readonly number[],
  texts: Texts,
): string {
  const { winners, places } = outcome;
  if (places.length === 1) return texts.say('play-finished');
  if (winners.length === 0) return texts.say('play-lost');
  if (winners.length === players && places.length === 0) return texts.say('play-won-together');
  const you = reader(mine);
  if (you !== null && winners.includes(you)) {
    return texts.say(winners.length > 1 && places.length === 0 ? 'play-won-side' : 'play-won');
  }
  return winnersOf(outcome, texts) ?? texts.say('play-finished');
}

/** A message where there is little room: its attribute `short`, if it has one. */
export function short(words: Words, texts: Texts): string {
  const message = `${words.message}.short`;
  return texts.has(message) ? texts.say(message, words.about) : texts.words(words);
}

/** A number, and of how many where it is a part: `1/2`. */
export function valueOf({ value, most }: Stat): string {
  return most == null ? String(value) : `${value}/${most}`;
}

/** A piece with all its numbers and states, in one breath. */
export function inFull(piece: Piece, prefix: string, texts: Texts): string {
  const stats = statsOf(piece).map((stat) => `${texts.words(stat.label)} ${valueOf(stat)}`.trim());
  const states = statesOf(piece).map((state) => stateWords(state, prefix, texts));
  const text = piece.type === 'card' && piece.text ? texts.words(piece.text) : null;
  return [nameOf(piece, texts), ...stats, ...states, text].filter(Boolean).join(', ');
}
