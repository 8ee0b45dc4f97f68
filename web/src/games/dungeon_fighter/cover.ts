import type { Cover } from '../cover';
import outlines from './cover.json?icons';

export const cover: Cover = {
  outlines,
  hero: 'target',
  props: ['die', 'penguin', 'snowflake', 'iceberg'],
  deep: '#142238',
  stone: '#4f7398',
  bright: '#9fe3ff',
};
