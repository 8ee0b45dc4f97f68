/** Where the eyes are: around the target, near or far, high or low; moved by hands and keys. */

import { radians } from './geometry';

/** Where the eyes are; angles in degrees, lengths in centimetres. */
export interface View {
  /** The side of the table they look from: −90 is the southern seat. */
  side: number;
  /** How steeply they look down. */
  slope: number;
  distance: number;
  /** What they look at. */
  at: readonly [number, number, number];
}

export const SOUTH = -90;
const [LOW, HIGH] = [4, 89];
const [NEAR, FAR] = [14, 150];
/** How far before the middle of the target, seen from there, they look: the hand is in sight. */
const TOWARDS = 11.5;

/** The view that a table begins with, for a picture of this width by its height. */
export function usual(shape: number, side = SOUTH): View {
  const wide = Math.max(1, 0.95 / Math.max(shape, 0.3));
  const [x, y] = [Math.cos(radians(side)), Math.sin(radians(side))];
  return {
    side,
    slope: 50,
    distance: Math.min(FAR, 84 * wide),
    at: [x * TOWARDS, y * TOWARDS, 0],
  };
}

/** The target from straight above. */
export function above(shape: number, side = SOUTH): View {
  return { side, slope: HIGH, distance: 66 * Math.max(1, 0.95 / shape), at: [0, 0, 0] };
}

/** Turned by so many degrees, and looking so much more steeply. */
export function orbit(view: View, turn: number, rise: number): View {
  return {
    ...view,
    side: view.side + turn,
    slope: Math.min(HIGH, Math.max(LOW, view.slope + rise)),
  };
}

/** So many times as far. */
export function zoom(view: View, factor: number): View {
  return { ...view, distance: Math.min(FAR, Math.max(NEAR, view.distance * factor)) };
}

/** Where the eyes are, as a point. */
export function eyesOf({ side, slope, distance, at }: View): [number, number, number] {
  const flat = distance * Math.cos(radians(slope));
  return [
    at[0] + flat * Math.cos(radians(side)),
    at[1] + flat * Math.sin(radians(side)),
    at[2] + distance * Math.sin(radians(slope)),
  ];
}

/** The view a share of the way from one to another, the shorter way round. */
export function between(one: View, other: View, share: number): View {
  const mix = (from: number, to: number) => from + (to - from) * share;
  const turn = ((((other.side - one.side) % 360) + 540) % 360) - 180;
  return {
    side: one.side + turn * share,
    slope: mix(one.slope, other.slope),
    distance: mix(one.distance, other.distance),
    at: [mix(one.at[0], other.at[0]), mix(one.at[1], other.at[1]), mix(one.at[2], other.at[2])],
  };
}

/** The ways in which buttons move the eyes. */
export type Way = 'usual' | 'above' | 'nearer' | 'farther' | 'left' | 'right';

const [NEARER, FARTHER, STEP] = [0.8, 1.25, 15];

/** The view after a button; none: the usual one. */
export function looked(view: View, way: Way, shape: number): View | null {
  switch (way) {
    case 'usual':
      return null;
    case 'above':
      return above(shape, view.side);
    case 'nearer':
      return zoom(view, NEARER);
    case 'farther':
      return zoom(view, FARTHER);
    case 'left':
      return orbit(view, -STEP, 0);
    case 'right':
      return orbit(view, STEP, 0);
  }
}
