/** A piece is dragged onto another with a mouse or a pen, as if both had been clicked. */

import type { Attachment } from 'svelte/attachments';
import type { Choice } from './choice.svelte';

/** How far a pointer moves before it drags, in pixels. */
const SLACK = 6;
/** How far what is dragged is from the pointer, so that what lies below can be seen. */
const BESIDE = 12;

interface Drag {
  /** The piece that is dragged. */
  piece: HTMLElement;
  from: readonly [number, number];
  /** What follows the pointer, once it drags. */
  follows: HTMLElement | null;
}

/** The piece at a place of the window. */
function pieceAt({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY);
  return found?.closest<HTMLElement>('button[data-piece]')?.dataset.piece ?? null;
}

/** Drag the pieces of an element that can be chosen; `look` is told what one is held over. */
export function dragging(
  choice: () => Choice,
  look: (piece: string | null) => void,
): Attachment<HTMLElement> {
  return (element) => {
    let drag: Drag | null = null;

    function press(event: PointerEvent): void {
      const piece = (event.target as HTMLElement).closest<HTMLElement>('button[data-piece]');
      if (event.pointerType === 'touch' || event.button !== 0 || !piece) return;
      if (choice().mark(piece.dataset.piece ?? '') === null) return;
      drag = { piece, from: [event.clientX, event.clientY], follows: null };
    }

    function move(event: PointerEvent): void {
      if (!drag) return;
      const { clientX: x, clientY: y } = event;
      if (!drag.follows && Math.hypot(x - drag.from[0], y - drag.from[1]) < SLACK) return;
      drag.follows ??= lift(drag.piece);
      const zoom = drag.follows.currentCSSZoom ?? 1;
      drag.follows.style.translate = `${(x + BESIDE) / zoom}px ${(y + BESIDE) / zoom}px`;
      look(pieceAt(event));
    }

    function lift(piece: HTMLElement): HTMLElement {
      const id = piece.dataset.piece ?? '';
      if (choice().mark(id) !== 'picked') choice().click(id);
      const copy = piece.cloneNode(true) as HTMLElement;
      copy.removeAttribute('data-piece');
      copy.inert = true;
      copy.popover = 'manual'; // over everything, and cut off by nothing
      copy.style.cssText += `; inset: 0 auto auto 0; margin: 0; overflow: visible;
        scale: 0.5; transform-origin: 0 0; pointer-events: none`;
      piece.after(copy);
      copy.showPopover();
      return copy;
    }

    function drop(event: PointerEvent): void {
      const { piece, follows } = drag ?? {};
      drag = null;
      if (!piece || !follows) return;
      follows.remove();
      look(null);
      swallow();
      const onto = pieceAt(event);
      if (onto === piece.dataset.piece) return;
      const mark = onto === null ? null : choice().mark(onto);
      if (onto !== null && (mark === 'next' || mark === 'later')) choice().click(onto);
      else choice().back();
    }

    /** The click with which a browser ends a drag means nothing. */
    function swallow(): void {
      const stop = (event: Event): void => event.stopPropagation();
      addEventListener('click', stop, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', stop, { capture: true }));
    }

    function cancel(): void {
      drag?.follows?.remove();
      drag = null;
    }

    const still = (event: Event): void => event.preventDefault();
    element.addEventListener('pointerdown', press);
    element.addEventListener('dragstart', still);
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', cancel);
    return () => {
      cancel();
      element.removeEventListener('pointerdown', press);
      element.removeEventListener('dragstart', still);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', cancel);
    };
  };
}
