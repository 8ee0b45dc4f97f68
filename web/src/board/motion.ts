/** Showing what changed: pieces glide from where they were, numbers float up. */

import type { Changes } from './diff';

export type Speed = 'off' | 'fast' | 'normal' | 'slow';

const GLIDE: Record<Speed, number> = { off: 0, fast: 160, normal: 360, slow: 800 };
const NEAR = 3;

/** How long a glide takes, in milliseconds; nothing moves for who wants less motion. */
export function pace(speed: Speed): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : GLIDE[speed];
}

/** Where every piece of a board is on the screen. */
export function places(root: HTMLElement): Map<string, DOMRect> {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const rect = element.getBoundingClientRect();
    if (rect.width > 0) found.set(element.dataset.piece ?? '', rect);
  }
  return found;
}

/** Let everything that lies elsewhere now glide there; what is new fades in. */
export function glide(
  root: HTMLElement,
  before: Map<string, DOMRect>,
  changed: Changes,
  duration: number,
): void {
  const origins = new Map(changed.moved.map(({ from, to }) => [to, from]));
  const fresh = new Set(changed.appeared);
  for (const element of root.querySelectorAll<HTMLElement>('button[data-piece]')) {
    const id = element.dataset.piece ?? '';
    const was = before.get(origins.get(id) ?? id);
    if (fresh.has(id)) {
      element.animate([{ opacity: 0, scale: 0.8 }, {}], { duration, easing: 'steps(6)' });
    } else if (was) {
      const now = element.getBoundingClientRect();
      const [dx, dy] = [was.left - now.left, was.top - now.top];
      const pushed = !origins.has(id) && Math.abs(dx) < NEAR; // something above came or went
      if (now.width === 0 || pushed) continue;
      element.animate(
        [
          { translate: `${dx}px ${dy}px`, zIndex: 5 },
          { translate: '0 0', zIndex: 5 },
        ],
        { duration, easing: 'cubic-bezier(.2,.8,.3,1)' },
      );
    }
  }
}

/** Let the numbers that changed float up from their pieces. */
export function float(
  root: HTMLElement,
  layer: HTMLElement,
  changed: Changes,
  duration: number,
): void {
  const origin = layer.getBoundingClientRect();
  for (const { piece, by, icon } of changed.counted) {
    const rect = root.querySelector(`[data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect();
    if (!rect || rect.width === 0) continue;
    const number = document.createElement('span');
    number.className = by > 0 ? 'floating more' : 'floating less';
    number.dataset.icon = icon;
    number.textContent = by > 0 ? `+${by}` : `−${-by}`;
    number.style.left = `${rect.left + rect.width / 2 - origin.left}px`;
    number.style.top = `${rect.top - origin.top}px`;
    layer.append(number);
    const rise = number.animate([{ opacity: 1 }, { opacity: 0, translate: '0 -28px' }], {
      duration: duration * 4,
    });
    const done = () => number.remove();
    rise.finished.then(done, done);
  }
}

/** End every movement at once. */
export function settle(root: HTMLElement): void {
  for (const animation of root.getAnimations({ subtree: true })) {
    if (!(animation instanceof CSSAnimation)) animation.finish();
  }
}
