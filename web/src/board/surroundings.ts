/** What every piece on the board needs: the words, the choice under way, the looks of the game. */

import { createContext } from 'svelte';
import type { Event, GameInfo, Outcome } from '../protocol';
import type { Texts } from '../texts.svelte';
import type { Theme } from '../games/theme';
import type { Choice } from './choice.svelte';
import type { Moves } from './moves';
import type { Zoom } from './zoom.svelte';

export interface Surroundings {
  readonly texts: Texts;
  readonly game: GameInfo;
  readonly choice: Choice;
  readonly zoom: Zoom;
  readonly theme: Theme | null;
  /** Pieces that are spoken of just now. */
  readonly highlighted: ReadonlySet<string>;
  /** Everything that has happened so far, as far as it is known here. */
  readonly events: readonly Event[];
  /** The events that are played just now. */
  readonly played: readonly Event[];
  /** How the match ended, if it is over. */
  readonly outcome: Outcome | null;
  /** What takes more than one answer, where the table can be asked step by step. */
  readonly moves: Moves | null;
}

export const [surroundings, surround] = createContext<Surroundings>();
