/** The dice of an attack, and the options that bend it. */

import { isCard } from '../../../board/scene';
import type { Card, Die, Question, Stat, Text, Zone } from '../../../protocol';

/** The seat that leads the monsters. */
const OVERLORD = 0;

export interface Face {
  range: number;
  damage: number;
  surges: number;
  enhancements: number;
  miss: boolean;
}

export interface Target {
  card: Card;
  /** The figure it is. */
  piece: string;
  armor: number;
  left: number;
  /** What the attack deals it before armor, enhancements that are left and all else included. */
  damage: number;
  /** `hit`, or why it misses: `miss`, `range`, `fear`; nothing before the roll. */
  why: string | null;
  short: number;
  fear: number;
  wounds: number;
}

export interface Odds {
  piece: string;
  hit: number;
  kill: number;
  tenths: number;
}

export interface Tray {
  dice: readonly Die[];
  worth: ReadonlyMap<string, Stat>;
  targets: readonly Target[];
  odds: readonly Odds[];
  /** It has been rolled, and there is nobody whom it affects. */
  nobody: boolean;
}

const number = (fact: unknown): number => (typeof fact === 'number' ? fact : 0);

export function faceOf({ facts = {} }: Die): Face {
  return {
    range: number(facts.range),
    damage: number(facts.damage),
    surges: number(facts.surges),
    enhancements: number(facts.enhancements),
    miss: facts.miss === true,
  };
}

export function trayOf(zone: Zone): Tray {
  const children = zone.children ?? [];
  const cards = children.filter(isCard);
  const worth = cards.find(({ id }) => id === 'worth');
  const told = children.filter((one): one is Text => one.type === 'text');
  const dice = children.filter((one): one is Die => one.type === 'die');
  return {
    dice,
    worth: new Map((worth?.stats ?? []).map((stat) => [stat.icon, stat])),
    targets: cards.filter(({ id }) => id.startsWith('target:')).map(targetOf),
    odds: told.map(({ id, facts = {} }) => ({
      piece: id.replace(/^odds:/, ''),
      hit: number(facts.hit),
      kill: number(facts.kill),
      tenths: number(facts.tenths),
    })),
    nobody: dice.length > 0 && zone.facts?.targets === '',
  };
}

function targetOf(card: Card): Target {
  const facts = card.facts ?? {};
  return {
    card,
    piece: String(facts.piece),
    armor: number(facts.armor),
    left: number(facts.left),
    damage: number(facts.damage),
    why: typeof facts.why === 'string' ? facts.why : null,
    short: number(facts.short),
    fear: number(facts.fear),
    wounds: number(facts.wounds),
  };
}

/** How a target's wounds are counted: `4+3 = 7 − 3 = 4`; nothing where no damage gets that far. */
export function sumOf({ why, damage, armor }: Target, shown: number): string | null {
  if (why !== 'hit') return null;
  const more = damage - shown;
  const dealt = more > 0 ? `${shown}+${more} = ${damage}` : `${damage}`;
  return `${dealt} − ${armor} = ${Math.max(0, damage - armor)}`;
}

/** Whether what happens to a target is good news for who reads; `null` for those who only watch. */
export function goodFor({ piece, why, wounds }: Target, seat: number | null): boolean | null {
  if (why === null || seat === null) return null;
  const suffers = why === 'hit' && wounds > 0;
  const own = piece.startsWith('monster:') === (seat === OVERLORD);
  return own !== suffers;
}

/** What can be done with the dice and what they came to; steps, targets and cards are elsewhere. */
const WAYS = [
  ...['spend_surges', 'pay_fear', 'enhance', 'conjure', 'fatigue_die'],
  ...['use_aim', 'use_blast', 'pass', 'done', 'cancel_wounds'],
];

interface Option {
  type: string;
  die?: number;
}

/** The options of a question that is answered in the tray; what ends it comes last. */
export function waysOf(zone: Zone, question: Question | null): number[] {
  if (!question || question.prompt !== zone.facts?.offers) return [];
  const options = question.options as unknown as Option[];
  const found = options.flatMap(({ type }, index) => (WAYS.includes(type) ? [index] : []));
  const late = (index: number) => Number(closes(question, index));
  return found.sort((one, other) => late(one) - late(other));
}

/** Whether an option ends the question. */
export function closes(question: Question, index: number): boolean {
  const { type } = question.options[index] as unknown as Option;
  return type === 'done' || type === 'pass';
}

/** The chance of a hit, in per cent, if this die is rolled again; nothing where it cannot be. */
export function againOf(question: Question | null, die: number): number | null {
  const options = (question?.options ?? []) as unknown as Option[];
  const index = options.findIndex((option) => option.type === 'pick_die' && option.die === die);
  const hit = question?.offers[index]?.effect?.about?.hit;
  return typeof hit === 'number' ? hit : null;
}

/** Tenths as a decimal number, in a language. */
export function decimal(tenths: number, lang: string): string {
  return (tenths / 10).toLocaleString(lang, { minimumFractionDigits: 1 });
}
