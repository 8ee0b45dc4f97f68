/** The scores of a match: what decides, the parts it is made of, and how long their bars are. */

import type { Outcome } from '../protocol';

export interface Part {
  part: string;
  /** The largest number that its bars are measured by. */
  most: number;
  decides: boolean;
}

/**
 * What there are scores of, as they are shown. Parts nobody has are left out, and all of them have
 * one measure, for they are added up; what decides comes last. Where nothing is named, everything decides.
 */
export function partsOf({ scores }: Outcome, deciding: readonly string[]): Part[] {
  const all = Object.keys(scores[0] ?? {});
  const last = deciding.length > 0 ? deciding : all;
  const largest = (part: string) =>
    Math.max(0, ...scores.map((score) => Math.abs(score[part] ?? 0)));
  const parts = all.filter((part) => !last.includes(part) && largest(part) > 0);
  const measure = Math.max(1, ...parts.map(largest));
  return [
    ...parts.map((part) => ({ part, most: measure, decides: false })),
    ...all
      .filter((part) => last.includes(part))
      .map((part) => ({ part, most: Math.max(1, largest(part)), decides: true })),
  ];
}
