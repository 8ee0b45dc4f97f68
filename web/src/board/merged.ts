/** A scene on its way to the next: some pieces have their new look, the others still the old. */

import type { Figure, Grid, Scene, Stat } from '../protocol';
import {
  columnsOf,
  kindOf,
  lineOf,
  NO_SQUARE,
  squareId,
  squaresAt,
  squaresOf,
  type Square,
} from './grid';
import { byId, holds, inside, original, type Found, type Piece } from './scene';

/** By how much the numbers of a piece have changed, by their icons; '' is the only number. */
export type Counts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The name under which a layer of a grid is shown before the rest of it. */
export function layerId(grid: string, layer: string): string {
  return `${grid}/${layer}`;
}

/** The scene in which the pieces in `shown`, and no others, look and lie as they will. */
export function merged(
  before: Scene,
  after: Scene,
  shown: ReadonlySet<string>,
  counts: Counts = new Map(),
): Scene {
  const [old, now] = [byId(before), byId(after)];
  const fresh = withPlaces(shown, old, now);

  function look(piece: Piece, isNew: boolean): Piece {
    const own = isNew ? piece : counted(piece, counts.get(piece.id));
    if (own.type === 'zone') return { ...own, children: pieces(own.id) };
    if (own.type !== 'grid') return own;
    const later = now.get(own.id)?.piece;
    const ground = isNew || later?.type !== 'grid' ? own : onItsWay(own, later, shown, counts);
    return { ...ground, figures: pieces(own.id) as Figure[] };
  }

  /** What lies in a zone or on a grid, or in nothing. */
  function pieces(holder: string | null): Piece[] {
    const list = (scene: Scene, found: Map<string, Found>) => {
      if (holder === null) return scene.pieces;
      const piece = found.get(holder)?.piece;
      return holds(piece) ? inside(piece) : [];
    };
    const isNew = ({ id }: Piece) => fresh.has(id);
    return woven(list(before, old), list(after, now), ({ id }) => id, isNew).map((piece) =>
      look(piece, isNew(piece)),
    );
  }

  return { ...before, pieces: pieces(null) };
}

/** Two lists in one: of each thing the new one if it is to be shown, else the old one. */
function woven<T>(
  before: readonly T[],
  after: readonly T[],
  name: (one: T) => string,
  isNew: (one: T) => boolean,
): T[] {
  const known = new Map(before.map((one) => [name(one), one] as const));
  const result = after.flatMap((one): T[] => {
    const was = isNew(one) ? one : known.get(name(one));
    return was === undefined ? [] : [was];
  });
  const there = new Set(result.map(name));
  let place = 0;
  for (const one of before) {
    if (!there.has(name(one)) && !isNew(one)) {
      result.splice(place, 0, one);
      place += 1;
    } else {
      const found = result.findIndex((other) => name(other) === name(one));
      if (found >= 0) place = found + 1;
    }
  }
  return result;
}

/**
 * A grid of which some tiles, squares and layers are shown as they will be. A square has its letter,
 * what lies on it and the edges around it; a tile has its squares.
 */
function onItsWay(grid: Grid, later: Grid, shown: ReadonlySet<string>, counts: Counts): Grid {
  const tiles = [...(grid.tiles ?? []), ...(later.tiles ?? [])].filter(({ id }) => shown.has(id));
  const laid = new Set(
    tiles.flatMap(({ squares = [] }) =>
      [...squaresOf(squares)].map((square) => squareId(grid.id, square)),
    ),
  );
  const named = (square: Square) => squareId(grid.id, square);
  const isNew = (square: Square) => laid.has(named(square)) || shown.has(named(square));
  const isShown = ([name]: [string, unknown]) => shown.has(layerId(grid.id, name));
  const layers = [
    ...Object.entries(grid.layers ?? {}).filter((layer) => !isShown(layer)),
    ...Object.entries(later.layers ?? {}).filter(isShown),
  ];
  const grown = later.rows.length > grid.rows.length || columnsOf(later) > columnsOf(grid);
  return {
    ...grid,
    ...(grown ? { row_names: later.row_names, column_names: later.column_names } : {}),
    rows: rowsOf(grid, later, isNew),
    kinds: { ...later.kinds, ...grid.kinds },
    edge_kinds: { ...later.edge_kinds, ...grid.edge_kinds },
    tiles: woven(
      grid.tiles ?? [],
      later.tiles ?? [],
      ({ id }) => id,
      ({ id }) => shown.has(id),
    ),
    edges: woven(
      grid.edges ?? [],
      later.edges ?? [],
      (edge) => String(Object.values(lineOf(edge))),
      (edge) => squaresAt(edge).some(isNew),
    ),
    spots: woven(
      grid.spots ?? [],
      later.spots ?? [],
      ({ square }) => named(square),
      ({ square }) => isNew(square),
    ).map((spot) => {
      const by = isNew(spot.square) ? undefined : counts.get(named(spot.square));
      return by ? { ...spot, badges: added(spot.badges ?? [], by) } : spot;
    }),
    layers: Object.fromEntries(layers),
  };
}

/** The letters of a grid; where squares are new only in part, there is none in their place. */
function rowsOf(grid: Grid, later: Grid, isNew: (square: Square) => boolean): string[] {
  const wide = Math.max(columnsOf(grid), columnsOf(later));
  const rows = Array.from({ length: Math.max(grid.rows.length, later.rows.length) }, (_, row) =>
    Array.from({ length: wide }, (_, column) =>
      kindOf(isNew([row, column]) ? later : grid, [row, column]),
    )
      .join('')
      .trimEnd(),
  );
  const last = rows.findLastIndex((row) => row !== '');
  return rows
    .slice(0, Math.max(last + 1, grid.rows.length))
    .map((row, place) => row.padEnd(grid.rows[place]?.length ?? 0, NO_SQUARE));
}

/** With the copies of the pieces, and with what must be there to hold them. */
function withPlaces(
  shown: ReadonlySet<string>,
  old: ReadonlyMap<string, Found>,
  now: ReadonlyMap<string, Found>,
): Set<string> {
  const names = new Set([...shown].map(original));
  const found = new Set<string>();
  for (const [id, { zones }] of now) {
    if (!names.has(original(id))) continue;
    found.add(id);
    for (const zone of zones) if (!old.has(zone.id)) found.add(zone.id);
  }
  for (const [id, { zones }] of old) {
    if (names.has(original(id))) found.add(id);
    // What lies in a zone that is gone is gone.
    else if (zones.some((zone) => names.has(zone.id) && !now.has(zone.id))) found.add(id);
  }
  return found;
}

function counted(piece: Piece, by: ReadonlyMap<string, number> | undefined): Piece {
  if (!by) return piece;
  if (piece.type === 'track') {
    return { ...piece, value: piece.value + (by.get('') ?? 0) };
  }
  if (piece.type === 'card') return { ...piece, stats: added(piece.stats ?? [], by) };
  if ('badges' in piece) return { ...piece, badges: added(piece.badges ?? [], by) };
  return piece;
}

function added(stats: readonly Stat[], by: ReadonlyMap<string, number>): Stat[] {
  return stats.map((stat) => {
    const more = by.get(stat.icon);
    return more !== undefined && typeof stat.value === 'number'
      ? { ...stat, value: stat.value + more }
      : stat;
  });
}
