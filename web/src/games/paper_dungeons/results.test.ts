import { render, screen, within } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Board from '../../board/Board.svelte';
import { Choice } from '../../board/choice.svelte';
import { Zoom } from '../../board/zoom.svelte';
import type { GameInfo, Outcome, Panel, Position } from '../../protocol';
import { settings } from '../../settings.svelte';
import { Texts } from '../../texts.svelte';
import './theme'; // so that the board need not wait for it

Element.prototype.getAnimations = () => []; // jsdom moves nothing
const WORDS = `
game-over = Game { $game } is over
pd-board-won = won this game
pd-score-L = total
`;

function result(game: number, totals: readonly number[], winner: number): Panel {
  const lines = totals.map((L, seat) => ({
    words: { message: 'line' },
    owner: seat,
    numbers: { L },
    states: seat === winner ? ['won'] : [],
  }));
  return { type: 'panel', id: `result:${game}`, heading: said(game), lines, total: 'L' };
}

const said = (game: number) => ({ message: 'game-over', about: { game } });

const ended: Outcome = { places: [2, 1], winners: [1], rule: 'PD-17.13', scores: [] };

async function show(games: number, ...results: Panel[]): Promise<void> {
  settings.speed = 'off';
  const texts = new Texts(null, 'en');
  texts.use('en', [WORDS]);
  texts.players = ['Ala', 'Ola'];
  const title = { message: 'title' };
  const position = {
    scene: { title, pieces: results, facts: { phase: 'over', games } },
    first_event: 0,
    events: [],
    seat: null,
    question: null,
    outcome: results.at(-1)?.id === `result:${games}` ? ended : null,
  } as unknown as Position;
  const props = {
    position,
    events: [],
    texts,
    game: { id: 'paper_dungeons', prefix: 'pd' } as GameInfo,
    choice: new Choice(() => undefined),
    zoom: new Zoom(),
    onrule: () => undefined,
  };
  render(Board, { props });
  await vi.waitFor(() => expect(document.querySelector('.desk')).toBeTruthy());
}

it('crowns who has won a game of a campaign, the last game first', async () => {
  await show(3, result(1, [40, 20], 0), result(2, [10, -5], -1), result(3, [10, 30], 1));
  const [last, ...earlier] = screen.getAllByRole('group', { name: /^Game/, hidden: true });
  expect(last?.getAttribute('aria-label')).toBe('Game 3 is over');
  const crowned = within(last as HTMLElement).getAllByRole('columnheader', { hidden: true });
  expect(crowned.map((head) => head.textContent.includes('won this game'))).toEqual([true, false]);
  expect(earlier.map((one) => one.textContent.split('won this game').length - 1)).toEqual([0, 1]);
});

it('leaves the scores of a single game to the words about its end', async () => {
  await show(1, result(1, [40, 20], 0));
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  expect(screen.queryByText('Game 1 is over')).toBeNull();
});
