import { expect, it } from 'vitest';
import { placeBeside } from './peek';

const box = (left: number, top: number, width: number, height: number) =>
  new DOMRect(left, top, width, height);
const SIZE = [300, 200] as const;
const WINDOW = [1440, 900] as const;

it('appears to the right of its piece, or to the left at the rim', () => {
  expect(placeBeside(box(100, 50, 60, 60), SIZE, WINDOW, [])).toEqual({ left: 174, top: 50 });
  expect(placeBeside(box(1300, 50, 60, 60), SIZE, WINDOW, [])).toEqual({ left: 986, top: 50 });
});

it('stays in the window', () => {
  const { top } = placeBeside(box(100, 850, 60, 60), SIZE, WINDOW, []);
  expect(top + SIZE[1]).toBeLessThan(WINDOW[1]);
});

it('covers nothing that can be chosen where there is another place', () => {
  const right = box(170, 40, 320, 300);
  const place = placeBeside(box(100, 50, 60, 60), SIZE, WINDOW, [right]);
  expect(place).toEqual({ left: 14, top: 686 });
});

it('spares what it can, though what is asked comes first', () => {
  const sheet = box(0, 0, 600, 600);
  const found = placeBeside(box(100, 100, 150, 150), [300, 200], [1000, 600], [], [sheet]);
  expect(found.left).toBeGreaterThanOrEqual(600);
  const asked = box(600, 0, 1000, 600);
  const over = placeBeside(box(100, 100, 150, 150), [300, 200], [1000, 600], [asked], [sheet]);
  expect(over.left).toBeLessThan(300);
});
