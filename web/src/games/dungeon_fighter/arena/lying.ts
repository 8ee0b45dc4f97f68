/** What lies in the arena between two throws, as the scene tells it. */

import type { Zone } from '../../../protocol';
import { isDie, isToken, listOf } from '../table';
import { turnOf } from '../hand/things';
import { middleOf, type Geometry, type Point } from './geometry';
import { readPose, type Pose } from './pose';
import type { Thing } from './world';

/** How high the middle of a die is that lies on the target, by its shape. */
const RESTS = { d4: 0.61, d6: 0.2 };
/** A four-sided die that stands on a face. */
const STANDING: Pose['turn'] = [0.888, 0.325, -0.325, 0];

const BESIDE: Point = [0, -24];

/** Where something lies that nobody has measured: in the middle of the sections it is on. */
function guessed(geometry: Geometry, sections: readonly string[], nth: number): Point {
  const found = geometry.sections.filter(({ id }) => sections.includes(id)).map(middleOf);
  const hole = geometry.holes.find(({ id }) => sections.includes(id));
  if (hole) return [hole.x, hole.y];
  if (found.length === 0) return [BESIDE[0] + nth * 3, BESIDE[1]];
  const sum = found.reduce(([x, y], [a, b]): Point => [x + a, y + b], [0, 0] as Point);
  return [sum[0] / found.length + (nth % 3) * 0.8, sum[1] / found.length];
}

const SPARE: Readonly<Record<string, Point>> = {
  permafrost_1: [-9, 9],
  permafrost_2: [9, 9],
  weak_point: [0, -13],
};

/** The things of the arena zone. */
export function lyingIn(zone: Zone, geometry: Geometry): Thing[] {
  const pieces = zone.children ?? [];
  const dice = pieces.filter(isDie).map((die, nth): Thing => {
    const shape = geometry.dice[die.kind];
    const [x, y] = guessed(geometry, listOf(die.facts?.sections), nth);
    const z = shape?.shape === 'd6' ? RESTS.d6 + shape.edge / 2 : RESTS.d4;
    const turn = shape?.shape === 'd6' ? turnOf(nth * 37) : STANDING;
    return {
      id: die.id,
      look: `die:${die.kind}`,
      pose: readPose(die.facts?.pose) ?? { x, y, z, turn },
    };
  });
  const others = pieces.filter(isToken).flatMap(({ id, facts }): Thing[] => {
    const [kind = '', of = ''] = id.split(':', 2);
    if (kind === 'iceberg') {
      const hole = geometry.holes.find((one) => one.id === of);
      if (!hole) return [];
      const yaw = (Math.atan2(hole.y, hole.x) * 180) / Math.PI;
      return [{ id, look: kind, pose: { x: hole.x, y: hole.y, z: 0, turn: turnOf(yaw) } }];
    }
    if (kind !== 'overlay') return [];
    const [x, y] = SPARE[of] ?? [0, 0];
    const pose = readPose(facts?.pose) ?? { x, y, z: 0.3, turn: turnOf(0) };
    return [{ id, look: `overlay:${of}`, pose }];
  });
  return [...dice, ...others];
}

/** Where the dice of the last throw lie. */
export function landedIn(zone: Zone, things: readonly Thing[]): Pose[] {
  const last = (zone.children ?? []).filter((die) => isDie(die) && die.states?.includes('last'));
  const names = new Set(last.map(({ id }) => id));
  return things.filter(({ id }) => names.has(id)).map(({ pose }) => pose);
}

/** The things while a flight is shown: what flies is where the flight says. */
export function inFlight(
  lying: readonly Thing[],
  poses: ReadonlyMap<string, Pose>,
  kind: string,
): Thing[] {
  const found = lying.map((thing) => {
    const pose = poses.get(thing.id);
    return pose ? { ...thing, pose } : thing;
  });
  const known = new Set(lying.map(({ id }) => id));
  for (const [body, pose] of poses) {
    if (known.has(body)) continue;
    const [name = ''] = body.split(':', 1);
    const look = name === 'thrown' ? `die:${kind}` : body;
    found.push({ id: body, look, pose });
  }
  return found;
}
