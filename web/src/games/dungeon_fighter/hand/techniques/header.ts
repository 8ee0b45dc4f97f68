/** Off the head: the die wavers on the skull until the hero nods. */

/** How far from the middle the die is, 0 to 1, after so many seconds; it gets worse with time. */
export function balanceAt(seconds: number, seed: number): number {
  const phase = (seed % 628) / 100;
  const wide = Math.min(1, 0.35 + seconds * 0.09);
  const swing = Math.sin(seconds * 2.3 + phase) * 0.7 + Math.sin(seconds * 3.7 + phase * 2) * 0.3;
  return Math.min(1, Math.abs(swing) * wide);
}

/** To which side it is out of balance, −1 to 1. */
export function leanAt(seconds: number, seed: number): number {
  const phase = (seed % 628) / 100;
  const side = Math.sin(seconds * 2.3 + phase) >= 0 ? 1 : -1;
  return side * balanceAt(seconds, seed);
}
