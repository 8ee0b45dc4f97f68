import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CardInfo, GameInfo } from './protocol';
import { fluentValue, Texts, type Language } from './texts.svelte';

const SOURCE = '../src/podziemia';
const game = { id: 'boss_monster', prefix: 'BM' } as GameInfo;
const altar = {
  id: 'dark_altar',
  names: { en: 'Dark Altar', pl: 'Mroczny ołtarz' },
} as unknown as CardInfo;

/** The texts of a real game, from the files the server sends. */
function real(lang: Language, more = ''): Texts {
  const folders = [`${SOURCE}/kernel/locale`, `${SOURCE}/games/boss_monster/locale`];
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(`.${lang}.ftl`))
      .map((name) => readFileSync(`${folder}/${name}`, 'utf8')),
  );
  const texts = new Texts(game, lang);
  texts.use(lang, [...files, more], { dark_altar: altar });
  texts.players = ['Ada', 'Bob'];
  return texts;
}

describe('texts', () => {
  it('count as Polish does', () => {
    const texts = real('pl');
    const said = [0, 1, 2, 5, 12, 22].map((souls) => texts.say('bm-souls', { souls }));
    expect(said).toEqual(['0 dusz', '1 dusza', '2 dusze', '5 dusz', '12 dusz', '22 dusze']);
  });

  it('have a minus before numbers, and hyphens elsewhere', () => {
    const texts = real('en', 'worth = Points: { $points } (★{ $points }), rule BM-{ $rule }');
    expect(texts.say('worth', { points: -4, rule: 3 })).toBe('Points: −4 (★−4), rule BM-3');
  });

  it('know cards, players and lists through their functions', () => {
    const texts = real(
      'pl',
      [
        'one = { CARD($id) } / { PLAYER($seat) }',
        'many = { CARDS($ids) } / { PLAYERS($seats) } / { COUNT($ids) ->',
        '    [one] jedna',
        '    [few] kilka',
        '   *[many] wiele',
        '  }',
      ].join('\n'),
    );
    expect(texts.say('one', { id: 'dark_altar', seat: 1 })).toBe('Mroczny ołtarz / Bob');
    expect(texts.say('one', { id: 'nobody', seat: 4 })).toBe('nobody / Gracz 5');
    const ids = ['dark_altar', 'dark_altar'];
    expect(texts.say('many', { ids, seats: [0, 1] })).toBe(
      'Mroczny ołtarz, Mroczny ołtarz / Ada, Bob / kilka',
    );
    expect(texts.say('many', { ids: [], seats: [] })).toBe(' /  / wiele');
  });

  it('tell events of the kernel, else of the game', () => {
    const texts = real('en', 'bm-log-room-revealed = { CARD($room) } is revealed.');
    expect(texts.tell({ type: 'resigned', seat: 0 })).toBe('Ada gives up.');
    const event = { type: 'room_revealed', room: 'dark_altar' };
    expect(texts.tell(event)).toBe('Dark Altar is revealed.');
  });

  it('call who reads you, also in a list', () => {
    const texts = real('en', 'won = Victory: { PLAYERS($winners) }.');
    texts.you = 0;
    expect(texts.tell({ type: 'resigned', seat: 0 })).toBe('You give up.');
    expect(texts.tell({ type: 'resigned', seat: 1 })).toBe('Bob gives up.');
    expect(texts.say('won', { winners: [1, 0] })).toBe('Victory: Bob, you.');
    texts.you = null;
    expect(texts.say('won', { winners: [1, 0] })).toBe('Victory: Bob, Ada.');
  });

  it('ask in other words whose turn it is', () => {
    const texts = real('en', 'bm-ask-act = { PLAYER($active) } acts.\n    .own = You act.');
    expect(texts.question(0, 'act', { active: 0 })).toBe('You act.');
    expect(texts.question(1, 'act', { active: 0 })).toBe('Ada acts.');
  });

  it('show what is missing by its id', () => {
    const texts = real('en');
    expect(texts.say('no-such-message')).toBe('[no-such-message]');
    expect(texts.has('bm-switch-hard-mode.about')).toBe(true);
    expect(texts.has('bm-switch-hard-mode.nothing')).toBe(false);
  });
});

it('a fact is a number, a word or a list', () => {
  const facts = [null, undefined, true, false, [], ['a', 'b'], 3, 2 ** 49 - 1, 2 ** 49, 'x'];
  expect(facts.map(fluentValue)).toEqual([
    ...['none', 'none', 'true', 'false', 'none', 'a, b', 3, 2 ** 49 - 1, '2^50', 'x'],
  ]);
});
