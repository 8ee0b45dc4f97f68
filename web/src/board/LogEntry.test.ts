import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { CardInfo, Event } from '../protocol';
import { Texts } from '../texts.svelte';
import LogEntry from './LogEntry.svelte';

const named = (name: string) => ({ names: { en: name } }) as unknown as CardInfo;

it('tells every word once and lets cards be looked up', () => {
  const texts = new Texts(null, 'en');
  texts.use('en', ['log-drawn = Drawn: { CARDS($cards) }.'], { a: named('Axe'), b: named('Bow') });
  const oncard = vi.fn();
  const event = { type: 'drawn', cards: ['a', 'b'], rule: null } as unknown as Event;
  const { container } = render(LogEntry, { event, texts, oncard, onrule: () => undefined });
  expect(container.textContent.trim()).toBe('Drawn: Axe, Bow.');
  screen.getByRole('button', { name: 'Bow' }).click();
  expect(oncard).toHaveBeenCalledExactlyOnceWith('b');
});
