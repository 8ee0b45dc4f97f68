import { fireEvent, render, screen } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import type { FreeAnswer } from '../protocol';
import { Texts } from '../texts.svelte';
import { Choice, type Chosen } from './choice.svelte';
import FreeForm from './FreeForm.svelte';

const THROW: FreeAnswer = {
  kind: 'long_throw',
  fields: [
    { name: 'angle', kind: 'whole', required: true, least: 0, most: 90 },
    { name: 'force', kind: 'number' },
    { name: 'cry', kind: 'text', usual: '', longest: 10 },
    { name: 'left_hand', kind: 'yes_no', usual: false },
    { name: 'path', kind: 'other', required: true },
  ],
};

function shown(still = false): Chosen[] {
  const given: Chosen[] = [];
  const choice = new Choice((chosen) => given.push(chosen));
  render(FreeForm, { free: THROW, choice, texts: new Texts(null, 'en'), still });
  return given;
}

const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(`[answer-long-throw.${name}]`);
const button = () => screen.getByRole('button', { name: '[answer-long-throw]' });

describe('a form for a free answer', () => {
  it('has a field for each part that can be typed, with its bounds', () => {
    shown();
    expect(field('angle')).toMatchObject({ type: 'number', min: '0', max: '90', required: true });
    expect(field('force')).toMatchObject({ type: 'number', step: 'any', required: false });
    expect(field('cry')).toMatchObject({ type: 'text', maxLength: 10 });
    expect(field('left-hand')).toMatchObject({ type: 'checkbox', checked: false });
    expect(screen.queryByLabelText('[answer-long-throw.path]')).toBeNull();
  });

  it('answers with what was typed, and leaves out what was not', async () => {
    const given = shown();
    await fireEvent.input(field('angle'), { target: { value: '30' } });
    await fireEvent.input(field('cry'), { target: { value: 'hey' } });
    await fireEvent.click(field('left-hand'));
    await fireEvent.click(button());
    expect(given).toEqual([{ type: 'long_throw', angle: 30, cry: 'hey', left_hand: true }]);
  });

  it('sends nothing while another answer is on its way', async () => {
    const given = shown(true);
    await fireEvent.input(field('angle'), { target: { value: '30' } });
    await fireEvent.click(button());
    expect(given).toEqual([]);
  });
});
