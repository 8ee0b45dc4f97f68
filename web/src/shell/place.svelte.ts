import type { GameInfo } from '../protocol';

interface Place {
  /** The game that is on the screen, for what is about the game but not in it. */
  game: GameInfo | null;
  /** Opens the rulebook beside that game, where there is a place for it. */
  read: (() => void) | null;
}

export const place: Place = $state({ game: null, read: null });
