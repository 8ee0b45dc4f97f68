/** What lies on the table, part by part. */

import { isCard, isTrack, isZone, zoneOf } from '../../board/scene';
import type { Card, Die, Scene, Token, Track, Zone } from '../../protocol';
import type { Piece } from '../../board/scene';
import { fighterOf, type Fighter } from './fighters';

/** A throw that is to be made, or is judged. */
export interface Throwing {
  hero: string;
  /** The kind of die, or the overlay that is flipped. */
  die: string;
  dice: number;
  flip: string | null;
  required: readonly string[];
  repetition: number;
  limits: string;
  ahead: Ahead | null;
  practice: boolean;
  /** What somebody has reported of it and the leader corrects. */
  report: Readonly<Record<string, unknown>>;
}

/** What a throw would do, by the value of the section. */
export interface Ahead {
  /** The damage without and with the eye; −1: destroyed at once. */
  values: ReadonlyMap<number, readonly [number, number]>;
  /** What a miss costs the hero. */
  miss: number;
  /** The life of the monster. */
  life: number;
  /** What the eye activates. */
  skill: string | null;
}

export interface Table {
  mode: string;
  arena: Zone | null;
  throwing: Throwing | null;
  pool: readonly Die[];
  monster: Zone | null;
  fighters: readonly Fighter[];
  chest: Zone | null;
  path: Zone | null;
  offered: Zone | null;
  market: Zone | null;
}

export const isDie = (piece: Piece): piece is Die => piece.type === 'die';
export const isToken = (piece: Piece): piece is Token => piece.type === 'token';

/** Names with spaces between them. */
export function listOf(fact: unknown): string[] {
  return typeof fact === 'string' && fact !== '' ? fact.split(' ') : [];
}

export function aheadOf(fact: unknown): Ahead | null {
  if (typeof fact !== 'string' || fact === '') return null;
  const wire = JSON.parse(fact) as Record<string, unknown>;
  const values = Object.entries(wire).flatMap(([value, damage]) =>
    Array.isArray(damage) ? [[Number(value), [Number(damage[0]), Number(damage[1])]] as const] : [],
  );
  return {
    values: new Map(values),
    miss: Number(wire.miss ?? 0),
    life: Number(wire.life ?? 0),
    skill: typeof wire.skill === 'string' ? wire.skill : null,
  };
}

function throwingOf(zone: Zone | null): Throwing | null {
  if (!zone) return null;
  const { facts = {} } = zone;
  const flip = typeof facts.flip === 'string' && facts.flip !== '' ? facts.flip : null;
  return {
    hero: String(facts.hero ?? ''),
    die: String(facts.die ?? ''),
    dice: Number(facts.dice ?? 1),
    flip,
    required: listOf(facts.required),
    repetition: Number(facts.repetition ?? 0),
    limits: String(facts.limits ?? ''),
    ahead: aheadOf(facts.ahead),
    practice: facts.practice === true,
    report: JSON.parse(String(facts.report ?? '{}')) as Throwing['report'],
  };
}

export function tableOf({ pieces, facts = {} }: Scene): Table {
  const zone = (id: string) => zoneOf(pieces, id);
  return {
    mode: String(facts.mode ?? 'physics'),
    arena: zone('arena'),
    throwing: throwingOf(zone('throw')),
    pool: (zone('pool')?.children ?? []).filter(isDie),
    monster: zone('monster'),
    fighters: pieces
      .filter(isZone)
      .filter(({ id }) => id.startsWith('hero:'))
      .map(fighterOf),
    chest: zone('chest'),
    path: zone('path'),
    offered: zone('offered'),
    market: zone('market'),
  };
}

export const cardsIn = (zone: Zone | null): Card[] => (zone?.children ?? []).filter(isCard);
export const tokensIn = (zone: Zone | null): Token[] => (zone?.children ?? []).filter(isToken);
export const trackIn = (zone: Zone | null, id: string): Track | undefined =>
  (zone?.children ?? []).filter(isTrack).find((track) => track.id === id);
export const numberOf = (token: Token | undefined): number =>
  Number(token?.badges?.[0]?.value ?? 0);
