/** Drawing by hand: every line trembles a little, always in the same way for the same name. */

export type Point = readonly [number, number];

/** Numbers from 0 to 1, the same ones for the same name. */
export function hand(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507);
    state = Math.imul(state ^ (state >>> 13), 3266489909);
    state ^= state >>> 16;
    return (state >>> 0) / 2 ** 32;
  };
}

const fixed = (number: number) => String(Math.round(number * 10) / 10);
const spot = (x: number, y: number) => `${fixed(x)} ${fixed(y)}`;

/** A line from here to there. */
export function line([x1, y1]: Point, [x2, y2]: Point, name: string, tremble = 1): string {
  const next = hand(`${name}:${x1},${y1},${x2},${y2}`);
  const off = () => (next() - 0.5) * 2 * tremble;
  const way = 0.35 + next() * 0.3;
  const middle = spot(x1 + (x2 - x1) * way + off() * 1.4, y1 + (y2 - y1) * way + off() * 1.4);
  return `M${spot(x1 + off(), y1 + off())}Q${middle} ${spot(x2 + off(), y2 + off())}`;
}

/** A line through several points. */
export function through(points: readonly Point[], name: string, tremble = 1): string {
  return points
    .slice(1)
    .map((to, index) => line(points[index] ?? to, to, `${name}${index}`, tremble))
    .join('');
}

/** Four lines that do not quite meet. */
export function box(x: number, y: number, w: number, h: number, name: string): string {
  const corners: Point[] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
    [x, y],
  ];
  return through(corners, name, 0.8);
}

/** A ring around something, a bit more than once around. */
export function ring(cx: number, cy: number, rx: number, ry: number, name: string): string {
  const next = hand(name);
  const start = next() * Math.PI * 2;
  const steps = 9;
  const points = Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = start + (step / steps) * Math.PI * 2.25;
    const far = 0.94 + next() * 0.14;
    return [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far];
  });
  const [first = [0, 0] as Point, ...rest] = points;
  const bows = rest.map(([x, y], index) => {
    const [px, py] = points[index] ?? first;
    const [mx, my] = [(px + x) / 2 - cx, (py + y) / 2 - cy];
    return `Q${spot(cx + mx * 1.09, cy + my * 1.09)} ${spot(x, y)}`;
  });
  return `M${spot(...first)}${bows.join('')}`;
}

/** Crossed out. */
export function cross(x: number, y: number, w: number, h: number, name: string): string {
  return line([x, y], [x + w, y + h], `${name}a`, 2) + line([x + w, y], [x, y + h], `${name}b`, 2);
}

/** Filled in by going to and fro. */
export function hatch(x: number, y: number, w: number, h: number, name: string, gap = 5): string {
  const next = hand(name);
  const off = () => (next() - 0.5) * gap * 0.5;
  const points: string[] = [];
  for (let way = gap / 2; way < w + h; way += gap) {
    const low = spot(x + Math.min(way, w) + off(), y + Math.max(0, way - w) + off());
    const high = spot(x + Math.max(0, way - h) + off(), y + Math.min(way, h) + off());
    points.push(...(points.length % 4 === 0 ? [low, high] : [high, low]));
  }
  return `M${points.join('L')}`;
}

/** Waves along a line. */
export function waves([x1, y1]: Point, [x2, y2]: Point, name: string): string {
  const next = hand(name);
  const count = 5;
  const [dx, dy] = [(x2 - x1) / count, (y2 - y1) / count];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const bows = Array.from({ length: count }, (_, step) => {
    const high = (step % 2 ? 4 : -4) * (0.8 + next() * 0.4);
    const [mx, my] = [x1 + dx * (step + 0.5) + nx * high, y1 + dy * (step + 0.5) + ny * high];
    return `Q${spot(mx, my)} ${spot(x1 + dx * (step + 1), y1 + dy * (step + 1))}`;
  });
  return `M${spot(x1, y1)}${bows.join('')}`;
}

/** Figures as one writes them, each in a field of 4 by 6. */
export const FIGURES: Readonly<Record<string, string>> = {
  '0': 'M2 0C.4 0 0 1.6 0 3s.4 3 2 3 2-1.5 2-3S3.5 0 1.8.1',
  '1': 'M.8 1.4L2.3 0 2.1 6',
  '2': 'M.2 1.4C.4-.3 3.6-.5 3.6 1.6 3.6 3.2 1 4.6 0 6 1.2 5.7 2.8 5.8 4 5.9',
  '3': 'M.3.6C1.2-.3 3.6-.2 3.5 1.4 3.4 2.6 2.2 2.8 1.4 2.8 2.8 2.8 3.9 3.3 3.8 4.5 3.7 6.2 1 6.4.1 5.3',
  '4': 'M2.6 0C1.8 1.6.8 2.9.1 4 1.4 3.9 2.8 3.9 4 4M3 2.2L2.9 6',
  '5': 'M3.7.1L.9.2.5 2.7C1.6 2.2 3.8 2.2 3.8 4.1 3.8 6 1.3 6.4.1 5.3',
  '6': 'M3.3.2C1.6.8.2 2.6.2 4.3.2 6.5 3.7 6.5 3.8 4.4 3.8 2.6 1.2 2.5.3 4.2',
  '7': 'M.1.2L3.9.1C2.8 2 1.9 4 1.4 6M1 3.1L3.2 3',
  '8': 'M3.2.9C2.6-.4.4-.2.5 1.3.6 2.7 3.6 3 3.6 4.6 3.6 6.4.3 6.4.3 4.6.3 3 3.5 2.6 3.4 1.1 3.3.6 3.1.4 2.6.1',
  '9': 'M3.6 1.7C3.3-.4.3-.4.3 1.7.3 3.5 3.2 3.5 3.6 1.7 3.7 3.2 3.3 5 2.4 6',
  '-': 'M.4 3.2L3.4 3',
};
