import { expect, it } from 'vitest';
import type { Card } from '../protocol';
import { Zoom } from './zoom.svelte';

const card = (id: string, value: number): Card => ({
  type: 'card',
  id,
  name: { message: id },
  card: id,
  text: { message: 'now', about: { value } },
});

it('shows a piece as it is now, however long it is looked at', () => {
  const zoom = new Zoom();
  zoom.renew(card('pit', 0));
  expect(zoom.look).toBeNull();
  zoom.peek(card('pit', 0), new DOMRect());
  zoom.renew(card('pit', 4));
  zoom.renew(card('maze', 9));
  expect(zoom.look?.piece).toEqual(card('pit', 4));
  expect(zoom.look?.anchor).not.toBeNull();
});
