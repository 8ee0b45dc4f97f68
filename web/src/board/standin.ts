/** A bot that plays in somebody's place for a while. */

import type { Session } from '../net/session.svelte';

export interface Standin {
  bot: string;
  /** The player takes the seat back. */
  dismiss: () => void;
}

/** Who plays for a person at a seat; nobody, if they play themselves. */
export function standinOf(session: Session, seat: number | null): Standin | null {
  const mine = session.table?.seats.find((one) => one.seat === seat);
  if (!mine || mine.kind !== 'human' || mine.controller === 'human') return null;
  return { bot: mine.controller, dismiss: () => void session.handOver(mine.seat, 'human') };
}
