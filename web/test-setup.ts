import { configure } from '@testing-library/svelte';

// On a busy machine whatever is waited for may come late.
configure({ asyncUtilTimeout: 60_000 });

// What jsdom lacks and the client needs.
Element.prototype.scrollIntoView = () => undefined;
Object.assign(document, { fonts: { ready: Promise.resolve() } });
Object.assign(window, {
  matchMedia: () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});
window.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
