import { expect, it } from 'vitest';
import type { Position } from '../protocol';
import { seatedAt } from './around';

const zone = (id: string, owner: number | null = null) => ({ type: 'zone', id, owner });
const pieces = [
  zone('town'),
  zone('player:0', 0),
  zone('player:1', 1),
  zone('player:2', 2),
  zone('pile'),
  zone('hand@0', 0),
  zone('hand@1', 1),
  zone('hand@2', 2),
];
const open = { scene: { title: { message: 'title' }, pieces } } as unknown as Position;

function order(seat: number): string[] {
  return seatedAt(open, seat).scene.pieces.map(({ id }) => id);
}

it('lays the own area last and what its owner saw right after it', () => {
  const [town, pile] = ['town', 'pile'];
  const others = ['player:2', 'player:0', 'player:1'];
  expect(order(1)).toEqual([town, ...others, pile, 'hand@1', 'hand@0', 'hand@2']);
  expect(order(2)).toEqual(
    [town, 'player:0', 'player:1', 'player:2', pile].concat(['hand@2', 'hand@0', 'hand@1']),
  );
});
