import { describe, expect, it } from 'vitest';
import type { Card, Scene, Track, Zone } from '../protocol';
import { changes } from './diff';

const name = { message: 'name' };

function card(id: string, what: string | null, damage = 1): Card {
  const stats = [{ icon: 'damage', value: damage, label: name }];
  return { type: 'card', id, name, card: what, stats };
}

function zone(id: string, children: Zone['children']): Zone {
  return { type: 'zone', id, label: name, layout: 'row', children };
}

function track(value: number): Track {
  return { type: 'track', id: 'souls:0', label: name, value, maximum: 10, icon: 'soul' };
}

function scene(...pieces: Scene['pieces']): Scene {
  return { title: name, pieces };
}

describe('what changed between two scenes', () => {
  it('is nothing between equal ones', () => {
    const same = scene(zone('hand', [card('hand:pit', 'pit')]), track(1));
    expect(changes(same, same)).toEqual({ moved: [], appeared: [], vanished: [], counted: [] });
  });

  it('pairs a card that lies elsewhere under another id', () => {
    const before = scene(zone('hand', [card('hand:pit', 'pit')]), zone('dungeon', []));
    const after = scene(zone('hand', []), zone('dungeon', [card('room:0.0', 'pit')]));
    expect(changes(before, after).moved).toEqual([{ from: 'hand:pit', to: 'room:0.0' }]);
    expect(changes(before, after).vanished).toEqual([]);
  });

  it('does not guess what a card with a hidden face was', () => {
    const before = scene(zone('hand', [card('back:1', null)]));
    const after = scene(zone('dungeon', [card('room:1.0', null)]));
    const { moved, appeared, vanished } = changes(before, after);
    expect(moved).toEqual([]);
    expect(appeared).toEqual(['dungeon', 'room:1.0']);
    expect(vanished).toEqual(['hand', 'back:1']);
  });

  it('pairs each copy once', () => {
    const before = scene(zone('hand', [card('hand:pit', 'pit')]), zone('pile', []));
    const copies = [card('pile:pit', 'pit'), card('pile:pit#2', 'pit')];
    const { moved, appeared } = changes(before, scene(zone('hand', []), zone('pile', copies)));
    expect(moved).toEqual([{ from: 'hand:pit', to: 'pile:pit' }]);
    expect(appeared).toEqual(['pile:pit#2']);
  });

  it('counts numbers of the same thing, not of another card in its place', () => {
    const before = scene(zone('dungeon', [card('room:0.0', 'pit', 1)]), track(2));
    const stronger = scene(zone('dungeon', [card('room:0.0', 'pit', 3)]), track(1));
    const other = scene(zone('dungeon', [card('room:0.0', 'spa', 3)]), track(2));
    expect(changes(before, stronger).counted).toEqual([
      { piece: 'room:0.0', icon: 'damage', by: 2 },
      { piece: 'souls:0', icon: 'soul', by: -1 },
    ]);
    expect(changes(before, other).counted).toEqual([]);
  });
});
