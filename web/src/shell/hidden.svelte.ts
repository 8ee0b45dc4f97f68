/** Tables that somebody does not want to see in their lists, until something happens at them. */

import type { TableInfo } from '../protocol';

const KEY = 'podziemia.hidden';

/** When each of them had changed last. */
type Changes = Readonly<Record<string, number>>;

function load(): Changes {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Changes;
  } catch {
    return {}; // storage is forbidden, or holds something else
  }
}

export class Hidden {
  #changes = $state.raw<Changes>(load());

  has({ table, changed }: TableInfo): boolean {
    return (this.#changes[table] ?? 0) >= changed;
  }

  hide({ table, changed }: TableInfo): void {
    this.#keep({ ...this.#changes, [table]: changed });
  }

  /** See all of them again. */
  clear(): void {
    this.#keep({});
  }

  #keep(changes: Changes): void {
    this.#changes = changes;
    try {
      localStorage.setItem(KEY, JSON.stringify(changes));
    } catch {
      // They are hidden as long as the page is open, then.
    }
  }
}
