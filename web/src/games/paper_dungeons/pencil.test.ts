import { expect, test } from 'vitest';
import { box, hatch, line, ring } from './pencil';

test('the same name is always drawn in the same way', () => {
  expect(line([0, 0], [10, 0], 'a')).toBe(line([0, 0], [10, 0], 'a'));
  expect(line([0, 0], [10, 0], 'a')).not.toBe(line([0, 0], [10, 0], 'b'));
});

test('a hand trembles, but stays near', () => {
  const numbers = (path: string) => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  for (const name of ['a', 'b', 'c', 'd']) {
    for (const number of numbers(box(10, 10, 20, 20, name) + hatch(10, 10, 20, 20, name))) {
      expect(number).toBeGreaterThan(6);
      expect(number).toBeLessThan(34);
    }
    for (const number of numbers(ring(20, 20, 10, 10, name))) {
      expect(Math.abs(number - 20)).toBeLessThan(13);
    }
  }
});
