import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { gameIcons } from './icons-plugin.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [gameIcons(), svelte(), svelteTesting()],
  // In development the table itself runs beside: `podziemia serve --port 8000`.
  server: {
    proxy: {
      '/api': { target: process.env.PODZIEMIA_SERVER ?? 'http://127.0.0.1:8000', ws: true },
    },
  },
  build: {
    outDir: '../src/podziemia/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // fonts as data addresses would be forbidden by our own policy
    modulePreload: { polyfill: false },
  },
  test: {
    environment: 'jsdom',
    // Every file has a world of its own; modules are read once for all of them.
    pool: 'vmThreads',
    maxWorkers: 2,
    include: ['src/**/*.test.ts'],
    setupFiles: ['./test-setup.ts'],
    restoreMocks: true,
    // On a busy machine a test may have to wait for its modules.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
