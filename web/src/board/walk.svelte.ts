/**
 * Walking to a far square: step by step, each an option of its own, and no further than the player
 * has seen. A question on the way is answered first; then the walk goes on, if the way is still what
 * it was and nobody else has done anything. Where it ends before its end, it says why.
 */

import type { Event, Grid, Position, Question, Reach } from '../protocol';
import { costOf, reaches, squareId, wayTo, type Square } from './grid';
import { asksFirst } from './lastword';
import type { AskOffer } from './offers.svelte';
import { byId } from './scene';
import { actingIn, optionTo } from './targets';

/** What a walk needs to know of the table. */
export interface Walkable {
  /** The position as it is now, and everything that has happened. */
  readonly position: Position | null;
  readonly events: readonly Event[];
  /** Choose an option of the question asked now; the new position is there when this is done. */
  choose: (index: number) => Promise<boolean>;
  /** The words of an option that did not come with its question. */
  look: AskOffer;
  /** An option of a question waits for a word of the player. */
  wait: (question: number, option: number) => void;
}

/** What is said of a square: that a walk there waits, or why there is none. */
export interface Remark {
  grid: string;
  square: Square;
  /** `waits` for an answer; an `event` or another `way` ended it; it is `beyond` reach. */
  why: 'waits' | 'event' | 'way' | 'beyond';
  event?: Event;
  /** How far it reaches. */
  reach?: Reach;
}

interface Plan {
  grid: string;
  target: Square;
  figure: string;
  /** The events of a step that are no surprise. */
  events: readonly string[];
  /** Who was asked what when it began. */
  seat: number | null;
  prompt: string;
  piece: string | null;
  /** What is left of the way, with what it costs from where it began, and what has been spent. */
  way: { square: Square; cost: number | null }[];
  spent: number;
  /** How much had happened at the last step. */
  known: number;
}

export class Walk {
  /** What is to be said of the last walk. */
  remark = $state.raw<Remark | null>(null);
  #table: Walkable;
  #plan: Plan | null = null;
  /** The walk of which a step is being made. */
  #walking: Plan | null = null;

  constructor(table: Walkable) {
    this.#table = table;
  }

  /** Walk no further. */
  stop(): void {
    this.#plan = null;
    this.remark = null;
  }

  /** A square was chosen that is beyond reach. */
  beyond(grid: Grid, square: Square, reach: Reach): void {
    this.remark = { grid: grid.id, square, why: 'beyond', reach };
  }

  /** Something else is clicked: what was said has been heard. */
  hush(): void {
    if (this.remark?.why !== 'waits') this.remark = null;
  }

  /** Walk to a square; how many steps were made. */
  async to(grid: Grid, reach: Reach, target: Square): Promise<number> {
    this.stop();
    const { position, events } = this.#table;
    if (!position?.question) return 0;
    this.#plan = {
      grid: grid.id,
      target,
      figure: reach.of,
      events: reach.events,
      seat: position.seat,
      prompt: position.question.prompt,
      piece: actingIn(position.question),
      way: wayTo(reach, target).map((square) => ({ square, cost: costOf(reach, square) })),
      spent: 0,
      known: events.length,
    };
    return this.#go(this.#plan);
  }

  /** There is a new position: go on, if it was for this that the walk waited. */
  async goOn(): Promise<number> {
    const [plan, position] = [this.#plan, this.#table.position];
    if (!plan || this.#walking || !position) return 0;
    if (position.seat !== plan.seat || this.#table.events.length < plan.known) {
      this.stop(); // somebody else looks, or it was taken back
      return 0;
    }
    if (position.question?.prompt !== plan.prompt) return 0;
    const others = this.#table.events.slice(plan.known).find(({ seat }) => seat !== plan.seat);
    if (others) {
      this.#end(plan, 'event', others);
      return 0;
    }
    return this.#go(plan);
  }

  async #go(plan: Plan): Promise<number> {
    this.#walking = plan;
    let steps = 0;
    try {
      while (this.#plan === plan && plan.way.length > 0 && (await this.#step(plan))) steps += 1;
    } finally {
      if (this.#walking === plan) this.#walking = null;
    }
    if (plan.way.length === 0 && this.#plan === plan) this.stop();
    return steps;
  }

  /** Make the next step; whether it was made. */
  async #step(plan: Plan): Promise<boolean> {
    const question = this.#table.position?.question;
    if (question?.prompt !== plan.prompt) {
      if (question) this.remark = { grid: plan.grid, square: plan.target, why: 'waits' };
      return false;
    }
    const index = this.#isTheSame(plan, question) ? this.#option(plan, question) : null;
    if (index === null) {
      this.#end(plan, 'way');
      return false;
    }
    const { number } = question;
    const offer = question.offers[index] ?? (await this.#table.look(number, index));
    if (this.#plan !== plan) return false;
    if (this.#table.position?.question?.number !== number) {
      this.stop(); // it is not asked any more
      return false;
    }
    if (asksFirst(offer)) {
      this.stop();
      this.#table.wait(number, index);
      return false;
    }
    this.remark = null;
    const known = this.#table.events.length;
    if (!(await this.#table.choose(index))) {
      if (this.#plan === plan) this.stop();
      return false;
    }
    plan.spent = plan.way[0]?.cost ?? 0;
    plan.way = plan.way.slice(1);
    plan.known = this.#table.events.length;
    const fresh = this.#table.events.slice(known);
    const surprise = fresh.find((event) => isSurprise(plan, event));
    if (surprise && this.#plan === plan && plan.way.length > 0) this.#end(plan, 'event', surprise);
    return true;
  }

  /** Whether the same figure is asked, and the way that is left is what it was. */
  #isTheSame(plan: Plan, question: Question): boolean {
    const scene = this.#table.position?.scene;
    const grid = scene && byId(scene).get(plan.grid)?.piece;
    if (grid?.type !== 'grid' || actingIn(question) !== plan.piece) return false;
    const reach = reaches(grid).find(({ of }) => of === plan.figure);
    const left = (cost: number | null) => (cost ?? 0) - plan.spent;
    return plan.way.every(({ square, cost }) => reach && costOf(reach, square) === left(cost));
  }

  #option(plan: Plan, question: Question): number | null {
    const [next] = plan.way;
    return next ? optionTo(question, plan.figure, squareId(plan.grid, next.square)) : null;
  }

  #end(plan: Plan, why: 'event' | 'way', event?: Event): void {
    this.#plan = null;
    this.remark = { grid: plan.grid, square: plan.target, why, ...(event ? { event } : {}) };
  }
}

/** Whether an event of a step was not to be seen: of another kind, or somebody else's. */
function isSurprise({ events, seat }: Plan, event: Event): boolean {
  return !events.includes(event.type) || (typeof event.seat === 'number' && event.seat !== seat);
}
