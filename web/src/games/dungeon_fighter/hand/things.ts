/** What a hand that is about to throw looks like in the arena. */

import { radians } from '../arena/geometry';
import type { Pose } from '../arena/pose';
import type { Aim, Thing } from '../arena/world';
import { arcOf, turned } from './ballistics';
import { foretold } from './eyes';
import type { Hand } from './hand.svelte';
import { inWater, onFloe } from './place';
import { speedOf } from './pull';
import { azimuthOf } from './throw';
import { hopAt } from './techniques/airborne';
import { leanAt } from './techniques/header';

type Turn = Pose['turn'];

/** Turned about the upright, then tipped about the side. */
export function turnOf(yaw: number, tip = 0): Turn {
  const [a, b] = [radians(yaw) / 2, radians(tip) / 2];
  return [
    Math.cos(a) * Math.cos(b),
    -Math.sin(a) * Math.sin(b),
    Math.cos(a) * Math.sin(b),
    Math.sin(a) * Math.cos(b),
  ];
}

const at = (x: number, y: number, z: number, yaw = 0, tip = 0): Pose => ({
  x,
  y,
  z,
  turn: turnOf(yaw, tip),
});

/** The wall at an angle of the rim, or turned by a quarter beside the target. */
export function wallPose(angle: number, outline: number, width: number, aslant: boolean): Pose {
  const [x, y] = turned([aslant ? outline + width / 2 : outline, 0], angle);
  return at(x, y, 0, aslant ? angle + 90 : angle);
}

/** How dice lie in the hand: one, or three side by side. */
const ABREAST = 1.3;
/** How a die is held: on a corner, so that its signs are seen. */
const HELD: Turn = [0.88, 0.325, -0.325, 0.12];

/** Everything that belongs to the hand, at a moment; `kind` is of dice, or the look of a piece. */
export function thingsOf(hand: Hand, kind: string, dice: number, now: number): Thing[] {
  const { stance, placed, limits, geometry } = hand;
  const found: Thing[] = [];
  const { pond, floe, wall, waterfall } = placed;
  if (pond) found.push({ id: 'pond', look: 'pond', pose: at(pond.x, pond.y, 0, pond.yaw) });
  if (floe) found.push({ id: 'floe', look: 'floe', pose: at(floe.x, floe.y, 0, floe.yaw) });
  if (wall !== null) {
    const pose = wallPose(wall, geometry.outline, geometry.wall.width, limits.wallTurned);
    found.push({ id: 'wall', look: 'wall', pose });
  }
  const hop = hand.since('hop', now);
  const rise = hop !== null && limits.hopMovesHand ? hopAt(hop, limits) : 0;
  if (waterfall) {
    const { x, y, z, yaw, lateral } = waterfall;
    found.push({ id: 'waterfall', look: 'waterfall', pose: at(x, y, z, yaw, hand.tilt) });
    const up = geometry.waterfall.length - 2;
    const [c, s] = [Math.cos(radians(hand.tilt)), Math.sin(radians(hand.tilt))];
    const [dx, dy] = turned([-up * c, lateral], yaw);
    found.push(held(kind, 0, [x + dx, y + dy, z + up * s + 0.6]));
    return found;
  }
  const [x, y] = turned([stance.radius, 0], stance.side);
  const fist = hand.fist;
  const z = stance.height + rise;
  for (let die = 0; die < dice; die += 1) {
    const [dx, dy] = turned([0, (die - (dice - 1) / 2) * ABREAST], stance.side);
    const lean =
      limits.primary === 'header' ? leanAt((hand.since('taken', now) ?? 0) / 1000, hand.seed) : 0;
    const [lx, ly] = turned([0, lean * 4], stance.side);
    found.push(held(kind, die, [x + dx + lx, y + dy + ly, z + (fist === null ? 0 : fist)]));
  }
  const forward = stance.side + 180;
  switch (limits.primary) {
    case 'bump':
      found.push({ id: 'fist', look: 'fist', pose: at(x, y, z + (fist ?? 0) + 2.4, forward) });
      break;
    case 'header':
      found.push({ id: 'head', look: 'head', pose: at(x, y, z - 0.8, forward) });
      break;
    case 'launcher':
      found.push({
        id: 'card',
        look: 'card',
        pose: at(x, y, z - 0.9, forward, -Math.max(0, 90 - stance.elevation) / 3),
      });
      break;
    case 'prayer':
      found.push({ id: 'palms', look: 'palms', pose: at(x, y, z, forward) });
      break;
    case 'secret_x':
      found.push({ id: 'wrists', look: 'wrists', pose: at(x, y, z, forward) });
      break;
  }
  return found;
}

function held(kind: string, die: number, [x, y, z]: readonly [number, number, number]): Thing {
  const look = kind.includes(':') ? kind : `die:${kind}`;
  return { id: `hand:${die}`, look, pose: { x, y, z, turn: HELD } };
}

/** The way of the throw to its first bounce, as far as it may be foretold (DF-13.32). */
export function aimOf(hand: Hand, now: number): Aim | null {
  const { pull, rise } = hand.aim(now);
  if (!pull || !foretold(hand)) return null;
  const { stance, limits, geometry, placed } = hand;
  const [x, y] = turned([stance.radius, 0], stance.side);
  const hop = hand.since('hop', now);
  const z = stance.height + (hop === null ? 0 : hopAt(hop, limits));
  const arc = arcOf(
    {
      x,
      y,
      z,
      speed: speedOf(pull.power, limits.speed),
      azimuth: azimuthOf(stance, pull),
      elevation: stance.elevation + rise,
    },
    geometry,
  );
  if (!arc.end) return { way: arc.way, mark: null, tone: 'bad' };
  const point = [arc.end[0], arc.end[1]] as const;
  const asks = [
    placed.pond ? inWater(placed.pond, point, geometry) : null,
    placed.floe ? onFloe(placed.floe, point, geometry) : null,
  ].filter((one) => one !== null);
  const good = asks.length > 0 && asks.every(Boolean);
  return { way: arc.way, mark: arc.end, tone: arc.early ? 'bad' : good ? 'good' : 'plain' };
}
