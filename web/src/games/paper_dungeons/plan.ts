/** Where things are on the drawn parts of the sheet. */

import { columnsOf, lineOf, type Square } from '../../board/grid';
import type { Grid } from '../../protocol';
import { line, type Point } from './pencil';

export const SQUARE = 66;
export const LEFT = 36;
export const TOP = 6;

/** The right and the lower rim of a map. */
export function rimOf(grid: Grid): { right: number; bottom: number } {
  return { right: LEFT + columnsOf(grid) * SQUARE, bottom: TOP + grid.rows.length * SQUARE };
}

/** The size of a map with what is written beside it. */
export function sizeOf(grid: Grid): Point {
  const { right, bottom } = rimOf(grid);
  return [right + 18, bottom + 38];
}

/** The size of each other part of the sheet. */
export const SIZES = {
  heroes: [300, 196],
  vitals: [300, 104],
  potions: [300, 152],
  items: [300, 272],
  monsters: [450, 56],
  gems: [450, 56],
  score: [300, 96],
  rounds: [300, 57],
} as const satisfies Record<string, Point>;

/** The upper left corner of a square of the map. */
export function corner([row, column]: Square): Point {
  return [LEFT + column * SQUARE, TOP + row * SQUARE];
}

/** The middle of a square of the map. */
export function middle(square: Square): Point {
  const [x, y] = corner(square);
  return [x + SQUARE / 2, y + SQUARE / 2];
}

export interface Barrier {
  kind: string;
  /** Whether it lies above or below a square; else left or right of one. */
  across: boolean;
  /** Whether it is the left side of its square. */
  left: boolean;
  from: Point;
  to: Point;
}

/** The walls, waters, tunnels and entrances of a map, each as the side of a square. */
export function barriers(grid: Grid): Barrier[] {
  return (grid.edges ?? []).map((edge) => {
    const { x, y, across } = lineOf(edge);
    const from: Point = [LEFT + x * SQUARE, TOP + y * SQUARE];
    const to: Point = across ? [from[0] + SQUARE, from[1]] : [from[0], from[1] + SQUARE];
    return { kind: edge[3], across, left: edge[2] === 'w', from, to };
  });
}

/** Steps of a way that are drawn as lines; through a tunnel it leaves at one rim and comes back. */
export function wayOf(grid: Grid): string[] {
  const layer = grid.layers?.path;
  const squares = layer?.type === 'way' ? (layer.squares ?? []) : [];
  const { right, bottom } = rimOf(grid);
  const [first] = squares;
  if (!first) return [];
  const at = (square: Square, turn: number): Point => {
    const [x, y] = corner(square);
    return [x + 33 + ((turn * 7) % 9) - 4, y + 36 + ((turn * 5) % 9) - 4];
  };
  const [x] = at(first, 0);
  const found = [line([x, bottom + 16], at(first, 0), 'in', 2)];
  squares.slice(1).forEach((square, index) => {
    const before = squares[index] ?? square;
    const [from, to] = [at(before, index), at(square, index + 1)];
    const far = square[1] - before[1];
    if (Math.abs(far) > 1) {
      const [out, back] = far > 0 ? [LEFT - 10, right + 10] : [right + 10, LEFT - 10];
      found.push(line(from, [out, from[1]], 'out', 2) + line([back, to[1]], to, 'back', 2));
    } else found.push(line(from, to, `step${index}`, 2));
  });
  return found;
}
