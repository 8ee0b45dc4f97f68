import { expect, test } from 'vitest';
import type { Grid, Scene } from '../../protocol';
import { animate } from './animation';

const words = { message: 'x' };
const scene = (rows: string[]): Scene => {
  const grid: Grid = { type: 'grid', id: 'dungeon', name: words, rows, kinds: {} };
  return { title: words, pieces: [grid] };
};
const none = scene([]);

test('a hero walks before the room hurts it', () => {
  const [walk] =
    animate({ type: 'hero_moved', hero: 'durgan', row: 3, column: 4 }, none, none) ?? [];
  expect(walk).toEqual({ kind: 'move', piece: 'durgan', to: 'dungeon:3.4' });
  const hurt = animate({ type: 'hero_hurt', hero: 'durgan', amount: 2, health: 4 }, none, none);
  expect(hurt?.at(-1)).toEqual({ kind: 'count', piece: 'health:durgan', by: -2 });
});

test('cards appear where none lay before', () => {
  const motions = animate({ type: 'cards_laid', count: 2 }, scene(['~.?']), scene(['?.?', '?']));
  expect(motions?.map((motion) => 'piece' in motion && motion.piece)).toEqual([
    'dungeon:0.0',
    'dungeon:1.0',
  ]);
});

test('all dice tumble at once, the enemy die with them', () => {
  const rolled = { type: 'dice_rolled', hero: 'durgan', dice: [1, 6], enemy_die: 'torch' };
  const dice = animate(rolled, none, none)?.filter(({ kind }) => kind === 'tumble');
  expect(dice).toHaveLength(3);
  expect(dice?.slice(1).every(({ meanwhile }) => meanwhile)).toBe(true);
});

test('the torch counts down and up', () => {
  const moved = (by: number) =>
    animate({ type: 'torch_moved', torch: 9, by, effect: 'none' }, none, none)?.at(-1);
  expect(moved(-1)).toEqual({ kind: 'count', piece: 'torch', by: -1 });
  expect(moved(6)).toEqual({ kind: 'count', piece: 'torch', by: 6 });
});
