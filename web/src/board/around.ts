import type { Position } from '../protocol';
import { isZone } from './scene';

/** A table on which everything lies open, as it lies for who sits at one of its seats.

Their own area comes last, as at their own table, and what they alone saw right after it. */
export function seatedAt(position: Position, seat: number): Position {
  const { scene } = position;
  const areas = scene.pieces.filter((piece) => isZone(piece) && piece.id.startsWith('player:'));
  const mine = areas.findIndex((piece) => isZone(piece) && piece.owner === seat);
  const turned = [...areas.slice(mine + 1), ...areas.slice(0, mine + 1)];
  const pieces = scene.pieces.map((piece) =>
    areas.includes(piece) ? (turned.shift() ?? piece) : piece,
  );
  const own = (id: string) => (id.endsWith(`@${seat}`) ? 0 : id.includes('@') ? 1 : -1);
  return {
    ...position,
    scene: { ...scene, pieces: pieces.toSorted((a, b) => own(a.id) - own(b.id)) },
  };
}
