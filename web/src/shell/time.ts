const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago a moment was, in words: `5 minutes ago`. */
export function ago(at: number, lang: string, now = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, seconds]) => passed >= seconds) ?? ['second', 1];
  return unit === 'second'
    ? words.format(0, 'second')
    : words.format(-Math.floor(passed / length), unit);
}

/** A time limit in words: `2 minutes`, `3 days`. */
export function lasting(seconds: number, lang: string): string {
  const [unit, length] = STEPS.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(
    seconds / length,
  );
}
