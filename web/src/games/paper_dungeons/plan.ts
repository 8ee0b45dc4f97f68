/** Where things are on the drawn parts of the sheet. */

import type { Map as MapPiece } from '../../protocol';
import { COLUMNS, ROWS } from './facts';
import { line, type Point } from './pencil';

export const SQUARE = 66;
export const LEFT = 36;
export const TOP = 6;
export const RIGHT = LEFT + COLUMNS * SQUARE;
export const BOTTOM = TOP + ROWS * SQUARE;

/** The size of each part of the sheet. */
export const SIZES = {
  map: [450, 506],
  heroes: [300, 196],
  vitals: [300, 104],
  potions: [300, 152],
  items: [300, 272],
  monsters: [450, 56],
  gems: [450, 56],
  score: [300, 96],
  rounds: [300, 52],
} as const satisfies Record<string, Point>;

/** The upper left corner of a square of the map. */
export function corner([column, row]: Point): Point {
  return [LEFT + column * SQUARE, TOP + row * SQUARE];
}

export interface Barrier {
  kind: string;
  side: string;
  from: Point;
  to: Point;
}

/** The walls, waters and tunnels of a map, each as the side of a square. */
export function barriers(map: MapPiece): Barrier[] {
  return (map.walls ?? []).map(([column, row, what]) => {
    const [side = '', kind = ''] = what.split(':');
    const [x, y] = corner([column, row]);
    const east = side === 'e' ? x + SQUARE : x;
    const from: Point = side === 'n' ? [x, y] : [east, y];
    const to: Point = side === 'n' ? [x + SQUARE, y] : [east, y + SQUARE];
    return { kind, side, from, to };
  });
}

/** Steps of a way that are drawn as lines; through a tunnel it leaves at one rim and comes back. */
export function wayOf(squares: readonly Point[]): string[] {
  const [first] = squares;
  if (!first) return [];
  const at = (square: Point, turn: number): Point => {
    const [x, y] = corner(square);
    return [x + 33 + ((turn * 7) % 9) - 4, y + 36 + ((turn * 5) % 9) - 4];
  };
  const [x] = at(first, 0);
  const found = [line([x, BOTTOM + 16], at(first, 0), 'in', 2)];
  squares.slice(1).forEach((square, index) => {
    const before = squares[index] ?? square;
    const [from, to] = [at(before, index), at(square, index + 1)];
    const far = square[0] - before[0];
    if (Math.abs(far) > 1) {
      const [out, back] = far > 0 ? [LEFT - 10, RIGHT + 10] : [RIGHT + 10, LEFT - 10];
      found.push(line(from, [out, from[1]], 'out', 2) + line([back, to[1]], to, 'back', 2));
    } else found.push(line(from, to, `step${index}`, 2));
  });
  return found;
}
