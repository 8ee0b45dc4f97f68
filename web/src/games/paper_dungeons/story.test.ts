import { expect, test } from 'vitest';
import type { Event, Panel } from '../../protocol';
import { fights, nightOf, standings } from './story';

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

test('the last fight comes first', () => {
  const events = [fought('golem', 0), event('die_used'), fought('hydra', 0)];
  expect(fights(events).map(({ boss }) => boss)).toEqual(['hydra', 'golem']);
});

test('the fights of a game are told until another one is played', () => {
  const game = (boss: string) => [event('dungeon_revealed'), event('round_began'), fought(boss, 0)];
  const next = [...game('golem'), event('dungeon_revealed')];
  expect(fights(next)).toMatchObject([{ boss: 'golem', fresh: true }]);
  expect(fights([...next, event('power_kept')])).toMatchObject([{ boss: 'golem', fresh: false }]);
  expect(fights([...next, event('round_began')])).toEqual([]);
  expect(fights([...game('golem'), ...game('hydra')])).toMatchObject([{ boss: 'hydra' }]);
});

test('a night lasts as long as the fight is played, and is over before the next roll', () => {
  const [ala, ola] = [fought('golem', 0), fought('golem', 1)];
  const won = event('reward_won', { boss: 'golem', seat: 1 });
  expect(nightOf([], [ala, ola])?.lines).toEqual([ala, ola]);
  expect(nightOf([ala, ola, won], [event('potion_gained')])?.lines).toEqual([ala, ola, won]);
  expect(nightOf([ala, ola, won], [event('round_began')])).toBeNull();
  expect(nightOf([ala, ola], [event('sheet_scored')])).toBeNull();
  expect(nightOf([ala, ola, won], [])).toBeNull();
});

const result = (...totals: readonly number[]): Panel => ({
  type: 'panel',
  id: 'result:1',
  heading: { message: 'over' },
  total: 'L',
  lines: totals.map((L, seat) => ({
    words: { message: 'line' },
    owner: seat,
    numbers: { L },
    states: seat === 2 ? ['won'] : [],
  })),
});

test('whoever has won a game comes first, then who has more', () => {
  expect(standings(result(10, 30, 20)).map(({ seat, won }) => [seat, won])).toEqual([
    [2, true],
    [1, false],
    [0, false],
  ]);
});

test('nobody wins alone', () => {
  const lines = result(10, 20, 30).lines.slice(2);
  expect(standings({ ...result(), lines })).toMatchObject([{ seat: 2, won: false }]);
});
