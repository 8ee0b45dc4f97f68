/** A practice throw: roughly how a die would fly, worked out here, without the table's physics. */

import { radians, type Geometry } from '../arena/geometry';
import type { Pose } from '../arena/pose';
import type { Flight, Touch } from '../flight/flight';
import { isTarget, type Release } from './ballistics';

/** Seconds; centimetres per second squared; centimetres in a metre. */
const [STEP, GRAVITY, CM] = [1 / 120, 981, 100];
const LONGEST = 720;
/** How much of its speed a die keeps: upwards off the table, off the target, and along either. */
const [SPRING, DULL, GRIP] = [0.52, 0.38, 0.62];
/** How high its middle is when it lies, and how fast it may be to stay there. */
const [LYING, STILL] = [0.41, 14];
const HIGH = 0.2;

type Turn = Pose['turn'];

function times([a, b, c, d]: Turn, [w, x, y, z]: Turn): Turn {
  return [
    a * w - b * x - c * y - d * z,
    a * x + b * w + c * z - d * y,
    a * y - b * z + c * w + d * x,
    a * z + b * y - c * x + d * w,
  ];
}

/** A four-sided die that stands on a face. */
const STANDING: Turn = [0.888, 0.325, -0.325, 0];

/** The flight of a practice throw; `seed` tumbles the die. */
export function practised(release: Release, geometry: Geometry, seed: number): Flight {
  const level = release.speed * CM * Math.cos(radians(release.elevation));
  let [vx, vy] = [
    level * Math.cos(radians(release.azimuth)),
    level * Math.sin(radians(release.azimuth)),
  ];
  let vz = release.speed * CM * Math.sin(radians(release.elevation));
  let [x, y, z] = [release.x, release.y, release.z];
  let turn: Turn = [0.88, 0.325, -0.325, 0.12];
  const frames: [number, Pose][] = [];
  const touches: Touch[] = [];
  const aside = ((seed % 200) / 100 - 1) * 0.35;
  for (let step = 0; step < LONGEST; step += 1) {
    const at = Math.round(step * STEP * 1000);
    frames.push([at, { x, y, z, turn }]);
    const onTarget = isTarget(geometry, [x, y]);
    const floor = Math.hypot(x, y) > geometry.table ? -40 : LYING + (onTarget ? HIGH : 0);
    vz -= GRAVITY * STEP;
    [x, y, z] = [x + vx * STEP, y + vy * STEP, z + vz * STEP];
    const speed = Math.hypot(vx, vy);
    const angle = (speed / 1.1) * STEP;
    const half = Math.sin(angle / 2);
    const [ax, ay] = speed > 0 ? [-vy / speed, vx / speed] : [1, 0];
    turn = times([Math.cos(angle / 2), ax * half, ay * half, 0], turn);
    if (z > floor || vz > 0) continue;
    if (floor < 0) break;
    touches.push({ at, body: 'thrown:0', what: onTarget ? 'board' : 'table', speed: -vz / CM });
    z = floor;
    vz *= onTarget ? -DULL : -SPRING;
    const bend = aside / (touches.length + 1);
    [vx, vy] = [(vx - vy * bend) * GRIP, (vy + vx * bend) * GRIP];
    if (Math.hypot(vx, vy) < STILL && vz < STILL * 2) break;
  }
  const yaw = (seed % 628) / 100;
  const still: Turn = times([Math.cos(yaw), 0, 0, Math.sin(yaw)], STANDING);
  const [last] = frames.at(-1) ?? [0];
  frames.push([last + 60, { x, y, z: z + (z > 0 ? HIGH : 0), turn: still }]);
  return {
    bodies: ['thrown:0'],
    times: frames.map(([at]) => at),
    poses: frames.map(([, pose]) => [pose]),
    touches,
  };
}

/** Where the answer to a question for a throw lets go. */
export function releaseOf(answer: Readonly<Record<string, unknown>>): Release {
  const number = (name: string, unit: number) => Number(answer[name] ?? 0) / unit;
  return {
    x: number('x', 100),
    y: number('y', 100),
    z: number('z', 100),
    speed: number('speed', 1000),
    azimuth: number('azimuth', 100),
    elevation: number('elevation', 100),
  };
}
