import { describe, expect, it, vi } from 'vitest';
import type { Event, Grid, Position, Question, Reach } from '../protocol';
import { Texts } from '../texts.svelte';
import { groups } from './options';
import { Choice } from './choice.svelte';
import { optionTo, Targets } from './targets';
import { reachOf } from './grid';
import { Walk } from './walk.svelte';

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

  it('begin with a piece, then its squares and no others', async () => {
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
    await vi.waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(4));
  });

  it('need no piece to be picked where there is only one', async () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question(OFFERED.slice(0, 1)));
    choice.click('map:3.1');
    await vi.waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(3));
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

interface Trouble {
  /** Events besides the step, by the square that is entered. */
  happens?: Record<number, Event>;
  /** Other questions, by the square where they are asked; each is asked once. */
  asks?: Record<number, string>;
  /** The step that is for good. */
  last?: number;
  /** Who is asked instead, from a square on. */
  other?: { from: number; piece?: string };
  /** Something in the way, from a square on. */
  blocked?: number;
  /** The step that cannot be sent at first. */
  fails?: number;
  /** Whether the steps are squares whose words do not come with the question. */
  compact?: boolean;
}

/** A table where ann walks along a row, and things may happen on the way. */
function corridor({
  happens = {},
  asks = {},
  last = -9,
  other,
  blocked = 99,
  fails,
  compact = false,
}: Trouble = {}) {
  const events: Event[] = [];
  const chosen: string[] = [];
  const waited: number[] = [];
  const asked = new Set<number>();
  let at = 0;
  const walker = () => (other && at >= other.from ? 'bob' : 'ann');
  const fight = () => (asked.has(at) ? undefined : asks[at]);
  const ask = (): Question =>
    compact
      ? question([{ piece: 'ann', grid: 'map', first: 1, runs: [[0, at + 1, 1]] }])
      : listed();
  const listed = (): Question => ({
    ...question([]),
    prompt: fight() ?? 'move',
    piece: (at >= (other?.from ?? 99) ? other?.piece : undefined) ?? null,
    offers: [at - 1, at + 1].map((column) => ({
      words: { message: 'step' },
      refs: fight() ? [] : [`map:0.${column}`],
      ...(column === last ? { closes: { message: 'finish' } } : {}),
    })),
  });
  const reach = (): Reach => ({
    ...REACH,
    of: walker(),
    squares: [1, 2, 3]
      .filter((column) => column > at && (at === 0 || column < blocked))
      .map((column) => [0, column, column - at, [0, column - 1]]),
  });
  const table = {
    get position() {
      const grid = { ...GRID, layers: { reach: reach() } };
      return { seat: 0, scene: { pieces: [grid] }, question: ask() } as unknown as Position;
    },
    events,
    look: () => {
      const closes = at + 1 === last ? { closes: { message: 'finish' } } : {};
      return Promise.resolve({ words: { message: 'step' }, ...closes });
    },
    wait: (_: number, option: number) => waited.push(option),
    choose: (index: number) => {
      const [square = ''] = ask().offers[index]?.refs ?? [];
      if (square === `map:0.${fails}`) {
        fails = undefined;
        return Promise.reject(new Error('lost'));
      }
      chosen.push(square);
      at += index === 1 ? 1 : -1;
      events.push({ type: 'stepped', seat: 0 });
      const also = happens[at];
      if (also) events.push(also);
      return Promise.resolve(true);
    },
  };
  /** The other question is answered, and this comes of it. */
  const answer = (...found: Event[]) => {
    asked.add(at);
    events.push(...found);
  };
  return { walk: new Walk(table), chosen, waited, answer };
}

describe('a walk to a far square', () => {
  it('goes step by step to its end', async () => {
    const { walk, chosen } = corridor();
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(3);
    expect(chosen).toEqual(['map:0.1', 'map:0.2', 'map:0.3']);
    expect(walk.remark).toBeNull();
  });

  it('goes on after what was to be seen', async () => {
    const { walk } = corridor({ happens: { 1: { type: 'found' } } });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(3);
  });

  it('stops when something else happens, and says what', async () => {
    const trap = { type: 'trap' };
    const { walk, chosen } = corridor({ happens: { 2: trap } });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(2);
    expect(chosen).toHaveLength(2);
    expect(walk.remark).toMatchObject({ why: 'event', event: trap, square: [0, 3] });
    expect(await walk.goOn()).toBe(0);
  });

  it('stops when somebody else does the same', async () => {
    const theirs = { type: 'stepped', seat: 1 };
    const { walk } = corridor({ happens: { 1: theirs } });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(1);
    expect(walk.remark).toMatchObject({ why: 'event', event: theirs });
  });

  it('waits at another question, and goes on when it is answered', async () => {
    const { walk, chosen, answer } = corridor({ asks: { 1: 'fight' } });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(1);
    expect(walk.remark).toMatchObject({ why: 'waits' });
    expect(await walk.goOn(), 'nothing has been answered yet').toBe(0);
    answer({ type: 'fought', seat: 0 });
    expect(await walk.goOn()).toBe(2);
    expect(chosen).toHaveLength(3);
    expect(walk.remark).toBeNull();
  });

  it('does not go on after a question when others did something meanwhile', async () => {
    const { walk, answer } = corridor({ asks: { 1: 'fight' } });
    await walk.to(GRID, REACH, [0, 3]);
    answer({ type: 'fought', seat: 0 }, { type: 'pushed', seat: 1 });
    expect(await walk.goOn()).toBe(0);
    expect(walk.remark).toMatchObject({ why: 'event', event: { type: 'pushed' } });
  });

  it('stops when the way is no longer what it was', async () => {
    const { walk } = corridor({ blocked: 3 });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(1);
    expect(walk.remark).toMatchObject({ why: 'way' });
  });

  it('does not go on with another figure that is asked the same', async () => {
    const { walk, chosen } = corridor({ other: { from: 1 } });
    expect(await walk.to(GRID, REACH, [0, 3]), "the reach is another one's").toBe(1);
    expect(chosen).toEqual(['map:0.1']);
    const told = corridor({ other: { from: 1, piece: 'bob' } });
    expect(await told.walk.to(GRID, REACH, [0, 3])).toBe(1);
  });

  it('stops before a step that is for good, which waits for a word', async () => {
    const { walk, chosen, waited } = corridor({ last: 3 });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(2);
    expect(chosen).toEqual(['map:0.1', 'map:0.2']);
    expect(waited).toEqual([1]);
  });

  it('looks for such a step among squares too, whose words are not here yet', async () => {
    const { walk, waited } = corridor({ compact: true, last: 3 });
    expect(await walk.to(GRID, REACH, [0, 3])).toBe(2);
    expect(waited).toEqual([1]);
  });

  it('can go on after a step that could not be sent', async () => {
    const { walk, chosen } = corridor({ fails: 2 });
    await expect(walk.to(GRID, REACH, [0, 3])).rejects.toThrow('lost');
    expect(await walk.goOn()).toBe(2);
    expect(chosen).toHaveLength(3);
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

it('sends whoever is meant to a far square, and nobody else', () => {
  const bob: Reach = { ...REACH, of: 'bob', squares: REACH.squares?.slice(0, 2) };
  const grid: Grid = { ...GRID, layers: { ann: REACH, bob } };
  expect(reachOf(grid, [0, 2], null)?.of).toBe('ann');
  expect(reachOf(grid, [0, 2], 'bob')?.of).toBe('bob');
  expect(reachOf(grid, [0, 3], 'bob'), 'though ann could').toBeNull();
});

it('finds the option to a square however it is offered', () => {
  const listed = {
    ...question([]),
    offers: [{ words: { message: 'x' }, refs: ['ann', 'map:0.1'] }],
  };
  expect(optionTo(listed, 'ann', 'map:0.1')).toBe(0);
  expect(optionTo(listed, 'bob', 'map:0.1')).toBeNull();
  expect(optionTo(question(), 'bob', 'map:3.1')).toBe(4);
  const just = { ...listed, offers: [{ words: { message: 'x' }, refs: ['map:0.1'] }] };
  expect(optionTo(just, 'ann', 'map:0.1')).toBe(0);
  expect(optionTo({ ...just, piece: 'bob' }, 'ann', 'map:0.1')).toBeNull();
});
