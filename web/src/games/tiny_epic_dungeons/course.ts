/** How a match went, and why it ended as it did. */

import { isTrack, walk } from '../../board/scene';
import type { Event, Outcome, Scene } from '../../protocol';
import type { Texts } from '../../texts.svelte';

/** The torch at a moment, counted in turns. */
export interface Flame {
  turn: number;
  torch: number;
}

/** Something that mattered. */
export interface Mark extends Flame {
  picture: string;
  tone: 'good' | 'bad';
  event: Event;
}

export interface Course {
  flames: readonly Flame[];
  marks: readonly Mark[];
  /** The turn in which Act 2 began. */
  lair: number | null;
  turns: number;
}

/** The picture of what is marked, and whether it was good for the heroes. */
function markOf(event: Event): Pick<Mark, 'picture' | 'tone'> | null {
  switch (event.type) {
    case 'heart_filled':
      return { picture: 'skull', tone: 'good' };
    case 'seal_broken':
      return { picture: 'seal', tone: 'good' };
    case 'hero_fell':
      return { picture: String(event.hero), tone: 'bad' };
    case 'act_two_began':
      return { picture: String(event.boss), tone: 'bad' };
    default:
      return null;
  }
}

/** The height of the torch from turn to turn, and what mattered on the way. */
export function courseOf(events: readonly Event[]): Course {
  const flames: Flame[] = [];
  const marks: Mark[] = [];
  let [turn, torch] = [0, 0];
  let lair: number | null = null;
  for (const event of events) {
    if (event.type === 'turn_began') turn = Number(event.turn);
    if (typeof event.torch === 'number') {
      torch = event.torch;
      flames.push({ turn, torch });
    }
    if (event.type === 'act_two_began') lair = turn;
    const mark = markOf(event);
    if (mark) marks.push({ turn, torch, event, ...mark });
  }
  return { flames, marks, lair, turns: turn };
}

/** The rules by which a match ends, and what is said of each. */
const REASONS: Readonly<Record<string, string>> = {
  'TED-1.5': 'ted-board-why-won',
  'TED-1.6': 'ted-board-why-goblins',
  'TED-1.7': 'ted-board-why-torch',
  'TED-1.8': 'ted-board-why-closed',
  'TED-R-79': 'ted-board-why-long',
  'TED-R-82': 'ted-board-why-left',
};

/** What was still missing at the end: minions, the Gate, health of the Boss. */
export function missing(scene: Scene): Record<string, number | boolean> {
  const pieces = [...walk(scene.pieces)].map(({ piece }) => piece);
  const tracks = pieces.filter(isTrack);
  const hearts = tracks.find(({ id }) => id === 'hearts');
  const grid = pieces.find((piece) => piece.type === 'grid');
  return {
    needed: hearts?.maximum ?? 0,
    gate: grid?.tiles?.some(({ facts }) => facts?.kind === 'lair_gate') ?? false,
    health: tracks
      .filter(({ id }) => id.startsWith('marker:'))
      .reduce((sum, { value }) => sum + value, 0),
  };
}

/** Why a match was won or lost, in a sentence. */
export function why(
  { rule, scores }: Outcome,
  texts: Texts,
  _events: readonly Event[],
  scene: Scene,
): string | null {
  const reason = REASONS[rule];
  return reason ? texts.say(reason, { ...scores[0], ...missing(scene) }) : null;
}
