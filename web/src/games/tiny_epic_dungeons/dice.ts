/** The open check: which dice count, what they come to, and which option that is. */

import type { Question } from '../../protocol';

/** Faces that can be added to another die. */
const HIGHEST_PLUS = 2;

/** Where the pips of a face lie on a die of 100 by 100. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [28, 28],
    [50, 50],
    [72, 72],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [50, 50],
    [28, 72],
    [72, 72],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

export interface Fix {
  index: number;
  dice: readonly number[];
  main: number;
}

interface Option {
  type: string;
  main?: number;
  plus?: readonly number[];
  die?: number;
  by?: number;
}

const optionsOf = (question: Question | null) => (question?.options ?? []) as unknown as Option[];

/** Every way to count dice, the most first. */
export function fixes(question: Question | null): Fix[] {
  return optionsOf(question).flatMap(({ type, main, plus = [] }, index) =>
    type === 'fix' && main !== undefined ? [{ index, main, dice: [main, ...plus] }] : [],
  );
}

/** The way to count exactly these dice. */
export function fixOf(found: readonly Fix[], dice: ReadonlySet<number>): Fix | null {
  return (
    found.find((fix) => fix.dice.length === dice.size && fix.dice.every((die) => dice.has(die))) ??
    null
  );
}

/** The dice that count after another one is clicked: one main die, and plus dice beside it. */
export function clicked(
  faces: readonly number[],
  counted: ReadonlySet<number>,
  die: number,
): Set<number> {
  const plus = (one: number) => (faces[one] ?? 0) <= HIGHEST_PLUS;
  const next = new Set(counted);
  if (next.has(die)) {
    if (next.size > 1) next.delete(die);
    return next;
  }
  if (!plus(die)) for (const one of counted) if (!plus(one)) next.delete(one);
  next.add(die);
  return next;
}

/** What counted dice come to. */
export function totalOf(
  faces: readonly number[],
  counted: ReadonlySet<number>,
  bonus: number,
): number {
  return [...counted].reduce((sum, die) => sum + (faces[die] ?? 0), bonus);
}

/** The option that changes a die by one, if it is offered. */
export function changeOf(question: Question | null, die: number, by: number): number | null {
  const index = optionsOf(question).findIndex(
    (option) => option.type === 'change_die' && option.die === die && option.by === by,
  );
  return index < 0 ? null : index;
}

/** The options that roll a die again. */
export function rerollsOf(question: Question | null, die: number): number[] {
  return optionsOf(question).flatMap((option, index) =>
    option.type === 'reroll' && option.die === die ? [index] : [],
  );
}

/** The chance of the check after an option, in percent; nothing where none is told. */
export function shareOf(question: Question | null, index: number): string {
  const percent = question?.offers[index]?.effect?.about?.percent;
  return percent === undefined ? '' : `${percent}%`;
}

/** What somebody who is not asked sees counted: the highest die and every plus. */
export function bestOf(faces: readonly number[]): ReadonlySet<number> {
  const order = [...faces.keys()].sort((one, other) => (faces[one] ?? 0) - (faces[other] ?? 0));
  return order.reduce<ReadonlySet<number>>(
    (chosen, die) => (chosen.has(die) ? chosen : clicked(faces, chosen, die)),
    new Set(),
  );
}

/** Everything else that may be done while a check is open. */
export function helpsOf(question: Question | null): number[] {
  return optionsOf(question).flatMap(({ type }, index) =>
    ['fix', 'change_die', 'reroll'].includes(type) ? [] : [index],
  );
}
