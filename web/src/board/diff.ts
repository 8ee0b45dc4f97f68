/** What changed between two scenes: what moved, what is new, which numbers are others. */

import type { Scene } from '../protocol';
import { byId, identity, statsOf, type Found, type Piece } from './scene';

export interface Move {
  from: string;
  to: string;
}

export interface Counted {
  piece: string;
  icon: string;
  by: number;
}

export interface Changes {
  /** A card that lies elsewhere under another id. */
  moved: Move[];
  appeared: string[];
  vanished: string[];
  counted: Counted[];
}

function numbers(piece: Piece): Map<string, number> {
  const found = new Map<string, number>();
  if (piece.type === 'track') found.set(piece.icon ?? 'track', piece.value);
  for (const stat of statsOf(piece)) {
    if (typeof stat.value === 'number') found.set(stat.icon, stat.value);
  }
  return found;
}

function counted(before: Found, after: Found): Counted[] {
  if (identity(before.piece) !== identity(after.piece)) return [];
  const old = numbers(before.piece);
  return [...numbers(after.piece)].flatMap(([icon, value]) => {
    const by = value - (old.get(icon) ?? value);
    return by === 0 ? [] : [{ piece: after.piece.id, icon, by }];
  });
}

/** Everything that is different; cards that have another id now are paired by what they are. */
export function changes(before: Scene, after: Scene): Changes {
  const old = byId(before);
  const now = byId(after);
  const gone = [...old.values()].filter((found) => !now.has(found.piece.id));
  const fresh = [...now.values()].filter((found) => !old.has(found.piece.id));
  const moved: Move[] = [];
  const appeared: string[] = [];
  for (const { piece } of fresh) {
    const same = gone.findIndex(
      (other) => identity(piece) !== null && identity(other.piece) === identity(piece),
    );
    const [origin] = same < 0 ? [] : gone.splice(same, 1);
    if (origin) moved.push({ from: origin.piece.id, to: piece.id });
    else appeared.push(piece.id);
  }
  return {
    moved,
    appeared,
    vanished: gone.map((found) => found.piece.id),
    counted: [...now].flatMap(([id, found]) => {
      const was = old.get(id);
      return was ? counted(was, found) : [];
    }),
  };
}
