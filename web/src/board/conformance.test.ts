/**
 * The plain board draws what the contract says, at its place: every scene of every game, and the
 * synthetic ones. The terminal reads the same files (tests/scene/test_conformance.py).
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { Area, GameInfo, Grid, Position, Scene } from '../protocol';
import { Texts } from '../texts.svelte';
import Board from './Board.svelte';
import { reaches, readSquare, squaresOf, type Layer } from './grid';
import { walk } from './scene';

Element.prototype.getAnimations = () => []; // jsdom moves nothing
const FOLDER = join(import.meta.dirname, '../../../tests/scene/scenes');
const PATIENT = { timeout: 60_000 }; // large scenes take a while in jsdom on a busy machine
const GAME = { id: 'unknown', prefix: 'xx' } as GameInfo;
const SCENES = readdirSync(FOLDER).flatMap((file) => {
  const scenes = JSON.parse(readFileSync(join(FOLDER, file), 'utf-8')) as Scene[];
  return scenes.map((scene, number) => ({ name: `${file} ${number}`, scene }));
});

const ASKED = { number: 1, prompt: 'move', rule: 'XX-1', about: {}, options: [], offers: [] };

/** The board, while a piece acts or nobody does. */
async function draw(scene: Scene, acting?: string): Promise<HTMLElement> {
  const question = acting === undefined ? null : { ...ASKED, piece: acting || null };
  const position = { scene, question, events: [], first_event: 0 } as unknown as Position;
  const { container } = render(Board, { position, texts: new Texts(null, 'en'), game: GAME });
  const first = scene.pieces[0]?.id;
  await waitFor(() => {
    expect(container.querySelector(`[data-piece="${first}"]`)).not.toBeNull();
  }, PATIENT);
  return container;
}

/** Every point that a path of our drawings touches. */
function points(path: Element | null): [x: number, y: number][] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of (path?.getAttribute('d') ?? '').matchAll(
    /([a-zA-Z])([^a-zA-Z]*)/g,
  )) {
    const given = (rest?.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [dx = 0, dy = 0] = given.slice(-2);
    if (command === 'M') [x, y] = [dx, dy];
    else if (command === 'h') x += given[0] ?? 0;
    else if (command === 'v') y += given[0] ?? 0;
    else if (command !== 'z') [x, y] = [x + dx, y + dy];
    found.push([x, y]);
  }
  return found;
}

function box(path: Element | null) {
  const all = points(path);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** The squares that a path of boxes covers, as `row.column`. */
function covered(path: Element): string[] {
  const boxes = (path.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g);
  return [...boxes].flatMap(([, column, row, length]) =>
    Array.from({ length: Number(length) }, (_, place) => `${row}.${Number(column) + place}`),
  );
}

const numbers = (element: Element | null, ...names: string[]) =>
  names.map((name) => Number(element?.getAttribute(name)));
const moved = (element: Element | null | undefined) =>
  (/translate\((\S+) (\S+)\)/.exec(element?.getAttribute('transform') ?? '') ?? [])
    .slice(1)
    .map(Number) as [number, number];

function checkSquares(drawn: Element, grid: Grid): void {
  const found = new Map<string, string>();
  for (const path of drawn.querySelectorAll('[data-kind]')) {
    for (const square of covered(path)) found.set(square, path.getAttribute('data-kind') ?? '');
  }
  const wanted = grid.rows.flatMap((line, row) =>
    [...line].flatMap((kind, column) => (kind === ' ' ? [] : [[`${row}.${column}`, kind]])),
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
}

function checkEdges(drawn: Element, grid: Grid): void {
  const paths = [...drawn.querySelectorAll('[data-edge]')];
  expect(paths.map((path) => path.getAttribute('data-edge'))).toEqual(
    (grid.edges ?? []).map(([, , , kind]) => kind),
  );
  (grid.edges ?? []).forEach(([row, column, side], place) => {
    const { left, top, width, height } = box(paths[place] ?? null);
    const [x, y] = [side === 'e' ? column + 1 : column, side === 's' ? row + 1 : row];
    const [along, beside] = side === 'n' || side === 's' ? [width, height] : [height, width];
    expect(along).toBeGreaterThan(0.5);
    expect(beside).toBeLessThan(0.4);
    expect(Math.abs(left - x) + Math.abs(top - y)).toBeLessThan(0.4);
  });
}

function checkFigures(drawn: Element, grid: Grid): void {
  for (const { id, square, size = [1, 1], facing } of grid.figures ?? []) {
    const figure = drawn.querySelector(`[data-piece="${id}"]`);
    if (!square) {
      expect(figure).toBeNull();
      continue;
    }
    const [x = 0, y = 0, width = 0, height = 0] = numbers(
      figure?.querySelector('.base') ?? null,
      ...['x', 'y', 'width', 'height'],
    );
    expect([Math.floor(y), Math.floor(x)]).toEqual(square);
    expect([Math.ceil(height), Math.ceil(width)]).toEqual(size);
    if (!facing) continue;
    const [ax, ay] = moved(figure?.querySelector('[data-facing]'));
    const [dx, dy] = [ax - x - width / 2, ay - y - height / 2];
    const towards = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'e' : 'w') : dy > 0 ? 's' : 'n';
    expect(towards).toBe(facing);
  }
}

function checkTiles(drawn: Element, grid: Grid): void {
  for (const { id, origin, rotation = 0, squares = [] } of grid.tiles ?? []) {
    const tile = drawn.querySelector(`[data-piece="${id}"]`);
    const { left, top, width, height } = box(tile?.querySelector('.rim') ?? null);
    expect([top, left]).toEqual(origin);
    const rows = squares.map(([row]) => row);
    expect(height).toBe(Math.max(...rows) - Math.min(...rows) + 1);
    const [x, y] = moved(tile?.querySelector('[data-top]'));
    const side = { 0: [0, -1], 90: [1, 0], 180: [0, 1], 270: [-1, 0] }[rotation];
    const [dx, dy] = [x - left - width / 2, y - top - height / 2];
    expect([Math.sign(dx), Math.sign(dy)]).toEqual(side);
  }
}

/** The layers that are to be seen while somebody acts: theirs, and those of nobody. */
function shownOf(grid: Grid, acting: string): Layer[] {
  return Object.values(grid.layers ?? {}).filter(({ of }) => !of || of === acting);
}

const LOOKS = ['fog', 'seen', 'sight', 'area', 'mark'];

function checkLayers(drawn: Element, grid: Grid, acting: string): void {
  const layers = shownOf(grid, acting);
  for (const look of LOOKS) {
    const areas = layers.filter((layer) => layer.type === 'area' && layer.look === look) as Area[];
    const shown = [...drawn.querySelectorAll(`[data-layer="${look}"]`)].map(covered);
    expect(shown, `${look} of ${acting}`).toEqual(
      areas.map(({ squares = [] }) => [...squaresOf(squares)].map((square) => square.join('.'))),
    );
  }
  const ways = layers.filter((layer) => layer.type === 'way');
  const walked = [...drawn.querySelectorAll('[data-layer="way"]')].map((path) =>
    [...(path.getAttribute('d') ?? '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(
      ([, x, y]) => `${Math.floor(Number(y))}.${Math.floor(Number(x))}`,
    ),
  );
  expect(walked).toEqual(ways.map(({ squares = [] }) => squares.map((square) => square.join('.'))));
  const costs = [...drawn.querySelectorAll('[data-cost]')].map((text) => [
    text.getAttribute('data-cost'),
    text.textContent,
  ]);
  const reached = layers.flatMap((layer) => (layer.type === 'reach' ? (layer.squares ?? []) : []));
  expect(costs).toEqual(
    reached.map(([row, column, cost]) => [`${row}.${column}`, String(cost)] as const),
  );
}

/** Whoever listens is told the same: areas, ways, tiles as they lie, reach and cost. */
function checkReading(grid: Grid): void {
  const texts = new Texts(null, 'en');
  texts.use('en', [
    'play-reached = reach { $name } { $cost }',
    ...['n', 'e', 's', 'w'].flatMap((side) => [`play-side-${side} = .`, `play-facing-${side} = .`]),
  ]);
  const read = (row: number, column: number) =>
    readSquare(grid, [row, column], texts)
      .replaceAll(/[\u2068\u2069]/g, '')
      .split(', ');
  for (const layer of Object.values(grid.layers ?? {})) {
    if (layer.type === 'area') {
      for (const [row, column] of squaresOf(layer.squares ?? []))
        expect(read(row, column)).toContain(texts.words(layer.label));
    } else if (layer.type === 'way') {
      for (const [row, column] of layer.squares ?? [])
        expect(read(row, column)).toContain(texts.words(layer.label));
    } else {
      const walker = grid.figures?.find(({ id }) => id === layer.of);
      const name = walker ? texts.words(walker.name) : '';
      for (const [row, column, cost] of layer.squares ?? [])
        expect(read(row, column)).toContain(`reach ${name} ${cost}`);
    }
  }
  for (const { name, square } of grid.figures ?? []) {
    if (square) expect(read(...square)).toContain(texts.words(name));
  }
  for (const { name, rotation = 0, squares = [] } of grid.tiles ?? []) {
    const words = rotation ? `${texts.words(name)} ${rotation}°` : texts.words(name);
    for (const [row, column] of squaresOf(squares)) expect(read(row, column)).toContain(words);
  }
}

afterEach(cleanup);

describe.each(SCENES)('$name on the plain board', ({ scene }) => {
  it(
    'has every piece, and every square, edge and figure of a grid at its place',
    async () => {
      const container = await draw(scene);
      const found = [...walk(scene.pieces)].map(({ piece }) => piece);
      for (const piece of found) {
        const drawn = container.querySelector(`[data-piece="${piece.id}"]`);
        const beside = piece.type === 'figure' && !piece.square && !piece.at;
        if (!beside) expect(drawn, piece.id).not.toBeNull();
        if (piece.type !== 'grid' || !drawn) continue;
        checkSquares(drawn, piece);
        checkEdges(drawn, piece);
        checkFigures(drawn, piece);
        checkTiles(drawn, piece);
        checkReading(piece);
      }
    },
    PATIENT.timeout,
  );

  const grids = [...walk(scene.pieces)]
    .map(({ piece }) => piece)
    .filter((one) => one.type === 'grid');
  const owners = grids.flatMap(({ layers = {} }) =>
    Object.values(layers).map(({ of }) => of ?? ''),
  );
  it.each([...new Set(owners)])(
    'has the layers of %j and of nobody else over its grids',
    async (acting) => {
      const container = await draw(scene, acting);
      for (const grid of grids) {
        const drawn = container.querySelector(`[data-piece="${grid.id}"]`);
        const own = grid.figures?.some(({ id }) => id === acting);
        const walker = reaches(grid)[0]?.of ?? '';
        if (drawn) checkLayers(drawn, grid, own ? acting : walker);
      }
    },
    PATIENT.timeout,
  );
});
