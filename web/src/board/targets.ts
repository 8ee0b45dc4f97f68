/** Options over squares: a piece is picked, then one of the squares it may be sent to. */

import type { OfferedSquares, Question } from '../protocol';
import { squareId, squaresOf } from './grid';

export class Targets {
  readonly #offered: readonly OfferedSquares[];
  readonly #squares = new Map<string, ReadonlyMap<string, number>>();

  constructor(offered: readonly OfferedSquares[]) {
    this.#offered = offered;
  }

  /** The piece that is sent where nothing has been picked: the only one there is. */
  get only(): string | null {
    const [first, ...others] = this.#offered;
    return first && others.length === 0 ? first.piece : null;
  }

  has(piece: string): boolean {
    return this.#offered.some((offered) => offered.piece === piece);
  }

  /** The options of a piece, by the ids of squares. */
  of(piece: string): ReadonlyMap<string, number> {
    const known = this.#squares.get(piece);
    if (known) return known;
    const found = new Map<string, number>();
    for (const offered of this.#offered) {
      if (offered.piece !== piece) continue;
      let index = offered.first;
      for (const square of squaresOf(offered.runs))
        found.set(squareId(offered.grid, square), index++);
    }
    this.#squares.set(piece, found);
    return found;
  }
}

/** How many squares a piece may be sent to. */
export function countOf(offered: OfferedSquares): number {
  return offered.runs.reduce((sum, [, , length]) => sum + length, 0);
}

/** The piece that acts in a question, if it says which. */
export function actingIn(question: Question | null): string | null {
  return question?.piece ?? null;
}

/** The option that sends a piece to a square, however it is offered; none where another acts. */
export function optionTo(question: Question, piece: string, square: string): number | null {
  if ((actingIn(question) ?? piece) !== piece) return null;
  const listed = question.offers.findIndex(({ refs = [] }) => {
    const rest = refs.filter((ref) => ref !== square);
    return rest.length < refs.length && rest.every((ref) => ref === piece);
  });
  if (listed >= 0) return listed;
  return new Targets(question.squares ?? []).of(piece).get(square) ?? null;
}
