/** The fights with bosses, as the events tell of them, and what a game was worth. */

import type { Event, Panel } from '../../protocol';
import type { Texts } from '../../texts.svelte';

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

/** How a party fares against a boss. */
export function isMeeting({ type }: Event): boolean {
  return type === 'boss_fought' || type === 'boss_fled';
}

/** What ends the night of a boss: whatever comes after the fight itself. */
const MORNING = [...AFTERWARDS, 'round_began', 'leveled_up', 'part_filled', 'sheet_scored'];

/** The fight that is played just now, with as much of it as has been told. */
export function nightOf(told: readonly Event[], played: readonly Event[]): Fight | null {
  const events = [...told, ...played];
  const met = events.findLastIndex(isMeeting);
  const over = events.slice(met + 1).some(({ type }) => MORNING.includes(type));
  return played.length === 0 || met < 0 || over ? null : (fights(events)[0] ?? null);
}

/** Tells what happened in a fight, under the name of the boss. */
export function tellerOf(texts: Texts): (line: Event) => string {
  return (line) => texts.say(`pd-board-${line.type.replaceAll('_', '-')}`, line);
}

export interface Standing {
  seat: number;
  won: boolean;
  /** The boxes of points. */
  numbers: Readonly<Record<string, number>>;
}

/** Everybody's points in a game of a campaign: its winner first, then who has more. */
export function standings(result: Panel): Standing[] {
  const alone = result.lines.length === 1;
  const total = ({ numbers }: Standing) => numbers[result.total ?? ''] ?? 0;
  return result.lines
    .map(({ owner, states, numbers = {} }): Standing => {
      const won = !alone && Boolean(states?.includes('won'));
      return { seat: owner ?? 0, won, numbers };
    })
    .sort((one, other) => Number(other.won) - Number(one.won) || total(other) - total(one));
}
