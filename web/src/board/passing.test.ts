import { describe, expect, it, vi } from 'vitest';
import type { Position } from '../protocol';
import { lastingOf, Passing } from './passing.svelte';

const CAST = { type: 'cast' };

/** A position with a question that may be passed, and other options. */
function asked(number: number, more: Partial<Position> = {}, until: string[] = [], others = 0) {
  const lasting = until.map((one) => ({ words: { message: one }, until: one }));
  const question = {
    number,
    prompt: 'floor',
    rule: 'XX-1',
    about: {},
    options: [{ type: 'pass' }, ...Array.from({ length: others }, () => CAST)],
    offers: [{ words: { message: 'pass' }, lasting }],
  };
  return { seat: 0, moments: number, undoable: 0, question, ...more } as unknown as Position;
}

function start(accepted = true) {
  const pass = vi.fn(() => Promise.resolve(accepted));
  return { pass, passing: new Passing(pass) };
}

describe('passing at once', () => {
  it('where one can only pass and need not be asked, once', () => {
    const { pass, passing } = start();
    const position = asked(1);
    expect(passing.seen(position, true).question).toBeNull();
    expect(passing.seen(position, true).question).toBeNull();
    expect(pass).toHaveBeenCalledOnce();
    expect(pass).toHaveBeenCalledWith(position.question, 0);
    expect(passing.seen(asked(2, {}, [], 1), true).question).not.toBeNull();
    expect(passing.seen(asked(3), false).question).not.toBeNull();
  });

  it('where there is one other answer, too', () => {
    const { pass, passing } = start();
    const { question, ...rest } = asked(1);
    const keeping = { ...rest, question: { ...question, options: [{ type: 'keep_hand' }] } };
    expect(passing.seen(keeping as Position, true).question).toBeNull();
    expect(pass).toHaveBeenCalledWith(keeping.question, 0);
  });

  it('not while something could still be taken back, until that is settled or passed', () => {
    const { passing } = start();
    const { question } = asked(1, {}, [], 1);
    if (question) passing.answered(question, 1);
    expect(passing.seen(asked(2, { undoable: 1 }), true).question).not.toBeNull();
    expect(passing.seen(asked(3, { undoable: 0 }), true).question).toBeNull();
    if (question) passing.answered(question, 1);
    if (question) passing.answered(question, 0);
    expect(passing.seen(asked(4, { undoable: 1 }), true).question).toBeNull();
  });

  it('where nothing fits, even if something could still be taken back', () => {
    const { pass, passing } = start();
    const { question } = asked(1, {}, [], 1);
    if (question) passing.answered(question, 1);
    const plain = asked(2, { undoable: 1 }, [], 1);
    expect(passing.seen(plain, true).question).not.toBeNull();
    const offers = [{ words: { message: 'pass' }, idle: true }];
    const idle = { ...plain, question: { ...plain.question, number: 3, offers } } as Position;
    expect(passing.seen(idle, false).question).not.toBeNull();
    expect(passing.seen(idle, true).question).toBeNull();
    expect(pass).toHaveBeenCalledExactlyOnceWith(idle.question, 0);
  });

  it('not when something was taken back, nor when it was refused', async () => {
    const { passing } = start(false);
    expect(passing.seen(asked(5), true).question).toBeNull();
    await Promise.resolve();
    expect(passing.failed).toBe(5);
    expect(passing.seen(asked(5), true).question).not.toBeNull();
    expect(passing.seen(asked(6, { moments: 2 }), true).question).not.toBeNull();
    expect(passing.seen(asked(7, { moments: 3 }), true).question).toBeNull();
  });
});

describe('passing from now on', () => {
  const hero = { words: { message: 'hero' }, until: 'hero' };

  it('beyond a question that cannot be passed, but not beyond another that can', () => {
    const { passing } = start();
    passing.last(asked(1, {}, ['hero'], 1), hero);
    const { question, ...rest } = asked(2);
    const must = { ...question, options: [CAST, CAST] } as Position['question'] & object;
    expect(passing.seen({ ...rest, question: must }, false).question).not.toBeNull();
    passing.answered(must, 0);
    expect(passing.seen(asked(3, {}, ['hero'], 1), false).question).toBeNull();
    expect(passing.seen(asked(4, {}, ['other'], 1), false).question).not.toBeNull();
    expect(passing.seen(asked(5, {}, ['hero'], 1), false).question).not.toBeNull();
  });

  it('as long as the same end is offered, for the seat that wished it', () => {
    const { pass, passing } = start();
    const first = asked(1, {}, ['hero', 'round'], 2);
    expect(first.question && lastingOf(first.question)).toHaveLength(2);
    passing.last(first, hero);
    expect(pass).toHaveBeenCalledOnce();
    expect(passing.seen(asked(2, {}, ['hero', 'round'], 2), false).question).toBeNull();
    expect(passing.seen(asked(9, { seat: 1 }, ['hero'], 2), false).question).not.toBeNull();
    expect(passing.seen(asked(10, {}, ['hero'], 2), false).question).toBeNull();
    expect(pass).toHaveBeenCalledTimes(3);
  });

  it('until something else is asked: then the wish is forgotten', () => {
    const { passing } = start();
    passing.last(asked(1, {}, ['hero'], 1), hero);
    expect(passing.seen(asked(2, {}, [], 1), false).question).not.toBeNull();
    expect(passing.seen(asked(3, {}, ['hero'], 1), false).question).not.toBeNull();
  });
});
