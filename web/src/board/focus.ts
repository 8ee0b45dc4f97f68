/** Where the focus goes when what had it has gone. */

/** Whether nothing has the focus that somebody could be using. */
function adrift(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches('main');
}

/** Lead the focus to the heading of a place, if it is in that place or nowhere. */
export function lead(place: HTMLElement): void {
  if (document.querySelector('dialog[open]')) return;
  if (!adrift() && !place.contains(document.activeElement)) return;
  const heading = place.querySelector<HTMLElement>('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
