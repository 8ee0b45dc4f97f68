import { describe, expect, it } from 'vitest';
import type { Figure, Grid, Scene } from '../protocol';
import { merged, type Counts } from './merged';
import type { Piece } from './scene';

const named = (message: string) => ({ message });
const card = (id: string, is = id): Piece => ({ type: 'card', id, name: named(is), card: is });
const track = (id: string, value: number): Piece => ({
  type: 'track',
  id,
  label: named(id),
  value,
  maximum: 9,
});
const zone = (id: string, ...children: Piece[]): Piece => ({
  type: 'zone',
  id,
  label: named(id),
  layout: 'row',
  children,
});
const scene = (...pieces: Piece[]): Scene => ({ title: named('title'), pieces });

/** A scene in short: zones with what is in them, tracks with their values, what cards are. */
function short(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.type === 'zone') return `${piece.id}(${short(piece.children ?? [])})`;
      if (piece.type === 'track') return `${piece.id}=${piece.value}`;
      return piece.type === 'card' && piece.card !== piece.id
        ? `${piece.id}:${String(piece.card)}`
        : piece.id;
    })
    .join(' ');
}

describe('a scene on its way to the next', () => {
  const before = scene(zone('town', card('a'), card('b')), zone('grave'), track('souls', 1));
  const after = scene(
    zone('town', card('b'), card('c')),
    zone('grave', card('a')),
    track('souls', 4),
  );
  const show = (...ids: string[]) => short(merged(before, after, new Set(ids)).pieces);

  it('is the old one until something is shown', () => {
    expect(show()).toBe(short(before.pieces));
  });

  it('is seen by the same seat, and says the same of itself', () => {
    const seen = { ...before, seat: 1, facts: { games: 3 } };
    expect(merged(seen, after, new Set(['a']))).toMatchObject({ seat: 1, facts: { games: 3 } });
  });

  it('has every piece once: where it was, or where it will be', () => {
    expect(show('a')).toBe('town(b) grave(a) souls=1');
    expect(show('c')).toBe('town(a b c) grave() souls=1');
  });

  it('is the new one when everything is shown', () => {
    expect(show('a', 'c', 'souls')).toBe(short(after.pieces));
  });

  it('counts before a piece has its new look, and not after', () => {
    const counts = new Map([['souls', new Map([['', 2]])]]);
    expect(short(merged(before, after, new Set(), counts).pieces)).toContain('souls=3');
    expect(short(merged(before, after, new Set(['souls']), counts).pieces)).toContain('souls=4');
  });

  it('makes room for what is shown in a zone that is new', () => {
    const fresh = scene(zone('stack', card('spell')));
    expect(short(merged(scene(), fresh, new Set(['spell'])).pieces)).toBe('stack(spell)');
    expect(short(merged(scene(), fresh, new Set()).pieces)).toBe('');
  });

  it('keeps what lies in a zone that goes until it is shown', () => {
    const gone = merged(scene(zone('stack', card('spell'))), scene(), new Set());
    expect(short(gone.pieces)).toBe('stack(spell)');
  });

  it('shows the copies of a card with the card', () => {
    const two = scene(zone('hand', card('pit'), card('pit#2', 'pit')));
    const one = scene(zone('hand', card('pit')));
    expect(short(merged(two, one, new Set(['pit'])).pieces)).toBe('hand(pit)');
  });

  it('is still seen by the same seat, with the same facts', () => {
    const mine = { ...before, seat: 1, facts: { step: 'dice' } };
    expect(merged(mine, after, new Set())).toMatchObject({ seat: 1, facts: { step: 'dice' } });
  });

  it('has figures and layers of a grid before the rest of it', () => {
    const grid = (room: number): Piece => ({
      type: 'grid',
      id: 'map',
      name: named('map'),
      rows: ['..'],
      kinds: {},
      figures: [{ type: 'figure', id: 'party', name: named('x'), picture: 'x', square: [0, room] }],
      layers: {
        path: { type: 'way', label: named('path'), squares: [[0, room]] },
        defeated: { type: 'way', label: named('defeated'), squares: [[0, room]] },
      },
    });
    const [found] = merged(scene(grid(0)), scene(grid(1)), new Set(['party', 'map/path'])).pieces;
    expect(found).toMatchObject({
      figures: [{ square: [0, 1] }],
      layers: { path: { squares: [[0, 1]] }, defeated: { squares: [[0, 0]] } },
    });
  });
});

describe('a grid on its way to the next', () => {
  const life = (value: number) => [{ icon: 'life', value, label: named('life') }];
  const figure = (id: string, column = 0, lives = 3): Figure => ({
    type: 'figure',
    id,
    name: named(id),
    picture: id,
    square: [0, column],
    badges: life(lives),
  });
  const map = (more: Partial<Grid> = {}): Grid => ({
    type: 'grid',
    id: 'map',
    name: named('map'),
    rows: ['..  '],
    kinds: { '.': { words: named('floor') } },
    ...more,
  });
  const mix = (before: Grid, after: Grid, shown: string[], counts?: Counts): Grid => {
    const [found] = merged(scene(before), scene(after), new Set(shown), counts).pieces;
    if (found?.type !== 'grid') throw new Error('the grid is gone');
    return found;
  };
  const ids = (grid: Grid) => grid.figures?.map(({ id }) => id);
  const hero = figure('hero');
  const goblin = figure('goblin', 1);

  it('has a figure that comes as soon as it is shown, and not before', () => {
    const [before, after] = [map({ figures: [hero] }), map({ figures: [hero, goblin] })];
    expect(ids(mix(before, after, []))).toEqual(['hero']);
    expect(ids(mix(before, after, ['goblin']))).toEqual(['hero', 'goblin']);
  });

  it('has a figure that falls until it is shown, and not after', () => {
    const [before, after] = [map({ figures: [goblin, hero] }), map({ figures: [hero] })];
    expect(ids(mix(before, after, []))).toEqual(['goblin', 'hero']);
    expect(ids(mix(before, after, ['goblin']))).toEqual(['hero']);
  });

  it('has a figure that leaves the grid in one place only', () => {
    const before = scene(map({ figures: [goblin] }));
    const after = scene(map(), { ...goblin, square: null });
    const found = (...shown: string[]) =>
      merged(before, after, new Set(shown)).pieces.map((piece) =>
        piece.type === 'grid' ? `map(${String(ids(piece))})` : piece.id,
      );
    expect(found()).toEqual(['map(goblin)']);
    expect(found('goblin')).toEqual(['map()', 'goblin']);
  });

  it('counts on figures and squares before they have their new look', () => {
    const spot = (value: number) => [{ square: [0, 1] as [number, number], badges: life(value) }];
    const before = map({ figures: [figure('hero', 0, 5)], spots: spot(4) });
    const after = map({ figures: [figure('hero', 1, 1)], spots: spot(0) });
    const by = new Map([
      ['hero', new Map([['life', -2]])],
      ['map:0.1', new Map([['life', -1]])],
    ]);
    expect(mix(before, after, [], by)).toMatchObject({
      figures: [{ square: [0, 0], badges: [{ value: 3 }] }],
      spots: [{ badges: [{ value: 3 }] }],
    });
    expect(mix(before, after, ['hero', 'map:0.1'], by)).toMatchObject({
      figures: [{ square: [0, 1], badges: [{ value: 1 }] }],
      spots: [{ badges: [{ value: 0 }] }],
    });
  });

  const tile = (id: string, row: number, column: number) => ({
    type: 'tile' as const,
    id,
    tile: id,
    name: named(id),
    origin: [row, column] as [number, number],
    squares: [[row, column, 2]] as [number, number, number][],
  });
  const laid = map({
    rows: ['....', '~~'],
    kinds: { '.': { words: named('floor') }, '~': { words: named('water') } },
    edges: [
      [0, 1, 'e', 'door'],
      [0, 3, 'e', 'wall'],
      [1, 0, 'w', 'wall'],
    ],
    edge_kinds: { door: { words: named('door') }, wall: { words: named('wall') } },
    tiles: [tile('hall', 0, 2), tile('pond', 1, 0)],
    spots: [{ square: [0, 3], name: named('chest') }],
  });

  it('has a tile with its squares, what lies on them and around them', () => {
    const found = mix(map(), laid, ['hall']);
    expect(found.rows).toEqual(['....']);
    expect(found.tiles?.map(({ id }) => id)).toEqual(['hall']);
    expect(found.spots).toEqual(laid.spots);
    expect(found.edges?.map(([row, column]) => `${row}.${column}`)).toEqual(['0.1', '0.3']);
    expect(found.edge_kinds).toHaveProperty('door');
  });

  it('grows by the rows that are shown', () => {
    expect(mix(map(), laid, ['pond'])).toMatchObject({ rows: ['..  ', '~~'], spots: [] });
    expect(mix(map(), laid, []).rows).toEqual(map().rows);
    expect(mix(map(), laid, ['hall', 'pond', 'map:0.0', 'map:0.1'])).toMatchObject(laid);
  });

  it('has a square with the door beside it, whichever square the door was told of', () => {
    const [closed, opened] = [map({ ...laid }), map({ ...laid, edges: laid.edges?.slice(1) })];
    expect(mix(closed, opened, ['map:0.2']).edges).toHaveLength(2);
    expect(mix(closed, opened, ['map:0.0']).edges).toHaveLength(3);
  });

  it('lets a layer go that is shown and is no more', () => {
    const fog = { fog: { type: 'area' as const, label: named('fog'), look: 'fog' as const } };
    expect(mix(map({ layers: fog }), map(), ['map/fog']).layers).toEqual({});
    expect(mix(map({ layers: fog }), map(), []).layers).toEqual(fog);
  });

  it('is there with the figure that is shown on it', () => {
    const [found] = merged(scene(), scene(map({ figures: [hero] })), new Set(['hero'])).pieces;
    expect(found).toMatchObject({ type: 'grid', figures: [{ id: 'hero' }] });
  });
});
