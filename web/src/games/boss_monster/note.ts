/** What is told of the hero on its way through a dungeon. */

import { walk } from '../../board/scene';
import type { Scene, Words } from '../../protocol';

/** How the walking hero fares, if there is one. */
export function noteOf(scene: Scene): Words | null {
  for (const { piece } of walk(scene.pieces))
    if (piece.type === 'text' && piece.id.startsWith('walk:')) return piece.words;
  return null;
}
