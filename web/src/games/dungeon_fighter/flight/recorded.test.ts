/** Flights as the server has recorded them (tests/games/dungeon_fighter/test_flight.py). */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { lastOf, readFlight } from './flight';

interface Recorded {
  name: string;
  flight: string;
  bodies: string[];
  frames: number;
  first: number[][];
  last: number[][];
  ends: number;
  touches: [number, string, string, number][];
}

const FILE = '../../../../../tests/games/dungeon_fighter/flights.json';
const text = readFileSync(join(import.meta.dirname, FILE), 'utf-8');
const RECORDED = JSON.parse(text) as Recorded[];
const CM = 100;

describe('a recorded flight', () => {
  test.each(RECORDED)('is read: $name', (recorded) => {
    const flight = readFlight(recorded.flight);
    if (!flight) throw new Error('it tells nothing');
    expect(flight.bodies).toEqual(recorded.bodies);
    expect(flight.times).toHaveLength(recorded.frames);
    expect(lastOf(flight)).toBe(recorded.ends);
    for (const [poses, wanted] of [
      [flight.poses[0], recorded.first],
      [flight.poses.at(-1), recorded.last],
    ] as const) {
      const told = poses?.map(({ x, y, z, turn }) => [x / CM, y / CM, z / CM, ...turn]) ?? [];
      told.forEach((pose, body) => {
        pose.forEach((number, part) => {
          expect(number).toBeCloseTo(wanted[body]?.[part] ?? NaN, 6);
        });
      });
    }
    const touches = flight.touches.map(({ at, body, what, speed }) => {
      return [at, body, what, Math.round(speed * 1000)];
    });
    expect(touches).toEqual(recorded.touches);
  });
});
