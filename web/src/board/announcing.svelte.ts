/** Saying aloud what is new, and whose turn it is. Call it where a component begins. */

import { untrack } from 'svelte';
import { live } from '../design/live.svelte';
import type { Session } from '../net/session.svelte';
import type { Texts } from '../texts.svelte';
import { blip } from './sound';

const SAID_AT_ONCE = 4;

/** Announce a session; nothing while `hidden` holds. */
export function announce(session: Session, texts: Texts, hidden: () => boolean): void {
  let told = -1;
  const turn = $derived(hidden() ? null : (session.position?.question?.number ?? null));
  const over = $derived(Boolean(session.position?.outcome));

  // What one player was told is not left for the next.
  $effect(() => {
    if (hidden()) untrack(() => live.hush());
  });

  $effect(() => {
    const events = session.events;
    if (hidden()) return;
    untrack(() => {
      if (told >= 0 && events.length > told) {
        const lines = events.slice(told).slice(-SAID_AT_ONCE);
        live.announce(lines.map((event) => texts.tell(event)).join(' '));
        blip('line');
      }
      told = events.length;
    });
  });

  $effect(() => {
    if (turn === null) return;
    untrack(() => {
      live.announce(`${live.said} ${texts.say('play-your-turn')}`.trim());
      blip('turn');
    });
  });

  $effect(() => {
    const title = document.title;
    if (turn !== null) document.title = `● ${texts.say('play-your-turn')}`;
    return () => (document.title = title);
  });

  $effect(() => {
    if (over) untrack(() => blip('end'));
  });
}
