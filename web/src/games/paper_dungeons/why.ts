/** Why a match ended as it did: what brought most, or what made the difference. */

import type { Outcome } from '../../protocol';
import type { Texts } from '../../texts.svelte';
import { minus } from './facts';

/** The sum of the boxes, and what breaks ties. */
const [TOTAL, ROOMS] = ['L', 'rooms'];

type Score = Readonly<Record<string, number>>;

/** The boxes of a score with their names, those with the most points first. */
function ranked(score: Score, texts: Texts) {
  return Object.entries(score)
    .filter(([box]) => box !== TOTAL && box !== ROOMS)
    .map(([box, points]) => ({ points, name: texts.say(`pd-score-${box}`) }))
    .sort((one, other) => other.points - one.points);
}

const signed = (points: number) => (points > 0 ? `+${points}` : minus(points));

function alone(score: Score, texts: Texts): string {
  const boxes = ranked(score, texts);
  const [best, worst] = [boxes[0], boxes.at(-1)];
  return texts.say('pd-board-why-alone', {
    points: score[TOTAL] ?? 0,
    best: best && best.points > 0 ? `${best.name} (${signed(best.points)})` : 'none',
    worst: worst && worst.points < 0 ? `${worst.name} (${signed(worst.points)})` : 'none',
  });
}

/** Why, in a sentence; nothing where several win together. */
export function why({ winners, places, scores }: Outcome, texts: Texts): string | null {
  const [winner, ...others] = winners;
  const first = winner === undefined ? undefined : scores[winner];
  if (winner === undefined || !first || others.length > 0) return null;
  if (places.length === 1) return alone(first, texts);
  const [second = winner] = [...places.keys()]
    .filter((seat) => seat !== winner)
    .sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  const theirs = scores[second] ?? {};
  const about = { winner: texts.player(winner), second: texts.player(second) };
  const points = first[TOTAL] ?? 0;
  const ahead = points - (theirs[TOTAL] ?? 0);
  if (ahead === 0) {
    const rooms = { rooms: first[ROOMS] ?? 0, fewer: theirs[ROOMS] ?? 0 };
    return texts.say('pd-board-why-rooms', { ...about, ...rooms, points });
  }
  const gaps = Object.fromEntries(
    Object.entries(first).map(([box, own]) => [box, own - (theirs[box] ?? 0)]),
  );
  const [most] = ranked(gaps, texts);
  const box = most ? `${most.name} (${signed(most.points)})` : '';
  return texts.say('pd-board-why', { ...about, points, ahead, box });
}
