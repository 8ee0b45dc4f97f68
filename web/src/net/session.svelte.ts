import type {
  ClientMessage,
  Difference,
  Event as GameEvent,
  Instruct,
  Line,
  Offer,
  Position,
  ServerMessage,
  TableInfo,
} from '../protocol';
import type { Language } from '../texts.svelte';
import { nextPosition } from './patch';

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;

export interface Refusal {
  sentence: string;
  rule: string | null;
}

type Request = Exclude<ClientMessage, { type: 'hello' }>;
type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;

/** One browser at one table: what is known, and what can be said.

It reconnects by itself. A request that was under way when the connection broke is not repeated:
what was accepted shows in the next position, what was not can be chosen again. */
export class Session {
  readonly id: string;
  table: TableInfo | null = $state.raw(null);
  /** The seats that are mine. */
  mine: readonly number[] = $state.raw([]);
  position: Position | null = $state.raw(null);
  events: readonly GameEvent[] = $state.raw([]);
  lines: readonly Line[] = $state.raw([]);
  status: 'connecting' | 'open' | 'lost' = $state('connecting');
  /** By how many seconds the table's clock is ahead of this device's. */
  clockSkew = $state(0);
  refusal: Refusal | null = $state.raw(null);
  /** Why the table closed the connection, if it said so. */
  farewell: string | null = $state(null);
  /** The seats that were mine until the last welcome and are not any more. */
  unseated: readonly number[] = $state.raw([]);

  readonly #secret: string | null;
  readonly #address: string;
  #lang: Language;
  /** The language of the last greeting. */
  #greeted: Language;
  #eyes: number | null = null;
  /** Through whose eyes this connection showed the table last; nothing: not yet. */
  #shown: number | null | undefined;
  #socket: WebSocket | null = null;
  #next = 1;
  #open = new Map<number, (accepted: boolean) => void>();
  /** Who waits for the words of an option, by request. */
  #looked = new Map<number, (offer: Offer | null) => void>();
  /** What was accepted, until the position that came of it is here: request and entries. */
  #due = new Map<number, number>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, secret: string | null, lang: Language, origin = location.origin) {
    this.id = table;
    this.#secret = secret;
    this.#lang = lang;
    this.#greeted = lang;
    this.#address = `${origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(table)}/socket`;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** The seat through whose eyes the position is seen; none: a spectator's. */
  get seat(): number | null {
    return this.position?.seat ?? this.#eyes;
  }

  /** Choose an option, or the one at this place among all of them. */
  choose(question: number, option: object | number): Promise<boolean> {
    const chosen = typeof option === 'number' ? option : { ...option };
    return this.#send({ type: 'choose', question, option: chosen });
  }

  /** The words of an option that did not come with its question; nothing, if they are not told. */
  offer(question: number, option: number): Promise<Offer | null> {
    const id = this.#say({ type: 'ask_offer', question, option });
    if (id === null) return Promise.resolve(null);
    return new Promise((resolve) => this.#looked.set(id, resolve));
  }

  undo(): Promise<boolean> {
    return this.#send({ type: 'undo', settled: this.position?.settled ?? 0 });
  }

  askTakeback(): Promise<boolean> {
    return this.#send({ type: 'ask_takeback' });
  }

  answerTakeback(agree: boolean): Promise<boolean> {
    return this.#send({ type: 'answer_takeback', agree });
  }

  resign(): Promise<boolean> {
    return this.#send({ type: 'resign' });
  }

  instruct(instructions: Instruct['instructions']): Promise<boolean> {
    return this.#send({ type: 'instruct', instructions });
  }

  handOver(seat: number, controller: string): Promise<boolean> {
    return this.#send({ type: 'hand_over', seat, controller });
  }

  nudge(seat: number): Promise<boolean> {
    return this.#send({ type: 'nudge', seat });
  }

  say(text: string): Promise<boolean> {
    return this.#send({ type: 'say', text });
  }

  preset(name: string): Promise<boolean> {
    return this.#send({ type: 'say', preset: name });
  }

  /** Look through the eyes of another seat of mine. */
  look(seat: number): Promise<boolean> {
    this.#eyes = seat;
    return this.#send({ type: 'look', seat });
  }

  /** Hear refusals in another language. */
  speak(lang: Language): void {
    if (lang === this.#lang) return;
    this.#lang = lang;
    if (this.status === 'open') void this.#send({ type: 'speak', lang });
  }

  /** Greet the table anew, for example after sitting down at it. */
  greet(): void {
    this.#failures = 0;
    this.status = 'connecting';
    this.#abandon();
    this.#connect();
  }

  /** Leave for good. */
  close(): void {
    this.#closed = true;
    this.status = 'lost';
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
    this.#abandon();
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const before = this.#socket;
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    before?.close();
    this.#shown = undefined;
    socket.onopen = () => socket.send(JSON.stringify(this.#hello()));
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = () => this.#lose(socket);
  }

  /** Who I am and what I know: what one seat was told is not kept for another. */
  #hello(): ClientMessage {
    const seat = this.#eyes ?? this.position?.seat ?? null;
    if (this.position && this.position.seat !== seat) this.events = [];
    const since = this.events.length;
    this.#greeted = this.#lang;
    return { type: 'hello', secret: this.#secret, lang: this.#lang, seat, since };
  }

  #lose(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed) return;
    this.status = 'lost';
    this.#abandon();
    const pause = Math.min(FIRST_PAUSE * 2 ** this.#failures, LONGEST_PAUSE);
    this.#failures += 1;
    this.#timer = setTimeout(() => this.#connect(), pause * (0.5 + Math.random() / 2));
  }

  #hurry = (): void => {
    if (this.status !== 'lost' || document.hidden) return;
    this.#failures = 0;
    this.#connect();
  };

  #abandon(): void {
    for (const answer of this.#open.values()) answer(false);
    for (const tell of this.#looked.values()) tell(null);
    this.#open.clear();
    this.#looked.clear();
    this.#due.clear();
  }

  #send(request: Unnumbered<Request>): Promise<boolean> {
    const id = this.#say(request);
    if (id === null) return Promise.resolve(false);
    this.refusal = null;
    return new Promise((resolve) => this.#open.set(id, resolve));
  }

  /** Say something, if anybody listens; the number that its answer carries. */
  #say(request: Unnumbered<Request>): number | null {
    const socket = this.#socket;
    if (this.status !== 'open' || socket?.readyState !== WebSocket.OPEN) return null;
    const id = this.#next++;
    socket.send(JSON.stringify({ ...request, id }));
    return id;
  }

  #tell(id: number, offer: Offer | null): void {
    this.#looked.get(id)?.(offer);
    this.#looked.delete(id);
  }

  #answer(id: number, accepted: boolean): void {
    this.#open.get(id)?.(accepted);
    this.#open.delete(id);
  }

  /** Whoever is told that it is done can see it: the old question cannot be answered again. */
  #settle(): void {
    for (const [id, number] of this.#due) {
      if (number > (this.position?.number ?? 0)) continue;
      this.#due.delete(id);
      this.#answer(id, true);
    }
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.table = message.table;
        this.unseated = this.mine.filter((seat) => !message.seats.includes(seat));
        this.mine = message.seats;
        this.lines = message.lines;
        this.clockSkew = message.now - Date.now() / 1000;
        this.farewell = null;
        this.#failures = 0;
        this.status = 'open';
        if (this.#greeted !== this.#lang) void this.#send({ type: 'speak', lang: this.#lang });
        break;
      case 'position':
        this.#place(message);
        break;
      case 'difference':
        this.#follow(message);
        break;
      case 'changed':
        this.table = this.#withMine(message.table);
        break;
      case 'said':
        this.lines = [...this.lines, message.line];
        break;
      case 'accepted':
        this.#due.set(message.id, message.number);
        this.#settle();
        break;
      case 'offered':
        this.#tell(message.id, message.offer);
        break;
      case 'refused':
        if (this.#looked.has(message.id)) {
          this.#tell(message.id, null); // nobody has to be told that a question is over
          break;
        }
        this.refusal = { sentence: message.sentence, rule: message.rule };
        this.#answer(message.id, false);
        break;
      case 'goodbye':
        this.farewell = message.sentence;
        break;
    }
  }

  /** What is told to everybody does not say what is mine. */
  #withMine(table: TableInfo): TableInfo {
    const seats = table.seats.map((seat) => ({ ...seat, mine: this.mine.includes(seat.seat) }));
    return { ...table, seats, host: this.table?.host ?? false };
  }

  /** What has changed since the position that this connection told last. */
  #follow(difference: Difference): void {
    if (this.#shown === undefined || this.position?.number !== difference.base) {
      this.greet(); // it is no difference to what is here: ask for the whole
      return;
    }
    this.#place(nextPosition(this.position, difference));
  }

  #place(position: Position): void {
    const other = this.position !== null && this.position.seat !== position.seat;
    if (position.first_event > (other ? 0 : this.events.length)) {
      this.events = []; // something was missed: ask for everything
      this.greet();
      return;
    }
    const { seat } = position;
    const wished = seat !== null && seat === this.#eyes;
    const moved = this.#shown !== undefined && seat !== this.#shown && !wished;
    this.#shown = seat;
    this.events = [...this.events.slice(0, position.first_event), ...position.events];
    this.position = position;
    this.#settle();
    if (moved) this.greet(); // a seat was taken from me: the welcome says which are left
  }
}
