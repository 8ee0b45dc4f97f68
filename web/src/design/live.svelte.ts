import { untrack } from 'svelte';

const SHOWN_FOR = 6_000;

export interface Note {
  id: number;
  text: string;
  kind: 'good' | 'bad';
}

/** What has just been said to those who listen, and the notes on the screen. */
class Live {
  said = $state('');
  notes: Note[] = $state([]);
  #next = 1;
  #last = '';

  /** Say something to those who listen; it is not shown. */
  announce(text: string): void {
    this.#last = this.#last === text ? `${text}\u00a0` : text; // the same words are said again, too
    this.said = this.#last;
  }

  /** Show a sentence for a while, and say it. */
  note(text: string, kind: Note['kind'] = 'good'): void {
    const id = this.#next++;
    untrack(() => this.notes.push({ id, text, kind }));
    this.announce(text);
    setTimeout(() => this.drop(id), SHOWN_FOR);
  }

  /** Leave nothing of what was said. */
  hush(): void {
    this.said = '';
    this.notes = [];
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const live = new Live();
