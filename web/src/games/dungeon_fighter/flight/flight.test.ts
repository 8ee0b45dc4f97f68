import { describe, expect, test } from 'vitest';
import { decidingMoment, posesAt, readFlight, thingOf } from './flight';
import { momentAfter, shownFor } from './pace';

/** Writes a flight as the server does. */
function written(
  bodies: string[],
  frames: [number, number[][]][],
  touches: [number, number, number, number][],
): string {
  const bytes: number[] = [bodies.length];
  const two = (value: number) => bytes.push(value & 255, (value >> 8) & 255);
  for (const body of bodies) bytes.push(body.length, ...[...body].map((one) => one.charCodeAt(0)));
  two(frames.length);
  for (const [at, poses] of frames) {
    two(at);
    for (const pose of poses) pose.forEach(two);
  }
  two(touches.length);
  for (const [at, body, what, speed] of touches) {
    two(at);
    bytes.push(body, what);
    two(speed);
  }
  return btoa(String.fromCharCode(...bytes));
}

const FLIGHT = readFlight(
  written(
    ['thrown:0', 'die:red'],
    [
      [
        0,
        [
          [0, -6800, 2000, 30000, 0, 0, 0],
          [100, 200, 82, 30000, 0, 0, 0],
        ],
      ],
      [
        400,
        [
          [0, -4000, 82, 0, 30000, 0, 0],
          [100, 200, 82, 30000, 0, 0, 0],
        ],
      ],
      [
        1000,
        [
          [0, -1000, 120, 0, 30000, 0, 0],
          [140, 200, 82, 30000, 0, 0, 0],
        ],
      ],
    ],
    [
      [400, 0, 0, 1300],
      [700, 0, 1, 600],
      [990, 0, 1, 20],
    ],
  ),
);

describe('a recorded flight', () => {
  test('is read in centimetres and milliseconds', () => {
    expect(FLIGHT?.bodies).toEqual(['thrown:0', 'die:red']);
    expect(FLIGHT?.times).toEqual([0, 400, 1000]);
    expect(FLIGHT?.poses[0]?.[0]).toMatchObject({ x: 0, y: -34, z: 10, turn: [1, 0, 0, 0] });
    expect(FLIGHT?.touches[0]).toEqual({ at: 400, body: 'thrown:0', what: 'table', speed: 1.3 });
  });

  test('says where everything is between two frames, and after the last', () => {
    if (!FLIGHT) throw new Error('nothing read');
    const half = posesAt(FLIGHT, 200).get('thrown:0');
    expect(half?.y).toBeCloseTo(-27);
    expect(half?.turn[0]).toBeCloseTo(Math.SQRT1_2);
    expect(posesAt(FLIGHT, 5000).get('die:red')?.x).toBeCloseTo(0.7);
    expect(posesAt(FLIGHT, 0).get('thrown:0')?.y).toBeCloseTo(-34);
  });

  test('is decided by the last real knock on the target', () => {
    expect(FLIGHT && decidingMoment(FLIGHT)).toBe(700);
  });

  test('passes slowly where it is decided, and ends at its end', () => {
    if (!FLIGHT) throw new Error('nothing read');
    const whole = shownFor(FLIGHT);
    const moments = Array.from({ length: 200 }, (_, step) =>
      momentAfter(FLIGHT, (step / 199) * whole),
    );
    expect(moments).toEqual([...moments].sort((one, other) => one - other));
    expect(moments.at(-1)).toBe(1000);
    const near = moments.filter((moment) => moment > 630 && moment < 750).length;
    const before = moments.filter((moment) => moment > 200 && moment < 320).length;
    expect(near).toBeGreaterThan(before * 2);
  });

  test('is none where nothing was simulated', () => {
    expect(readFlight('')).toBeNull();
    expect(readFlight(null)).toBeNull();
  });

  test('names the dice that were thrown as the arena does', () => {
    expect(thingOf('thrown:1', ['water.0', 'water.1'])).toBe('die:water.1');
    expect(thingOf('die:red', ['blue'])).toBe('die:red');
    expect(thingOf('wall', [])).toBe('wall');
  });
});
