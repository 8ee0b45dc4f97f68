/** Fingers and mice on a grid: a drag moves it, two fingers and the wheel zoom, a tap chooses. */

import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point, Square } from './grid';

export interface Handlers {
  /** A square is tapped, at a point of the grid. */
  tap: (square: Square, touch: boolean, at: Point) => void;
  /** The pointer is over a square, at a point of the grid, or gone. */
  look: (square: Square | null, at: Point | null) => void;
}

const SLACK = 6; // pixels that a tap may slip

export function gestures(camera: Camera, on: Handlers): Attachment<SVGSVGElement> {
  return (drawing) => {
    const down = new Map<number, Point>();
    let slipped = 0;

    const size = () => drawing.getBoundingClientRect();
    const place = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = size();
      const [x, y] = [(clientX - left) / (width || 1), (clientY - top) / (height || 1)];
      return [camera.x + x * camera.width, camera.y + y * camera.height];
    };
    const square = (event: MouseEvent): Square => {
      const [x, y] = place(event);
      return [Math.floor(y), Math.floor(x)];
    };

    function press(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (down.size === 0) slipped = 0;
      down.set(event.pointerId, [event.clientX, event.clientY]);
    }

    function move(event: PointerEvent): void {
      const before = down.get(event.pointerId);
      if (!before) {
        on.look(square(event), place(event));
        return;
      }
      const now: Point = [event.clientX, event.clientY];
      const [dx, dy] = [now[0] - before[0], now[1] - before[1]];
      const [other] = [...down].filter(([id]) => id !== event.pointerId);
      slipped += Math.hypot(dx, dy);
      if (slipped > SLACK && camera.near) drawing.setPointerCapture?.(event.pointerId);
      if (other) {
        const from = Math.hypot(before[0] - other[1][0], before[1] - other[1][1]);
        const to = Math.hypot(now[0] - other[1][0], now[1] - other[1][1]);
        slipped = SLACK + 1;
        if (to > 0) camera.zoom(from / to, place(event));
      } else if (slipped > SLACK) {
        const { width, height } = size();
        camera.move([(-dx / (width || 1)) * camera.width, (-dy / (height || 1)) * camera.height]);
      }
      down.set(event.pointerId, now);
    }

    function release(event: PointerEvent): void {
      if (!down.delete(event.pointerId) || down.size > 0 || slipped > SLACK) return;
      on.tap(square(event), event.pointerType !== 'mouse', place(event));
    }

    function cancel(event: PointerEvent): void {
      down.delete(event.pointerId);
      if (event.type === 'pointerleave') on.look(null, null);
    }

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && !event.metaKey) return; // the page scrolls
      event.preventDefault();
      camera.zoom(Math.exp(event.deltaY / 300), place(event));
    }

    const listeners = {
      pointerdown: press,
      pointermove: move,
      pointerup: release,
      pointercancel: cancel,
      pointerleave: cancel,
      wheel,
    };
    for (const [name, listener] of Object.entries(listeners)) {
      drawing.addEventListener(name, listener as EventListener, { passive: false });
    }
    return () => {
      for (const [name, listener] of Object.entries(listeners)) {
        drawing.removeEventListener(name, listener as EventListener);
      }
    };
  };
}
