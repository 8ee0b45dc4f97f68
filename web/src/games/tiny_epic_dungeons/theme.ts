import type { Theme } from '../theme';
import { animate } from './animation';
import DungeonBoard from './DungeonBoard.svelte';
import Picture from './Picture.svelte';
import Portrait from './Portrait.svelte';
import { why } from './why';

export const theme: Theme = {
  Board: DungeonBoard,
  Picture,
  Portrait,
  animate,
  why,
};
