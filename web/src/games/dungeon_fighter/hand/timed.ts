/** What must be done at the right moment once the aim is kept, in the order in which it is begun. */

export type Timed = 'turn' | 'hop' | 'fist' | 'palms' | 'tilt';

/** The moments that these techniques ask for; chance does some of them for who is helped. */
export function timesOf(
  required: readonly string[],
  primary: string | null,
  helped: boolean,
): Timed[] {
  const found: Timed[] = [];
  if (!helped && required.includes('roundhouse')) found.push('turn');
  if (!helped && required.includes('airborne')) found.push('hop');
  if (primary === 'waterfall') found.push('tilt');
  if (!helped && primary === 'bump') found.push('fist');
  if (!helped && primary === 'prayer') found.push('palms');
  return found;
}
