/** The little Markdown that rulebooks are written in. */

export type Inline =
  { kind: 'text' | 'strong' | 'em' | 'code'; text: string } | { kind: 'rule'; text: string };

export type Block =
  | { kind: 'paragraph' | 'code' | 'heading'; text: string; rule: null }
  | { kind: 'rule'; text: string; rule: string }
  | { kind: 'list'; text: string; items: string[]; numbered: boolean; rule: null }
  | { kind: 'table'; text: string; rows: string[][]; rule: null };

const RULE = /^\*\*([A-Z]+-[\w.-]+)\*\* /;
const FENCE = /^```/;
const ITEM = /^(?:[-*]|\d+\.) /;
const INLINE =
  /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2,}-(?:[A-Z]+-)?\d[\w.]*\w|[A-Z]{2,}-(?:[A-Z]+-)?\d)/g;

/** A text as blocks, in their order. */
export function blocksOf(markdown: string): Block[] {
  const blocks: Block[] = [];
  const lines = markdown.split('\n');
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    if (line.trim() === '') continue;
    if (FENCE.test(line)) {
      const end = lines.findIndex((next) => FENCE.test(next));
      const code = lines.splice(0, end < 0 ? lines.length : end);
      lines.shift();
      blocks.push({ kind: 'code', text: code.join('\n'), rule: null });
    } else {
      const end = lines.findIndex((next) => next.trim() === '' || FENCE.test(next));
      blocks.push(blockOf([line, ...lines.splice(0, end < 0 ? lines.length : end)]));
    }
  }
  return blocks;
}

function blockOf(lines: string[]): Block {
  const [first = ''] = lines;
  const text = lines.join(' ');
  const rule = RULE.exec(first)?.[1];
  if (rule) return { kind: 'rule', rule, text: text.replace(RULE, '') };
  if (first.startsWith('#')) return { kind: 'heading', text: text.replace(/^#+ /, ''), rule: null };
  if (first.startsWith('|')) {
    const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line)).map(cellsOf);
    return { kind: 'table', text, rows, rule: null };
  }
  if (ITEM.test(first)) {
    return { kind: 'list', text, items: itemsOf(lines), numbered: /^\d/.test(first), rule: null };
  }
  return { kind: 'paragraph', text, rule: null };
}

function cellsOf(line: string): string[] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function itemsOf(lines: string[]): string[] {
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''));
    else items.push(`${items.pop() ?? ''} ${line.trim()}`);
  }
  return items;
}

/** A line as pieces; ids of rules that are known become links. */
export function inlineOf(text: string, isRule: (id: string) => boolean): Inline[] {
  const pieces: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(INLINE)) {
    const [whole, strong, em, code, id] = match;
    const piece = pieceOf(strong, em, code, id, isRule);
    if (!piece) continue;
    if (match.index > done) pieces.push({ kind: 'text', text: text.slice(done, match.index) });
    pieces.push(piece);
    done = match.index + whole.length;
  }
  if (done < text.length) pieces.push({ kind: 'text', text: text.slice(done) });
  return pieces;
}

function pieceOf(
  strong: string | undefined,
  em: string | undefined,
  code: string | undefined,
  id: string | undefined,
  isRule: (id: string) => boolean,
): Inline | null {
  if (strong) return { kind: 'strong', text: strong };
  if (em) return { kind: 'em', text: em };
  if (code) return { kind: 'code', text: code };
  return id && isRule(id) ? { kind: 'rule', text: id } : null;
}

/** A text as it is searched: without case and without accents. */
export function searchable(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}
