/** The looks of a game: its own board and pictures. A game without one is drawn plainly. */

import type { Component } from 'svelte';
import type { Animate } from '../board/motions';
import type { Event, Outcome, Scene, Words } from '../protocol';
import type { Texts } from '../texts.svelte';

export interface Theme {
  Board: Component<{ scene: Scene }>;
  Picture: Component<{ name: string; size?: number }>;
  /** How its events are played. */
  animate: Animate;
  /** What is to be said of the moment, beside where the match stands. */
  note?: (scene: Scene) => Words | null;
  /** The face of a player, for the end. */
  Portrait?: Component<{ scene: Scene; seat: number; size: number }>;
  /** What the end of a match is called, where that is more than who has won. */
  ending?: (scene: Scene) => Words | null;
  /** Why it ended so, in a sentence, where the log does not tell it. */
  why?: (outcome: Outcome, texts: Texts, events: readonly Event[], scene: Scene) => string | null;
  /** How the match went, in a picture. */
  Course?: Component<{
    events: readonly Event[];
    outcome: Outcome;
    texts: Texts;
    scene: Scene;
  }>;
}

const themes = import.meta.glob<Theme>('./*/theme.ts', { import: 'theme' });

/** The looks of a game, fetched when its table is first shown. */
export async function themeOf(game: string): Promise<Theme | null> {
  return (await themes[`./${game}/theme.ts`]?.()) ?? null;
}
