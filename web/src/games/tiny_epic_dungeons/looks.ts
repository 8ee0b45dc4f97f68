/** How things look: colours of heroes, the shape of rooms, what part of the grid is drawn. */

import type { Figure, Grid, Tile } from '../../protocol';
import { squaresIn, type Square } from '../../board/grid';

export type Side = 'n' | 'e' | 's' | 'w';
export const SIDES: readonly Side[] = ['n', 'e', 's', 'w'];

const HEROES: Readonly<Record<string, string>> = {
  ethairna: '#b48cf2',
  sir_lanon: '#f2c14e',
  gerrund: '#5fa8f5',
  grok_ull: '#8bc34a',
  moonblade: '#9aa7c7',
  durgan: '#f0803c',
  hilda: '#f6e7c1',
  wilma: '#4cc9a4',
};

/** The colour of a hero. */
export function colourOf(hero: string): string {
  return HEROES[hero] ?? '#e0d0b0';
}

const KINDS: readonly (readonly [tone: string, names: string])[] = [
  ['#9ccc4a', 'goblin stabby pokey shooty boomy'],
  ['#d98cf0', 'minotaur cave_troll wraith basilisk gargoyle brood_spider dark_acolyte mimic'],
  ['#ff6a4a', 'ashen_dragon lich_queen pit_fiend hydra thousand_eye vampire_prince'],
  ['#c98ae0', 'bone_hall blood_altar sunken_temple thorn_throne whispering_crypt pit_arena'],
  [
    '#7cc4ff',
    'fireball acid_splash ice_lance lightning_bolt flame_wave drain_life banish_goblin force_push ' +
      'healing_word mass_healing haste blink everflame clairvoyance stone_skin beckon',
  ],
];
const TONES = new Map(
  KINDS.flatMap(([tone, names]) => names.split(' ').map((name) => [name, tone] as const)),
);

/** The colour in which a card is painted. */
export function toneOf(name: string): string {
  return HEROES[name] ?? TONES.get(name) ?? '#e9c27a';
}

/** The open sides of a card after so many quarter turns. */
export function turned(corridors: string, quarters: number): Side[] {
  return SIDES.filter((_, place) => corridors.includes(SIDES[(place - quarters + 8) % 4] ?? ''));
}

/** The open sides of a card as it lies. */
export function corridorsOf({ facts = {} }: Tile): Side[] {
  return turned(String(facts.corridors ?? ''), 0);
}

const [NEAR, FAR, LEFT, RIGHT, OUT] = [16, 84, 34, 66, 14];

/** The floor of a room of 100 by 100: a chamber, and a corridor to each open side and beyond. */
export function floorOf(open: readonly Side[]): string {
  const has = (side: Side) => open.includes(side);
  return [
    `M${NEAR} ${NEAR}`,
    has('n') ? `H${LEFT}V${-OUT}H${RIGHT}V${NEAR}` : '',
    `H${FAR}`,
    has('e') ? `V${LEFT}H${100 + OUT}V${RIGHT}H${FAR}` : '',
    `V${FAR}`,
    has('s') ? `H${RIGHT}V${100 + OUT}H${LEFT}V${FAR}` : '',
    `H${NEAR}`,
    has('w') ? `V${RIGHT}H${-OUT}V${LEFT}H${NEAR}` : '',
    'Z',
  ].join('');
}

export interface Bounds {
  top: number;
  left: number;
  rows: number;
  columns: number;
}

const DARK = '~';

/** The part of the grid that is drawn: every card, and at least three by three around the middle. */
export function boundsOf(grid: Grid, more: readonly Square[] = []): Bounds {
  const middle = Math.floor(grid.rows.length / 2);
  const squares: Square[] = [
    ...[...squaresIn(grid)].filter(([row, column]) => grid.rows[row]?.[column] !== DARK),
    ...more,
    [middle - 1, middle - 1],
    [middle + 1, middle + 1],
  ];
  const rows = squares.map(([row]) => row);
  const columns = squares.map(([, column]) => column);
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return {
    top,
    left,
    rows: Math.max(...rows) - top + 1,
    columns: Math.max(...columns) - left + 1,
  };
}

/** Where so many stand side by side in a room: shares of its width, from its left. */
export function abreast(count: number, size: number): number[] {
  const step = count > 1 ? Math.min(size, (0.94 - size) / (count - 1)) : 0;
  const first = (1 - size - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, place) => first + step * place);
}

/** What a match is about now: the effect that the torch comes to next, and in how many steps. */
export function nextOnTrack(
  slots: readonly { at: number; note?: string }[],
  value: number,
): { effect: string; steps: number } {
  const below = slots.filter(({ at }) => at < value).sort((one, other) => other.at - one.at);
  const next = below[0];
  return { effect: next?.note ?? 'skull', steps: value - (next?.at ?? 0) };
}

/** The squares that the torches of heroes light: their own and those beside them. */
export function litBy(figures: readonly Figure[]): ReadonlySet<string> {
  const lit = new Set<string>();
  for (const { owner, square } of figures) {
    if (owner == null || !square) continue;
    const [row, column] = square;
    for (const [down, right] of [
      [0, 0],
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ] as const) {
      lit.add(String([row + down, column + right]));
    }
  }
  return lit;
}

/** A line through the middles of rooms, at so much of their height, as the path of an SVG. */
export function lineOf(
  way: readonly Square[],
  bounds: Bounds,
  size: number,
  height: number,
): string {
  return way
    .map(([row, column], at) => {
      const x = (column - bounds.left + 0.5) * size;
      const y = (row - bounds.top + height) * size;
      return `${at ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}
