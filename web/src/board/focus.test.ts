import { afterEach, expect, it } from 'vitest';
import { lead } from './focus';

function page(): { place: HTMLElement; heading: HTMLElement } {
  document.body.innerHTML =
    '<main tabindex="-1"><input><section><h2>Asked</h2><button>One</button></section></main>';
  const place = document.querySelector<HTMLElement>('section');
  const heading = document.querySelector<HTMLElement>('h2');
  if (!place || !heading) throw new Error('no page');
  return { place, heading };
}

afterEach(() => {
  document.body.innerHTML = '';
});

it('leads to the heading from nowhere, from the whole page, and from within', () => {
  for (const from of [null, 'main', 'button']) {
    const { place, heading } = page();
    if (from) document.querySelector<HTMLElement>(from)?.focus();
    lead(place);
    expect(document.activeElement).toBe(heading);
  }
});

it('takes the focus from nobody who uses it elsewhere', () => {
  const { place } = page();
  const field = document.querySelector('input');
  field?.focus();
  lead(place);
  expect(document.activeElement).toBe(field);
});
