import { render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import type { Texts } from '../texts.svelte';
import InvitationLink from './InvitationLink.svelte';

vi.mock('../texts.svelte', async (original) => {
  const texts = await original<{ Texts: typeof Texts }>();
  return { ...texts, useTexts: () => new texts.Texts(null, 'en') };
});

const HINT = /ui-only-here/;

it.each(['http://127.0.0.1:8000', 'http://localhost', 'http://[::1]:8000'])(
  'says that nobody else can open %s',
  (place) => {
    render(InvitationLink, { address: `${place}/table/abc#secret`, label: 'Seat 2' });
    expect(screen.getByText(HINT)).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  },
);

it.each(['http://192.168.1.17:8000', 'https://games.example', 'http://localhost.example'])(
  'draws a code of a link to %s',
  (place) => {
    render(InvitationLink, { address: `${place}/table/abc#secret`, label: 'Seat 2' });
    expect(screen.queryByText(HINT)).toBeNull();
    expect(screen.getByRole('img', { name: '[ui-qr]' })).toBeTruthy();
  },
);
