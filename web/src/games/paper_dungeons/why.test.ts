import { expect, it } from 'vitest';
import { Texts } from '../../texts.svelte';
import { why } from './why';

const texts = new Texts(null, 'en');
texts.use('en', [
  `pd-score-E = magic items
pd-score-G = monsters
pd-score-C = boss 3
pd-board-why-alone = { $points }; best { $best }; worst { $worst }
pd-board-why = { $winner } { $points }, { $ahead } ahead of { $second }: { $box }
pd-board-why-rooms = { $winner } { $rooms }, { $second } { $fewer }, { $points } each`,
]);
texts.players = ['Ala', 'Ola', 'Ewa'];
const ended = (places: number[], ...scores: Record<string, number>[]) => {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  return { places, winners, rule: 'PD-17.13', scores };
};
const plainly = (told: string | null) => told?.replace(/[\u2068\u2069]/g, '');

it('says what brought most and what cost most to who is alone', () => {
  const score = { C: -7, E: 18, G: 3, L: 14, rooms: 20 };
  expect(plainly(why(ended([1], score), texts))).toBe(
    '14; best magic items (+18); worst boss 3 (−7)',
  );
  expect(plainly(why(ended([1], { C: 0, E: 0, L: 0, rooms: 0 }), texts))).toBe(
    '0; best none; worst none',
  );
});

it('compares the winner with the next, and names the box with the largest lead', () => {
  const outcome = ended(
    [3, 1, 2],
    { E: 1, G: 1, L: 2, rooms: 3 },
    { E: 4, G: 9, L: 13, rooms: 3 },
    { E: 6, G: 1, L: 7, rooms: 9 },
  );
  expect(plainly(why(outcome, texts))).toBe('Ola 13, 6 ahead of Ewa: monsters (+8)');
});

it('names the rooms where they decide, and nothing where a victory is shared', () => {
  const scores = [
    { E: 7, L: 7, rooms: 12 },
    { E: 7, L: 7, rooms: 9 },
  ];
  expect(plainly(why(ended([1, 2], ...scores), texts))).toBe('Ala 12, Ola 9, 7 each');
  expect(why(ended([1, 1], ...scores), texts)).toBeNull();
});
