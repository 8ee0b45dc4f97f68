/** How a match went, fight after fight, and why it ended as it did. */

import type { Event, Outcome } from '../../protocol';
import type { Texts } from '../../texts.svelte';

export interface Fight {
  monster: string;
  /** How many throws it took, and how many of them hit. */
  throws: number;
  hits: number;
  /** The life that the heroes lost in it. */
  lost: number;
  stunned: readonly string[];
  end: 'won' | 'fled' | 'lost';
  big: boolean;
}

/** The fights of a match, as its events tell them. */
export function fightsOf(events: readonly Event[]): Fight[] {
  const found: Fight[] = [];
  for (const event of events) {
    const now = found.at(-1);
    const change = (more: Partial<Fight>) => {
      if (now) found[found.length - 1] = { ...now, ...more };
    };
    switch (event.type) {
      case 'monster_appeared':
      case 'big_bad_appeared': {
        const big = event.type === 'big_bad_appeared';
        const monster = String(big ? event.big_bad : event.monster);
        found.push({ monster, throws: 0, hits: 0, lost: 0, stunned: [], end: 'lost', big });
        break;
      }
      case 'throw_hit':
        change({ throws: (now?.throws ?? 0) + 1, hits: (now?.hits ?? 0) + 1 });
        break;
      case 'throw_missed':
        change({ throws: (now?.throws ?? 0) + 1 });
        break;
      case 'hero_hurt':
        change({ lost: (now?.lost ?? 0) + Number(event.amount) });
        break;
      case 'hero_stunned':
        change({ stunned: [...(now?.stunned ?? []), String(event.hero)] });
        break;
      case 'monster_defeated':
        change({ end: 'won' });
        break;
      case 'monster_fled':
        change({ end: 'fled' });
        break;
    }
  }
  return found;
}

/** The rules by which a match ends, and what is said of each. */
const REASONS: Readonly<Record<string, string>> = {
  'DF-14.8': 'df-board-why-won',
  'DF-9.4': 'df-board-why-stunned',
  'DF-14.7': 'df-board-why-dice',
};

/** Why a match was won or lost, in a sentence. */
export function why({ rule }: Outcome, texts: Texts, events: readonly Event[]): string | null {
  const reason = REASONS[rule];
  const fights = fightsOf(events);
  const last = fights.at(-1);
  if (!reason || !last) return null;
  return texts.say(reason, {
    monster: texts.card(last.monster),
    throws: last.throws,
    fights: fights.length,
  });
}
