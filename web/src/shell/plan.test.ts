import { expect, it } from 'vitest';
import type { GameInfo } from '../protocol';
import { Plan } from './plan.svelte';

const game = {
  ...{ id: 'a_game', least: 2, most: 4, bots: ['random', 'greedy'] },
  switches: [{ id: 'hard_mode', default: false }],
} as unknown as GameInfo;
const numbered = (seat: number) => `Player ${seat + 1}`;

it('begins with me against the best bot', () => {
  const wish = new Plan(game).wish('Ada', numbered);
  expect(wish.seats).toEqual([{ kind: 'me' }, { kind: 'bot', controller: 'greedy' }]);
  expect(wish.options).toEqual({ hard_mode: false });
});

it('keeps who sits there when seats are added', () => {
  const plan = new Plan(game);
  plan.seatEverybody('link');
  plan.players = 3;
  expect(plan.seats.map((seat) => seat.who)).toEqual(['me', 'link', 'bot:greedy']);
  plan.players = 2;
  expect(plan.seats.map((seat) => seat.who)).toEqual(['me', 'link']);
});

it('lets me sit on another side', () => {
  const plan = new Plan(game);
  plan.mine = 1;
  expect(plan.seats.map((seat) => seat.who)).toEqual(['bot:greedy', 'me']);
  plan.players = 3;
  plan.seatEverybody('link');
  expect(plan.seats.map((seat) => seat.who)).toEqual(['link', 'me', 'link']);
  plan.mine = 0;
  expect(plan.seats.map((seat) => seat.who)).toEqual(['me', 'link', 'link']);
});

it('gives players at one screen names', () => {
  const plan = new Plan(game);
  plan.players = 3;
  plan.seatEverybody('screen');
  Object.assign(plan.seats[1] ?? {}, { name: ' Bob ' });
  expect(plan.wish('Ada', numbered).seats).toEqual([
    { kind: 'me' },
    { kind: 'me', name: 'Bob' },
    { kind: 'me', name: 'Player 3' },
  ]);
});

it('forgets the clock of another pace', () => {
  const plan = new Plan(game);
  plan.clock = 60;
  plan.setPace('days');
  expect(plan.wish('Ada', numbered)).toMatchObject({ pace: 'days', clock: 0 });
});
