/** A recorded flight: read from its text, and where everything is at a moment of it. */

import { between, type Pose } from '../arena/pose';

/** A contact: when, of which body, with what, and how fast (m/s). */
export interface Touch {
  at: number;
  body: string;
  what: Touched;
  speed: number;
}

export interface Flight {
  bodies: readonly string[];
  /** Moments in milliseconds, in order. */
  times: readonly number[];
  /** The pose of every body at every moment. */
  poses: readonly (readonly Pose[])[];
  touches: readonly Touch[];
}

const TOUCHED = [
  'table',
  'board',
  'margin',
  'bones',
  'hole_floor',
  'pond_frame',
  'floe',
  'waterfall',
  'wall',
  'iceberg',
  'overlay',
  'die',
  'head',
  'floor',
] as const;
export type Touched = (typeof TOUCHED)[number];

/** What is counted in the text: twentieths of a millimetre in a centimetre, parts of a rotation. */
const [STEPS, WHOLE] = [200, 30_000];
const THOUSAND = 1000;

/** Reads numbers one after another. */
class Reader {
  readonly #view: DataView;
  #place = 0;

  constructor(text: string) {
    const said = atob(text);
    this.#view = new DataView(Uint8Array.from(said, (letter) => letter.charCodeAt(0)).buffer);
  }

  byte(): number {
    return this.#view.getUint8(this.#place++);
  }

  count(): number {
    this.#place += 2;
    return this.#view.getUint16(this.#place - 2, true);
  }

  signed(): number {
    this.#place += 2;
    return this.#view.getInt16(this.#place - 2, true);
  }

  name(): string {
    const letters = Array.from({ length: this.byte() }, () => this.byte());
    return new TextDecoder().decode(Uint8Array.from(letters));
  }

  pose(): Pose {
    const [x, y, z] = [this.signed() / STEPS, this.signed() / STEPS, this.signed() / STEPS];
    const [w, a, b, c] = [this.signed(), this.signed(), this.signed(), this.signed()];
    return { x, y, z, turn: [w / WHOLE, a / WHOLE, b / WHOLE, c / WHOLE] };
  }
}

/** The flight that a text tells; none if it tells nothing. */
export function readFlight(text: unknown): Flight | null {
  if (typeof text !== 'string' || text === '') return null;
  const reader = new Reader(text);
  const bodies = Array.from({ length: reader.byte() }, () => reader.name());
  const times: number[] = [];
  const poses: Pose[][] = [];
  for (let left = reader.count(); left > 0; left -= 1) {
    times.push(reader.count());
    poses.push(bodies.map(() => reader.pose()));
  }
  const touches = Array.from({ length: reader.count() }, (): Touch => {
    const [at, body, what] = [reader.count(), reader.byte(), reader.byte()];
    return {
      at,
      body: bodies[body] ?? '',
      what: TOUCHED[what] ?? 'table',
      speed: reader.count() / THOUSAND,
    };
  });
  return { bodies, times, poses, touches };
}

/** When it is over, in milliseconds. */
export function lastOf({ times }: Flight): number {
  return times.at(-1) ?? 0;
}

/** Where everything is at a moment. */
export function posesAt(flight: Flight, moment: number): ReadonlyMap<string, Pose> {
  const { bodies, times, poses } = flight;
  const next = times.findIndex((time) => time > moment);
  const after = next < 0 ? times.length - 1 : next;
  const before = Math.max(0, after - (next < 0 ? 0 : 1));
  const [from = 0, to = 0] = [times[before], times[after]];
  const share = to > from ? Math.min(1, Math.max(0, (moment - from) / (to - from))) : 1;
  return new Map(
    bodies.flatMap((body, index) => {
      const [one, other] = [poses[before]?.[index], poses[after]?.[index]];
      return one && other ? [[body, between(one, other, share)] as const] : [];
    }),
  );
}

const SOLID: readonly Touched[] = ['board', 'overlay', 'iceberg', 'bones', 'margin', 'hole_floor'];
const HARD = 0.12;

/**
 * The moment of the contact that decides: the last real knock of what was thrown on the target, or
 * its last knock at all.
 */
export function decidingMoment({ touches }: Flight): number | null {
  const thrown = touches.filter(({ body, speed }) => body.startsWith('thrown') && speed > HARD);
  const found = thrown.findLast(({ what }) => SOLID.includes(what)) ?? thrown.at(-1);
  return found?.at ?? null;
}

/** Where an icon of the flight stands in the arena: its own dice have other names there. */
export function thingOf(body: string, dice: readonly string[]): string {
  const [kind, place] = body.split(':', 2);
  return kind === 'thrown' ? `die:${dice[Number(place)] ?? ''}` : body;
}

/** A few numbers by which a flight is told from others: how long it is, its knocks, where it ends. */
export function signOf(flight: Flight): string {
  const end = flight.poses.at(-1)?.[0];
  const at = end ? [end.x, end.y, end.z].map((side) => side.toFixed(2)).join(' ') : '';
  return `${lastOf(flight)} ms, ${flight.touches.length} knocks, ${at}`;
}
