/** What a hand may do in a throw, as the scene hands it over; here in centimetres and m/s. */

export type Range = readonly [number, number];

/** A throw that does it, for a hand to begin with. */
export interface Usual {
  radius: number;
  height: number;
  speed: number;
  elevation: number;
  /** Degrees to the right of the middle, as the thrower sees it. */
  aside: number;
  /** With the waterfall: how far out its lower edge is, and how high. */
  edge: readonly [number, number];
  /** Where the wall stands, as an angle from the thrower's side. */
  wall: number | null;
  tilt: number;
  rate: number;
}

export interface Limits {
  height: Range;
  radius: Range;
  speed: Range;
  elevation: Range;
  /** The greatest chosen spin, in radians per second. */
  spin: number;
  /** How far from the blow, the other palm or the end of the turn it may be, in seconds. */
  window: number;
  fistSpeed: number;
  fistHeight: number;
  turnTime: number;
  turnSpeed: number;
  turnSlowing: number;
  turnAfter: number;
  turnStart: number;
  hopTime: number;
  hopHeight: number;
  hopMovesHand: boolean;
  eyes: Range;
  patience: number;
  pondToHand: number;
  edgeHeight: Range;
  edgeRadius: Range;
  tilt: Range;
  rate: Range;
  lateral: Range;
  tremble: number;
  gain: number;
  wallTurned: boolean;
  /** The technique that sets the die in motion, where one is required; or a flip. */
  primary: string | null;
  /** How an overlay is flipped: how fast forwards, and how it turns (rad/s). */
  flip: { forward: Range; spin: Range } | null;
  usual: Usual;
}

type Wire = Readonly<Record<string, unknown>>;
const CM = 100;

/** A number of the table, or what it is without one. */
function number(wire: Wire, name: string, otherwise: number): number {
  const found = wire[name];
  return typeof found === 'number' ? found : otherwise;
}

function range(wire: Wire, name: string, otherwise: Range, unit = 1): Range {
  const found = wire[name];
  if (!Array.isArray(found)) return otherwise;
  return [Number(found[0]) * unit, Number(found[1]) * unit];
}

export function within(value: number, [least, most]: Range): number {
  return Math.min(most, Math.max(least, value));
}

/** What a hand may do, by the text in the scene. */
export function limitsOf(text: unknown): Limits {
  const wire = (typeof text === 'string' && text ? JSON.parse(text) : {}) as Wire;
  const usual = (wire.usual ?? {}) as Wire;
  const height = range(wire, 'height', [8, 60], CM);
  const radius = range(wire, 'radius', [32, 70], CM);
  const flips = Array.isArray(wire.upward);
  const speed = flips ? range(wire, 'upward', [0.5, 3]) : range(wire, 'speed', [0, 6]);
  const elevation = range(wire, 'elevation', [-85, 85]);
  const edgeHeight = range(wire, 'lower_edge_height', [8, 12], CM);
  const edgeRadius = range(wire, 'lower_edge_radius', [18, 45], CM);
  const tilt = range(wire, 'tilt_final', [30, 70]);
  const rate = range(wire, 'tilt_rate', [30, 240]);
  return {
    height,
    radius,
    speed,
    elevation,
    spin: number(wire, 'spin', 60),
    window: number(wire, 'window', 0),
    fistSpeed: number(wire, 'speed_per_fist_speed', 0.5),
    fistHeight: number(wire, 'fist_height', 0.25) * CM,
    turnTime: number(wire, 'turn_time', 1.2),
    turnSpeed: number(wire, 'turn_speed', 510),
    turnSlowing: number(wire, 'turn_slowing', -175),
    turnAfter: number(wire, 'turn_after', 90),
    turnStart: number(wire, 'start_offset', 0),
    hopTime: number(wire, 'hop_time', 0.45),
    hopHeight: number(wire, 'hop_height', 0.12) * CM,
    hopMovesHand: wire.hop_moves_hand !== false,
    eyes: range(wire, 'camera_height', [1, 3], CM),
    patience: number(wire, 'time_from_taking_the_die', 8),
    pondToHand: number(wire, 'pond_to_hand', 0.35) * CM,
    edgeHeight,
    edgeRadius,
    tilt,
    rate,
    lateral: range(wire, 'lateral', [-2, 2], CM),
    tremble: number(wire, 'tremble', 2.5),
    gain: number(wire, 'swipe_gain', 1),
    wallTurned: wire.wall_turned === true,
    primary: flips ? 'flip' : typeof wire.primary === 'string' ? wire.primary : null,
    flip: flips
      ? { forward: range(wire, 'forward', [0, 2]), spin: range(wire, 'spin', [5, 40]) }
      : null,
    usual: {
      radius: within(number(usual, 'radius', 0.34) * CM, radius),
      height: within(number(usual, 'height', 0.1) * CM, height),
      speed: within(number(usual, 'speed', flips ? 2 : 1), speed),
      elevation: within(number(usual, 'elevation', 0), elevation),
      aside: number(usual, 'azimuth', 0),
      edge: [
        within(number(usual, 'radius', 0.23) * CM, edgeRadius),
        within(number(usual, 'height', 0.085) * CM, edgeHeight),
      ],
      wall: typeof usual.wall_angle === 'number' ? usual.wall_angle + 90 : null,
      tilt: within(number(usual, 'tilt', 45), tilt),
      rate: within(number(usual, 'tilt_rate', 150), rate),
    },
  };
}
