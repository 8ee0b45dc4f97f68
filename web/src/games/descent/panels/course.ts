/** How a match went, and why it ended as it did. */

import { walk } from '../../../board/scene';
import type { Sign, Told } from '../../../dungeon/course';
import type { Event, Outcome, Scene } from '../../../protocol';
import type { Texts } from '../../../texts.svelte';

/** Why conquest tokens were lost: the rule of the loss. */
const CAUSES: Readonly<Record<string, string>> = {
  'DJ-9.11': 'death',
  'DJ-12.4': 'deck',
};

/** The picture of what is marked, and whether it was good for the heroes. */
function signOf(event: Event): Sign | null {
  switch (event.type) {
    case 'hero_killed':
    case 'last_hero_killed':
      return { picture: String(event.who), tone: 'bad' };
    case 'overlord_deck_reshuffled':
      return { picture: 'deck-overlord', tone: 'bad' };
    case 'glyph_activated':
      return { picture: 'glyph-active', tone: 'good' };
    case 'chest_opened':
      return { picture: 'chest', tone: 'good' };
    case 'area_revealed':
      return { picture: 'map', tone: 'good' };
    default:
      return null;
  }
}

/** The pool of conquest tokens from round to round. */
export const told: Told = { begins: 'round_began', round: 'round', left: 'conquest', signOf };

/** What took the last conquest token: a death and whose, the end of the deck, or the quest. */
export function lastLoss(events: readonly Event[]): { cause: string; hero: string } {
  const place = events.findLastIndex(({ type }) => type === 'conquest_lost');
  const cause = CAUSES[events[place]?.rule ?? ''] ?? 'quest';
  const last = events
    .slice(0, place)
    .findLast(({ type, left }) => type === 'wounded' && left === 0);
  return { cause, hero: cause === 'death' ? String(last?.who ?? '') : '' };
}

/** The events with the death of which the heroes have lost: nothing comes after the last token. */
export function withLastDeath(events: readonly Event[]): readonly Event[] {
  const { cause, hero } = lastLoss(events);
  const after = events.slice(events.findLastIndex(({ type }) => type === 'conquest_lost'));
  const isTold = cause !== 'death' || after.some(({ type }) => type === 'hero_killed');
  return isTold ? events : [...events, { type: 'last_hero_killed', who: hero }];
}

/** The rules by which a match ends, and what is said of each. */
const REASONS: Readonly<Record<string, string>> = {
  'DJ-22.7': 'dj-board-why-lost',
  'DJ-22.8': 'dj-board-why-won',
  'DJ-22.12': 'dj-board-why-late',
  'DJ-R-86': 'dj-board-why-left',
};

/** The goal of the quest, in a sentence. */
function goalOf(scene: Scene, texts: Texts): string {
  const found = [...walk(scene.pieces)].find(({ piece }) => piece.id === 'goal')?.piece;
  return found?.type === 'text' ? texts.words(found.words) : '';
}

/** How the story of the quest ends. */
function taleOf(events: readonly Event[], lang: string): string {
  return String(events.findLast(({ type }) => type === 'game_ended')?.[lang] ?? '');
}

/** Why a match was won or lost: how the story ends, and what decided it. */
export function why(
  { rule, scores, winners }: Outcome,
  texts: Texts,
  events: readonly Event[],
  scene: Scene,
): string | null {
  const reason = REASONS[rule];
  if (!reason) return null;
  const said = texts.say(reason, {
    ...scores[0],
    ...lastLoss(events),
    goal: goalOf(scene, texts),
    overlord: winners.includes(0),
  });
  return `${taleOf(events, texts.lang)} ${said}`.trim();
}
