/** A hand that is about to throw: what it has placed, how it aims, and when it did what. */

import type { Geometry } from '../arena/geometry';
import { SOUTH } from '../arena/view';
import { limitsOf, within, type Limits } from './limits';
import { turned } from './ballistics';
import { nearHand, settled, plateAt } from './place';
import { mirrored, powerOf, sway, type Pull } from './pull';
import { timesOf, type Timed } from './timed';
import { throwOf, type Deeds, type Placed, type Stance } from './throw';
import type { Opened } from './techniques/prayer';
import { gapOf } from './techniques/prayer';
import { balanceAt } from './techniques/header';
import type { Tilt } from './techniques/waterfall';

const NOTHING: Placed = { pond: null, floe: null, wall: null, waterfall: null };
/** What was never done was done at no time that counts, in milliseconds. */
const NEVER = -1000;
const TOO_LATE = 60_000;

/** A release that is kept off the very edge of what is allowed, in centimetres. */
const EDGE = 0.03;

export interface Wanted {
  required: readonly string[];
  limits: string;
  /** Which throw it is: the same one is asked for once. */
  key: string;
}

export class Hand {
  required = $state.raw<readonly string[]>([]);
  limits = $state.raw<Limits>(limitsOf(''));
  stance = $state.raw<Stance>({
    side: SOUTH,
    radius: 34,
    height: 10,
    elevation: 0,
    roll: 0,
    whirl: 0,
  });
  placed = $state.raw<Placed>(NOTHING);
  /** The pull as it is now. */
  pull = $state.raw<Pull | null>(null);
  /** The aim is kept: what is left is the right moment. */
  kept = $state(false);
  /** The moments of what was begun, on the clock of the page. */
  begun = $state.raw<Partial<Record<Timed | 'taken', number>>>({});
  palms = $state.raw<Opened>({ left: null, right: null });
  /** How far the plate is tilted now, in degrees. */
  tilt = $state(0);
  /** How high the fist is, in centimetres; none: it hangs where it does. */
  fist = $state<number | null>(null);
  /** Chance does what must be timed. */
  helped = $state(false);
  readonly geometry: Geometry;
  readonly seed: number;
  #key = '';

  constructor(geometry: Geometry, seed = Math.floor(Math.random() * 10_000)) {
    this.geometry = geometry;
    this.seed = seed;
  }

  needs(technique: string): boolean {
    return this.required.includes(technique);
  }

  /** What must be done at the right moment, once the aim is kept. */
  get timed(): readonly Timed[] {
    return timesOf(this.required, this.limits.primary, this.helped);
  }

  /** Somebody is to throw: the hand takes its usual place, and the pieces theirs. */
  ask({ required, limits, key }: Wanted): void {
    if (key === this.#key) return;
    this.#key = key;
    this.required = required;
    this.limits = limitsOf(limits);
    this.clear();
    const { usual } = this.limits;
    this.stance = {
      ...this.stance,
      radius: this.#radius(usual.radius),
      height: usual.height,
      elevation: usual.elevation,
      roll: 0,
      whirl: 0,
    };
    this.arrange();
  }

  /** Everything that was begun is forgotten. */
  clear(): void {
    this.pull = null;
    this.kept = false;
    this.begun = {};
    this.palms = { left: null, right: null };
    this.tilt = 0;
    this.fist = null;
  }

  #radius(radius: number): number {
    const [least, most] = this.limits.radius;
    return within(radius, [least + EDGE, most - EDGE]);
  }

  /** Where the hand is, seen from above. */
  get place(): readonly [number, number] {
    if (this.needs('waterfall') && this.placed.waterfall)
      return [this.placed.waterfall.x, this.placed.waterfall.y];
    return turned([this.stance.radius, 0], this.stance.side);
  }

  /** The thrower stands on another side of the table; what was laid goes round with them. */
  stand(side: number): void {
    if (side === this.stance.side) return;
    this.stance = { ...this.stance, side };
    this.arrange();
  }

  /** The hand is held otherwise. */
  hold(more: Partial<Stance>): void {
    const stance = { ...this.stance, ...more };
    this.stance = {
      ...stance,
      radius: this.#radius(stance.radius),
      height: within(stance.height, this.limits.height),
      elevation: within(stance.elevation, this.limits.elevation),
    };
    const { pond } = this.placed;
    if (pond) this.lay('pond', pond.x, pond.y);
  }

  /** The pieces that are needed lie where they usually do. */
  arrange(): void {
    const { side } = this.stance;
    const { usual } = this.limits;
    this.placed = NOTHING;
    if (this.needs('waterfall')) {
      const [out, z] = usual.edge;
      const [x, y] = turned([out, 0], side);
      const plate = { x, y, z, yaw: side + 180 - usual.aside, lateral: 0 };
      this.placed = { ...this.placed, waterfall: plateAt([x, y], plate, this.limits) };
    }
    if (this.needs('wall'))
      this.placed = { ...this.placed, wall: upto(side + (usual.wall ?? 180)) };
    const [bx, by] = turned([BOUNCE, 0], side);
    if (this.needs('pond')) this.lay('pond', bx, by);
    if (this.needs('floe')) this.lay('floe', bx, by);
  }

  /** A flat piece is dragged to a point: it settles where it may lie. */
  lay(kind: 'pond' | 'floe', x: number, y: number): void {
    const yaw = this.stance.side + (kind === 'pond' ? 90 : 0);
    let spot = settled(kind, { x, y, yaw }, this.geometry);
    if (kind === 'pond') spot = nearHand(spot, this.place, this.limits.pondToHand - EDGE);
    this.placed = { ...this.placed, [kind]: spot };
  }

  standWall(angle: number): void {
    this.placed = { ...this.placed, wall: upto(angle) };
  }

  /** The plate is dragged: its lower edge to a point, or held and turned otherwise. */
  movePlate(more: Partial<NonNullable<Placed['waterfall']>>): void {
    const plate = this.placed.waterfall;
    if (!plate) return;
    const next = { ...plate, ...more };
    this.placed = { ...this.placed, waterfall: plateAt([next.x, next.y], next, this.limits) };
  }

  /** Something begins now: the die is taken, a hop, a turn, a blow. */
  begin(what: Timed | 'taken', now: number): void {
    this.begun = { ...this.begun, [what]: now };
  }

  /** How long ago something began, in milliseconds. */
  since(what: Timed | 'taken', now: number): number | null {
    const at = this.begun[what];
    return at === undefined ? null : now - at;
  }

  open(palm: 'left' | 'right', now: number): void {
    if (this.palms[palm] === null) this.palms = { ...this.palms, [palm]: now };
  }

  /** The aim as the hand really has it: mirrored and trembling for the weaker one. */
  aim(now: number): { pull: Pull | null; rise: number } {
    if (!this.pull || !this.needs('weak_hand')) return { pull: this.pull, rise: 0 };
    const [turn, rise] = sway(now / 1000, this.limits.tremble, this.seed);
    const pull = mirrored(this.pull, this.limits.gain);
    return { pull: { ...pull, turn: pull.turn + turn }, rise };
  }

  /** The power with which the usual throw is made. */
  get usualPower(): number {
    return powerOf(this.limits.usual.speed, this.limits.speed);
  }

  /** What was done when, for the techniques in force. */
  #deeds(now: number, eyes: number, impact: number | null): Deeds {
    const { primary } = this.limits;
    const wants = (technique: string) => this.needs(technique) && !this.#chance(technique);
    const deeds: Deeds = {};
    if (wants('bump') && primary === 'bump') deeds.impact = impact ?? TOO_LATE;
    if (wants('prayer') && primary === 'prayer') deeds.palms = gapOf(this.palms) ?? TOO_LATE;
    if (primary === 'header')
      deeds.balance = 1000 * balanceAt((this.since('taken', now) ?? 0) / 1000, this.seed);
    if (wants('airborne')) deeds.hop = within(this.since('hop', now) ?? NEVER, MOMENTS);
    if (wants('roundhouse')) deeds.turn = within(this.since('turn', now) ?? NEVER, MOMENTS);
    if (this.needs('blind')) deeds.waited = within(this.since('taken', now) ?? 0, MOMENTS);
    if (this.needs('low_profile')) deeds.eyes = 100 * within(eyes, this.limits.eyes);
    return deeds;
  }

  #chance(technique: string): boolean {
    return this.helped && HELPABLE.includes(technique);
  }

  /** Let go: the answer to the question. */
  release(
    now: number,
    more: { eyes?: number; impact?: number | null; speed?: number; tilt?: Tilt | null } = {},
  ): Record<string, unknown> {
    const { pull, rise } = this.aim(now);
    const { impact = null, eyes = 2, speed, tilt = null } = more;
    const stance = { ...this.stance, elevation: this.stance.elevation + rise };
    const deeds = this.#deeds(now, eyes, impact);
    const helped = this.required.filter(
      (technique) =>
        this.#chance(technique) &&
        (!OF_PRIMARY.includes(technique) || technique === this.limits.primary),
    );
    return throwOf(
      { required: this.required, stance, placed: this.placed, pull, speed, tilt, deeds, helped },
      this.limits,
    );
  }
}

/** Where a usual throw bounces, in centimetres from the middle. */
const BOUNCE = 22;
const MOMENTS = [-TOO_LATE, TOO_LATE] as const;
/** What chance may time for somebody who cannot (DF-13.28). */
const HELPABLE = ['bump', 'airborne', 'prayer', 'roundhouse'];
const OF_PRIMARY = ['bump', 'prayer'];

function upto(angle: number): number {
  return ((angle % 360) + 360) % 360;
}
