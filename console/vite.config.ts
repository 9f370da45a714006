import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { icons } from './icons-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Relative URLs work below any proxy path.
  base: './',
  plugins: [icons()],
  resolve: {
    alias: [
      // virtua is written for React.
      { find: 'react/jsx-runtime', replacement: 'preact/jsx-runtime' },
      { find: 'react-dom', replacement: 'preact/compat' },
      { find: 'react', replacement: 'preact/compat' },
      // The extractors load it with `require`.
      { find: /^\.\/phone-library\.ts$/, replacement: here('src/entities/phone-library.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../dist/console'),
    emptyOutDir: true,
    target: 'es2023',
    // The page's security policy forbids inline data for scripts and styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:7080' } },
});
