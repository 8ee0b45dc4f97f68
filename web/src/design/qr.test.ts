import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { qrCode } from './qr';

const TEXT = 'http://192.168.1.17:8000/table/Ab3xYz#kQ2_-Zw8Tn5Lp0Rv7Jc4Hs1Gd6Fb9Ma3Xe'.repeat(5);
/** What python-qrcode 8 makes of the first letters: the size, and a hash of the rows. */
const MADE_ELSEWHERE: readonly [letters: number, size: number, hash: string][] = [
  [17, 21, '049eea57e467267b'],
  [30, 25, 'eeb4ae76bdaa8928'],
  [60, 33, 'ff285ef8f0907e96'],
  [100, 37, 'a1d7778962b60545'],
  [106, 37, 'b554a1e265080834'],
  [130, 41, 'faac0f2a666b67a3'],
  [154, 45, '7e3e022920a0e7be'],
  [190, 49, 'c307d9248c61bf8f'],
  [230, 53, '9c467baafe7eb083'],
  [240, 57, 'c94f9a3d4e14d2f5'],
  [271, 57, 'c8e60d25f5d6ccc4'],
];

function rows(text: string): string[] {
  return (qrCode(text) ?? []).map((row) => row.map((dark) => (dark ? '1' : '0')).join(''));
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

it('draws the code of a short text', () => {
  expect(rows('http://192')).toEqual([
    '111111100010101111111',
    '100000100000101000001',
    '101110101010001011101',
    '101110100000101011101',
    '101110100101101011101',
    '100000100111001000001',
    '111111101010101111111',
    '000000001010000000000',
    '111011111010111000100',
    '101000010001010010001',
    '101111111111011010111',
    '000011001011110010010',
    '011111110011010101000',
    '000000001010011110011',
    '111111101100111010111',
    '100000101000010010011',
    '101110101000110101000',
    '101110100011010111010',
    '101110101001000010101',
    '100000101111110111010',
    '111111101011001001011',
  ]);
});

it.each(MADE_ELSEWHERE)('draws %i letters as another program does', (letters, size, made) => {
  const drawn = rows(TEXT.slice(0, letters));
  expect(drawn).toHaveLength(size);
  expect(hash(drawn.join('\n'))).toBe(made);
});

it('says so when a text is too long', () => {
  expect(qrCode(TEXT.slice(0, 272))).toBeNull();
});
