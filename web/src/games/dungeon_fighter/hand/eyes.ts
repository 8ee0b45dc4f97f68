/** Where the eyes of a thrower are: some techniques move the head. */

import type { View } from '../arena/view';
import type { Hand } from './hand.svelte';
import { hopAt } from './techniques/airborne';
import { offAim } from './techniques/roundhouse';

/** How far behind the hand the eyes are that look over the table, in centimetres. */
const BEHIND = 34;
const [UNDER, UNDER_AT] = [-9, 3];
/** With the waterfall: how much farther they are, and nearer to the hand they look. */
const [BACK, DOWN] = [1.2, 1.8];

/** Whether the head may not be moved freely. */
export function isBound(hand: Hand): boolean {
  return hand.needs('low_profile') || hand.needs('under_table');
}

/** The height of the eyes over the table, in centimetres. */
export function eyeHeight({ limits }: Hand): number {
  return (limits.eyes[0] + limits.eyes[1]) / 2;
}

/** What the thrower sees, whose eyes would otherwise be there. */
export function viewOf(hand: Hand, view: View, now: number): View {
  const turn = hand.since('turn', now);
  const hop = hand.since('hop', now);
  let seen = view;
  if (hand.needs('low_profile')) {
    const distance = hand.stance.radius + BEHIND;
    const high = eyeHeight(hand);
    seen = { ...seen, at: [0, 0, high], slope: 0, distance };
  } else if (hand.needs('under_table')) {
    const distance = hand.stance.radius + BEHIND;
    const slope = (Math.atan2(UNDER - UNDER_AT, distance) * 180) / Math.PI;
    seen = { ...seen, at: [0, 0, UNDER_AT], slope, distance };
  } else if (hand.needs('waterfall')) {
    const [x, y, z] = seen.at;
    seen = { ...seen, at: [x * DOWN, y * DOWN, z], distance: seen.distance * BACK };
  }
  if (turn !== null) seen = { ...seen, side: seen.side + offAim(turn, hand.limits) };
  if (hop !== null) {
    const [x, y, z] = seen.at;
    seen = { ...seen, at: [x, y, z + hopAt(hop, hand.limits)] };
  }
  return seen;
}

/** Whether the way of the throw may be foretold (DF-13.32). */
export function foretold(hand: Hand): boolean {
  if (hand.limits.flip) return false;
  return !['low_profile', 'blind', 'under_table', 'roundhouse', 'waterfall'].some((one) =>
    hand.needs(one),
  );
}
