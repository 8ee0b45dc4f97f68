/** How somebody stands: on what base, where the head is, what is beside it. */

import type { Standing } from '../../../board/grid';
import type { Figure, Stat } from '../../../protocol';

export type Heading = 'n' | 'e' | 's' | 'w';

const sideOf = (figure: Figure) => (figure.facts?.side === 'heroes' ? 'heroes' : 'overlord');
const middle = ({ x, y, width, height }: Standing) => [x + width / 2, y + height / 2] as const;

/** Where somebody looks: at the nearest of the other side, along its length if it has one. */
export function heading(one: Standing, all: readonly Standing[]): Heading {
  const [x, y] = middle(one);
  let nearest: readonly [number, number] = [0, 1];
  let least = Infinity;
  for (const other of all) {
    if (sideOf(other.figure) === sideOf(one.figure)) continue;
    const [dx, dy] = [middle(other)[0] - x, middle(other)[1] - y];
    if (Math.hypot(dx, dy) >= least) continue;
    [least, nearest] = [Math.hypot(dx, dy), [dx, dy]];
  }
  const [dx, dy] = nearest;
  const along = one.width === one.height ? Math.abs(dx) >= Math.abs(dy) : one.width > one.height;
  if (along) return dx < 0 ? 'w' : 'e';
  return dy < 0 ? 'n' : 's';
}

const TURNS: Readonly<Record<Heading, number>> = { n: -90, e: 0, s: 90, w: 180 };

/** How far a body that is drawn looking east is turned. */
export function turnTo(side: Heading): number {
  return TURNS[side];
}

const NOT_BESIDE = ['wounds', 'done'];

/** What lasts, and is drawn as small signs: burning, webs, orders; without wounds. */
export function beside(figure: Figure): readonly Stat[] {
  return (figure.badges ?? []).filter(({ icon }) => !NOT_BESIDE.includes(icon));
}

/** What is left of the wounds, as a share. */
export function left(figure: Figure): { value: number; most: number; share: number } | null {
  const wounds = figure.badges?.find(({ icon }) => icon === 'wounds');
  const [value, most] = [Number(wounds?.value), Number(wounds?.most)];
  if (!wounds || !(most > 0)) return null;
  return { value, most, share: Math.min(1, Math.max(0, value / most)) };
}
