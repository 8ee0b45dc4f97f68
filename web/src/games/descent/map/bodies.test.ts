import { expect, it } from 'vitest';
import type { Standing } from '../../../board/grid';
import type { Figure } from '../../../protocol';
import { beside, heading, left } from './bodies';

const words = { message: 'x', about: {} };
const stat = (icon: string, value: number | string, most?: number) => ({
  icon,
  value,
  label: words,
  ...(most === undefined ? {} : { most }),
});
function standing(side: string, x: number, y: number, width = 1, height = 1): Standing {
  const figure = { id: `${side}${x}.${y}`, facts: { side } } as unknown as Figure;
  return { figure, x, y, width, height };
}

it('looks at the nearest of the other side', () => {
  const [ogre, near, far] = [standing('overlord', 5, 5, 2, 2), standing('heroes', 5, 2), standing('heroes', 20, 5)]; // prettier-ignore
  expect(heading(ogre, [ogre, near, far])).toBe('n');
  expect(heading(ogre, [ogre, far])).toBe('e');
});

it('looks along its length, whatever is nearer', () => {
  const hound = standing('overlord', 5, 5, 2, 1);
  expect(heading(hound, [hound, standing('heroes', 4, 1)])).toBe('w');
  const upright = standing('overlord', 5, 5, 1, 2);
  expect(heading(upright, [upright, standing('heroes', 9, 6)])).toBe('s');
});

it('tells what is left of the wounds, and what else lasts', () => {
  const badges = [stat('wounds', 3, 6), stat('web', 2), stat('done', '')];
  const figure = { id: 'monster:0', badges } as unknown as Figure;
  expect(left(figure)?.share).toBe(0.5);
  expect(beside(figure).map(({ icon }) => icon)).toEqual(['web']);
  expect(left({ ...figure, badges: [] })).toBeNull();
});
