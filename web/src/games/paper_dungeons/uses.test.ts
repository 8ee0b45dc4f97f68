import { expect, test } from 'vitest';
import { uses } from './uses';

const words = { message: 'pd-option-use-die' };

test('a die lights up what it can mark', () => {
  const about = { heroes: 'warrior', items: 'flaming_sword book_of_wisdom' };
  const effect = { message: 'pd-effect-die', about };
  expect(uses({ words, refs: ['die:2'], effect }, 1)).toEqual([
    'map:1',
    'potions:1',
    'hero:1.warrior',
    'item:1.flaming_sword',
    'item:1.book_of_wisdom',
  ]);
});

test('boots only walk, and what is no die lights up nothing', () => {
  const effect = { message: 'pd-effect-boots', about: { points: 3 } };
  expect(uses({ words, refs: ['die:5'], effect }, 0)).toEqual(['map:0']);
  expect(uses({ words, refs: ['room:0.a1'] }, 0)).toEqual([]);
  expect(uses(undefined, 0)).toEqual([]);
});
