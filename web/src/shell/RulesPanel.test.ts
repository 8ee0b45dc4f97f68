import { render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameInfo, Rulebook } from '../protocol';
import { settings } from '../settings.svelte';
import { Texts } from '../texts.svelte';
import RulesPanel from './RulesPanel.svelte';

const game = { id: 'toy', prefix: 'TY' } as GameInfo;
const book = (title: string, rule: string): Rulebook => ({
  title,
  introduction: 'Words.',
  sections: [
    { id: 'TY-1', title, markdown: `**TY-1.1** ${rule}\n\n**TY-1.2** See TY-1.1.`, rules: {} },
  ],
  rules: { 'TY-1.1': rule, 'TY-1.2': 'See TY-1.1.' },
});

vi.mock('../texts.svelte', async (original) => {
  const texts = await original<{ Texts: typeof Texts }>();
  return { ...texts, useTexts: () => new texts.Texts(null, 'en') };
});

beforeEach(() => {
  settings.lang = 'en';
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      Response.json(address.endsWith('/pl') ? book('Ogólne', 'Żaba.') : book('General', 'A frog.')),
    ),
  );
});

it('opens at a rule, follows links and finds words', async () => {
  const onrule = vi.fn();
  render(RulesPanel, { game, rule: 'TY-1.2', onrule });
  await screen.findByText('A frog.', { exact: false });
  await waitFor(() => expect(document.activeElement).toHaveProperty('dataset.rule', 'TY-1.2'));

  screen.getByRole('link', { name: 'TY-1.1' }).click();
  await waitFor(() => expect(onrule).toHaveBeenCalledWith('TY-1.1'));
  expect(document.activeElement).toHaveProperty('dataset.rule', 'TY-1.1');

  const search = screen.getByRole<HTMLInputElement>('searchbox');
  search.value = 'FROG';
  search.dispatchEvent(new Event('input', { bubbles: true }));
  await waitFor(() => expect(document.querySelectorAll('p[data-rule]')).toHaveLength(1));
});

it('changes its language', async () => {
  render(RulesPanel, { game });
  await screen.findByText('A frog.', { exact: false });
  settings.lang = 'pl';
  await screen.findByText('Żaba.', { exact: false });
});
