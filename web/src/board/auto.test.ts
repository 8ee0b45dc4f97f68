import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Question, SeatInfo } from '../protocol';
import { amongBots, LONGEST, passes, pause, SHORTEST } from './auto';
import { AutoPass } from './auto.svelte';

function asked(...types: string[]): Question {
  return {
    number: 3,
    prompt: 'floor',
    rule: 'XX-5.11',
    about: {},
    options: types.map((type) => ({ type })),
    offers: types.map(() => ({ words: { message: 'words' } })),
  };
}

describe('whether to pass', () => {
  it('only where there is one answer, and only if wished', () => {
    expect(passes(asked('pass'), 'holding')).toBe(true);
    expect(passes(asked('pass'), 'always')).toBe(false);
    expect(passes(asked('pass'), 'people')).toBe(false);
    expect(passes(asked('pass', 'cast'), 'holding')).toBe(false);
    expect(passes(asked('keep_hand'), 'holding')).toBe(true);
    expect(passes(asked('keep_hand', 'mulligan'), 'holding')).toBe(false);
    const closes = { words: { message: 'words' }, closes: { message: 'end' } };
    expect(passes({ ...asked('stop'), offers: [closes] }, 'holding')).toBe(false);
    const squares = [{ piece: 'bat', grid: 'cave', first: 1, runs: [] }];
    expect(passes({ ...asked('pass'), squares }, 'holding')).toBe(false);
    const idle = [{ words: { message: 'words' }, idle: true }];
    expect(passes({ ...asked('pass', 'cast'), offers: idle }, 'holding')).toBe(true);
    expect(passes({ ...asked('pass', 'cast'), offers: idle }, 'people')).toBe(false);
    expect(passes(null, 'holding')).toBe(false);
  });

  it('knows whether anybody but bots could learn something', () => {
    const seats = (...kinds: string[]) => ({ seats: kinds.map((kind) => ({ kind }) as SeatInfo) });
    expect(amongBots(seats('human', 'bot', 'bot'))).toBe(true);
    expect(amongBots(seats('human', 'human'))).toBe(false);
    expect(amongBots(seats('human', 'bot', 'link'))).toBe(false);
  });

  it('after a pause that depends on chance alone', () => {
    expect(pause(0)).toBe(SHORTEST);
    expect(pause(1)).toBe(LONGEST);
    expect(pause(0.5)).toBe((SHORTEST + LONGEST) / 2);
  });
});

describe('passing by itself', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('passes once, within the longest pause and not before the shortest', () => {
    const pass = vi.fn(() => Promise.resolve(true));
    const auto = new AutoPass(pass);
    auto.consider(asked('pass'), 'holding');
    expect(auto.waiting).toBe(true);
    vi.advanceTimersByTime(SHORTEST - 1);
    auto.consider(asked('pass'), 'holding'); // the same question again starts no new pause
    expect(pass).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LONGEST);
    expect(pass).toHaveBeenCalledOnce();
    auto.consider(asked('pass'), 'holding');
    vi.advanceTimersByTime(LONGEST);
    expect(pass).toHaveBeenCalledOnce();
  });

  it('considers a question again when passing was not accepted', async () => {
    const pass = vi.fn(() => Promise.resolve(false));
    const auto = new AutoPass(pass);
    auto.consider(asked('pass'), 'holding');
    await vi.advanceTimersByTimeAsync(LONGEST);
    expect(pass).toHaveBeenCalledOnce();
    auto.consider(asked('pass'), 'holding');
    await vi.advanceTimersByTimeAsync(LONGEST);
    expect(pass).toHaveBeenCalledTimes(2);
  });

  it('stops when the player wants to decide, or nothing is asked any more', () => {
    const pass = vi.fn(() => Promise.resolve(true));
    const auto = new AutoPass(pass);
    auto.consider(asked('pass'), 'holding');
    auto.decline();
    auto.consider(asked('pass'), 'holding');
    vi.advanceTimersByTime(LONGEST);
    auto.consider({ ...asked('pass'), number: 4 }, 'holding');
    auto.consider(null, 'holding');
    vi.advanceTimersByTime(LONGEST);
    expect(auto.waiting).toBe(false);
    expect(pass).not.toHaveBeenCalled();
  });
});
