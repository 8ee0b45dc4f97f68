import { describe, expect, it } from 'vitest';
import type { Event, Scene } from '../protocol';
import { actsOf, plainly } from './acts';
import type { Animate } from './motions';
import type { Piece } from './scene';

const named = (message: string) => ({ message });
const hero = (id: string): Piece => ({ type: 'card', id, name: named(id), card: id });
const zone = (id: string, ...children: Piece[]): Piece => ({
  type: 'zone',
  id,
  label: named(id),
  layout: 'row',
  children,
});
const scene = (...pieces: Piece[]): Scene => ({ title: named('title'), pieces });
const BEFORE = scene(zone('town', hero('ann'), hero('bob')), zone('cave'));
const AFTER = scene(zone('town'), zone('cave', hero('ann'), hero('bob')));

const goes = (who: string, seat: number): Event => ({ type: 'went', hero: who, seat });
const animate: Animate = (event) =>
  event.type === 'went' ? [{ kind: 'move', piece: String(event.hero), to: 'cave' }] : [];
const acts = (events: Event[], seat: number | null = 0) =>
  actsOf(events, BEFORE, AFTER, seat, animate);

describe('the acts between two positions', () => {
  it('show a piece after the last event that is about it', () => {
    const [first, second, third] = acts([goes('ann', 0), goes('bob', 0), goes('ann', 0)]);
    expect([...(first?.shown ?? [])]).toEqual([]);
    expect([...(second?.shown ?? [])]).toEqual(['bob']);
    expect([...(third?.shown ?? [])]).toEqual(['ann']);
  });

  it('play at a pace that can be followed where others act, and tell what they do', () => {
    const [theirs] = acts([goes('ann', 1)]);
    expect(theirs?.time).toBeGreaterThanOrEqual(600);
    expect(theirs?.time).toBeLessThanOrEqual(900);
    expect(theirs?.told).toHaveLength(1);
  });

  it('are short and untold where they are one’s own', () => {
    const [mine] = acts([goes('ann', 0)]);
    expect(mine?.time).toBeLessThan(400);
    expect(mine?.told).toEqual([]);
  });

  it('tell of a blow by somebody else, and not of what one has chosen oneself', () => {
    const blow: Animate = () => [{ kind: 'vanish', piece: 'ann' }, { kind: 'tell' }];
    const [struck] = actsOf([goes('ann', 0)], BEFORE, AFTER, 0, blow, true);
    expect(struck?.told).toHaveLength(1);
    expect(struck?.time).toBeGreaterThanOrEqual(600);
    expect(actsOf([goes('ann', 0)], BEFORE, AFTER, 0, blow)[0]?.told).toEqual([]);
    expect(actsOf([goes('ann', 0)], BEFORE, AFTER, 0, animate, true)[0]?.told).toEqual([]);
  });

  it('take no time where there is nothing to be seen', () => {
    expect(acts([{ type: 'thought', seat: 1 }])[0]?.time).toBe(0);
  });

  it('put together what happens to one seat after another', () => {
    const [both, ...others] = acts([goes('ann', 1), goes('bob', 2)]);
    expect(both?.events).toHaveLength(2);
    expect(others).toEqual([]);
    expect(acts([goes('ann', 1), goes('bob', 1)])).toHaveLength(2);
  });

  it('add up what is counted, act by act', () => {
    const counting: Animate = () => [{ kind: 'count', piece: 'souls', by: 2 }];
    const found = actsOf([goes('ann', 0), goes('bob', 0)], BEFORE, AFTER, 0, counting);
    expect(found.map((act) => act.counts.get('souls')?.get(''))).toEqual([2, 4]);
  });
});

describe('an event of a game without motions of its own', () => {
  it('moves the pieces it names to where they will lie', () => {
    expect(plainly(goes('ann', 0), BEFORE, AFTER)).toEqual([
      { kind: 'move', piece: 'ann', to: 'cave' },
    ]);
  });

  it('lets what it names appear and vanish', () => {
    const [alone, none] = [scene(hero('ann')), scene()];
    expect(plainly(goes('ann', 0), none, alone)).toEqual([{ kind: 'appear', piece: 'ann' }]);
    expect(plainly(goes('ann', 0), alone, none)).toEqual([{ kind: 'vanish', piece: 'ann' }]);
  });

  it('names nothing by a fact that is not known', () => {
    const event = { ...goes('nobody', 0), number: null };
    expect(plainly(event, BEFORE, BEFORE)).toEqual([]);
  });

  it('tells of the tiles it names', () => {
    const tile = { type: 'tile' as const, id: 'ann', tile: 'hall', name: named('hall') };
    const map = (...laid: string[]): Piece => ({
      type: 'grid',
      id: 'map',
      name: named('map'),
      rows: ['.'],
      kinds: {},
      tiles: laid.map((id) => ({ ...tile, id, origin: [0, 0] })),
    });
    const [none, one] = [scene(map()), scene(map('ann'))];
    expect(plainly(goes('ann', 0), none, one)).toEqual([{ kind: 'appear', piece: 'ann' }]);
    expect(plainly(goes('ann', 0), one, one)).toEqual([{ kind: 'flash', piece: 'ann' }]);
    expect(plainly(goes('ann', 0), one, none)).toEqual([{ kind: 'vanish', piece: 'ann' }]);
  });
});
