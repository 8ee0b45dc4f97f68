/** What lies on the table, part by part. */

import { isCard, isGrid, isZone, zoneOf } from '../../board/scene';
import type { Card, Grid, Scene, Track, Zone } from '../../protocol';
import { matOf, type Mat } from './heroes';

export interface Table {
  grid: Grid | undefined;
  torch: Track | undefined;
  enemies: Zone | null;
  lair: Zone | null;
  /** The lair is open: Act 2 has begun. */
  open: boolean;
  /** The open check: none or one. */
  trays: readonly Zone[];
  offered: Zone | null;
  supplies: Zone | null;
  /** The card that was just found. */
  found: Card | undefined;
  mats: readonly Mat[];
  /** The cards of enemies by their figures. */
  cards: ReadonlyMap<string, Card>;
}

export function tableOf({ pieces }: Scene): Table {
  const [enemies, lair] = [zoneOf(pieces, 'enemies'), zoneOf(pieces, 'lair')];
  const [zones, supplies] = [pieces.filter(isZone), zoneOf(pieces, 'supplies')];
  const cards = [...(enemies?.children ?? []), ...(lair?.children ?? [])].filter(isCard);
  return {
    grid: pieces.find(isGrid),
    torch: pieces.find((piece): piece is Track => piece.type === 'track' && piece.id === 'torch'),
    enemies,
    lair,
    open: (lair?.children ?? []).some(isCard),
    trays: zones.filter(({ id }) => id === 'tray'),
    offered: zoneOf(pieces, 'offered'),
    supplies,
    found: (supplies?.children ?? []).find(isCard),
    mats: zones.filter(({ id }) => id.startsWith('hero:')).map(matOf),
    cards: new Map(cards.map((card) => [card.id.replace(/^card:/, ''), card])),
  };
}
