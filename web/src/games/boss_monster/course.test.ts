import { expect, it } from 'vitest';
import type { Event, Outcome, Scene } from '../../protocol';
import { Texts } from '../../texts.svelte';
import { courseOf, goalsOf, turningPoint, why } from './course';
import en from './board.en.ftl?raw';

const texts = new Texts(null, 'en');
texts.use('en', [en]);
texts.players = ['Ala', 'Ola'];

const event = (type: string, about: object = {}) => ({ type, ...about }) as Event;
const round = (number: number, souls: number[], wounds: number[]) =>
  event('round_began', { round: number, souls, wounds });
const EVENTS = [
  event('boss_revealed', { seat: 0, boss: 'gorgona' }),
  event('boss_revealed', { seat: 1, boss: 'robobo' }),
  round(1, [0, 0], [0, 0]),
  event('hero_survived', { seat: 0, hero: 'katelyn', wounds: 2 }),
  round(2, [0, 0], [2, 0]),
  event('wound_healed', { seat: 0, hero: 'katelyn' }),
  round(3, [2, 0], [0, 0]),
  event('hero_survived', { seat: 1, hero: 'nick', wounds: 5 }),
];
const track = (icon: string, maximum: number) => ({
  type: 'track' as const,
  id: `${icon}s:0`,
  label: { message: icon },
  value: 0,
  maximum,
  icon,
});
const table = (souls: number, wounds: number): Scene => ({
  title: { message: 'table' },
  pieces: [track('soul', souls), track('wound', wounds)],
});
const SCENE = table(10, 5);
const OUTCOME: Outcome = {
  winners: [0],
  rule: 'BM-16.7',
  places: [1, 2],
  scores: [
    { souls: 2, wounds: 0 },
    { souls: 0, wounds: 5 },
  ],
};

it('is what every round began with, and how the match ended', () => {
  const course = courseOf(EVENTS, OUTCOME);
  expect(course.map((scores) => scores[0])).toEqual([
    { souls: 0, wounds: 2 },
    { souls: 2, wounds: 0 },
    { souls: 2, wounds: 0 },
  ]);
  expect(course.at(-1)?.[1]).toEqual({ souls: 0, wounds: 5 });
  expect(courseOf(EVENTS.slice(0, 2), OUTCOME), 'before the first round').toEqual([]);
});

it('reads from the table what wins and what loses', () => {
  expect(goalsOf(table(12, 7))).toEqual({ souls: 12, wounds: 7 });
  expect(why(OUTCOME, texts, EVENTS, table(12, 7))).not.toContain('robobo');
});

it('knows from when on the winner was ahead, if at all', () => {
  const course = courseOf(EVENTS, OUTCOME);
  expect(turningPoint(course, 0)).toBe(2);
  expect(turningPoint(course, 1)).toBeNull();
});

it('says who fell and when', () => {
  const said = why(OUTCOME, texts, EVENTS, SCENE);
  expect(said).toContain('robobo (Ola) fell in round 3, with 5 wounds.');
  expect(said).toContain('Ala was ahead from round 2 on.');
});

it.each(['BM-16.4', 'BM-16.5', 'BM-16.6', 'BM-16.8', 'BM-16.14', 'BM-16.16', 'BM-R-73'])(
  'has words for an end by %s',
  (rule) => {
    const said = why({ ...OUTCOME, rule }, texts, EVENTS, SCENE) ?? '';
    expect(said).not.toMatch(/\[|fell in/);
  },
);
