/** How a match went, and why it ended as it did. */

import { isGrid, isTrack, walk } from '../../board/scene';
import type { Course, Sign, Told } from '../../dungeon/course';
import type { Event, Outcome, Scene } from '../../protocol';
import type { Texts } from '../../texts.svelte';

/** The picture of what is marked, and whether it was good for the heroes. */
function signOf(event: Event): Sign | null {
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

/** The height of the torch from turn to turn. */
export const told: Told = { begins: 'turn_began', round: 'turn', left: 'torch', signOf };

/** The turn in which Act 2 began. */
export function lairOf({ marks }: Course): number | null {
  return marks.find(({ event }) => event.type === 'act_two_began')?.at ?? null;
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
  const grid = pieces.find(isGrid);
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
