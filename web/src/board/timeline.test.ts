import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event, Position, Question, Scene } from '../protocol';
import { settings } from '../settings.svelte';
import { Timeline } from './timeline.svelte';

const named = (message: string) => ({ message });
const went = (hero: string, seat = 1): Event => ({ type: 'went', hero, seat });

/** A scene with these heroes in the cave, the others in town. */
function heroes(...inside: string[]): Scene {
  const zone = (id: string, names: string[]) => ({
    type: 'zone' as const,
    id,
    label: named(id),
    layout: 'row' as const,
    children: names.map((name) => ({
      type: 'card' as const,
      id: name,
      name: named(name),
      card: name,
    })),
  });
  const all = ['ann', 'bob', 'cid'];
  return {
    title: named(inside.join()),
    pieces: [
      zone(
        'town',
        all.filter((name) => !inside.includes(name)),
      ),
      zone('cave', inside),
    ],
  };
}

function position(scene: Scene, asked: number | null, seat = 0): Position {
  const question = asked === null ? null : ({ number: asked, prompt: 'go' } as Question);
  return {
    seat,
    scene,
    question,
    outcome: null,
    events: [],
    first_event: 0,
  } as unknown as Position;
}

const inside = (timeline: Timeline) => {
  const cave = timeline.position?.scene.pieces.find((piece) => piece.id === 'cave');
  return cave?.type === 'zone' ? (cave.children ?? []).map((piece) => piece.id) : [];
};

describe('the timeline', () => {
  let timeline: Timeline;

  beforeEach(() => {
    vi.useFakeTimers();
    settings.speed = 'normal';
    timeline = new Timeline('unknown');
    timeline.receive(position(heroes(), 1), []);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows the first position at once', () => {
    expect(timeline.playing).toBe(false);
    expect(timeline.position?.question?.number).toBe(1);
  });

  it('shows each effect when its event has been played, then asks', () => {
    const events = [went('ann'), went('bob')];
    timeline.receive(position(heroes('ann', 'bob'), 2), events);
    expect(inside(timeline)).toEqual([]);
    expect(timeline.events).toEqual([]);
    expect(timeline.position?.question).toBeNull();
    vi.advanceTimersByTime(701);
    expect(inside(timeline)).toEqual(['ann']);
    expect(timeline.events).toEqual([went('ann')]);
    expect(timeline.position?.question).toBeNull();
    vi.advanceTimersByTime(701);
    expect(inside(timeline)).toEqual(['ann', 'bob']);
    expect(timeline.events).toEqual(events);
    expect(timeline.position?.question?.number).toBe(2);
    expect(timeline.playing).toBe(false);
  });

  it('plays positions in the order in which they came', () => {
    timeline.receive(position(heroes('ann'), null), [went('ann')]);
    timeline.receive(position(heroes('ann', 'bob'), 2), [went('ann'), went('bob')]);
    vi.advanceTimersByTime(701);
    expect(inside(timeline)).toEqual(['ann']);
    vi.advanceTimersByTime(701);
    expect(inside(timeline)).toEqual(['ann', 'bob']);
  });

  it('leaves the question that is still asked while others act', () => {
    timeline.receive(position(heroes('ann'), 1), [went('ann')]);
    expect(timeline.playing).toBe(true);
    expect(timeline.position?.question?.number).toBe(1);
    timeline.receive(position(heroes('ann'), null), [went('ann')]);
    expect(timeline.position?.question).toBeNull();
  });

  it('skips everything that waits', () => {
    timeline.receive(position(heroes('ann'), null), [went('ann')]);
    timeline.receive(position(heroes('ann', 'bob'), 2), [went('ann'), went('bob')]);
    timeline.skip();
    expect(inside(timeline)).toEqual(['ann', 'bob']);
    expect(timeline.events).toHaveLength(2);
    expect(timeline.playing).toBe(false);
    vi.runAllTimers();
    expect(inside(timeline)).toEqual(['ann', 'bob']);
  });

  it('plays no longer than twelve seconds, however much there is', () => {
    const many = Array.from({ length: 100 }, (_, place) => went(place % 2 ? 'ann' : 'bob'));
    timeline.receive(position(heroes('ann', 'bob'), 2), many);
    vi.advanceTimersByTime(11_000);
    expect(timeline.playing).toBe(true);
    vi.advanceTimersByTime(1_500);
    expect(timeline.playing).toBe(false);
  });

  it('shows at once what was taken back, and what another seat sees', () => {
    timeline.receive(position(heroes('ann'), 2), [went('ann')]);
    timeline.skip();
    timeline.receive(position(heroes(), 3), []);
    expect(timeline.playing).toBe(false);
    expect(inside(timeline)).toEqual([]);
    timeline.receive(position(heroes('cid'), 4, 1), [went('cid')]);
    expect(timeline.playing).toBe(false);
    expect(inside(timeline)).toEqual(['cid']);
  });

  it('shows everything in the same tick where nothing shall move', () => {
    settings.speed = 'off';
    timeline.receive(position(heroes('ann'), 2), [went('ann')]);
    expect(inside(timeline)).toEqual(['ann']);
    expect(timeline.events).toHaveLength(1);
    settings.speed = 'normal';
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    timeline.receive(position(heroes('ann', 'bob'), 3), [went('ann'), went('bob')]);
    vi.unstubAllGlobals();
    expect(inside(timeline)).toEqual(['ann', 'bob']);
    expect(timeline.position?.question?.number).toBe(3);
  });
});
