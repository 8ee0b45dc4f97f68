/** The section of the sheet that is shown where there is room for one. Make it in a component. */

import { untrack } from 'svelte';
import { squareId, squaresIn } from '../../board/grid';
import type { Surroundings } from '../../board/surroundings';
import type { Grid } from '../../protocol';
import type { SheetFacts } from './facts';

const roomsOf = (map: Grid) => [...squaresIn(map)].map((at) => ({ id: squareId(map.id, at) }));

export class SectionChoice {
  shown = $state('map');
  readonly #board: Surroundings;
  readonly #own: () => SheetFacts | null;
  /** The round that began on the map. */
  #begun: number | null = null;

  constructor(board: Surroundings, own: () => SheetFacts | null, round: () => number | null) {
    this.#board = board;
    this.#own = own;
    $effect(() => {
      if (board.choice.question?.prompt === 'die') this.#begin(round());
    });
    $effect(() => {
      if (board.choice.question || board.highlighted.size > 0) this.#follow();
    });
  }

  /** Whether something in a section is to be clicked next. */
  beckons(name: string): boolean {
    return this.#holds(name, (id) => this.#board.choice.mark(id) === 'next');
  }

  #holds(name: string, wanted: (id: string) => boolean): boolean {
    const own = this.#own();
    if (!own) return false;
    const pieces = {
      map: own.map ? [own.map, ...roomsOf(own.map)] : [],
      party: [{ id: `potions:${own.seat}` }, { id: `damage:${own.seat}` }, ...own.heroes],
      items: own.items,
      cards: [1, 2, 3].map((number) => ({ id: `boss:${number}` })),
      points: [{ id: `score:${own.seat}` }],
    }[name];
    return pieces?.some(({ id }) => wanted(id)) ?? false;
  }

  /** Every round begins on the map. */
  #begin(round: number | null): void {
    if (round === null || round === this.#begun) return;
    this.#begun = round;
    this.shown = 'map';
  }

  /** What a lesson speaks of is shown, or what is to be clicked next. */
  #follow(): void {
    const now = untrack(() => this.shown);
    const sections = [now, 'map', 'party', 'items', 'cards', 'points'];
    const spoken = (name: string) => this.#holds(name, (id) => this.#board.highlighted.has(id));
    const next = sections.find(spoken) ?? sections.find((name) => this.beckons(name));
    if (next) this.shown = next;
  }
}
