/** The body of everything that may lie in the arena, by its look. */

import { Group, type Object3D } from 'three';
import { dieOf } from './dice';
import {
  cardOf,
  fistOf,
  floeOf,
  headOf,
  icebergOf,
  overlayOf,
  palmsOf,
  pondOf,
  wallOf,
  waterfallOf,
} from './gadgets';
import type { Geometry } from './geometry';

const BODIES: Readonly<Record<string, (geometry: Geometry, kind: string) => Object3D>> = {
  die: (geometry, kind) => {
    const shape = geometry.dice[kind];
    return shape ? dieOf(kind, shape) : new Group();
  },
  overlay: (geometry, kind) => overlayOf(kind, geometry),
  iceberg: icebergOf,
  floe: floeOf,
  pond: pondOf,
  wall: wallOf,
  waterfall: waterfallOf,
  card: cardOf,
  fist: fistOf,
  head: headOf,
  palms: () => palmsOf(false),
  wrists: () => palmsOf(true),
};

/** The body of a look such as `die:red` or `pond`. */
export function bodyOf(look: string, geometry: Geometry): Object3D {
  const [name = '', kind = ''] = look.split(':', 2);
  return BODIES[name]?.(geometry, kind) ?? new Group();
}
