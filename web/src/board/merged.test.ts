import { describe, expect, it } from 'vitest';
import type { Scene } from '../protocol';
import { merged } from './merged';
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
