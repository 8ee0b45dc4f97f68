import type { Cover } from '../cover';
import outlines from './cover.json?icons';

export const cover: Cover = {
  outlines,
  hero: 'torch',
  props: ['goblin', 'chest', 'dragon', 'seal'],
  deep: '#2a2630',
  stone: '#6d6168',
  bright: '#ffa53a',
};
