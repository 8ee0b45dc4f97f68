/** Icons as pieces that can be looked at closely: a word, and what it means. */

import type { Card, Words } from '../protocol';

/** An icon at some place; its message has a second sentence, `about`, that tells what it means. */
export function signOf(icon: string, at: string, picture: string, words: Words): Card {
  return {
    type: 'card',
    id: `sign:${icon}:${at}`,
    name: words,
    picture,
    text: { ...words, message: `${words.message}.about` },
  };
}
