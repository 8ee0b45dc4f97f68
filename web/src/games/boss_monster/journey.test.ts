import { describe, expect, it } from 'vitest';
import { journey } from './journey';

describe('the way of a hero', () => {
  it('goes from room to room to its grave', () => {
    const hero = 'the_fool';
    const steps = journey([
      { type: 'round_began', round: 1 },
      { type: 'hero_lured', seat: 1, hero },
      { type: 'hero_entered', seat: 1, hero, slot: 2, room: 'open_grave', damage: 0 },
      { type: 'hero_entered', seat: 1, hero, slot: 1, room: 'dark_altar', damage: 2 },
      { type: 'hero_died', seat: 1, hero, room: 'dark_altar', souls: 1 },
    ]);
    expect(steps.map(({ at, kind, note }) => [at, kind, note])).toEqual([
      ['entrance:1', 'walk', ''],
      ['room:1.2', 'walk', ''],
      ['room:1.1', 'hurt', '−2'],
      ['room:1.1', 'dead', '✝'],
    ]);
  });

  it('or through to the boss', () => {
    const [last] = journey([{ type: 'hero_survived', seat: 0, hero: 'the_fool', wounds: 1 }]);
    expect(last).toMatchObject({ at: 'boss:0', kind: 'through' });
  });
});
