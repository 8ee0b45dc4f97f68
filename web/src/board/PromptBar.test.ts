import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import type { GameInfo, Position } from '../protocol';
import { Texts } from '../texts.svelte';
import { Choice } from './choice.svelte';
import PromptBar from './PromptBar.svelte';

const texts = new Texts(null, 'en');
const game = { id: 'toy', prefix: 'ty' } as GameInfo;
const choice = new Choice(() => undefined);

function heading(asked: number[]): string {
  const position = {
    seat: 0,
    asked,
    question: null,
    outcome: null,
    deadlines: {},
    scene: { title: { message: 'title' }, pieces: [] },
  } as unknown as Position;
  const { unmount } = render(PromptBar, { props: { position, texts, game, choice } });
  const said = screen.getByRole('heading').textContent;
  unmount();
  return said;
}

it('says that something is worked out while nobody at the table is asked', () => {
  expect(heading([])).toBe('[play-world]');
  expect(heading([1])).toBe('[play-waiting]');
  expect(heading([0])).toBe('[play-waiting]');
});

it('says what a bot means to do', () => {
  const position = {
    seat: 0,
    asked: [1],
    question: null,
    outcome: null,
    deadlines: {},
    intent: { seat: 1, words: { message: 'plan' } },
    scene: { title: { message: 'title' }, pieces: [] },
  } as unknown as Position;
  render(PromptBar, { props: { position, texts, game, choice } });
  expect(screen.getByText(/\[plan\]/)).toBeTruthy();
});
