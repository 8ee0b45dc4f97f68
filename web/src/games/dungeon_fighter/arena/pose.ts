/** Where something lies and how it is turned, in centimetres; how the scene writes it down. */

export interface Pose {
  x: number;
  y: number;
  z: number;
  /** How it is turned: w, x, y, z. */
  turn: readonly [number, number, number, number];
}

/** Hundredths of a millimetre in a centimetre. */
const PLACE = 1000;
/** What a whole component of a rotation is. */
const PART = 30_000;

/** A pose out of seven whole numbers; none if there are not seven. */
export function poseOf(numbers: readonly number[]): Pose | null {
  const [x, y, z, w, a, b, c] = numbers;
  if (x === undefined || y === undefined || z === undefined) return null;
  return {
    x: x / PLACE,
    y: y / PLACE,
    z: z / PLACE,
    turn: [(w ?? PART) / PART, (a ?? 0) / PART, (b ?? 0) / PART, (c ?? 0) / PART],
  };
}

/** A pose as a fact of a piece: seven whole numbers with spaces between them. */
export function readPose(fact: unknown): Pose | null {
  if (typeof fact !== 'string' || fact === '') return null;
  return poseOf(fact.split(' ').map(Number));
}

/** The pose a share of the way from one to another. */
export function between(one: Pose, other: Pose, share: number): Pose {
  const mix = (from: number, to: number) => from + (to - from) * share;
  const same = one.turn.reduce((sum, part, index) => sum + part * (other.turn[index] ?? 0), 0) >= 0;
  const parts = one.turn.map((part, index) =>
    mix(part, (same ? 1 : -1) * (other.turn[index] ?? 0)),
  );
  const size = Math.hypot(...parts) || 1;
  const [w = 1, x = 0, y = 0, z = 0] = parts.map((part) => part / size);
  return {
    x: mix(one.x, other.x),
    y: mix(one.y, other.y),
    z: mix(one.z, other.z),
    turn: [w, x, y, z],
  };
}
