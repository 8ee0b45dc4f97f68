/** Walking through a scene: every piece with what it lies in. */

import type { Card, Figure, Grid, Scene, Stat, Tile, Token, Track, Zone } from '../protocol';

export type Piece = Scene['pieces'][number];
export type WithStats = Card | Token | Figure;

export interface Found {
  piece: Piece;
  /** The zones around it, the outermost first; last the grid, for a figure that stands on one. */
  zones: (Zone | Grid)[];
}

/** What is said of the first copy of a card goes for `…#2`, `…#3` too. */
export function original(id: string): string {
  return id.replace(/#\d+$/, '');
}

/** Every piece of a scene from the top of the table to the bottom, zones before what they hold. */
export function* walk(pieces: readonly Piece[], zones: Found['zones'] = []): Generator<Found> {
  for (const piece of pieces) {
    yield { piece, zones };
    if (holds(piece)) yield* walk(inside(piece), [...zones, piece]);
  }
}

/** Whether other pieces can lie in a piece. */
export function holds(piece: Piece | undefined): piece is Zone | Grid {
  return piece?.type === 'zone' || piece?.type === 'grid';
}

/** The pieces in a zone, or on a grid. */
export function inside(piece: Zone | Grid): readonly Piece[] {
  return (piece.type === 'zone' ? piece.children : piece.figures) ?? [];
}

/** The pieces of a scene by id. */
export function byId(scene: Scene): Map<string, Found> {
  return new Map([...walk(scene.pieces)].map((found) => [found.piece.id, found]));
}

/** The tiles of every grid, by id. */
export function tilesIn(scene: Scene): Map<string, Tile> {
  const grids = [...walk(scene.pieces)].map(({ piece }) => piece).filter(isGrid);
  return new Map(grids.flatMap(({ tiles = [] }) => tiles.map((tile) => [tile.id, tile] as const)));
}

/** What a piece lies in, the innermost first. */
export function around(scene: Scene, id: string): string[] {
  for (const { piece, zones } of walk(scene.pieces)) {
    if (piece.id === id) return zones.map((zone) => zone.id).reverse();
  }
  return [];
}

/** The numbers a piece carries. */
export function statsOf(piece: Piece): readonly Stat[] {
  if (piece.type === 'card') return piece.stats ?? [];
  if (piece.type === 'token' || piece.type === 'figure') return piece.badges ?? [];
  return [];
}

/** The states of a piece: face-down, used, active … */
export function statesOf(piece: Piece): readonly string[] {
  return 'states' in piece ? (piece.states ?? []) : [];
}

/** What a card or figure is, wherever it lies: the same thing has the same identity. */
export function identity(piece: Piece): string | null {
  if (piece.type === 'card') return piece.card ?? null;
  return piece.type === 'figure' ? piece.picture : null;
}

export function isZone(piece: Piece): piece is Zone {
  return piece.type === 'zone';
}

export function isCard(piece: Piece): piece is Card {
  return piece.type === 'card';
}

export function isTrack(piece: Piece): piece is Track {
  return piece.type === 'track';
}

export function isToken(piece: Piece): piece is Token {
  return piece.type === 'token';
}

export function isGrid(piece: Piece): piece is Grid {
  return piece.type === 'grid';
}

/** The piece of this id among some, if it is a zone. */
export function zoneOf(pieces: readonly Piece[], id: string): Zone | null {
  const found = pieces.find((piece) => piece.id === id);
  return found && isZone(found) ? found : null;
}
