/** A scene on its way to the next: some pieces have their new look, the others still the old. */

import type { Grid, Scene } from '../protocol';
import { byId, original, type Found, type Piece } from './scene';

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
    if (own.type === 'grid' && !isNew) return onItsWay(own, now.get(own.id)?.piece, shown);
    if (own.type !== 'zone') return own;
    return { ...own, children: children(own.id) };
  }

  function children(zone: string | null): Piece[] {
    const list = (scene: Scene, found: Map<string, Found>) => {
      if (zone === null) return scene.pieces;
      const piece = found.get(zone)?.piece;
      return piece?.type === 'zone' ? (piece.children ?? []) : [];
    };
    const later = list(after, now);
    const result = later.flatMap((piece) => {
      if (fresh.has(piece.id)) return [look(piece, true)];
      const was = old.get(piece.id);
      return was && (was.zones.at(-1)?.id ?? null) === zone ? [look(was.piece, false)] : [];
    });
    const there = new Set(result.map((piece) => piece.id));
    let place = 0;
    for (const piece of list(before, old)) {
      if (!there.has(piece.id) && !fresh.has(piece.id)) {
        result.splice(place, 0, look(piece, false));
        place += 1;
      } else {
        const known = result.findIndex((one) => one.id === piece.id);
        if (known >= 0) place = known + 1;
      }
    }
    return result;
  }

  return { ...before, pieces: children(null) };
}

/** A grid of which some figures and layers are shown as they will be. */
function onItsWay(grid: Grid, later: Piece | undefined, shown: ReadonlySet<string>): Grid {
  if (later?.type !== 'grid') return grid;
  const figures = new Map((later.figures ?? []).map((figure) => [figure.id, figure]));
  const layers = Object.entries(later.layers ?? {});
  return {
    ...grid,
    figures: (grid.figures ?? []).map(
      (figure) => (shown.has(figure.id) && figures.get(figure.id)) || figure,
    ),
    layers: {
      ...grid.layers,
      ...Object.fromEntries(layers.filter(([name]) => shown.has(layerId(grid.id, name)))),
    },
  };
}

/** With the copies of the pieces, and with the zones that must be there to hold them. */
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
  const add = <S extends { icon: string; value: number | string }>(stats: readonly S[]): S[] =>
    stats.map((stat) => {
      const more = by.get(stat.icon);
      return more !== undefined && typeof stat.value === 'number'
        ? { ...stat, value: stat.value + more }
        : stat;
    });
  if (piece.type === 'card') return { ...piece, stats: add(piece.stats ?? []) };
  if ('badges' in piece) return { ...piece, badges: add(piece.badges ?? []) };
  return piece;
}
