import type { Theme } from '../theme';
import { animate } from './animation';
import { why } from './course';
import Course from './Course.svelte';
import FighterBoard from './FighterBoard.svelte';
import Picture from './Picture.svelte';
import Portrait from './Portrait.svelte';

export const theme: Theme = {
  Board: FighterBoard,
  Picture,
  Portrait,
  Course,
  animate,
  why,
};
