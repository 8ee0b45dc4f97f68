import { untrack } from 'svelte';

const SHOWN_FOR = 6_000;

export interface Said {
  id: number;
  text: string;
}

export interface Note extends Said {
  kind: 'good' | 'bad';
}

/** What has just been said to those who listen, and the notes on the screen. */
class Live {
  said: readonly Said[] = $state.raw([]);
  notes: Note[] = $state([]);
  #next = 1;

  /** Say something to those who listen, after what was said before; it is not shown. */
  announce(text: string): void {
    const line = { id: this.#next++, text };
    untrack(() => (this.said = [...this.said, line]));
    setTimeout(() => (this.said = this.said.filter((one) => one !== line)), SHOWN_FOR);
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
    this.said = [];
    this.notes = [];
  }

  drop(id: number): void {
    this.notes = this.notes.filter((note) => note.id !== id);
  }
}

export const live = new Live();
