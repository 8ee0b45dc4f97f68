/** What is marked on a sheet, as the scene tells it. */

import { isCard, isTrack, zoneOf, type Piece } from '../../board/scene';
import type { Card, Map as MapPiece, Panel, Stat, Tile, Track, Zone } from '../../protocol';
import type { Point } from './pencil';

export interface SheetFacts {
  seat: number;
  own: boolean;
  zone: Zone;
  tracks: Readonly<Record<string, Track>>;
  heroes: readonly Track[];
  items: readonly Card[];
  cards: readonly Card[];
  map: MapPiece | null;
  /** The rooms that can be looked at and chosen: on the own map only. */
  tiles: readonly Tile[];
  score: Readonly<Record<string, number>>;
  /** Whether the score has everything in it, secrets included. */
  complete: boolean;
  resurrected: boolean;
  thinking: boolean;
  resigned: boolean;
}

export const COLUMNS = 6;
export const ROWS = 7;
export const BOXES = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
const LETTERS = 'abcdef';

/** Everything on the sheet of a player. */
export function sheetOf(zone: Zone): SheetFacts {
  const seat = zone.owner ?? 0;
  const children = zone.children ?? [];
  const part = (name: string) => zoneOf(children, `${name}:${seat}`)?.children ?? [];
  const dungeon = part('dungeon');
  const panel = children.find((piece): piece is Panel => piece.id === `score:${seat}`);
  const tracks = children.filter(isTrack).map((track) => [track.id.split(':')[0], track] as const);
  return {
    seat,
    own: zone.label.about?.own === true,
    zone,
    tracks: Object.fromEntries(tracks),
    heroes: part('heroes').filter(isTrack),
    items: part('items').filter(isCard),
    cards: part('cards').filter(isCard),
    map: dungeon.find((piece): piece is MapPiece => piece.type === 'map') ?? null,
    tiles: dungeon.filter((piece): piece is Tile => piece.type === 'tile'),
    score: panel ? boxesOf(panel) : {},
    complete: panel?.heading.about?.complete === true,
    resurrected: children.some((piece) => piece.id === `resurrected:${seat}`),
    thinking: zone.states?.includes('asked') ?? false,
    resigned: zone.states?.includes('resigned') ?? false,
  };
}

function boxesOf(panel: Panel): Record<string, number> {
  const points = panel.lines.map((line) => Number(line.about?.points ?? 0));
  const entries = points.map((value, index) => [BOXES[index], value] as const);
  return { ...Object.fromEntries(entries), L: Number(panel.heading.about?.total ?? 0) };
}

/** The words of a fact that holds several. */
export function listed(fact: unknown): string[] {
  return typeof fact === 'string' ? fact.split(' ').filter(Boolean) : [];
}

/** The room of a square of the map, row 7 at the top. */
export function roomAt([column, row]: Point): string {
  return `${LETTERS.charAt(column)}${ROWS - row}`;
}

/** The squares of an overlay, by room. */
export function marked(map: MapPiece, overlay: string): ReadonlySet<string> {
  return new Set((map.overlays?.[overlay] ?? []).map((square) => roomAt(square)));
}

/** The name of the hero, the item or the room in the id of a piece. */
export function lastName(piece: Piece): string {
  return piece.id.slice(piece.id.indexOf('.') + 1);
}

export interface Band {
  /** The strength from which it holds. */
  least: Stat;
  points: Stat;
  damage: Stat;
}

/** The bands of a boss: each strength is followed by its points and its damage. */
export function bandsOf(card: Card): Band[] {
  const stats = card.stats ?? [];
  return stats.flatMap((least, index) => {
    const [points, damage] = stats.slice(index + 1);
    return least.icon === 'strength' && points && damage ? [{ least, points, damage }] : [];
  });
}

/** Damage as it is written: what it takes away. */
export function signed({ value }: Stat): string {
  return Number(value) > 0 ? `−${value}` : '0';
}
