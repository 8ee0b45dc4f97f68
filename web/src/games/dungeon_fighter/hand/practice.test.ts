import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { geometryOf } from '../arena/geometry';
import { lastOf } from '../flight/flight';
import { practised, releaseOf } from './practice';

const geometry = geometryOf(
  readFileSync('src/games/dungeon_fighter/arena/sample.json', 'utf8').trim(),
);
const PLAIN = { type: 'throw', x: 0, y: -3400, z: 1000, speed: 1000, azimuth: 9000, elevation: 0 };

test('a practice throw bounces off the table and comes to rest on the target', () => {
  const flight = practised(releaseOf(PLAIN), geometry, 7);
  expect(flight.touches[0]).toMatchObject({ what: 'table' });
  expect(flight.touches.some(({ what }) => what === 'board')).toBe(true);
  const end = flight.poses.at(-1)?.[0];
  expect(Math.hypot(end?.x ?? 99, end?.y ?? 99)).toBeLessThan(geometry.outline);
  expect(lastOf(flight)).toBeLessThan(3000);
});

test('one that is far too strong ends on the floor', () => {
  const flight = practised(releaseOf({ ...PLAIN, speed: 6000, elevation: 2000 }), geometry, 7);
  expect(flight.poses.at(-1)?.[0]?.z).toBeLessThan(0);
});

test('the same gesture with the same chance is the same flight', () => {
  expect(practised(releaseOf(PLAIN), geometry, 3)).toEqual(
    practised(releaseOf(PLAIN), geometry, 3),
  );
});
