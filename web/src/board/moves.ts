/** What takes more than one answer to the table: a walk, a change of mind. */

import { Swap, type Swappable } from './swap';
import { Walk, type Walkable } from './walk.svelte';

export class Moves {
  readonly walk: Walk;
  readonly swap: Swap;

  constructor(table: Walkable & Swappable) {
    this.walk = new Walk(table);
    this.swap = new Swap(table);
  }
}
