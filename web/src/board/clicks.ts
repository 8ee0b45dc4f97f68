/**
 * Choosing by clicking pieces: every option names the pieces it touches, in the order of clicks.
 *
 * Clicking a piece leaves the options that name it. Copies of a card count as one another.
 */

import { original } from './scene';

export type Refs = readonly (readonly string[])[];

function count(ids: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const id of ids) found.set(original(id), (found.get(original(id)) ?? 0) + 1);
  return found;
}

/** The pieces of an option that have not been clicked yet, in the order of clicks. */
export function missing(refs: readonly string[], picked: readonly string[]): string[] {
  const left = count(picked);
  return refs.filter((ref) => {
    const clicks = left.get(original(ref)) ?? 0;
    if (clicks > 0) left.set(original(ref), clicks - 1);
    return clicks === 0;
  });
}

/** The indices of the options that name everything that has been clicked. */
export function remaining(options: Refs, picked: readonly string[]): number[] {
  return options.flatMap((refs, index) =>
    missing(refs, picked).length === refs.length - picked.length ? [index] : [],
  );
}

/**
 * What may be clicked now, by the id of the first copy: `next` is the next click of some option,
 * `later` a click that comes after others and may be made at once, too.
 */
export function clickable(
  options: Refs,
  picked: readonly string[],
): ReadonlyMap<string, 'next' | 'later'> {
  const found = new Map<string, 'next' | 'later'>();
  for (const index of remaining(options, picked)) {
    const left = missing(options[index] ?? [], picked);
    left.forEach((ref, place) => {
      if (place === 0) found.set(original(ref), 'next');
      else if (!found.has(original(ref))) found.set(original(ref), 'later');
    });
  }
  return found;
}

/**
 * How many pieces every option names, where they are picked together and in any order: some piece is
 * the first of one option and not the first of another.
 */
export function combination(options: Refs): number | null {
  const named = options.filter((refs) => refs.length > 0);
  const size = named[0]?.length ?? 0;
  if (size < 2 || named.some((refs) => refs.length !== size)) return null;
  const firsts = new Set(named.map(([first = '']) => original(first)));
  return named.some((refs) => refs.slice(1).some((ref) => firsts.has(original(ref)))) ? size : null;
}

/** The clicks without one of them, and without those that followed it. */
export function unpick(picked: readonly string[], id: string): string[] {
  const place = picked.indexOf(id);
  return place < 0 ? [...picked] : picked.slice(0, place);
}
