/** What the die that somebody looks at could be used for. */

import type { Question } from '../../protocol';
import { listed } from './facts';

/** The pieces of a seat's sheet that the die of an offer can mark; nothing for other offers. */
export function uses(offer: Question['offers'][number] | undefined, seat: number): string[] {
  const { about = {}, message = '' } = offer?.effect ?? {};
  if (!offer?.refs?.[0]?.startsWith('die:')) return [];
  return [
    `map:${seat}`,
    ...(message === 'pd-effect-boots' ? [] : [`potions:${seat}`]),
    ...listed(about.heroes).map((hero) => `hero:${seat}.${hero}`),
    ...listed(about.items).map((item) => `item:${seat}.${item}`),
  ];
}
