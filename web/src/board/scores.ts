/** The scores of a match: what decides, the parts it is made of, and how long their bars are. */

import type { Outcome } from '../protocol';

export interface Part {
  part: string;
  /** The largest number that its bars are measured by; none: it has no bar. */
  most: number | null;
  decides: boolean;
}

/** Whether all have one score together: there is nobody to compare with. */
export function isShared({ places, scores }: Outcome): boolean {
  const [first] = scores.map((score) => JSON.stringify(score));
  return places.length === 0 && scores.every((score) => JSON.stringify(score) === first);
}

/**
 * What there are scores of, as they are shown. Parts nobody has are left out; what decides comes
 * last. Parts and their sum, which is the first to decide, have one measure; what else decides
 * is counted in something else and has no bar. Where nothing is named, everything decides, and has
 * a bar where it can be compared.
 */
export function partsOf(outcome: Outcome, deciding: readonly string[]): Part[] {
  const { scores } = outcome;
  const all = Object.keys(scores[0] ?? {});
  const last = deciding.length > 0 ? deciding : all;
  const largest = (part: string) =>
    Math.max(0, ...scores.map((score) => Math.abs(score[part] ?? 0)));
  const parts = all.filter((part) => !last.includes(part) && largest(part) > 0);
  const [sum] = last;
  const measure = Math.max(1, ...[...parts, ...(sum === undefined ? [] : [sum])].map(largest));
  const measured = (part: string) => {
    if (deciding.length === 0) return isShared(outcome) ? null : Math.max(1, largest(part));
    return part === sum ? measure : null;
  };
  return [
    ...parts.map((part) => ({ part, most: measure, decides: false })),
    ...all
      .filter((part) => last.includes(part))
      .map((part) => ({ part, most: measured(part), decides: true })),
  ];
}
