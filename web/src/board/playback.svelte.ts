/** A finished match as it is watched: at which moment, through whose eyes. Make it in a component. */

import { live } from '../design/live.svelte';
import type { GameInfo, Position, SeatInfo, TableInfo } from '../protocol';
import { whatWentWrong } from '../shell/words';
import type { Texts } from '../texts.svelte';
import { seatedAt } from './around';
import { Moments } from './moments';
import { Timeline } from './timeline.svelte';
import { reader } from './words';

/** Whoever steps fast hears only where they have come to. */
const PAUSE = 500;

export class Playback {
  moment = $state(0);
  looker = $state('all');
  fault = $state<string | null>(null);
  readonly timeline: Timeline;
  readonly #last: number;
  /** The seat I had, if I took part. */
  readonly #mine: SeatInfo | undefined;
  readonly #moments: Moments;
  readonly #texts: Texts;
  /** The moment that is shown, or played towards. */
  #shown = -1;
  #before: Position | null = null;

  constructor(table: TableInfo, game: GameInfo, texts: Texts, at: number, eyes: string) {
    this.timeline = new Timeline(game.id);
    this.#last = table.moments;
    this.#mine = table.seats.find((seat) => seat.mine);
    this.#moments = new Moments(table.table);
    this.#texts = texts;
    this.moment = Math.min(at, table.moments);
    this.looker = eyes;
    const own = reader(table.seats.filter(({ mine }) => mine).map(({ seat }) => seat));
    $effect.pre(() => {
      texts.you = this.looker === String(own) ? own : null;
    });
    $effect(() => this.#fetch(this.moment, this.looker));
    $effect(() => this.#announce(this.timeline.position));
  }

  /** Go to the moment after an event, by its place in the log. */
  async jump(index: number): Promise<void> {
    this.moment = await this.#moments.after(index + 1, this.#last, this.looker);
  }

  #fetch(number: number, eyes: string): () => void {
    let current = true;
    this.#moments.at(number, eyes).then(
      (found) => {
        if (!current) return;
        this.fault = null;
        const seen = eyes === 'all' && this.#mine ? seatedAt(found, this.#mine.seat) : found;
        this.timeline[number === this.#shown + 1 ? 'receive' : 'show'](seen, seen.events);
        this.#shown = number;
        if (number < this.#last) void this.#moments.at(number + 1, eyes);
      },
      (wrong: unknown) => current && (this.fault = whatWentWrong(this.#texts, wrong)),
    );
    return () => (current = false);
  }

  #announce(now: Position | null): (() => void) | undefined {
    const was = this.#before;
    this.#before = now;
    if (!now || !was || this.timeline.playing) return undefined;
    const timer = setTimeout(() => {
      const happened = this.timeline.events.at(-1);
      const title = this.#texts.words(now.scene.title);
      live.announce(`${title}. ${happened ? this.#texts.tell(happened) : ''}`);
    }, PAUSE);
    return () => clearTimeout(timer);
  }
}
