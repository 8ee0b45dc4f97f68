import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blocksOf, inlineOf, searchable } from './markdown';

describe('a rulebook', () => {
  it('keeps every rule of the real book, in its order', () => {
    const book = readFileSync('../src/podziemia/games/boss_monster/rulebook.pl.md', 'utf8');
    const written = [...book.matchAll(/^\*\*([A-Z]+-[\w.-]+)\*\* /gm)].map((match) => match[1]);
    const read = blocksOf(book).flatMap((block) => block.rule ?? []);
    expect(written.length).toBeGreaterThan(300);
    expect(read).toEqual(written);
  });

  it('is made of paragraphs, rules, lists, tables and code', () => {
    const blocks = blocksOf(
      'Some words\nin two lines.\n\n**AB-1.2** A rule.\n\n- one\n- two\n  more\n\n' +
        '| a | b |\n|---|---|\n| 1 | 2 |\n\n```\nkeep\n\nthis\n```\n\n### Heading',
    );
    expect(blocks.map((block) => block.kind)).toEqual([
      ...['paragraph', 'rule', 'list', 'table', 'code', 'heading'],
    ]);
    expect(blocks[0]).toMatchObject({ text: 'Some words in two lines.' });
    expect(blocks[2]).toMatchObject({ items: ['one', 'two more'], numbered: false });
    expect(blocks[3]).toMatchObject({
      rows: [
        ['a', 'b'],
        ['1', '2'],
      ],
    });
    expect(blocks[4]).toMatchObject({ text: 'keep\n\nthis' });
  });

  it('links the rules that exist, and no others', () => {
    const pieces = inlineOf('See BM-8.4, **not** BM-99.9 (BM-R-7).', (id) => id !== 'BM-99.9');
    expect(pieces).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', text: 'BM-8.4' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'not' },
      { kind: 'text', text: ' BM-99.9 (' },
      { kind: 'rule', text: 'BM-R-7' },
      { kind: 'text', text: ').' },
    ]);
  });

  it('is searched without case and accents', () => {
    expect(searchable('Żółć ŁUPU')).toBe('zolc lupu');
  });
});
