import { expect, it } from 'vitest';
import { newsFrom, rounds } from './log';

const by = (...seats: (number | undefined)[]) =>
  seats.map((seat) => ({ type: 'happened', ...(seat === undefined ? {} : { seat }) }));

it('lets the news begin behind what the player has done', () => {
  expect(newsFrom(by(1, 0, 0, 1, 0), 1, 0)).toBe(3);
  expect(newsFrom(by(1, 0, undefined, 1), 1, 0)).toBe(2);
  expect(newsFrom(by(1, 0, undefined, 0, undefined, 1, 0), 1, 0)).toBe(4);
  expect(newsFrom(by(1, 1), 1, 0)).toBe(1);
});

it('has no news where nobody else has done anything', () => {
  expect(newsFrom(by(1, 0, 0), 1, 0)).toBeNull();
  expect(newsFrom(by(0, undefined, 0), 0, 0)).toBeNull();
  expect(newsFrom(by(1, 0), 2, 0)).toBeNull();
  expect(newsFrom(by(1, 1), null, 0)).toBeNull();
});

it('does not tell that a bot had no choice', () => {
  const forced = (seat: number) => ({ type: 'forced', rule: 'TOY-1', seat, prompt: 'act' });
  const [before] = rounds([forced(0), forced(1)], [1]);
  expect(before?.lines.map(({ index }) => index)).toEqual([0]);
});
