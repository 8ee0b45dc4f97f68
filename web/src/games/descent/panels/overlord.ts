/** The overlord's screen in parts: threat, cards, and the kinds of monsters on the map. */

import { isCard, isZone } from '../../../board/scene';
import type { Card, Figure, Grid, Token, Zone } from '../../../protocol';

export interface Screen {
  threat: Token | undefined;
  deck: Token | undefined;
  /** How many cards are in hand. */
  cards: number;
  income: number;
  /** The cards, for whoever may see them. */
  hand: Zone | undefined;
  open: readonly Card[];
  powers: readonly Card[];
  discard: readonly Card[];
  active: boolean;
}

const number = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);

export function screenOf(zone: Zone): Screen {
  const children = zone.children ?? [];
  const token = (id: string) =>
    children.find((one): one is Token => one.type === 'token' && one.id === id);
  const inside = (id: string) => children.filter(isZone).find((one) => one.id === id);
  const cards = (id: string) => (inside(id)?.children ?? []).filter(isCard);
  const threat = token('threat');
  const income = threat?.badges?.find(({ icon }) => icon === 'income');
  return {
    threat,
    deck: token('deck'),
    cards: number(zone.facts?.cards),
    income: number(income?.value),
    hand: inside('hand'),
    open: cards('hand'),
    powers: cards('powers'),
    discard: cards('discard'),
    active: zone.states?.includes('active') ?? false,
  };
}

/** Monsters of one card. */
export interface Pack {
  card: string;
  master: boolean;
  figures: readonly Figure[];
  /** How many have not acted yet. */
  waiting: number;
}

/** The monsters on the map by their cards, masters first. */
export function packsOf(grid: Grid | undefined): Pack[] {
  const found = new Map<string, Figure[]>();
  for (const figure of grid?.figures ?? []) {
    if (figure.facts?.side !== 'overlord') continue;
    const card = String(figure.facts.card);
    found.set(card, [...(found.get(card) ?? []), figure]);
  }
  const packs = [...found].map(([card, figures]) => ({
    card,
    master: figures[0]?.facts?.rank === 'master',
    figures,
    waiting: figures.filter(({ facts }) => facts?.done !== true).length,
  }));
  return packs.sort((one, other) => Number(other.master) - Number(one.master));
}
