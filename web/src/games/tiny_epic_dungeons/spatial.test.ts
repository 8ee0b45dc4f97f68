import { expect, test } from 'vitest';
import { nearest } from './spatial';

const places = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 30 },
  { x: 0, y: 100 },
];

test('an arrow leads to what lies straight ahead, and nowhere if nothing does', () => {
  expect(nearest(places, { x: 0, y: 0 }, 'ArrowRight')).toBe(1);
  expect(nearest(places, { x: 0, y: 0 }, 'ArrowDown')).toBe(3);
  expect(nearest(places, { x: 100, y: 0 }, 'ArrowDown')).toBe(2);
  expect(nearest(places, { x: 0, y: 0 }, 'ArrowUp')).toBeNull();
  expect(nearest(places, { x: 100, y: 30 }, 'ArrowLeft')).toBe(0);
});
