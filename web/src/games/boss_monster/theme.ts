import type { Theme } from '../theme';
import BossBoard from './BossBoard.svelte';
import { journey } from './journey';
import Picture from './Picture.svelte';

export const theme: Theme = { Board: BossBoard, Picture, journey };
