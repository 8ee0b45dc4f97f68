/**
 * One tab stop per row: the arrows, Home and End move the focus among its pieces.
 *
 * Where `data-columns` says how many lie side by side, up and down lead to the next line.
 */

import type { Attachment } from 'svelte/attachments';

const KEYS: Record<string, (place: number, last: number, columns: number) => number> = {
  ArrowRight: (place, last) => Math.min(place + 1, last),
  ArrowDown: (place, last, columns) => (place + columns > last ? place : place + columns),
  ArrowLeft: (place) => Math.max(place - 1, 0),
  ArrowUp: (place, _, columns) => (place < columns ? place : place - columns),
  Home: () => 0,
  End: (_, last) => last,
};

export const tabStop: Attachment<HTMLElement> = (row) => {
  row.dataset.tabstop = '';
  const stops = () =>
    [...row.querySelectorAll<HTMLElement>('button[data-stop]')].filter(
      (stop) => stop.closest('[data-tabstop]') === row,
    );

  function settle(current?: HTMLElement): void {
    const all = stops();
    const stop = current ?? all.find((one) => one.tabIndex === 0) ?? all[0];
    for (const one of all) one.tabIndex = one === stop ? 0 : -1;
  }

  function move(event: KeyboardEvent): void {
    const step = KEYS[event.key];
    const all = stops();
    const place = all.indexOf(document.activeElement as HTMLElement);
    if (!step || place < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    all[step(place, all.length - 1, Number(row.dataset.columns ?? 1))]?.focus();
  }

  function focused(event: FocusEvent): void {
    const stop = (event.target as HTMLElement).closest<HTMLElement>('button[data-stop]');
    if (stop?.closest('[data-tabstop]') === row) settle(stop);
  }

  const watch = new MutationObserver(() => settle());
  watch.observe(row, { childList: true, subtree: true });
  row.addEventListener('keydown', move);
  row.addEventListener('focusin', focused);
  settle();
  return () => {
    watch.disconnect();
    row.removeEventListener('keydown', move);
    row.removeEventListener('focusin', focused);
  };
};
