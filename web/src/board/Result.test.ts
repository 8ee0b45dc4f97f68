import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import '../games/paper_dungeons/theme'; // so that nothing need be waited for
import type { GameInfo, Outcome, TableInfo } from '../protocol';
import { Texts } from '../texts.svelte';
import Result from './Result.svelte';

const outcome: Outcome = { winners: [1], places: [2, 1], scores: [{}, {}], rule: 'TY-1.1' };
const table = { table: 'abc', seed: null, next: null } as TableInfo;
const game = { id: 'toy', prefix: 'TY' } as GameInfo;

function headline(mine: readonly number[]): string {
  const texts = new Texts(null, 'en');
  texts.use('en', ['play-won = You win!\nplay-winner = { $names } wins.']);
  texts.players = ['Ala', 'Ola'];
  Element.prototype.scrollIntoView = () => undefined;
  const { unmount } = render(Result, {
    outcome,
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
