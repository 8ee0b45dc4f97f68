/** Prayer: two palms hold the die; it leaves when the second one opens. */

export type Palm = 'left' | 'right';

/** When each palm was opened. */
export interface Opened {
  left: number | null;
  right: number | null;
}

/** From one palm's release to the other's, in milliseconds; negative if the right opened first. */
export function gapOf({ left, right }: Opened): number | null {
  return left === null || right === null ? null : Math.round(right - left);
}
