/** What the target and the table look like from above, painted on canvases. */

import { isRound, middleOf, radians, type Geometry, type Section } from './geometry';

/** Colours of a value: the field, and the digit on it. */
export interface Paint {
  field: string;
  ink: string;
}

const PAINTS: Readonly<Record<number, Paint>> = {
  1: { field: '#d7e8f1', ink: '#4d7288' },
  2: { field: '#94c6e2', ink: '#164a6b' },
  3: { field: '#4c97cb', ink: '#f2faff' },
  4: { field: '#1f5d9c', ink: '#e2f3ff' },
  5: { field: '#7fd9e8', ink: '#07566c' },
  10: { field: '#d3202d', ink: '#fff3e4' },
};

/** How a section of a value is painted. */
export function paintOf(value: number): Paint {
  return PAINTS[value] ?? { field: '#dfeaf0', ink: '#44667a' };
}

/** The colours of dice where they are drawn flat. */
export const INKS: Readonly<Record<string, string>> = {
  red: '#cf2230',
  green: '#1f9a4c',
  blue: '#1f5fd0',
  white: '#f4f1e8',
  snow: '#f7fbff',
  water: '#57bdf0',
};

export const MARGIN = '#1f2f4a';
const LINE = '#f7fcff';
const FONT = `'Jersey 10', 'Cabin Variable', sans-serif`;

/** The same numbers for the same ornament, every time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function canvas(size: number): [HTMLCanvasElement, CanvasRenderingContext2D | null] {
  const made = document.createElement('canvas');
  made.width = made.height = size;
  return [made, made.getContext('2d')];
}

function trace(draw: CanvasRenderingContext2D, section: Section): void {
  const { inner, outer, from, to } = section;
  draw.beginPath();
  draw.arc(0, 0, outer, radians(from), radians(to));
  if (inner > 0) draw.arc(0, 0, inner, radians(to), radians(from), true);
  draw.closePath();
}

/** The target from above, as wide as its outline. */
export function paintTarget(geometry: Geometry, size = 2048): HTMLCanvasElement {
  const [made, draw] = canvas(size);
  if (!draw) return made;
  draw.translate(size / 2, size / 2);
  const scale = size / 2 / geometry.outline;
  draw.scale(scale, -scale);
  const random = chance(7);
  const rim = draw.createRadialGradient(0, 0, geometry.playing, 0, 0, geometry.outline);
  rim.addColorStop(0, '#2c4468');
  rim.addColorStop(1, '#131e33');
  draw.fillStyle = rim;
  draw.beginPath();
  draw.arc(0, 0, geometry.outline, 0, 2 * Math.PI);
  draw.fill();
  for (const section of geometry.sections) {
    const { field } = paintOf(section.value);
    const shine = draw.createRadialGradient(0, 0, section.inner, 0, 0, section.outer);
    shine.addColorStop(0, field);
    shine.addColorStop(0.75, field);
    shine.addColorStop(1, tint(field, -18));
    trace(draw, section);
    draw.fillStyle = shine;
    draw.fill();
  }
  frost(draw, geometry, random);
  draw.strokeStyle = LINE;
  for (const section of geometry.sections) {
    draw.lineWidth = section.inner === 0 ? 0.22 : 0.13;
    trace(draw, section);
    draw.stroke();
  }
  seams(draw, geometry);
  for (const section of geometry.sections) digit(draw, section, geometry);
  for (const { x, y, radius } of geometry.holes) {
    const glow = draw.createRadialGradient(x, y, radius, x, y, radius + 0.7);
    glow.addColorStop(0, '#0b1a2ecc');
    glow.addColorStop(1, '#0b1a2e00');
    draw.fillStyle = glow;
    draw.beginPath();
    draw.arc(x, y, radius + 0.7, 0, 2 * Math.PI);
    draw.fill();
  }
  return made;
}

function tint(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) + by);
  return `rgb(${parts.map((part) => Math.max(0, Math.min(255, part))).join()})`;
}

/** Cracks in the ice, a sprinkle of rime, and somebody has walked over it. */
function frost(draw: CanvasRenderingContext2D, geometry: Geometry, random: () => number): void {
  draw.lineCap = 'round';
  for (let crack = 0; crack < 26; crack += 1) {
    let angle = random() * 2 * Math.PI;
    const start = 3 + random() * (geometry.playing - 4);
    let [x, y] = [start * Math.cos(angle), start * Math.sin(angle)];
    draw.strokeStyle = `rgb(255 255 255 / ${0.18 + random() * 0.25})`;
    draw.lineWidth = 0.03 + random() * 0.05;
    draw.beginPath();
    draw.moveTo(x, y);
    for (let step = 0; step < 7; step += 1) {
      angle += (random() - 0.5) * 1.3;
      x += Math.cos(angle) * 0.55;
      y += Math.sin(angle) * 0.55;
      if (Math.hypot(x, y) > geometry.playing) break;
      draw.lineTo(x, y);
    }
    draw.stroke();
  }
  for (let flake = 0; flake < 900; flake += 1) {
    const far = geometry.playing * Math.sqrt(random());
    const angle = random() * 2 * Math.PI;
    draw.fillStyle = `rgb(255 255 255 / ${random() * 0.3})`;
    draw.beginPath();
    draw.arc(far * Math.cos(angle), far * Math.sin(angle), random() * 0.09, 0, 2 * Math.PI);
    draw.fill();
  }
  footprints(draw);
}

function footprints(draw: CanvasRenderingContext2D): void {
  draw.fillStyle = 'rgb(38 74 104 / 24%)';
  for (let step = 0; step < 9; step += 1) {
    const [x, y] = [-13.4 + step * 1.55, 6.4 - step * 1.9 + (step % 2) * 0.9];
    draw.save();
    draw.translate(x, y);
    draw.rotate(-0.9);
    for (const toe of [-0.5, 0, 0.5]) {
      draw.beginPath();
      draw.ellipse(0.26 * Math.cos(toe), 0.3 * Math.sin(toe), 0.24, 0.08, toe, 0, 2 * Math.PI);
      draw.fill();
    }
    draw.restore();
  }
}

/** Where the four pieces of the target meet, with a letter on either side. */
function seams(draw: CanvasRenderingContext2D, { playing, outline }: Geometry): void {
  draw.strokeStyle = 'rgb(20 40 66 / 35%)';
  draw.lineWidth = 0.05;
  draw.setLineDash([0.4, 0.22]);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const [x, y] = [Math.cos((quarter * Math.PI) / 2), Math.sin((quarter * Math.PI) / 2)];
    draw.beginPath();
    draw.moveTo(x * 2.8, y * 2.8);
    draw.lineTo(x * outline, y * outline);
    draw.stroke();
    const letter = 'DABC'[quarter] ?? '';
    for (const beside of [-0.55, 0.55]) {
      const far = (playing + outline) / 2;
      write(draw, letter, [x * far - y * beside, y * far + x * beside], 0.75, '#9fc3de', quarter);
    }
  }
  draw.setLineDash([]);
}

function write(
  draw: CanvasRenderingContext2D,
  text: string,
  [x, y]: readonly [number, number],
  size: number,
  colour: string,
  quarters: number,
): void {
  draw.save();
  draw.translate(x, y);
  draw.rotate((quarters * Math.PI) / 2 - Math.PI / 2);
  draw.scale(0.01, -0.01); // letters are drawn large and shrunk
  draw.font = `${size * 100}px ${FONT}`;
  draw.textAlign = 'center';
  draw.textBaseline = 'middle';
  draw.fillStyle = colour;
  draw.fillText(text, 0, 0);
  draw.restore();
}

/** How far beside a hole that lies in its middle a section is marked, in degrees. */
const BESIDE = 16.5;

/** Where the value of a section is written: on all four sides of a ring, beside a hole. */
function placesOf(section: Section, { holes }: Geometry): (readonly [number, number])[] {
  const [x, y] = middleOf(section);
  if (section.inner === 0) return [[0, 0]];
  const radius = (section.inner + section.outer) / 2;
  const at = (angle: number) =>
    [radius * Math.cos(radians(angle)), radius * Math.sin(radians(angle))] as const;
  if (isRound(section)) return [0, 90, 180, 270].map(at);
  const middle = (section.from + section.to) / 2;
  const covered = holes.some((hole) => Math.hypot(hole.x - x, hole.y - y) < hole.radius);
  return covered ? [at(middle - BESIDE), at(middle + BESIDE)] : [[x, y]];
}

function digit(draw: CanvasRenderingContext2D, section: Section, geometry: Geometry): void {
  const { ink } = paintOf(section.value);
  const places = placesOf(section, geometry);
  const room = Math.min(3.2, (section.outer - section.inner) * 0.78);
  const size = section.inner === 0 ? 3.4 : places.length === 2 ? room * 0.55 : room;
  for (const [x, y] of places) {
    const quarters = (Math.atan2(y, x) * 2) / Math.PI;
    write(draw, String(section.value), [x, y], size, ink, section.inner === 0 ? 1 : quarters + 2);
  }
}

/** The wood of a round table: planks, grain and rings of mugs. */
export function paintWood(size = 1024): HTMLCanvasElement {
  const [made, draw] = canvas(size);
  if (!draw) return made;
  const random = chance(11);
  const planks = 9;
  const high = size / planks;
  for (let plank = 0; plank < planks; plank += 1) {
    const light = 17 + random() * 7;
    draw.fillStyle = `hsl(${19 + random() * 9} ${34 + random() * 10}% ${light}%)`;
    draw.fillRect(0, plank * high, size, high);
    for (let grain = 0; grain < 60; grain += 1) {
      const y = plank * high + random() * high;
      draw.strokeStyle =
        random() < 0.6
          ? `rgb(40 18 6 / ${random() * 0.24})`
          : `rgb(255 214 160 / ${random() * 0.1})`;
      draw.lineWidth = 0.5 + random() * 1.8;
      draw.beginPath();
      const wave = random() * 9;
      draw.moveTo(0, y);
      draw.bezierCurveTo(size * 0.3, y + wave, size * 0.65, y - wave, size, y + wave * 0.4);
      draw.stroke();
    }
    for (let knot = 0; knot < 2; knot += 1) {
      const [x, y] = [random() * size, plank * high + high * (0.2 + random() * 0.6)];
      for (let ring = 5; ring > 0; ring -= 1) {
        draw.strokeStyle = `rgb(46 20 6 / ${0.12 + ring * 0.03})`;
        draw.lineWidth = 1.4;
        draw.beginPath();
        draw.ellipse(x, y, ring * 4.4, ring * 2.1, 0, 0, 2 * Math.PI);
        draw.stroke();
      }
    }
    draw.fillStyle = '#0006';
    draw.fillRect(0, plank * high, size, 2.5);
    draw.fillStyle = '#ffdda814';
    draw.fillRect(0, plank * high + 2.5, size, 2);
  }
  rime(draw, size, random);
  for (const [x, y] of [
    [0.2, 0.23],
    [0.83, 0.71],
  ] as const) {
    draw.strokeStyle = '#1a0a0344';
    draw.lineWidth = 7;
    draw.beginPath();
    draw.arc(x * size, y * size, size * 0.045, 0.4, 6.1);
    draw.stroke();
  }
  return made;
}

/** Frost that creeps in from the rim of the table. */
function rime(draw: CanvasRenderingContext2D, size: number, random: () => number): void {
  const half = size / 2;
  for (let patch = 0; patch < 620; patch += 1) {
    const angle = random() * 2 * Math.PI;
    const wave = Math.sin(angle * 3 + 1) + Math.sin(angle * 7) * 0.6;
    const far = half * (1.02 - random() ** 2.2 * (0.17 + 0.07 * wave));
    const [x, y] = [half + far * Math.cos(angle), half + far * Math.sin(angle)];
    const radius = size * (0.008 + random() * 0.022);
    const cloud = draw.createRadialGradient(x, y, 0, x, y, radius);
    cloud.addColorStop(0, `rgb(224 242 255 / ${0.1 + random() * 0.2})`);
    cloud.addColorStop(1, 'rgb(224 242 255 / 0)');
    draw.fillStyle = cloud;
    draw.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  }
  for (let crystal = 0; crystal < 260; crystal += 1) {
    const angle = random() * 2 * Math.PI;
    const far = half * (1 - random() * 0.14);
    draw.save();
    draw.translate(half + far * Math.cos(angle), half + far * Math.sin(angle));
    draw.rotate(angle + (random() - 0.5));
    draw.strokeStyle = `rgb(240 250 255 / ${0.15 + random() * 0.35})`;
    draw.lineWidth = 0.8;
    const long = 4 + random() * 14;
    draw.beginPath();
    draw.moveTo(0, 0);
    draw.lineTo(-long, 0);
    for (const step of [0.35, 0.6, 0.8]) {
      draw.moveTo(-long * step, 0);
      draw.lineTo(-long * (step + 0.18), long * 0.16);
      draw.moveTo(-long * step, 0);
      draw.lineTo(-long * (step + 0.18), -long * 0.16);
    }
    draw.stroke();
    draw.restore();
  }
}

/** An eye, as it is drawn on a die. */
export function paintEye(ink: string, size = 128): HTMLCanvasElement {
  const [made, draw] = canvas(size);
  if (!draw) return made;
  draw.translate(size / 2, size / 2);
  draw.scale(size / 2, size / 2);
  draw.strokeStyle = draw.fillStyle = ink;
  draw.lineWidth = 0.15;
  draw.lineJoin = 'round';
  draw.beginPath();
  draw.moveTo(-0.85, 0);
  draw.quadraticCurveTo(0, -0.98, 0.85, 0);
  draw.quadraticCurveTo(0, 0.98, -0.85, 0);
  draw.closePath();
  draw.stroke();
  draw.beginPath();
  draw.arc(0, 0, 0.33, 0, 2 * Math.PI);
  draw.fill();
  return made;
}

/** A snowdrift, as it is drawn on the snow die. */
export function paintDrift(ink: string, size = 128): HTMLCanvasElement {
  const [made, draw] = canvas(size);
  if (!draw) return made;
  draw.translate(size / 2, size / 2);
  draw.scale(size / 2, size / 2);
  draw.strokeStyle = ink;
  draw.lineWidth = 0.13;
  draw.lineCap = 'round';
  for (let arm = 0; arm < 6; arm += 1) {
    draw.rotate(Math.PI / 3);
    draw.beginPath();
    draw.moveTo(0, 0);
    draw.lineTo(0, -0.85);
    draw.moveTo(-0.22, -0.75);
    draw.lineTo(0, -0.52);
    draw.lineTo(0.22, -0.75);
    draw.stroke();
  }
  return made;
}
