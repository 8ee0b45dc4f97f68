/** A few blips, made on the spot; silent unless the player wants them. */

import { settings } from '../settings.svelte';

type Blip = 'turn' | 'line' | 'nudge' | 'end';

const NOTES: Record<Blip, readonly number[]> = {
  turn: [523, 784],
  line: [330],
  nudge: [784, 523, 784],
  end: [523, 659, 784, 1047],
};
const LENGTH = 0.09;
const LOUDNESS = 0.05;
let context: AudioContext | null = null;

/** Play a blip, if sound is on. */
export function blip(name: Blip): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  NOTES[name].forEach((frequency, place) => {
    if (!context) return;
    const tone = context.createOscillator();
    const gain = context.createGain();
    const start = currentTime + place * LENGTH;
    tone.type = 'square';
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(LOUDNESS, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    tone.connect(gain).connect(destination);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}
