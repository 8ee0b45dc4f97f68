/**
 * Grids: the names and places of squares. A square is [row, column], from 0 at the top left;
 * on a drawing one square is one unit, so its upper left corner is x = column, y = row.
 */

import type { Area, Edge, Figure, Grid, Reach, Spot, Stat, Tile, Token, Way } from '../protocol';
import type { Texts } from '../texts.svelte';

export type Square = readonly [row: number, column: number];
/** A place on a drawing, in squares. */
export type Point = readonly [x: number, y: number];
export type Run = readonly [row: number, column: number, length: number];
export type Layer = Area | Way | Reach;
/** What lies over the squares just now. */
export interface Overlay {
  /** The layers that are shown. */
  layers: readonly Layer[];
  /** The squares that may be chosen. */
  open: readonly Square[];
  /** The way that would be walked, by whom, and what it costs. */
  way: readonly Square[];
  walker: string | null;
  cost: number | null;
  /** The squares of an option that covers them all, while it is looked at. */
  shape: readonly Square[];
}
export const NO_SQUARE = ' ';

/** The id of the piece that a square is: the only way to name one. */
export function squareId(grid: string, [row, column]: Square): string {
  return `${grid}:${row}.${column}`;
}

/** The square that a piece is, and its grid; none where a piece is no square. */
export function squareOf(id: string): { grid: string; square: Square } | null {
  const [, grid, row, column] = /^(.+):(\d+)\.(\d+)$/.exec(id) ?? [];
  return grid === undefined ? null : { grid, square: [Number(row), Number(column)] };
}

export function columnsOf(grid: Grid): number {
  return Math.max(0, ...grid.rows.map((row) => row.length));
}

/** The letter of a square; none outside. */
export function kindOf(grid: Grid, [row, column]: Square): string {
  return grid.rows[row]?.[column] ?? NO_SQUARE;
}

function letters(column: number): string {
  const before = column < 26 ? '' : letters(Math.floor(column / 26) - 1);
  return before + String.fromCharCode(65 + (column % 26));
}

export function rowName(grid: Grid, row: number): string {
  return grid.row_names?.[row] ?? String(row + 1);
}

export function columnName(grid: Grid, column: number): string {
  return grid.column_names?.[column] ?? letters(column);
}

/** What a square is called: its column and its row, `C4`. */
export function squareName(grid: Grid, [row, column]: Square): string {
  return columnName(grid, column) + rowName(grid, row);
}

/** Every square there is, row by row. */
export function* squaresIn(grid: Grid): Generator<Square> {
  for (const [row, line] of grid.rows.entries()) {
    for (let column = 0; column < line.length; column += 1) {
      if (line[column] !== NO_SQUARE) yield [row, column];
    }
  }
}

/** The squares of runs, in their order. */
export function* squaresOf(runs: readonly Run[]): Generator<Square> {
  for (const [row, column, length] of runs) {
    for (let place = 0; place < length; place += 1) yield [row, column + place];
  }
}

/** Whether a square is among those of runs. */
export function within(runs: readonly Run[], [row, column]: Square): boolean {
  return runs.some(
    ([at, first, length]) => at === row && column >= first && column < first + length,
  );
}

/** The squares of each kind, in runs. */
export function runsByKind(grid: Grid): Map<string, Run[]> {
  const found = new Map<string, Run[]>();
  grid.rows.forEach((line, row) => {
    for (let column = 0; column < line.length;) {
      const kind = line[column] ?? NO_SQUARE;
      let end = column;
      while (line[end] === kind) end += 1;
      if (kind !== NO_SQUARE) {
        found.set(kind, [...(found.get(kind) ?? []), [row, column, end - column]]);
      }
      column = end;
    }
  });
  return found;
}

/** Runs as boxes of a drawing. */
export function boxes(runs: readonly Run[]): string {
  return runs.map(([row, column, length]) => `M${column} ${row}h${length}v1h${-length}z`).join('');
}

/** The rim of a set of squares. */
export function rim(runs: readonly Run[]): string {
  const inside = new Set([...squaresOf(runs)].map(String));
  const has = (row: number, column: number) => inside.has(String([row, column]));
  return [...squaresOf(runs)]
    .flatMap(([row, column]) => [
      has(row - 1, column) ? '' : `M${column} ${row}h1`,
      has(row + 1, column) ? '' : `M${column} ${row + 1}h1`,
      has(row, column - 1) ? '' : `M${column} ${row}v1`,
      has(row, column + 1) ? '' : `M${column + 1} ${row}v1`,
    ])
    .join('');
}

export interface EdgeLine {
  x: number;
  y: number;
  /** Whether it lies above or below a square; else left or right of one. */
  across: boolean;
}

/** Where an edge begins on a drawing; it is one unit long. */
export function lineOf([row, column, side]: Edge): EdgeLine {
  return {
    x: side === 'e' ? column + 1 : column,
    y: side === 's' ? row + 1 : row,
    across: side === 'n' || side === 's',
  };
}

/** The two squares that an edge lies between; one of them may be outside. */
export function squaresAt([row, column, side]: Edge): [Square, Square] {
  const [down, right] = { n: [-1, 0], e: [0, 1], s: [1, 0], w: [0, -1] }[side] as [number, number];
  return [
    [row, column],
    [row + down, column + right],
  ];
}

/** The squares a figure stands on. */
export function* coveredBy(figure: Figure): Generator<Square> {
  if (!figure.square) return;
  const [top, left] = figure.square;
  const [rows, columns] = figure.size ?? [1, 1];
  for (let row = top; row < top + rows; row += 1) {
    for (let column = left; column < left + columns; column += 1) yield [row, column];
  }
}

/** The box of a figure on a drawing; those who share a square stand side by side in it. */
export interface Standing {
  figure: Figure;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where everybody stands; those who share a square in the order of the figures. */
export function standing(grid: Grid): Standing[] {
  const placed = (grid.figures ?? []).filter((figure) => figure.square);
  return placed.map((figure) => {
    const [row, column] = figure.square ?? [0, 0];
    const [height, width] = figure.size ?? [1, 1];
    const same = (other: Figure) =>
      String(other.square) === String(figure.square) && String(other.size) === String(figure.size);
    const beside = placed.filter(same);
    const side = Math.ceil(Math.sqrt(beside.length));
    const place = beside.indexOf(figure);
    const [across, down] = [width / side, height / side];
    const low = (side - Math.ceil(beside.length / side)) / 2;
    return {
      figure,
      x: column + (place % side) * across,
      y: row + (Math.floor(place / side) + low) * down,
      width: across,
      height: down,
    };
  });
}

/** Who stands at a point of a drawing. */
export function figureAt(grid: Grid, [px, py]: Point): Figure | null {
  const covers = ({ x, y, width, height }: Standing) =>
    px >= x && px < x + width && py >= y && py < y + height;
  return standing(grid).find(covers)?.figure ?? null;
}

/** Who stands on a square. */
export function figuresOn(grid: Grid, square: Square): Figure[] {
  const covers = (figure: Figure) =>
    [...coveredBy(figure)].some(([row, column]) => row === square[0] && column === square[1]);
  return (grid.figures ?? []).filter(covers);
}

export function spotOn(grid: Grid, [row, column]: Square): Spot | null {
  return grid.spots?.find((spot) => spot.square[0] === row && spot.square[1] === column) ?? null;
}

/** What a layer looks like: of those that look the same, one at a time is shown. */
export function lookOf(layer: Layer): string {
  return layer.type === 'area' ? layer.look : layer.type;
}

/** The layers that tell where somebody can walk. */
export function reaches(grid: Grid): Reach[] {
  return Object.values(grid.layers ?? {}).filter((layer) => layer.type === 'reach');
}

/** The way to a square within reach, the first step first; empty beyond it. */
export function wayTo(reach: Reach, target: Square): Square[] {
  const known = new Map(
    (reach.squares ?? []).map((step) => [String([step[0], step[1]]), step] as const),
  );
  const way: Square[] = [];
  let square: Square | null = target;
  while (square) {
    const step = known.get(String([square[0], square[1]]));
    if (!step) break;
    way.unshift(square);
    square = step[3];
  }
  return way;
}

/** By what a square is walked to: by whoever is meant, or else by the first who can. */
export function reachOf(grid: Grid, target: Square, meant: string | null): Reach | null {
  const able = reaches(grid).filter((reach) => wayTo(reach, target).length > 0);
  return able.find(({ of }) => meant === null || of === meant) ?? null;
}

/** What it costs to walk to a square; nothing beyond reach. */
export function costOf(reach: Reach, [row, column]: Square): number | null {
  return reach.squares?.find((step) => step[0] === row && step[1] === column)?.[2] ?? null;
}

/** A square as a piece that can be looked at and chosen. */
export function squarePiece(grid: Grid, square: Square): Token {
  const spot = spotOn(grid, square);
  const kind = grid.kinds[kindOf(grid, square)];
  return {
    type: 'token',
    id: squareId(grid.id, square),
    name: spot?.name ?? kind?.words ?? grid.name,
    picture: spot?.picture ?? '',
    badges: spot?.badges ?? [],
  };
}

const SIDES = ['n', 'e', 's', 'w'] as const;

/** What lies on each side of a square, in words. */
export function edgesAround(grid: Grid, square: Square): { side: string; kind: string }[] {
  const here = ([row, column]: Square, side: (typeof SIDES)[number]) =>
    String(Object.values(lineOf([row, column, side, ''])));
  const known = new Map(
    (grid.edges ?? []).map((edge) => [String(Object.values(lineOf(edge))), edge[3]] as const),
  );
  return SIDES.flatMap((side) => {
    const kind = known.get(here(square, side));
    return kind === undefined ? [] : [{ side, kind }];
  });
}

/** A name in so many letters: its first word, cut if need be, and the number at its end. */
export function shortName(name: string, letters: number): string {
  if (name.length <= letters) return name;
  const [first = ''] = name.split(/\s+/);
  const number = /\s(\d+)$/.exec(name)?.[1] ?? '';
  const room = letters - number.length;
  return first.length <= room
    ? first + number
    : `${first.slice(0, Math.max(room - 1, 1))}.${number}`;
}

const asRuns = (squares: readonly Square[]) =>
  squares.map(([row, column]): Run => [row, column, 1]);

/** A tile and how it lies. */
export function readTile({ name, rotation }: Tile, texts: Texts): string {
  return rotation ? `${texts.words(name)} ${rotation}°` : texts.words(name);
}

/** Who can walk to a square, and what it costs. */
function readReaches(grid: Grid, square: Square, texts: Texts): string[] {
  return reaches(grid).flatMap((reach) => {
    const cost = costOf(reach, square);
    const walker = grid.figures?.find(({ id }) => id === reach.of);
    if (cost === null || !walker) return [];
    return [texts.say('play-reached', { name: texts.words(walker.name), cost })];
  });
}

/** Everything about a square in one breath. */
export function readSquare(
  grid: Grid,
  square: Square,
  texts: Texts,
  layers: readonly Layer[] = Object.values(grid.layers ?? {}),
): string {
  const kind = grid.kinds[kindOf(grid, square)];
  const spot = spotOn(grid, square);
  const numbers = (stats: readonly Stat[] = []) =>
    stats.map((stat) => `${texts.words(stat.label)} ${stat.value}`.trim());
  const areas = layers.filter(
    (layer) => layer.type === 'area' && within(layer.squares ?? [], square),
  );
  const ways = layers.filter(
    (layer) => layer.type === 'way' && within(asRuns(layer.squares ?? []), square),
  );
  const tile = grid.tiles?.find(({ squares = [] }) => within(squares, square));
  return [
    squareName(grid, square),
    ...figuresOn(grid, square).flatMap(({ name, facing, badges }) => [
      texts.words(name),
      facing ? texts.say(`play-facing-${facing}`) : null,
      ...numbers(badges),
    ]),
    spot?.name ? texts.words(spot.name) : kind ? texts.words(kind.words) : null,
    ...numbers(spot?.badges),
    tile ? readTile(tile, texts) : null,
    ...[...areas, ...ways].map((layer) => texts.words(layer.label)),
    ...readReaches(grid, square, texts),
    ...edgesAround(grid, square).map(({ side, kind: name }) => {
      const words = grid.edge_kinds?.[name]?.words;
      return texts.say(`play-side-${side}`, { what: words ? texts.words(words) : name });
    }),
  ]
    .filter(Boolean)
    .join(', ');
}
