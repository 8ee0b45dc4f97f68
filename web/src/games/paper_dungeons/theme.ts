import type { Theme } from '../theme';
import { animate } from './animation';
import PaperBoard from './PaperBoard.svelte';
import Picture from './Picture.svelte';

export const theme: Theme = {
  Board: PaperBoard,
  Picture,
  animate,
  deciding: ['L', 'rooms'],
};
