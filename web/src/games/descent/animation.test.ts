import { expect, it } from 'vitest';
import type { Event } from '../../protocol';
import { animate } from './animation';

const played = (type: string, about: Record<string, unknown>) =>
  animate({ type, rule: 'DJ-1.1', ...about } as unknown as Event);
const kinds = (type: string, about: Record<string, unknown>) =>
  played(type, about)?.map(({ kind }) => kind);

it('moves who covers one square to it, and lets larger figures glide', () => {
  const step = { piece: 'hero:0', row: 2, column: 3, squares: [[2, 3]] };
  expect(played('figure_moved', step)).toEqual([{ kind: 'move', piece: 'hero:0', to: 'map:2.3' }]);
  expect(played('figure_moved', { ...step, squares: [[2, 3], [2, 4]] })).toBeNull(); // prettier-ignore
});

it('drains the wounds of a hero with the blow, and shakes whoever is struck', () => {
  expect(played('wounded', { piece: 'hero:1', amount: 3 })).toContainEqual({
    kind: 'count',
    piece: 'wounds:1',
    by: -3,
  });
  expect(kinds('wounded', { piece: 'monster:4', amount: 3 })).toEqual(['shake', 'float']);
});

it('lets every die of a roll tumble at once', () => {
  const roll = played('attack_rolled', { piece: 'hero:0', faces: [1, 5, 3] }) ?? [];
  const dice = roll.filter(({ kind }) => kind === 'tumble');
  expect(dice).toHaveLength(3);
  expect(dice.slice(1).every(({ meanwhile }) => meanwhile)).toBe(true);
});

it('gives deaths, revealed areas and played cards their moment', () => {
  for (const [type, about] of [
    ['hero_killed', { hero: 'hero:0' }],
    ['area_revealed', { area: 2 }],
    ['overlord_played', { card: 'dodge_card' }],
    ['game_ended', { heroes_won: true }],
  ] as const) {
    expect(kinds(type, about)).toContain('pause');
  }
});
