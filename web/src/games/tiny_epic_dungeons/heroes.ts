/** A hero mat in parts: tracks, numbers, ability, hands, and what else is worn. */

import { isCard, isTrack, isZone } from '../../board/scene';
import type { Card, Stat, Track, Zone } from '../../protocol';

export interface Mat {
  zone: Zone;
  hero: string;
  seat: number;
  active: boolean;
  unconscious: boolean;
  stealth: boolean;
  health: Track | undefined;
  focus: Track | undefined;
  card: Card | undefined;
  stats: ReadonlyMap<string, Stat>;
  ability: Card | undefined;
  hands: readonly Card[];
  worn: readonly Card[];
  /** Of whom acts: Speed that is left, and heroic actions. */
  left: number | null;
  /** How far its move is. */
  move: string;
  actions: number | null;
}

const HANDS = ['left', 'right'];

export function matOf(zone: Zone): Mat {
  const children = zone.children ?? [];
  const hero = String(zone.facts?.hero);
  const cards = children.filter(isZone).flatMap((row) => (row.children ?? []).filter(isCard));
  const tracks = children.filter(isTrack);
  const card = cards.find(({ id }) => id === `mat:${hero}`);
  const placed = cards.filter(({ facts }) => facts?.slot !== undefined);
  const number = (fact: unknown) => (typeof fact === 'number' ? fact : null);
  return {
    zone,
    hero,
    seat: zone.owner ?? 0,
    active: zone.states?.includes('active') ?? false,
    unconscious: zone.states?.includes('unconscious') ?? false,
    stealth: zone.states?.includes('stealth') ?? false,
    health: tracks.find(({ icon }) => icon === 'health'),
    focus: tracks.find(({ icon }) => icon === 'focus'),
    card,
    stats: new Map((card?.stats ?? []).map((stat) => [stat.icon, stat])),
    ability: cards.find(({ id, facts }) => id.startsWith('ability:') && facts?.slot === undefined),
    hands: placed.filter(({ facts }) => HANDS.includes(String(facts?.slot))),
    worn: placed.filter(({ facts }) => !HANDS.includes(String(facts?.slot))),
    left: number(zone.facts?.left),
    move: String(zone.facts?.move),
    actions: number(zone.facts?.actions),
  };
}
