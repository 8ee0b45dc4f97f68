import own from './icons.json?icons';

/** The outline of an icon, in a square of 512. */
export function outlineOf(name: string): string | undefined {
  return own[name];
}
