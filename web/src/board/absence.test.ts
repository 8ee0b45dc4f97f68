import { beforeEach, expect, it, vi } from 'vitest';
import { api } from '../net/api';
import type { Session } from '../net/session.svelte';
import type { Position } from '../protocol';
import { Absence } from './absence.svelte';
import { remember } from './seen';

const at = (moments: number, seat = 0) => ({ seat, moments, outcome: null }) as Position;
const events = Array.from({ length: 9 }, () => ({ type: 'happened', seat: 2 }));

function absence(): Absence {
  return new Absence({ id: 't', events, position: at(5) } as unknown as Session);
}

beforeEach(() => localStorage.clear());

it('does not show a moment that comes after somebody has had enough', async () => {
  let send: (position: Position) => void = () => undefined;
  vi.spyOn(api, 'moment').mockReturnValue(new Promise((resolve) => (send = resolve)));
  const back = absence();
  const coming = back.goTo(2);
  back.skip();
  send(at(2));
  await coming;
  expect(back.past).toBeNull();
});

it('says when a moment cannot be fetched, and stays where it is', async () => {
  vi.spyOn(api, 'moment').mockRejectedValue(new Error('away'));
  const back = absence();
  await back.goTo(2);
  expect(back.failed).toBe(true);
  expect(back.past).toBeNull();
});

it('tells every seat the news once, and again after a long absence', () => {
  vi.useFakeTimers();
  for (const seat of [0, 1]) remember('t', seat, { events: 1, moments: 1 });
  const back = absence();
  for (const seat of [0, 1]) {
    back.see(at(5, seat));
    expect(back.since).toEqual({ events: 1, moments: 1 });
    back.skip();
  }
  back.see(at(5));
  expect(back.since).toBeNull();
  remember('t', 0, { events: 2, moments: 2 });
  back.turn(true);
  vi.advanceTimersByTime(10 * 60_000);
  back.turn(false);
  back.see(at(5));
  expect(back.since).toEqual({ events: 2, moments: 2 });
  vi.useRealTimers();
});

it('is not news what a seat has done itself', () => {
  const own = events.map((event, place) => ({ ...event, seat: place < 6 ? 0 : 2 }));
  const session = { id: 't', events: own, position: at(5) } as unknown as Session;
  remember('t', 0, { events: 1, moments: 1 });
  const back = new Absence(session);
  back.see(at(5));
  expect(back.since).toBeNull();
});
