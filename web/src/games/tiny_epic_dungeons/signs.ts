/** The icons of the game as pieces that can be looked at closely: a word, and what it means. */

import type { Card, Words } from '../../protocol';

/** What the messages call a picture, where they call it otherwise. */
const CALLED: Readonly<Record<string, string>> = {
  counter: 'counter-mod',
  torch: 'die-torch',
  shield: 'shield-match',
};

export function signOf(
  icon: string,
  at: string,
  picture: string = icon,
  words: Words = { message: `ted-icon-${CALLED[icon] ?? icon}` },
): Card {
  return {
    type: 'card',
    id: `sign:${icon}:${at}`,
    name: words,
    picture,
    text: { ...words, message: `${words.message}.about` },
  };
}
