import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import '../games/paper_dungeons/theme'; // so that nothing need be waited for
import type { GameInfo, Outcome, TableInfo } from '../protocol';
import { Texts } from '../texts.svelte';
import Result from './Result.svelte';

const outcome: Outcome = { winners: [1], places: [2, 1], scores: [{}, {}], rule: 'TY-1.1' };
const table = { table: 'abc', seed: null, next: null, seats: [{}, {}] } as TableInfo;
const game = { id: 'toy', prefix: 'TY' } as GameInfo;

function headline(mine: readonly number[], ended = outcome): string {
  const texts = new Texts(null, 'en');
  texts.use('en', [
    `play-won = You win!
play-winner = { $names } wins.
play-won-side = Your side wins!
play-won-together = You win together!
play-lost = The match is lost.
play-finished = It is finished.`,
  ]);
  texts.players = ['Ala', 'Ola'];
  Element.prototype.scrollIntoView = () => undefined;
  const { unmount } = render(Result, {
    outcome: ended,
    table,
    game,
    mine,
    texts,
    onrule: () => undefined,
  });
  const told = screen.getByRole('heading').textContent.trim();
  unmount();
  return told;
}

it('names the winner, unless it is the only one at this screen', () => {
  expect(headline([1])).toBe('You win!');
  expect(headline([0])).toBe('Ola wins.');
  expect(headline([0, 1])).toBe('Ola wins.');
  expect(headline([])).toBe('Ola wins.');
});

it('says how those ended who win or lose together', () => {
  const together = { ...outcome, places: [], scores: [] };
  expect(headline([0], { ...together, winners: [] })).toBe('The match is lost.');
  expect(headline([0], { ...together, winners: [0, 1] })).toBe('You win together!');
  expect(headline([1], { ...together, winners: [1] })).toBe('You win!');
  expect(headline([0], { ...together, winners: [1] })).toBe('Ola wins.');
  expect(headline([0], { ...outcome, winners: [0], places: [1] })).toBe('It is finished.');
});

it('shows neither places nor scores where they mean nothing', () => {
  const ended = { ...outcome, winners: [], places: [], scores: [] };
  const shown = { outcome: ended, table, game, mine: [0], onrule: () => undefined };
  render(Result, { ...shown, texts: new Texts(null, 'en') });
  expect(screen.queryByRole('table')).toBeNull();
});

it('shows all scores, or those that decide where the board tells of the others', async () => {
  const scores = [
    { A: -3, L: 40, rooms: 12 },
    { A: 4, L: 50, rooms: 20 },
  ];
  const texts = new Texts(null, 'en');
  const shown = {
    outcome: { ...outcome, scores },
    table,
    mine: [],
    texts,
    onrule: () => undefined,
  };
  const { rerender } = render(Result, { ...shown, game });
  expect(screen.getByRole('cell', { name: '−3' })).toBeTruthy();
  await rerender({ game: { ...game, id: 'paper_dungeons' } as GameInfo });
  await waitFor(() => expect(screen.queryByRole('cell', { name: '−3' })).toBeNull());
  expect(screen.getByRole('cell', { name: '50' })).toBeTruthy();
});
