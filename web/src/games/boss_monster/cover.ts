import type { Cover } from '../cover';
import outlines from './cover.json?icons';

export const cover: Cover = {
  outlines,
  hero: 'minotaur',
  props: ['trap', 'chest', 'skull', 'sword'],
  deep: '#46305f',
  stone: '#8468a8',
  bright: '#ff8f5e',
};
