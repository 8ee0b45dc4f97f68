/** What people at a real table tell of a throw: put together from taps, and checked. */

import { isRound, type Geometry, type Section } from '../arena/geometry';

/** Where a real die lies. */
export type Lies =
  'section' | 'line' | 'hole' | 'margin' | 'bones' | 'off' | 'overlay' | 'overlay_hole' | 'wall';

export interface Told {
  bounced: boolean | null;
  lies: Lies | null;
  sections: readonly string[];
  /** On a line, the section with most of the corners; none: they are equal. */
  most: string | null;
  overlay: string | null;
  symbol: string | null;
  performed: readonly string[];
  icebergs: readonly string[];
}

export const NOTHING: Told = {
  bounced: null,
  lies: null,
  sections: [],
  most: null,
  overlay: null,
  symbol: null,
  performed: [],
  icebergs: [],
};

/** How many sections a die can touch at once. */
const MOST = 4;
const CLOSE = 0.01;

/** Whether two sections share a border or a corner. */
export function touch(one: Section, other: Section): boolean {
  const rings = one.inner <= other.outer + CLOSE && other.inner <= one.outer + CLOSE;
  if (!rings || one === other) return false;
  if (isRound(one) || isRound(other)) return true;
  const turned = (angle: number, from: number) => (((angle - from) % 360) + 360) % 360;
  const wide = (section: Section) => section.to - section.from;
  return (
    turned(other.from, one.from) <= wide(one) + CLOSE ||
    turned(one.from, other.from) <= wide(other) + CLOSE
  );
}

/** A section was tapped: it is the only one, or one more of a line, or not one any more. */
export function tapped(told: Told, section: Section, geometry: Geometry): Told {
  const known = new Map(geometry.sections.map((one) => [one.id, one]));
  if (told.sections.includes(section.id)) {
    const sections = told.sections.filter((id) => id !== section.id);
    return place(told, sections, told.most === section.id ? null : told.most);
  }
  const others = told.sections.flatMap((id) => known.get(id) ?? []);
  const line =
    others.length > 0 && others.length < MOST && others.every((one) => touch(one, section));
  return place(told, line ? [...told.sections, section.id] : [section.id], line ? told.most : null);
}

function place(told: Told, sections: readonly string[], most: string | null): Told {
  const lies: Lies | null =
    sections.length === 0 ? null : sections.length === 1 ? 'section' : 'line';
  return { ...told, sections, most, lies, overlay: null };
}

/** It lies somewhere else than in a section. */
export function elsewhere(told: Told, lies: Lies, overlay: string | null = null): Told {
  return { ...told, lies, overlay, sections: [], most: null };
}

/** What is still to be told, in the order of the form. */
export function missing(told: Told): readonly ('bounced' | 'lies' | 'symbol')[] {
  return [
    ...(told.bounced === null ? (['bounced'] as const) : []),
    ...(told.lies === null ? (['lies'] as const) : []),
    ...(told.symbol === null ? (['symbol'] as const) : []),
  ];
}

/** The answer to the question what happened. */
export function answerOf(told: Told): Record<string, unknown> | null {
  if (missing(told).length > 0) return null;
  const { lies, sections, most, overlay, symbol, performed, icebergs } = told;
  return {
    type: 'report',
    bounced: told.bounced,
    lies,
    symbol,
    sections,
    performed,
    icebergs,
    ...(most ? { most } : {}),
    ...(overlay ? { overlay } : {}),
  };
}
