import { render, screen, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Texts } from '../texts.svelte';
import CopyLink from './CopyLink.svelte';

vi.mock('../texts.svelte', async (original) => {
  const texts = await original<{ Texts: typeof Texts }>();
  return { ...texts, useTexts: () => new texts.Texts(null, 'en') };
});

it('shows a secret link to be copied by hand where the browser does not copy', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
  render(CopyLink, { address: 'https://table.example/me#secret', label: 'Mine', secret: true });
  const field = screen.getByLabelText<HTMLInputElement>('Mine');
  expect(field.type).toBe('password');
  screen.getByRole('button', { name: '[ui-copy]' }).click();
  await waitFor(() => expect(field.type).toBe('text'));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});
