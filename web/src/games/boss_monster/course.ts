/** The course of a match, round by round, and why it ended as it did. */

import { isTrack, walk } from '../../board/scene';
import type { Event, Outcome, Scene } from '../../protocol';
import type { Texts } from '../../texts.svelte';

export interface Score {
  souls: number;
  wounds: number;
}

/** Everybody's souls and wounds at the end of every round, the first at index 0. */
export type Course = readonly (readonly Score[])[];

/** How many souls win and how many wounds lose, as everybody's tracks say. */
export function goalsOf(scene: Scene): Score {
  const tracks = [...walk(scene.pieces)].map(({ piece }) => piece).filter(isTrack);
  const most = (sign: string) => tracks.find(({ icon }) => icon === sign)?.maximum ?? Infinity;
  return { souls: most('soul'), wounds: most('wound') };
}

/** The course of a match: a round ends as the next one begins, and the last one as the match. */
export function courseOf(events: readonly Event[], { scores }: Outcome): Course {
  const begun = events.filter(({ type }) => type === 'round_began');
  const seats = [...scores.keys()];
  const at = (numbers: unknown, seat: number) => (numbers as readonly number[])[seat] ?? 0;
  const later = begun
    .slice(1)
    .map(({ souls, wounds }) =>
      seats.map((seat) => ({ souls: at(souls, seat), wounds: at(wounds, seat) })),
    );
  const last = scores.map(({ souls = 0, wounds = 0 }) => ({ souls, wounds }));
  return begun.length > 0 ? [...later, last] : [];
}

/** The round from which on the winner was ahead of everybody, in souls less wounds; counted from 1. */
export function turningPoint(course: Course, winner: number): number | null {
  const value = ({ souls, wounds }: Score) => souls - wounds;
  const ahead = course.map((scores) => {
    const own = scores[winner];
    return (
      own !== undefined && scores.every((one, seat) => seat === winner || value(own) > value(one))
    );
  });
  const behind = ahead.lastIndexOf(false);
  return behind + 1 < ahead.length ? behind + 2 : null;
}

/** Why, in a sentence or two. */
export function why(
  outcome: Outcome,
  texts: Texts,
  events: readonly Event[],
  scene: Scene,
): string | null {
  const [winner] = outcome.winners;
  if (winner === undefined) return null;
  const bosses = new Map(
    events.flatMap(({ type, seat, boss }) =>
      type === 'boss_revealed' ? [[Number(seat), String(boss)] as const] : [],
    ),
  );
  const called = (seat: number) =>
    texts.say('bm-board-boss', { boss: bosses.get(seat) ?? null, seat });
  const goals = goalsOf(scene);
  const fallen = [...outcome.scores.keys()].filter(
    (seat) => seat !== winner && (outcome.scores[seat]?.wounds ?? 0) >= goals.wounds,
  );
  const course = courseOf(events, outcome);
  const said = texts.say('bm-board-why', {
    rule: outcome.rule.replace('.', '-'),
    winner: called(winner),
    souls: outcome.scores[winner]?.souls ?? 0,
    wounds: outcome.scores[winner]?.wounds ?? 0,
    fallen: fallen.map(called).join(', '),
    count: fallen.length,
    theirs: outcome.scores[fallen[0] ?? winner]?.wounds ?? 0,
    round: course.length,
  });
  const turn = turningPoint(course, winner);
  if (turn === null) return said;
  return `${said} ${texts.say('bm-board-turn', { seat: winner, round: turn })}`;
}
