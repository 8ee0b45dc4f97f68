import { expect, test } from 'vitest';
import type { Question } from '../../protocol';
import {
  bestOf,
  changeOf,
  clicked,
  fixes,
  fixOf,
  helpsOf,
  rerollsOf,
  shareOf,
  totalOf,
} from './dice';

const options = [
  { type: 'fix', main: 0, plus: [2] },
  { type: 'fix', main: 0, plus: [] },
  { type: 'fix', main: 2, plus: [] },
  { type: 'change_die', die: 0, by: 1 },
  { type: 'change_die', die: 2, by: -1 },
  { type: 'reroll', source: 'axe', die: 1 },
  { type: 'boost', source: 'battle_rage' },
];
const question = { options } as unknown as Question;

test('the dice that are clicked name one option', () => {
  const found = fixes(question);
  expect(fixOf(found, new Set([2, 0]))?.index).toBe(0);
  expect(fixOf(found, new Set([2]))?.index).toBe(2);
  expect(fixOf(found, new Set([1]))).toBeNull();
  expect(fixes(null)).toEqual([]);
});

test('there is one main die, and pluses are added to it or not', () => {
  const faces = [5, 4, 1];
  expect(clicked(faces, new Set([0]), 2)).toEqual(new Set([0, 2]));
  expect(clicked(faces, new Set([0, 2]), 1)).toEqual(new Set([1, 2]));
  expect(clicked(faces, new Set([0, 2]), 2)).toEqual(new Set([0]));
  expect(clicked(faces, new Set([0]), 0)).toEqual(new Set([0]));
  expect(totalOf(faces, new Set([0, 2]), 2)).toBe(8);
});

test('what bends a die is found by the die, the rest by its kind', () => {
  expect(changeOf(question, 0, 1)).toBe(3);
  expect(changeOf(question, 0, -1)).toBeNull();
  expect(rerollsOf(question, 1)).toEqual([5]);
  expect(helpsOf(question)).toEqual([6]);
});

test('what a bent die promises is told in percent', () => {
  const effect = { message: 'ted-chance-after', about: { percent: '83' } };
  const told = { ...question, offers: [{}, {}, {}, { effect }] } as unknown as Question;
  expect(shareOf(told, 3)).toBe('83%');
  expect(shareOf(told, 0)).toBe('');
  expect(shareOf(null, 3)).toBe('');
});

test('whoever only watches sees the highest die and every plus', () => {
  expect(bestOf([3, 5, 1])).toEqual(new Set([1, 2]));
  expect(bestOf([1, 2])).toEqual(new Set([0, 1]));
});
