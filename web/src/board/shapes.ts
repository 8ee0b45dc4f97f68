/**
 * Options that cover several squares of a grid at once: where somebody large comes to stand, what an
 * attack would cover. The pointer means the one whose middle is nearest to it.
 */

import type { Question } from '../protocol';
import { squareOf, type Point, type Square } from './grid';

export interface Shape {
  /** The option, by its place. */
  option: number;
  squares: readonly Square[];
}

/** The options that name squares of this grid and nothing else; none where all name only one. */
export function shapesOf(question: Question | null, grid: string): Shape[] {
  const found = (question?.offers ?? []).flatMap(({ refs = [] }, option) => {
    const places = refs.map(squareOf);
    const squares = places.flatMap((place) => (place?.grid === grid ? [place.square] : []));
    return squares.length > 0 && squares.length === refs.length ? [{ option, squares }] : [];
  });
  return found.some(({ squares }) => squares.length > 1) ? found : [];
}

function distance({ squares }: Shape, [x, y]: Point): number {
  const middle = (place: 0 | 1) =>
    squares.reduce((sum, square) => sum + square[place] + 0.5, 0) / squares.length;
  return Math.hypot(middle(1) - x, middle(0) - y);
}

/** What is meant at a point: of those that cover its square, the one around it. */
export function shapeAt(shapes: readonly Shape[], at: Point): Shape | null {
  const [row, column] = [Math.floor(at[1]), Math.floor(at[0])];
  return shapes
    .filter(({ squares }) => squares.some((one) => one[0] === row && one[1] === column))
    .reduce<Shape | null>(
      (best, shape) => (best && distance(best, at) <= distance(shape, at) ? best : shape),
      null,
    );
}

/** The squares of a grid of which an option would say something. */
export function toldSquares(tells: Readonly<Record<string, unknown>>, grid: string): Square[] {
  return Object.keys(tells).flatMap((id) => {
    const place = squareOf(id);
    return place?.grid === grid ? [place.square] : [];
  });
}
