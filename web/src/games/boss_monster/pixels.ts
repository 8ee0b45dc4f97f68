/** Pixel art made on the spot: an outline is drawn very small and shaded square by square. */

export interface Tone {
  light: string;
  middle: string;
  dark: string;
}

export const TONES: Record<string, Tone> = {
  blood: { light: '#ff8a80', middle: '#d8323c', dark: '#7d1430' },
  bone: { light: '#fffbe6', middle: '#d9cfa8', dark: '#8b7a55' },
  earth: { light: '#e0b07a', middle: '#a86f3c', dark: '#5e3a20' },
  ember: { light: '#ffd37a', middle: '#f08a24', dark: '#9a3d10' },
  gold: { light: '#fff2a0', middle: '#f2c12e', dark: '#97650f' },
  ice: { light: '#d9f6ff', middle: '#67bff0', dark: '#27569b' },
  moss: { light: '#c9f08a', middle: '#62b244', dark: '#22613a' },
  rose: { light: '#ffd0e4', middle: '#ee6fa6', dark: '#8c2a6b' },
  stone: { light: '#e4e6ee', middle: '#9aa2b6', dark: '#4c536b' },
  violet: { light: '#e6c9ff', middle: '#a86be8', dark: '#52308f' },
};
export const OUTLINE = '#140c1c';
const BOX = 512;
const GRID = 32;
const SOLID = 110;

/** An outline as a picture of a few squares; none where nothing can be drawn. */
export function pixelate(outline: string, tone: Tone): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = GRID;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen || typeof Path2D === 'undefined') return null;
  const scale = (GRID - 2) / BOX;
  pen.setTransform(scale, 0, 0, scale, 1, 1);
  pen.fill(new Path2D(outline));
  const drawn = pen.getImageData(0, 0, GRID, GRID).data;
  const solid = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < GRID && y < GRID && (drawn[(y * GRID + x) * 4 + 3] ?? 0) > SOLID;
  pen.resetTransform();
  pen.clearRect(0, 0, GRID, GRID);
  for (let y = 0; y < GRID; y += 1) {
    for (let x = 0; x < GRID; x += 1) {
      const colour = shade(solid, x, y, tone);
      if (!colour) continue;
      pen.fillStyle = colour;
      pen.fillRect(x, y, 1, 1);
    }
  }
  return canvas.toDataURL();
}

type Solid = (x: number, y: number) => boolean;

/** Light comes from above on the left. */
function shade(solid: Solid, x: number, y: number, tone: Tone): string | null {
  if (!solid(x, y)) {
    const near = solid(x - 1, y) || solid(x + 1, y) || solid(x, y - 1) || solid(x, y + 1);
    return near ? OUTLINE : null;
  }
  if (!solid(x, y - 1) || !solid(x - 1, y)) return tone.light;
  if (!solid(x, y + 1) || !solid(x + 1, y)) return tone.dark;
  const low = y > GRID * 0.62 && (x + y) % 2 === 0;
  return low ? tone.dark : tone.middle;
}

const drawn = new Map<string, string | null>();

/** The same picture is drawn once. */
export function pixelArt(name: string, outline: string, tone: Tone): string | null {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const made = pixelate(outline, tone);
  drawn.set(name, made);
  return made;
}
