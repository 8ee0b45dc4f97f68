import type { Asking } from './board/auto';
import type { Language } from './texts.svelte';

const KEY = 'podziemia.settings';

export interface Settings {
  lang: Language;
  theme: 'light' | 'dark' | 'auto';
  speed: 'off' | 'fast' | 'normal' | 'slow';
  sound: boolean;
  /** When I am asked though there is nothing to decide. */
  asking: Asking;
  textSize: 'normal' | 'large' | 'huge';
  leftHanded: boolean;
  /** Whether I am asked before I end something for good or lose much. */
  lastWord: boolean;
  /** Whether the number keys choose options. */
  digits: boolean;
  /** Whether I am called back to tables played by the day. */
  notify: boolean;
}

function defaults(): Settings {
  return {
    lang: navigator.language.toLowerCase().startsWith('pl') ? 'pl' : 'en',
    theme: 'auto',
    speed: 'normal',
    sound: false,
    asking: 'people',
    textSize: 'normal',
    leftHanded: false,
    notify: false,
    digits: true,
    lastWord: true,
  };
}

function load(): Settings {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...defaults(), ...(kept as Partial<Settings>) };
  } catch {
    return defaults(); // storage is forbidden, or holds something else
  }
}

/** How this person likes the table, kept in this browser. */
export const settings: Settings = $state(load());

const darkness = matchMedia('(prefers-color-scheme: dark)');
let night = $state(darkness.matches);

/** The theme that is shown now. */
export function shownTheme(): 'light' | 'dark' {
  if (settings.theme !== 'auto') return settings.theme;
  return night ? 'dark' : 'light';
}

/** Keep the settings and let the page follow them, from now on. */
export function followSettings(): () => void {
  darkness.addEventListener('change', (event) => (night = event.matches));
  return $effect.root(() => {
    $effect(() => {
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // They last as long as the page, then.
      }
    });
    $effect(() => {
      const page = document.documentElement;
      page.lang = settings.lang;
      page.dataset.theme = shownTheme();
      page.dataset.textSize = settings.textSize;
      page.dataset.hand = settings.leftHanded ? 'left' : 'right';
    });
  });
}
