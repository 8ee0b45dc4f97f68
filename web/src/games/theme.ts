/** The looks of a game: its own board and pictures. A game without one is drawn plainly. */

import type { Component } from 'svelte';
import type { Event, Scene } from '../protocol';

/** One step of somebody's way across the board. */
export interface Step {
  /** Who walks, by its picture. */
  figure: string;
  /** The piece it comes to. */
  at: string;
  /** What happens there: a number that floats up. */
  note: string;
  kind: 'walk' | 'hurt' | 'dead' | 'through';
}

export interface Theme {
  Board: Component<{ scene: Scene }>;
  Picture: Component<{ name: string; size?: number }>;
  /** The ways that these events tell of. */
  journey: (events: readonly Event[]) => Step[];
  /** The scores that decide, where the board itself tells how they came about. */
  deciding?: readonly string[];
}

const THEMES: Record<string, () => Promise<Theme>> = {
  boss_monster: async () => (await import('./boss_monster/theme')).theme,
  paper_dungeons: async () => (await import('./paper_dungeons/theme')).theme,
};

/** The looks of a game, fetched when its table is first shown. */
export async function themeOf(game: string): Promise<Theme | null> {
  return (await THEMES[game]?.()) ?? null;
}
