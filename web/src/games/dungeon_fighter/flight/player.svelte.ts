/** Plays a recorded flight: where everything is now, and its knocks as they come. */

import type { Pose } from '../arena/pose';
import { lastOf, posesAt, type Flight } from './flight';
import { knock } from './knocks';
import { isSlow, momentAfter, shownFor } from './pace';

/** How far aside something is heard that far to the right, in centimetres. */
const WIDE = 40;
/** How long a die is looked at that ends by itself, in milliseconds. */
const LOOK = 700;

export class Player {
  flight = $state.raw<Flight | null>(null);
  /** Where everything is, by its name in the flight. */
  poses = $state.raw<ReadonlyMap<string, Pose>>(new Map());
  slow = $state(false);
  /** Where what was thrown has come to rest. */
  landed = $state.raw<readonly Pose[]>([]);
  /** Nothing waits for its end: it ends by itself. */
  #once = false;
  #begun = 0;
  #factor = 1;
  #heard = 0;

  /** Begin to play; everything takes `factor` times as long as usual. */
  play(flight: Flight, now: number, factor: number, once = false): void {
    this.flight = flight;
    this.#once = once;
    this.#begun = now;
    this.#factor = factor;
    this.#heard = 0;
    this.landed = [];
    this.tick(now);
  }

  stop(): void {
    this.flight = null;
    this.poses = new Map();
    this.slow = false;
    this.landed = [];
  }

  tick(now: number): void {
    const { flight } = this;
    if (!flight) return;
    const passed = now - this.#begun;
    if (this.#once && passed > shownFor(flight) * this.#factor + LOOK) {
      this.stop();
      return;
    }
    const moment = momentAfter(flight, passed / (this.#factor || 1));
    this.poses = posesAt(flight, moment);
    this.slow = isSlow(flight, moment);
    if (this.landed.length === 0 && moment === lastOf(flight)) this.landed = thrownIn(this.poses);
    for (; this.#heard < flight.touches.length; this.#heard += 1) {
      const touch = flight.touches[this.#heard];
      if (!touch || touch.at > moment) break;
      knock(touch.what, touch.speed, (this.poses.get(touch.body)?.x ?? 0) / WIDE);
    }
  }
}

function thrownIn(poses: ReadonlyMap<string, Pose>): Pose[] {
  return [...poses].flatMap(([body, pose]) => (body.startsWith('thrown:') ? [pose] : []));
}
