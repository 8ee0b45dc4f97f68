/** The log: what happened in words, with the cards in them, round by round. */

import type { Event } from '../protocol';
import type { Texts } from '../texts.svelte';

export interface Part {
  text: string;
  /** The card this part names. */
  card: string | null;
}

export interface LogLine {
  /** Its place among all events. */
  index: number;
  event: Event;
}

export interface Round {
  /** The event the round began with; none for what was before the first. */
  began: LogLine | null;
  lines: LogLine[];
}

/** Everything a fact may name. */
function named(fact: unknown): string[] {
  if (typeof fact === 'string') return [fact];
  return Array.isArray(fact) ? fact.flatMap(named) : [];
}

/** An event in words, cut where it names cards. */
export function parts(event: Event, texts: Texts): Part[] {
  const cards = Object.entries(event)
    .filter(([key]) => key !== 'type' && key !== 'rule')
    .flatMap(([, fact]) => named(fact))
    .filter((id) => texts.cardInfo(id))
    .map((id) => ({ id, name: texts.card(id) }))
    .sort((one, other) => other.name.length - one.name.length);
  let found: Part[] = [{ text: texts.tell(event), card: null }];
  for (const { id, name } of cards) {
    found = found.flatMap((part) => (part.card ? [part] : cut(part.text, name, id)));
  }
  return found;
}

function cut(text: string, name: string, card: string): Part[] {
  const pieces = text.split(name);
  return pieces.flatMap((piece, place) => [
    ...(piece ? [{ text: piece, card: null }] : []),
    ...(place < pieces.length - 1 ? [{ text: name, card }] : []),
  ]);
}

/**
 * Where the news of a seat begins, at or after a line: behind its own deeds there, whatever else
 * came of them. Nothing if nobody else has done anything since.
 */
export function newsFrom(
  events: readonly Event[],
  mark: number | null,
  seat: number | null,
): number | null {
  if (mark === null) return null;
  let first = mark;
  for (let place = mark; place < events.length; place += 1) {
    const by = events[place]?.seat;
    if (by === seat) first = place + 1;
    else if (typeof by === 'number') return first;
  }
  return null;
}

/** Whether a line is worth reading: that a bot had no choice is not. */
export function isTold(event: Event, bots: readonly number[]): boolean {
  return event.type !== 'forced' || !bots.includes(Number(event.seat));
}

/** The events round by round, the newest last, as far as they are worth reading. */
export function rounds(events: readonly Event[], bots: readonly number[] = []): Round[] {
  const found: Round[] = [{ began: null, lines: [] }];
  events.forEach((event, index) => {
    if (!isTold(event, bots)) return;
    const line = { index, event };
    if (event.type === 'round_began') found.push({ began: line, lines: [] });
    else found.at(-1)?.lines.push(line);
  });
  return found.filter((round) => round.began || round.lines.length > 0);
}
