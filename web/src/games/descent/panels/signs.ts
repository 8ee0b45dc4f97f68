/** The icons of the panels as pieces that can be looked at closely: a word, and what it means. */

import { signOf as sign } from '../../../dungeon/signs';
import type { Card } from '../../../protocol';

/** The picture of an icon, where it has another name. */
const PICTURES: Readonly<Record<string, string>> = {
  'armor-slot': 'leather_armor',
  'other-slot': 'ring_of_quickness',
  'potion-slot': 'healing_potion',
  'hand-cards': 'cards',
  'order-due': 'ready',
  deck: 'deck-overlord',
  income: 'threat',
  value: 'threat',
  cost: 'threat',
  mp: 'walk',
  attacks: 'battle',
  hit: 'order-aim',
  kill: 'skull',
  price: 'coins',
  copies: 'cards',
};

export function pictureOf(icon: string): string {
  return PICTURES[icon] ?? icon;
}

export function signOf(icon: string, at: string): Card {
  return sign(icon, at, pictureOf(icon), { message: `dj-icon-${icon}` });
}
