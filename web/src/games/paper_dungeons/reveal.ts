/** On a phone: what may be clicked next on a map is not left under the dice and the question. */

const NARROW = '(width < 48rem)';
const NEXT = '.pd-spot.next[data-piece]';

/** Scroll so far that every room that may be clicked next is seen; the map itself is no room. */
export function reveal(map: HTMLElement): void {
  if (!matchMedia(NARROW).matches) return;
  for (const room of map.querySelectorAll<HTMLElement>(NEXT)) {
    if (room.dataset.piece !== map.dataset.piece) room.scrollIntoView({ block: 'nearest' });
  }
}
