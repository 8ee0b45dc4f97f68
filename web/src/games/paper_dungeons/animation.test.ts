import { expect, it } from 'vitest';
import { shownBy } from '../../board/motions';
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
    zone('player:0'),
    zone('player:1'),
  ],
};
const motions = (event: Event) => animate(event, SCENE, SCENE) ?? [];

it('lets the dice tumble together and stop', () => {
  const rolled = motions({ type: 'dice_rolled', dice: [] });
  expect(rolled.filter(({ kind }) => kind === 'tumble')).toHaveLength(2);
  expect(shownBy(rolled, SCENE, SCENE)).toEqual(new Set(['die:0', 'die:1', 'dice']));
});

it('stamps the own result on the boss, and that of others beside their names', () => {
  const fought = { type: 'boss_fought', boss: 'lich', points: 4, damage: 2 };
  expect(motions({ ...fought, seat: 0 })).toContainEqual(
    expect.objectContaining({ kind: 'stamp', piece: 'boss:2', sign: '+4' }),
  );
  expect(motions({ ...fought, seat: 1 })).toContainEqual(
    expect.objectContaining({ kind: 'stamp', piece: 'player:1' }),
  );
});

it('walks the party to a room and shows the map only with its last step', () => {
  const entered = motions({ type: 'room_entered', seat: 0, room: 'b3', first: true });
  expect(entered[0]).toMatchObject({ kind: 'move', piece: 'party:0', to: 'room:0.b3' });
  expect(shownBy(entered, SCENE, SCENE)).toContain('dungeon:0');
});
