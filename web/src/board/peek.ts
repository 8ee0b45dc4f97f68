/** Where something that is looked at in passing appears: beside its piece, and on nothing asked. */

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;
type Size = readonly [width: number, height: number];

const GAP = 14;

/**
 * The place beside an anchor, inside a window, that covers least of what must stay in sight, and
 * then least of what should.
 */
export function placeBeside(
  anchor: Box,
  [width, height]: Size,
  [wide, high]: Size,
  kept: readonly Box[],
  spared: readonly Box[] = [],
): { left: number; top: number } {
  const [right, left] = [anchor.right + GAP, anchor.left - GAP - width];
  const [below, above] = [anchor.bottom + GAP, anchor.top - GAP - height];
  const [first, last] = [anchor.top, anchor.bottom - height];
  const [start, end] = [anchor.left, anchor.right - width];
  const low = anchor.top > high / 2;
  const found = [
    ...pairs([right, left], low ? [last, first, above] : [first, last, below]),
    ...pairs([start, end], low ? [above, below] : [below, above]),
    ...pairs([right, left, start, end, 0, wide], [0, high]), // at the rim, if all else is in the way
  ].map(([x, y]) => {
    const at = {
      left: Math.max(GAP, Math.min(x, wide - GAP - width)),
      top: Math.max(GAP, Math.min(y, high - GAP - height)),
    };
    const box = { ...at, right: at.left + width, bottom: at.top + height };
    const over = (boxes: readonly Box[]) => boxes.reduce((sum, one) => sum + overlap(box, one), 0);
    return {
      at,
      covered: over([anchor, ...kept]),
      spoilt: over(spared),
      far: distance(box, anchor),
    };
  });
  const [best] = found.sort(
    (one, other) => one.covered - other.covered || one.spoilt - other.spoilt || one.far - other.far,
  );
  return best?.at ?? { left: GAP, top: GAP };
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

function distance(one: Box, other: Box): number {
  const across = Math.max(other.left - one.right, one.left - other.right, 0);
  const down = Math.max(other.top - one.bottom, one.top - other.bottom, 0);
  return Math.hypot(across, down);
}

function pairs(across: readonly number[], down: readonly number[]): (readonly [number, number])[] {
  return down.flatMap((y) => across.map((x) => [x, y] as const));
}
