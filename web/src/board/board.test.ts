import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import type { GameInfo, Position, Scene } from '../protocol';
import { Texts } from '../texts.svelte';
import Board from './Board.svelte';

Element.prototype.getAnimations = () => []; // jsdom moves nothing

const GAME: GameInfo = {
  id: 'unknown',
  prefix: 'xx',
  names: { en: 'A game', pl: 'Gra' },
  pitches: { en: '', pl: '' },
  kinds: { en: '', pl: '' },
  version: 1,
  least: 1,
  most: 4,
  minutes: 10,
  deciding: [],
  swaps: false,
  switches: [],
  bots: [],
  lessons: 0,
};
const named = (message: string) => ({ message });
const stat = { icon: 'life', value: 3, label: named('life') };

const SCENE: Scene = {
  title: named('title'),
  pieces: [
    {
      type: 'zone',
      id: 'hand',
      label: named('hand'),
      layout: 'fan',
      children: [
        { type: 'card', id: 'hand:pit', name: named('pit'), card: 'pit', stats: [stat] },
        { type: 'card', id: 'hand:pit#2', name: named('pit'), card: 'pit' },
      ],
    },
    { type: 'token', id: 'deck', name: named('deck'), picture: 'deck', badges: [stat] },
    {
      type: 'grid',
      id: 'map',
      name: named('map'),
      rows: ['..', '.#'],
      kinds: { '.': { words: named('floor') }, '#': { words: named('rock'), look: 'block' } },
      figures: [{ type: 'figure', id: 'orc', name: named('orc'), picture: 'orc', square: [0, 1] }],
    },
    { type: 'track', id: 'torch', label: named('torch'), value: 2, maximum: 5 },
    { type: 'die', id: 'die', kind: 'red', face: '⚔' },
    { type: 'panel', id: 'pad', heading: named('sheet'), lines: [{ words: named('line') }] },
    { type: 'text', id: 'text', words: named('told') },
    { type: 'token', id: 'yes', name: named('yes'), picture: 'yes' },
  ],
};

function position(refs: string[][]): Position {
  return {
    type: 'position',
    number: 1,
    seat: 0,
    scene: SCENE,
    question: {
      number: 0,
      prompt: 'ask',
      rule: 'XX-1.1',
      about: {},
      options: refs.map((_, index) => ({ type: `option${index}` })),
      offers: refs.map((touched) => ({ words: named('offer'), refs: touched })),
    },
    asked: [0],
    outcome: null,
    first_event: 0,
    events: [],
    moments: 0,
    settled: 0,
    undoable: 0,
    deadlines: {},
    standing: [],
    takeback: null,
    intent: null,
  };
}

function texts(): Texts {
  const said = new Texts(GAME, 'en');
  const words = 'title hand pit life deck map floor rock orc torch sheet line told yes offer';
  const source = words.split(' ').map((word) => `${word} = ${word}!`);
  said.use('en', [source.join('\n')]);
  return said;
}

async function shown(refs: string[][]) {
  const onchoose = vi.fn();
  render(Board, { position: position(refs), texts: texts(), game: GAME, onchoose });
  await screen.findByRole('region', { name: 'hand!' });
  return onchoose;
}

describe('a board without looks of its own', () => {
  it('draws every kind of piece', async () => {
    await shown([]);
    for (const name of [
      /^pit!, life! 3/,
      /^deck!, life! 3/,
      /^B1, orc!, floor!/,
      /^red, ⚔/,
      /^yes!/,
    ]) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(screen.getByRole('meter', { name: 'torch!' })).toHaveProperty('ariaValueNow', '2');
    expect(screen.getByText('told!')).toBeTruthy();
    expect(screen.getByText('line!')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'orc!, B1' })).toBeTruthy();
  });

  it('lets exactly what the options name be chosen, any copy for the first', async () => {
    const onchoose = await shown([['deck'], ['hand:pit', 'yes'], ['hand:pit', 'map:1.0']]);
    const [, copy] = screen.getAllByRole('button', { name: /^pit!/ });
    if (copy) await fireEvent.click(copy);
    expect(copy?.ariaPressed).toBe('true');
    expect(screen.getByRole('button', { name: /^deck!/ }).ariaPressed).toBe('false'); // instead
    const cursor = screen.getByRole('button', { name: /^B1/ });
    await fireEvent.keyDown(cursor, { key: 'ArrowDown' });
    await fireEvent.keyDown(cursor, { key: 'ArrowLeft' });
    expect(cursor.ariaLabel).toMatch(/^A2, floor!/);
    await fireEvent.click(cursor);
    expect(onchoose).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('takes clicks back with Escape', async () => {
    const onchoose = await shown([
      ['hand:pit', 'yes'],
      ['hand:pit', 'deck'],
    ]);
    const [card] = screen.getAllByRole('button', { name: /^pit!/ });
    if (card) await fireEvent.click(card);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(card?.ariaPressed).toBe('false');
    expect(onchoose).not.toHaveBeenCalled();
  });
});
