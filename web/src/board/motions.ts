/** What an event looks like: motions of pieces, in a small vocabulary that every game shares. */

import type { Event, Scene } from '../protocol';
import { settings, type Settings } from '../settings.svelte';
import { byId } from './scene';

export type Tone = 'good' | 'bad' | 'plain';

interface Common {
  /** It begins together with the motion before it, not after it. */
  meanwhile?: boolean;
}

interface OfPiece extends Common {
  /** The piece it is about; it takes its new look when the event has been played. */
  piece: string;
}

/** A piece goes to another piece or zone, and stays there until the board shows it there. */
export interface Move extends OfPiece {
  kind: 'move';
  to: string;
  /** Where it comes from, if it is not on the board yet. */
  from?: string;
  /** What it looks like, if it is not on the board yet. */
  picture?: string;
}

/** Something without a piece of its own flies from one piece to another and is gone. */
export interface Send extends Common {
  kind: 'send';
  from: string;
  to: string;
  /** What flies; without it, a copy of the piece it comes from. */
  picture?: string;
}

/** A sign rises from a piece. */
export interface Float extends OfPiece {
  kind: 'float';
  sign: string;
  tone?: Tone;
}

/** A large sign is pressed on a piece. */
export interface Stamp extends OfPiece {
  kind: 'stamp';
  sign: string;
  tone?: Tone;
}

/** A piece lights up. */
export interface Flash extends OfPiece {
  kind: 'flash';
  tone?: Tone;
}

/** A piece breaks, vanishes, comes in, turns over, shakes, or rolls as a die does. */
export interface Act extends OfPiece {
  kind: 'break' | 'vanish' | 'appear' | 'turn' | 'shake' | 'tumble';
}

/** A piece, or a zone with everything in it, takes its new look without a motion. */
export interface Show extends OfPiece {
  kind: 'show';
}

/** A number of a piece changes by so much; whatever else is new about it is not shown yet. */
export interface Count extends OfPiece {
  kind: 'count';
  by: number;
  /** Which number of a piece with several. */
  icon?: string;
}

/** Nothing moves for a moment. */
export interface Pause extends Common {
  kind: 'pause';
  time: number;
}

/** It is told above the board even to whom it happens, where somebody else did it. */
export interface Tell extends Common {
  kind: 'tell';
}

export type Motion = Move | Send | Float | Stamp | Flash | Act | Show | Count | Pause | Tell;

/** The motions of an event between two scenes; nothing: what the scenes themselves tell. */
export type Animate = (event: Event, before: Scene, after: Scene) => Motion[] | null;

/** How long motions take at normal speed, in milliseconds. */
const TIMES: Record<Exclude<Motion['kind'], 'pause'>, number> = {
  move: 450,
  send: 500,
  float: 350,
  stamp: 650,
  flash: 300,
  break: 450,
  vanish: 300,
  appear: 250,
  turn: 300,
  shake: 350,
  tumble: 800,
  show: 0,
  count: 0,
  tell: 0,
};

export interface Timed {
  motion: Motion;
  start: number;
  time: number;
}

/** When each motion begins and how long it takes. */
export function schedule(motions: readonly Motion[]): Timed[] {
  let [begun, end] = [0, 0];
  return motions.map((motion) => {
    const time = motion.kind === 'pause' ? motion.time : TIMES[motion.kind];
    begun = motion.meanwhile ? begun : end;
    end = Math.max(end, begun + time);
    return { motion, start: begun, time };
  });
}

/** How long motions take together. */
export function lengthOf(motions: readonly Motion[]): number {
  return Math.max(0, ...schedule(motions).map(({ start, time }) => start + time));
}

/** The pieces that have their new look after these motions; `after` says what is in a zone. */
export function shownBy(motions: readonly Motion[], before: Scene, after: Scene): Set<string> {
  const [old, now] = [byId(before), byId(after)];
  const found = new Set<string>();
  for (const motion of motions) {
    if (!('piece' in motion) || motion.kind === 'count') continue;
    found.add(motion.piece);
    if (motion.kind === 'move' && !old.has(motion.to)) found.add(motion.to);
    if (motion.kind !== 'show') continue;
    for (const { piece, zones } of [...old.values(), ...now.values()]) {
      if (zones.some((zone) => zone.id === motion.piece)) found.add(piece.id);
    }
  }
  return found;
}

const FACTORS: Record<Settings['speed'], number> = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** By how much everything is stretched; nothing moves for those who want less motion. */
export function stretch(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : FACTORS[settings.speed];
}
