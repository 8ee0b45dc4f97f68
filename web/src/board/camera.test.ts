import { describe, expect, it } from 'vitest';
import { Camera } from './camera.svelte';
import { shortName } from './grid';

describe('what of a grid is in sight', () => {
  it('is at first what is around those who play, not the whole', () => {
    const camera = new Camera();
    camera.fit(40, 40, 0, 0, [[20, 4]]);
    expect([camera.width, camera.height]).toEqual([40, 40]);
    camera.fit(40, 40, 880, 440, [[20, 4]]);
    expect([camera.width, camera.height]).toEqual([20, 10]);
    expect([camera.x, camera.y]).toEqual([0, 15.5]);
  });

  it('is all of a party that stands far apart, or else who acts in comfort', () => {
    const camera = new Camera();
    camera.fit(60, 60, 600, 600, [
      [10, 10],
      [30, 20],
    ]);
    expect(camera.width).toBe(25);
    const far = new Camera();
    far.fit(60, 60, 340, 340, [
      [59, 59],
      [0, 0],
    ]);
    expect(far.width).toBeCloseTo(340 / 44);
    expect(far.x + far.width).toBeCloseTo(60);
  });

  it('is the whole of a grid of which little would be cut off', () => {
    const camera = new Camera();
    camera.fit(8, 17, 600, 340, [[3, 2]]);
    expect(camera.width).toBe(17);
    expect(camera.near).toBe(false);
    camera.fit(8, 30, 600, 340, [[3, 2]]);
    expect(camera.near).toBe(true);
    const wide = new Camera();
    wide.fit(8, 30, 600, 340, [[3, 2]]);
    expect(wide.pixels).toBe(44);
    expect([wide.shows([3, 2]), wide.shows([3, 29])]).toEqual([true, false]);
  });

  it('keeps the size of a square when the window or the grid changes', () => {
    const camera = new Camera();
    camera.fit(40, 40, 880, 440, [[20, 20]]);
    camera.zoom(0.5);
    expect(camera.pixels).toBe(88);
    camera.fit(44, 40, 440, 440, [[20, 20]]);
    expect(camera.pixels).toBe(88);
    expect([camera.x + camera.width / 2, camera.y + camera.height / 2]).toEqual([20.5, 20.5]);
  });
});

describe('the name on a figure', () => {
  it('is whole where it fits, else its first word and its number', () => {
    expect(shortName('scout', 7)).toBe('scout');
    expect(shortName('goblin archer', 7)).toBe('goblin');
    expect(shortName('goblin archer 12', 8)).toBe('goblin12');
    expect(shortName('figure 12', 7)).toBe('figu.12');
    expect(shortName('zwiadowca', 7)).toBe('zwiado.');
  });
});
