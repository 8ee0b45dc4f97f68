import { expect, it } from 'vitest';
import type { Event, Outcome } from '../../protocol';
import { Texts } from '../../texts.svelte';
import { courseOf, turningPoint, why } from './course';
import en from './board.en.ftl?raw';

const texts = new Texts(null, 'en');
const hero = (id: string, worth: number) => ({
  [id]: { id, kind: 'hero', names: { en: id }, facts: { souls: worth, wounds: worth }, rules: [] },
});
texts.use('en', [en], { ...hero('nick', 1), ...hero('katelyn', 2) } as never);
texts.players = ['Ala', 'Ola'];

const event = (type: string, about: object = {}) => ({ type, ...about }) as Event;
const round = (number: number) => event('round_began', { round: number });
const EVENTS = [
  event('boss_revealed', { seat: 0, boss: 'gorgona' }),
  event('boss_revealed', { seat: 1, boss: 'robobo' }),
  round(1),
  event('hero_survived', { seat: 0, hero: 'katelyn', wounds: 2 }),
  round(2),
  event('wound_healed', { seat: 0, hero: 'katelyn' }),
  event('hero_died', { seat: 1, hero: 'nick', souls: 1 }),
  event('hero_revived', { seat: 1, hero: 'nick' }),
  round(3),
  event('hero_survived', { seat: 1, hero: 'nick', wounds: 5 }),
];
const OUTCOME: Outcome = {
  winners: [0],
  rule: 'BM-16.7',
  places: [1, 2],
  scores: [
    { souls: 2, wounds: 0 },
    { souls: 0, wounds: 5 },
  ],
};

it('follows souls and wounds round by round, also those that are lost again', () => {
  const course = courseOf(EVENTS, 2, texts);
  expect(course.map((scores) => scores[0])).toEqual([
    { souls: 0, wounds: 2 },
    { souls: 2, wounds: 0 },
    { souls: 2, wounds: 0 },
  ]);
  expect(course.at(-1)?.[1]).toEqual({ souls: 0, wounds: 5 });
});

it('knows from when on the winner was ahead, if at all', () => {
  const course = courseOf(EVENTS, 2, texts);
  expect(turningPoint(course, 0)).toBe(2);
  expect(turningPoint(course, 1)).toBeNull();
});

it('says who fell and when', () => {
  const said = why(OUTCOME, texts, EVENTS);
  expect(said).toContain('robobo (Ola) fell in round 3, with 5 wounds.');
  expect(said).toContain('Ala was ahead from round 2 on.');
});

it.each(['BM-16.4', 'BM-16.5', 'BM-16.6', 'BM-16.8', 'BM-16.14', 'BM-16.16', 'BM-R-73'])(
  'has words for an end by %s',
  (rule) => {
    const said = why({ ...OUTCOME, rule }, texts, EVENTS) ?? '';
    expect(said).not.toMatch(/\[|fell in/);
  },
);
