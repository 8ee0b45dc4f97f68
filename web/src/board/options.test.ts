import { describe, expect, it } from 'vitest';
import type { Question } from '../protocol';
import { Texts } from '../texts.svelte';
import { groups } from './options';

function question(...types: string[]): Question {
  return {
    number: 1,
    prompt: 'step',
    rule: 'XX-1.1',
    about: {},
    options: types.map((type) => ({ type })),
    offers: types.map((type) => ({ words: { message: type } })),
  };
}

function listed(...types: string[]) {
  const texts = new Texts(null, 'en');
  texts.use('en', [types.map((type) => `${type} = ${type}`).join('\n')]);
  const found = groups(question(...types), [...types.keys()], texts);
  return found.flatMap(({ entries }) => entries.map((entry) => [entry.key, entry.words]));
}

describe('the options in words', () => {
  it('are counted from 1, and what ends something comes last with the key 0', () => {
    expect(listed('stop', 'north', 'south')).toEqual([
      [1, 'north'],
      [2, 'south'],
      [0, 'stop'],
    ]);
    expect(listed('end_shopping', 'buy')).toEqual([
      [1, 'buy'],
      [0, 'end_shopping'],
    ]);
    expect(listed('pass', 'north')).toEqual([
      [1, 'north'],
      [0, 'pass'],
    ]);
  });

  it('have one key each, however many of them end something', () => {
    expect(listed('pass', 'stop', 'north')).toEqual([
      [1, 'north'],
      [0, 'pass'],
      [2, 'stop'],
    ]);
  });
});
