/** The part of a grid that is in sight, in squares. */

import type { Point, Square } from './grid';

const CLOSEST = 3;
/** Pixels of a square that a finger can hit, or a pointer; on smaller ones no number is legible. */
const FINGER = 26;
const POINTER = 24;
/** Pixels of a square that is looked at in comfort. */
const COMFORT = 44;
/** Pixels of a square at least if all of the grid is seen at first, because little would be cut off. */
const SNUG = 34;
const LITTLE = 1.4;
/** Squares that are seen side by side at first: on a large screen they are larger, too. */
const ACROSS = 24;
/** Squares that are seen around those that matter. */
const AROUND = 2;

export class Camera {
  x = $state(0);
  y = $state(0);
  width = $state(1);
  height = $state(1);
  /** How many pixels a square has; 0 if that is not known. */
  readonly pixels = $derived.by(() => this.#pixels / this.width);
  #pixels = $state(0);
  #columns = 1;
  #rows = 1;
  #shape = 1;

  /** Whether there is more than is in sight. */
  get near(): boolean {
    return this.width < this.#columns || this.height < this.#rows;
  }

  get box(): string {
    return `${this.x} ${this.y} ${this.width} ${this.height}`;
  }

  /**
   * A grid of another size, or a window of another size; in pixels, 0 if it is not known. At first
   * the squares that matter are looked at, or the first of them if they are too far apart;
   * afterwards a square keeps its size.
   */
  fit(rows: number, columns: number, width: number, height: number, matter: Square[]): void {
    const [middle, before] = [this.#middle(), this.pixels];
    [this.#rows, this.#columns, this.#pixels] = [rows, columns, width];
    this.#shape = width > 0 && height > 0 ? height / width : rows / Math.max(columns, 1);
    const all = Math.max(columns, rows / this.#shape);
    if (width === 0 || height === 0) {
      this.#see(all, [columns / 2, rows / 2]);
    } else if (before > 0) {
      this.#see(Math.min(all, width / before), middle);
    } else {
      const [tall, wide, point] = around(matter, [columns / 2, rows / 2]);
      const least = matchMedia('(pointer: coarse)').matches ? FINGER : POINTER;
      const comfort = Math.max(Math.min(width / COMFORT, ACROSS), CLOSEST);
      const fitting = Math.max(wide, tall / this.#shape, comfort);
      if (all <= fitting * LITTLE && all <= width / SNUG) this.#see(all, point);
      else if (fitting <= width / least) this.#see(Math.min(all, fitting), point);
      else this.#see(Math.min(all, comfort), around(matter.slice(0, 1), point)[2]);
    }
  }

  /** See so many squares across, around this point. */
  #see(width: number, [x, y]: Point): void {
    this.width = width;
    this.height = width * this.#shape;
    this.x = x - this.width / 2;
    this.y = y - this.height / 2;
    this.#stay();
  }

  /** Whether a square is in sight, all of it. */
  shows([row, column]: Square): boolean {
    const [right, low] = [this.x + this.width, this.y + this.height];
    return column >= this.x && row >= this.y && column + 1 <= right && row + 1 <= low;
  }

  /** Bring a square into sight, and no further. */
  follow(row: number, column: number): void {
    const margin = Math.min(1, this.width / 8);
    this.x = Math.min(Math.max(this.x, column + 1 + margin - this.width), column - margin);
    this.y = Math.min(Math.max(this.y, row + 1 + margin - this.height), row - margin);
    this.#stay();
  }

  move(by: Point): void {
    this.x += by[0];
    this.y += by[1];
    this.#stay();
  }

  /** See more or less of it; what lies under this point stays where it is. */
  zoom(factor: number, at: Point = this.#middle()): void {
    const all = Math.max(this.#columns, this.#rows / this.#shape);
    const width = Math.min(all, Math.max(this.width * factor, Math.min(CLOSEST, all)));
    const change = width / this.width;
    this.x = at[0] - (at[0] - this.x) * change;
    this.y = at[1] - (at[1] - this.y) * change;
    this.width = width;
    this.height = width * this.#shape;
    this.#stay();
  }

  #middle(): Point {
    return [this.x + this.width / 2, this.y + this.height / 2];
  }

  /** Nothing beyond the rim is shown, unless all is in sight. */
  #stay(): void {
    this.x = within(this.x, this.width, this.#columns);
    this.y = within(this.y, this.height, this.#rows);
  }
}

function within(start: number, length: number, whole: number): number {
  if (length >= whole) return (whole - length) / 2;
  return Math.min(Math.max(start, 0), whole - length);
}

/** How much is seen around squares, in rows and columns, and the middle of them. */
function around(squares: readonly Square[], middle: Point): [tall: number, wide: number, Point] {
  if (squares.length === 0) return [1, 1, middle];
  const rows = squares.map(([row]) => row);
  const columns = squares.map(([, column]) => column);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const [left, right] = [Math.min(...columns), Math.max(...columns) + 1];
  return [
    bottom - top + 2 * AROUND,
    right - left + 2 * AROUND,
    [(left + right) / 2, (top + bottom) / 2],
  ];
}
