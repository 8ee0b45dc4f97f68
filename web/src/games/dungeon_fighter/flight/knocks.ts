/** The knocks of dice, made on the spot; silent unless the player wants sound. */

import { settings } from '../../../settings.svelte';
import type { Touched } from './flight';

interface Knock {
  /** What rings, in hertz, and for how long, in seconds. */
  pitch: number;
  length: number;
  /** How much noise there is in it, 0 to 1. */
  noise: number;
}

const WOOD: Knock = { pitch: 210, length: 0.07, noise: 0.7 };
const BOARD: Knock = { pitch: 420, length: 0.05, noise: 0.55 };
const ICE: Knock = { pitch: 2100, length: 0.11, noise: 0.12 };
const KNOCKS: Readonly<Record<Touched, Knock>> = {
  table: WOOD,
  board: BOARD,
  margin: BOARD,
  bones: { pitch: 900, length: 0.05, noise: 0.4 },
  hole_floor: { pitch: 150, length: 0.1, noise: 0.5 },
  pond_frame: { pitch: 560, length: 0.06, noise: 0.6 },
  floe: ICE,
  waterfall: { pitch: 700, length: 0.08, noise: 0.8 },
  wall: { ...ICE, pitch: 1500 },
  iceberg: { ...ICE, pitch: 2700 },
  overlay: { pitch: 640, length: 0.05, noise: 0.4 },
  die: { pitch: 1350, length: 0.035, noise: 0.3 },
  head: { pitch: 120, length: 0.12, noise: 0.2 },
  floor: { pitch: 90, length: 0.13, noise: 0.8 },
};

const [SOFTEST, HARDEST] = [0.05, 2.5];
const LOUDEST = 0.28;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** How loud a knock of this speed is, 0 to 1. */
export function loudness(speed: number): number {
  if (speed <= SOFTEST) return 0;
  return Math.min(1, (speed / HARDEST) ** 0.7);
}

function noiseOf(made: AudioContext): AudioBuffer {
  const buffer = made.createBuffer(1, made.sampleRate / 4, made.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  return buffer;
}

/** Something knocks on something; `aside` is from −1 (left) to 1 (right). */
export function knock(what: Touched, speed: number, aside = 0): void {
  const loud = loudness(speed);
  if (!settings.sound || loud === 0) return;
  context ??= new AudioContext();
  hiss ??= noiseOf(context);
  const { pitch, length, noise } = KNOCKS[what];
  const { currentTime: now } = context;
  const out = context.createStereoPanner();
  out.pan.value = Math.max(-1, Math.min(1, aside));
  out.connect(context.destination);
  const ring = (source: OscillatorNode | AudioBufferSourceNode, level: number, time: number) => {
    if (!context || level <= 0) return;
    const gain = context.createGain();
    gain.gain.setValueAtTime(Math.max(level, 0.0002), now);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + time);
    source.connect(gain).connect(out);
    source.start(now);
    source.stop(now + time);
  };
  const tone = context.createOscillator();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(pitch * (0.97 + Math.random() * 0.06), now);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.7, now + length);
  ring(tone, LOUDEST * loud * (1 - noise * 0.5), length * (1 + loud));
  const rush = context.createBufferSource();
  rush.buffer = hiss;
  ring(rush, LOUDEST * loud * noise, length * 0.6);
}
