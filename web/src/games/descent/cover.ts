import type { Cover } from '../cover';
import outlines from './cover.json?icons';

export const cover: Cover = {
  outlines,
  hero: 'knight',
  props: ['demon', 'chest', 'hound', 'glyph'],
  deep: '#231a22',
  stone: '#5d5560',
  bright: '#ff8f3d',
};
