/** Saying aloud what is new, and whose turn it is. Call it where a component begins. */

import { untrack } from 'svelte';
import { live } from '../design/live.svelte';
import type { Session } from '../net/session.svelte';
import type { Event, Line } from '../protocol';
import type { Texts } from '../texts.svelte';
import { isTold } from './log';
import { wordsOf, type Talk } from './talk.svelte';
import { blip } from './sound';
import type { Timeline } from './timeline.svelte';

const SAID_AT_ONCE = 20;

/** Announce a session as its timeline tells it; nothing of the match while `hidden` holds. */
export function announce(
  session: Session,
  timeline: Timeline,
  talk: Talk,
  texts: Texts,
  hidden: () => boolean,
): void {
  const turn = $derived(hidden() ? null : (timeline.position?.question?.number ?? null));
  const over = $derived(Boolean(timeline.position?.outcome));

  // What one player was told is not left for the next.
  $effect(() => {
    if (hidden()) untrack(() => live.hush());
  });

  tellEvents(timeline, texts, hidden);

  $effect(() => {
    if (turn === null) return;
    untrack(() => {
      const { seat = null, question } = timeline.position ?? {};
      if (seat === null || !question) return;
      const asked = texts.question(seat, question.prompt, question.about);
      live.announce(`${texts.say('play-your-turn')}: ${asked}`);
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

  tellLines(session, talk, texts);

  // An open dialog tells it itself: whatever is behind it is not heard.
  $effect(() => {
    const { refusal } = session;
    if (refusal && !document.querySelector('dialog[open]')) live.note(refusal.sentence, 'bad');
  });

  $effect(() => {
    const { unseated } = session;
    if (unseated.length === 0) return;
    untrack(() => {
      const names = unseated.map((seat) => texts.player(seat)).join(', ');
      live.note(texts.say('play-unseated', { names }), 'bad');
    });
  });
}

/** Every event once; to another player nothing that was there before them. */
function tellEvents(timeline: Timeline, texts: Texts, hidden: () => boolean): void {
  let known: readonly Event[] = [];
  let told = -1;
  let listener: number | null = null;

  $effect(() => {
    const { position, events } = timeline;
    if (!position || hidden()) return;
    untrack(() => {
      if (position.seat !== listener) told = -1;
      while (told > 0 && known[told - 1] !== events[told - 1]) told -= 1; // taken back
      listener = position.seat;
      if (told >= 0 && events.length > told) {
        const fresh = events.slice(told).slice(-SAID_AT_ONCE);
        const worth = fresh.filter((event) => isTold(event, texts.bots));
        for (const event of worth) live.announce(texts.tell(event));
        blip('line');
      }
      known = events;
      told = events.length;
    });
  });
}

/** What the others say, and a reminder so that it is noticed. */
function tellLines(session: Session, talk: Talk, texts: Texts): void {
  let heard = untrack(() => session.lines.at(-1)?.number ?? -1);

  function tell(line: Line): void {
    const name = line.seat === null ? null : texts.player(line.seat);
    const reminded = line.kind === 'nudge' && session.mine.includes(Number(line.about?.seat));
    if (reminded) {
      live.note(texts.say('play-nudged-me', { name }));
      blip('nudge');
    } else if (line.seat === null || !session.mine.includes(line.seat)) {
      live.announce(name === null ? wordsOf(line, texts) : `${name}: ${wordsOf(line, texts)}`);
    }
  }

  $effect(() => {
    const { lines } = session;
    untrack(() => {
      for (const line of talk.lines) if (line.number > heard) tell(line);
      heard = lines.at(-1)?.number ?? heard;
    });
  });
}
