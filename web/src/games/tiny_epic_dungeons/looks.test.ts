import { expect, test } from 'vitest';
import type { Figure, Grid } from '../../protocol';
import { abreast, boundsOf, floorOf, lineOf, litBy, nextOnTrack, turned } from './looks';

const words = { message: 'x' };
const grid = (rows: string[]): Grid => ({
  type: 'grid',
  id: 'dungeon',
  name: words,
  rows,
  kinds: {},
});

test('a card turned clockwise opens to the next sides', () => {
  expect(turned('ns', 0)).toEqual(['n', 's']);
  expect(turned('ns', 1)).toEqual(['e', 'w']);
  expect(turned('ne', 1)).toEqual(['e', 's']);
  expect(turned('esw', 2)).toEqual(['n', 'e', 'w']);
});

test('a corridor leads out of the room exactly where the card is open', () => {
  expect(floorOf([])).not.toContain('-14');
  expect(floorOf(['n'])).toContain('V-14');
  expect(floorOf(['e', 's', 'w'])).toMatch(/H114.*V114.*H-14/);
});

test('at least the nine squares in the middle are drawn, and every card', () => {
  const dark = '~~~~~~~';
  const start = grid([dark, dark, '~~~?~~~', '~~?.?~~', '~~~?~~~', dark, dark]);
  expect(boundsOf(start)).toEqual({ top: 2, left: 2, rows: 3, columns: 3 });
  const grown = grid([dark, dark, '~~~.~~~', '~~?..??', '~~~?~~~', dark, dark]);
  expect(boundsOf(grown)).toEqual({ top: 2, left: 2, rows: 3, columns: 5 });
  expect(boundsOf(start, [[0, 3]])).toMatchObject({ top: 0, rows: 5 });
});

test('who stands side by side stays inside the room', () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const places = abreast(count, 0.31);
    expect(places).toHaveLength(count);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places) + 0.31).toBeLessThanOrEqual(1);
  }
});

test('the next effect of the torch is the first below it', () => {
  const slots = [
    { at: 16, note: 'goblin' },
    { at: 15, note: 'enemy_action' },
    { at: 0, note: 'skull' },
  ];
  expect(nextOnTrack(slots, 18)).toEqual({ effect: 'goblin', steps: 2 });
  expect(nextOnTrack(slots, 16)).toEqual({ effect: 'enemy_action', steps: 1 });
  expect(nextOnTrack(slots, 3)).toEqual({ effect: 'skull', steps: 3 });
});

test('heroes light their room and those beside it, enemies nothing', () => {
  const hero = { id: 'wilma', owner: 0, square: [2, 3] } as unknown as Figure;
  const goblin = { id: 'goblin:1', square: [5, 5] } as unknown as Figure;
  const inside = { id: 'durgan', owner: 0 } as unknown as Figure;
  expect([...litBy([hero, goblin, inside])].sort()).toEqual(['1,3', '2,2', '2,3', '2,4', '3,3']);
});

test('a way goes through the middles of rooms', () => {
  const bounds = { top: 2, left: 1, rows: 3, columns: 3 };
  const way = [
    [2, 1],
    [2, 2],
  ] as const;
  expect(lineOf(way, bounds, 100, 0.5)).toBe('M50.0 50.0L150.0 50.0');
});
