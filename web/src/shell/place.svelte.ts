import type { GameInfo } from '../protocol';

/** The game that is on the screen, for what is about the game but not in it. */
export const place: { game: GameInfo | null } = $state({ game: null });
