/**
 * Walking to a far square: step by step, each an option of its own, and no further than the player
 * has seen. Another question, an event that was not to be seen coming, or a refusal ends the walk.
 */

import type { Event, Grid, Position, Reach } from '../protocol';
import { squareId, wayTo, type Square } from './grid';
import { asksFirst } from './lastword';
import { optionTo } from './targets';

/** What a walk needs to know of the table. */
export interface Walkable {
  /** The position as it is now, and everything that has happened. */
  readonly position: Position | null;
  readonly events: readonly Event[];
  /** Choose an option of the question asked now; the new position is there when this is done. */
  choose: (index: number) => Promise<boolean>;
  /** An option of a question waits for a word of the player. */
  wait: (question: number, option: number) => void;
}

export class Walk {
  #table: Walkable;
  #turn = 0;

  constructor(table: Walkable) {
    this.#table = table;
  }

  /** Walk no further. */
  stop(): void {
    this.#turn += 1;
  }

  /** Walk to a square; how many steps were made. */
  async to(grid: Grid, reach: Reach, target: Square): Promise<number> {
    const turn = (this.#turn += 1);
    const way = wayTo(reach, target);
    const asked = this.#table.position?.question?.prompt;
    let steps = 0;
    for (const square of way) {
      const question = this.#table.position?.question;
      if (turn !== this.#turn || !question || question.prompt !== asked) break;
      const index = optionTo(question, reach.of, squareId(grid.id, square));
      if (index === null) break;
      if (asksFirst(question.offers[index])) {
        this.#table.wait(question.number, index);
        break;
      }
      const known = this.#table.events.length;
      if (!(await this.#table.choose(index))) break;
      steps += 1;
      if (this.#table.events.slice(known).some(({ type }) => !reach.events.includes(type))) break;
    }
    return steps;
  }
}
