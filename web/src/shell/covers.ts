import outlines from './covers.json?icons';

interface Cover {
  /** Who stands in the gate. */
  hero: string;
  /** What lies in front of it: four icons. */
  props: readonly string[];
  deep: string;
  stone: string;
  bright: string;
}

const PLAIN: Cover = {
  hero: 'gate',
  props: ['chest', 'key', 'scroll', 'shield'],
  deep: '#3d3946',
  stone: '#6f6880',
  bright: '#ffcf8a',
};

const COVERS: Record<string, Cover> = {
  boss_monster: {
    hero: 'minotaur',
    props: ['trap', 'chest', 'skull', 'sword'],
    deep: '#46305f',
    stone: '#8468a8',
    bright: '#ff8f5e',
  },
  paper_dungeons: {
    hero: 'quill',
    props: ['dice', 'map', 'potion', 'scroll'],
    deep: '#27505c',
    stone: '#5b93a0',
    bright: '#ffe2a0',
  },
};

/** The picture on the box of a game. */
export function coverOf(game: string): Cover {
  return COVERS[game] ?? PLAIN;
}

/** The outline of an icon on a cover, in a square of 512. */
export function coverOutline(name: string): string | undefined {
  return outlines[name];
}
