import type { Theme } from '../theme';
import PaperBoard from './PaperBoard.svelte';
import Picture from './Picture.svelte';

export const theme: Theme = {
  Board: PaperBoard,
  Picture,
  journey: () => [],
  deciding: ['L', 'rooms'],
};
