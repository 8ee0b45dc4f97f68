/** From a gesture to the answer: whole numbers, and only what the required techniques ask for. */

import { radians } from '../arena/geometry';
import { within, type Limits } from './limits';
import type { Plate, Spot } from './place';
import { speedOf, type Pull } from './pull';
import type { Tilt } from './techniques/waterfall';

/** Where the hand is and how it holds the die. */
export interface Stance {
  /** On which side of the table, in degrees: −90 is the southern seat. */
  side: number;
  /** Centimetres. */
  radius: number;
  height: number;
  /** How steeply it throws, in degrees. */
  elevation: number;
  /** Spin in radians per second: forwards (over the top), and around the upright. */
  roll: number;
  whirl: number;
}

export interface Placed {
  pond: Spot | null;
  floe: Spot | null;
  /** An angle of the rim. */
  wall: number | null;
  waterfall: Plate | null;
}

/** What was done when, in milliseconds; only what the techniques in force ask for. */
export interface Deeds {
  impact?: number;
  palms?: number;
  hop?: number;
  turn?: number;
  waited?: number;
  balance?: number;
  eyes?: number;
}

/** What a hand does. */
export interface Done {
  required: readonly string[];
  stance: Stance;
  placed: Placed;
  pull: Pull | null;
  /** A speed that was not pulled, in metres per second. */
  speed?: number;
  tilt?: Tilt | null;
  deeds: Deeds;
  helped?: readonly string[];
}

/** Whole steps in which a gesture counts: what nobody can feel makes no difference. */
const steps = (value: number, step: number) => Math.round(value / step) * step || 0;
/** Tenths of a millimetre in a centimetre; hundredths. */
const HUNDRED = 100;
const whole = (value: number) => Math.round(value * HUNDRED) || 0;

const spot = ({ x, y, yaw }: Spot) => ({ x: whole(x), y: whole(y), yaw: whole(yaw) });

/** The direction of a throw, in degrees. */
export function azimuthOf({ side }: Stance, { turn }: Pull): number {
  return (((side + 180 + turn) % 360) + 360) % 360;
}

const millimetres = (speed: number) => steps(speed * 1000, 10);

/** The answer to the question for a throw. */
export function throwOf(done: Done, limits: Limits): Record<string, unknown> {
  const { required, stance, placed, pull, deeds } = done;
  const needs = (technique: string) => required.includes(technique);
  const answer: Record<string, unknown> = { type: 'throw' };
  if (needs('waterfall') && placed.waterfall && done.tilt) {
    const { x, y, z, yaw, lateral } = placed.waterfall;
    answer.waterfall = {
      x: whole(x),
      y: whole(y),
      z: whole(z),
      yaw: steps(whole(yaw), 10),
      tilt_final: whole(done.tilt.final),
      tilt_rate: done.tilt.rate,
      lateral: whole(lateral),
    };
  } else {
    const aim = pull ?? { power: 0, turn: 0 };
    const azimuth = azimuthOf(stance, aim);
    const [c, s] = [Math.cos(radians(stance.side)), Math.sin(radians(stance.side))];
    const speed = done.speed ?? speedOf(aim.power, limits.speed);
    const elevation = within(stance.elevation, limits.elevation);
    Object.assign(answer, {
      x: steps(stance.radius * c * HUNDRED, 1),
      y: steps(stance.radius * s * HUNDRED, 1),
      z: whole(within(stance.height, limits.height)),
      speed: millimetres(within(speed, limits.speed)),
      azimuth: steps(azimuth * HUNDRED, 10),
      elevation: steps(elevation * HUNDRED, 10),
      ...spinOf(stance, azimuth, limits),
    });
  }
  if (needs('pond') && placed.pond) answer.pond = spot(placed.pond);
  if (needs('floe') && placed.floe) answer.floe = spot(placed.floe);
  if (needs('wall') && placed.wall !== null) answer.wall = steps(whole(placed.wall), 10);
  for (const [name, value] of Object.entries(deeds)) answer[name] = Math.round(Number(value));
  if (done.helped?.length) answer.helped = done.helped;
  return answer;
}

/** The spin of a throw: over the top across its way, and around the upright. */
function spinOf({ roll, whirl }: Stance, azimuth: number, { spin }: Limits) {
  const size = Math.hypot(roll, whirl);
  const share = size > spin ? spin / size : 1;
  const across = radians(azimuth + 90);
  return {
    spin_x: whole(roll * share * Math.cos(across)),
    spin_y: whole(roll * share * Math.sin(across)),
    spin_z: whole(whirl * share),
  };
}
