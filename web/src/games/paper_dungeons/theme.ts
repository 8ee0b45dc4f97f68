import type { Theme } from '../theme';
import { animate } from './animation';
import { rankOf } from './desk';
import PaperBoard from './PaperBoard.svelte';
import Picture from './Picture.svelte';
import Portrait from './Portrait.svelte';
import { why } from './why';

export const theme: Theme = {
  Board: PaperBoard,
  Picture,
  Portrait,
  animate,
  ending: rankOf,
  why,
};
