/** What lies on the table, part by part. */

import { isGrid, isToken, isZone, zoneOf } from '../../board/scene';
import type { Grid, Scene, Token, Zone } from '../../protocol';

export interface Table {
  grid: Grid | undefined;
  /** Everything of each hero: `panel:<n>`. */
  heroes: readonly Zone[];
  /** Those who are not on the map: `town`, `out`, `nowhere`. */
  away: readonly Zone[];
  /** The attack under way. */
  tray: Zone | null;
  overlord: Zone | null;
  /** What can be had in town. */
  shop: Zone | null;
  /** Hero sheets, or skills, to choose among before the match. */
  offered: Zone | null;
  draft: Zone | null;
  quest: Zone | null;
  /** The conquest tokens, and the rune keys that were found. */
  conquest: Token | undefined;
  keys: readonly Token[];
}

const AWAY = ['town', 'out', 'nowhere'];

function withoutAttack(layers: Grid['layers'] = {}): Grid['layers'] {
  return Object.fromEntries(Object.entries(layers).filter(([name]) => name !== 'attack'));
}

/** When the match is over nothing is under way any more: no attack, and no squares that it covers. */
export function tableOf({ pieces }: Scene, over = false): Table {
  const zones = pieces.filter(isZone);
  const tokens = pieces.filter(isToken);
  const grid = pieces.find(isGrid);
  return {
    grid: grid && over ? { ...grid, layers: withoutAttack(grid.layers) } : grid,
    heroes: zones.filter(({ id }) => id.startsWith('panel:')),
    away: zones.filter(({ id }) => AWAY.includes(id)),
    tray: over ? null : zoneOf(pieces, 'tray'),
    overlord: zoneOf(pieces, 'overlord'),
    shop: zoneOf(pieces, 'shop'),
    offered: zoneOf(pieces, 'offered'),
    draft: zoneOf(pieces, 'draft'),
    quest: zoneOf(pieces, 'quest'),
    conquest: tokens.find(({ id }) => id === 'conquest'),
    keys: tokens.filter(({ id }) => id.startsWith('key:')),
  };
}
