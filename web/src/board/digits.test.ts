import { fireEvent, render } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Digits from './Digits.svelte';

const entry = (index: number, key: number) => ({ index, key, words: '', own: '', effect: null });
const one = { key: '1', code: 'Digit1' };

it('answers one question with one press, however long the key is held', async () => {
  const onchoose = vi.fn();
  const entries = [entry(4, 1), entry(5, 2)];
  render(Digits, { entries, still: false, onchoose });
  await fireEvent.keyDown(document.body, one);
  await fireEvent.keyDown(document.body, { ...one, repeat: true });
  await fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
  expect(onchoose.mock.calls).toEqual([[entries[0]]]);
  await fireEvent.keyUp(document.body, one);
  await fireEvent.keyDown(document.body, { key: '2', code: 'Digit2' });
  expect(onchoose.mock.calls).toEqual([[entries[0]], [entries[1]]]);
});

it('chooses nothing while an answer is on its way, nor while somebody writes', async () => {
  const onchoose = vi.fn();
  const { rerender } = render(Digits, { entries: [entry(0, 1)], still: true, onchoose });
  await fireEvent.keyDown(document.body, one);
  await rerender({ still: false });
  const field = document.body.appendChild(document.createElement('input'));
  await fireEvent.keyDown(field, one);
  field.remove();
  expect(onchoose).not.toHaveBeenCalled();
});
