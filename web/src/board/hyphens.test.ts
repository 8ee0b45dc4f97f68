import { expect, it } from 'vitest';
import { softened } from './hyphens';

const shown = (text: string, lang: 'en' | 'pl') => softened(text, lang).replaceAll('\u00AD', '·');

it.each([
  ['Zwierzoludzi', 'Zwie·rzo·lu·dzi'],
  ['Zwierzoczłek', 'Zwie·rzo·człek'],
  ['Drużyna Kolczasta', 'Drużyna Kol·cza·sta'],
  ['unieruchomiony', 'unie·ru·cho·mio·ny'],
  ['Straszliwy', 'Stra·szli·wy'],
  ['Przypływ nieszczęścia', 'Przy·pływ nie·szczę·ścia'],
])('breaks Polish words at their syllables: %s', (text, syllables) => {
  expect(shown(text, 'pl')).toBe(syllables);
});

it.each([
  ['Beastman Spiritspeaker', 'Beast·man Spi·rit·spea·ker'],
  ['Manticore, Razorwing', 'Man·ti·core, Ra·zor·wing'],
  ['Skeleton', 'Ske·le·ton'],
  ['Battlemage', 'Bat·tle·mage'],
])('breaks English words at their syllables: %s', (text, syllables) => {
  expect(shown(text, 'en')).toBe(syllables);
});

it('leaves short words, numbers and signs alone', () => {
  expect(softened('Topór (+2), 1000000000', 'pl')).toBe('Topór (+2), 1000000000');
});
