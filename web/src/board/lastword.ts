/** Some options wait for a word: what ends something for good, what costs dearly. */

import type { Offer } from '../protocol';
import { settings } from '../settings.svelte';

/** Whether somebody is asked once more before an option is taken. */
export function asksFirst(offer: Offer | null | undefined): boolean {
  return settings.lastWord && Boolean(offer?.closes ?? offer?.warning);
}
