import { expect, it } from 'vitest';
import type { Question } from '../protocol';
import { shapeAt, shapesOf, toldSquares } from './shapes';

const words = { message: 'x', about: {} };
const question = (...refs: string[][]): Question => ({
  number: 1,
  prompt: 'move',
  rule: '',
  about: {},
  options: refs.map(() => ({ type: 'shift' })),
  offers: refs.map((each) => ({ words, refs: each })),
});

const WEST = ['map:2.1', 'map:2.2'];
const EAST = ['map:2.3', 'map:2.4'];
const MIDDLE = ['map:2.2', 'map:2.3'];

it('finds the options that cover squares of this grid and nothing else', () => {
  const asked = question(WEST, ['hero:0', 'map:1.1'], ['other:1.1', 'other:1.2'], ['map:0.0']);
  expect(shapesOf(asked, 'map').map(({ option }) => option)).toEqual([0, 3]);
});

it('has none where every option names one square', () => {
  expect(shapesOf(question(['map:1.1'], ['map:1.2']), 'map')).toEqual([]);
});

it('means the shape around the pointer', () => {
  const shapes = shapesOf(question(WEST, EAST, MIDDLE), 'map');
  expect(shapeAt(shapes, [1.2, 2.5])?.option).toBe(0);
  expect(shapeAt(shapes, [2.9, 2.5])?.option).toBe(2);
  expect(shapeAt(shapes, [4.5, 2.5])?.option).toBe(1);
  expect(shapeAt(shapes, [4.5, 3.5])).toBeNull();
});

it('knows the squares of which an option would say something', () => {
  expect(toldSquares({ 'map:3.4': words, 'hero:0': words }, 'map')).toEqual([[3, 4]]);
});
