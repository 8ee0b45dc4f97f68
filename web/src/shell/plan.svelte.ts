import { personToken } from '../person';
import type { GameInfo, NewTable, SeatWish } from '../protocol';

export type Who = 'me' | 'screen' | 'open' | 'link' | `bot:${string}`;
export type Value = boolean | number | string;

export interface SeatPlan {
  who: Who;
  /** At one screen for several: the name of this player. */
  name: string;
}

/** A table as somebody is about to open it. */
export class Plan {
  readonly game: GameInfo;
  seats: SeatPlan[] = $state([]);
  options: Record<string, Value> = $state({});
  pace: 'live' | 'days' = $state('live');
  /** Seconds for one answer; 0: as long as it takes. */
  clock = $state(0);
  listed = $state(false);
  /** My seat. */
  #mine = $state(0);

  constructor(game: GameInfo) {
    this.game = game;
    this.options = Object.fromEntries(game.switches.map((option) => [option.id, option.default]));
    this.players = Math.min(Math.max(2, game.least), game.most);
  }

  get players(): number {
    return this.seats.length;
  }

  set players(count: number) {
    const others: Who = `bot:${this.bestBot}`;
    this.seats = Array.from(
      { length: count },
      (_, seat) => this.seats[seat] ?? { who: seat === this.#mine ? 'me' : others, name: '' },
    );
  }

  get mine(): number {
    return this.#mine;
  }

  /** I take another seat; whoever was to sit there takes mine. */
  set mine(seat: number) {
    const [here, there] = [this.seats[this.#mine], this.seats[seat]];
    if (!here || !there) return;
    this.seats[this.#mine] = there;
    this.seats[seat] = here;
    this.#mine = seat;
  }

  /** The strongest bot: games name them from the weakest on. */
  get bestBot(): string {
    return this.game.bots.at(-1) ?? 'random';
  }

  /** Me on my seat, and the same kind of company on all others. */
  seatEverybody(who: Who): void {
    this.seats = this.seats.map((seat, number) => ({
      ...seat,
      who: number === this.#mine ? 'me' : who,
    }));
  }

  setPace(pace: 'live' | 'days'): void {
    this.pace = pace;
    this.clock = 0;
  }

  /** The wish as it is sent; players at this screen without a name are numbered. */
  wish(name: string, numbered: (seat: number) => string): NewTable {
    return {
      game: this.game.id,
      person: personToken(),
      name,
      seats: this.seats.map((seat, number) => wishOf(seat, numbered(number))),
      options: { ...this.options },
      pace: this.pace,
      clock: this.clock,
      listed: this.listed,
    };
  }
}

function wishOf(seat: SeatPlan, fallback: string): SeatWish {
  if (seat.who === 'screen') return { kind: 'me', name: seat.name.trim() || fallback };
  if (seat.who === 'me' || seat.who === 'open' || seat.who === 'link') return { kind: seat.who };
  return { kind: 'bot', controller: seat.who.slice('bot:'.length) };
}
