import { fireEvent, render, screen } from '@testing-library/svelte';
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

it('is unfolded for one question, and folds again for the next', async () => {
  const asking = (number: number) =>
    ({
      seat: 0,
      asked: [0],
      question: {
        number,
        prompt: 'floor',
        about: {},
        rule: 'TY-1',
        options: [{ type: 'pass' }],
        offers: [{ words: { message: 'pass' }, lasting: [{ until: 'round', words: title }] }],
      },
      outcome: null,
      deadlines: {},
      scene: { title, pieces: [] },
    }) as unknown as Position;
  const title = { message: 'title' };
  const props = { texts, game, choice };
  const { rerender } = render(PromptBar, { props: { ...props, position: asking(1) } });
  const unfolded = () =>
    screen.getByRole('button', { name: '[play-small]' }).getAttribute('aria-expanded');
  expect(unfolded()).toBe('false');
  await fireEvent.click(screen.getByRole('button', { name: '[play-small]' }));
  expect(unfolded()).toBe('true');
  await rerender({ ...props, position: asking(2) });
  expect(unfolded()).toBe('false');
});

it('calls what interrupts others a reaction, and shows each key once', () => {
  const title = { message: 'title' };
  const ends = ['step', 'turn', 'round'].map((until) => ({ until, words: { message: until } }));
  const asking = (lasting: typeof ends) =>
    ({
      seat: 0,
      asked: [0],
      question: {
        number: 1,
        prompt: 'floor',
        about: {},
        rule: 'TY-1',
        piece: 'hero',
        options: [{ type: 'pass' }],
        offers: [{ words: { message: 'pass' }, lasting }],
      },
      outcome: null,
      deadlines: {},
      scene: {
        title,
        pieces: [{ type: 'figure', id: 'hero', name: { message: 'hero' }, label: title }],
      },
    }) as unknown as Position;
  const props = { texts, game, choice, onlast: () => undefined };
  const { container, unmount } = render(PromptBar, { props: { ...props, position: asking(ends) } });
  expect(screen.getByRole('heading').textContent).toBe('[play-reaction-to]');
  const keys = [...container.querySelectorAll('kbd')].map((key) => key.textContent);
  expect(keys).toEqual(['[play-key-space]', '[play-key-shift-space]']);
  unmount();
  render(PromptBar, { props: { ...props, position: asking([]) } });
  expect(screen.getByRole('heading').textContent).toBe('[play-turn-of]');
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
