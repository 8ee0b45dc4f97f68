/** The card somebody looks at closely: in passing, or held open. */

import { untrack } from 'svelte';
import type { Piece } from './scene';

export interface Look {
  /** The piece as it lies, with today's numbers; none when only the card is meant. */
  piece: Piece | null;
  card: string | null;
  /** Where it lies on the screen; the picture appears beside it. */
  anchor: DOMRect | null;
}

export class Zoom {
  look = $state.raw<Look | null>(null);
  /** Held open until it is closed; else it goes with the pointer or the focus. */
  held = $state(false);

  /** Look at a piece in passing. */
  peek(piece: Piece, anchor: DOMRect): void {
    if (!this.held) this.look = { piece, card: cardOf(piece), anchor };
  }

  /** A piece has changed; who looks at it sees what it is now. */
  renew(piece: Piece): void {
    const look = untrack(() => this.look);
    if (look?.piece?.id === piece.id) this.look = { ...look, piece };
  }

  /** The pointer or the focus has gone. */
  leave(): void {
    if (!this.held) this.look = null;
  }

  /** Look at a piece until it is closed. */
  hold(piece: Piece): void {
    this.look = { piece, card: cardOf(piece), anchor: null };
    this.held = true;
  }

  /** Look a card up. */
  lookUp(card: string): void {
    this.look = { piece: null, card, anchor: null };
    this.held = true;
  }

  close(): void {
    this.look = null;
    this.held = false;
  }
}

function cardOf(piece: Piece): string | null {
  if (piece.type === 'card') return piece.card ?? null;
  return piece.type === 'figure' ? piece.picture : null;
}
