import { expect, it } from 'vitest';
import { lengthOf, shownBy } from '../../board/motions';
import type { Piece } from '../../board/scene';
import type { Event, Scene } from '../../protocol';
import { animate } from './animation';

const named = (message: string, about = {}) => ({ message, about });
const zone = (id: string, ...children: Piece[]): Piece => ({
  type: 'zone',
  id,
  label: named(id),
  layout: 'row',
  owner: Number(id.split(':')[1] ?? -1),
  children,
});
const die = (id: string): Piece => ({ type: 'die', id, kind: 'white', face: 'boots' });
const SCENE: Scene = {
  title: named('title'),
  seat: 0,
  pieces: [
    zone('dice', die('die:0'), die('die:1')),
    zone('bosses', { type: 'card', id: 'boss:2', name: named('lich'), card: 'lich' }),
    zone('player:0', {
      type: 'grid',
      id: 'map:0',
      name: named('map'),
      rows: ['..'],
      kinds: {},
      spots: [
        { square: [0, 0], card: 'a1' },
        { square: [0, 1], card: 'b1' },
      ],
      figures: [
        { type: 'figure', id: 'party:0', name: named('party'), picture: 'party', square: [0, 0] },
      ],
    }),
    zone('player:1'),
  ],
};
const motions = (event: Event) => animate(event, SCENE, SCENE) ?? [];

it('lets the dice tumble together and stop', () => {
  const rolled = motions({ type: 'dice_rolled', dice: [] });
  expect(rolled.filter(({ kind }) => kind === 'tumble')).toHaveLength(2);
  expect(shownBy(rolled, SCENE, SCENE)).toEqual(new Set(['die:0', 'die:1', 'dice']));
});

it('gives the night of a boss its time, and writes the points when it has told how it went', () => {
  const fought = motions({ type: 'boss_fought', seat: 1, boss: 'lich', points: 4, damage: 2 });
  expect(lengthOf(fought)).toBeGreaterThan(2000);
  expect(shownBy(fought, SCENE, SCENE)).toContain('score:1');
  expect(lengthOf(motions({ type: 'reward_left', boss: 'lich', tied: [] }))).toBeGreaterThan(1000);
});

it('walks the party from room to room and draws its way before anything comes of it', () => {
  const entered = motions({ type: 'room_entered', seat: 0, room: 'b1', first: true });
  expect(entered[0]).toMatchObject({ piece: 'party:0', from: 'map:0:0.0', to: 'map:0:0.1' });
  const drawn = [...shownBy(entered, SCENE, SCENE)];
  expect(drawn).toEqual(expect.arrayContaining(['party:0', 'map:0/path', 'map:0/explored']));
  expect(drawn).not.toContain('map:0');
});

it('crosses a monster out when it is defeated, not when its room is entered', () => {
  const defeated = motions({ type: 'monster_defeated', seat: 0, room: 'b1' });
  expect(defeated[0]).toMatchObject({ kind: 'stamp', piece: 'map:0:0.1' });
  expect(shownBy(defeated, SCENE, SCENE)).toContain('map:0/defeated');
});
