import { describe, expect, it, vi } from 'vitest';
import type { Event, Grid, Position, Question, Reach } from '../protocol';
import { Texts } from '../texts.svelte';
import { groups } from './options';
import { Choice } from './choice.svelte';
import { optionTo, Targets } from './targets';
import { Walk } from './walk';

const OFFERED = [
  {
    piece: 'ann',
    grid: 'map',
    first: 1,
    runs: [
      [0, 0, 2],
      [3, 1, 1],
    ] as [number, number, number][],
  },
  { piece: 'bob', grid: 'map', first: 4, runs: [[3, 1, 2]] as [number, number, number][] },
];

function question(squares = OFFERED): Question {
  return {
    number: 1,
    prompt: 'move',
    rule: 'XX-1.1',
    about: {},
    options: [{ type: 'pass' }],
    offers: [{ words: { message: 'pass' } }],
    squares,
  };
}

describe('options over squares', () => {
  it('are counted along the runs of a piece', () => {
    const targets = new Targets(OFFERED);
    expect([...targets.of('ann')]).toEqual([
      ['map:0.0', 1],
      ['map:0.1', 2],
      ['map:3.1', 3],
    ]);
    expect(targets.of('bob').get('map:3.2')).toBe(5);
    expect(targets.of('nobody').size).toBe(0);
  });

  it('begin with a piece, then its squares and no others', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question());
    expect(choice.mark('ann')).toBe('next');
    expect(choice.mark('map:3.1')).toBeNull();
    choice.click('bob');
    expect(choice.mark('bob')).toBe('picked');
    expect(choice.mark('map:3.2')).toBe('next');
    expect(choice.mark('map:0.0')).toBeNull();
    expect(choice.optionAt('map:3.1')).toBe(4);
    choice.click('map:3.1');
    expect(choose).toHaveBeenCalledExactlyOnceWith(4);
  });

  it('need no piece to be picked where there is only one', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question(OFFERED.slice(0, 1)));
    choice.click('map:3.1');
    expect(choose).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('are one line per piece in the list', () => {
    const texts = new Texts(null, 'en');
    texts.use('en', ['play-squares = { $name }: { $count } squares\npass = Pass']);
    const listed = groups(question(), [0], texts, (piece) => piece.toUpperCase());
    expect(listed.flatMap(({ entries }) => entries.map((entry) => entry.words))).toEqual([
      'ANN: 3 squares',
      'BOB: 2 squares',
      'Pass',
    ]);
  });
});

const GRID = { type: 'grid', id: 'map', rows: ['....'], kinds: {} } as unknown as Grid;
const REACH: Reach = {
  type: 'reach',
  label: { message: 'reach' },
  of: 'ann',
  events: ['stepped', 'found'],
  squares: [
    [0, 1, 1, [0, 0]],
    [0, 2, 2, [0, 1]],
    [0, 3, 3, [0, 2]],
  ],
};

/** A table where somebody walks along a row, and things may happen on the way. */
function corridor(
  happens: Record<number, string> = {},
  prompts: Record<number, string> = {},
  last = -9,
) {
  const events: Event[] = [];
  const chosen: string[] = [];
  const waited: number[] = [];
  let at = 0;
  const asked = (): Question => ({
    ...question([]),
    prompt: prompts[at] ?? 'move',
    offers: [at - 1, at + 1].map((column) => ({
      words: { message: 'step' },
      refs: [`map:0.${column}`],
      ...(column === last ? { closes: { message: 'finish' } } : {}),
    })),
  });
  const table = {
    get position() {
      return { question: asked() } as unknown as Position;
    },
    events,
    wait: (_: number, option: number) => waited.push(option),
    choose: (index: number) => {
      const [square = ''] = asked().offers[index]?.refs ?? [];
      chosen.push(square);
      at += index === 1 ? 1 : -1;
      events.push({ type: 'stepped' });
      const also = happens[at];
      if (also) events.push({ type: also });
      return Promise.resolve(true);
    },
  };
  return { walk: new Walk(table), chosen, waited };
}

describe('a walk to a far square', () => {
  it('goes step by step to its end', async () => {
    const { walk, chosen } = corridor();
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(3);
    expect(chosen).toEqual(['map:0.1', 'map:0.2', 'map:0.3']);
  });

  it('goes on after what was to be seen', async () => {
    expect(await corridor({ 1: 'found' }).walk.to(GRID, REACH, [0, 3])).toBe(3);
  });

  it('stops when something else happens', async () => {
    const { walk, chosen } = corridor({ 2: 'trap' });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(2);
    expect(chosen).toHaveLength(2);
  });

  it('stops at another question', async () => {
    const { walk } = corridor({}, { 1: 'fight' });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(1);
  });

  it('stops before a step that is for good, which waits for a word', async () => {
    const { walk, chosen, waited } = corridor({}, {}, 3);
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(2);
    expect(chosen).toEqual(['map:0.1', 'map:0.2']);
    expect(waited).toEqual([1]);
  });

  it('stops when it is told to', async () => {
    const { walk } = corridor();
    const walking = walk.to(GRID, REACH, [0, 3]);
    walk.stop();
    expect(await walking).toBe(1);
  });

  it('does not begin beyond reach', async () => {
    const { walk, chosen } = corridor();
    expect(await walk.to(GRID, REACH, [2, 2])).toBe(0);
    expect(chosen).toEqual([]);
  });
});

it('finds the option to a square however it is offered', () => {
  const listed = {
    ...question([]),
    offers: [{ words: { message: 'x' }, refs: ['ann', 'map:0.1'] }],
  };
  expect(optionTo(listed, 'ann', 'map:0.1')).toBe(0);
  expect(optionTo(listed, 'bob', 'map:0.1')).toBeNull();
  expect(optionTo(question(), 'bob', 'map:3.1')).toBe(4);
});
