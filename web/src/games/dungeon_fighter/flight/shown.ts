/** The flight that is shown just now, among the events that are played. */

import type { Event } from '../../../protocol';
import { readFlight, type Flight } from './flight';

export interface Shown {
  flight: Flight;
  /** The kind of die that was thrown. */
  die: string;
}

/** Its own text never changes, so it is read once. */
const read = new WeakMap<Event, Shown | null>();

/** The flight of an event, if it has one. */
export function shownBy(event: Event): Shown | null {
  const known = read.get(event);
  if (known !== undefined) return known;
  const flight = readFlight(event.flight);
  const found = flight && { flight, die: String(event.die ?? '') };
  read.set(event, found);
  return found;
}

/** The flight of the events that are played. */
export function flightIn(events: readonly Event[]): Shown | null {
  for (const event of events) {
    const found = shownBy(event);
    if (found) return found;
  }
  return null;
}
