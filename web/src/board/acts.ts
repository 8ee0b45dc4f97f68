/** How a position becomes the next one: act by act, each an event or a few that go together. */

import type { Event, Scene } from '../protocol';
import { changes } from './diff';
import type { Counts } from './merged';
import { lengthOf, shownBy, type Animate, type Motion } from './motions';
import { byId, identity, tilesIn } from './scene';

/** How long at least an act of somebody else takes, in milliseconds. */
const BEAT = 700;
/** How much shorter one's own acts are. */
const OWN = 0.6;

export interface Act {
  events: readonly Event[];
  motions: readonly Motion[];
  /** How long it takes at normal speed, in milliseconds. */
  time: number;
  /** How much its motions are stretched at normal speed. */
  stretch: number;
  /** What is said of it while it is played: what others did, also to whom it happened. */
  told: readonly Event[];
  /** The pieces that have their new look after it. */
  shown: ReadonlySet<string>;
  /** By how much numbers have changed after it, all acts before it included. */
  counts: Counts;
}

/**
 * The acts that lead from one scene to another, as the looking seat sees them; `waited` says whether
 * that seat was asked nothing, so that all of it is others' doing.
 */
export function actsOf(
  events: readonly Event[],
  before: Scene,
  after: Scene,
  seat: number | null,
  animate: Animate,
  waited = false,
): Act[] {
  const parts = together(events).map((part) => {
    const played = part.map((event) => ({
      event,
      motions: animate(event, before, after) ?? plainly(event, before, after),
    }));
    const motions = played.flatMap(({ motions }, place) =>
      motions.map((motion, first): Motion =>
        place > 0 && first === 0 ? { ...motion, meanwhile: true } : motion,
      ),
    );
    const told = played.filter(
      ({ event, motions }) =>
        isOthers(event, seat) || (waited && motions.some(({ kind }) => kind === 'tell')),
    );
    return {
      events: part,
      motions,
      told: motions.length > 0 ? told.map(({ event }) => event) : [],
      names: shownBy(motions, before, after),
    };
  });
  const last = new Map<string, number>();
  parts.forEach(({ names }, index) => names.forEach((name) => last.set(name, index)));
  let counts: Counts = new Map();
  return parts.map(({ events, motions, told, names }, index) => {
    const own = events.some((event) => event.seat === seat);
    const stretch = own ? OWN : 1;
    const length = lengthOf(motions) * stretch;
    counts = add(counts, motions);
    return {
      events,
      motions,
      stretch,
      time: told.length > 0 ? Math.max(BEAT, length) : length,
      told,
      shown: new Set([...names].filter((name) => last.get(name) === index)),
      counts,
    };
  });
}

function isOthers(event: Event, seat: number | null): boolean {
  return typeof event.seat === 'number' && event.seat !== seat;
}

/** Events of one kind that happen to different seats one after another go together. */
function together(events: readonly Event[]): Event[][] {
  const found: Event[][] = [];
  for (const event of events) {
    const part = found.at(-1);
    const same =
      typeof event.seat === 'number' &&
      part?.every((one) => one.type === event.type && one.seat !== event.seat);
    if (part && same) part.push(event);
    else found.push([event]);
  }
  return found;
}

function add(counts: Counts, motions: readonly Motion[]): Counts {
  const found = new Map([...counts].map(([piece, by]) => [piece, new Map(by)]));
  for (const motion of motions) {
    if (motion.kind !== 'count') continue;
    const by = found.get(motion.piece) ?? new Map<string, number>();
    const icon = motion.icon ?? '';
    found.set(motion.piece, by.set(icon, (by.get(icon) ?? 0) + motion.by));
  }
  return found;
}

/** What can be told of an event without knowing the game: the pieces its facts name. */
export function plainly(event: Event, before: Scene, after: Scene): Motion[] {
  const names = new Set(
    Object.entries(event).flatMap(([fact, value]) =>
      fact === 'type' || fact === 'rule' ? [] : [value].flat(),
    ),
  );
  const [old, now] = [byId(before), byId(after)];
  const [lying, laid] = [tilesIn(before), tilesIn(after)];
  const { moved, appeared, vanished } = changes(before, after);
  const named = (id: string) => {
    const piece = (now.get(id) ?? old.get(id))?.piece;
    const known = piece ? identity(piece) : null; // a fact may be null, too
    return names.has(id) || (known !== null && names.has(known));
  };
  return [
    ...moved
      .filter(({ from, to }) => named(from) || named(to))
      .map(({ from, to }): Motion => ({ kind: 'move', piece: from, to })),
    ...[...now.values()].flatMap(({ piece, zones }): Motion[] => {
      const zone = zones.at(-1)?.id;
      const was = old.get(piece.id)?.zones.at(-1)?.id;
      if (!named(piece.id) || !old.has(piece.id)) return [];
      return zone !== undefined && zone !== was
        ? [{ kind: 'move', piece: piece.id, to: zone }]
        : [{ kind: 'flash', piece: piece.id }];
    }),
    ...appeared.filter(named).map((piece): Motion => ({ kind: 'appear', piece })),
    ...vanished.filter(named).map((piece): Motion => ({ kind: 'vanish', piece })),
    ...[...new Set([...lying.keys(), ...laid.keys()])]
      .filter((tile) => names.has(tile))
      .map((piece): Motion => {
        if (!laid.has(piece)) return { kind: 'vanish', piece };
        return { kind: lying.has(piece) ? 'flash' : 'appear', piece };
      }),
  ];
}
