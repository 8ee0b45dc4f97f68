/** Which drawer a question is about, where panels are drawers. */

import type { Question } from '../../../protocol';

/** A hero by its number, or the overlord. */
export type Drawer = number | 'overlord';

const THING = /^(?:item|pack):(\d+)\./;
const CARD = /^(?:hand|power):/;

/** The drawer with all that is asked about, if nothing of it lies on the map. */
export function drawerOf(question: Question | null): Drawer | null {
  if (!question || (question.squares ?? []).length > 0) return null;
  const firsts = question.offers.flatMap(({ refs = [] }) => refs.slice(0, 1));
  const found = new Set(
    firsts.map((ref): Drawer | null => {
      if (CARD.test(ref)) return 'overlord';
      const hero = THING.exec(ref)?.[1];
      return hero === undefined ? null : Number(hero);
    }),
  );
  const [only = null, ...others] = found;
  return others.length === 0 ? only : null;
}
