import type { Theme } from '../theme';
import { animate } from './animation';
import DescentBoard from './DescentBoard.svelte';
import Course from './panels/Course.svelte';
import { why } from './panels/course';
import Picture from './Picture.svelte';
import Portrait from './Portrait.svelte';

export const theme: Theme = {
  Board: DescentBoard,
  Picture,
  Portrait,
  animate,
  Course,
  why,
};
