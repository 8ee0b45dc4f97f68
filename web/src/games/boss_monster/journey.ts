/** The ways of the heroes, as the events tell of them. */

import type { Event } from '../../protocol';
import type { Step } from '../theme';

/** Step by step: to the entrance, from room to room, to the grave or to the boss. */
export function journey(events: readonly Event[]): Step[] {
  const places = new Map<string, string>();
  return events.flatMap((event): Step[] => {
    const { type, hero, seat } = event;
    if (typeof hero !== 'string' || typeof seat !== 'number') return [];
    const step = (at: string, kind: Step['kind'], note = ''): Step[] => {
      places.set(hero, at);
      return [{ figure: hero, at, note, kind }];
    };
    switch (type) {
      case 'hero_lured':
      case 'hero_revived':
        return step(`entrance:${seat}`, 'walk');
      case 'hero_entered': {
        const damage = Number(event.damage);
        return step(
          `room:${seat}.${String(event.slot)}`,
          damage > 0 ? 'hurt' : 'walk',
          damage > 0 ? `−${damage}` : '',
        );
      }
      case 'hero_hurt':
        return step(places.get(hero) ?? hero, 'hurt', `−${Number(event.damage)}`);
      case 'hero_died':
        return step(places.get(hero) ?? `entrance:${seat}`, 'dead', '✝');
      case 'hero_survived':
        return step(`boss:${seat}`, 'through', '!');
      default:
        return [];
    }
  });
}
