import { expect, test } from 'vitest';
import type { Card, Stat } from '../../protocol';
import { bandsOf, needle, partsOf } from './facts';

const stat = (icon: string, value: number | string, group?: number): Stat => ({
  icon,
  value,
  label: { message: icon },
  ...(group === undefined ? {} : { group }),
});
const GOLEM: Card = {
  type: 'card',
  id: 'boss:1',
  name: { message: 'golem' },
  stats: [
    ...[9, 13, 18].flatMap((least, at) => [
      stat('strength', least, at + 1),
      stat('glory', at + 1, at + 1),
      stat('damage', at + 1, at + 1),
    ]),
  ],
};
test('a needle stands in the part of the scale whose strength is reached', () => {
  const part = (strength: number) => Math.floor(needle(bandsOf(GOLEM), strength) * 4);
  expect([0, 8, 9, 12, 13, 17, 18, 40].map(part)).toEqual([0, 0, 1, 1, 2, 2, 3, 3]);
});

test('the numbers of a band are found wherever they lie on the card', () => {
  const shuffled = { ...GOLEM, stats: GOLEM.stats?.toReversed() };
  const told = bandsOf(shuffled).map(({ least, points, damage }) => [least, points, damage]);
  expect(told.map((band) => band.map(({ value }) => value))).toEqual([
    [18, 3, 3],
    [13, 2, 2],
    [9, 1, 1],
  ]);
});

test('a strength is the sum that is told', () => {
  const parts = [
    ['warrior', 2],
    ['cleric', 4],
    ['strength', 3],
  ];
  expect(partsOf({ type: 'boss_fought', parts })).toEqual([
    { icon: 'warrior', value: 2 },
    { icon: 'cleric', value: 4 },
    { icon: 'strength', value: 3 },
  ]);
});
