/** A hero's card in parts: life, skills, and what is worn. */

import { isCard, isTrack, isZone } from '../../board/scene';
import type { Piece } from '../../board/scene';
import type { Card, Token, Track, Zone } from '../../protocol';

export type Colour = 'red' | 'green' | 'blue';
export const COLOURS: readonly Colour[] = ['red', 'green', 'blue'];

export interface Skill {
  piece: Token;
  colour: Colour;
  skill: string;
  scar: boolean;
  /** '', 'ready' or 'used'. */
  upgrade: string;
  /** 'hit', 'miss' or 'any'. */
  needs: string;
}

export interface Fighter {
  zone: Zone;
  hero: string;
  seat: number | null;
  active: boolean;
  leader: boolean;
  stunned: boolean;
  dead: boolean;
  portrait: Card | undefined;
  life: Track | undefined;
  experience: Track | undefined;
  skills: readonly Skill[];
  gear: readonly Card[];
  /** How many pieces of each kind may be carried. */
  slots: Readonly<Record<string, number>>;
}

/** The kinds of equipment that heroes carry. */
export const KINDS = ['weapon', 'armour', 'curiosity'] as const;

function skillOf(piece: Token): Skill {
  const { facts = {} } = piece;
  return {
    piece,
    colour: String(facts.colour) as Colour,
    skill: piece.picture,
    scar: facts.scar === true,
    upgrade: String(facts.upgrade ?? ''),
    needs: String(facts.needs ?? 'any'),
  };
}

const isToken = (piece: Piece): piece is Token => piece.type === 'token';

/** Everything in a zone, however deep. */
function within(zone: Zone): Piece[] {
  return (zone.children ?? []).flatMap((piece) =>
    isZone(piece) ? [piece, ...within(piece)] : [piece],
  );
}

export function fighterOf(zone: Zone): Fighter {
  const pieces = within(zone);
  const hero = String(zone.facts?.hero ?? zone.id.replace(/^hero:/, ''));
  const state = (name: string) => zone.states?.includes(name) ?? false;
  const cards = pieces.filter(isCard);
  const tracks = pieces.filter(isTrack);
  return {
    zone,
    hero,
    seat: zone.owner ?? null,
    active: state('active'),
    leader: state('leader'),
    stunned: state('stunned'),
    dead: state('dead'),
    portrait: cards.find(({ id }) => id.startsWith('portrait:')),
    life: tracks.find(({ id }) => id.startsWith('life:')),
    experience: tracks.find(({ id }) => id.startsWith('experience:')),
    skills: pieces
      .filter(isToken)
      .filter(({ id }) => id.startsWith('skill:'))
      .map(skillOf),
    gear: cards.filter(({ id }) => id.startsWith('gear:')),
    slots: Object.fromEntries(KINDS.map((kind) => [kind, Number(zone.facts?.[kind] ?? 0)])),
  };
}
