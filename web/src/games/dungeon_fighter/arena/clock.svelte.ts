/** The time as long as something moves: every picture of the screen has its own. */

export class Clock {
  now = $state(performance.now());
  #frame = 0;
  #ontick: (now: number) => void;

  constructor(ontick: (now: number) => void) {
    this.#ontick = ontick;
  }

  /** Go on, or stand still. */
  run(running: boolean): void {
    if (running && this.#frame === 0) this.#frame = requestAnimationFrame(this.#tick);
    if (!running && this.#frame !== 0) {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
    }
  }

  readonly #tick = (): void => {
    this.#frame = requestAnimationFrame(this.#tick);
    const now = performance.now();
    this.#ontick(now);
    this.now = now;
  };
}
