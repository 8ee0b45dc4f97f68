import { expect, test } from 'vitest';
import type { Event } from '../../protocol';
import { fights } from './story';

const event = (type: string, facts: object = {}): Event => ({ type, rule: 'PD-16.1', ...facts });
const fought = (boss: string, seat: number) => event('boss_fought', { boss, seat });

test('a fight has a line for everybody, and is fresh until somebody goes on', () => {
  const first = [fought('golem', 0), event('damage_taken'), fought('golem', 1)];
  const won = event('reward_won', { boss: 'golem', seat: 1 });
  expect(fights([...first, won])).toEqual([
    { boss: 'golem', lines: [first[0], first[2], won], fresh: true },
  ]);
  expect(fights([...first, won, event('die_used')])[0]?.fresh).toBe(false);
});

test('the last fight comes first, and another game begins anew', () => {
  const events = [fought('golem', 0), event('die_used'), fought('hydra', 0)];
  expect(fights(events).map(({ boss }) => boss)).toEqual(['hydra', 'golem']);
  expect(fights([...events, event('dungeon_revealed')])).toEqual([]);
});
