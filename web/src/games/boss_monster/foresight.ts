/** What the option that is looked at would make of the table. */

import { createContext } from 'svelte';
import { LookedAt } from '../../board/looked.svelte';
import { byId, isCard, zoneOf } from '../../board/scene';
import type { Surroundings } from '../../board/surroundings';
import type { Card, Scene, Words } from '../../protocol';

const BUILDS: readonly unknown[] = ['place', 'build'];

export class Foresight extends LookedAt {
  readonly #scene: () => Scene;

  constructor(board: Surroundings, scene: () => Scene) {
    super(board);
    this.#scene = scene;
  }

  /** What the number of a piece would be, if it would be another; of several that of an icon. */
  number(piece: string, icon?: string): number | null {
    return this.offer?.becomes?.[icon === undefined ? piece : `${piece}.${icon}`] ?? null;
  }

  /** What would be said of a piece, if it would be something else. */
  words(piece: string): Words | null {
    return this.offer?.tells?.[piece] ?? null;
  }

  /** The boss of a player. */
  boss(seat: unknown): string | null {
    const boss = zoneOf(this.#scene().pieces, `player:${seat}`)?.facts?.boss;
    return typeof boss === 'string' ? boss : null;
  }

  /** The card that would lie here. */
  ghost(place: string): Card | null {
    const { option, offer } = this;
    const type = option === null ? null : this.board.choice.question?.options[option]?.type;
    const [card, at] = offer?.refs ?? [];
    if (card === undefined || at !== place || !BUILDS.includes(type)) return null;
    const found = byId(this.#scene()).get(card)?.piece;
    return found && isCard(found) ? found : null;
  }
}

export const [foresight, foresee] = createContext<Foresight>();
