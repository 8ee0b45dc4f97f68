/** How the events of Descent are played, in terms of pieces. */

import type { Motion } from '../../board/motions';
import type { Event, Scene } from '../../protocol';

export function animate(event: Event, _before: Scene, _after: Scene): Motion[] | null {
  return event.type === 'nothing' ? [] : null;
}
