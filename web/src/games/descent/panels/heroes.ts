/** A hero's panel in parts: tracks, numbers, skills, what is worn where, and what is packed. */

import { isCard, isTrack, isZone } from '../../../board/scene';
import type { Card, Question, Stat, Token, Track, Zone } from '../../../protocol';

export interface Sheet {
  zone: Zone;
  number: number;
  hero: string;
  seat: number;
  active: boolean;
  done: boolean;
  /** Where it is, if not on the map: `town`, `left`. */
  away: string | null;
  wounds: Track | undefined;
  fatigue: Track | undefined;
  card: Card | undefined;
  stats: ReadonlyMap<string, Stat>;
  skills: readonly Card[];
  /** The zone of what is worn, and its places. */
  worn: Zone | undefined;
  slots: readonly Slots[];
  pack: Zone | undefined;
  packed: Slots;
  tokens: readonly (Token | Card)[];
  turn: Turn | null;
}

/** What is left of its turn. */
export interface Turn {
  action: string;
  half: string;
  mp: number;
  attacks: number;
  order: boolean;
}

/** The places for one kind of thing. */
export interface Slots {
  kind: string;
  most: number;
  used: number;
  things: readonly Thing[];
  /** Places that nothing covers. */
  empty: number;
}

export interface Thing {
  card: Card;
  /** How many places it covers. */
  covers: number;
  /** The dice that an attack with it rolls. */
  dice: readonly string[];
}

/** Where things are worn. */
const KINDS = ['hand', 'armor', 'other', 'potion'];
const AWAY = ['town', 'left'];

const number = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);

export function copiesOf({ stats = [] }: Card): number {
  return number(stats.find(({ icon }) => icon === 'copies')?.value) || 1;
}

function thingOf(card: Card, covers: number): Thing {
  const { dice } = card.facts ?? {};
  return { card, covers, dice: typeof dice === 'string' ? dice.split(' ') : [] };
}

/** The places of a kind; a giant's second hand is free though both hands hold something. */
export function slotsOf(kind: string, most: number, cards: readonly Card[]): Slots {
  const hands = (card: Card) => (kind === 'hand' ? number(card.facts?.hands) || 1 : 1);
  const wanted = cards.reduce((sum, card) => sum + hands(card) * copiesOf(card), 0);
  const things = cards.map((card) =>
    thingOf(card, wanted > most ? copiesOf(card) : hands(card) * copiesOf(card)),
  );
  const used = Math.min(
    most,
    things.reduce((sum, { covers }) => sum + covers, 0),
  );
  return { kind, most, used, things, empty: most - used };
}

export function sheetOf(zone: Zone): Sheet {
  const children = zone.children ?? [];
  const facts = zone.facts ?? {};
  const which = number(facts.number);
  const zones = children.filter(isZone);
  const inside = (id: string) => zones.find((each) => each.id === id);
  const worn = inside(`cards:${which}`);
  const pack = inside(`pack:${which}`);
  const cards = (worn?.children ?? []).filter(isCard);
  const card = cards.find(({ id }) => id === `sheet:${which}`);
  const things = cards.filter(({ id }) => id.startsWith('item:'));
  const tracks = children.filter(isTrack);
  return {
    zone,
    number: which,
    hero: String(facts.hero),
    seat: zone.owner ?? 0,
    active: zone.states?.includes('active') ?? false,
    done: zone.states?.includes('done') ?? false,
    away: AWAY.find((state) => zone.states?.includes(state)) ?? null,
    wounds: tracks.find(({ icon }) => icon === 'wounds'),
    fatigue: tracks.find(({ icon }) => icon === 'fatigue'),
    card,
    stats: new Map((card?.stats ?? []).map((stat) => [stat.icon, stat])),
    skills: cards.filter(({ id }) => id.startsWith('skill:')),
    worn,
    slots: KINDS.map((kind) =>
      slotsOf(
        kind,
        number(worn?.facts?.[kind]),
        things.filter(({ facts: each }) => each?.slot === kind),
      ),
    ),
    pack,
    packed: slotsOf('pack', number(pack?.facts?.most), (pack?.children ?? []).filter(isCard)),
    tokens: (inside(`tokens:${which}`)?.children ?? []).filter(
      (one): one is Token | Card => one.type === 'token' || one.type === 'card',
    ),
    turn:
      facts.mp === undefined
        ? null
        : {
            action: String(facts.action),
            half: String(facts.half),
            mp: facts.stopped ? 0 : number(facts.mp),
            attacks: number(facts.attacks),
            order: facts.order_due === true,
          },
  };
}

/** The questions in which things may change their places. */
const ARRANGING = ['arrange', 'shop'];

/** Whether a packed thing finds no place to be worn, while things may change theirs. */
export function lacksRoom(question: Question | null, hero: number, item: string): boolean {
  if (!question || !ARRANGING.includes(question.prompt)) return false;
  const options = question.options as unknown as { type: string; item?: string }[];
  const mine = question.piece === `hero:${hero}`;
  const arranges = options.some(({ type }) => type === 'equip' || type === 'pack');
  return mine && arranges && !options.some((o) => o.type === 'equip' && o.item === item);
}
