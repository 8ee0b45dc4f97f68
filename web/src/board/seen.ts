/** What this browser remembers of a table: how far its player has seen, and whom they muted. */

export interface Mark {
  events: number;
  moments: number;
}

function read<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null; // storage is forbidden, or holds something else
  }
}

function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Remembered as long as the page, then.
  }
}

const seenKey = (table: string, seat: number) => `podziemia.seen.${table}.${seat}`;
const muteKey = (table: string) => `podziemia.mute.${table}`;

/** How far a seat has seen; none if it was never here. */
export function seen(table: string, seat: number): Mark | null {
  return read<Mark>(seenKey(table, seat));
}

export function remember(table: string, seat: number, mark: Mark): void {
  write(seenKey(table, seat), mark);
}

export function muted(table: string): number[] {
  return read<number[]>(muteKey(table)) ?? [];
}

export function mute(table: string, seats: readonly number[]): void {
  write(muteKey(table), seats);
}
