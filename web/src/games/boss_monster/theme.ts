import type { Theme } from '../theme';
import { animate } from './animation';
import BossBoard from './BossBoard.svelte';
import Course from './Course.svelte';
import { why } from './course';
import Picture from './Picture.svelte';
import { noteOf } from './note';
import Portrait from './Portrait.svelte';

export const theme: Theme = {
  Board: BossBoard,
  Picture,
  Portrait,
  Course,
  animate,
  note: noteOf,
  why,
};
