/** The part of a grid that is in sight, in squares. */

const CLOSEST = 4;
/** Pixels of a square that a finger or a pointer can hit. */
const FINGER = 26;
const POINTER = 17;

export class Camera {
  x = $state(0);
  y = $state(0);
  width = $state(1);
  height = $state(1);
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

  /** A grid of another size, or a window of another size; in pixels, 0 if it is not known. */
  fit(rows: number, columns: number, width: number, height: number): void {
    const same = rows === this.#rows && columns === this.#columns;
    const middle = [this.x + this.width / 2, this.y + this.height / 2] as const;
    [this.#rows, this.#columns] = [rows, columns];
    this.#shape = width > 0 && height > 0 ? height / width : rows / Math.max(columns, 1);
    const all = Math.max(columns, rows / this.#shape);
    const least = matchMedia('(pointer: coarse)').matches ? FINGER : POINTER;
    this.width = width > 0 ? Math.min(all, Math.max(width / least, CLOSEST)) : all;
    this.height = this.width * this.#shape;
    if (same) this.look(middle[1] - 0.5, middle[0] - 0.5);
    else this.look((rows - 1) / 2, (columns - 1) / 2);
  }

  /** Bring a square into the middle. */
  look(row: number, column: number): void {
    this.x = column + 0.5 - this.width / 2;
    this.y = row + 0.5 - this.height / 2;
    this.#stay();
  }

  /** Bring a square into sight, and no further. */
  follow(row: number, column: number): void {
    const margin = Math.min(1, this.width / 8);
    this.x = Math.min(Math.max(this.x, column + 1 + margin - this.width), column - margin);
    this.y = Math.min(Math.max(this.y, row + 1 + margin - this.height), row - margin);
    this.#stay();
  }

  move(by: readonly [x: number, y: number]): void {
    this.x += by[0];
    this.y += by[1];
    this.#stay();
  }

  /** See more or less of it; what lies under this point stays where it is. */
  zoom(factor: number, at: readonly [x: number, y: number] = this.#middle()): void {
    const all = Math.max(this.#columns, this.#rows / this.#shape);
    const width = Math.min(all, Math.max(this.width * factor, Math.min(CLOSEST, all)));
    const change = width / this.width;
    this.x = at[0] - (at[0] - this.x) * change;
    this.y = at[1] - (at[1] - this.y) * change;
    this.width = width;
    this.height = width * this.#shape;
    this.#stay();
  }

  #middle(): readonly [number, number] {
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
