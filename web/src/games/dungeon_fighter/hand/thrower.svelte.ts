/** How a throw comes about: by a drag, or by presses at the right moment. */

import { eyeHeight } from './eyes';
import type { Hand } from './hand.svelte';
import { crossed, flickOf, pullOf, type Place, type Pull, type Sample } from './pull';
import { stagesOf, type Stage } from './stages';
import { blowOf, fallTime, falling, fistHeight } from './techniques/bump';
import { powerAt, turnOf } from './techniques/sweep';
import { tilted, tiltOf, type Tilt } from './techniques/waterfall';

/** How long a fist is swung back before it falls, in milliseconds. */
const SWING = 700;

type Answer = Readonly<Record<string, unknown>>;

export class Thrower {
  readonly hand: Hand;
  /** The presses that are left; none begun: what a drag will do. */
  left = $state.raw<readonly Stage[]>([]);
  /** Whether a drag is under way. */
  pulling = $state(false);
  #onthrow: (answer: Answer) => void;
  /** When the present sway of arrow or power began. */
  #since = 0;
  #from: Place = [0, 0];
  #samples: Sample[] = [];
  /** Where every finger that pulls began and is. */
  #fingers = new Map<number, [Place, Place]>();

  constructor(hand: Hand, onthrow: (answer: Answer) => void) {
    this.hand = hand;
    this.#onthrow = onthrow;
  }

  /** What the next press does. */
  get stage(): Stage | null {
    return this.left[0] ?? null;
  }

  /** Whether something passes that must be drawn all the time. */
  get moving(): boolean {
    const { hand } = this;
    return (
      this.left.length > 0 ||
      ((hand.needs('weak_hand') || hand.limits.primary === 'header') && this.pulling) ||
      hand.begun.taken !== undefined
    );
  }

  /** Leave everything as it was before the first press. */
  cancel(): void {
    this.left = [];
    this.pulling = false;
    this.#fingers.clear();
    this.hand.clear();
  }

  /** The next press: it begins the throw, fixes what sways, or does what must be timed. */
  press(now: number): void {
    const { hand } = this;
    if (this.stage === null) {
      if (!hand.kept) this.#take(now);
      this.left = stagesOf(hand.timed, hand.limits.primary, hand.kept);
      this.#since = now;
      if (this.stage === null) this.#release(now);
      else this.#aims(now);
      return;
    }
    const stage = this.stage;
    const next = this.left[1];
    this.left = this.left.slice(1);
    this.#do(stage, now);
    this.#since = now;
    if (next === undefined) this.#release(now);
    else this.#aims(now);
  }

  #do(stage: Stage, now: number): void {
    const { hand } = this;
    if (stage === 'turn' || stage === 'hop' || stage === 'tilt') hand.begin(stage, now);
    if (stage === 'fist') hand.begin('fist', now);
    if (stage === 'palms') hand.open('left', now);
    if (stage === 'palm') hand.open('right', now);
  }

  #take(now: number): void {
    if (this.hand.begun.taken === undefined) this.hand.begin('taken', now);
  }

  /** What sways, sways on: called whenever the arena is drawn anew. */
  tick(now: number): void {
    this.#aims(now);
  }

  #aims(now: number): void {
    const { hand, stage } = this;
    const passed = (now - this.#since) / 1000;
    if (stage === 'aim') hand.pull = { turn: turnOf(passed), power: hand.usualPower };
    if (stage === 'power' && hand.pull) hand.pull = { ...hand.pull, power: powerAt(passed) };
    if (stage === 'stop') {
      const { usual, tilt } = hand.limits;
      hand.tilt = Math.min(tilt[1], usual.rate * passed);
    }
    const swung = hand.since('fist', now);
    if (swung !== null && !this.pulling) {
      const fall = Math.max(0, swung - SWING) / fallTime(hand.limits);
      const back = swung < SWING ? 1 + 0.25 * Math.sin((swung / SWING) * Math.PI) : 1 - fall ** 2;
      hand.fist = hand.limits.fistHeight * Math.max(0, back);
    }
  }

  /** A finger comes down on the die. */
  grab(finger: number, at: Place, now: number): void {
    this.#take(now);
    if (this.#fingers.size === 0) [this.#from, this.#samples] = [at, []];
    this.#fingers.set(finger, [at, at]);
    this.#samples.push({ at: now, place: at });
    this.pulling = true;
  }

  /** A finger moves that has come down on the die. */
  drag(finger: number, at: Place, high: number, now: number): void {
    const known = this.#fingers.get(finger);
    if (!known) return;
    const { hand } = this;
    this.#fingers.set(finger, [known[0], at]);
    this.#samples.push({ at: now, place: at });
    switch (hand.limits.primary) {
      case 'waterfall':
        if (hand.begun.tilt === undefined) hand.begin('tilt', now);
        hand.tilt = tiltOf(this.#from, at, high, hand.limits);
        break;
      case 'bump':
        hand.fist = fistHeight(this.#samples, high, hand.limits);
        hand.pull = { turn: heading(this.#from, at), power: hand.usualPower };
        break;
      case 'flip':
      case 'launcher':
      case 'header':
        hand.pull = flickOf(this.#samples, high) ?? hand.pull;
        break;
      default:
        hand.pull = this.#pull(high);
    }
  }

  #pull(high: number): Pull | null {
    const pulls = [...this.#fingers.values()].map(([from, to]) => pullOf(from, to, high));
    const [one = null, other = one] = pulls;
    return this.hand.limits.primary === 'secret_x' ? crossed(one, other) : one;
  }

  /** A finger lets go. */
  letGo(finger: number, high: number, now: number): void {
    if (!this.#fingers.has(finger)) return;
    const { hand } = this;
    if (this.#fingers.size > 1 && hand.limits.primary === 'secret_x') {
      this.#fingers.delete(finger);
      return;
    }
    this.#fingers.clear();
    this.pulling = false;
    if (hand.limits.primary === 'waterfall') {
      const tilt = tilted(this.#samples, high, hand.limits);
      if (tilt) this.#pour(tilt);
      else this.cancel();
      return;
    }
    if (hand.limits.primary === 'bump') {
      const blow = blowOf(this.#samples, high, hand.limits);
      if (blow) this.#send(now, { impact: now - blow.at, speed: blow.speed });
      else this.cancel();
      return;
    }
    if (!hand.pull) {
      this.cancel();
      return;
    }
    const open = hand.timed.every((one) => hand.begun[one] !== undefined);
    if (open) this.#release(now);
    else hand.kept = true;
  }

  /** What must be timed is begun in the middle of a drag. */
  also(now: number): void {
    const next = this.hand.timed.find((one) => this.hand.begun[one] === undefined);
    if (next === 'turn' || next === 'hop') this.hand.begin(next, now);
  }

  /** Both palms hold the die, and one opens. */
  open(palm: 'left' | 'right', now: number): void {
    if (!this.hand.kept) return;
    this.hand.open(palm, now);
    const { left, right } = this.hand.palms;
    if (left !== null && right !== null) this.#release(now);
  }

  #release(now: number): void {
    const { hand } = this;
    if (hand.limits.primary === 'waterfall') {
      const { tilt, usual } = hand.limits;
      const final = Math.round(Math.min(tilt[1], Math.max(tilt[0], hand.tilt || usual.tilt)));
      this.#pour({ final, rate: Math.round(usual.rate) });
      return;
    }
    if (hand.limits.primary === 'bump') {
      const swung = hand.since('fist', now);
      const impact = swung === null ? null : swung - SWING - fallTime(hand.limits);
      this.#send(now, { impact, speed: falling(hand.limits) });
      return;
    }
    this.#send(now, {});
  }

  /** With the waterfall nothing counts but when the tilt began. */
  #pour(tilt: Tilt): void {
    this.#send(this.hand.begun.tilt ?? 0, { tilt });
  }

  #send(now: number, more: { impact?: number | null; speed?: number; tilt?: Tilt }): void {
    const answer = this.hand.release(now, { ...more, eyes: eyeHeight(this.hand) });
    this.cancel();
    this.#onthrow(answer);
  }
}

/** Where a fist goes that is dragged down, in degrees to the left. */
function heading(from: Place, to: Place): number {
  const [across, down] = [to[0] - from[0], Math.max(40, to[1] - from[1])];
  return (-Math.atan2(across, down) * 90) / Math.PI;
}
