import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  // Works below any path of a proxy.
  base: './',
  resolve: {
    alias: {
      // The virtual list is written for React.
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: here('../dist/console'),
    emptyOutDir: true,
    target: 'es2023',
    // The policy of the page allows no inline data for scripts and styles, and nothing is worth it.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:7080' } },
});
