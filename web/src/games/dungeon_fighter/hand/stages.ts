/** The presses by which a throw is made without a drag, one after another. */

import type { Timed } from './timed';

export type Stage =
  | 'aim'
  | 'power'
  | 'turn'
  | 'hop'
  | 'tilt'
  | 'stop'
  | 'fist'
  | 'strike'
  | 'palms'
  | 'palm'
  | 'throw';

const PRESSES: Readonly<Record<Timed, readonly Stage[]>> = {
  turn: ['turn'],
  hop: ['hop'],
  tilt: ['tilt', 'stop'],
  fist: ['fist', 'strike'],
  palms: ['palms', 'palm'],
};

/** The presses that are left; `aimed` says that the aim is kept already. */
export function stagesOf(timed: readonly Timed[], primary: string | null, aimed: boolean): Stage[] {
  const plate = primary === 'waterfall';
  const aims: Stage[] = aimed || plate ? [] : primary === 'bump' ? ['aim'] : ['aim', 'power'];
  const moments = timed.flatMap((one) => PRESSES[one]);
  const last = timed.at(-1);
  const open = last === 'turn' || last === 'hop';
  return [...aims, ...moments, ...(open ? (['throw'] as const) : [])];
}
