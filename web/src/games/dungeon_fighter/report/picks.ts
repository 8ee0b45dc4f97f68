/** The questions of the form, each with what may be answered and what that makes of the report. */

import type { Geometry } from '../arena/geometry';
import type { Texts } from '../../../texts.svelte';
import { elsewhere, type Lies, type Told } from './reported';

export interface Pick {
  id: string;
  words: string;
  picture?: string;
  chosen: boolean;
  /** The report, once it is picked. */
  told: Told;
}

export interface Asked {
  asks: string;
  picks: readonly Pick[];
}

/** One thing that was told. */
export interface Fact {
  id: string;
  words: string;
  picture: string;
}

/** What lies and stands on the table, and what is thrown. */
export interface Around {
  geometry: Geometry;
  die: string;
  required: readonly string[];
  overlays: readonly string[];
  icebergs: readonly string[];
}

const flipped = (list: readonly string[], one: string) =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

/** Where it may lie beside the sections, which are tapped. */
function places(told: Told, around: Around, texts: Texts): Pick[] {
  const plain: Lies[] = ['hole', 'margin', 'bones', 'off'];
  if (around.required.includes('wall')) plain.push('wall');
  return [
    ...plain.map((lies) => ({
      id: lies,
      words: texts.say('df-board-place', { lies }),
      chosen: told.lies === lies,
      told: elsewhere(told, lies),
    })),
    ...around.overlays.flatMap((overlay): Pick[] => {
      const called = texts.card(overlay);
      const on = (lies: Lies) => told.lies === lies && told.overlay === overlay;
      const ring = (around.geometry.overlays[overlay]?.[1] ?? 0) > 0;
      return [
        {
          id: overlay,
          words: called,
          chosen: on('overlay'),
          told: elsewhere(told, 'overlay', overlay),
        },
        ...(ring
          ? [
              {
                id: `${overlay}-opening`,
                words: texts.say('df-board-opening', { overlay: called }),
                chosen: on('overlay_hole'),
                told: elsewhere(told, 'overlay_hole', overlay),
              },
            ]
          : []),
      ];
    }),
  ];
}

/** A die on a line: in which section most of its corners are. */
function corners(told: Told, { geometry }: Around, texts: Texts): Pick[] {
  const values = new Map(geometry.sections.map(({ id, value }) => [id, value]));
  return [...told.sections, null].map((most) => ({
    id: `most-${most ?? 'equal'}`,
    words: most === null ? texts.say('df-board-equal') : String(values.get(most) ?? ''),
    chosen: told.most === most,
    told: { ...told, most },
  }));
}

/** The whole form, in the order in which it is filled in. */
export function formOf(told: Told, around: Around, texts: Texts): Asked[] {
  const { geometry, die, required, icebergs } = around;
  const symbols = [...new Set(geometry.dice[die]?.outcomes ?? ['eye', 'blank'])];
  const found: Asked[] = [
    {
      asks: texts.say('df-board-bounced'),
      picks: ([true, false] as const).map((bounced) => ({
        id: bounced ? 'bounced' : 'not-bounced',
        words: texts.say(bounced ? 'df-board-yes' : 'df-board-no'),
        picture: bounced ? 'hit' : 'miss',
        chosen: told.bounced === bounced,
        told: { ...told, bounced },
      })),
    },
    { asks: texts.say('df-board-lies'), picks: places(told, around, texts) },
  ];
  if (told.lies === 'line')
    found.push({ asks: texts.say('df-board-most'), picks: corners(told, around, texts) });
  found.push({
    asks: texts.say('df-board-shows'),
    picks: symbols.map((symbol) => ({
      id: symbol,
      words: texts.say('df-board-symbol', { symbol }),
      picture: symbol,
      chosen: told.symbol === symbol,
      told: { ...told, symbol },
    })),
  });
  if (required.length > 0)
    found.push({
      asks: texts.say('df-board-performed'),
      picks: required.map((technique) => ({
        id: technique,
        words: texts.card(technique),
        picture: technique,
        chosen: told.performed.includes(technique),
        told: { ...told, performed: flipped(told.performed, technique) },
      })),
    });
  if (icebergs.length > 0)
    found.push({
      asks: texts.say('df-board-touched'),
      picks: icebergs.map((hole) => ({
        id: `iceberg-${hole}`,
        words: texts.say('df-board-hole', { hole }),
        picture: 'iceberg',
        chosen: told.icebergs.includes(hole),
        told: { ...told, icebergs: flipped(told.icebergs, hole) },
      })),
    });
  return found;
}

/** What was told, fact by fact, for whoever confirms it. */
export function factsOf(told: Told, around: Around, texts: Texts): Fact[] {
  const values = new Map(around.geometry.sections.map(({ id, value }) => [id, value]));
  const valueOf = (section: string) => values.get(section) ?? '';
  const inSections = told.sections.length > 0;
  const elsewhere = places(told, around, texts).find(({ chosen }) => chosen)?.words ?? '';
  const where = texts.say('df-board-said-sections', {
    values: told.sections.map(valueOf).join(', '),
    line: told.lies === 'line',
    most: told.most ? valueOf(told.most) : null,
  });
  const bounced = told.bounced === true;
  return [
    { id: 'lies', words: inSections ? where : elsewhere, picture: 'target' },
    {
      id: 'bounced',
      words: texts.say('df-board-said-bounced', { bounced }),
      picture: bounced ? 'hit' : 'miss',
    },
    {
      id: 'symbol',
      words: texts.say('df-board-said-symbol', { symbol: told.symbol }),
      picture: told.symbol ?? 'blank',
    },
    ...around.required.map((technique) => {
      const done = told.performed.includes(technique);
      const words = texts.say('df-board-said-technique', {
        technique: texts.card(technique),
        done,
      });
      return { id: technique, words, picture: technique };
    }),
    ...told.icebergs.map((hole) => ({
      id: hole,
      words: texts.say('df-board-said-iceberg', { hole: texts.say('df-board-hole', { hole }) }),
      picture: 'iceberg',
    })),
  ];
}
