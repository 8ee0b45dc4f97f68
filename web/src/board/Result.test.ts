import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { GameInfo, Outcome, Scene, TableInfo } from '../protocol';
import { Texts } from '../texts.svelte';
import Result from './Result.svelte';

const outcome: Outcome = { winners: [1], places: [2, 1], scores: [{}, {}], rule: 'TY-1.1' };
const table = { table: 'abc', seed: null, next: null, seats: [{}, {}] } as TableInfo;
const game = { id: 'toy', prefix: 'TY', deciding: [] as string[] } as GameInfo;
const scene: Scene = { title: { message: 'title' }, pieces: [] };
const shown = { table, game, scene, events: [], onrule: () => undefined };
Element.prototype.scrollIntoView = () => undefined;

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
  const { unmount } = render(Result, { props: { ...shown, outcome: ended, mine, texts } });
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
  render(Result, { props: { ...shown, outcome: ended, mine: [0], texts: new Texts(null, 'en') } });
  expect(screen.queryByRole('table')).toBeNull();
});

it('says in words what decided, and leads to its rule', async () => {
  const texts = new Texts(game, 'en');
  texts.use('en', ['ty-log-ended = Five wounds.\nty-log-other = Something else.']);
  const events = [
    { type: 'other', rule: 'TY-2.1' },
    { type: 'ended', rule: 'TY-1.1' },
    { type: 'other', rule: 'TY-3.1' },
  ];
  const onrule = vi.fn();
  render(Result, { props: { ...shown, outcome, mine: [], texts, events, onrule } });
  expect(screen.getByText(/Five wounds/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: 'TY-1.1' }));
  expect(onrule).toHaveBeenCalledWith('TY-1.1');
});

it('shows the scores of all side by side, the first place first', () => {
  const texts = new Texts(null, 'en');
  texts.use('en', ['play-place = Place { $place }']);
  texts.players = ['Ala', 'Ola'];
  const scores = [{ souls: 3 }, { souls: 10 }];
  render(Result, { props: { ...shown, outcome: { ...outcome, scores }, mine: [], texts } });
  const [, first, second] = screen.getAllByRole('columnheader');
  expect(first?.textContent).toContain('Ola');
  expect(second?.textContent).toContain('Place 2');
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent.trim())).toEqual(['10', '3']);
});

it('gives no place to somebody who is alone', () => {
  const alone = { ...outcome, winners: [0], places: [1], scores: [{ souls: 3 }] };
  const texts = new Texts(null, 'en');
  texts.use('en', ['play-place = Place { $place }']);
  const only = { ...table, seats: [{}] } as TableInfo;
  render(Result, { props: { ...shown, outcome: alone, table: only, mine: [0], texts } });
  expect(screen.queryByText(/Place/)).toBeNull();
  expect(screen.queryByRole('columnheader')).toBeNull();
  expect(screen.getByRole('cell').textContent.trim()).toBe('3');
});

it('offers a rematch with swapped sides where sides stay otherwise', async () => {
  const wished: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    wished.push((JSON.parse(body) as { swap: boolean }).swap);
    return Promise.resolve(Response.json({ table: 'next', invitations: [] }));
  });
  const props = { ...shown, outcome, mine: [0], texts: new Texts(null, 'en') };
  const { unmount } = render(Result, { props });
  expect(screen.queryByRole('button', { name: '[play-rematch-swapped]' })).toBeNull();
  unmount();
  render(Result, { props: { ...props, game: { ...game, swaps: true } } });
  await fireEvent.click(screen.getByRole('button', { name: '[play-rematch]' }));
  await fireEvent.click(screen.getByRole('button', { name: '[play-rematch-swapped]' }));
  expect(wished).toEqual([false, true]);
});
