/** The picture on the box of a game; a game without one has a plain gate. */

import outlines from './cover.json?icons';

export interface Cover {
  /** The outlines of icons, each in a square of 512, by name. */
  outlines: Readonly<Record<string, string>>;
  /** Who stands in the gate. */
  hero: string;
  /** What lies in front of it: four icons. */
  props: readonly string[];
  deep: string;
  stone: string;
  bright: string;
}

const PLAIN: Cover = {
  outlines,
  hero: 'gate',
  props: ['chest', 'key', 'scroll', 'shield'],
  deep: '#3d3946',
  stone: '#6f6880',
  bright: '#ffcf8a',
};

const covers = import.meta.glob<Cover>('./*/cover.ts', { import: 'cover', eager: true });

/** The picture on the box of a game. */
export function coverOf(game: string): Cover {
  return covers[`./${game}/cover.ts`] ?? PLAIN;
}
