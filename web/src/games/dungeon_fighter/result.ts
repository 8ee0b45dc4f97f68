/** Which part of the target is lit, and how: what is looked at, or where a die counts. */

import { walk } from '../../board/scene';
import type { Event, Scene } from '../../protocol';
import { isDie, listOf } from './table';

export interface Lit {
  sections: readonly string[];
  colour: string;
}

const [LOOKED, HIT, MISS] = ['#fff2a8', '#ffe14d', '#ff5a4e'];

/** What the target shows while events are played, and otherwise. */
export function litBy(played: readonly Event[], scene: Scene, looked: string | null): Lit {
  for (const event of played) {
    if (event.type === 'throw_hit') return { sections: [String(event.section)], colour: HIT };
    if (event.type === 'throw_missed') return { sections: lastSections(scene), colour: MISS };
  }
  return { sections: looked ? [looked] : [], colour: LOOKED };
}

/** Where the dice of the throw lie that is being judged. */
export function lastSections(scene: Scene): string[] {
  return [...walk(scene.pieces)].flatMap(({ piece }) =>
    isDie(piece) && piece.states?.includes('last') ? listOf(piece.facts?.sections) : [],
  );
}
