import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { geometryOf, sectionAt, placeAt } from '../arena/geometry';
import { arcOf, isTarget } from './ballistics';
import { Hand } from './hand.svelte';
import { limitsOf } from './limits';
import { collide, lies, settled } from './place';
import { crossed, flickOf, mirrored, powerOf, pullOf, speedOf } from './pull';
import { stagesOf } from './stages';
import { hopAt } from './techniques/airborne';
import { blowOf, fallTime, falling } from './techniques/bump';
import { gapOf } from './techniques/prayer';
import { offAim, turnAt } from './techniques/roundhouse';
import { powerAt, turnOf } from './techniques/sweep';
import { tilted } from './techniques/waterfall';
import { throwOf } from './throw';
import { Thrower } from './thrower.svelte';
import { timesOf } from './timed';

const geometry = geometryOf(
  readFileSync('src/games/dungeon_fighter/arena/sample.json', 'utf8').trim(),
);
const HIGH = 600;

function handFor(required: string[], limits: object = {}): Hand {
  const hand = new Hand(geometry, 1);
  hand.ask({ required, limits: JSON.stringify(limits), key: required.join() });
  return hand;
}

describe('a pull', () => {
  test('throws the way it was pulled from, the stronger the longer', () => {
    expect(pullOf([300, 300], [300, 400], HIGH)).toEqual({ power: 100 / 252, turn: 0 });
    expect(pullOf([300, 300], [350, 350], HIGH)?.turn).toBeCloseTo(45);
    expect(pullOf([300, 300], [300, 900], HIGH)?.power).toBe(1);
  });

  test('is none forwards, or if it is hardly there', () => {
    expect(pullOf([300, 300], [300, 290], HIGH)).toBeNull();
    expect(pullOf([300, 300], [301, 305], HIGH)).toBeNull();
  });

  test('is the same throw every time, in whole numbers', () => {
    const [one, other] = [handFor([]), handFor([])];
    const pull = pullOf([300, 300], [317, 420], HIGH);
    one.pull = other.pull = pull;
    const thrown = one.release(1000);
    expect(thrown).toEqual(other.release(99_000));
    for (const value of Object.values(thrown))
      if (typeof value === 'number') expect(Number.isInteger(value)).toBe(true);
    expect(thrown).toMatchObject({ type: 'throw', x: 0, y: -3400, z: 1000, elevation: 0 });
  });

  test('knows how strong a throw of a speed is', () => {
    expect(speedOf(powerOf(1.1, [0, 6]), [0, 6])).toBeCloseTo(1.1);
    expect(speedOf(1, [0, 2])).toBe(2);
  });

  test('of the weaker hand is mirrored and trembles', () => {
    expect(mirrored({ power: 0.6, turn: 10 }, 0.5)).toEqual({ power: 0.3, turn: -10 });
    const hand = handFor(['weak_hand'], { tremble: 2.5, swipe_gain: 0.667 });
    hand.pull = { power: 0.5, turn: 8 };
    const turns = [0, 90, 180, 270].map((now) => hand.aim(now).pull?.turn ?? 0);
    expect(new Set(turns).size).toBe(4);
    for (const turn of turns) expect(Math.abs(turn + 8)).toBeLessThanOrEqual(2.5);
  });

  test('of crossed hands goes where both push', () => {
    const left = { power: 0.4, turn: 10 };
    expect(crossed(left, { power: 0.6, turn: 20 })).toEqual({ power: 0.5, turn: -15 });
    expect(crossed(left, null)).toBeNull();
  });
});

describe('other gestures', () => {
  const swipe = (dx: number, dy: number) => [
    { at: 0, place: [100, 400] as const },
    { at: 50, place: [100 + dx / 2, 400 - dy / 2] as const },
    { at: 80, place: [100 + dx, 400 - dy] as const },
  ];

  test('a flick upwards throws away from the body', () => {
    expect(flickOf(swipe(0, 60), HIGH)?.turn).toBeCloseTo(0);
    expect(flickOf(swipe(30, 60), HIGH)?.turn).toBeLessThan(0);
    expect(flickOf(swipe(0, -60), HIGH)).toBeNull();
  });

  test('a drag tilts the plate, as steeply and as fast as it was', () => {
    const limits = limitsOf(JSON.stringify({ tilt_final: [30, 70], tilt_rate: [30, 240] }));
    const samples = [
      { at: 0, place: [0, 500] as const },
      { at: 400, place: [0, 350] as const },
    ];
    expect(tilted(samples, HIGH, limits)).toEqual({ final: 43.8, rate: 109 });
    expect(tilted(samples.slice(0, 1), HIGH, limits)).toBeNull();
  });

  test('a fist strikes when it comes to the table, as fast as it was dragged', () => {
    const limits = limitsOf(JSON.stringify({ speed: [0.3, 2.5], fist_height: 0.25 }));
    const samples = [0, 20, 40, 60, 80].map((at) => ({
      at,
      place: [0, 100 + at * 2.5] as const,
    }));
    const blow = blowOf(samples, HIGH, limits);
    expect(blow?.at).toBe(80);
    expect(blow?.speed).toBeCloseTo(1.74, 1);
    expect(falling(limits)).toBeCloseTo(1.107, 2);
    expect(fallTime(limits)).toBeCloseTo(225.8, 0);
    expect(blowOf(samples.slice(0, 3), HIGH, limits)).toBeNull();
  });

  test('palms, hops and turns are told in milliseconds', () => {
    expect(gapOf({ left: 1000, right: 1080.4 })).toBe(80);
    expect(gapOf({ left: 1000, right: null })).toBeNull();
    const limits = limitsOf('');
    expect(hopAt(225, limits)).toBeCloseTo(12);
    expect(hopAt(460, limits)).toBe(0);
    expect(turnAt(1200, limits)).toBeCloseTo(360);
    expect(turnAt(1400, limits)).toBeCloseTo(378);
    const started = limitsOf(JSON.stringify({ start_offset: -15.75 }));
    expect(offAim(1375, started)).toBeCloseTo(360);
  });

  test('two timed presses: an arrow sways, power rises and falls', () => {
    expect(turnOf(0)).toBeCloseTo(0);
    expect(Math.max(...[0.5, 0.85, 1].map(turnOf))).toBeLessThanOrEqual(26);
    expect(powerAt(1.3)).toBeCloseTo(0.5);
    expect(powerAt(3.9)).toBeCloseTo(0.5);
  });
});

describe('what must be timed', () => {
  test('follows from the techniques, in the order in which it is begun', () => {
    expect(timesOf(['airborne', 'roundhouse'], null, false)).toEqual(['turn', 'hop']);
    expect(timesOf(['waterfall', 'airborne'], 'waterfall', false)).toEqual(['hop', 'tilt']);
    expect(timesOf(['prayer', 'airborne'], 'prayer', true)).toEqual([]);
    expect(stagesOf([], null, false)).toEqual(['aim', 'power']);
    expect(stagesOf(['hop'], null, true)).toEqual(['hop', 'throw']);
    expect(stagesOf(['fist'], 'bump', false)).toEqual(['aim', 'fist', 'strike']);
    expect(stagesOf(['tilt'], 'waterfall', false)).toEqual(['tilt', 'stop']);
  });

  test('is told for the techniques in force, and for no others', () => {
    const hand = handFor(['airborne']);
    hand.pull = { power: 0.4, turn: 0 };
    hand.begin('hop', 1000);
    expect(hand.release(1200)).toMatchObject({ hop: 200 });
    expect(hand.release(1200)).not.toHaveProperty('turn');
    const late = handFor(['airborne', 'roundhouse', 'low_profile', 'blind']);
    late.pull = { power: 0.4, turn: 0 };
    late.begin('taken', 500);
    expect(late.release(2500)).toMatchObject({ hop: -1000, turn: -1000, eyes: 200, waited: 2000 });
  });

  test('is left to chance for who is helped', () => {
    const hand = handFor(['airborne', 'prayer'], { primary: 'prayer' });
    hand.helped = true;
    hand.pull = { power: 0.4, turn: 0 };
    const thrown = hand.release(0);
    expect(thrown.helped).toEqual(['airborne', 'prayer']);
    expect(thrown).not.toHaveProperty('hop');
  });
});

describe('pieces that are laid', () => {
  test('settle beside the target and on the table', () => {
    for (const kind of ['pond', 'floe'] as const) {
      const spot = settled(kind, { x: 0, y: -10, yaw: 0 }, geometry);
      expect(lies(kind, spot, geometry)).toBe(true);
      const far = settled(kind, { x: 60, y: 0, yaw: 0 }, geometry);
      expect(lies(kind, far, geometry)).toBe(true);
    }
    expect(isTarget(geometry, [13.6, 13.6])).toBe(true);
    expect(isTarget(geometry, [0, 20])).toBe(false);
  });

  test('pond and floe may not overlap, but the floe may swim', () => {
    const pond = { x: 0, y: -28, yaw: 0 };
    expect(collide(pond, { x: 0, y: -28, yaw: 0 }, geometry)).toBe(false);
    expect(collide(pond, { x: 5, y: -28, yaw: 0 }, geometry)).toBe(true);
    expect(collide(pond, { x: 20, y: -28, yaw: 0 }, geometry)).toBe(false);
  });

  test('go with the throw', () => {
    const hand = handFor(['pond', 'wall']);
    hand.pull = { power: 0.4, turn: 0 };
    const thrown = hand.release(0) as { pond: Record<string, number>; wall: number };
    expect(Object.values(thrown.pond).every(Number.isInteger)).toBe(true);
    expect(thrown.wall).toBe(9000);
  });

  test('with the waterfall there is no hand', () => {
    const hand = handFor(['waterfall'], { primary: 'waterfall' });
    const thrown = hand.release(0, { tilt: { final: 45, rate: 150 } });
    expect(thrown).toMatchObject({ waterfall: { tilt_final: 4500, tilt_rate: 150, lateral: 0 } });
    expect(thrown).not.toHaveProperty('speed');
  });
});

describe('what is foretold', () => {
  test('ends at the first bounce', () => {
    const release = { x: 0, y: -34, z: 10, speed: 1, azimuth: 90, elevation: 0 };
    const arc = arcOf(release, geometry);
    expect(arc.end?.[1]).toBeCloseTo(-20, 0);
    expect(arc.early).toBe(false);
    expect(arcOf({ ...release, speed: 2 }, geometry).early).toBe(true);
    expect(arcOf({ ...release, azimuth: 270, speed: 3 }, geometry).end).toBeNull();
  });

  test('the target says what lies at a point', () => {
    expect(sectionAt(geometry, [0, 0])?.value).toBe(10);
    expect(sectionAt(geometry, [2.8, 0])?.value).toBe(5);
    expect(placeAt(geometry, [6.05, 6.05])).toBe('hole_ne');
    expect(placeAt(geometry, [0, 16.5])).toBe('margin');
    expect(placeAt(geometry, [0, 30])).toBeNull();
  });
});

describe('a throw by presses', () => {
  test('takes two of them without techniques', () => {
    const thrown: unknown[] = [];
    const thrower = new Thrower(handFor([]), (answer) => thrown.push(answer));
    thrower.press(0);
    expect(thrower.stage).toBe('aim');
    thrower.press(200);
    expect(thrower.stage).toBe('power');
    thrower.tick(900);
    thrower.press(1200);
    expect(thrown).toHaveLength(1);
    expect(thrown[0]).toMatchObject({ type: 'throw' });
    expect((thrown[0] as { speed: number }).speed).toBeGreaterThan(500);
    expect(thrower.stage).toBeNull();
  });

  test('of a fist comes down at its time', () => {
    const thrown: Record<string, unknown>[] = [];
    const hand = handFor(['bump'], { primary: 'bump', speed: [0.3, 2.5] });
    const thrower = new Thrower(hand, (answer) => thrown.push({ ...answer }));
    thrower.press(0);
    thrower.press(100);
    thrower.press(200);
    thrower.press(200 + 700 + 226);
    expect(Math.abs(Number(thrown[0]?.impact))).toBeLessThan(5);
    expect(thrown[0]?.speed).toBe(1110);
  });

  test('a pull that still needs its moment is kept', () => {
    const thrown: Record<string, unknown>[] = [];
    const thrower = new Thrower(handFor(['airborne']), (answer) => thrown.push({ ...answer }));
    thrower.grab(1, [300, 300], 0);
    thrower.drag(1, [300, 400], HIGH, 50);
    thrower.letGo(1, HIGH, 100);
    expect(thrown).toHaveLength(0);
    expect(thrower.hand.kept).toBe(true);
    thrower.press(200);
    thrower.press(300);
    thrower.press(450);
    expect(thrown[0]).toMatchObject({ hop: 150 });
  });
});

test('numbers that nobody can feel make no difference', () => {
  const done = {
    required: [],
    stance: { side: -90, radius: 34, height: 10, elevation: 0, roll: 0, whirl: 0 },
    placed: { pond: null, floe: null, wall: null, waterfall: null },
    deeds: {},
  };
  const limits = limitsOf('');
  const [one, other] = [0.4, 0.4001].map((power) =>
    throwOf({ ...done, pull: { power, turn: 0.01 } }, limits),
  );
  expect(one).toEqual(other);
});
