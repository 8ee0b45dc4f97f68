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
