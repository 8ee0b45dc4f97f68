/** Why a match was won or lost, in a sentence. */

import type { Outcome } from '../../protocol';
import type { Texts } from '../../texts.svelte';

/** The rules by which a match ends, and what is said of each. */
const REASONS: Readonly<Record<string, string>> = {
  'TED-1.5': 'ted-board-why-won',
  'TED-1.6': 'ted-board-why-goblins',
  'TED-1.7': 'ted-board-why-torch',
  'TED-1.8': 'ted-board-why-closed',
  'TED-R-79': 'ted-board-why-long',
  'TED-R-82': 'ted-board-why-left',
};

export function why({ rule, scores }: Outcome, texts: Texts): string | null {
  const reason = REASONS[rule];
  return reason ? texts.say(reason, scores[0] ?? {}) : null;
}
