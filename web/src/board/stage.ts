/** Performing motions: on the pieces of a board, and on a layer above them. */

import { mount, unmount, type Component } from 'svelte';
import type { Changes } from './diff';
import { squareOf } from './grid';
import { schedule, type Motion, type Tone } from './motions';
import { original } from './scene';

/** Draws pictures: a component, and the context it needs. */
export interface Pictures {
  Picture: Component<{ name: string; size?: number }>;
  context: Map<unknown, unknown>;
}

/** Something on the layer, and how it leaves it. */
interface Copy {
  /** What goes from place to place … */
  element: HTMLElement;
  /** … and what is in it, which may shake meanwhile. */
  body: HTMLElement;
  remove: () => void;
}

interface Traveller extends Copy {
  /** The piece itself, not to be seen meanwhile. */
  away: HTMLElement | null;
}

const COLOURS: Record<Tone, string> = { good: '#ffe27a', bad: '#ff6a5a', plain: '#fff' };
const NEAR = 3;
const GLIDE = 300;
const RISE = 1300;
const SIZE = 48;
/** What goes to its new place by itself. */
const GLIDING = 'button[data-piece], g.figure[data-piece]';
const EASE = 'cubic-bezier(.2,.8,.3,1)';

const WAYS = {
  break: [
    {},
    { rotate: '-4deg', filter: 'brightness(1.6)' },
    { rotate: '9deg', translate: '0 30%', scale: 0.7, opacity: 0, filter: 'grayscale(1)' },
  ],
  vanish: [{}, { opacity: 0, scale: 0.6 }],
  turn: [{}, { transform: 'rotateY(90deg)' }],
  shake: [
    {},
    { translate: '-5px 0' },
    { translate: '5px 0' },
    { translate: '-4px 2px' },
    { translate: '3px 0' },
    {},
  ],
  tumble: [
    {},
    { rotate: '220deg', translate: '6px -26px' },
    { rotate: '470deg', translate: '-4px 0' },
    { rotate: '640deg', translate: '2px -9px' },
    { rotate: '720deg' },
  ],
} satisfies Record<string, Keyframe[]>;

/** Where what is asked lies over the page, and the page scrolls below its head. */
const PHONE = '(width < 64rem)';
const HEAD = 56;

export class Stage {
  readonly #root: HTMLElement;
  readonly #layer: HTMLElement;
  readonly #pictures: () => Pictures | null;
  /** The zones around a piece, the innermost first: it goes there if it cannot be seen itself. */
  readonly #around: (piece: string) => readonly string[];
  readonly #travellers = new Map<string, Traveller>();
  /** Pieces as motions left them, until the board is drawn anew. */
  readonly #held: Animation[] = [];
  /** The motions of the act that have not begun. */
  readonly #coming: ReturnType<typeof setTimeout>[] = [];

  constructor(
    root: HTMLElement,
    layer: HTMLElement,
    pictures: () => Pictures | null,
    around: (piece: string) => readonly string[],
  ) {
    this.#root = root;
    this.#layer = layer;
    this.#pictures = pictures;
    this.#around = around;
  }

  /** Where every piece is on the screen, on its way or at its place. */
  places(): Map<string, DOMRect> {
    const found = new Map<string, DOMRect>();
    for (const [id, element] of this.#drawn('[data-piece]'))
      found.set(id, element.getBoundingClientRect());
    for (const [id, { element }] of this.#travellers)
      found.set(id, element.getBoundingClientRect());
    return found;
  }

  /** Perform motions, each at its time; `factor` stretches them. */
  play(motions: readonly Motion[], factor: number): void {
    for (const { motion, start, time } of schedule(motions)) {
      const perform = () => this.#perform(motion, { duration: time * factor });
      if (start === 0) perform();
      else this.#coming.push(setTimeout(perform, start * factor));
    }
  }

  /** These pieces are on the board again; none given: all of them. */
  land(pieces?: ReadonlySet<string>): void {
    if (!pieces) {
      for (const timer of this.#coming.splice(0)) clearTimeout(timer);
      for (const animation of this.#held.splice(0)) animation.cancel();
    }
    for (const [id, traveller] of this.#travellers) {
      if (pieces && !pieces.has(id)) continue;
      this.#travellers.delete(id);
      traveller.remove();
      traveller.away?.style.removeProperty('visibility');
    }
  }

  /** The board has been drawn anew: those on their way are still not at their places. */
  hide(): void {
    for (const animation of this.#held.splice(0)) animation.cancel();
    for (const [id, traveller] of this.#travellers) {
      this.#away(id, traveller);
    }
  }

  #away(piece: string, traveller: Traveller): void {
    traveller.away?.style.removeProperty('visibility');
    traveller.away = this.#element(piece);
    traveller.away?.style.setProperty('visibility', 'hidden');
  }

  /** Let everything that lies elsewhere now glide there; what is new fades in. */
  glide(before: ReadonlyMap<string, DOMRect>, changed: Changes, factor: number): void {
    const options = { duration: GLIDE * factor, easing: EASE };
    const origins = new Map(changed.moved.map(({ from, to }) => [to, from]));
    const fresh = new Set(changed.appeared);
    for (const [id, element] of this.#drawn(GLIDING)) {
      if (this.#travellers.has(id)) continue;
      const was = before.get(origins.get(id) ?? id);
      const now = element.getBoundingClientRect();
      if (fresh.has(id)) element.animate([{ opacity: 0, scale: 0.8 }, {}], options);
      else if (was) {
        const [dx, dy] = [was.left - now.left, was.top - now.top];
        const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM()?.a : null;
        const unit = drawn ?? 1; // on a drawing, lengths are in its units
        const still = drawn ? Math.abs(dx) + Math.abs(dy) < NEAR : Math.abs(dx) < NEAR;
        if (still && !origins.has(id)) continue; // or something above came or went
        element.animate(
          [
            { translate: `${dx / unit}px ${dy / unit}px`, zIndex: 5 },
            { translate: '0 0', zIndex: 5 },
          ],
          options,
        );
      }
    }
  }

  /** Let the numbers that changed float up from their pieces. */
  float(changed: Changes, factor: number): void {
    for (const { piece, by } of changed.counted) {
      this.#rise(piece, by > 0 ? `+${by}` : `−${-by}`, 'plain', { duration: RISE * factor });
    }
  }

  /** End every motion at once. */
  settle(): void {
    this.land();
    for (const animation of this.#root.getAnimations({ subtree: true })) {
      if (!(animation instanceof CSSAnimation)) animation.finish();
    }
  }

  #perform(motion: Motion, when: { duration: number }): void {
    switch (motion.kind) {
      case 'move':
        this.#move(motion.piece, motion.to, when, motion.from, motion.picture);
        break;
      case 'send':
        this.#send(motion.from, motion.to, when, motion.picture);
        break;
      case 'float':
        this.#rise(motion.piece, motion.sign, motion.tone ?? 'plain', {
          duration: when.duration * 2,
        });
        break;
      case 'stamp':
        this.#stamp(motion.piece, motion.sign, motion.tone ?? 'plain', when);
        break;
      case 'flash': {
        const colour = COLOURS[motion.tone ?? 'good'];
        const lit = { filter: `brightness(1.35) drop-shadow(0 0 8px ${colour})` };
        this.#visible(motion.piece)?.animate([{}, lit, {}], when);
        break;
      }
      case 'break':
      case 'vanish':
      case 'turn':
        this.#hold(this.#visible(motion.piece), WAYS[motion.kind], when);
        break;
      case 'shake':
      case 'tumble':
        this.#visible(motion.piece)?.animate(WAYS[motion.kind], when);
        break;
    }
  }

  #hold(element: HTMLElement | null, way: Keyframe[], when: KeyframeAnimationOptions): void {
    if (element) this.#held.push(element.animate(way, { ...when, fill: 'forwards' }));
  }

  /** A copy of the piece goes; the piece itself is not seen until it lands. */
  #move(piece: string, to: string, when: KeyframeAnimationOptions, from?: string, look?: string) {
    this.#bring(to);
    const target = this.#rect(to);
    if (!target) return;
    let traveller = this.#travellers.get(piece);
    if (!traveller) {
      const start = this.#rect(from ?? piece);
      const copy = start && this.#copy(this.#element(piece), start, look);
      if (!copy) return;
      traveller = { ...copy, away: null };
      this.#travellers.set(piece, traveller);
      this.#away(piece, traveller);
    }
    this.#fly(traveller.element, target, when);
  }

  #send(from: string, to: string, when: KeyframeAnimationOptions, look?: string): void {
    const [start, target] = [this.#rect(from), this.#rect(to)];
    const copy = start && target && this.#copy(this.#element(from), start, look);
    if (!copy) return;
    copy.element.style.visibility = 'hidden';
    const flight = this.#fly(copy.element, target, when, { visibility: 'visible' });
    flight.finished.then(copy.remove, copy.remove);
  }

  /** Let something of the layer go to the middle of a place. */
  #fly(
    element: HTMLElement,
    target: DOMRect,
    when: KeyframeAnimationOptions,
    look: Keyframe = {},
  ): Animation {
    const origin = this.#layer.getBoundingClientRect();
    const x = target.left + (target.width - element.offsetWidth) / 2 - origin.left;
    const y = target.top + (target.height - element.offsetHeight) / 2 - origin.top;
    const translate = `${x}px ${y}px`;
    const flight = element.animate([look, { ...look, translate }], {
      ...when,
      easing: 'ease-in-out',
      fill: 'forwards',
    });
    return flight;
  }

  /** A copy of a piece on the layer, or the picture of something that is no piece. */
  #copy(piece: HTMLElement | null, start: DOMRect, look?: string): Copy | null {
    const pictures = this.#pictures();
    const origin = this.#layer.getBoundingClientRect();
    const element = document.createElement('div');
    const body = document.createElement('div');
    element.className = 'traveller';
    element.append(body);
    let [width, height] = [start.width, start.height];
    let remove = () => element.remove();
    if (look !== undefined && pictures) {
      const { Picture, context } = pictures;
      [width, height] = [SIZE, SIZE];
      const props = { name: look, size: SIZE };
      const drawn = mount(Picture, { target: body, props, context });
      remove = () => void unmount(drawn).then(() => element.remove());
    } else if (piece) body.append(this.#likeness(piece));
    else return null;
    Object.assign(element.style, {
      width: `${width}px`,
      height: `${height}px`,
      translate: `${start.left + (start.width - width) / 2 - origin.left}px ${
        start.top + (start.height - height) / 2 - origin.top
      }px`,
    });
    this.#layer.append(element);
    return { element, body, remove };
  }

  /** A piece once more, with the sizes and colours of the board it lies on. */
  #likeness(piece: HTMLElement): HTMLElement {
    const copy = piece.cloneNode(true) as HTMLElement;
    for (const one of [copy, ...copy.querySelectorAll<HTMLElement>('[data-piece], [id]')]) {
      one.removeAttribute('data-piece');
      one.removeAttribute('id');
    }
    copy.style.visibility = 'visible';
    copy.inert = true;
    let board = piece;
    while (board.parentElement && board.parentElement !== this.#root) board = board.parentElement;
    const around = document.createElement('div');
    around.className = board.className;
    around.style.display = 'contents';
    around.append(drawn(piece, copy));
    return around;
  }

  /** A sign rises over a piece. */
  #rise(piece: string, sign: string, tone: Tone, when: KeyframeAnimationOptions): void {
    this.#sign(piece, sign, tone, 'floating', when, [
      { opacity: 1 },
      { opacity: 1, offset: 0.6 },
      { opacity: 0, translate: '-50% -34px' },
    ]);
  }

  #stamp(piece: string, sign: string, tone: Tone, when: KeyframeAnimationOptions): void {
    this.#sign(piece, sign, tone, 'stamped', when, [
      { opacity: 0, scale: 3, rotate: '-30deg' },
      { opacity: 1, scale: 1, rotate: '-12deg', offset: 0.25 },
      { opacity: 1, scale: 1, rotate: '-12deg', offset: 0.8 },
      { opacity: 0, scale: 1.1, rotate: '-12deg' },
    ]);
  }

  #sign(
    piece: string,
    sign: string,
    tone: Tone,
    looks: string,
    when: KeyframeAnimationOptions,
    frames: Keyframe[],
  ): void {
    const rect = this.#rect(piece);
    if (!rect) return;
    const origin = this.#layer.getBoundingClientRect();
    const element = document.createElement('span');
    element.className = looks;
    element.textContent = sign;
    element.style.color = COLOURS[tone];
    element.style.left = `${rect.left + rect.width / 2 - origin.left}px`;
    const top = looks === 'stamped' ? rect.top + rect.height / 2 : rect.top;
    element.style.top = `${Math.max(0, top - origin.top)}px`;
    this.#layer.append(element);
    const done = () => element.remove();
    element.animate(frames, { ...when, fill: 'backwards' }).finished.then(done, done);
  }

  /** Bring the first of these pieces that is on the board into sight, where the page scrolls. */
  reveal(pieces: readonly string[]): void {
    const element = pieces.map((piece) => this.#element(piece)).find(Boolean);
    if (!element || !matchMedia(PHONE).matches) return;
    const { top, bottom } = element.getBoundingClientRect();
    const asked = parseFloat(getComputedStyle(element).getPropertyValue('--prompt')) || 0;
    if (top >= HEAD && bottom <= innerHeight - asked) return;
    element.scrollIntoView({ block: 'center' });
  }

  /** Let a piece be in sight in the row that scrolls sideways, if it lies in one. */
  #bring(piece: string): void {
    const element = this.#element(piece);
    let row = element?.parentElement;
    while (row && row !== this.#root && row.scrollWidth <= row.clientWidth) row = row.parentElement;
    if (!element || !row || row === this.#root) return;
    const [inner, outer] = [element.getBoundingClientRect(), row.getBoundingClientRect()];
    const over = Math.max(0, inner.right - outer.right) || Math.min(0, inner.left - outer.left);
    row.scrollBy({ left: over });
  }

  /** The pieces that can be seen; one that is drawn again, as in a list of words, is where it is
   * drawn first. */
  #drawn(selector: string): Map<string, HTMLElement | SVGElement> {
    const found = new Map<string, HTMLElement | SVGElement>();
    for (const element of this.#root.querySelectorAll<HTMLElement | SVGElement>(selector)) {
      const id = element.dataset.piece ?? '';
      if (found.has(id) || element.getBoundingClientRect().width === 0) continue;
      if (element.checkVisibility()) found.set(id, element);
    }
    return found;
  }

  #element(piece: string): HTMLElement | null {
    for (const id of new Set([piece, original(piece)])) {
      const found = this.#root.querySelector<HTMLElement>(`[data-piece="${CSS.escape(id)}"]`);
      if (found && found.getBoundingClientRect().width > 0) return found;
    }
    return null;
  }

  /** What can be seen of a piece: on its way, or at its place. */
  #visible(piece: string): HTMLElement | null {
    return this.#travellers.get(piece)?.body ?? this.#element(piece);
  }

  #rect(piece: string): DOMRect | null {
    for (const id of [piece, ...this.#around(piece)]) {
      const found = this.#visible(id);
      if (found) return found.getBoundingClientRect();
    }
    return this.#square(piece);
  }

  /** Where a square of a grid is on the screen. */
  #square(piece: string): DOMRect | null {
    const place = squareOf(piece);
    const grid: Element | null = place && this.#element(place.grid);
    const shape = grid instanceof SVGSVGElement ? grid.getScreenCTM() : null;
    if (!place || !shape) return null;
    const [row, column] = place.square;
    return new DOMRect(shape.e + column * shape.a, shape.f + row * shape.d, shape.a, shape.d);
  }
}

/** The copy of a piece; one of a drawing needs a drawing around it. */
function drawn(piece: Element, copy: Element): Element {
  if (!(piece instanceof SVGGraphicsElement) || piece instanceof SVGSVGElement) return copy;
  const { x, y, width, height } = piece.getBBox();
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  frame.setAttribute('width', '100%');
  frame.append(copy);
  return frame;
}
