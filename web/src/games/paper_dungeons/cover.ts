import type { Cover } from '../cover';
import outlines from './cover.json?icons';

export const cover: Cover = {
  outlines,
  hero: 'quill',
  props: ['dice', 'map', 'potion', 'scroll'],
  deep: '#27505c',
  stone: '#5b93a0',
  bright: '#ffe2a0',
};
