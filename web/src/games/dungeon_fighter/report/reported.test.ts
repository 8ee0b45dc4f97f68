import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '../arena/geometry';
import { answerOf, elsewhere, missing, NOTHING, tapped, touch, type Told } from './reported';

const geometry = geometryOf(
  readFileSync('src/games/dungeon_fighter/arena/sample.json', 'utf8').trim(),
);

function section(id: string) {
  const found = geometry.sections.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
}

const tap = (told: Told, ...ids: string[]) =>
  ids.reduce((now, id) => tapped(now, section(id), geometry), told);

describe('what happened at a real table', () => {
  test('a tap is a section, a second one beside it a line', () => {
    expect(tap(NOTHING, 'middle_0')).toMatchObject({ lies: 'section', sections: ['middle_0'] });
    const line = tap(NOTHING, 'middle_0', 'middle_1');
    expect(line).toMatchObject({ lies: 'line', sections: ['middle_0', 'middle_1'], most: null });
    expect(tap(line, 'inner_ring').sections).toHaveLength(3);
  });

  test('a tap far from the others begins anew, a second one on the same takes it back', () => {
    expect(tap(NOTHING, 'middle_0', 'middle_4').sections).toEqual(['middle_4']);
    expect(tap(NOTHING, 'middle_0', 'middle_1', 'middle_0').sections).toEqual(['middle_1']);
    expect(tap(NOTHING, 'middle_0', 'middle_0').lies).toBeNull();
  });

  test('only sections that touch make a line', () => {
    expect(touch(section('bullseye'), section('inner_ring'))).toBe(true);
    expect(touch(section('bullseye'), section('middle_0'))).toBe(false);
    expect(touch(section('middle_7'), section('middle_0'))).toBe(true);
    expect(touch(section('outer_00'), section('outer_15'))).toBe(true);
    expect(touch(section('outer_00'), section('outer_02'))).toBe(false);
    expect(touch(section('middle_0'), section('outer_15'))).toBe(true);
  });

  test('is sent when all is told, with nothing that contradicts it', () => {
    let told = elsewhere(tap(NOTHING, 'middle_0'), 'hole');
    expect(told.sections).toEqual([]);
    expect(missing(told)).toEqual(['bounced', 'symbol']);
    expect(answerOf(told)).toBeNull();
    told = { ...told, bounced: true, symbol: 'eye', performed: ['pond'] };
    expect(answerOf(told)).toEqual({
      type: 'report',
      bounced: true,
      lies: 'hole',
      symbol: 'eye',
      sections: [],
      performed: ['pond'],
      icebergs: [],
    });
  });
});
