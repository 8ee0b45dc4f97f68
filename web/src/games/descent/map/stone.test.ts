import { expect, it } from 'vitest';
import type { Grid } from '../../../protocol';
import { backed, flagstones, SPAN, torches } from './stone';

const words = { message: 'x', about: {} };
const grid: Grid = {
  type: 'grid',
  id: 'map',
  name: words,
  rows: ['  .  ', '.....', '.....'],
  kinds: { '.': { words } },
};

it('lays every flagstone in a tone, and all of them side by side', () => {
  const slabs = flagstones();
  expect(slabs.every(({ tone }) => /^#[0-9a-f]{6}$/.test(tone))).toBe(true);
  const area = slabs.reduce((sum, { width, height }) => sum + width * height, 0);
  expect(area).toBeGreaterThan(0.8 * SPAN * SPAN);
  expect(area).toBeLessThan(SPAN * SPAN);
});

it('knows where walls stand up, and hangs torches nowhere else', () => {
  expect(backed(grid).map(String)).toEqual(['0,2', '1,0', '1,1', '1,3', '1,4']);
  const walls = new Set(backed(grid).map(String));
  expect(torches(grid).every((square) => walls.has(String(square)))).toBe(true);
});
