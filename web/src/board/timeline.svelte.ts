/** What is shown of a match, and when: the events play one after another, then comes the next. */

import { themeOf } from '../games/theme';
import type { Event, Position, Question } from '../protocol';
import { actsOf, type Act } from './acts';
import { merged } from './merged';
import { stretch, type Animate } from './motions';

/** How long everything that waits may take, in milliseconds; beyond that it is played faster. */
const LONGEST = 12_000;

interface Batch {
  position: Position;
  /** Everything that has happened when the position is reached. */
  events: readonly Event[];
  acts: readonly Act[];
}

export class Timeline {
  /** What the board shows: a position, or one on its way to the next. */
  position = $state.raw<Position | null>(null);
  /** The events that have been played. */
  events = $state.raw<readonly Event[]>([]);
  /** What is played just now. */
  act = $state.raw<Act | null>(null);
  /** By how much the motions of the act are stretched. */
  stretch = $state(1);
  /** The pieces that have their new look already, while the others still have the old one. */
  shown = $state.raw<ReadonlySet<string>>(new Set());
  readonly playing = $derived(this.act !== null);

  /** How many positions have been reached. */
  reached = 0;
  /** Whether the position does not follow from the one before: somebody has leapt to it. */
  leapt = false;

  #animate: Animate = () => null;
  #queue: Batch[] = [];
  #next = 0;
  #last: Position | null = null;
  /** How many times as fast everything is played until nothing waits any more. */
  #haste = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** For the match of a game, whose looks tell how its events are played. */
  constructor(game: string) {
    void themeOf(game).then((theme) => (this.#animate = theme?.animate ?? this.#animate));
  }

  /** The match has come to a position: play what is new in it, after everything before it. */
  receive(position: Position, events: readonly Event[]): void {
    const { position: before, events: known } = this.#queue.at(-1) ?? {
      position: this.#last,
      events: this.events,
    };
    const fresh = before && before.seat === position.seat ? since(known, events) : null;
    if (!before || fresh === null || stretch() === 0 || document.hidden) {
      this.#arrive(position, events);
      return;
    }
    const waited = before.question === null;
    const acts = actsOf(fresh, before.scene, position.scene, position.seat, this.#animate, waited);
    this.#queue.push({ position, events, acts });
    this.#haste = Math.max(this.#haste, this.#waiting() / LONGEST);
    if (this.act === null) this.#play();
    else this.#compose();
  }

  /** Leap to a position, wherever it lies. */
  show(position: Position, events: readonly Event[]): void {
    this.#arrive(position, events);
    this.leapt = true;
  }

  /** Show at once what comes next. */
  #arrive(position: Position, events: readonly Event[]): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#reach({ position, events });
    this.act = null;
    this.#haste = 1;
  }

  /** Enough: show what everything that waits leads to. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (last) this.#arrive(last.position, last.events);
  }

  /** How long everything that waits will take. */
  #waiting(): number {
    const rest = this.#queue.flatMap((batch, place) =>
      place === 0 ? batch.acts.slice(this.#next) : batch.acts,
    );
    return rest.reduce((sum, act) => sum + act.time, 0) * stretch();
  }

  #reach({ position, events }: Pick<Batch, 'position' | 'events'>): void {
    this.#last = position;
    this.reached += 1;
    this.leapt = false;
    this.#next = 0;
    this.shown = new Set();
    this.position = position;
    this.events = events;
  }

  /** Play the next act, or come to the end of a batch. */
  #play(): void {
    const batch = this.#queue[0];
    if (!batch) {
      this.act = null;
      this.#haste = 1;
      return;
    }
    const act = batch.acts[this.#next];
    if (!act) {
      this.#queue.shift();
      this.#reach(batch);
      this.#play();
      return;
    }
    const factor = stretch() / this.#haste;
    if (act.time * factor === 0) {
      this.#played(batch, act);
      return;
    }
    this.stretch = factor * act.stretch;
    this.act = act;
    this.#compose();
    this.#timer = setTimeout(() => this.#played(batch, act), act.time * factor);
  }

  #played(batch: Batch, act: Act): void {
    this.shown = new Set([...this.shown, ...act.shown]);
    this.#next += 1;
    const known = batch.events.length - batch.acts.slice(this.#next).flatMap(eventsOf).length;
    this.events = batch.events.slice(0, known);
    if (this.#next < batch.acts.length) this.#compose();
    this.#play();
  }

  /** The position on its way: nothing is asked meanwhile that has not been asked before. */
  #compose(): void {
    const [batch, before] = [this.#queue[0], this.#last];
    if (!batch || !before) return;
    const { scene } = batch.position;
    const counts = batch.acts[this.#next - 1]?.counts;
    this.position = {
      ...before,
      scene: merged(before.scene, scene, this.shown, counts),
      question: stillAsked(before.question, this.#queue.at(-1)?.position.question ?? null),
    };
  }
}

const eventsOf = (act: Act) => act.events;

/** What is new among events; nothing if something has been taken back. */
function since(known: readonly Event[], events: readonly Event[]): readonly Event[] | null {
  const last = known.length - 1;
  const same = last < 0 || JSON.stringify(known[last]) === JSON.stringify(events[last]);
  return same ? events.slice(known.length) : null;
}

function stillAsked(before: Question | null, now: Question | null): Question | null {
  return before !== null && now !== null && before.number === now.number ? now : null;
}
