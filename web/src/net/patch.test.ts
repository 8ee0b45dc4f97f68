import { expect, it } from 'vitest';
import type { Difference, Position } from '../protocol';
import {
  nextPosition,
  patched,
  type ObjectPatch,
  type Patch,
  type Splice,
  type Tree,
} from './patch';

type Branch = { [name: string]: Tree };

/** The same numbers in every run: a small generator of our own. */
function chanceOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function anyTree(below: (n: number) => number, depth: number): Tree {
  const kind = depth === 0 ? 0 : below(4);
  if (kind === 0) return [null, true, 'a', 'ą', 3, 4.5][below(6)] as Tree;
  if (kind === 1) return anyObject(below, depth - 1);
  const list = Array.from({ length: below(5) }, () => anyTree(below, depth - 1));
  return kind === 2 ? list : list.map((value) => ({ id: 'pqr'[below(3)] as string, value }));
}

function anyObject(below: (n: number) => number, depth: number): Branch {
  const names = ['a', 'b', 'c', 'constructor'].filter(() => below(2));
  return Object.fromEntries(names.map((name) => [name, anyTree(below, depth)]));
}

const same = (one: Tree | undefined, other: Tree) => JSON.stringify(one) === JSON.stringify(other);
const isObject = (tree: Tree | undefined): tree is Branch =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree);

/** A plain way to write a difference down; the table has a better one. */
function difference(before: Tree, after: Tree): Patch {
  if (Array.isArray(before) && Array.isArray(after)) {
    return after.map((item, index): Splice => {
      const old = before[index];
      if (old !== undefined && same(old, item)) return { keep: [index, index + 1] };
      if (isObject(old) && isObject(item)) return { edit: index, by: difference(old, item) };
      return { add: [item] };
    });
  }
  const [old, now] = [before as Branch, after as Branch];
  const patch: Required<ObjectPatch> = { set: {}, drop: [], edit: {} };
  patch.drop = Object.keys(old).filter((name) => !Object.hasOwn(now, name));
  for (const [name, value] of Object.entries(now)) {
    const was = Object.hasOwn(old, name) ? old[name] : undefined;
    if (was !== undefined && same(was, value)) continue;
    const alike =
      (isObject(was) && isObject(value)) || (Array.isArray(was) && Array.isArray(value));
    if (alike) patch.edit[name] = difference(was as Tree, value);
    else patch.set[name] = value;
  }
  return patch;
}

it('makes one tree of another by their difference', () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const below = chanceOf(seed);
    const [before, after] = [anyObject(below, 4), anyObject(below, 4)];
    const kept = JSON.stringify(before);
    const patch = JSON.parse(JSON.stringify(difference(before, after))) as Patch;
    expect(patched(before, patch), `seed ${seed}`).toEqual(after);
    expect(JSON.stringify(before), `seed ${seed}`).toBe(kept);
  }
});

it('moves, changes and adds items of a list', () => {
  const before = ['a', 'b', 'c', 'd'].map((id) => ({ id, face: 'up' }));
  const patch: Splice[] = [
    { keep: [2, 4] },
    { add: [{ id: 'new' }] },
    { edit: 0, by: { set: { face: 'down' } } },
    { keep: [1, 2] },
  ];
  expect(patched(before, patch)).toEqual([
    { id: 'c', face: 'up' },
    { id: 'd', face: 'up' },
    { id: 'new' },
    { id: 'a', face: 'down' },
    { id: 'b', face: 'up' },
  ]);
});

it('shares what has not changed', () => {
  const before = {
    still: { a: [1] },
    moving: [
      { id: 'p', at: 0 },
      { id: 'q', at: 1 },
    ],
  };
  const patch: Patch = {
    edit: { moving: [{ keep: [0, 1] }, { edit: 1, by: { set: { at: 2 } } }] },
  };
  const after = patched(before, patch) as typeof before;
  expect(after).toEqual({
    still: { a: [1] },
    moving: [
      { id: 'p', at: 0 },
      { id: 'q', at: 2 },
    ],
  });
  expect(after.still).toBe(before.still);
  expect(after.moving[0]).toBe(before.moving[0]);
});

it('replaces the events, of which only the new ones are told', () => {
  const before = { type: 'position', number: 1, first_event: 0, events: [{ type: 'a' }] };
  const message: Difference = {
    type: 'difference',
    base: 1,
    first_event: 1,
    events: [{ type: 'b' }],
    patch: { set: { number: 2 } },
  };
  expect(nextPosition(before as unknown as Position, message)).toEqual({
    type: 'position',
    number: 2,
    first_event: 1,
    events: [{ type: 'b' }],
  });
});
