/** What pointers do in the arena. */

import { placeAt, type Geometry, type Point } from '../arena/geometry';
import { onRim } from './place';
import type { Hand } from './hand.svelte';
import type { Handlers, Picked } from './pointing';
import type { Place } from './pull';
import type { Thrower } from './thrower.svelte';

interface Scenery {
  pick: (across: number, down: number) => Picked;
  project: (x: number, y: number, z: number) => Place;
}

interface Means {
  hand: Hand;
  thrower: Thrower;
  asked: () => boolean;
  scenery: () => Scenery | null;
  geometry: () => Geometry;
  turn: (across: number, down: number) => void;
  zoom: (factor: number) => void;
  look: (section: string | null, at: Point | null) => void;
}

/** How near to the die a press still takes it, in pixels. */
const NEAR = 64;
/** What belongs to the hand. */
const HELD = ['fist', 'head', 'card', 'palms', 'wrists'];
const LAID = ['pond', 'floe', 'wall', 'waterfall'];
/** How much steeper a throw gets by a wheel or by a second finger. */
const [PER_WHEEL, PER_PIXEL] = [24, 0.25];

export function handlersOf(means: Means): Handlers {
  const { hand, thrower, asked, scenery, geometry } = means;
  const steeper = (by: number) => hand.hold({ elevation: hand.stance.elevation + by });
  return {
    pick: (across, down) => scenery()?.pick(across, down) ?? { thing: null, point: null },
    takes: ({ thing }, at) => {
      if (!asked() || thrower.left.length > 0 || hand.kept) return false;
      if (thing?.startsWith('hand:') || (thing && HELD.includes(thing))) return true;
      if (thing && LAID.includes(thing)) return false;
      const [x, y] = hand.place;
      const near = scenery()?.project(x, y, hand.stance.height);
      return near !== undefined && Math.hypot(near[0] - at[0], near[1] - at[1]) < NEAR;
    },
    lays: (thing) => asked() && LAID.includes(thing) && thrower.stage === null,
    grab: (finger, at) => thrower.grab(finger, at, performance.now()),
    drag: (finger, at, high) => thrower.drag(finger, at, high, performance.now()),
    letGo: (finger, high) => thrower.letGo(finger, high, performance.now()),
    rise: (by) => steeper(by * PER_PIXEL),
    also: () => thrower.also(performance.now()),
    lay: (thing, [x, y]) => {
      if (thing === 'wall') hand.standWall(onRim([x, y]));
      else if (thing === 'waterfall') hand.movePlate({ x, y });
      else if (thing === 'pond' || thing === 'floe') hand.lay(thing, x, y);
    },
    orbit: means.turn,
    zoom: (factor, aiming) => {
      if (aiming) steeper(-Math.log(factor) * PER_WHEEL);
      else means.zoom(factor);
    },
    tap: () => {
      if (asked() && (hand.kept || thrower.stage !== null)) thrower.press(performance.now());
    },
    look: (picked) => {
      const point = picked?.point ?? null;
      means.look(point ? placeAt(geometry(), point) : null, point);
    },
  };
}
