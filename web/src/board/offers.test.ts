import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, Grid, Offer, Position, Question } from '../protocol';
import { Texts } from '../texts.svelte';
import Board from './Board.svelte';
import { Offers, type AskOffer } from './offers.svelte';
import { Choice } from './choice.svelte';

Element.prototype.getAnimations = () => []; // jsdom moves nothing
const PASS: Offer = { words: { message: 'pass' } };
const fly = (option: number): Offer => ({
  words: { message: 'fly', about: { option } },
  effect: { message: 'far' },
});

function question(number = 1): Question {
  return {
    number,
    prompt: 'move',
    rule: 'XX-1.1',
    about: {},
    options: [{ type: 'pass' }],
    offers: [PASS],
    squares: [{ piece: 'raven', grid: 'map', first: 1, runs: [[0, 0, 2]] }],
  };
}

const knows = () => vi.fn<AskOffer>((_, option) => Promise.resolve(fly(option)));

describe('the words of an option', () => {
  it('come with the question, or are asked for once', async () => {
    const ask = knows();
    const offers = new Offers(ask);
    offers.of(question());
    expect(offers.at(0)).toBe(PASS);
    expect(await offers.look(0)).toBe(PASS);
    expect(offers.at(2)).toBeNull();
    const both = await Promise.all([offers.look(2), offers.look(2)]);
    expect(both).toEqual([fly(2), fly(2)]);
    expect(await offers.look(2)).toEqual(fly(2));
    expect(offers.at(2)).toEqual(fly(2));
    expect(ask).toHaveBeenCalledExactlyOnceWith(1, 2);
  });

  it('are forgotten with the question, also when they come late', async () => {
    const ask = knows();
    const offers = new Offers(ask);
    offers.of(question());
    const late = offers.look(1);
    offers.of(question(2));
    expect(await late).toBeNull();
    expect(offers.at(1)).toBeNull();
    await offers.look(1);
    expect(ask).toHaveBeenLastCalledWith(2, 1);
    offers.of(null);
    expect(offers.at(1)).toBeNull();
    expect(await offers.look(1)).toBeNull();
  });

  it('tell more of an option that is looked at, where there is more', async () => {
    const listed: Offer = { words: { message: 'build' }, more: true };
    const whole: Offer = { words: { message: 'build' }, becomes: { 'damage:0': 3 } };
    const ask = vi.fn<AskOffer>(() => Promise.resolve(whole));
    const offers = new Offers(ask);
    const asked = { ...question(), offers: [PASS, listed] };
    offers.of(asked, 7);
    expect([offers.wants(0), offers.wants(1), offers.wants(2)]).toEqual([false, true, true]);
    expect(offers.at(1)).toBe(listed);
    expect(await offers.look(1)).toBe(whole);
    expect(await offers.look(1)).toBe(whole);
    expect([offers.at(1), offers.wants(1)]).toEqual([whole, false]);
    expect(ask).toHaveBeenCalledExactlyOnceWith(1, 1);
    offers.of(asked, 8); // the same question of a table that has changed
    expect(offers.at(1)).toBe(listed);
    await offers.look(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('stay as they were listed if no more is told', async () => {
    const listed: Offer = { words: { message: 'build' }, more: true };
    const offers = new Offers(() => Promise.resolve(null));
    offers.of({ ...question(), offers: [listed] });
    expect(await offers.look(0)).toBe(listed);
    expect(offers.at(0)).toBe(listed);
    offers.of(null);
    expect(offers.wants(0)).toBe(false);
  });

  it('are asked for again if they were not told', async () => {
    const ask = vi.fn<AskOffer>(() => Promise.resolve(null));
    const offers = new Offers(ask);
    offers.of(question());
    expect(await offers.look(1)).toBeNull();
    expect(await offers.look(1)).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('a square that is tapped', () => {
  it('is chosen by a second tap, if there is an effect to be told first', async () => {
    const choose = vi.fn();
    const choice = new Choice(choose, knows());
    choice.ask(question());
    choice.click('raven');
    choice.click('map:0.0', true);
    await waitFor(() => expect(choice.confirming).toBe(1));
    expect(choice.back()).toBe(true);
    expect([choice.confirming, choice.picked]).toEqual([null, ['raven']]);
    choice.click('map:0.1', true);
    await waitFor(() => expect(choice.confirming).toBe(2));
    expect(choose).not.toHaveBeenCalled();
    choice.click('map:0.1', true);
    expect(choose).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('is chosen at once if there is none', async () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question());
    choice.click('map:0.1', true);
    await waitFor(() => expect(choose).toHaveBeenCalledExactlyOnceWith(2));
  });

  it('is forgotten when another is tapped or asked before its words come', async () => {
    const choose = vi.fn();
    const tell: ((offer: null) => void)[] = [];
    const choice = new Choice(choose, () => new Promise((resolve) => tell.push(resolve)));
    choice.ask(question());
    choice.click('map:0.0', true);
    choice.click('map:0.1', true);
    choice.ask(question(2));
    tell.forEach((resolve) => resolve(null));
    await new Promise((resolve) => setTimeout(resolve));
    expect(choose).not.toHaveBeenCalled();
  });
});

describe('a square that is for good', () => {
  const finish: Offer = { words: { message: 'fly' }, closes: { message: 'finish' } };

  it('waits for a word, however fast it was clicked', async () => {
    const choose = vi.fn();
    const choice = new Choice(choose, () => Promise.resolve(finish));
    choice.ask(question());
    choice.click('map:0.1');
    choice.click('map:0.1');
    await waitFor(() => expect(choice.confirming).toBe(2));
    expect(choose).not.toHaveBeenCalled();
    choice.click('map:0.1');
    expect(choose).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('is told in words where a walk has ended before it', async () => {
    const choice = new Choice(
      () => undefined,
      () => Promise.resolve(finish),
    );
    choice.ask(question());
    choice.wait(1, 2);
    await waitFor(() => expect(choice.offers.at(2)).toEqual(finish));
    choice.wait(2, 1);
    choice.ask(question(2));
    await waitFor(() => expect(choice.offers.at(1)).toEqual(finish));
    expect(choice.confirming).toBe(1);
  });
});

describe('a square on the board', () => {
  afterEach(cleanup);

  it('is told in words, and read out to whoever uses the keys', async () => {
    const texts = new Texts(null, 'en');
    texts.use('en', ['map = Map', 'fly = Fly { $option }', 'far = Far away.', 'floor = floor']);
    const grid = {
      type: 'grid',
      id: 'map',
      name: { message: 'map' },
      rows: ['..'],
      kinds: { '.': { words: { message: 'floor' } } },
      figures: [],
    } as unknown as Grid;
    const scene = { title: { message: 'map' }, pieces: [grid] };
    const position = { scene, question: question(), events: [], first_event: 0 };
    const ask = knows();
    const choice = new Choice(() => undefined, ask);
    choice.ask(position.question);
    const game = { id: 'unknown', prefix: 'xx' } as GameInfo;
    render(Board, { position: position as unknown as Position, texts, game, choice });
    const cursor = await screen.findByRole('button', { name: /^A1/ });
    cursor.focus();
    await fireEvent.keyDown(cursor, { key: 'ArrowRight' });
    await waitFor(() => expect(screen.getAllByText(/Fly 2/).length).toBe(2));
    const aloud = document.querySelectorAll('[aria-live="polite"]');
    expect([...aloud].map((one) => one.textContent)).toContain('Fly 2 Far away.');
    expect(document.querySelector('.caption')?.textContent).toContain('Far away.');
    expect(ask).toHaveBeenLastCalledWith(1, 2);
  });
});
