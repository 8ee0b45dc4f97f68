/** One tab stop for a map: the arrows move the focus to what lies nearest on that side. */

import type { Attachment } from 'svelte/attachments';

export interface Place {
  x: number;
  y: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
/** How much worse it is to lie aside than to lie far. */
const ASIDE = 2.5;
const NEAR = 4;

/** The place that lies nearest on a side of another one; none if nothing does. */
export function nearest(places: readonly Place[], from: Place, key: string): number | null {
  const [right, down] = WAYS[key] ?? [0, 0];
  let [found, least]: [number | null, number] = [null, Infinity];
  places.forEach(({ x, y }, at) => {
    const ahead = (x - from.x) * right + (y - from.y) * down;
    const aside = Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right);
    if (ahead < NEAR || ahead + aside * ASIDE >= least || aside > ahead * 2) return;
    [found, least] = [at, ahead + aside * ASIDE];
  });
  return found;
}

const middle = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

export const spatial: Attachment<HTMLElement> = (map) => {
  const stops = () => [...map.querySelectorAll<HTMLElement>('button[data-stop]')];

  function settle(current?: HTMLElement): void {
    const all = stops();
    const stop = current ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    if (!(event.key in WAYS) || event.altKey || event.ctrlKey || event.metaKey) return;
    const from = (event.target as HTMLElement).closest('button[data-stop]');
    if (!from) return;
    event.preventDefault();
    event.stopPropagation();
    const others = stops().filter((one) => one !== from);
    const next = nearest(others.map(middle), middle(from), event.key);
    if (next !== null) others[next]?.focus();
  }

  function focused(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('button[data-stop]');
    if (stop) settle(stop);
  }

  const watch = new MutationObserver(() => settle());
  watch.observe(map, { childList: true, subtree: true });
  map.addEventListener('keydown', move);
  map.addEventListener('focusin', focused);
  settle();
  return () => {
    watch.disconnect();
    map.removeEventListener('keydown', move);
    map.removeEventListener('focusin', focused);
  };
};
