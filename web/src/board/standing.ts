/** Standing instructions: "pass, until I say otherwise", made from the question of the moment. */

import type { Instruction, Position } from '../protocol';
import type { Texts } from '../texts.svelte';
import { isPass } from './options';

export interface Proposal {
  words: string;
  instructions: Instruction[];
}

const PASS = { type: 'pass' };

/** What can be left standing now: for this kind of question, this window, others' turns. */
export function proposals(position: Position, players: number, texts: Texts): Proposal[] {
  const { question, seat } = position;
  if (!question || seat === null || !question.options.some(isPass)) return [];
  const { prompt, about } = question;
  const found: Proposal[] = [];
  const pass = (when: Instruction['when']): Instruction => ({ prompt, choose: PASS, when });
  if (typeof about.active === 'number') {
    const others = Array.from({ length: players }, (_, other) => other).filter((o) => o !== seat);
    const instructions = others.map((active) => pass({ active }));
    found.push({ words: texts.say('play-standing-others'), instructions });
  }
  if (typeof about.window === 'string') {
    const instructions = [pass({ window: about.window })];
    found.push({ words: inWords(instructions, texts), instructions });
  }
  const always = [pass({})];
  found.push({ words: inWords(always, texts), instructions: always });
  return found;
}

/** Instructions in words. */
export function inWords(instructions: readonly Instruction[], texts: Texts): string {
  return instructions.map((one) => describe(one, texts)).join('; ');
}

function describe({ prompt, when = {} }: Instruction, texts: Texts): string {
  const prefix = texts.game?.prefix.toLowerCase() ?? '';
  const window = `${prefix}-window-${String(when.window).replaceAll('_', '-')}`;
  if (when.window !== undefined && texts.has(window)) {
    return texts.say('play-standing-window', { window: texts.say(window) });
  }
  if (typeof when.active === 'number') {
    return texts.say('play-standing-turn', { seat: when.active });
  }
  const known = `play-prompt-${prefix}-${prompt}`;
  return texts.say('play-standing-prompt', {
    prompt: texts.has(known) ? texts.say(known) : prompt,
  });
}
