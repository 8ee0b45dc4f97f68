import { describe, expect, it } from 'vitest';
import { shownBy } from '../../board/motions';
import type { Piece } from '../../board/scene';
import type { Event, Scene } from '../../protocol';
import { animate } from './animation';

const named = (message: string) => ({ message });
const zone = (id: string, owner: number | null, ...children: Piece[]): Piece => ({
  type: 'zone',
  id,
  label: named(id),
  layout: 'row',
  owner,
  children,
});
const room = (seat: number, slot: number, card: string): Piece => ({
  type: 'card',
  id: `room:${seat}.${slot}`,
  name: named(card),
  card,
});
const SCENE: Scene = {
  title: named('title'),
  pieces: [
    zone('player:1', 1, zone('dungeon:1', 1, room(1, 1, 'pit'), room(1, 0, 'altar'))),
    zone('hand', 0, { type: 'card', id: 'hand:spa', name: named('spa'), card: 'spa' }),
  ],
};
const motions = (event: Event) => animate(event, SCENE, SCENE) ?? [];
const kinds = (event: Event) => motions(event).map(({ kind }) => kind);

describe('the way of a hero', () => {
  const hero = 'the_fool';

  it('leads from room to room, with what hurts it', () => {
    const entered = { type: 'hero_entered', seat: 1, hero, slot: 1, damage: 2 };
    expect(motions(entered)).toContainEqual({ kind: 'move', piece: hero, to: 'room:1.1' });
    expect(motions(entered)).toContainEqual({
      kind: 'float',
      piece: hero,
      sign: '−2',
      tone: 'bad',
    });
    expect(kinds({ ...entered, damage: 0 })).not.toContain('float');
  });

  it('ends as a soul that flies to its track and is counted there', () => {
    const died = motions({ type: 'hero_died', seat: 1, hero, room: 'pit', souls: 2 });
    expect(died).toContainEqual({ kind: 'count', piece: 'souls:1', by: 2 });
    expect(died.some((motion) => motion.kind === 'send' && motion.to === 'souls:1')).toBe(true);
    expect(shownBy(died, SCENE, SCENE)).not.toContain('souls:1');
  });

  it('or as a wound of the boss', () => {
    const survived = motions({ type: 'hero_survived', seat: 1, hero, wounds: 1 });
    expect(survived).toContainEqual({ kind: 'move', piece: hero, to: 'boss:1' });
    expect(survived).toContainEqual({ kind: 'count', piece: 'wounds:1', by: 1 });
  });
});

describe('a card that is lost', () => {
  it('flies from the own hand to the pile, and it is told', () => {
    const lost = motions({ type: 'cards_discarded', seat: 0, cards: ['spa'] });
    expect(lost).toContainEqual({ kind: 'move', piece: 'hand:spa', to: 'pile', meanwhile: false });
    expect(lost).toContainEqual({ kind: 'tell' });
    expect(shownBy(lost, SCENE, SCENE)).toContain('hand:spa');
  });
});

describe('a room', () => {
  it('that is destroyed breaks, and its dungeon closes up', () => {
    const broken = motions({ type: 'room_destroyed', seat: 1, room: 'altar' });
    expect(broken).toContainEqual({ kind: 'break', piece: 'room:1.0' });
    expect(shownBy(broken, SCENE, SCENE)).toContain('room:1.1');
  });

  it('goes from the own hand as itself, from another as a back', () => {
    const placed = { type: 'room_placed', slot: 0, card: 'spa', over: null };
    expect(kinds({ ...placed, seat: 0 })).toContain('move');
    expect(kinds({ ...placed, seat: 1, card: null })).not.toContain('move');
    expect(motions({ ...placed, seat: 1, card: null })[0]).toMatchObject({ kind: 'send' });
  });
});
