import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isZone, zoneOf } from '../../../board/scene';
import { courseOf } from '../../../dungeon/course';
import type { Card, Die, Event, Grid, Question, Scene, Zone } from '../../../protocol';
import { lastLoss, told, withLastDeath } from './course';
import { tableOf } from '../table';
import { againOf, faceOf, goodFor, sumOf, trayOf, waysOf, type Target } from './dice';
import { drawerOf } from './drawer';
import { doneOf, shelvesOf } from './goods';
import { lacksRoom, sheetOf, slotsOf } from './heroes';
import { packsOf, screenOf } from './overlord';

const words = { message: 'x' };
const FOLDER = join(import.meta.dirname, '../../../../../tests/scene/scenes');
const SCENES = JSON.parse(readFileSync(join(FOLDER, 'descent.json'), 'utf-8')) as Scene[];

const thing = (id: string, slot: string, hands: number, copies = 1): Card => ({
  type: 'card',
  id,
  name: words,
  card: id.replace(/^.*\./, ''),
  frame: slot,
  stats: copies > 1 ? [{ icon: 'copies', value: copies, label: words }] : [],
  facts: { slot, hands },
});

const asked = (prompt: string, options: object[], refs: string[][] = []): Question =>
  ({
    number: 1,
    prompt,
    rule: 'DJ-1',
    about: {},
    piece: 'hero:0',
    options,
    offers: options.map((_, at) => ({ words, refs: refs[at] ?? [] })),
  }) as unknown as Question;

test('every recorded table has sheets with all their places', () => {
  for (const { pieces } of SCENES) {
    for (const zone of pieces.filter(isZone).filter(({ id }) => id.startsWith('panel:'))) {
      const sheet = sheetOf(zone);
      expect(sheet.hero).toBe(sheet.card?.card);
      expect(sheet.wounds?.maximum).toBeGreaterThan(0);
      expect(sheet.slots.map(({ kind }) => kind)).toEqual(['hand', 'armor', 'other', 'potion']);
      for (const { used, empty, most } of [...sheet.slots, sheet.packed]) {
        expect(used + empty).toBe(most);
        expect(most).toBeGreaterThan(0);
      }
      expect([sheet.stats.get('speed')?.value, sheet.stats.get('melee')?.value]).not.toContain(
        undefined,
      );
    }
  }
});

test('the overlord counts threat and the monsters on the map', () => {
  const last = SCENES.at(-1)?.pieces ?? [];
  const zone = zoneOf(last, 'overlord');
  expect(zone).not.toBeNull();
  const screen = screenOf(zone as Zone);
  expect(screen.income).toBeGreaterThan(0);
  expect(screen.open.reduce((sum, card) => sum + (Number(card.stats?.[2]?.value) || 1), 0)).toBe(
    screen.cards,
  );
  const grid = last.find((piece): piece is Grid => piece.type === 'grid');
  const monsters = (grid?.figures ?? []).filter(({ facts }) => facts?.side === 'overlord');
  expect(packsOf(grid).flatMap(({ figures }) => figures)).toHaveLength(monsters.length);
});

test('a two-handed weapon covers both hands, and a giant has one left', () => {
  const axe = thing('item:0.axe', 'hand', 2);
  expect(slotsOf('hand', 2, [axe])).toMatchObject({ used: 2, empty: 0 });
  expect(slotsOf('hand', 2, [thing('item:0.sword', 'hand', 1)])).toMatchObject({ empty: 1 });
  const both = slotsOf('hand', 2, [axe, thing('item:0.iron_shield', 'hand', 1)]);
  expect(both.things.map(({ covers }) => covers)).toEqual([1, 1]);
  expect(both.empty).toBe(0);
  expect(slotsOf('potion', 3, [thing('item:0.healing_potion', 'potion', 0, 2)]).empty).toBe(1);
});

test('what finds no place is told so only while things may change theirs', () => {
  const arrange = asked('arrange', [{ type: 'done' }, { type: 'equip', item: 'sword' }]);
  expect(lacksRoom(arrange, 0, 'axe')).toBe(true);
  expect(lacksRoom(arrange, 0, 'sword')).toBe(false);
  expect(lacksRoom(arrange, 1, 'axe')).toBe(false);
  expect(lacksRoom(asked('turn', [{ type: 'drop', item: 'axe' }]), 0, 'axe')).toBe(false);
});

test('a tray is read from its pieces', () => {
  const die: Die = {
    type: 'die',
    id: 'die:0',
    kind: 'red',
    face: '2',
    facts: { range: 1, damage: 3, surges: 1, enhancements: 0, miss: false },
  };
  const target: Card = {
    type: 'card',
    id: 'target:monster:4',
    name: words,
    facts: { piece: 'monster:4', armor: 1, left: 3, why: 'hit', short: 0, fear: 0, wounds: 2 },
  };
  const tray = trayOf({
    type: 'zone',
    id: 'tray',
    label: words,
    layout: 'row',
    children: [
      die,
      {
        type: 'card',
        id: 'worth',
        name: words,
        stats: [{ icon: 'range', value: 2, label: words, most: 4 }],
      },
      target,
    ],
  });
  expect(tray.dice).toEqual([die]);
  expect(faceOf(die)).toEqual({ range: 1, damage: 3, surges: 1, enhancements: 0, miss: false });
  expect(tray.worth.get('range')).toMatchObject({ value: 2, most: 4 });
  expect(tray.targets).toEqual([
    expect.objectContaining({ piece: 'monster:4', armor: 1, left: 3, why: 'hit', wounds: 2 }),
  ]);
});

const struck = (more: Partial<Target>): Target => ({
  card: thing('target:monster:4', 'target', 0),
  piece: 'monster:4',
  armor: 3,
  left: 2,
  damage: 7,
  why: 'hit',
  short: 0,
  fear: 0,
  wounds: 4,
  ...more,
});

test('wounds are added up from the dice to what is lost', () => {
  expect(sumOf(struck({}), 4)).toBe('4+3 = 7 − 3 = 4');
  expect(sumOf(struck({ damage: 2 }), 2)).toBe('2 − 3 = 0');
  expect(sumOf(struck({ why: 'range' }), 4)).toBeNull();
});

test('wounds are good news for the other side alone, and no news for who only watches', () => {
  const [monster, hero] = [struck({}), struck({ piece: 'hero:0' })];
  expect([0, 1, null].map((seat) => goodFor(monster, seat))).toEqual([false, true, null]);
  expect([0, 1, null].map((seat) => goodFor(hero, seat))).toEqual([true, false, null]);
  expect(goodFor(struck({ wounds: 0 }), 1)).toBe(false);
  expect(goodFor(struck({ why: 'miss' }), 0)).toBe(true);
  expect(goodFor(struck({ why: null }), 0)).toBeNull();
});

test('nobody is affected only once the dice lie, and nothing is under way after the end', () => {
  const die: Die = { type: 'die', id: 'die:0', kind: 'red', face: '2' };
  const tray = (targets: string, children: Die[]): Zone => ({
    type: 'zone',
    id: 'tray',
    label: words,
    layout: 'row',
    facts: { targets },
    children,
  });
  expect(trayOf(tray('', [])).nobody).toBe(false);
  expect(trayOf(tray('', [die])).nobody).toBe(true);
  expect(trayOf(tray('monster:4', [die])).nobody).toBe(false); // it has died
  const layer = { type: 'area' as const, label: words, look: 'area' as const };
  const grid = { type: 'grid', id: 'map', layers: { attack: layer, fog: layer } };
  const scene = { pieces: [tray('', [die]), grid] } as unknown as Scene;
  expect(tableOf(scene).tray).not.toBeNull();
  const over = tableOf(scene, true);
  expect(over.tray).toBeNull();
  expect(Object.keys(over.grid?.layers ?? {})).toEqual(['fog']);
});

test('what ends the spending comes last, and other questions are none of the tray', () => {
  const options = [{ type: 'done' }, { type: 'spend_surges', place: 0 }, { type: 'fatigue_die' }];
  const zone: Zone = {
    type: 'zone',
    id: 'tray',
    label: words,
    layout: 'column',
    facts: { offers: 'spend' },
  };
  expect(waysOf(zone, asked('spend', options))).toEqual([1, 2, 0]);
  expect(waysOf(zone, asked('turn', [{ type: 'pass' }]))).toEqual([]);
  const again = asked('reroll', [{ type: 'done' }, { type: 'pick_die', die: 1 }]);
  Object.assign(again.offers[1] ?? {}, { effect: { message: 'x', about: { hit: 83 } } });
  expect(againOf(again, 1)).toBe(83);
  expect(againOf(again, 0)).toBeNull();
});

test('a drawer opens by itself only for what lies in it alone', () => {
  const cards = asked('opening', [{}, {}, {}], [[], ['hand:aim_card'], ['hand:mimic']]);
  expect(drawerOf(cards)).toBe('overlord');
  const things = asked('arrange', [{}, {}], [['item:2.axe', 'pack:2'], ['pack:2.sword']]);
  expect(drawerOf(things)).toBe(2);
  expect(drawerOf(asked('turn', [{}, {}], [['map:1.1'], ['item:0.axe']]))).toBeNull();
  expect(drawerOf(null)).toBeNull();
});

test('goods lie on their shelves, the cheapest first, and say what is too dear', () => {
  const good = (name: string, frame: string, price: number, dear = false): Card => ({
    type: 'card',
    id: `shop:${name}`,
    name: words,
    frame,
    stats: [{ icon: 'price', value: price, label: words }],
    states: dear ? ['dear'] : [],
  });
  const shelves = shelvesOf({
    type: 'zone',
    id: 'shop',
    label: words,
    layout: 'grid',
    children: [good('axe', 'weapon', 300, true), good('dagger', 'weapon', 50)],
  });
  expect(shelves.map(({ kind }) => kind)).toEqual(['weapon']);
  expect(shelves[0]?.goods.map(({ price, dear }) => [price, dear])).toEqual([
    [50, false],
    [300, true],
  ]);
  expect(doneOf(asked('shop', [{ type: 'buy' }, { type: 'done' }]))).toBe(1);
  expect(doneOf(null)).toBeNull();
});

test('the pool is followed from round to round, and the last loss has a cause', () => {
  const events: Event[] = [
    { type: 'quest_began', conquest: 4 },
    { type: 'round_began', round: 1 },
    { type: 'glyph_activated' },
    { type: 'conquest_gained', amount: 3, conquest: 7, rule: 'DJ-22.1' },
    { type: 'round_began', round: 2 },
    { type: 'wounded', who: 'mordrog', amount: 2, left: 0 },
    { type: 'conquest_lost', amount: 4, conquest: 3, rule: 'DJ-9.11' },
    { type: 'hero_killed', who: 'mordrog' },
    { type: 'overlord_deck_reshuffled' },
    { type: 'conquest_lost', amount: 3, conquest: 0, rule: 'DJ-12.4' },
  ];
  const course = courseOf(events, told);
  expect(course.points.map(({ at, left }) => [at, left])).toEqual([
    [0, 4],
    [1, 4],
    [1, 7],
    [2, 7],
    [2, 3],
    [2, 0],
  ]);
  expect(course.marks.map(({ picture, tone }) => [picture, tone])).toEqual([
    ['glyph-active', 'good'],
    ['mordrog', 'bad'],
    ['deck-overlord', 'bad'],
  ]);
  expect(course.end).toBe(2);
  expect(lastLoss(events).cause).toBe('deck');
  expect(lastLoss(events.slice(0, 8))).toEqual({ cause: 'death', hero: 'mordrog' });
  const atOnce = events.slice(0, 7);
  expect(withLastDeath(atOnce)).toEqual([...atOnce, { type: 'last_hero_killed', who: 'mordrog' }]);
  expect(withLastDeath(events.slice(0, 8))).toEqual(events.slice(0, 8));
  expect(withLastDeath(events)).toEqual(events);
});
