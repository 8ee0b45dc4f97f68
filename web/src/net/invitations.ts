import type { Opened } from '../protocol';

const KEY = 'podziemia.invitations';
const MOST = 50;

type Kept = [table: string, invitations: Opened['invitations']][];

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept;
  } catch {
    return [];
  }
}

/** Keep the invitations of a table: the table tells them only once, to who opened it. */
export function keepInvitations(opened: Opened): void {
  if (opened.invitations.length === 0) return;
  const kept = read().filter(([table]) => table !== opened.table);
  const now: Kept = [[opened.table, opened.invitations], ...kept];
  try {
    localStorage.setItem(KEY, JSON.stringify(now.slice(0, MOST)));
  } catch {
    // They can be shown as long as the page is open.
  }
}

/** The address that hands over a seat, if this browser knows it. */
export function invitationAddress(table: string, seat: number): string | null {
  const invitations = read().find(([kept]) => kept === table)?.[1] ?? [];
  const secret = invitations.find((invitation) => invitation.seat === seat)?.secret;
  return secret ? `${location.origin}/table/${table}#${secret}` : null;
}
