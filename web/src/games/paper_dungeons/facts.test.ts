import { expect, test } from 'vitest';
import type { Card, Stat, Track } from '../../protocol';
import { bandsOf, needle, piecesOf, type SheetFacts } from './facts';

const stat = (icon: string, value: number | string): Stat => ({
  icon,
  value,
  label: { message: icon },
});
const GOLEM: Card = {
  type: 'card',
  id: 'boss:1',
  name: { message: 'golem' },
  stats: [
    stat('weakness-warrior', ''),
    ...[9, 13, 18].flatMap((least) => [
      stat('strength', least),
      stat('glory', 2),
      stat('damage', 1),
    ]),
  ],
};
const hero = (name: string, value: number): Track => ({
  type: 'track',
  id: `hero:0.${name}`,
  label: { message: name },
  value,
  maximum: 6,
  facts: { hero: name },
});

test('a needle stands in the part of the scale whose strength is reached', () => {
  const part = (strength: number) => Math.floor(needle(bandsOf(GOLEM), strength) * 4);
  expect([0, 8, 9, 12, 13, 17, 18, 40].map(part)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('a strength is its levels, the weakness once more, and the rest', () => {
  const sheet = { heroes: [hero('warrior', 2), hero('cleric', 4)] } as unknown as SheetFacts;
  const sums = (strength: number) => piecesOf(sheet, GOLEM, strength).map(({ value }) => value);
  expect(sums(8)).toEqual([2, 4, 2]);
  expect(sums(11)).toEqual([2, 4, 2, 3]);
});
