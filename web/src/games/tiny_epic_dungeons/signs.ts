/** The icons of the game as pieces that can be looked at closely: a word, and what it means. */

import { signOf as sign } from '../../dungeon/signs';
import type { Card, Words } from '../../protocol';

/** What the messages call a picture, where they call it otherwise. */
const CALLED: Readonly<Record<string, string>> = {
  counter: 'counter-mod',
  torch: 'die-torch',
  shield: 'shield-match',
};

export function signOf(icon: string, at: string, picture = icon, words?: Words): Card {
  return sign(icon, at, picture, words ?? { message: `ted-icon-${CALLED[icon] ?? icon}` });
}
