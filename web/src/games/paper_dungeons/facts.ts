/** What is marked on a sheet, as the scene tells it. */

import { squaresOf } from '../../board/grid';
import { isCard, isGrid, isTrack, zoneOf } from '../../board/scene';
import type { Card, Event, Grid, Panel, Spot, Stat, Track, Zone } from '../../protocol';

/** What the option that is looked at would make of a sheet, as somebody sketches it. */
export interface Sketch {
  /** The piece it names. */
  piece: string | null;
  /** What numbers would be, by the ids of pieces. */
  numbers: Readonly<Record<string, number>>;
  /** Whether it would cost dearly. */
  warned: boolean;
}

const BLANK: Sketch = { piece: null, numbers: {}, warned: false };

/** What the number of a piece would be; what it is, where nothing is sketched. */
export function later({ sketch }: SheetFacts, { id, value }: Track): number {
  return sketch.numbers[id] ?? value;
}

export interface SheetFacts {
  seat: number;
  own: boolean;
  zone: Zone;
  tracks: Readonly<Record<string, Track>>;
  heroes: readonly Track[];
  items: readonly Card[];
  cards: readonly Card[];
  map: Grid | null;
  /** The rooms that can be looked at and chosen: on the own map only. */
  rooms: readonly Spot[];
  /** The boxes of points by name, in order, and which of them is the sum. */
  score: Readonly<Record<string, number>>;
  sum: string;
  total: number;
  /** Whether the score has everything in it, secrets included. */
  complete: boolean;
  resurrected: boolean;
  /** What a resurrection costs. */
  resurrection: number;
  thinking: boolean;
  resigned: boolean;
  sketch: Sketch;
}

/** Everything on the sheet of a player, as this seat sees it. */
export function sheetOf(zone: Zone, looking: number | null): SheetFacts {
  const seat = zone.owner ?? 0;
  const children = zone.children ?? [];
  const part = (name: string) => zoneOf(children, `${name}:${seat}`)?.children ?? [];
  const panel = children.find((piece): piece is Panel => piece.id === `score:${seat}`);
  const map = children.find(isGrid) ?? null;
  const tracks = children.filter(isTrack).map((track) => [track.icon ?? '', track] as const);
  const sum = panel?.total ?? '';
  return {
    seat,
    own: seat === looking,
    zone,
    tracks: Object.fromEntries(tracks),
    heroes: part('heroes').filter(isTrack),
    items: part('items').filter(isCard),
    cards: part('cards').filter(isCard),
    map,
    rooms: (map?.spots ?? []).filter((spot) => spot.name),
    score: panel?.numbers ?? {},
    sum,
    total: panel?.numbers?.[sum] ?? 0,
    complete: panel?.facts?.complete === true,
    resurrected: panel?.facts?.resurrected === true,
    resurrection: Number(panel?.facts?.resurrection ?? 0),
    thinking: zone.states?.includes('asked') ?? false,
    resigned: zone.states?.includes('resigned') ?? false,
    sketch: BLANK,
  };
}

/** The squares of an area of the map. */
export function marked(map: Grid, name: string): ReadonlySet<string> {
  const layer = map.layers?.[name];
  return new Set(layer?.type === 'area' ? [...squaresOf(layer.squares ?? [])].map(String) : []);
}

/** A number as it is written. */
export function minus(value: number): string {
  return String(value).replace('-', '−');
}

export interface Band {
  /** The strength from which it holds. */
  least: Stat;
  points: Stat;
  damage: Stat;
}

/** The bands of a boss: a strength, its points and its damage are a group. */
export function bandsOf(card: Card): Band[] {
  const stats = card.stats ?? [];
  return stats.flatMap((least) => {
    const group = stats.filter((stat) => stat.group === least.group);
    const [points, damage] = ['glory', 'damage'].map((sign) =>
      group.find(({ icon }) => icon === sign),
    );
    return least.icon === 'strength' && points && damage ? [{ least, points, damage }] : [];
  });
}

/** Damage as it is written: what it takes away. */
export function signed({ value }: Stat): string {
  return Number(value) > 0 ? `−${value}` : '0';
}

/** Where a strength is on a scale of four parts as wide as each other: too weak, and each band. */
export function needle(bands: readonly Band[], strength: number): number {
  const least = bands.map((band) => Number(band.least.value));
  const reached = least.filter((one) => one <= strength).length;
  const from = least[reached - 1] ?? 0;
  const to = least[reached] ?? from + (from - (least[reached - 2] ?? 0));
  const within = to > from ? Math.min((strength - from) / (to - from), 0.94) : 0.5;
  return (reached + Math.max(within, 0.06)) / (bands.length + 1);
}

/** What the strength in a fight is the sum of, as the event tells it. */
export function partsOf({ parts }: Event): { icon: string; value: number }[] {
  const told = (parts ?? []) as readonly (readonly [string, number])[];
  return told.map(([icon, value]) => ({ icon, value }));
}
