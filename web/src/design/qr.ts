/** QR codes (ISO/IEC 18004) of short texts: bytes, the lowest level of correction, versions 1-10. */

/** By version from 1 on: how many codewords, of these how many correct each block, the blocks. */
const SIZES: readonly (readonly [words: number, correcting: number, blocks: number])[] = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
  [346, 18, 4],
];
const FORMAT = 0b111011111000100; // the lowest level of correction and the mask below

/** Which modules of the data are turned over. One mask serves: addresses are never plain areas. */
const masked = (row: number, column: number): boolean => (row + column) % 2 === 0;

/** The code of a text, row by row, true where it is dark; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + SIZES.findIndex((_, index) => bytes.length <= room(index + 1));
  if (version === 0) return null;
  const code = new Drawing(version);
  code.fill(interleaved(version, dataWords(version, bytes)));
  return code.rows;
}

const sizeOf = (version: number) => SIZES[version - 1] ?? ([0, 0, 1] as const);
const countBits = (version: number) => (version < 10 ? 8 : 16);

function dataLength(version: number): number {
  const [words, correcting, blocks] = sizeOf(version);
  return words - correcting * blocks;
}

/** How many bytes of text a version holds, beside their kind and their number. */
function room(version: number): number {
  return dataLength(version) - Math.ceil((4 + countBits(version)) / 8);
}

/** The text as codewords: its kind (bytes), its length, itself, and what fills the rest. */
function dataWords(version: number, bytes: Uint8Array): number[] {
  const bits = [0b0100, ...[...bytes]].map((value, index) => binary(value, index === 0 ? 4 : 8));
  bits.splice(1, 0, binary(bytes.length, countBits(version)));
  const all = `${bits.join('')}0000`;
  const words = (all.match(/.{8}/g) ?? []).map((word) => parseInt(word, 2));
  for (let turn = 0; words.length < dataLength(version); turn++) {
    words.push(turn % 2 === 0 ? 0xec : 0x11);
  }
  return words;
}

const binary = (value: number, length: number) => value.toString(2).padStart(length, '0');

/** The codewords of all blocks in turn, first the data, then what corrects them. */
function interleaved(version: number, data: readonly number[]): number[] {
  const [, correcting, count] = sizeOf(version);
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // so many of the last blocks have a word more
  let at = 0;
  const blocks = Array.from({ length: count }, (_, index) =>
    data.slice(at, (at += short + (index >= count - longer ? 1 : 0))),
  );
  const corrections = blocks.map((block) => correction(block, correcting));
  return [...inTurn(blocks), ...inTurn(corrections)];
}

function inTurn(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, at) =>
    blocks.flatMap((block) => block[at] ?? []),
  ).flat();
}

/** Multiplication in the field of 256 elements by the polynomial x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** The Reed-Solomon codewords of a block: what is left when it is divided by the generator. */
function correction(block: readonly number[], count: number): number[] {
  let generator = [1];
  for (let index = 0, root = 1; index < count; index++, root = times(root, 2)) {
    const raised = [...generator, 0];
    generator = raised.map((value, at) => value ^ times(generator[at - 1] ?? 0, root));
  }
  let rest = [...block, ...Array<number>(count).fill(0)];
  while (rest.length > count) {
    const [factor = 0] = rest;
    rest = rest.map((value, at) => value ^ times(generator[at] ?? 0, factor)).slice(1);
  }
  return rest;
}

class Drawing {
  readonly #size: number;
  readonly #dark = new Set<number>();
  /** What is no data: patterns, format and version. */
  readonly #fixed = new Set<number>();

  constructor(version: number) {
    this.#size = 17 + 4 * version;
    for (let at = 8; at < this.#size - 8; at++) {
      this.#set(6, at, at % 2 === 0);
      this.#set(at, 6, at % 2 === 0);
    }
    const far = this.#size - 4;
    for (const [row, column] of [[3, 3] as const, [3, far] as const, [far, 3] as const]) {
      this.#square(row, column, 4, (ring) => ring !== 2 && ring !== 4);
    }
    this.#alignments(version);
    this.#format();
    if (version >= 7) this.#version(version);
  }

  get rows(): boolean[][] {
    const places = [...Array(this.#size).keys()];
    return places.map((row) => places.map((column) => this.#dark.has(row * this.#size + column)));
  }

  /** Write bits in pairs of columns, from the right, upwards and downwards in turn. */
  fill(words: readonly number[]): void {
    const bits = words.map((word) => binary(word, 8)).join('');
    let at = 0;
    for (let right = this.#size - 1; right > 0; right -= right === 8 ? 3 : 2) {
      const pair = right > 6 ? right : right + 1; // the pattern in column 6 takes no part
      const upwards = ((pair - 1) & 2) === ((this.#size - 2) & 2);
      for (let step = 0; step < this.#size; step++) {
        const row = upwards ? this.#size - 1 - step : step;
        for (const column of [right, right - 1]) {
          if (this.#fixed.has(row * this.#size + column)) continue;
          this.#paint(row, column, (bits[at++] === '1') !== masked(row, column));
        }
      }
    }
  }

  #set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.#size || column >= this.#size) return;
    this.#fixed.add(row * this.#size + column);
    this.#paint(row, column, dark);
  }

  #paint(row: number, column: number, dark: boolean): void {
    if (dark) this.#dark.add(row * this.#size + column);
    else this.#dark.delete(row * this.#size + column);
  }

  /** A square of rings around a middle. */
  #square(row: number, column: number, radius: number, dark: (ring: number) => boolean): void {
    for (let y = -radius; y <= radius; y++) {
      for (let x = -radius; x <= radius; x++) {
        this.#set(row + y, column + x, dark(Math.max(Math.abs(x), Math.abs(y))));
      }
    }
  }

  #alignments(version: number): void {
    if (version === 1) return;
    const last = this.#size - 7;
    const at = version < 7 ? [6, last] : [6, (6 + last) / 2, last];
    for (const row of at) {
      for (const column of at) {
        const corners = [row, column].filter((place) => place === 6).length;
        const taken = corners === 2 || (corners === 1 && (row === last || column === last));
        if (!taken) this.#square(row, column, 2, (ring) => ring !== 1);
      }
    }
  }

  /** Level and mask, twice: around the first corner, and beside the two others. */
  #format(): void {
    const bit = (index: number) => ((FORMAT >> index) & 1) === 1;
    for (let index = 0; index < 15; index++) {
      const near = index < 6 ? index : index < 8 ? index + 1 : 0;
      if (index < 8) this.#set(near, 8, bit(index));
      else this.#set(8, index === 8 ? 7 : 14 - index, bit(index));
      if (index < 8) this.#set(8, this.#size - 1 - index, bit(index));
      else this.#set(this.#size - 15 + index, 8, bit(index));
    }
    this.#set(this.#size - 8, 8, true);
  }

  /** The version with twelve bits that correct it, at two corners. */
  #version(version: number): void {
    let rest = version;
    for (let step = 0; step < 12; step++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let index = 0; index < 18; index++) {
      const dark = ((bits >> index) & 1) === 1;
      const [row, column] = [Math.floor(index / 3), this.#size - 11 + (index % 3)];
      this.#set(row, column, dark);
      this.#set(column, row, dark);
    }
  }
}
