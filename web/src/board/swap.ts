/** A change of mind: what was chosen is put back, and another piece is taken in its place. */

import type { Position } from '../protocol';

/** What a change of mind needs to know of the table. */
export interface Swappable {
  /** The position as it is now. */
  readonly position: Position | null;
  /** Take the own last decision back; the position before it is there when this is done. */
  undo: () => Promise<boolean>;
  /** Choose an option of the question asked now. */
  choose: (index: number) => Promise<boolean>;
}

export class Swap {
  /** How many decisions are taken back at most: a piece, and what it is for. */
  static readonly MOST = 2;
  #table: Swappable;
  #busy = false;

  constructor(table: Swappable) {
    this.#table = table;
  }

  /** Take this piece instead of the one that was chosen; whether that is possible. */
  async to(piece: string): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      for (let back = 0; back < Swap.MOST; back += 1) {
        if (!this.#table.position?.undoable || !(await this.#table.undo())) return false;
        const offers = this.#table.position.question?.offers ?? [];
        const index = offers.findIndex(({ refs = [] }) => refs.length === 1 && refs[0] === piece);
        if (index >= 0) return await this.#table.choose(index);
      }
      return false;
    } finally {
      this.#busy = false;
    }
  }
}
