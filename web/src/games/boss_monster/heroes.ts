/** The heroes, square by square: one figure per class, dressed differently by name. */

import { OUTLINE } from './pixels';

/* k outline, s skin, e eye, h hair, c cloth, d its shadow, w bright, m metal's shadow,
   g gold, t wood, b boots, r plume and nose, x glow and second cloth */
const FIGURES: Record<string, readonly string[]> = {
  cleric: [
    '....kkkk..g.',
    '...kwwwwkggg',
    '..kwwgwwwkg.',
    '..kwgggwwkt.',
    '..kwwgwwwkt.',
    '..khsesehkt.',
    '..khsssshkt.',
    '...kssssk.t.',
    '..kccccccks.',
    '.kccwgwcckt.',
    '.kskwgwckkt.',
    '..kcwgwcckt.',
    '..kcwgwcck..',
    '..kcdddcck..',
    '.kccdddccck.',
    '.kkkkkkkkkk.',
  ],
  fighter: [
    '....rrr.....',
    '...kkrkk..w.',
    '..kwwwwwk.w.',
    '..kwwwwmk.w.',
    '..kmsesek.w.',
    '..kmssssk.w.',
    '...kmmmk.www',
    '..kcccccckg.',
    'kkkccgcckks.',
    'kwwkcccckk..',
    'kwgwkdddk...',
    'kwwwkcccck..',
    '.kwkkcckcck.',
    '..k.kmk.kmk.',
    '....kbk.kbk.',
    '...kkkk.kkkk',
  ],
  mage: [
    '......kk....',
    '.....kcck...',
    '....kccck.x.',
    '...kcccckxxx',
    '...kcgcck.x.',
    '..kggggggkt.',
    'kkccccccckkt',
    '..ksesesk.t.',
    '..kwsswwk.t.',
    '..kwwwwwk.t.',
    '.kckwwwkckt.',
    '.kcckwkccks.',
    '.kskcccckkt.',
    '..kcddcck.t.',
    '.kccddccckt.',
    '.kkkkkkkkkk.',
  ],
  thief: [
    '....kkkkk...',
    '...kcccck...',
    '..kcccccck..',
    '..kcddddck..',
    '..kdsesedk..',
    '..kdddddck..',
    '...kkddkk..w',
    '..kccccccklw',
    '.kccdccdckkw',
    '.kskcccckskm',
    '..kkgggkk.g.',
    '...kcccck...',
    '..ktkcckdk..',
    '..kttkkdk...',
    '..kbbkkbbk..',
    '..kkkk.kkkk.',
  ],
  fool: [
    '.g...kk...g.',
    '.kk.kxxk.kk.',
    'kcckkxxkkxxk',
    '.kccccxxxxk.',
    '..kcccxxxk..',
    '..kssesesk..',
    '..ksssrssk..',
    '...ksrrsk...',
    '..kgcgxgxk..',
    '.kccccxxxxk.',
    '.ksccccxxsk.',
    '..kkcccxkk..',
    '...kxxcck...',
    '...kxkkck...',
    '..kggk.kggk.',
    '..kkkk.kkkk.',
  ],
};

const CLOTHES: Record<string, readonly (readonly [string, string])[]> = {
  cleric: [
    ['#4f8fd8', '#2c5aa0'],
    ['#c9a0dc', '#7c4f96'],
    ['#e5b84b', '#a3751f'],
    ['#5bbf9b', '#2b7a62'],
  ],
  fighter: [
    ['#d8432f', '#8c2018'],
    ['#4173c9', '#22427f'],
    ['#7a9a3a', '#48611e'],
    ['#c9762a', '#814612'],
  ],
  mage: [
    ['#5a54d6', '#34308c'],
    ['#a13fc1', '#641f7d'],
    ['#2d9aa8', '#17606b'],
    ['#c2416e', '#7d2145'],
  ],
  thief: [
    ['#3f8a4b', '#24552d'],
    ['#5c5f73', '#373a4c'],
    ['#8a5a34', '#57351b'],
    ['#7a3350', '#4d1c31'],
  ],
  fool: [['#e0483e', '#8f231d']],
};
const SKINS = ['#f7cfa4', '#e3ab7c', '#b97a4f', '#8a5636'];
const HAIR = ['#6b3d1d', '#e8c14d', '#2b2230', '#c8572a'];
const FIXED: Record<string, string> = {
  k: OUTLINE,
  e: '#20182a',
  w: '#f4f6fb',
  m: '#9aa5b8',
  l: '#9aa5b8',
  g: '#f6c945',
  t: '#8a5a2c',
  b: '#4a3020',
  r: '#e04a4a',
  x: '#6fe3f0',
};

function pick<T>(from: readonly T[], number: number): T | undefined {
  return from[number % from.length];
}

function hash(name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7);
}

export interface Square {
  x: number;
  y: number;
  width: number;
  colour: string;
}

export const WIDTH = 12;
export const HEIGHT = 16;

/** A hero of a class, square by square; equal neighbours are one. */
export function squares(name: string, kind: string): Square[] {
  const number = hash(name);
  const [cloth = '#888', shadow = '#555'] = pick(CLOTHES[kind] ?? [], number) ?? [];
  const colours: Record<string, string> = {
    ...FIXED,
    c: cloth,
    d: shadow,
    s: pick(SKINS, number >>> 3) ?? '#f7cfa4',
    h: pick(HAIR, number >>> 5) ?? '#6b3d1d',
  };
  const found: Square[] = [];
  (FIGURES[kind] ?? []).forEach((row, y) => {
    [...row].forEach((letter, x) => {
      const colour = colours[letter];
      const last = found.at(-1);
      if (!colour) return;
      if (last && last.y === y && last.x + last.width === x && last.colour === colour)
        last.width += 1;
      else found.push({ x, y, width: 1, colour });
    });
  });
  return found;
}
