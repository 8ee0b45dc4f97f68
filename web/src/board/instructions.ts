/** Standing instructions: "pass, until I say otherwise", made from the question of the moment. */

import type { Instruction, Position } from '../protocol';
import type { Texts } from '../texts.svelte';
import { isPass } from './options';

export interface Proposal {
  words: string;
  instructions: Instruction[];
  /** Whether it gives something up in my own turns too: not without asking once more. */
  risky: boolean;
}

const PASS = { type: 'pass' };

/** What can be left standing now: where turns are known, never for turns of my own. */
export function proposals(position: Position, players: number, texts: Texts): Proposal[] {
  const { question, seat, standing } = position;
  if (!question || seat === null || !question.options.some(isPass)) return [];
  const { prompt, about } = question;
  const pass = (when: Instruction['when']): Instruction => ({ prompt, choose: PASS, when });
  const found: Proposal[] = [];
  if (typeof about.active === 'number') {
    const others = Array.from({ length: players }, (_, other) => other).filter((o) => o !== seat);
    const elsewhere = (when: Instruction['when']) =>
      others.map((active) => pass({ ...when, active }));
    found.push({
      words: texts.say('play-standing-others', { prompt: promptWords(prompt, texts) }),
      instructions: elsewhere({}),
      risky: false,
    });
    const { window } = about;
    const known = typeof window === 'string' ? windowWords(window, texts, '.others') : null;
    if (known !== null) {
      const words = texts.say('play-standing-others-window', { window: known });
      found.push({ words, instructions: elsewhere({ window: window ?? null }), risky: false });
    }
  } else {
    const always = pass({});
    found.push({ words: inWords(always, texts), instructions: [always], risky: true });
  }
  const kept = new Set(standing.map(identity));
  return found.filter(({ instructions }) => !instructions.every((one) => kept.has(identity(one))));
}

/** An instruction in words. */
export function inWords({ prompt, when = {} }: Instruction, texts: Texts): string {
  const what =
    (typeof when.window === 'string' ? windowWords(when.window, texts) : null) ??
    promptWords(prompt, texts);
  return typeof when.active === 'number'
    ? texts.say('play-standing-turn', { seat: when.active, what })
    : texts.say('play-standing-prompt', { what });
}

function identity({ prompt, when = {} }: Instruction): string {
  return JSON.stringify([prompt, when.active ?? null, when.window ?? null]);
}

function prefixOf(texts: Texts): string {
  return texts.game?.prefix.toLowerCase() ?? '';
}

/** When that is; in the turns of others perhaps in other words (attribute `others`). */
function windowWords(window: string, texts: Texts, form = ''): string | null {
  const message = `${prefixOf(texts)}-window-${window.replaceAll('_', '-')}`;
  const found = texts.has(message + form) ? message + form : message;
  return texts.has(found) ? texts.say(found) : null;
}

function promptWords(prompt: string, texts: Texts): string {
  const message = `play-prompt-${prefixOf(texts)}-${prompt}`;
  return texts.has(message) ? texts.say(message) : prompt;
}
