/** The course of a match, round by round, and why it ended as it did. */

import type { Event, Outcome } from '../../protocol';
import type { Texts } from '../../texts.svelte';

/** What ends a match. */
export const SOULS = 10;
export const WOUNDS = 5;

export interface Score {
  souls: number;
  wounds: number;
}

/** Everybody's souls and wounds at the end of every round, the first at index 0. */
export type Course = readonly (readonly Score[])[];

/** What a hero is worth. */
function worth(event: Event, texts: Texts): Score {
  const facts = texts.cardInfo(String(event.hero))?.facts ?? {};
  return { souls: Number(facts.souls ?? 1), wounds: Number(facts.wounds ?? 1) };
}

/** What an event adds to the score of its player. */
function change(event: Event, texts: Texts): Score | null {
  switch (event.type) {
    case 'hero_died':
      return { souls: Number(event.souls), wounds: 0 };
    case 'hero_survived':
      return { souls: 0, wounds: Number(event.wounds) };
    case 'wound_healed': {
      const { souls, wounds } = worth(event, texts);
      return { souls, wounds: -wounds };
    }
    case 'hero_revived':
    case 'hero_removed':
      return { souls: -worth(event, texts).souls, wounds: 0 };
    default:
      return null;
  }
}

/** The course of a match of so many players, from all its events. */
export function courseOf(events: readonly Event[], players: number, texts: Texts): Course {
  const rounds: Score[][] = [];
  for (const event of events) {
    if (event.type === 'round_began') {
      const before = rounds.at(-1);
      rounds.push(
        Array.from({ length: players }, (_, s) => before?.[s] ?? { souls: 0, wounds: 0 }),
      );
    }
    const [scores, seat] = [rounds.at(-1), event.seat];
    const found = change(event, texts);
    if (!scores || !found || typeof seat !== 'number') continue;
    const { souls, wounds } = scores[seat] ?? { souls: 0, wounds: 0 };
    scores[seat] = { souls: souls + found.souls, wounds: wounds + found.wounds };
  }
  return rounds;
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
export function why(outcome: Outcome, texts: Texts, events: readonly Event[]): string | null {
  const [winner] = outcome.winners;
  if (winner === undefined) return null;
  const players = outcome.places.length;
  const bosses = new Map(
    events.flatMap(({ type, seat, boss }) =>
      type === 'boss_revealed' ? [[Number(seat), String(boss)] as const] : [],
    ),
  );
  const called = (seat: number) =>
    texts.say('bm-board-boss', { boss: bosses.get(seat) ?? null, seat });
  const fallen = [...outcome.scores.keys()].filter(
    (seat) => seat !== winner && (outcome.scores[seat]?.wounds ?? 0) >= WOUNDS,
  );
  const course = courseOf(events, players, texts);
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
