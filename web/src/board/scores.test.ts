import { expect, it } from 'vitest';
import type { Outcome } from '../protocol';
import { isShared, partsOf } from './scores';

const of = (...scores: Record<string, number>[]): Outcome => ({
  winners: [0],
  places: [],
  rule: 'TY-1.1',
  scores,
});

it('measures everything by itself where everything decides', () => {
  expect(partsOf(of({ souls: 10, wounds: 0 }, { souls: 4, wounds: 5 }), [])).toEqual([
    { part: 'souls', most: 10, decides: true },
    { part: 'wounds', most: 5, decides: true },
  ]);
});

it('has one measure for parts and their sum, leaves out what nobody has, and decides last', () => {
  const scores = of({ L: 20, A: -12, B: 0, C: 3, rooms: 9 }, { L: 7, A: 2, B: 0, C: 4, rooms: 8 });
  expect(partsOf(scores, ['L', 'rooms'])).toEqual([
    { part: 'A', most: 20, decides: false },
    { part: 'C', most: 20, decides: false },
    { part: 'L', most: 20, decides: true },
    { part: 'rooms', most: null, decides: true },
  ]);
});

it('has something to measure by where there is nothing', () => {
  expect(partsOf({ ...of({ souls: 0 }, { souls: 0 }), places: [1, 1] }, [])).toEqual([
    { part: 'souls', most: 1, decides: true },
  ]);
  expect(partsOf(of(), [])).toEqual([]);
});

it('has no bars where all have one score together', () => {
  const together = of({ turns: 8 }, { turns: 8 });
  expect(isShared(together)).toBe(true);
  expect(partsOf(together, [])).toEqual([{ part: 'turns', most: null, decides: true }]);
  expect(isShared(of({ souls: 8 }, { souls: 7 }))).toBe(false);
});
