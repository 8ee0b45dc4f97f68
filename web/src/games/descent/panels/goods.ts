/** What is for sale, by kind. */

import type { Card, Question, Stat, Token, Zone } from '../../../protocol';

export interface Good {
  piece: Card | Token;
  price: number;
  copies: number;
  dear: boolean;
  /** What the hero would roll with it. */
  dice: readonly string[];
}

export interface Shelf {
  kind: string;
  goods: readonly Good[];
}

const KINDS = ['weapon', 'armor', 'shield', 'other', 'potion', 'chance'];

function goodOf(piece: Card | Token): Good {
  const stats: readonly Stat[] = (piece.type === 'card' ? piece.stats : piece.badges) ?? [];
  const value = (icon: string) => Number(stats.find((stat) => stat.icon === icon)?.value ?? 0);
  return {
    piece,
    price: value('price'),
    copies: value('copies'),
    dice: typeof piece.facts?.dice === 'string' ? piece.facts.dice.split(' ') : [],
    dear: piece.facts?.dear === true || (piece.type === 'card' && !!piece.states?.includes('dear')),
  };
}

const kindOf = (piece: Card | Token) => (piece.type === 'card' ? String(piece.frame) : 'chance');

/** The shelves that hold anything, what is cheapest first. */
export function shelvesOf(shop: Zone): Shelf[] {
  const pieces = (shop.children ?? []).filter(
    (one): one is Card | Token => one.type === 'card' || one.type === 'token',
  );
  return KINDS.map((kind) => ({
    kind,
    goods: pieces
      .filter((piece) => kindOf(piece) === kind)
      .map(goodOf)
      .sort((one, other) => one.price - other.price),
  })).filter(({ goods }) => goods.length > 0);
}

/** The option that ends the shopping. */
export function doneOf(question: Question | null): number | null {
  const options = (question?.options ?? []) as unknown as { type: string }[];
  const index = options.findIndex(({ type }) => type === 'done');
  return index < 0 ? null : index;
}
