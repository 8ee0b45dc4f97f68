import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Question } from '../protocol';
import { clickable, combination, missing, remaining, unpick } from './clicks';
import { settings } from '../settings.svelte';
import { Choice } from './choice.svelte';

const BUILD = [
  [], // pass
  ['hand:pit', 'place:0.2'],
  ['hand:pit', 'room:0.0'],
  ['hand:spa', 'room:0.0'],
];

function question(refs: string[][], effects: number[] = []): Question {
  return {
    number: 7,
    prompt: 'floor',
    rule: 'XX-5.11',
    about: {},
    options: refs.map((_, index) => ({ type: `option ${index}` })),
    offers: refs.map((touched, index) => ({
      words: { message: 'words' },
      refs: touched,
      ...(effects.includes(index) ? { effect: { message: 'effect' } } : {}),
    })),
  };
}

describe('narrowing by what is clicked', () => {
  it('leaves everything before the first click', () => {
    expect(remaining(BUILD, [])).toEqual([0, 1, 2, 3]);
  });

  it('leaves the options that name every clicked piece, in any order of clicks', () => {
    expect(remaining(BUILD, ['hand:pit'])).toEqual([1, 2]);
    expect(remaining(BUILD, ['room:0.0'])).toEqual([2, 3]);
    expect(remaining(BUILD, ['room:0.0', 'hand:spa'])).toEqual([3]);
    expect(remaining(BUILD, ['place:0.2', 'hand:spa'])).toEqual([]);
  });

  it('tells the next click from later ones', () => {
    expect(clickable(BUILD, [])).toEqual(
      new Map([
        ['hand:pit', 'next'],
        ['place:0.2', 'later'],
        ['room:0.0', 'later'],
        ['hand:spa', 'next'],
      ]),
    );
    expect([...clickable(BUILD, ['hand:pit'])]).toEqual([
      ['place:0.2', 'next'],
      ['room:0.0', 'next'],
    ]);
  });

  it('takes any copy for the first, but each copy once', () => {
    const discard = [
      ['hand:pit', 'hand:pit#2'],
      ['hand:pit', 'hand:spa'],
    ];
    expect(remaining(discard, ['hand:pit#2'])).toEqual([0, 1]);
    expect(remaining(discard, ['hand:pit#2', 'hand:pit'])).toEqual([0]);
    expect(missing(discard[1] ?? [], ['hand:pit#2'])).toEqual(['hand:spa']);
    expect(clickable([['hand:pit']], ['hand:pit#2']).size).toBe(0);
  });

  it('knows pieces that are picked together from clicks that mean different things', () => {
    const [a, b, c] = ['hand:a', 'hand:b', 'hand:c'];
    expect(
      combination([
        [a, b],
        [a, c],
        [b, c],
      ]),
    ).toBe(2);
    expect(combination([[], [a, b], [b, c]])).toBe(2);
    expect(combination(BUILD)).toBeNull();
    expect(combination([[a], [b]])).toBeNull();
    expect(
      combination([
        [a, b],
        [a, b, c],
      ]),
    ).toBeNull();
  });

  it('takes clicks back from the one that is clicked again', () => {
    expect(unpick(['a', 'b', 'c'], 'b')).toEqual(['a']);
    expect(unpick(['a'], 'x')).toEqual(['a']);
  });
});

describe('a choice under way', () => {
  it('is made as soon as one option is left', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question(BUILD));
    choice.click('hand:pit');
    expect(choose).not.toHaveBeenCalled();
    expect(choice.mark('hand:pit')).toBe('picked');
    expect(choice.mark('place:1.0')).toBeNull();
    choice.click('place:0.2');
    expect(choose).toHaveBeenCalledExactlyOnceWith(1);
    expect(choice.picked).toEqual([]);
  });

  it('waits where only one option is left, for the place or for a second click', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question([...BUILD, ['hand:fear']]));
    choice.click('hand:spa');
    expect(choice.confirming).toBe(3);
    expect(choose).not.toHaveBeenCalled();
    choice.click('room:0.0');
    expect(choose).toHaveBeenLastCalledWith(3);
    choice.click('hand:spa');
    choice.click('hand:spa');
    expect(choose).toHaveBeenCalledTimes(2);
    choice.click('hand:fear');
    expect(choose).toHaveBeenCalledTimes(2);
    choice.click('hand:fear');
    expect(choose).toHaveBeenLastCalledWith(4);
  });

  it('is made by one click where every option is one piece', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question([[], ['deck:room'], ['deck:spell']]));
    choice.click('deck:spell');
    expect(choose).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('changes its mind when another piece is clicked', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question(BUILD));
    choice.click('hand:pit');
    expect(choice.mark('hand:spa')).toBe('later');
    choice.click('hand:spa');
    expect(choice.picked).toEqual(['hand:spa']);
    expect(choice.confirming).toBe(3);
    choice.click('hand:pit');
    expect(choice.picked).toEqual(['hand:pit']);
    expect(choice.confirming).toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });

  it('waits for a word after pieces have been picked together', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    const [a, b, c] = ['hand:a', 'hand:b', 'hand:c'];
    choice.ask(
      question([
        [a, b],
        [a, c],
        [b, c],
      ]),
    );
    expect(choice.size).toBe(2);
    choice.click(c);
    choice.click(a);
    expect(choice.confirming).toBe(1);
    choice.click(b);
    expect(choice.picked).toEqual([c, b]);
    expect(choice.confirming).toBe(2);
    expect(choose).not.toHaveBeenCalled();
    choice.click(b);
    expect(choose).toHaveBeenCalledExactlyOnceWith(2);
  });

  it('is confirmed first on touch, where the option has an effect', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    choice.ask(question(BUILD, [3]));
    choice.click('hand:spa', true);
    expect(choose).not.toHaveBeenCalled();
    expect(choice.confirming).toBe(3);
    expect(choice.back()).toBe(true);
    expect(choice.confirming).toBeNull();
    expect(choice.back()).toBe(false);
  });

  it('is taken at once, also on touch, where it only leads on to others', () => {
    const choose = vi.fn();
    const choice = new Choice(choose);
    const asked = question([['die:0'], ['die:1']], [0, 1]);
    const offers = asked.offers.map((offer) => ({ ...offer, leads: ['potions:0'] }));
    choice.ask({ ...asked, offers });
    choice.click('die:1', true);
    expect(choose).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('says which piece cannot be chosen, and goes on', () => {
    const choice = new Choice(() => undefined);
    choice.ask(question(BUILD));
    choice.click('boss:1');
    expect(choice.refused).toBe('boss:1');
    expect(choice.picked).toEqual([]);
  });

  it('keeps the clicks when the same question comes again, and forgets them for another', () => {
    const choice = new Choice(() => undefined);
    choice.ask(question(BUILD));
    choice.click('hand:pit');
    choice.ask(question(BUILD));
    expect(choice.picked).toEqual(['hand:pit']);
    choice.ask({ ...question(BUILD), number: 8 });
    expect(choice.picked).toEqual([]);
  });

  it('shows the pieces of the option that is being looked at', () => {
    const choice = new Choice(() => undefined);
    choice.ask(question(BUILD));
    choice.preview = 2;
    expect(choice.shows('room:0.0')).toBe(true);
    expect(choice.shows('hand:pit#2')).toBe(true);
    expect(choice.shows('place:0.2')).toBe(false);
  });

  it('takes no click for a new question at once, and goes on when the same one comes again', () => {
    vi.useFakeTimers();
    const choice = new Choice(() => undefined);
    choice.ask(question(BUILD));
    expect(choice.fresh).toBe(true);
    vi.advanceTimersByTime(399);
    expect(choice.fresh).toBe(true);
    vi.advanceTimersByTime(1);
    expect(choice.fresh).toBe(false);
    choice.ask(question(BUILD));
    expect(choice.fresh).toBe(false);
    choice.ask(null);
    expect(choice.fresh).toBe(false);
    vi.useRealTimers();
  });
});

describe('a last word', () => {
  const last = question([[], ['room:0.0'], ['room:0.1']]);
  last.offers = last.offers.map((offer, index) =>
    index === 1 ? { ...offer, closes: { message: 'finish' } } : offer,
  );
  const asked = () => {
    const chosen = vi.fn();
    const choice = new Choice(chosen);
    choice.ask(last);
    return { choice, chosen };
  };
  afterEach(() => {
    settings.lastWord = true;
  });

  it('is waited for where an option is for good, and only there', () => {
    const { choice, chosen } = asked();
    choice.choose(1);
    expect(choice.confirming).toBe(1);
    expect(chosen).not.toHaveBeenCalled();
    choice.choose(2);
    expect(chosen).toHaveBeenCalledWith(2);
  });

  it('is given by choosing it again, in words or by its piece', () => {
    const words = asked();
    words.choice.choose(1);
    words.choice.choose(1);
    expect(words.chosen).toHaveBeenCalledExactlyOnceWith(1);
    const piece = asked();
    piece.choice.click('room:0.0');
    expect(piece.choice.mark('room:0.0')).toBe('picked');
    piece.choice.click('room:0.0');
    expect(piece.chosen).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('can be thought over', () => {
    const { choice, chosen } = asked();
    choice.click('room:0.0');
    expect(choice.back()).toBe(true);
    expect([choice.confirming, choice.picked]).toEqual([null, []]);
    expect(chosen).not.toHaveBeenCalled();
  });

  it('is waited for once its question is asked here', () => {
    const { choice } = asked();
    choice.wait(8, 1);
    expect(choice.confirming).toBeNull();
    choice.ask({ ...last, number: 8 });
    expect(choice.confirming).toBe(1);
  });

  it('is not waited for by who does not want it', () => {
    settings.lastWord = false;
    const { choice, chosen } = asked();
    choice.choose(1);
    expect(chosen).toHaveBeenCalledWith(1);
  });
});
