/** How a card's numbers are arranged on it. */

import type { Card, Stat } from '../../protocol';

const TREASURES = ['cleric', 'fighter', 'mage', 'thief'];

export interface Looks {
  /** monster, trap, spell, boss, hero, place or back. */
  kind: string;
  advanced: boolean;
  /** The sign of the type. */
  sign: Stat | undefined;
  damage: Stat | undefined;
  treasure: Stat[];
  others: Stat[];
}

/** The parts of a card: what it is told to be, or else its frame, and its numbers. */
export function looks(card: Card): Looks {
  const frame = card.frame ?? 'plain';
  const stats = card.stats ?? [];
  const sign = stats.find((stat) => stat.icon === frame);
  const damage = stats.find((stat) => stat.icon === 'damage');
  const treasure = stats.filter((stat) => TREASURES.includes(stat.icon) && stat.value !== '');
  return {
    kind: String(card.facts?.kind ?? frame),
    advanced: card.facts?.advanced === true,
    sign,
    damage,
    treasure,
    others: stats.filter((stat) => stat !== sign && stat !== damage && !treasure.includes(stat)),
  };
}

/** How many letters the longest word has that must fit into a line. */
export function longestWord(name: string): number {
  return Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
}

/** So many letters of a name have room beside a boss. */
const LETTERS = 8;

/** What a player is called for short: a bot by its own name, others by the first word, cut if long. */
export function shortName(name: string): string {
  const called = name.replace(/^Bot /, '');
  if (called.length <= LETTERS) return called;
  const [first = called] = called.split(' ');
  return first.length <= LETTERS ? first : `${first.slice(0, LETTERS - 1)}.`;
}

/** What a hero is called for short: the name without what follows it, and of a long one the first word. */
export function callName(name: string): string {
  const [called = name] = name.split(',');
  const [first = called, second] = called.split(' ');
  if (called.length <= 13 && called.split(' ').length <= 2) return called;
  return first.length <= 3 && second !== undefined ? `${first} ${second}` : first;
}
