import { describe, expect, it } from 'vitest';
import type { Instruction, Position } from '../protocol';
import { Texts } from '../texts.svelte';
import { proposals } from './instructions';

const texts = new Texts(null, 'en');
texts.use('en', ['-window-entry = Entry\nplay-standing-prompt = Always: { $what }']);

function asked(about: Record<string, unknown>, standing: Instruction[] = []): Position {
  const question = { number: 1, prompt: 'floor', about, options: [{ type: 'pass' }], offers: [] };
  return { seat: 1, question, standing } as unknown as Position;
}

describe('what can be left standing', () => {
  it('never passes in a turn of my own where turns are known', () => {
    const found = proposals(asked({ active: 1, window: 'entry' }), 3, texts);
    expect(found.length).toBeGreaterThan(0);
    for (const { instructions, risky } of found) {
      expect(instructions.map((one) => one.when?.active)).toEqual([0, 2]);
      expect(risky).toBe(false);
    }
  });

  it('asks once more before it passes always', () => {
    const found = proposals(asked({}), 2, texts);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ words: 'Always: floor', risky: true });
  });

  it('is not offered where it stands already, nor where one may not pass', () => {
    const [others] = proposals(asked({ active: 0 }), 2, texts);
    expect(proposals(asked({ active: 0 }, others?.instructions), 2, texts)).toEqual([]);
    const position = asked({});
    const question = { ...position.question, options: [{ type: 'build' }] };
    expect(proposals({ ...position, question } as Position, 2, texts)).toEqual([]);
  });
});
