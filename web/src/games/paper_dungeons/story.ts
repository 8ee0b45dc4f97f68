/** The fights with bosses, as the events tell of them. */

import type { Event } from '../../protocol';

export interface Fight {
  boss: string;
  lines: readonly Event[];
  /** Whether nobody has done anything since. */
  fresh: boolean;
}

const LINES = ['boss_fought', 'boss_fled', 'reward_won', 'reward_left', 'gems_vanished'];
const AFTERWARDS = ['die_used', 'round_shown', 'power_kept'];

/** The fights of the game that was played last, the last one first. */
export function fights(events: readonly Event[]): Fight[] {
  const played = events.findLastIndex((event) => event.type === 'round_began');
  const began = events.findLastIndex(
    (event, place) => event.type === 'dungeon_revealed' && place < played,
  );
  const found = new Map<string, Event[]>();
  let last = '';
  for (const event of events.slice(began + 1)) {
    if (LINES.includes(event.type)) {
      last = String(event.boss);
      found.set(last, [...(found.get(last) ?? []), event]);
    } else if (AFTERWARDS.includes(event.type)) last = '';
  }
  return [...found].map(([boss, lines]) => ({ boss, lines, fresh: boss === last })).reverse();
}
