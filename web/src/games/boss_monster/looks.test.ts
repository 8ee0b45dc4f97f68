import { expect, it } from 'vitest';
import { callName } from './looks';

it('calls heroes by their short names', () => {
  expect(callName('Johnny of the Evening Watch')).toBe('Johnny');
  expect(callName('Acacia, Warrior of Light')).toBe('Acacia');
  expect(callName('Sir Digby Apple, Ace Detective')).toBe('Sir Digby');
  expect(callName('Samurai Tom')).toBe('Samurai Tom');
  expect(callName('Głupiec')).toBe('Głupiec');
});
