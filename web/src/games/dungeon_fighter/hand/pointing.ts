/** Pointers on the arena: they throw, lay pieces, or move the eyes, by what they come down on. */

import type { Attachment } from 'svelte/attachments';
import type { Point } from '../arena/geometry';
import type { Place } from './pull';

export interface Picked {
  thing: string | null;
  point: Point | null;
}

export interface Handlers {
  /** What lies under a place of the picture, from 0 to 1. */
  pick: (across: number, down: number) => Picked;
  /** Whether a press there takes the die. */
  takes: (picked: Picked, at: Place) => boolean;
  /** Whether a thing can be dragged about. */
  lays: (thing: string) => boolean;
  grab: (finger: number, at: Place) => void;
  drag: (finger: number, at: Place, high: number) => void;
  letGo: (finger: number, high: number) => void;
  /** Another finger moves up or down while the first one aims. */
  rise: (by: number) => void;
  /** Another finger taps while the first one aims. */
  also: () => void;
  lay: (thing: string, at: Point) => void;
  orbit: (across: number, down: number) => void;
  zoom: (factor: number, aiming: boolean) => void;
  tap: (picked: Picked) => void;
  look: (picked: Picked | null) => void;
}

const SLACK = 5;

type Deed =
  { kind: 'throw' } | { kind: 'lay'; thing: string } | { kind: 'orbit' } | { kind: 'help' };

interface Finger {
  deed: Deed;
  at: Place;
  slipped: number;
}

export function pointing(on: Handlers): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Finger>();
    const box = () => element.getBoundingClientRect();
    const place = ({ clientX, clientY }: PointerEvent | WheelEvent): Place => {
      const { left, top } = box();
      return [clientX - left, clientY - top];
    };
    const picked = ([x, y]: Place): Picked => {
      const { width, height } = box();
      return on.pick(x / (width || 1), y / (height || 1));
    };
    const throwing = () => [...fingers.values()].some(({ deed }) => deed.kind === 'throw');

    function press(event: PointerEvent): void {
      if (event.button !== 0) return;
      const at = place(event);
      const found = picked(at);
      let deed: Deed = { kind: 'orbit' };
      if (on.takes(found, at)) deed = { kind: 'throw' };
      else if (throwing()) deed = { kind: 'help' };
      else if (found.thing && on.lays(found.thing)) deed = { kind: 'lay', thing: found.thing };
      element.setPointerCapture?.(event.pointerId);
      fingers.set(event.pointerId, { deed, at, slipped: 0 });
      if (deed.kind === 'throw') on.grab(event.pointerId, at);
      if (deed.kind !== 'orbit') event.preventDefault();
    }

    function move(event: PointerEvent): void {
      const at = place(event);
      const finger = fingers.get(event.pointerId);
      if (!finger) {
        if (event.pointerType === 'mouse') on.look(picked(at));
        return;
      }
      const [dx, dy] = [at[0] - finger.at[0], at[1] - finger.at[1]];
      finger.slipped += Math.hypot(dx, dy);
      const { height } = box();
      switch (finger.deed.kind) {
        case 'throw':
          for (const each of event.getCoalescedEvents?.() ?? [])
            on.drag(event.pointerId, place(each), height);
          on.drag(event.pointerId, at, height);
          break;
        case 'lay': {
          const { point } = picked(at);
          if (point) on.lay(finger.deed.thing, point);
          break;
        }
        case 'help':
          on.rise(-dy);
          break;
        case 'orbit':
          turn(event, finger, at, dx, dy);
      }
      finger.at = at;
    }

    /** One finger turns the table, two zoom. */
    function turn(event: PointerEvent, finger: Finger, at: Place, dx: number, dy: number): void {
      const [other] = [...fingers].filter(([id]) => id !== event.pointerId);
      if (!other) {
        on.orbit(dx, dy);
        return;
      }
      const apart = (one: Place) => Math.hypot(one[0] - other[1].at[0], one[1] - other[1].at[1]);
      const [was, is] = [apart(finger.at), apart(at)];
      if (was > 0 && is > 0) on.zoom(was / is, false);
    }

    function release(event: PointerEvent): void {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      fingers.delete(event.pointerId);
      const tapped = finger.slipped <= SLACK;
      if (finger.deed.kind === 'throw') on.letGo(event.pointerId, box().height);
      else if (finger.deed.kind === 'help' && tapped) on.also();
      else if (finger.deed.kind === 'orbit' && tapped) on.tap(picked(finger.at));
    }

    function leave(event: PointerEvent): void {
      if (!fingers.has(event.pointerId)) on.look(null);
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      on.zoom(Math.exp(event.deltaY / 700), throwing());
    }

    const listeners = {
      pointerdown: press,
      pointermove: move,
      pointerup: release,
      pointercancel: release,
      pointerleave: leave,
      wheel,
    };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener, { passive: false });
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
    };
  };
}
