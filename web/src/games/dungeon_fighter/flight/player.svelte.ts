/** Plays a recorded flight: where everything is now, and its knocks as they come. */

import type { Pose } from '../arena/pose';
import { posesAt, type Flight } from './flight';
import { knock } from './knocks';
import { isSlow, momentAfter } from './pace';

/** How far aside something is heard that far to the right, in centimetres. */
const WIDE = 40;

export class Player {
  flight = $state.raw<Flight | null>(null);
  /** Where everything is, by its name in the flight. */
  poses = $state.raw<ReadonlyMap<string, Pose>>(new Map());
  slow = $state(false);
  #begun = 0;
  #factor = 1;
  #heard = 0;

  /** Begin to play; everything takes `factor` times as long as usual. */
  play(flight: Flight, now: number, factor: number): void {
    this.flight = flight;
    this.#begun = now;
    this.#factor = factor;
    this.#heard = 0;
    this.tick(now);
  }

  stop(): void {
    this.flight = null;
    this.poses = new Map();
    this.slow = false;
  }

  tick(now: number): void {
    const { flight } = this;
    if (!flight) return;
    const moment = momentAfter(flight, (now - this.#begun) / (this.#factor || 1));
    this.poses = posesAt(flight, moment);
    this.slow = isSlow(flight, moment);
    for (; this.#heard < flight.touches.length; this.#heard += 1) {
      const touch = flight.touches[this.#heard];
      if (!touch || touch.at > moment) break;
      knock(touch.what, touch.speed, (this.poses.get(touch.body)?.x ?? 0) / WIDE);
    }
  }
}
