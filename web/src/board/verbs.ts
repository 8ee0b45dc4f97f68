/** The commonest motions, each in a word: what a game says when it plays an event. */

import type { Motion, Tone } from './motions';

/** A piece, or a zone with everything in it, takes its new look. */
export const show = (piece: string): Motion => ({ kind: 'show', piece });

/** A number of a piece changes by so much; of several, the one with this icon. */
export const count = (piece: string, by: number, icon?: string): Motion => ({
  kind: 'count',
  piece,
  by,
  ...(icon === undefined ? {} : { icon }),
});

/** A sign rises from a piece. */
export const float = (piece: string, sign: string, tone: Tone): Motion => ({
  kind: 'float',
  piece,
  sign,
  tone,
});

/** A large sign is pressed on a piece. */
export const stamp = (piece: string, sign: string, tone: Tone): Motion => ({
  kind: 'stamp',
  piece,
  sign,
  tone,
});

/** A piece lights up. */
export const flash = (piece: string, tone?: Tone): Motion => ({
  kind: 'flash',
  piece,
  ...(tone === undefined ? {} : { tone }),
});

/** A piece shakes. */
export const shake = (piece: string): Motion => ({ kind: 'shake', piece });

/** These dice roll, all at once. */
export const tumble = (dice: readonly string[]): Motion[] =>
  dice.map((piece, place) => ({ kind: 'tumble', piece, meanwhile: place > 0 }));

/** It begins together with the motion before it. */
export const meanwhile = (motion: Motion): Motion => ({ ...motion, meanwhile: true });

/** Nothing moves for so many milliseconds. */
export const pause = (time: number): Motion => ({ kind: 'pause', time });

/** It is told above the board even to whom it happens. */
export const tell: Motion = { kind: 'tell' };
