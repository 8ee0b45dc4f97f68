import { expect, test } from 'vitest';
import type { Event, Scene } from '../../protocol';
import { courseOf } from '../../dungeon/course';
import { lairOf, missing, told } from './course';

const words = { message: 'x' };

test('the torch is followed from turn to turn, with what mattered', () => {
  const events: Event[] = [
    { type: 'dungeon_laid', torch: 18 },
    { type: 'turn_began', hero: 'durgan', turn: 1 },
    { type: 'torch_moved', torch: 17, by: -1 },
    { type: 'turn_began', hero: 'wilma', turn: 2 },
    { type: 'heart_filled', killed: 1, needed: 2 },
    { type: 'torch_moved', torch: 18, by: 1 },
    { type: 'turn_began', hero: 'durgan', turn: 3 },
    { type: 'act_two_began', hero: 'durgan', boss: 'hydra', torch: 20 },
  ];
  const course = courseOf(events, told);
  expect(course.points.map(({ at, left }) => [at, left])).toEqual([
    [0, 18],
    [1, 18],
    [1, 17],
    [2, 17],
    [2, 18],
    [3, 18],
    [3, 20],
  ]);
  expect(course.marks.map(({ at, picture, tone }) => [at, picture, tone])).toEqual([
    [2, 'skull', 'good'],
    [3, 'hydra', 'bad'],
  ]);
  expect([lairOf(course), course.end]).toEqual([3, 3]);
});

test('what was missing at the end is read from the table', () => {
  const track = (id: string, value: number, maximum: number) => ({
    type: 'track' as const,
    id,
    label: words,
    value,
    maximum,
  });
  const scene: Scene = {
    title: words,
    pieces: [
      {
        type: 'zone',
        id: 'lair',
        label: words,
        layout: 'column',
        children: [track('hearts', 1, 2), track('marker:0', 3, 8), track('marker:1', 0, 8)],
      },
    ],
  };
  expect(missing(scene)).toEqual({ needed: 2, gate: false, health: 3 });
});
