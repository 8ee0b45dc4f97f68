import { expect, it } from 'vitest';
import type { Position } from '../protocol';
import { Swap } from './swap';

const asked = (...refs: string[]) =>
  refs.map((ref) => ({ words: { message: ref }, refs: ref === '' ? [] : [ref] }));

/** A table that was asked these things one after another; what was chosen in the end. */
function table(questions: ReturnType<typeof asked>[], undoable: number) {
  const chosen: string[] = [];
  let now = questions.length - 1;
  const swap = new Swap({
    get position() {
      const question = { offers: questions[now] };
      return { question, undoable: undoable - (questions.length - 1 - now) } as unknown as Position;
    },
    undo: () => Promise.resolve(Boolean((now -= 1) >= 0)),
    choose: (index) => Promise.resolve(chosen.push(questions[now]?.[index]?.refs[0] ?? '') > 0),
  });
  return { swap, chosen };
}

const DICE = asked('die:0', 'die:1', 'die:2');

it('puts back what was chosen and takes the other piece', async () => {
  const { swap, chosen } = table([DICE, asked('map', 'potions')], 1);
  expect(await swap.to('die:2')).toBe(true);
  expect(chosen).toEqual(['die:2']);
});

it('goes back over what the piece was for', async () => {
  const { swap, chosen } = table([DICE, asked('map'), asked('room', '')], 2);
  expect(await swap.to('die:1')).toBe(true);
  expect(chosen).toEqual(['die:1']);
});

it('goes back no further, and not over what cannot be taken back', async () => {
  const far = table([DICE, asked('map'), asked('room'), asked('room')], 3);
  expect(await far.swap.to('die:1')).toBe(false);
  const shut = table([DICE, asked('map')], 0);
  expect(await shut.swap.to('die:1')).toBe(false);
  expect([...far.chosen, ...shut.chosen]).toEqual([]);
});
