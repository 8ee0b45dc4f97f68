/** The floor as it is drawn: flagstones, walls around it, where torches hang. */

import { kindOf, NO_SQUARE, squaresIn, type Square } from '../../../board/grid';
import type { Grid } from '../../../protocol';

export interface Slab {
  x: number;
  y: number;
  width: number;
  height: number;
  tone: string;
}

/** How many squares there are until the flagstones begin anew, across and down. */
export const SPAN = 5;
const TONES = ['#4d434b', '#554a51', '#484047', '#5b5056', '#514850'];
const GAP = 0.028;

/** A number that looks like chance, and is always the same. */
export function grain(row: number, column: number, salt = 0): number {
  const mixed = Math.imul(row * 73 + column * 151 + salt * 31 + 7, 2654435761) >>> 0;
  return ((mixed ^ (mixed >>> 15)) >>> 0) % 997;
}

/** How a square is laid: whole, in halves, or in quarters. */
function laid(row: number, column: number): readonly (readonly [number, number, number, number])[] {
  switch (grain(row, column) % 6) {
    case 0:
      return [
        [0, 0, 1, 0.5],
        [0, 0.5, 0.55, 0.5],
        [0.55, 0.5, 0.45, 0.5],
      ];
    case 1:
      return [
        [0, 0, 0.5, 1],
        [0.5, 0, 0.5, 0.45],
        [0.5, 0.45, 0.5, 0.55],
      ];
    case 2:
      return [
        [0, 0, 0.4, 0.5],
        [0.4, 0, 0.6, 0.5],
        [0, 0.5, 1, 0.5],
      ];
    case 3:
      return [
        [0, 0, 1, 0.45],
        [0, 0.45, 1, 0.55],
      ];
    default:
      return [[0, 0, 1, 1]];
  }
}

/** The flagstones of so many squares as stand side by side in the pattern. */
export function flagstones(): Slab[] {
  const found: Slab[] = [];
  for (let row = 0; row < SPAN; row += 1) {
    for (let column = 0; column < SPAN; column += 1) {
      for (const [at, [x, y, width, height]] of laid(row, column).entries()) {
        found.push({
          x: column + x + GAP,
          y: row + y + GAP,
          width: width - 2 * GAP,
          height: height - 2 * GAP,
          tone: TONES[grain(row, column, at + 1) % TONES.length] ?? '',
        });
      }
    }
  }
  return found;
}

/** The squares behind which a wall stands up: there is none to the north of them. */
export function backed(grid: Grid): Square[] {
  return [...squaresIn(grid)].filter(
    ([row, column]) => kindOf(grid, [row - 1, column]) === NO_SQUARE,
  );
}

/** Where torches hang on the walls. */
export function torches(grid: Grid): Square[] {
  const walls = backed(grid);
  const has = new Set(walls.map(String));
  return walls.filter(
    ([row, column]) =>
      (column + row * 2) % 4 === 1 &&
      has.has(String([row, column - 1])) === has.has(String([row, column + 1])),
  );
}
