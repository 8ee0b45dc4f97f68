import { expect, it } from 'vitest';
import type { Card } from '../../protocol';
import { callName, looks, shortName } from './looks';

it('calls heroes by their short names', () => {
  expect(callName('Johnny of the Evening Watch')).toBe('Johnny');
  expect(callName('Acacia, Warrior of Light')).toBe('Acacia');
  expect(callName('Sir Digby Apple, Ace Detective')).toBe('Sir Digby');
  expect(callName('Samurai Tom')).toBe('Samurai Tom');
  expect(callName('Głupiec')).toBe('Głupiec');
});

it('calls players by names that fit', () => {
  expect(shortName('Bot Crunch')).toBe('Crunch');
  expect(shortName('Bot Pleśniak')).toBe('Pleśniak');
  expect(shortName('Player 2')).toBe('Player 2');
  expect(shortName('Ala z Krakowa')).toBe('Ala');
  expect(shortName('Konstantynopol')).toBe('Konstan.');
});

it('takes no frame apart to know what a card is', () => {
  const card: Card = { type: 'card', id: 'hand:pit', name: { message: 'pit' }, frame: 'deep-trap' };
  expect(looks(card)).toMatchObject({ kind: 'deep-trap', advanced: false });
  const told = looks({ ...card, facts: { kind: 'trap', advanced: true } });
  expect(told).toMatchObject({ kind: 'trap', advanced: true });
});
